"""The set-up: what is dealt, and where workers start."""

from __future__ import annotations

from rules.arriala.components.board import RESERVE, Board
from rules.arriala.components.cards import Deck
from rules.arriala.steps.drawing import PILE
from rules.kit.piles import draw_kind
from rules.kit.tuples import Counts, add
from rules.randomness import Randomness


def deal(deck: Deck, seats: int, randomness: Randomness) -> tuple[tuple[Counts, ...], Counts, Randomness]:
    """Return the hands by seat, the pile and the randomness left; cards are dealt round by round."""
    pile = deck.counts
    hands = [(0,) * len(pile)] * seats
    for _ in range(deck.starting_hand):
        for seat in range(seats):
            kind, pile, randomness = draw_kind(pile, randomness, PILE)
            hands[seat] = add(hands[seat], kind, 1)
    return tuple(hands), pile, randomness


def locations(board: Board, seats: int) -> tuple[int, ...]:
    """Return where each worker starts: in the reserve, the virtual player's one in each town
    (arriala.R15)."""
    used = board.in_play(seats)
    found = [RESERVE] * (used.colours * board.workers)
    if used.colours > seats:
        virtual = seats * board.workers
        found[virtual : virtual + len(used.towns)] = used.towns
    return tuple(found)
