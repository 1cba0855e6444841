"""The canal."""

from __future__ import annotations

from rules.game import Event
from rules.great_canal.components.kinds import Hex
from rules.values import Seat


class CanalDug(Event, frozen=True, tag="canal_dug"):
    """A section of the canal was dug; the seats share its two chips."""

    announces = True

    section: Hex
    seats: tuple[Seat, ...]


class CanalLaid(Event, frozen=True, tag="canal_laid"):
    """The last section was laid; its chips are out of the game (great_canal.R6)."""

    section: Hex


class CanalFlooded(Event, frozen=True, tag="canal_flooded"):
    """The canal is done: fields yield, the basin is full (great_canal.R6)."""

    announces = True


class RobberReturned(Event, frozen=True, tag="robber_returned"):
    """The robber left the flooded basin (great_canal.R18)."""

    to: Hex
