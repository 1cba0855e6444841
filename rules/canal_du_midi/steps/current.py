"""The step that is open, by the class of the decision at the head of the queue.

What a step offers is what it does not refuse. Both are written out, since what is offered is asked for far
more often than why something is refused; ``test_exactly_what_is_offered_is_accepted`` in
tests/rules/canal_du_midi/test_properties.py holds them together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rules.canal_du_midi.state import Asking, Bets, CanalDuMidiState, Due, Picks, S, Trading
from rules.canal_du_midi.steps import betting, picking, reinforcements, trades
from rules.records import Action, Event, RuleError


class Step(Protocol):
    """A step of a round: a module with these functions."""

    def offered(self, game: CanalDuMidiState, seat: int, due: Any, /) -> tuple[Action, ...]:
        """Return all actions of a seat that are not refused, in their order; the same card once."""
        ...

    def refusal(self, game: CanalDuMidiState, seat: int, action: Action, due: Any, /) -> RuleError | None:
        """Return why any action is not allowed in this step; None if it is."""
        ...

    def perform(self, game: S, seat: int, action: Any, due: Any, events: list[Event], /) -> S:
        """Return the game after an action that is not refused; what happens is added to the events."""
        ...


_STEPS: Mapping[type[Due], Step] = {
    Picks: picking,
    Bets: betting,
    Asking: reinforcements,
    Trading: trades,
}


def legal_actions(game: CanalDuMidiState, seat: int) -> tuple[Action, ...]:
    """Return all that a seat may do; cards by their points, the same card once."""
    due = game.due
    return () if due is None else _STEPS[type(due)].offered(game, seat, due)


def perform(game: S, seat: int, action: Action) -> tuple[S, tuple[Event, ...]]:
    """Return the game after a seat's action, and what happened; raise RuleError if the rules refuse it."""
    due = game.due
    assert due is not None
    step = _STEPS[type(due)]
    error = step.refusal(game, seat, action, due)
    if error is not None:
        raise error
    events: list[Event] = []
    return step.perform(game, seat, action, due, events), tuple(events)
