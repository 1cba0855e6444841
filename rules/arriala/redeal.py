"""A game of Arriala with other hidden facts: what a seat, or the public, sees stays the same."""

from __future__ import annotations

from msgspec.structs import replace

from rules.arriala.state import S
from rules.kit.tuples import put
from rules.randomness import Randomness


def redeal(game: S, seat: int | None, randomness: Randomness) -> S:
    """Return the game with other hands for the others, dealt from their cards and the pile."""
    kinds, others = range(len(game.pile)), [other for other in range(game.seats) if other != seat]
    hidden = (game.pile, *(game.hands[other] for other in others))
    cards, rng = randomness.shuffle(
        "redeal", [kind for kind in kinds for part in hidden for _ in range(part[kind])]
    )
    hands = game.hands
    for other in others:
        size = sum(game.hands[other])
        hands = put(hands, other, tuple(map(cards[:size].count, kinds)))
        cards = cards[size:]
    return replace(game, hands=hands, pile=tuple(map(cards.count, kinds)), randomness=rng)
