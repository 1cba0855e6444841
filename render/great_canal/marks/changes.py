"""What happened on the map since the turn last passed, summed up for the marks.

Only public events count, so that all see the same picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.great_canal import events as happened
from rules.great_canal.view import GreatCanalView
from rules.records import Event
from rules.values import Value

Way: TypeAlias = tuple[Value, Value]


@dataclass(frozen=True)
class Changes:
    """The places where something is new or gone, and the ways of what moved, each from a place to another."""

    places: frozenset[Value]
    ways: tuple[Way, ...]


def changes_in(view: GreatCanalView, events: Sequence[Event]) -> Changes:
    """Sum up what the events changed."""
    places = frozenset(place for event in events for place in _places(event))
    return Changes(places, tuple(way for event in events for way in _ways(view, event)))


def _places(event: Event) -> Iterator[Value]:
    """Yield the corners, edges and hexes where an event changed something."""
    match event:
        case (
            happened.Founded() | happened.SettlementBuilt() | happened.CityBuilt() | happened.WallBuilt()
            | happened.CityLost()
        ):  # fmt: skip
            yield Value("corner", event.corner)
        case happened.RoadBuilt() | happened.ShipBuilt() | happened.PieceRemoved():
            yield Value("edge", event.edge)
        case happened.ShipMoved():
            yield Value("edge", event.to)
        case happened.KnightMoved() | happened.KnightDisplaced() | happened.KnightRetreated():
            yield Value("corner", event.to)
        case (
            happened.KnightHired() | happened.KnightActivated() | happened.KnightPromoted()
            | happened.KnightReturned() | happened.KnightDrivenOff() | happened.KnightDismissed()
            | happened.KnightPlaced()
        ):  # fmt: skip
            yield Value("corner", event.knight)
        case happened.MetropolisWon():
            yield Value("corner", event.city)
        case _:
            yield from _hexes(event)


def _hexes(event: Event) -> Iterator[Value]:
    match event:
        case happened.CanalDug() | happened.CanalLaid():
            yield Value("hex", event.section)
        case happened.TokensSwapped():
            yield Value("hex", event.first)
            yield Value("hex", event.second)
        case happened.RobberMoved() | happened.RobberReturned() | happened.MerchantMoved():
            yield Value("hex", event.to)
        case _:
            pass


def _ways(view: GreatCanalView, event: Event) -> Iterator[Way]:
    """Yield the way of a ship, a knight or the robber that moved."""
    match event:
        case happened.ShipMoved():
            yield Value("edge", event.ship), Value("edge", event.to)
        case happened.KnightMoved() | happened.KnightDisplaced() | happened.KnightRetreated():
            yield Value("corner", event.knight), Value("corner", event.to)
        case happened.RobberMoved() if event.start is not None:
            yield Value("hex", event.start), Value("hex", event.to)
        case happened.RobberReturned():
            yield Value("hex", view.board.basin), Value("hex", event.to)
        case _:
            pass
