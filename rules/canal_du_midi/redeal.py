"""A game of Canal du Midi with other hidden facts: what a seat, or the public, sees stays the same."""

from __future__ import annotations

from msgspec.structs import replace

from rules.canal_du_midi.state import Bets, CanalDuMidiState, S
from rules.kit.tuples import put
from rules.randomness import Randomness


def redeal(game: S, seat: int | None, randomness: Randomness) -> S:
    """Return the game with other cards in the others' hands, bets and face-down rows.

    While there are rows everybody keeps the cards of the own part; later, trades may have mixed all hands.
    """
    others = tuple(other for other in range(game.seats) if other != seat)
    after, rng = game, randomness
    for part in parts_of(game, others):
        after, rng = _redealt(after, part, rng)
    return replace(after, randomness=rng)


def parts_of(game: CanalDuMidiState, seats: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the seats by those that may have one another's cards: all of them once there are no rows."""
    return tuple((seat,) for seat in seats) if any(game.face_up) else (seats,)


def _redealt(game: S, seats: tuple[int, ...], rng: Randomness) -> tuple[S, Randomness]:
    """Return the game with the hidden cards of some seats mixed and dealt to them anew."""
    bets = game.due.cards if isinstance(game.due, Bets) else (None,) * game.seats
    hidden = [card for other in seats for card in (*game.hands[other], *game.face_down[other])]
    hidden += [card for other in seats if (card := bets[other]) is not None]
    cards, rng = rng.shuffle("redeal", sorted(hidden))
    left = list(cards)
    hands, face_down = game.hands, game.face_down
    for other in seats:
        hands = put(hands, other, game.box.sorted(tuple(left.pop() for _ in hands[other])))
        face_down = put(face_down, other, game.box.sorted(tuple(left.pop() for _ in face_down[other])))
        bets = put(bets, other, None if bets[other] is None else left.pop())
    queue = (Bets(bets), *game.queue[1:]) if isinstance(game.due, Bets) else game.queue
    return replace(game, hands=hands, face_down=face_down, queue=queue), rng


def retracted(game: S, seat: int) -> S:
    """Return the game with the bets of all others taken back into their hands, to be made anew."""
    due = game.due
    if not isinstance(due, Bets):
        return game
    hands = game.hands
    for other, card in enumerate(due.cards):
        if other != seat and card is not None:
            hands = put(hands, other, game.box.sorted((*hands[other], card)))
    own = tuple(card if other == seat else None for other, card in enumerate(due.cards))
    return replace(game, hands=hands, queue=(Bets(own), *game.queue[1:]))
