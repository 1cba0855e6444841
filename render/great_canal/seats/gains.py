"""What came in since the turn last passed, as all know it: points, cards, chips, levels; points that went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.great_canal import events as e
from rules.great_canal.canal import CHIPS
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.view import GreatCanalView
from rules.records import Event

Change: TypeAlias = tuple[int | None, int]
"""A seat, None for nobody, and the points by which it has more."""
Arrival: TypeAlias = tuple[int, str, str]
"""A seat, the kind of thing that it got ("goods", "progress", "chip", "level"), and its track, or ""."""


@dataclass(frozen=True)
class Gain:
    """The points by which a seat has more, and whether any of each kind of things came in.

    ``progress`` goes by deck, ``levels`` by track. What came in may have been spent again.
    """

    points: int
    goods: bool
    progress: tuple[bool, ...]
    chips: bool
    levels: tuple[bool, ...]


def gains(view: GreatCanalView, events: Sequence[Event]) -> tuple[Gain, ...]:
    """Return what each seat got by the events, as far as all know of it."""
    points = [0] * view.seats
    for event in events:
        for seat, more in _changes(view, event):
            if seat is not None:
                points[seat] += more
    new = frozenset(arrival for event in events for arrival in _arrivals(event))
    return tuple(
        Gain(
            points[seat],
            (seat, "goods", "") in new,
            tuple((seat, "progress", track) in new for track in TRACKS),
            (seat, "chip", "") in new,
            tuple((seat, "level", track) in new for track in TRACKS),
        )
        for seat in range(view.seats)
    )


def _arrivals(event: Event) -> Iterator[Arrival]:
    """Yield what came to whom by an event that all know of."""
    match event:
        case e.Received() | e.ResourceTaken() | e.BankTraded() | e.CardStolen() | e.GoodTaken():
            yield event.seat, "goods", ""
        case e.Monopolized() if any(event.counts):
            yield event.seat, "goods", ""
        case e.Given():
            yield event.other, "goods", ""
        case e.Traded() | e.HarborTraded():
            yield event.seat, "goods", ""
            yield event.other, "goods", ""
        case e.CardDrawn() | e.CardTaken():
            yield event.seat, "progress", event.deck
        case e.CanalDug():
            for seat in event.seats:
                yield seat, "chip", ""
        case e.Improved():
            yield event.seat, "level", event.track
        case _:
            pass


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
