"""What happened since the turn last passed, summed up for the marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from rules.arriala import events as happened
from rules.arriala.view import ArrialaView
from rules.game import Event

Stop: TypeAlias = tuple[str, str | int]
"""An end of a way: its kind (``place``, ``vineyard``, ``river_work``), and its position or id."""


@dataclass
class Changes:
    """The events summed up: what is new, which ways workers went, and points by colour.

    ``sections`` are the first positions of sections that were closed, ``canal_ways`` start and end of moves
    along the canal, ``vineyards`` those that were counted, ``gained`` the points of each colour.
    """

    workers: set[int] = field(default_factory=set[int])
    locks: set[int] = field(default_factory=set[int])
    sections: set[int] = field(default_factory=set[int])
    master_works: set[str] = field(default_factory=set[str])
    canal_ways: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    other_ways: list[tuple[Stop, Stop]] = field(default_factory=list[tuple[Stop, Stop]])
    vineyards: list[happened.VineyardCounted] = field(default_factory=list[happened.VineyardCounted])
    gained: list[int] = field(default_factory=list[int])


def changes_in(view: ArrialaView, events: Sequence[Event]) -> Changes:
    """Sum up what the events changed."""
    changes = Changes(gained=[0] * len(view.colours))
    for event in events:
        match event:
            case happened.Moved():
                changes.workers.add(event.worker)
                changes.canal_ways.append((event.start, event.to))
            case happened.Jumped():
                changes.workers.add(event.worker)
                changes.other_ways.append((("place", event.start), ("place", event.to)))
            case happened.Placed():
                changes.workers.add(event.worker)
            case happened.WentToVineyard():
                changes.workers.add(event.worker)
                changes.other_ways.append((("place", event.start), ("vineyard", event.vineyard)))
            case happened.LeftVineyard():
                changes.workers.add(event.worker)
                changes.other_ways.append((("vineyard", event.vineyard), ("place", event.to)))
            case happened.RiverWorkBuilt():
                changes.workers.add(event.worker)
                changes.other_ways.append((("place", event.start), ("river_work", event.work)))
                changes.gained[event.seat] += event.points
            case happened.LockBuilt():
                changes.locks.add(event.at)
                changes.gained[event.seat] += event.points
            case happened.MasterWorkBuilt():
                changes.master_works.add(event.work)
                changes.gained[event.seat] += event.points
            case happened.SectionCounted():
                changes.sections.add(event.first)
                if event.winner is not None:
                    changes.gained[event.winner] += event.points
            case happened.VineyardCounted():
                changes.vineyards.append(event)
                if event.winner is not None:
                    changes.gained[event.winner] += event.points
            case _:
                pass
    return changes
