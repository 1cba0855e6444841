"""The check of secrets: what a seat cannot know moves nothing that it sees, may do or is advised to do."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeAlias

from rules.game import Event, Game
from rules.testing.playing import Step

Redeal: TypeAlias = Callable[[Any, int | None, random.Random], Any]
"""Takes a game, the seat that looks (None: the public) and random draws; gives a game that looks the same
to it, with all that it cannot know dealt anew."""


def check_secrets(step: Step, seat: int | None, rng: random.Random, redeal: Redeal) -> bool:
    """Raise AssertionError unless what a seat cannot know moves nothing it sees.

    And what it does see change by the step, without an event that reveals, it could have foretold. Returns
    whether there was something to hide.
    """
    game = step.before
    other = redeal(game, seat, rng)
    assert other.conserved() == game.conserved()
    for changed in (other, game.reseed("another salt")):
        assert changed.view(seat) == game.view(seat)
        if seat is not None and game.outcome is None:
            _check_answers(changed, game, seat)
    if step.seat == seat and not any(event.reveals for event in step.events):
        after, events = other.apply(seat, step.action)
        assert after.view(seat) == step.after.view(seat), f"{step.action} reveals and does not say so"
        assert visible_to(events, seat) == visible_to(step.events, seat)
    return other != game


def visible_to(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """Return the events that a seat, or the public (None), may know of."""
    return tuple(
        event
        for event in events
        if (audience := event.audience()) is None or (seat is not None and seat in audience)
    )


def _check_answers(changed: Game, game: Game, seat: int) -> None:
    """Raise AssertionError unless a seat may do the same and is advised the same in both games."""
    legal = game.legal_actions(seat)
    assert changed.legal_actions(seat) == legal
    if legal:
        assert changed.suggest(seat) == game.suggest(seat)
