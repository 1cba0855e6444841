"""The check of secrets: what a seat cannot know moves nothing that it sees, may do or is advised to do."""

from __future__ import annotations

import random

from msgspec.structs import replace

from rules.game import Game
from rules.randomness import Randomness
from rules.records import Event
from rules.testing.losses import check_lost_secrets
from rules.testing.playing import Step
from rules.testing.standing import check_standing_secrets


def check_secrets(step: Step, seat: int | None, rng: random.Random) -> bool:
    """Raise AssertionError unless what a seat cannot know moves nothing it sees.

    And what it does see change by the step, without an event that reveals, it could have foretold. Returns
    whether there was something to hide.
    """
    game = step.before
    drawn = Randomness(str(rng.random()))
    other = game.redeal(seat, drawn)
    assert other == game.redeal(seat, drawn)
    assert other.randomness.seed == drawn.seed, "what the seat cannot know are the draws to come too"
    assert other.conserved() == game.conserved()
    for changed in (other, game.reseed("another salt")):
        assert changed.view(seat) == game.view(seat)
        assert changed.points_by_source() == game.points_by_source(), "not all may know of these points"
        if seat is not None and game.outcome is None:
            _check_answers(changed, game, seat)
    if seat is not None and step.seat == seat and not any(event.reveals for event in step.events):
        after, events = other.apply(seat, step.action)
        assert after.view(seat) == step.after.view(seat), f"{step.action} reveals and does not say so"
        assert visible_to(events, seat) == visible_to(step.events, seat)
    return replace(other, randomness=game.randomness) != game


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
    check_standing_secrets(changed, game, seat)
    check_lost_secrets(changed, game, seat)
    if legal:
        assert changed.suggest(seat) == game.suggest(seat)
