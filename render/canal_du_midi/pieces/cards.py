"""Worker cards, face up and face down, and the empty places for them, as sprites.

A card is the same in both themes but for the edge. Sprites are held at their upper left corner.
"""

from __future__ import annotations

import math

from render.canal_du_midi.pieces.workers import draw_worker
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, PLAYERS, Palette, mix
from render.kit.sprites import Sprite, kept
from render.kit.tokens import token_shape
from rules.canal_du_midi.components import Box as Components

_EDGE = 2.0
_PAD = 3
_LOW_CARD = 150
"""Cards less high than this, on a phone, have a larger value for their height."""


def face(
    theme: str, box: Components, card: int, width: float, height: float, *, chosen: bool = False
) -> Sprite:
    """Return a card with its tool, value and colour; one to be ``chosen`` has its value on black."""
    worker, colour = box.worker_of(card), box.colour_of(card)
    return _face(theme, worker.id, worker.points, colour, round(width), round(height), chosen)


def small_face(theme: str, box: Components, card: int, width: float, height: float) -> Sprite:
    """Return a card so small that only its value and colour are on it."""
    return _small_face(theme, box.points_of(card), box.colour_of(card), round(width), round(height))


def _sheet(width: int, height: int) -> Canvas:
    return Canvas(width + 2 * _PAD, height + 2 * _PAD, None, -_PAD, -_PAD)


@kept
def _face(theme: str, worker: str, points: int, colour: int, width: int, height: int, chosen: bool) -> Sprite:
    canvas = _sheet(width, height)
    draw_face(canvas, Box(0, 0, width, height), worker, points, colour, PALETTES[theme], chosen=chosen)
    return Sprite(canvas.image(), _PAD, _PAD)


def draw_face(
    canvas: Canvas,
    place: Box,
    worker: str,
    points: int,
    colour: int,
    palette: Palette,
    *,
    chosen: bool = False,
) -> None:
    """Draw a card with its tool, value and colour in a box."""
    style, ink = PLAYERS[colour], palette.on_light
    left, top, right, bottom = place.edges
    width, height = place.width, place.height
    _draw_blank(canvas, place, palette.halo, palette)
    canvas.rectangle(
        left + 5, top + 5, right - 5, top + height * 0.62, mix(style.fill, palette.halo, 0.7), radius=6
    )
    if chosen:
        canvas.rectangle(left + 3, top + height * 0.63, right - 3, bottom - 3, palette.spot, radius=6)
    size = min(width * 0.3, height * 0.215)
    draw_worker(canvas, worker, place.x, top + height * 0.335, size, ink)
    symbol = min(8.0, width * 0.085)
    size, aside = min(height * 0.36, width * 0.66), max(0.0, 11 - (width - 70) * 0.3)
    if height < _LOW_CARD:
        size, aside = min(height * 0.4, width * 0.72), symbol
    value = palette.halo if chosen else ink
    canvas.number(place.x + aside, top + height * 0.815, str(points), size, value)
    mark = token_shape(style.shape, left + 7 + symbol * 1.2, bottom - 9 - symbol, symbol)
    canvas.polygon(mark, style.fill, palette.halo if chosen else ink, 1.4)


def _draw_blank(canvas: Canvas, place: Box, fill: str, palette: Palette) -> None:
    radius = min(10.0, place.width * 0.2)
    left, top, right, bottom = place.edges
    canvas.rectangle(
        left - _EDGE, top - _EDGE, right + _EDGE, bottom + _EDGE, palette.outline, radius=radius + 1
    )
    if palette.theme == "dark":
        edge = mix(palette.halo, palette.outline, 0.35)
        canvas.rectangle(left - 0.6, top - 0.6, right + 0.6, bottom + 0.6, edge, radius=radius)
    canvas.rectangle(left, top, right, bottom, fill, radius=radius)


@kept
def _small_face(theme: str, points: int, colour: int, width: int, height: int) -> Sprite:
    palette, style = PALETTES[theme], PLAYERS[colour]
    canvas = _sheet(width, height)
    _draw_blank(canvas, Box(0, 0, width, height), style.fill, palette)
    canvas.rectangle(3, 3, width - 3, height - 3, mix(style.fill, palette.halo, 0.76), radius=3)
    size = min(height * 0.8, width * 1.1, 48)
    canvas.number(width / 2, height / 2, str(points), size, palette.on_light)
    return Sprite(canvas.image(), _PAD, _PAD)


@kept
def back(
    theme: str, colour: int, width: int, height: int, *, parted: bool = False, ticked: bool = False
) -> Sprite:
    """Return the back of a card: waves on its owner's colour.

    ``parted`` leaves room for a number in the middle, ``ticked`` marks a bet.
    """
    palette, style = PALETTES[theme], PLAYERS[colour]
    canvas = _sheet(width, height)
    place = Box(0, 0, width, height)
    _draw_blank(canvas, place, style.fill, palette)
    inset = 5 if width > 50 else 3
    pale = mix(style.fill, "#FFFFFF", 0.58)
    canvas.rectangle(inset, inset, width - inset, height - inset, None, pale, 2, radius=min(6, width * 0.12))
    swing = min(width * 0.09, height * 0.045)
    parted = parted or ticked
    for row in (-1, 1) if parted else (-1, 0, 1):
        apart = height * 0.13 if width <= 50 else width * (0.42 if parted else 0.2)
        y = height / 2 + row * apart
        wave = [
            (width * (0.26 + step * 0.015), y + swing * math.sin(step * math.pi / 8)) for step in range(33)
        ]
        canvas.line(wave, pale, 3 if width > 50 else 2)
    if ticked:
        draw_tick(canvas, width / 2, height / 2, min(26.0, width * 0.3), palette)
    return Sprite(canvas.image(), _PAD, _PAD)


def draw_tick(canvas: Canvas, x: float, y: float, radius: float, palette: Palette) -> None:
    """Draw a tick on an ivory disc."""
    r = radius
    canvas.disc(x, y, r + 1.5, palette.outline)
    canvas.disc(x, y, r - 1.5, palette.halo)
    canvas.line(
        [(x - r * 0.46, y), (x - r * 0.1, y + r * 0.38), (x + r * 0.5, y - r * 0.42)],
        palette.on_light,
        r * 0.23,
        True,
    )


@kept
def slot(theme: str, width: int, height: int, awaited: bool) -> Sprite:
    """Return the dashed place of a card that is not there; ``awaited`` asks for it."""
    palette = PALETTES[theme]
    canvas = _sheet(width, height)
    small = width <= 50
    outline = [(0, 0), (width, 0), (width, height), (0, height), (0, 0)]
    colour = palette.ink_soft if awaited or small else palette.rule
    canvas.dashed(outline, colour, 2.2 if small else 2.8, 6 if small else 11, 5 if small else 9)
    if awaited and not small:
        canvas.text(
            width / 2, height / 2, "?", min(66, width * 0.7), palette.ink_soft, face="title", anchor="mm"
        )
    return Sprite(canvas.image(), _PAD, _PAD)
