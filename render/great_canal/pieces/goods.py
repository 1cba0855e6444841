"""Small pictures of what is held: goods, cards, chips, and the three tracks of city improvements."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, mix
from render.kit.sprites import Sprite, centred, kept
from rules.great_canal.components.kinds import GOODS, TRACKS

TRACK_COLOURS = {"trade": "#E3A51C", "politics": "#3C6DB4", "science": "#3E8E5A"}
"""The colour of each track and of its deck."""
INK = PALETTES["light"].on_light
_IVORY = PALETTES["light"].halo
_BRICK, _WOOD, _WOOD_END, _STRAW, _ORE = "#C5654A", "#9A6A38", "#E5C79A", "#8A6312", "#9FA6AC"
_CLOTH, _PAPER, _GRAIN = "#D98CA6", "#FFFDF4", "#E3A51C"


def draw_good(canvas: Canvas, good: str, x: float, y: float, size: float) -> None:
    """Draw a good, given by its id, within ``size`` pixels around a point."""
    _DRAWN[good](canvas, x, y, size)


def _brick(canvas: Canvas, x: float, y: float, s: float) -> None:
    canvas.rectangle(x - s, y - s * 0.55, x + s, y + s * 0.55, _BRICK, INK, 2)
    canvas.line([(x - s, y), (x + s, y)], INK, 1.6)
    canvas.line([(x, y - s * 0.55), (x, y)], INK, 1.6)
    for side in (-0.5, 0.5):
        canvas.line([(x + s * side, y), (x + s * side, y + s * 0.55)], INK, 1.6)


def _lumber(canvas: Canvas, x: float, y: float, s: float) -> None:
    canvas.rectangle(x - s, y - s * 0.48, x + s * 0.6, y + s * 0.48, _WOOD, INK, 2)
    canvas.line([(x - s * 0.75, y - s * 0.1), (x + s * 0.1, y - s * 0.1)], mix(_WOOD, INK, 0.4), 1.6)
    canvas.oval(x + s * 0.2, y - s * 0.5, x + s, y + s * 0.5, _WOOD_END, INK, 2)


def _wool(canvas: Canvas, x: float, y: float, s: float) -> None:
    for side in (-0.45, 0.2):
        canvas.line([(x + s * side, y + s * 0.4), (x + s * side, y + s * 0.85)], INK, max(2, s * 0.14))
    canvas.oval(x - s, y - s * 0.62, x + s * 0.65, y + s * 0.55, _PAPER, INK, 2)
    canvas.disc(x + s * 0.68, y - s * 0.22, s * 0.34, INK)


def _grain(canvas: Canvas, x: float, y: float, s: float) -> None:
    for lean in (-0.55, 0.0, 0.55):
        canvas.line([(x, y + s * 0.95), (x + lean * s, y - s * 0.35)], _STRAW, 2.4)
        canvas.oval(
            x + lean * s * 1.1 - s * 0.24,
            y - s,
            x + lean * s * 1.1 + s * 0.24,
            y - s * 0.12,
            _GRAIN,
            INK,
            1.6,
        )


def _ore(canvas: Canvas, x: float, y: float, s: float) -> None:
    outline = [(-1.0, 0.55), (-0.6, -0.4), (0.2, -0.75), (1.0, 0.1), (0.7, 0.65)]
    canvas.polygon([(x + right * s, y + down * s) for right, down in outline], _ORE, INK, 2)
    canvas.line([(x - s * 0.4, y), (x + s * 0.2, y - s * 0.25)], "#FFFFFF", max(2, s * 0.16))


def _cloth(canvas: Canvas, x: float, y: float, s: float) -> None:
    fold = [(-0.95, -0.15), (0.55, -0.15), (0.95, 0.85), (-0.55, 0.85)]
    canvas.polygon([(x + right * s, y + down * s) for right, down in fold], mix(_CLOTH, INK, 0.18), INK, 2)
    canvas.rectangle(x - s, y - s * 0.8, x + s, y, _CLOTH, INK, 2, radius=s * 0.36)
    canvas.line([(x - s * 0.6, y - s * 0.42), (x + s * 0.6, y - s * 0.42)], _IVORY, max(1.8, s * 0.12))


def _coin(canvas: Canvas, x: float, y: float, s: float) -> None:
    for right, down in ((-0.28, 0.3), (0.22, -0.2)):
        canvas.disc(x + right * s, y + down * s, s * 0.68, _GRAIN, INK, 2)
        canvas.disc(x + right * s, y + down * s, s * 0.42, None, mix(_GRAIN, INK, 0.45), 1.6)


def _paper(canvas: Canvas, x: float, y: float, s: float) -> None:
    sheet = [(-0.72, -0.95), (0.32, -0.95), (0.72, -0.52), (0.72, 0.95), (-0.72, 0.95)]
    canvas.polygon([(x + right * s, y + down * s) for right, down in sheet], _PAPER, INK, 2)
    canvas.line(
        [(x + s * 0.32, y - s * 0.95), (x + s * 0.32, y - s * 0.52), (x + s * 0.72, y - s * 0.52)], INK
    )
    for row in (-0.15, 0.2, 0.55):
        canvas.line([(x - s * 0.42, y + s * row), (x + s * 0.42, y + s * row)], mix(INK, _PAPER, 0.35), 1.8)


_DRAWN: dict[str, Callable[[Canvas, float, float, float], None]] = dict(
    zip(GOODS, (_brick, _lumber, _wool, _grain, _ore, _cloth, _coin, _paper), strict=True)
)


def draw_track(
    canvas: Canvas, track: str, x: float, y: float, size: float, colour: str | None = None
) -> None:
    """Draw the sign of a track, given by its id: a bale, a crown, a book; in its colour or another one."""
    _TRACK_SIGNS[track](canvas, x, y, size, colour or TRACK_COLOURS[track])


def _bale(canvas: Canvas, x: float, y: float, s: float, colour: str) -> None:
    canvas.oval(x - s, y - s * 0.62, x - s * 0.1, y + s * 0.62, colour, INK, 2)
    canvas.rectangle(x - s * 0.55, y - s * 0.62, x + s * 0.55, y + s * 0.62, colour)
    for side in (-0.62, 0.62):
        canvas.line([(x - s * 0.55, y + s * side), (x + s * 0.55, y + s * side)], INK, 2)
    canvas.oval(x + s * 0.1, y - s * 0.62, x + s, y + s * 0.62, "#FFF3CF", INK, 2)


def _crown(canvas: Canvas, x: float, y: float, s: float, colour: str) -> None:
    outline = [(-0.5, 0.3), (-0.55, -0.3), (-0.22, 0.0), (0.0, -0.42), (0.22, 0.0), (0.55, -0.3), (0.5, 0.3)]
    canvas.polygon([(x + right * 1.9 * s, y + down * 1.9 * s) for right, down in outline], colour, INK, 1.8)


def _book(canvas: Canvas, x: float, y: float, s: float, colour: str) -> None:
    outline = [(-1.0, -0.6), (0.0, -0.35), (1.0, -0.6), (1.0, 0.5), (0.0, 0.75), (-1.0, 0.5)]
    canvas.polygon([(x + right * s, y + down * s) for right, down in outline], colour, INK, 2)
    canvas.line([(x, y - s * 0.35), (x, y + s * 0.75)], INK, 2)


_TRACK_SIGNS: dict[str, Callable[[Canvas, float, float, float, str], None]] = dict(
    zip(TRACKS, (_bale, _crown, _book), strict=True)
)


def draw_goods_card(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Draw the back of a card of goods."""
    _card(canvas, x, y, height, _IVORY)
    canvas.disc(x, y, height * 0.16, _BRICK)


