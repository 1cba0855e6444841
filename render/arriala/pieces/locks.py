"""Locks across the canal, and the plaques with the lock limits of stretches."""

from __future__ import annotations

from render.arriala.layout.sheet import Sheet
from render.arriala.layout.track import Track
from render.kit import icons
from render.kit.boxes import Box, box_around
from render.kit.canvas import Canvas
from render.kit.fonts import text_width
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, centred, kept


@kept
def lock_sprite(track: Track, position: int, theme: str, zoom: float = 1.0) -> Sprite:
    """Return a lock: a stone chamber with two pairs of mitre gates, across the canal at a position.

    ``zoom`` is that of a canvas.
    """
    palette, channel = PALETTES[theme], track.sheet.channel
    course, middle = track.course, track.distance(position)
    side = track.side(middle)
    x, y = course.at(middle)
    reach = channel + 26
    canvas = Canvas(2 * reach, 2 * reach, None, x - reach, y - reach, zoom)
    half = 24 * max(0.6, track.scale)
    canvas.polygon(
        course.band(middle - half, middle + half, side * (-channel - 9), side * (channel + 3)),
        palette.stone,
        palette.outline,
        2.4,
    )
    inner = half - 8
    canvas.polygon(
        course.band(middle - inner, middle + inner, -channel + 13, channel - 13),
        palette.water,
        palette.outline,
        1.8,
    )
    for shift in (-half / 2, half * 0.42):
        at = middle + shift
        gates = [
            course.at(at - 5, -channel + 10),
            course.at(at + 8),
            course.at(at - 5, channel - 10),
        ]
        canvas.line(gates, palette.outline, 9)
        canvas.line(gates, palette.wood, 5)
    return centred(canvas)


def lock_box(track: Track, position: int) -> Box:
    """Return what a lock covers."""
    right, down = (abs(part) for part in track.course.direction(track.distance(position)))
    along, across = 48 * max(0.6, track.scale), 2 * track.sheet.channel + 14
    width, height = along * right + across * down, along * down + across * right
    return box_around(*track.point(position, -3), width, height)


@kept
def limit_sprite(theme: str, text: str, sheet: Sheet, zoom: float = 1.0) -> Sprite:
    """Return the plaque of a stretch with the locks it has and may have, such as ``1/2``."""
    palette, sizes = PALETTES[theme], sheet.plaques
    canvas = Canvas(sheet.plaque_width(text, icon=True) + 6, sizes.height + 6, zoom=zoom)
    x, y = canvas.width / 2, canvas.height / 2
    box = box_around(x, y, sheet.plaque_width(text, icon=True), sizes.height)
    canvas.rectangle(*box.edges, palette.panel, palette.outline, 2.2, radius=9)
    icons.lock(canvas, box.left + 8 + sizes.icon / 2, y, 26 * sizes.height / 36, palette, palette.ink)
    middle = box.left + 12 + sizes.icon + text_width(text, sizes.text, "bold") / 2
    canvas.number(middle, y, text, sizes.text, palette.ink)
    return centred(canvas)
