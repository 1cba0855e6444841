"""The progress cards, read from ``cards.toml``: how many there are of each kind, by deck.

A card is the id of its kind; decks and hands of progress cards are tuples of such ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

import msgspec

from rules.great_canal.components.kinds import TRACKS
from rules.kit.component_files import Count, Table, decode
from rules.kit.tuples import Counts

FILE = "cards.toml"

LAID_OPEN = ("constitution", "printer")
"""The kinds worth a point, laid open by whoever draws them (great_canal.R23)."""
BEFORE_ROLL = ("alchemist",)
"""The kinds that are played before the roll; all others are after it (great_canal.R23)."""


class TradeCards(Table, frozen=True):
    """The deck of trade."""

    commercial_harbor: Count
    master_merchant: Count
    merchant: Count
    merchant_fleet: Count
    resource_monopoly: Count
    trade_monopoly: Count


class PoliticsCards(Table, frozen=True):
    """The deck of politics."""

    bishop: Count
    constitution: Count
    deserter: Count
    diplomat: Count
    intrigue: Count
    saboteur: Count
    spy: Count
    warlord: Count
    wedding: Count


class ScienceCards(Table, frozen=True):
    """The deck of science."""

    alchemist: Count
    crane: Count
    engineer: Count
    inventor: Count
    irrigation: Count
    medicine: Count
    mining: Count
    printer: Count
    road_building: Count
    smith: Count


class CardsText(Table, frozen=True):
    """The whole file."""

    trade: TradeCards
    politics: PoliticsCards
    science: ScienceCards


DECK_CARDS: tuple[tuple[str, ...], ...] = tuple(
    tuple(field.name for field in msgspec.structs.fields(deck))
    for deck in (TradeCards, PoliticsCards, ScienceCards)
)
"""The kinds of cards of each deck, in the order of the tracks."""
CARDS = tuple(card for deck in DECK_CARDS for card in deck)
"""All kinds of cards, deck by deck."""
CARD_DECK = {card: index for index, deck in enumerate(DECK_CARDS) for card in deck}
"""The index of the deck of each kind."""

_ORDER = {card: index for index, card in enumerate(CARDS)}

Cards: TypeAlias = tuple[str, ...]
"""Cards by the ids of their kinds."""


@lru_cache(maxsize=64)
def load_decks(text: str) -> tuple[Counts, ...]:
    """Return how many cards of each kind each deck has; ValueError, naming file and key, for a bad text."""
    read = decode(text, FILE, CardsText)
    return tuple(msgspec.structs.astuple(getattr(read, track)) for track in TRACKS)


def in_order(cards: Cards) -> Cards:
    """Return cards in the order of their kinds."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def counted(deck: int, cards: Iterable[str]) -> Counts:
    """Return cards of a deck as counts by its kinds."""
    held = tuple(cards)
    return tuple([held.count(card) for card in DECK_CARDS[deck]])


def listed(deck: int, counts: Counts) -> Cards:
    """Return the cards of a deck that are counted by its kinds."""
    return tuple(card for card, count in zip(DECK_CARDS[deck], counts, strict=True) for _ in range(count))
