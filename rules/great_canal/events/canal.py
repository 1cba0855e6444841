"""The canal."""

from __future__ import annotations

from rules.great_canal.components.kinds import Hex
from rules.great_canal.events.lines import LinePart
from rules.records import Event
from rules.values import Seat


class CanalDug(Event, frozen=True, tag="canal_dug"):
    """A section of the canal was dug; the seats share its two chips."""

    awaited = ("section", "seats")
    announces = True

    section: Hex
    seats: tuple[Seat, ...]


class CanalLaid(LinePart, frozen=True, tag="canal_laid"):
    """The last section was laid; its chips are out of the game (great_canal.R6)."""

    lines = ("canal",)

    section: Hex


class CanalFlooded(LinePart, frozen=True, tag="canal_flooded"):
    """The canal is done: fields yield, the basin is full (great_canal.R6)."""

    awaited = ()
    announces = True
    lines = ("canal",)


class RobberReturned(LinePart, frozen=True, tag="robber_returned"):
    """The robber left the flooded basin (great_canal.R18)."""

    lines = ("canal",)

    to: Hex
