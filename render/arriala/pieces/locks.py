"""Locks across the canal, and the plaques with the lock limits of stretches."""

from __future__ import annotations

from functools import lru_cache

from render.arriala.layout.sites import PLAQUE_HEIGHT, plaque_width
from render.arriala.layout.track import CHANNEL, Track
from render.arriala.pieces.plaque import draw_plaque
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, centred


@lru_cache(maxsize=256)
def lock_sprite(track: Track, position: int, theme: str) -> Sprite:
    """Return a lock: a stone chamber with two pairs of mitre gates, across the canal at a position."""
    palette = PALETTES[theme]
    course, middle = track.course, track.distance(position)
    x, y = course.at(middle)
    reach = CHANNEL + 26
    canvas = Canvas(2 * reach, 2 * reach, None, x - reach, y - reach)
    half = 24 * max(0.6, track.scale)
    canvas.polygon(
        course.band(middle - half, middle + half, -CHANNEL - 9, CHANNEL + 3),
        palette.stone,
        palette.outline,
        2.4,
    )
    inner = half - 8
    canvas.polygon(
        course.band(middle - inner, middle + inner, -CHANNEL + 13, CHANNEL - 13),
        palette.water,
        palette.outline,
        1.8,
    )
    for shift in (-half / 2, half * 0.42):
        at = middle + shift
        gates = [
            course.at(at - 5, -CHANNEL + 10),
            course.at(at + 8),
            course.at(at - 5, CHANNEL - 10),
        ]
        canvas.line(gates, palette.outline, 9)
        canvas.line(gates, palette.wood, 5)
    return Sprite(canvas.image(), round(reach), round(reach))


@lru_cache(maxsize=128)
def limit_sprite(theme: str, text: str) -> Sprite:
    """Return the plaque of a stretch with the locks it has and may have, such as ``1/2``."""
    canvas = Canvas(plaque_width(text, icon=True) + 6, PLAQUE_HEIGHT + 6)
    draw_plaque(canvas, canvas.width / 2, canvas.height / 2, text, PALETTES[theme], lock=True)
    return centred(canvas)
