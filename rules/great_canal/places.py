"""The names of hexes, corners and edges, and what lies there.

A hex bears the name that stands on it. A corner or an edge is named by a hex and the direction in which it
lies from there, in words or in letters. Of its two or three hexes a land hex gives the name shown, because
only land bears its name on the board: the one north or south of which a corner lies if it is one, or else the
first by number.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce

from rules.great_canal.components.board import Board
from rules.great_canal.components.costs import Costs
from rules.great_canal.components.kinds import FIELD, GOODS, LAKE, SEA, TERRAINS
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
_MEETING = {"corner": 3, "edge": 2}
"""How many hexes meet at a place away from the rim."""
_NORTH, _SOUTH = CORNER_DIRECTIONS.index("n"), CORNER_DIRECTIONS.index("s")


@lru_cache(maxsize=1024)
def names_of(board: Board, kind: str, number: int) -> tuple[Text | str, ...]:
    """Return all right names of a place, the shown one first; ValueError if there is no such place.

    Those in words come first, then those in letters ("D4 north", "D4 N").
    """
    there = hexes_at(board, kind, number)
    if kind == "hex":
        return (HEX_NAMES[number],)
    places, directions = (
        (HEX_CORNERS, CORNER_DIRECTIONS) if kind == "corner" else (HEX_EDGES, EDGE_DIRECTIONS)
    )
    found = [(HEX_NAMES[one], directions[places[one].index(number)]) for one in there]
    return tuple(_name(name, f"{direction}{form}") for form in ("", "-short") for name, direction in found)


def _name(hexagon: str, direction: str) -> Text:
    return Text("place", {"hex": hexagon, "direction": Text(f"direction-{direction}")})


def hexes_at(board: Board, kind: str, number: int) -> tuple[int, ...]:
    """Return the hexes at a place, the one that names it first; ValueError if there is no such place."""
    if not 0 <= number < PLACES[kind]:
        raise ValueError(f"no {kind} {number}")
    if kind == "hex":
        return (number,)
    if kind == "edge":
        return tuple(sorted(EDGE_HEXES[number], key=lambda one: not board.land >> one & 1))
    found = CORNER_HEXES[number]
    return tuple(sorted(found, key=lambda one: (not board.land >> one & 1, not _upright(one, number))))


def _upright(hexagon: int, corner: int) -> bool:
    """Say whether a corner lies north or south of a hex."""
    return corner in (HEX_CORNERS[hexagon][_NORTH], HEX_CORNERS[hexagon][_SOUTH])


@lru_cache(maxsize=1024)
def surroundings(
    board: Board,
    costs: Costs,
    terrain: tuple[int, ...],
    tokens: tuple[int, ...],
    kind: str,
    number: int,
    *,
    barren: bool,
) -> Text:
    """Return what lies at a place: land with its numbers, then water, then a harbour.

    ``terrain`` and ``tokens`` go by hex, as they are in the game, in which the fields may still be
    ``barren`` (great_canal.R7). Raises ValueError if there is no such place.
    """
    there = hexes_at(board, kind, number)
    land = [one for one in there if terrain[one] not in (SEA, LAKE)]
    lines = [_land(terrain[one], tokens[one], barren=barren) for one in land]
    if any(terrain[one] == LAKE for one in there):
        lines.append(Text("terrain-lake"))
    if len(there) < _MEETING.get(kind, 1) or any(terrain[one] == SEA for one in there):
        lines.append(Text("terrain-sea"))
    lines += _harbours(board, costs, kind, number)
    return reduce(lambda first, last: Text("detail-and", {"first": first, "last": last}), lines)


def _land(terrain: int, token: int, *, barren: bool) -> Text:
    """Return what a land hex is, with its number if it has one."""
    name = Text("terrain-barren" if barren and terrain == FIELD else f"terrain-{TERRAINS[terrain]}")
    return Text("detail-hex", {"terrain": name, "token": token}) if token else name


def _harbours(board: Board, costs: Costs, kind: str, number: int) -> Iterator[Text]:
    """Yield the harbours at a corner or an edge, with their rates."""
    for harbour in (*board.home_harbours, *board.island_harbours):
        if kind == "hex" or (harbour.edge != number if kind == "edge" else not harbour.corners >> number & 1):
            continue
        if harbour.good is None:
            yield Text("detail-harbour", {"rate": costs.text.harbour_rate})
        else:
            good = Text(f"good-{GOODS[harbour.good]}")
            yield Text("detail-harbour-good", {"rate": costs.text.special_rate, "good": good})
