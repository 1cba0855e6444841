"""The toy game with other hidden facts: what a seat, or the public, sees stays the same."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.kit.tuples import put
from rules.randomness import Randomness
from tests.toy.components import Colour
from tests.toy.state import Due, Numbers, OfferMade, S, ToyState


def redeal(game: S, seat: int | None, randomness: Randomness) -> S:
    """Return the game with other hands and pile, other numbers of others and other cards in their offers."""
    hands, pile, rng = _cards(game, seat, randomness)
    due, rng = _due(game, seat, hands, rng)
    queue = game.queue if due is None else (due, *game.queue[1:])
    return replace(game, hands=hands, pile=pile, queue=queue, randomness=rng)


def _cards(
    game: ToyState, seat: int | None, rng: Randomness
) -> tuple[tuple[tuple[Colour, ...], ...], tuple[Colour, ...], Randomness]:
    """Return other hands and another pile; the seat keeps its own hand, and knows what it is offered."""
    known = tuple(_known(game, other, seat) for other in range(game.seats))
    hidden = [*game.pile, *(card for hand in game.hands for card in hand)]
    for card in (card for hand in known for card in hand):
        hidden.remove(card)
    cards, rng = rng.shuffle("redeal", sorted(hidden))
    hands: list[tuple[Colour, ...]] = []
    for kept, hand in zip(known, game.hands, strict=True):
        drawn = len(hand) - len(kept)
        hands.append(tuple(sorted((*kept, *cards[:drawn]))))
        cards = cards[drawn:]
    return tuple(hands), cards, rng


def _known(game: ToyState, other: int, seat: int | None) -> tuple[Colour, ...]:
    """Return the cards in a hand that the seat knows."""
    if other == seat:
        return game.hands[other]
    match game.due:
        case OfferMade(giver, to, cards) if giver == other and to == seat:
            return cards
        case _:
            return ()


def _due(
    game: ToyState, seat: int | None, hands: Sequence[tuple[Colour, ...]], rng: Randomness
) -> tuple[Due | None, Randomness]:
    """Return the pending decision with other numbers, or other cards in an offer not seen."""
    match game.due:
        case Numbers(numbers):
            for other, number in enumerate(numbers):
                if number is not None and other != seat:
                    drawn, rng = rng.draw("redeal", game.pieces.numbers)
                    numbers = put(numbers, other, drawn + 1)
            return Numbers(numbers), rng
        case OfferMade(giver, to, cards) if seat not in (giver, to):
            offered, rng = rng.shuffle("redeal", hands[giver])
            return OfferMade(giver, to, tuple(sorted(offered[: len(cards)]))), rng
        case due:
            return due, rng
