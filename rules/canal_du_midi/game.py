"""A game of Canal du Midi: its answers to the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from rules.canal_du_midi import policy
from rules.canal_du_midi.actions import ACTIONS, Send
from rules.canal_du_midi.ahead import ahead, awaited, foresee, supposes
from rules.canal_du_midi.bounds import bounds
from rules.canal_du_midi.components import FILE, SEAT_NUMBERS
from rules.canal_du_midi.events import EVENTS
from rules.canal_du_midi.redeal import redeal, retracted
from rules.canal_du_midi.standing import STANDING, action_of, offered, stands
from rules.canal_du_midi.state import Bets, CanalDuMidiState
from rules.canal_du_midi.steps import current
from rules.canal_du_midi.steps.scoring import outcome_of, points_by_source, scores_of
from rules.canal_du_midi.steps.setup import set_up
from rules.canal_du_midi.view import CanalDuMidiView, view_of
from rules.game import Game
from rules.kit.bounds import outside
from rules.plans import Condition
from rules.randomness import Randomness
from rules.records import Action, Duration, Event, Outcome, Standing, Tally
from rules.values import Text


class CanalDuMidi(CanalDuMidiState, frozen=True, tag="canal_du_midi"):
    """A game of Canal du Midi; its fields are those of :class:`CanalDuMidiState`."""

    actions = ACTIONS
    events = EVENTS
    standing = STANDING
    views = CanalDuMidiView
    seat_numbers = SEAT_NUMBERS
    components = (FILE,)
    package = "rules.canal_du_midi"
    duration = Duration(minutes=(30, 45), weeks=(2, 3))
    foresight = 10_000
    nodes = 10_000
    astray = 5

    @classmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **options: str) -> Self:
        return set_up(cls, seats, randomness, first, options["sites"])

    @property
    def began(self) -> int:
        """Return the seat that was the first player."""
        return self.first

    @property
    def outcome(self) -> Outcome | None:
        return None if self.queue else outcome_of(self)

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the recognition points by seat as they stand (canal_du_midi.R8)."""
        return scores_of(self)

    @property
    def round_number(self) -> int:
        """Return the number of the round, one for each site (canal_du_midi.R2)."""
        return self.round

    def points_now(self) -> tuple[int, ...]:
        """Return the recognition points of each seat as they stand."""
        return self.scores

    def points_by_source(self) -> tuple[Tally, ...]:
        return points_by_source(self)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        return current.legal_actions(self, seat)

    def perform(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        return current.perform(self, seat, action)

    def view(self, seat: int | None) -> CanalDuMidiView:
        return view_of(self, seat)

    def suggest(self, seat: int) -> Action:
        legal = self.legal_actions(seat)
        if not legal:
            raise self.not_waited_for()
        return policy.suggest(self.view(seat), seat, legal)

    def naive(self, seat: int) -> Action:
        """Return what a beginner does, who wants to win every site and keeps the coins."""
        legal = self.legal_actions(seat)
        if not legal:
            raise self.not_waited_for()
        return policy.naive(self.view(seat), seat, legal)

    def standing_answers(self, seat: int) -> tuple[Standing, ...]:
        return offered(self.view(seat), seat)

    def stands(self, seat: int, standing: Standing) -> bool:
        return stands(self.view(seat), seat, standing)

    def answer(self, seat: int, standing: Standing) -> Action | None:
        return action_of(self.view(seat), seat, standing)

    def awaited(self, seat: int) -> tuple[Condition, ...]:
        return awaited(self, seat)

    def ahead(self, seat: int) -> Self | None:
        return ahead(self, seat)

    def foresee(self, seat: int, action: Action) -> Self | None:
        self.apply(seat, action)
        return foresee(self, seat, action)

    def supposes(self, ahead: Game) -> bool:
        assert isinstance(ahead, CanalDuMidiState)
        return supposes(self, ahead)

    def lost_by(self, seat: int, action: Action) -> Text | None:
        """Return that a coin is sent for nothing, where no discard is left for it (canal_du_midi.R4)."""
        view = self.view(seat)
        if not isinstance(action, Send) or seat not in view.asked or view.cards_for_coins:
            return None
        return Text("lost-coin", {"points": self.box.coin_points})

    def redeal(self, seat: int | None, randomness: Randomness) -> Self:
        return redeal(self, seat, randomness)

    def retracted(self, seat: int) -> Self:
        return retracted(self, seat)

    def outside(self) -> str | None:
        """Return the place of the first thing that is not within :func:`bounds`; None if all is."""
        return outside(self, bounds(self))

    def conserved(self) -> Mapping[str, int]:
        due = self.due
        cards = [card for part in (*self.hands, *self.face_up, *self.face_down) for card in part]
        cards += self.discards
        if isinstance(due, Bets):
            cards += [card for card in due.cards if card is not None]
        if self.shown is not None and self.shown.site == self.site:
            cards += self.shown.cards
        kept = {f"cards {card}": cards.count(card) for card in self.box.all_cards(self.seats)}
        kept["cards"] = len(cards)
        kept["coins"] = sum(self.coins) + self.supply + self.spent
        done = {site for site, there in enumerate(self.pawns) if there} | set(self.delayed)
        kept["sites"] = len(self.to_come) + len(done | ({self.site} - {None}))
        return kept
