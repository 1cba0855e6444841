"""The part of the map that is shown while a place is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.great_canal.layout.frames import Frame
from render.great_canal.layout.plane import point_of
from render.great_canal.layout.sorts import Name
from render.great_canal.marks.drawing import Drawing
from render.kit.boxes import Box, box_around
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

    None if there is nothing to choose on the map, or no frame holds everything. Of those that do, it is the
    one whose edge cuts fewest names and tokens.
    """
    if not spots or any(point_of(place) is None for place in spots):
        return None
    needed = list(_needed(drawing, spots, chosen))
    width, height = WIDTH / _ZOOM, HEIGHT / _ZOOM
    left, top = min(box.left for box in needed), min(box.top for box in needed)
    right, bottom = max(box.right for box in needed), max(box.bottom for box in needed)
    if right - left > width or bottom - top > height:
        return None
    read = [piece.box for piece in (*drawing.scene.names, *drawing.scene.tokens, *drawing.scene.corners)]
    middle = box_around((left + right) / 2, (top + bottom) / 2, width, height)

    def loss(window: Box) -> float:
        inside = window.grown(-EDGE / _ZOOM)
        cut = sum(1 for box in read if box.overlaps(window) and not inside.encloses(box))
        return 40 * cut + abs(window.left - middle.left) + abs(window.top - middle.top)

    whole = CROP_FRAME.area
    lefts = _range(max(whole.left, right - width), min(left, whole.right - width))
    tops = _range(max(whole.top, bottom - height), min(top, whole.bottom - height))
    windows = [Box(x, y, x + width, y + height) for x in lefts for y in tops]
    if not windows:
        return None
    return Frame(min(windows, key=loss), _ZOOM)


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
