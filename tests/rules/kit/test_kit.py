"""The helpers that games share."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec
import pytest
from propcache.api import cached_property

from rules.kit import component_files, names, piles, ranks, refusals, seats, tuples
from rules.randomness import Randomness
from rules.values import Text, Value


class _Thing(component_files.Table, frozen=True):
    """A thing as a component file may have it."""

    id: str
    name: component_files.Name | None = None


class _File(component_files.Table, frozen=True):
    """A component file with a list of things."""

    thing: Annotated[tuple[_Thing, ...], msgspec.Meta(max_length=2)] = ()


class _Square(msgspec.Struct, frozen=True, dict=True):
    """A square that notes how often its area is computed."""

    side: int
    computed: list[int]

    @cached_property
    def area(self) -> int:
        """Return the area."""
        self.computed.append(self.side)
        return self.side * self.side


def test_cached_properties_of_structs_are_computed_once_and_are_no_fields() -> None:
    """Check that the value is kept with the object alone: it is neither compared nor stored nor copied."""
    square = _Square(3, [])
    assert (square.area, square.area, square.computed) == (9, 9, [3])
    assert square == _Square(3, [3])
    assert msgspec.json.encode(square) == b'{"side":3,"computed":[3]}'
    assert msgspec.structs.replace(square, side=4).area == 16
    assert square.area == 9


def test_tuples_with_one_thing_changed() -> None:
    """Check that one place changes and that the tuple given stays as it is."""
    items = (3, 1, 3)
    assert tuples.put(items, 2, 7) == (3, 1, 7)
    assert tuples.add(items, 1, -1) == (3, 0, 3)
    assert tuples.without_index(items, 0) == (1, 3)
    assert tuples.without(items, 3) == (1, 3)
    assert items == (3, 1, 3)
    with pytest.raises(ValueError, match="not in tuple"):
        tuples.without(items, 2)


def test_piles_draw_each_card_alike_and_replay() -> None:
    """Check that both kinds of pile draw the same cards from the same seed, each about as often."""
    drawn = Counter[str]()
    for seed in range(600):
        item, rest, left = piles.draw_item(("a", "a", "b"), Randomness(str(seed)), "pile")
        kind, counts, also_left = piles.draw_kind((2, 1), Randomness(str(seed)), "pile")
        assert ("a", "b")[kind] == item
        assert counts == (rest.count("a"), rest.count("b"))
        assert left == also_left
        drawn[item] += 1
    assert 340 < drawn["a"] < 460
    with pytest.raises(ValueError, match="cannot draw"):
        piles.draw_item((), Randomness("1"), "pile")
    with pytest.raises(ValueError, match="cannot draw"):
        piles.draw_kind((0, 0), Randomness("1"), "pile")


def test_seats_go_clockwise() -> None:
    """Check the order of the table, with and without the seat it begins at."""
    assert seats.seats_from(2, 4) == (2, 3, 0, 1)
    assert seats.seats_after(2, 4) == (3, 0, 1)


def test_leaders_share_the_highest_rank() -> None:
    """Check that ranks may be numbers or tuples, and that ties are shared."""
    assert ranks.leaders((1, 4, 4)) == (1, 2)
    assert ranks.leaders([(5, 0), (5, 2), (4, 9)]) == (1,)


def test_parameters_of_a_refusal_have_their_kind() -> None:
    """Check that the order is kept."""
    assert refusals.values_of("seat", (2, 0)) == (Value("seat", 2), Value("seat", 0))


def test_names_come_from_the_file_or_the_language() -> None:
    """Check that a name that is given wins."""
    assert names.name_text("hill", None) == Text("name-hill")
    assert names.name_text("hill", "The Hill") == "The Hill"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[thing]", r"^box\.toml: .*line 1"),
        ("[[thing]]\nid = 3", r"^box\.toml: .*thing\[0\]\.id"),
        ("[[thing]]\nid = 'a'\nsize = 2", r"^box\.toml: .*`size`"),
    ],
)
def test_a_file_of_another_shape_is_refused(text: str, message: str) -> None:
    """Check that the error names the file, and the key or the line."""
    with pytest.raises(ValueError, match=message):
        component_files.decode(text, "box.toml", _File)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[thing]]\nid = 'a'\n[[thing]]\nid = 'a'", r"^box\.toml: thing\[1\]\.id: 'a' is there twice$"),
        ("[[thing]]\nid = 'b'", r"^box\.toml: thing\[0\]\.name: 'b' needs a name"),
    ],
)
def test_ids_differ_and_have_names(text: str, message: str) -> None:
    """Check that the error names the file and the key."""
    read = component_files.decode(text, "box.toml", _File)
    with pytest.raises(ValueError, match=message):
        component_files.check_names("box.toml", "thing", read.thing, {"a"})


def test_packaged_component_files_are_read() -> None:
    """Check that the text comes from the package named."""
    assert component_files.packaged("rules.arriala", "cards.toml").startswith("# Arriala")
