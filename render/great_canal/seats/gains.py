"""The points that came in, or that went, since the turn last passed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.great_canal import events as e
from rules.great_canal.canal import CHIPS
from rules.great_canal.view import GreatCanalView
from rules.records import Event

Change = tuple[int | None, int]
"""A seat, None for nobody, and the points by which it has more."""


def gains(view: GreatCanalView, events: Sequence[Event]) -> tuple[int, ...]:
    """Return by how many points each seat has more than before the events."""
    found = [0] * view.seats
    for event in events:
        for seat, points in _changes(view, event):
            if seat is not None:
                found[seat] += points
    return tuple(found)


def _changes(view: GreatCanalView, event: Event) -> Iterator[Change]:
    """Yield who has more or fewer points by an event."""
    worth = view.prices.points
    match event:
        case e.Founded():
            yield event.seat, worth.city if event.city else worth.settlement
        case e.SettlementBuilt():
            yield event.seat, worth.settlement
        case e.CityBuilt():
            yield event.seat, worth.city - worth.settlement
        case e.CityLost():
            yield event.seat, worth.settlement - worth.city
        case e.MetropolisWon():
            yield event.seat, worth.metropolis
            yield event.loser, -worth.metropolis
        case e.CardLaidOpen():
            yield event.seat, worth.card
        case e.DefenderNamed():
            yield event.seat, worth.defender
        case e.MerchantMoved():
            yield None if event.kept else event.seat, worth.merchant
            yield event.loser, -worth.merchant
        case e.CanalDug():
            for seat in event.seats:
                yield seat, worth.chip * CHIPS // len(event.seats)
        case e.RouteTaken():
            yield event.seat, worth.longest_route
            yield event.loser, -worth.longest_route
        case e.RouteLost():
            yield event.seat, -worth.longest_route
        case _:
            pass
