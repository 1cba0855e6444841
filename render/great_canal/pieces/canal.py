"""The sections of the canal: a dashed line, a dry trench, or water between stone banks."""

from __future__ import annotations

from render.great_canal.layout.canal import Section
from render.great_canal.layout.plane import HEX_MIDDLES
from render.great_canal.pieces.colours import TRENCH, TRENCH_TICK
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, centred, kept, trimmed

_REACH = 76


@kept
def section_sprite(section: Section, state: str, theme: str, zoom: float) -> Sprite:
    """Return a section, held at the middle of its hex; its state is ``site``, ``dug`` or ``wet``."""
    palette, course = PALETTES[theme], section.course
    x, y = HEX_MIDDLES[section.hexagon]
    canvas = Canvas(2 * _REACH, 2 * _REACH, None, x - _REACH, y - _REACH, zoom)
    points = course.points
    if state == "site":
        canvas.dashed(points, palette.halo, 9, 9, 7)
        canvas.dashed(points, palette.outline, 5, 9, 7)
        return trimmed(centred(canvas))
    wet = state == "wet"
    for width, colour in (
        (31.0, palette.outline),
        (27.0, palette.stone),
        (20.5, palette.outline),
        (16.5, palette.water if wet else TRENCH),
    ):
        canvas.line(points, colour, width)
    _draw_joints(canvas, section, palette.stone_joint)
    if wet:
        for share in (0.06, 0.34, 0.64):
            wave = course.wave(course.length * share, course.length * 0.22, 0, 2.6)
            canvas.line(wave, palette.water_line, 2.4)
    else:
        for tick in range(7):
            start = course.length * (0.06 + 0.14 * tick)
            canvas.line(course.part(start, start + 7, (tick % 3 - 1) * 4.5), TRENCH_TICK, 2.6, True)
    return trimmed(centred(canvas))


def _draw_joints(canvas: Canvas, section: Section, colour: str) -> None:
    """Draw the joints of the stones on both banks."""
    course = section.course
    for place in range(1, 10):
        at = course.length * place / 10
        for side in (-1, 1):
            canvas.line([course.at(at, side * 10.8), course.at(at, side * 13)], colour, 1.3)
