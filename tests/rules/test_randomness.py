"""Chance: the same everywhere and for ever, even, and in streams of their own."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from rules.randomness import Randomness

DICE = [4, 0, 2, 3, 4, 5, 1, 1, 2, 5, 0, 0]
CARDS = tuple("behgfcda")
RESEEDED = "b3c7eba0a646d9a4e150357c34e96af3a4d8d3cbf72e6e86a841bbddf3ddf655"


def drawn(rng: Randomness, stream: str, sides: int, count: int) -> tuple[list[int], Randomness]:
    values: list[int] = []
    for _ in range(count):
        value, rng = rng.draw(stream, sides)
        values.append(value)
    return values, rng


def test_these_values_are_for_ever() -> None:
    """Compare with fixed values: stored games and published hashes depend on the algorithm."""
    assert drawn(Randomness("42"), "dice", 6, 12)[0] == DICE
    assert Randomness("42").shuffle("cards", "abcdefgh")[0] == CARDS
    assert Randomness("42").reseed("salt").seed == RESEEDED


def test_every_value_is_as_likely() -> None:
    for sides in (2, 3, 6, 7):
        counts = Counter(drawn(Randomness("even"), "dice", sides, 4200)[0])
        assert sorted(counts) == list(range(sides))
        expected = 4200 / sides
        assert sum((count - expected) ** 2 / expected for count in counts.values()) < 25


def test_every_order_is_as_likely() -> None:
    rng = Randomness("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        order, rng = rng.shuffle("cards", (1, 2, 3, 4))
        counts[order] += 1
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 60


def test_streams_do_not_disturb_one_another() -> None:
    alone, _ = drawn(Randomness("1"), "dice", 6, 20)
    rng = Randomness("1")
    among: list[int] = []
    for turn in range(20):
        value, rng = rng.draw("dice", 6)
        among.append(value)
        _, rng = drawn(rng, f"deck {turn % 3}", 6, turn % 4)
    assert among == alone
    assert drawn(Randomness("1"), "theft", 6, 20)[0] != alone
    assert drawn(Randomness("2"), "dice", 6, 20)[0] != alone


def test_drawing_leaves_the_old_chance_as_it_was() -> None:
    rng = Randomness("1")
    assert rng.draw("dice", 6) == rng.draw("dice", 6)
    assert rng == Randomness("1")


def test_equal_chance_is_equal_in_whichever_order_streams_were_drawn() -> None:
    _, one = Randomness("1").draw("a", 2)
    _, one = one.draw("b", 2)
    _, other = Randomness("1").draw("b", 2)
    _, other = other.draw("a", 2)
    assert one == other
    assert hash(one) == hash(other)


def test_a_shuffle_keeps_all_items() -> None:
    assert Randomness("1").shuffle("cards", ()) == ((), Randomness("1"))
    items, _ = Randomness("1").shuffle("cards", [5, 5, 1, 2])
    assert sorted(items) == [1, 2, 5, 5]


def test_new_dice_depend_on_old_seed_and_salt() -> None:
    one = Randomness("1")
    assert one.reseed("salt") == one.reseed("salt")
    assert (
        len(
            {one.seed, one.reseed("salt").seed, one.reseed("other").seed, Randomness("2").reseed("salt").seed}
        )
        == 4
    )
    _, later = one.draw("dice", 6)
    assert later.reseed("salt") == one.reseed("salt")


@pytest.mark.parametrize("sides", [0, -1])
def test_nothing_can_be_drawn_from_nothing(sides: int) -> None:
    with pytest.raises(ValueError, match=f"{sides} values"):
        Randomness("1").draw("dice", sides)
