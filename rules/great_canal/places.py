"""The names of hexes, corners and edges: one that is shown, and others that are right too.

A hex bears the name that stands on it. A corner or an edge is named by a hex and the direction in which it
lies from there; of its two or three hexes the first land hex by number gives the name shown, because only
land bears its name on the board.
"""

from __future__ import annotations

from functools import lru_cache

from rules.great_canal.components.board import Board
from rules.great_canal.topology import (
    CORNER_DIRECTIONS,
    CORNER_HEXES,
    CORNERS,
    EDGE_DIRECTIONS,
    EDGE_HEXES,
    EDGES,
    HEX_CORNERS,
    HEX_EDGES,
    HEX_NAMES,
    HEXES,
)
from rules.values import Text

PLACES = {"hex": HEXES, "corner": CORNERS, "edge": EDGES}
"""How many places there are of each kind."""


@lru_cache(maxsize=1024)
def names_of(board: Board, kind: str, number: int) -> tuple[Text | str, ...]:
    """Return all right names of a place, the shown one first; ValueError if there is no such place."""
    if not 0 <= number < PLACES[kind]:
        raise ValueError(f"no {kind} {number}")
    if kind == "hex":
        return (HEX_NAMES[number],)
    hexes, places, directions = (
        (CORNER_HEXES[number], HEX_CORNERS, CORNER_DIRECTIONS)
        if kind == "corner"
        else (EDGE_HEXES[number], HEX_EDGES, EDGE_DIRECTIONS)
    )
    shown_first = sorted(hexes, key=lambda hexagon: not board.land >> hexagon & 1)
    return tuple(_name(hexagon, directions[places[hexagon].index(number)]) for hexagon in shown_first)


def _name(hexagon: int, direction: str) -> Text:
    return Text("place", {"hex": HEX_NAMES[hexagon], "direction": Text(f"direction-{direction}")})
