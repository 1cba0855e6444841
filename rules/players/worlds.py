"""Worlds that could be the real one, and how games go on in them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import count
from typing import TypeVar

from rules.game import Game
from rules.randomness import Randomness

G = TypeVar("G", bound=Game)
POINT = 1000
"""One point, in the unit of worth."""
_WON = 20 * POINT
"""What it is worth to have won alone; who has won with others has an equal part of it."""


def worlds(game: G, seat: int, seed: str) -> Iterator[G]:
    """Yield without end games that could be this one for all a seat knows; the same for the same seed.

    What others have chosen in secret in the open decision they choose there anew.
    """
    return (game.redeal(seat, Randomness(f"{seed} {number}")).retracted(seat) for number in count())


def next_seat(game: Game) -> int:
    """Return the seat that acts next where none takes its time; the game is not over.

    Whoever is asked what the game does not wait for answers first, or it would be over before.
    """
    return (game.answering or game.waiting_for)[0]


def play_on(game: Game, actions: int, astray: int, rng: random.Random) -> tuple[Game, int]:
    """Return the game after so many actions, or at its end, and how many were done.

    All do what the game suggests, but in ``astray`` of a hundred cases anything.
    """
    for done in range(actions):
        if game.outcome is not None:
            return game, done
        seat = next_seat(game)
        legal = game.legal_actions(seat) if astray and rng.randrange(100) < astray else ()
        game, _ = game.apply(seat, rng.choice(legal) if legal else game.suggest(seat))
    return game, actions


def outlook(game: Game, seed: str) -> tuple[int, ...]:
    """Return what a position comes to for each seat, as :func:`lead`, if all go on as is suggested."""
    after, _ = play_on(game, game.foresight, 0, random.Random(seed))
    worth = after.worth()
    return tuple(lead(after, seat, worth) for seat in range(game.seats))


def won(game: Game, seat: int) -> float | None:
    """Return the part of the win that a seat has; None while the game goes on."""
    if game.outcome is None:
        return None
    winners = game.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def lead(game: Game, seat: int, worth: Sequence[int]) -> int:
    """Return how much more a position is worth to a seat than to the best of the others.

    ``worth`` is what it is to each seat. In thousandths of a point; at the end with what it is worth to have
    won.
    """
    ahead, outcome = margin(worth, seat), game.outcome
    if outcome is None or not outcome.winners:
        return ahead
    share = _WON // len(outcome.winners)
    return ahead + (share if seat in outcome.winners else -share)


def margin(worth: Sequence[int], seat: int) -> int:
    """Return how much more a position is worth to a seat than to the best of the others, by itself."""
    return worth[seat] - max((one for other, one in enumerate(worth) if other != seat), default=0)
