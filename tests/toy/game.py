"""The toy game: its answers to the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from msgspec.structs import replace
from propcache.api import cached_property

from rules import Action, Condition, Event, Outcome, Standing
from rules.randomness import Randomness
from rules.values import Text
from tests.toy import policy, steps
from tests.toy.actions import ACTIONS
from tests.toy.ahead import ahead, awaited
from tests.toy.components import FILE, SEAT_NUMBERS, Colour
from tests.toy.events import EVENTS
from tests.toy.redeal import redeal
from tests.toy.standing import STANDING, action_of, check_order, offered
from tests.toy.state import ToyState
from tests.toy.view import ToyView, view_of


class Toy(ToyState, frozen=True, tag="toy"):
    """The toy game; its fields are those of :class:`ToyState`."""

    actions = ACTIONS
    events = EVENTS
    standing = STANDING
    views = ToyView
    seat_numbers = SEAT_NUMBERS
    components = (FILE,)
    package = "tests.toy"

    @classmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **options: str) -> Self:
        return steps.set_up(cls, seats, randomness, first, options["toy"])

    @property
    def outcome(self) -> Outcome | None:
        return steps.outcome_of(self)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        return self.offered[seat] if 0 <= seat < self.seats else steps.legal_actions(self, seat)

    @cached_property
    def offered(self) -> tuple[tuple[Action, ...], ...]:
        """Return all that each seat may do: kept, as it is asked for again and again."""
        return tuple(steps.legal_actions(self, seat) for seat in range(self.seats))

    def perform(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        return steps.perform(self, seat, action)

    def view(self, seat: int | None) -> ToyView:
        return view_of(self, seat)

    @property
    def round_number(self) -> int:
        return self.round

    def points_now(self) -> tuple[int, ...]:
        return self.points

    def suggest(self, seat: int) -> Action:
        legal = self.legal_actions(seat)
        if not legal:
            raise self.not_waited_for()
        return policy.suggest(self.view(seat), seat, legal)

    def standing_answers(self, seat: int) -> tuple[Standing, ...]:
        return offered(self.view(seat))

    def answer(self, seat: int, standing: Standing) -> Action | None:
        return action_of(self.view(seat), seat, standing)

    def check_standing(self, seat: int, standing: Standing) -> None:
        check_order(standing)

    def awaited(self, seat: int) -> tuple[Condition, ...]:
        return awaited(self, seat)

    def ahead(self, seat: int) -> Self | None:
        return ahead(self, seat)

    def lost_by(self, seat: int, action: Action) -> Text | None:
        return steps.lost_by(self, action)

    def redeal(self, seat: int | None, randomness: Randomness) -> Self:
        return redeal(self, seat, randomness)

    def reshuffled(self) -> Self:
        pile, rng = self.randomness.shuffle("pile", self.pile)
        return replace(self, pile=pile, randomness=rng)

    def conserved(self) -> Mapping[str, int]:
        sold = () if self.sale is None else (self.sale.card,)
        cards = [
            *self.pile,
            *self.away,
            *sold,
            *(card for part in (*self.hands, *self.ponds) for card in part),
        ]
        return {str(colour): cards.count(colour) for colour in Colour}
