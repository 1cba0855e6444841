"""Where everything that a turn can change stands on the map, and what gives way to what.

Buildings, knights and harbours' edges are fixed. Marks of places to choose, ships, harbours, tokens, the
robber, the merchant, chips and names take, in this order, the first place that covers nothing before them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from msgspec.structs import replace

from render.great_canal.layout import inland, shore
from render.great_canal.layout.canal import Section, sections
from render.great_canal.layout.places import Placed, on_corner
from render.great_canal.layout.plane import HEX_MIDDLES
from render.great_canal.layout.sorts import TOKEN_RADIUS, Building, Helmet, Sort
from render.great_canal.layout.spots import (
    RADII,
    Radii,
    numbers_of,
    spots_beside,
    spots_on_corners,
    spots_on_edges,
)
from render.kit.boxes import Box, box_around
from render.kit.curve import Point
from render.kit.room import Room, disc, moved
from rules.great_canal.topology import EDGE_CORNERS
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.values import Value

RING = 11.0
"""The radius of the ring around a corner that is chosen and free, in units of the plane."""


@dataclass(frozen=True)
class Scene:
    """What stands on the map, each kind in the order in which it is drawn."""

    sections: tuple[Section, ...]
    harbours: tuple[Placed, ...]
    chips: tuple[Placed, ...]
    names: tuple[Placed, ...]
    tokens: tuple[Placed, ...]
    roads: tuple[Placed, ...]
    ships: tuple[Placed, ...]
    corners: tuple[Placed, ...]
    figures: tuple[Placed, ...]
    spots: tuple[Placed, ...]

    @property
    def everything(self) -> tuple[Placed, ...]:
        """Return all that is to be seen, what is drawn first first."""
        return (
            *self.harbours,
            *self.chips,
            *self.names,
            *self.tokens,
            *self.roads,
            *self.ships,
            *self.corners,
            *self.figures,
            *self.spots,
        )


def scene_of(
    view: GreatCanalView,
    spots: Sequence[Value] = (),
    closed: Sequence[Box] = (),
    ringed: Sequence[Point] = (),
) -> Scene:
    """Return where everything stands, clear of ``closed`` boxes of the plane where that is possible.

    Around points that are ``ringed`` there is room for their rings. Marks of places to choose are smaller
    where else there would not be room for everything. What was found is kept for a while: the same position
    is drawn for several people.
    """
    public = replace(view, seat=None, goods=None, progress=None, found_goods=None, found_progress=None)
    rings = (box for point in ringed for box in moved(disc(RING + 3), *point))
    return _scene_of(public, tuple(spots), (*closed, *rings))


@lru_cache(maxsize=32)
def _scene_of(view: GreatCanalView, spots: tuple[Value, ...], closed: tuple[Box, ...]) -> Scene:
    usual, *smaller = RADII
    scene, clear = _tried(view, spots, closed, usual)
    for radii in smaller if spots else ():
        if clear:
            break
        scene, clear = _tried(view, spots, closed, radii)
    return scene


def _tried(
    view: GreatCanalView, spots: Sequence[Value], closed: Sequence[Box], radii: Radii
) -> tuple[Scene, bool]:
    """Return where everything stands with marks of such sizes, and whether there is room for all."""
    board, numbers = view.board, numbers_of(spots)
    corners = tuple(sorted(_on_corners(view), key=lambda piece: piece.y))
    at = {piece.place: piece for piece in corners}
    marks = spots_on_corners(numbers, at, radii)
    ends = {**at, **{mark.place: mark for mark in marks}}
    roads = tuple(
        shore.road(seat, edge, *_ends(edge, ends))
        for seat, realm in enumerate(view.pieces.realms)
        for edge in realm.roads
    )
    lie = sections(board, view.dug)
    room = Room(closed)
    for piece in (*corners, *marks, *roads):
        room.take(piece.shape)
    marks += spots_on_edges(view, numbers, radii, room)
    ships = shore.ships(view, ends, room)
    harbours = shore.harbours(view, room)
    afloat, soft = {ship.place: ship for ship in ships}, _usual_tokens(view, lie)
    beside = spots_beside(view, numbers, at, afloat, radii, room, soft)
    lying = inland.on_hexes(view, lie, frozenset(spots), room)
    scene = Scene(
        sections=lie,
        harbours=harbours,
        chips=tuple(chip for there in lying for chip in there.chips),
        names=tuple(there.name for there in lying),
        tokens=tuple(token for there in lying for token in there.tokens),
        roads=roads,
        ships=ships,
        corners=corners,
        figures=tuple(figure for there in lying for figure in there.figures),
        spots=(*marks, *beside),
    )
    on_marks = Room(box for mark in marks for box in mark.shape)
    clear = all(there.clear for there in lying) and not any(on_marks.covered(ship.shape) for ship in ships)
    return scene, clear


def _ends(edge: int, at: Mapping[int, Placed]) -> tuple[Sort | None, Sort | None]:
    """Return what stands at the two ends of an edge."""
    first, second = (at.get(corner) for corner in EDGE_CORNERS[edge])
    return first and first.sort, second and second.sort


def _on_corners(view: GreatCanalView) -> Iterator[Placed]:
    """Yield buildings and knights."""
    crowns = {corner: track for track, corner in enumerate(view.metropolises) if corner is not None}
    for seat, realm in enumerate(view.pieces.realms):
        for corner in realm.settlements:
            yield on_corner(Building(seat, "settlement"), corner)
        for corner in realm.cities:
            sort = Building(seat, "city", corner in realm.walls, crowns.get(corner))
            yield on_corner(sort, corner)
        for corner in realm.fallen:
            yield on_corner(Building(seat, "fallen"), corner)
        for knight in realm.knights:
            sort = Helmet(seat, knight.level, knight.active)
            yield on_corner(sort, knight.corner)


def _usual_tokens(view: GreatCanalView, lie: Sequence[Section]) -> Room:
    """Return what tokens in their usual places cover."""
    canal = {section.hexagon: section.number for section in lie}
    points = (canal.get(hexagon, HEX_MIDDLES[hexagon]) for hexagon in bits(view.board.land))
    return Room(box_around(*point, 1.4 * TOKEN_RADIUS, 1.4 * TOKEN_RADIUS) for point in points)
