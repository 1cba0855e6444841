"""Whole games, turn by turn, as their channels see them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rules import GAMES, Event, Game, new_game

Position = tuple[Game, tuple[Event, ...]]
LONGEST = 1500


def turns(
    kind: str, *, seats: int | None = None, seed: int = 1681, at_random: bool = False
) -> Iterator[Position]:
    """Yield a game after each turn of it, with what all know of what happened in it.

    Games have as many seats as there can be, and are played by their own suggestions, unless it is said
    otherwise; those played ``at_random`` are cut at so many actions.
    """
    draws = random.Random(seed)
    game = new_game(kind, seats=seats or max(GAMES[kind].seat_numbers), seed=seed, first=0)
    actions = 0
    while game.waiting_for and actions < LONGEST:
        waiting, events = game.waiting_for, ()
        while game.waiting_for == waiting and actions < LONGEST:
            seat = waiting[0]
            action = draws.choice(game.legal_actions(seat)) if at_random else game.suggest(seat)
            game, new = game.apply(seat, action)
            actions += 1
            events += tuple(event for event in new if event.audience() is None)
        yield game, events
