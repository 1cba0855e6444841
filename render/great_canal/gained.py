"""What came into a hand since the turn last passed: goods and progress cards, as its seat knows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.great_canal import events as e
from rules.great_canal.components.kinds import GOOD_INDEX
from rules.great_canal.hands import NOTHING, plus, single
from rules.kit.tuples import Counts
from rules.records import Event


def gained_goods(seat: int, events: Sequence[Event]) -> Counts:
    """Return how many of each good came in."""
    found = NOTHING
    for event in events:
        for cards in _goods(seat, event):
            found = plus(found, cards)
    return found


def _goods(seat: int, event: Event) -> Iterator[Counts]:
    """Yield the goods that an event brought to a seat."""
    match event:
        case e.Received() if event.seat == seat:
            yield event.cards
        case e.ResourceTaken() | e.StolenCardSeen() | e.TakenGoodSeen() if event.seat == seat:
            yield single(GOOD_INDEX[event.good])
        case e.BankTraded() if event.seat == seat:
            yield single(GOOD_INDEX[event.take])
        case e.Monopolized() if event.seat == seat:
            yield single(GOOD_INDEX[event.good], sum(event.counts))
        case e.GivenSeen() if event.other == seat:
            yield event.cards
        case e.HarborTradedSeen() if event.seat == seat:
            yield single(GOOD_INDEX[event.resource])
        case e.HarborTradedSeen() if event.other == seat:
            yield single(GOOD_INDEX[event.commodity])
        case e.Traded() if event.seat == seat:
            yield event.take
        case e.Traded() if event.other == seat:
            yield event.give
        case _:
            pass


def gained_cards(seat: int, events: Sequence[Event]) -> Iterator[str]:
    """Yield the progress cards that came in."""
    for event in events:
        if isinstance(event, e.CardSeen | e.TakenCardSeen) and event.seat == seat:
            yield event.card
