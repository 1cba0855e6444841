"""The canal for tests: its sections by name, the corners of each, what happened to it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.state import Holding
from rules.great_canal.topology import CORNER_DIRECTIONS, CORNER_HEXES
from rules.records import Event
from tests.rules.great_canal.positions import corner, hexagon

CANAL = ("D7", "D6", "C5", "B5", "A4", "A3", "B3", "C3", "C2")
"""The sections of the canal, from the lake on (the map)."""
NEIGHBOURS = tuple(itertools.pairwise(CANAL))
"""Each two sections that lie side by side, the one nearer the lake first."""
ALL = tuple(range(len(CANAL)))
"""The sections of a canal that is done."""


def but(*names: str) -> tuple[int, ...]:
    """Return all sections but those named."""
    return tuple(section for section, name in enumerate(CANAL) if name not in names)


def alone(name: str) -> list[str]:
    """Return the corners of a section at which no other one lies, by name."""
    sections = set(map(hexagon, CANAL))
    names = [f"{name} {direction}" for direction in CORNER_DIRECTIONS]
    return [one for one in names if len(sections.intersection(CORNER_HEXES[corner(one)])) == 1]


def between(first: str, second: str) -> str:
    """Return a corner between two sections, by name."""
    names = [f"{first} {direction}" for direction in CORNER_DIRECTIONS]
    return next(one for one in names if hexagon(second) in CORNER_HEXES[corner(one)])


def wake(name: str) -> a.ActivateKnight:
    """Return the activation of a knight."""
    return a.ActivateKnight(corner(name))


def warlord(*names: str) -> a.PlayWarlord:
    """Return a Warlord that wakes these knights first."""
    return a.PlayWarlord(tuple(map(corner, names)))


def holding(*cards: str, chips: int = 0, **fields: Any) -> dict[int, Holding]:
    """Return progress cards and chips of seat 0."""
    return {0: Holding(progress=cards, chips=chips, **fields)}


def chips(game: GreatCanal) -> tuple[int, ...]:
    """Return the chips by seat."""
    return tuple(holding.chips for holding in game.holdings)


def dug(name: str, *seats: int) -> e.CanalDug:
    """Return that a section was dug by these seats."""
    return e.CanalDug(hexagon(name), seats)


def of_canal(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return what happened to the canal, and the robber's return from it."""
    return tuple(
        one for one in events if isinstance(one, e.CanalDug | e.CanalLaid | e.CanalFlooded | e.RobberReturned)
    )
