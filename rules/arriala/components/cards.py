"""The cards of Arriala, made from the text of ``cards.toml`` and checked.

A pile, the discards and a hand are each a tuple of counts, one for each kind of card in the order of
:attr:`Deck.kinds`. The pile keeps no order (:mod:`rules.kit.piles`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

import msgspec

from rules.arriala.components.board_file import SEAT_NUMBERS
from rules.kit.component_files import Table, decode, wrong
from rules.kit.tuples import Counts

FILE = "cards.toml"
MOVES = tuple(f"move_{spaces}" for spaces in range(1, 10))
KINDS = (
    *MOVES,
    "anywhere",
    "lock",
    "master_work",
    "to_vineyard_own",
    "to_vineyard_any",
    "to_canal_own",
    "to_canal_any",
)
OWN_ONLY = frozenset({"to_vineyard_own", "to_canal_own"})
"""Cards that name own workers; those like them with the Occitan cross name any (arriala.R25)."""


class DeckFile(Table, frozen=True):
    """The whole file; ``reconstructed`` lists the keys whose numbers no source gives."""

    starting_hand: Annotated[int, msgspec.Meta(ge=0, le=20)]
    cards: dict[str, Annotated[int, msgspec.Meta(ge=0, le=200)]]
    reconstructed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """The kinds of cards that there are, how many of each, and how many are dealt at the start.

    ``reach`` is for each kind the number on a move card, 0 for the others. Compared by identity.
    """

    kinds: tuple[str, ...]
    counts: Counts
    reach: tuple[int, ...]
    starting_hand: int
    index: dict[str, int]

    def listed(self, counts: Counts) -> tuple[str, ...]:
        """Return the cards that counts stand for, one by one."""
        return tuple(kind for kind, count in zip(self.kinds, counts, strict=True) for _ in range(count))


@lru_cache(maxsize=64)
def load_deck(text: str) -> Deck:
    """Return the cards of a text; ValueError, naming the file and the key, if they are not good ones."""
    read = decode(text, FILE, DeckFile)
    for kind in read.cards:
        if kind not in KINDS:
            raise wrong(FILE, f"cards.{kind}", f"no such card; there are {', '.join(KINDS)}")
    kinds = tuple(kind for kind in KINDS if read.cards.get(kind))
    counts = tuple(read.cards[kind] for kind in kinds)
    if sum(counts) < read.starting_hand * SEAT_NUMBERS[-1]:
        raise wrong(FILE, "starting_hand", f"{sum(counts)} cards are too few for it with 4 seats")
    return Deck(
        kinds=kinds,
        counts=counts,
        reach=tuple(int(kind.removeprefix("move_")) if kind in MOVES else 0 for kind in kinds),
        starting_hand=read.starting_hand,
        index={kind: number for number, kind in enumerate(kinds)},
    )
