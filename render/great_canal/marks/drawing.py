"""Everything on the map that a turn can change: where it is decided first, then it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from render.great_canal.layout.frames import Frame
from render.great_canal.layout.places import Placed
from render.great_canal.layout.plane import HEX_MIDDLES
from render.great_canal.layout.scene import RING, Scene, scene_of
from render.great_canal.layout.sorts import Disc, Helmet, Jetty, Name, Sort, Spot
from render.great_canal.marks.brackets import Bracket, brackets_of, free_corners, hex_mark
from render.great_canal.marks.changes import Changes
from render.great_canal.marks.trails import trail_dots
from render.great_canal.pieces.canal import section_sprite
from render.great_canal.pieces.sprites import sprite_of
from render.kit.boxes import Box, box_around
from render.kit.change_marks import DOT, chosen_ring, trail_dot
from render.kit.curve import Point
from rules.great_canal.view import GreatCanalView
from rules.values import Value

_FIGURE, _RATE = (40, 32), (46, 36)
"""The sides of the boxes around the number of a token and around what stands on a harbour."""


@dataclass(frozen=True)
class Drawing:
    """A position on its map: what stands where, and the marks, each clear of what stands there."""

    view: GreatCanalView
    scene: Scene
    hexes: tuple[int, ...]
    """The hexes where something is new."""
    brackets: tuple[Bracket, ...]
    dots: tuple[Point, ...]
    """The trails of what moved."""
    rings: tuple[Point, ...]
    """Around the free corners that are chosen: places to choose next lie too near for brackets."""


def drawing_of(
    view: GreatCanalView,
    changes: Changes,
    spots: Sequence[Value] = (),
    chosen: Sequence[Value] = (),
    closed: Sequence[Box] = (),
) -> Drawing:
    """Return what to draw of a view, clear of ``closed`` boxes of the plane where that is possible."""
    free = free_corners(view, spots, chosen)
    scene = scene_of(view, spots, closed, tuple(free.values()))
    brackets = brackets_of(scene, changes.places - free.keys(), [one for one in chosen if one not in free])
    hexes = sorted(
        place.value for place in changes.places if place.kind == "hex" and isinstance(place.value, int)
    )
    dots = trail_dots(changes.ways, scene, brackets)
    return Drawing(view, scene, tuple(hexes), tuple(brackets), tuple(dots), tuple(free.values()))


def draw_map(image: Image.Image, drawing: Drawing, theme: str, frame: Frame) -> None:
    """Draw everything on a copy of the base; names and figures that the frame would halve are left out."""
    view, scene = drawing.view, drawing.scene
    for hexagon in drawing.hexes:
        frame.stamp(image, hex_mark(theme, frame.zoom), *HEX_MIDDLES[hexagon])
    for place, section in enumerate(scene.sections):
        state = "wet" if view.flooded else "dug" if place in view.dug else "site"
        sprite = section_sprite(section, state, theme, frame.zoom)
        frame.stamp(image, sprite, *HEX_MIDDLES[section.hexagon])
    _draw_brackets(image, drawing, theme, frame, beneath=True)
    spots = [piece for piece in scene.spots if _is_inside(piece.box, frame)]
    for piece in (*scene.everything[: -len(scene.spots) or None], *spots):
        sort = shown_in(piece, frame)
        if sort is not None:
            frame.stamp(image, sprite_of(sort, theme, frame.zoom, not view.flooded), piece.x, piece.y)
    for dot in drawing.dots:
        if _is_inside(box_around(*dot, 2 * DOT, 2 * DOT), frame):
            frame.stamp(image, trail_dot(theme, frame.zoom), *dot)
    _draw_brackets(image, drawing, theme, frame, beneath=False)
    for ring in drawing.rings:
        if _is_inside(box_around(*ring, 2 * RING, 2 * RING), frame):
            frame.stamp(image, chosen_ring(theme, RING, frame.zoom), *ring)


def _draw_brackets(image: Image.Image, drawing: Drawing, theme: str, frame: Frame, *, beneath: bool) -> None:
    for bracket in drawing.brackets:
        if bracket.beneath == beneath:
            frame.stamp(image, bracket.sprite(theme, frame.zoom), bracket.x, bracket.y)


def _is_inside(box: Box, frame: Frame) -> bool:
    return frame.area.encloses(box)


def shown_in(piece: Placed, frame: Frame) -> Sort | None:
    """Return what to draw of something in a frame, or None for nothing at all.

    Where the frame would halve its number or its sign, a knight has none; a token and a harbour are left
    out, because an empty disc would be read as something else.
    """
    area, box = frame.area, piece.box
    if area.encloses(box):
        return piece.sort
    if not area.overlaps(box.grown(12)):
        return None
    match piece.sort:
        case Name() | Spot():
            return None
        case Disc():
            return piece.sort if area.encloses(box_around(piece.x, piece.y, *_FIGURE)) else None
        case Jetty():
            return piece.sort if area.encloses(box_around(piece.x, piece.y, *_RATE)) else None
        case Helmet():
            inside = area.encloses(box_around(piece.x, piece.y, 24, 32))
            return piece.sort if inside else replace(piece.sort, level=0)
        case _:
            return piece.sort
