"""Bounds: what is within them, and the place of the first thing that is not."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from rules.kit.bounds import (
    FREE,
    Among,
    Bound,
    Each,
    Letters,
    Number,
    OneOf,
    Parts,
    Several,
    counts,
    exactly,
    outside,
)


class Card(msgspec.Struct, frozen=True):
    """A card."""

    name: str
    worth: int


class Coin(msgspec.Struct, frozen=True):
    """A coin."""

    worth: int | None


class Hand(msgspec.Struct, frozen=True):
    """A hand."""

    things: tuple[Card | Coin, ...]
    open: bool = True


CARD = Parts(Card, {"name": Letters(3), "worth": Number(0, 9)})
COIN = Parts(Coin, {"worth": Number(1, 2)})
HAND = Parts(Hand, {"things": Several(OneOf((CARD, COIN)), 3, different=True), "open": FREE})


@pytest.mark.parametrize(
    ("value", "bound", "place"),
    [
        (0, Number(0, 3), None),
        (3, Number(0, 3), None),
        (4, Number(0, 3), "$"),
        (-1, Number(0, 3), "$"),
        ("1", Number(0, 3), "$"),
        (None, Number(0, 3), None),
        ("abc", Letters(3), None),
        ("abcd", Letters(3), "$"),
        ("a", Among(("a", "b")), None),
        ("c", Among(("a", "b")), "$"),
        ((1, 2), Several(Number(0, 3), 2), None),
        ((1, 2, 3), Several(Number(0, 3), 2), "$"),
        ((), Several(Number(0, 3), 2, 1), "$"),
        ((1, 9), Several(Number(0, 3), 2), "$[1]"),
        ((1, 1), Several(Number(0, 3), 2), None),
        ((1, 1), Several(Number(0, 3), 2, different=True), "$"),
        ((1, 1), exactly(Number(0, 3), 2), None),
        ((1,), exactly(Number(0, 3), 2), "$"),
        ((1, 5), counts((1, 5)), None),
        ((2, 5), counts((1, 5)), "$[0]"),
        ((1,), counts((1, 5)), "$"),
        (("a", 1), Each((Letters(1), Number(1, 1))), None),
        (Card("abc", 3), CARD, None),
        (Card("abc", 10), CARD, "$.worth"),
        (Coin(1), CARD, "$"),
        (Coin(None), COIN, None),
        (Hand((Card("a", 1), Coin(2))), HAND, None),
        (Hand((Card("a", 1), Coin(3))), HAND, "$.things[1].worth"),
        (Hand((Coin(1), Coin(1))), HAND, "$.things"),
        (Hand((Coin(1), cast("Coin", Hand(())))), HAND, "$.things[1]"),
    ],
)
def test_the_first_thing_that_is_outside(value: Any, bound: Bound, place: str | None) -> None:
    assert outside(value, bound) == place


@pytest.mark.parametrize("fields", [{"name": FREE}, {"name": FREE, "worth": FREE, "more": FREE}])
def test_each_field_has_a_bound_and_each_bound_a_field(fields: dict[str, Bound]) -> None:
    with pytest.raises(TypeError, match="Card: bounds of"):
        outside(Card("a", 1), Parts(Card, fields))
