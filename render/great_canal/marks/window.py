"""The part of the map that is shown while a place is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.great_canal.layout.frames import Frame
from render.great_canal.layout.places import Placed
from render.great_canal.layout.plane import point_of
from render.great_canal.layout.sorts import Name
from render.great_canal.marks.drawing import Drawing
from render.kit.boxes import Box, box_around
from rules.great_canal.components.board import Harbour
from rules.great_canal.topology import HEX_CORNERS, HEX_EDGES
from rules.kit.masks import bits
from rules.values import Value

_ZOOM = 1.58
WIDTH, HEIGHT = 1000, 620
EDGE = 8
"""The size of the part in pixels, and how wide its paper edge with the line is."""
CROP_FRAME = Frame(Box(-62.0, -22.0, 1062.0, 850.0), _ZOOM)
"""All of the plane, from which parts are taken."""
_INSIDE = 40 / _ZOOM
_STEPS = 8


def window_of(drawing: Drawing, spots: Sequence[Value], chosen: Sequence[Value]) -> Frame | None:
    """Return the frame that holds all places to choose and what is chosen, ``EDGE`` pixels inside the part.

    The number tokens and harbours at them are whole in it where it can hold these as well. None if there is
    nothing to choose on the map, or no frame holds everything. Of those that do, it is the one whose edge
    cuts fewest names, tokens and harbours.
    """
    if not spots or any(point_of(place) is None for place in spots):
        return None
    needed = list(_needed(drawing, spots, chosen))
    belonging = [piece.box.grown(EDGE / _ZOOM) for piece in _belonging(drawing, spots)]
    return _holding(drawing, needed + belonging) or _holding(drawing, needed)


def _holding(drawing: Drawing, needed: Sequence[Box]) -> Frame | None:
    """Return the frame that holds boxes whose edge cuts least; None if there is none."""
    width, height = WIDTH / _ZOOM, HEIGHT / _ZOOM
    left, top = min(box.left for box in needed), min(box.top for box in needed)
    right, bottom = max(box.right for box in needed), max(box.bottom for box in needed)
    if right - left > width or bottom - top > height:
        return None
    scene = drawing.scene
    read = [piece.box for piece in (*scene.names, *scene.tokens, *scene.harbours, *scene.corners)]
    middle = box_around((left + right) / 2, (top + bottom) / 2, width, height)

    def loss(window: Box) -> float:
        inside = window.grown(-EDGE / _ZOOM)
        cut = sum(1 for box in read if box.overlaps(window) and not inside.encloses(box))
        return 40 * cut + abs(window.left - middle.left) + abs(window.top - middle.top)

    whole = CROP_FRAME.area
    lefts = _range(max(whole.left, right - width), min(left, whole.right - width))
    tops = _range(max(whole.top, bottom - height), min(top, whole.bottom - height))
    windows = [Box(x, y, x + width, y + height) for x in lefts for y in tops]
    return Frame(min(windows, key=loss), _ZOOM) if windows else None


def _belonging(drawing: Drawing, spots: Sequence[Value]) -> Iterator[Placed]:
    """Yield the number tokens of the hexes at places to choose, and the harbours at these."""
    places = frozenset(spots)
    for token in drawing.scene.tokens:
        if not places.isdisjoint(_places_at(token.place)):
            yield token
    moored = {harbour.edge: harbour.corners for harbour in _harbours(drawing)}
    for harbour in drawing.scene.harbours:
        corners = (Value("corner", corner) for corner in bits(moored[harbour.place]))
        if not places.isdisjoint((Value("edge", harbour.place), *corners)):
            yield harbour


def _harbours(drawing: Drawing) -> Iterator[Harbour]:
    yield from drawing.view.board.home_harbours
    yield from drawing.view.board.island_harbours


def _places_at(hexagon: int) -> Iterator[Value]:
    """Yield a hex with its corners and edges."""
    yield Value("hex", hexagon)
    yield from (Value("corner", corner) for corner in HEX_CORNERS[hexagon])
    yield from (Value("edge", edge) for edge in HEX_EDGES[hexagon])


def _range(least: float, most: float) -> list[float]:
    """Return some numbers from the least to the most; none if there are none between them."""
    if least > most:
        return []
    return [least + (most - least) * step / _STEPS for step in range(_STEPS + 1)]


def _needed(drawing: Drawing, spots: Sequence[Value], chosen: Sequence[Value]) -> Iterator[Box]:
    """Yield what the part has to hold: marks, black names with their hexes' middles, chosen pieces."""
    for piece in drawing.scene.spots:
        yield piece.box.grown(6)
    for name in drawing.scene.names:
        if isinstance(name.sort, Name) and name.sort.black:
            yield name.box.grown(6)
    for place in (*spots, *chosen):
        point = point_of(place)
        if point is not None:
            yield box_around(*point, 2 * _INSIDE, 2 * _INSIDE)
    for bracket in drawing.brackets:
        if bracket.chosen:
            yield box_around(bracket.x, bracket.y, 2 * bracket.half_side + 14, 2 * bracket.half_height + 14)
