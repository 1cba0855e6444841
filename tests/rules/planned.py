"""Positions thought out ahead, beside those that really come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rules import Action, Game
from rules.testing import Step

G = TypeVar("G", bound=Game)
Passing = Callable[[Game, int], Action | None]
"""Returns what a seat does that changes nothing for others; None where there is no such thing."""


def come_to(game: G, seat: int, passing: Passing) -> G | None:
    """Return the game when a seat is asked, all others passing until then; None if that cannot be."""
    while game.outcome is None and seat not in game.waiting_for:
        other = game.waiting_for[0]
        action = passing(game, other)
        if action is None:
            return None
        game, _ = game.apply(other, action)
    return None if game.outcome is not None else game


def beside_what_comes(steps: Iterable[Step], passing: Passing) -> Iterator[tuple[int, Game, Game]]:
    """Yield seats that are not asked before steps, with the position ahead and the one that really comes."""
    for step in steps:
        for seat in range(step.before.seats):
            ahead = step.before.ahead(seat)
            real = None if ahead is None else come_to(step.before, seat, passing)
            if ahead is not None and real is not None:
                yield seat, ahead, real
