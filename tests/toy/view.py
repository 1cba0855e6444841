"""What one seat, or the public, may know of the toy game."""

from __future__ import annotations

import msgspec

from rules import View
from rules.values import Scalar, Text
from tests.toy.actions import Colour


class OfferSeen(msgspec.Struct, frozen=True):
    """An offer that waits for its answer; ``cards`` is None for those who may not see them."""

    giver: int
    to: int
    count: int
    cards: tuple[Colour, ...] | None


class ToyView(View, frozen=True):
    """The position; of what is hidden only the seat's own ``hand`` and ``number`` are there."""

    game = "toy"

    worths: tuple[int, ...]
    numbers: int
    round: int
    rounds: int
    ponds: tuple[tuple[Colour, ...], ...]
    points: tuple[int, ...]
    hands: tuple[int, ...]
    pile: int
    turn: int | None
    left: int
    chosen: tuple[bool, ...]
    hand: tuple[Colour, ...]
    number: int | None
    offer: OfferSeen | None

    def words(self, kind: str, value: Scalar) -> Text | str:
        if kind == "card":
            return Text(f"enum-{value}")
        if kind == "pond" and isinstance(value, int):
            return Text("pond", {"number": value + 1})
        raise ValueError(f"no words for {kind} {value!r}")

    def values(self, kind: str) -> tuple[Scalar, ...]:
        if kind == "card":
            return tuple(Colour)
        if kind == "pond":
            return tuple(range(len(self.ponds)))
        raise ValueError(f"no values of {kind}")

    def status(self) -> Text:
        if self.outcome is not None:
            return Text("status-over")
        if self.seat is None or self.seat not in self.waiting_for:
            return Text("status-waiting", {"round": self.round})
        if self.offer is not None:
            return Text("status-answer", {"count": self.offer.count})
        if self.turn is None:
            return Text("status-choose", {"highest": self.numbers})
        return Text("status-turn", {"left": self.left})
