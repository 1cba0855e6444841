"""Paths of choices: how they are written, what they are not, and what a path calls a value."""

from __future__ import annotations

import pytest

from bot.ui.action_picker import Choice, Path, PathError, follow, path_of_class, value_name
from rules import new_game
from rules.language.words import Words
from tests.toy.actions import Choose
from tests.toy.components import Colour

GAME = new_game("toy", seats=2, seed=7, first=0)
ACTIONS = GAME.legal_actions(0)
CHOOSING = path_of_class(GAME, ACTIONS, Choose)


def followed(path: Path) -> Choice | None:
    """Return where a path leads at the beginning of a game."""
    return follow(GAME, Words("toy", "en", ("Ada", "Bea"), GAME.view(0)), ACTIONS, path)


@pytest.mark.parametrize("written", ["3", "3.5", "3.5~1", "0.0.0", "~25", "12.24.24~12"])
def test_a_path_of_before_leads_nowhere(written: str) -> None:
    """Those counted lists; none of their numbers is a name of today."""
    path = Path.parse(written)
    assert str(path) == written
    if not path.picks:
        path = path.then("3")
    with pytest.raises(PathError):
        followed(path)


@pytest.mark.parametrize("option", ["@west", "@" + "x" * 120, "~1", "+card", ""])
def test_an_option_that_names_no_value_leads_nowhere(option: str) -> None:
    """What somebody sends as picked is a value's name or nothing: no part, page or group of a path."""
    choice = followed(CHOOSING)
    assert choice is not None
    assert choice.field is not None
    with pytest.raises(PathError):
        followed(CHOOSING.then(option))


@pytest.mark.parametrize("written", ["play..1", "play.", ".", "+card.1", "@west@east", "play~x", "é"])
def test_what_is_no_path(written: str) -> None:
    with pytest.raises(PathError):
        Path.parse(written)


def test_paths_have_parts_groups_and_pages() -> None:
    assert Path.parse("+card") == Path(group="card")
    assert Path.parse("play.red@west~2") == Path(("play", "red"), part="west", page=2)
    assert Path(("play",), part="west", page=2).then("red") == Path(("play", "red"))
    assert str(Path(("play",), page=2).of_part("west")) == "play@west"


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (None, "-"),
        (True, "yes"),
        (False, "no"),
        (17, "17"),
        (-3, "-3"),
        (Colour.RED, "red"),
        ("road_building", "road_building"),
    ],
)
def test_values_are_called_by_their_ids(value: object, name: str) -> None:
    assert value_name(value) == name


def test_long_and_strange_ids_have_digests() -> None:
    names = [value_name(value) for value in ("x" * 21, "x" * 22, "a.b", "@west", "é", "~1")]
    assert len(set(names)) == len(names)
    assert all(Path.parse(f"play.{name}").picks[1] == name for name in names)
    assert max(map(len, names)) == 10
