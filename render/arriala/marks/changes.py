"""What happened since the turn last passed, summed up for the marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.arriala import events as happened
from rules.arriala.view import ArrialaView
from rules.records import Event

Stop: TypeAlias = tuple[str, str | int]
"""An end of a way: its kind (``place``, ``vineyard``, ``river_work``), and its position or id."""


@dataclass(frozen=True)
class Changes:
    """The events summed up: what is new, which ways workers went, and points by colour.

    ``sections`` are the first positions of sections that were closed, ``canal_ways`` start and end of moves
    along the canal, ``vineyards`` those that were counted, ``gained`` the points of each colour. ``chosen``
    are workers that are picked for an action, whether anything happened to them or not.
    """

    workers: frozenset[int]
    locks: frozenset[int]
    sections: frozenset[int]
    master_works: frozenset[str]
    canal_ways: tuple[tuple[int, int], ...]
    other_ways: tuple[tuple[Stop, Stop], ...]
    vineyards: tuple[happened.VineyardCounted, ...]
    gained: tuple[int, ...]
    chosen: frozenset[int] = frozenset()


_Went = (
    happened.Moved
    | happened.Jumped
    | happened.Placed
    | happened.WentToVineyard
    | happened.LeftVineyard
    | happened.RiverWorkBuilt
)


def changes_in(view: ArrialaView, events: Sequence[Event]) -> Changes:
    """Sum up what the events changed."""
    gains = [_gain(event) for event in events]
    return Changes(
        workers=frozenset(event.worker for event in events if isinstance(event, _Went)),
        locks=frozenset(event.at for event in events if isinstance(event, happened.LockBuilt)),
        sections=frozenset(event.first for event in events if isinstance(event, happened.SectionCounted)),
        master_works=frozenset(event.work for event in events if isinstance(event, happened.MasterWorkBuilt)),
        canal_ways=tuple((event.start, event.to) for event in events if isinstance(event, happened.Moved)),
        other_ways=tuple(way for event in events if (way := _way(event)) is not None),
        vineyards=tuple(event for event in events if isinstance(event, happened.VineyardCounted)),
        gained=tuple(sum(points for to, points in gains if to == colour) for colour in view.colours),
    )


def _way(event: Event) -> tuple[Stop, Stop] | None:
    """Return the way of a worker that did not go along the canal."""
    match event:
        case happened.Jumped():
            return ("place", event.start), ("place", event.to)
        case happened.WentToVineyard():
            return ("place", event.start), ("vineyard", event.vineyard)
        case happened.LeftVineyard():
            return ("vineyard", event.vineyard), ("place", event.to)
        case happened.RiverWorkBuilt():
            return ("place", event.start), ("river_work", event.work)
        case _:
            return None


def _gain(event: Event) -> tuple[int | None, int]:
    """Return the colour that scored, None for nobody, and its points."""
    match event:
        case happened.RiverWorkBuilt() | happened.LockBuilt() | happened.MasterWorkBuilt():
            return event.seat, event.points
        case happened.SectionCounted() | happened.VineyardCounted():
            return event.winner, event.points
        case _:
            return None, 0