def draw_progress_card(canvas: Canvas, x: float, y: float, height: float, track: str) -> None:
    """Draw the back of a progress card in the colour of its deck."""
    _card(canvas, x, y, height, TRACK_COLOURS[track])
    wide, high = height * 0.18, height * 0.25
    canvas.polygon([(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)], _IVORY)


def draw_progress_fan(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Draw three progress cards, one of each deck, one upon the other."""
    for index, track in enumerate(("science", "trade", "politics")):
        shift = (index - 1) * height * 0.16
        if index < len(TRACKS) - 1:
            _card(canvas, x - shift, y, height, TRACK_COLOURS[track])
        else:
            draw_progress_card(canvas, x - shift, y, height, track)


def _card(canvas: Canvas, x: float, y: float, height: float, fill: str) -> None:
    half = height * 0.35
    canvas.rectangle(x - half, y - height / 2, x + half, y + height / 2, fill, INK, 2, height * 0.1)


def draw_medal(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the medal of a defender: a gold star on a ribbon."""
    ribbon = [(-0.4, -1.0), (0.4, -1.0), (0.16, -0.1), (-0.16, -0.1)]
    canvas.polygon([(x + right * size, y + down * size) for right, down in ribbon], "#B3261E", INK, 2)
    star = [
        (
            x + math.sin(step * math.pi / 5) * size * (0.75 if step % 2 == 0 else 0.36),
            y + size * 0.25 - math.cos(step * math.pi / 5) * size * (0.75 if step % 2 == 0 else 0.36),
        )
        for step in range(10)
    ]
    canvas.polygon(star, "#E3A51C", INK, 2)


@kept
def good_sprite(theme: str, good: str, size: float) -> Sprite:
    """Return a good on a light disc, as a sprite whose point is its middle."""
    palette, radius = PALETTES[theme], size * 1.65
    canvas = Canvas(2 * math.ceil(radius + 2), 2 * math.ceil(radius + 2))
    middle = canvas.width / 2
    canvas.disc(middle, middle, radius, palette.halo, palette.outline, 2)
    draw_good(canvas, good, middle, middle, size)
    return centred(canvas)


@kept
def progress_sprite(track: str, height: float) -> Sprite:
    """Return the back of a progress card as a sprite whose point is its middle."""
    side = 2 * math.ceil(height / 2 + 3)
    canvas = Canvas(side, side)
    draw_progress_card(canvas, side / 2, side / 2, height, track)
    return centred(canvas)


@kept
def medal(half: float) -> Sprite:
    """Return the medal of a defender, so high as twice ``half``, as a sprite whose point is its middle."""
    canvas = Canvas(2 * math.ceil(0.8 * half + 1), 2 * math.ceil(half + 1))
    draw_medal(canvas, canvas.width / 2, canvas.height / 2, half)
    return centred(canvas)
