"""The cards of Arriala, made from the text of ``cards.toml`` and checked.

A pile, the discards and a hand are each a tuple of counts, one for each kind of card in the order of
:attr:`Deck.kinds`. The pile keeps no order: which card is drawn is decided by chance when it is drawn. A
draw has the same chances as from a shuffled pile, and no secret order lies in the state.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec

from rules.arriala.board import SEAT_NUMBERS
from rules.randomness import Randomness

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

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each kind, in the order of :attr:`Deck.kinds`."""


class _DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
        """The cards that counts stand for, one by one."""
        return tuple(kind for kind, count in zip(self.kinds, counts, strict=True) for _ in range(count))


def changed(counts: Counts, kind: int, by: int) -> Counts:
    """The counts with one kind's changed."""
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])


def draw_card(pile: Counts, randomness: Randomness) -> tuple[int, Counts, Randomness]:
    """A card drawn from a pile that is not empty: its kind, the pile that is left, and the chance."""
    number, randomness = randomness.draw("pile", sum(pile))
    kind = 0
    while number >= pile[kind]:
        number -= pile[kind]
        kind += 1
    return kind, changed(pile, kind, -1), randomness


@lru_cache(maxsize=64)
def load_deck(text: str) -> Deck:
    """The cards of a text; ValueError, naming the file and the key, if they are not good ones."""
    try:
        read = msgspec.toml.decode(text, type=_DeckText)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{FILE}: {error}") from error
    for kind in read.cards:
        if kind not in KINDS:
            raise ValueError(f"{FILE}: cards.{kind}: no such card; there are {', '.join(KINDS)}")
    kinds = tuple(kind for kind in KINDS if read.cards.get(kind))
    counts = tuple(read.cards[kind] for kind in kinds)
    if sum(counts) < read.starting_hand * SEAT_NUMBERS[-1]:
        raise ValueError(f"{FILE}: starting_hand: {sum(counts)} cards are too few for it with 4 seats")
    return Deck(
        kinds=kinds,
        counts=counts,
        reach=tuple(int(kind.removeprefix("move_")) if kind in MOVES else 0 for kind in kinds),
        starting_hand=read.starting_hand,
        index={kind: number for number, kind in enumerate(kinds)},
    )
