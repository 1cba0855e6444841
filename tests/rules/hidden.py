"""For each game: the same position with what a seat cannot know dealt anew.

Whatever the seat sees, may do and is advised to do must be the same in both.
"""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from rules.arriala import Arriala
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi.state import Bets
from rules.testing import Redeal
from tests.toy.game import Toy
from tests.toy.state import Numbers, OfferMade


def redeal_toy(game: Toy, seat: int | None, rng: random.Random) -> Toy:
    """Deal other hands and pile, numbers chosen by others, and cards in an offer between others."""
    cards = [*game.pile, *(card for other, hand in enumerate(game.hands) if other != seat for card in hand)]
    due = game.queue[0] if game.queue else None
    offer = due if isinstance(due, OfferMade) else None
    held = offer.cards if offer is not None and seat == offer.to else ()
    for card in held:
        cards.remove(card)
    rng.shuffle(cards)
    hands: list[tuple[Any, ...]] = []
    for other, hand in enumerate(game.hands):
        if other == seat:
            hands.append(hand)
            continue
        kept = held if offer is not None and other == offer.giver else ()
        drawn = [cards.pop() for _ in range(len(hand) - len(kept))]
        hands.append(tuple(sorted((*kept, *drawn))))
    queue = game.queue
    if isinstance(due, Numbers):
        numbers = tuple(
            number if number is None or other == seat else rng.randint(1, game.pieces.numbers)
            for other, number in enumerate(due.chosen)
        )
        queue = (Numbers(numbers), *queue[1:])
    if offer is not None and seat not in (offer.giver, offer.to):
        shown = rng.sample(hands[offer.giver], len(offer.cards))
        queue = (OfferMade(offer.giver, offer.to, tuple(sorted(shown))), *queue[1:])
    return replace(game, hands=tuple(hands), pile=tuple(cards), queue=queue)


def redeal_arriala(game: Arriala, seat: int | None, rng: random.Random) -> Arriala:
    """Deal other hands to the others, from their cards and the pile."""
    kinds = range(len(game.pile))
    others = [other for other in range(game.seats) if other != seat]
    cards = [
        kind
        for part in (game.pile, *(game.hands[other] for other in others))
        for kind in kinds
        for _ in range(part[kind])
    ]
    rng.shuffle(cards)
    hands = list(game.hands)
    for other in others:
        drawn = [cards.pop() for _ in range(sum(game.hands[other]))]
        hands[other] = tuple(map(drawn.count, kinds))
    return replace(game, hands=tuple(hands), pile=tuple(map(cards.count, kinds)))


def redeal_canal_du_midi(game: CanalDuMidi, seat: int | None, rng: random.Random) -> CanalDuMidi:
    """Deal other cards to the others' hands, bets and face-down rows.

    While there are rows everybody keeps the cards of the own part; later, trades may have mixed all hands.
    """
    others = [other for other in range(game.seats) if other != seat]
    bets = game.due.cards if isinstance(game.due, Bets) else (None,) * game.seats
    new_hands, new_down, new_bets = list(game.hands), list(game.face_down), list(bets)
    for part in [[other] for other in others] if any(game.face_up) else [others]:
        cards = [card for other in part for card in (*game.hands[other], *game.face_down[other])]
        cards += [card for other in part if (card := bets[other]) is not None]
        rng.shuffle(cards)
        for other in part:
            new_hands[other] = game.box.sorted(tuple(cards.pop() for _ in game.hands[other]))
            new_down[other] = game.box.sorted(tuple(cards.pop() for _ in game.face_down[other]))
            new_bets[other] = None if bets[other] is None else cards.pop()
    queue = (Bets(tuple(new_bets)), *game.queue[1:]) if isinstance(game.due, Bets) else game.queue
    return replace(game, hands=tuple(new_hands), face_down=tuple(new_down), queue=queue)


REDEALS: dict[str, Redeal] = {
    "arriala": redeal_arriala,
    "canal_du_midi": redeal_canal_du_midi,
    "toy": redeal_toy,
}
