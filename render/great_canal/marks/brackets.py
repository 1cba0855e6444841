"""Surveyor's brackets around what is new on corners and edges, or chosen, and the corners of hexes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from render.great_canal.layout.places import Placed
from render.great_canal.layout.plane import HEX_MIDDLES, RADIUS, outline, point_of
from render.great_canal.layout.scene import Scene
from render.great_canal.layout.sorts import Road
from render.kit.boxes import Box, box_around
from render.kit.canvas import Canvas
from render.kit.change_marks import bracket_arms, clear_corners, turned_brackets
from render.kit.curve import Point
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, centred, kept
from rules.great_canal.view import GreatCanalView
from rules.values import Value

_MARGINS = (6.0, 3.5, 9.0, 12.0)
"""How far brackets stand from what is in them, the best first."""
_EMPTY = 22.0
_ROAD = (9.0, 11.0)
"""Half the sides of the seen part of a road, along it and across."""
_REACH = 150
"""The sides of the box around a place in which its brackets lie, whatever is in them."""
_HEX_INSET, _HEX_ARM = 8.0, 0.27


@dataclass(frozen=True)
class Bracket:
    """Brackets around a point: half their sides, how far they are turned, and which corners are drawn."""

    x: float
    y: float
    half_side: float
    half_height: float
    turn: int
    corners: tuple[int, ...]
    chosen: bool
    beneath: bool = False
    """Whether they lie beneath the pieces, because all their angles would cover something."""

    @property
    def arms(self) -> list[list[Point]]:
        """Return the angles that are drawn."""
        arms = bracket_arms(self.x, self.y, self.half_side, self.half_height, self.turn)
        return [arms[corner] for corner in self.corners]

    def sprite(self, theme: str, zoom: float) -> Sprite:
        """Return the picture of the brackets, to be put on their middle."""
        size = (self.half_side, self.half_height, self.turn)
        return turned_brackets(theme, *size, self.corners, zoom, chosen=self.chosen)


def free_corners(view: GreatCanalView, spots: Sequence[Value], chosen: Sequence[Value]) -> dict[Value, Point]:
    """Return the points of the chosen corners on which nothing stands and no place to choose is marked."""
    taken = view.pieces.corners
    return {
        place: point
        for place in chosen
        if place.kind == "corner"
        and isinstance(place.value, int)
        and not taken >> place.value & 1
        and place not in spots
        and (point := point_of(place)) is not None
    }


def brackets_of(scene: Scene, new: Iterable[Value], chosen: Iterable[Value]) -> list[Bracket]:
    """Return the brackets around corners and edges that are new, and around those that are chosen.

    Their angles cover nothing; those that would are left out. Where all would, they lie beneath the pieces,
    but those around what is chosen on them.
    """
    picked = frozenset(chosen)
    places = {*new, *picked}
    if not places:
        return []
    pieces = _pieces(scene)
    read = [box for piece in scene.everything for box in piece.read]
    found: list[Bracket] = []
    for place in sorted(places, key=lambda place: (place.kind, str(place.value))):
        point = point_of(place)
        if point is not None and (place.kind != "hex" or place in picked):
            own = [pieces[place]] if place in pieces else []
            marks = [mark for mark in scene.spots if (mark.x, mark.y) == point]
            inside = frozenset(box for one in (*own, *marks) for box in one.read)
            near = box_around(*point, _REACH, _REACH)
            others = [box for box in read if box.overlaps(near) and box not in inside]
            found.append(_around(pieces.get(place), point, place in picked, others))
    return found


def _pieces(scene: Scene) -> dict[Value, Placed]:
    """Return the pieces on corners and edges."""
    return {
        **{Value("edge", piece.place): piece for piece in (*scene.roads, *scene.ships)},
        **{Value("corner", piece.place): piece for piece in scene.corners},
    }


def _around(piece: Placed | None, point: Point, chosen: bool, others: Sequence[Box]) -> Bracket:
    """Return the brackets of which most angles cover none of the other boxes."""
    best: Bracket | None = None
    for margin in _MARGINS:
        bracket = _bracket(piece, point, margin, chosen)
        arms = bracket_arms(bracket.x, bracket.y, bracket.half_side, bracket.half_height, bracket.turn)
        corners = clear_corners(arms, others)
        if best is None or len(corners) > len(best.corners):
            best = replace(bracket, corners=corners)
        if len(best.corners) == len(arms):
            break
    assert best is not None
    return best if best.corners else replace(best, corners=(0, 1, 2, 3), beneath=True)


def _bracket(piece: Placed | None, point: Point, margin: float, chosen: bool) -> Bracket:
    """Return brackets with all their corners around a piece, or around a place where nothing stands."""
    every = (0, 1, 2, 3)
    if piece is None:
        return Bracket(*point, _EMPTY + margin, _EMPTY + margin, 0, every, chosen)
    if isinstance(piece.sort, Road):
        seen = piece.read[0]
        along, across = (half + margin for half in _ROAD)
        return Bracket(seen.x, seen.y, along, across, piece.sort.turn + 90, every, chosen)
    box = piece.box
    half_side, half_height = round(box.width / 2 + margin, 1), round(box.height / 2 + margin, 1)
    return Bracket(box.x, box.y, half_side, half_height, 0, every, chosen)


@kept
def hex_mark(theme: str, zoom: float) -> Sprite:
    """Return the corners of a hex's outline, doubled in dark and ivory, held at its middle."""
    palette = PALETTES[theme]
    x, y = HEX_MIDDLES[0]
    canvas = Canvas(2 * RADIUS, 2 * RADIUS, None, x - RADIUS, y - RADIUS, zoom)
    for width, colour in ((9.0, palette.outline), (5.4, palette.halo)):
        for arm in _hex_arms():
            canvas.line(arm, colour, width, True)
    return centred(canvas)


def _hex_arms() -> Iterator[list[Point]]:
    corners = outline(0, RADIUS - _HEX_INSET)
    for place, corner in enumerate(corners):
        before, after = corners[place - 1], corners[(place + 1) % 6]
        yield [_towards(corner, before), corner, _towards(corner, after)]


def _towards(start: Point, end: Point) -> Point:
    return start[0] + (end[0] - start[0]) * _HEX_ARM, start[1] + (end[1] - start[1]) * _HEX_ARM


def strokes(brackets: Sequence[Bracket]) -> list[Box]:
    """Return boxes along the strokes of brackets on the pieces, for what must not lie on them."""
    shown = [bracket for bracket in brackets if not bracket.beneath]
    return [box_around(x, y, 9, 9) for bracket in shown for arm in bracket.arms for x, y in arm]
