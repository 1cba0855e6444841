"""Small pictures that several games use: people, cards, locks, trees, houses."""

from __future__ import annotations

import math

from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import Palette, mix


def worker(canvas: Canvas, x: float, y: float, height: float, fill: str, line: str) -> None:
    """Draw a standing figure."""
    h = height
    canvas.polygon(
        [
            (x - h * 0.36, y + h * 0.5),
            (x - h * 0.28, y - h * 0.06),
            (x + h * 0.28, y - h * 0.06),
            (x + h * 0.36, y + h * 0.5),
        ],
        fill,
        line,
        2,
    )
    canvas.disc(x, y - h * 0.26, h * 0.22, fill, line, 2)


def card(canvas: Canvas, x: float, y: float, height: float, fill: str, line: str) -> None:
    """Draw an upright card."""
    half = height * 0.35
    canvas.rectangle(x - half, y - height / 2, x + half, y + height / 2, fill, line, 2, 4)


def hand_card(canvas: Canvas, x: float, y: float, height: float, palette: Palette, stripe: str) -> None:
    """Draw a card seen from the front with two stripes in a player's colour."""
    card(canvas, x, y, height, palette.halo, palette.on_light)
    for shift in (-0.18, 0.1):
        canvas.line(
            [(x - height * 0.23, y + height * shift), (x + height * 0.23, y + height * shift)], stripe, 4
        )


def pile_card(canvas: Canvas, x: float, y: float, height: float, palette: Palette) -> None:
    """Draw the back of a card: waves on water."""
    card(canvas, x, y, height, palette.water, palette.ink)
    for row in (-0.14, 0.06, 0.26):
        wave = [(x + (k - 2) * height * 0.11, y + height * (row - (0.06 if k % 2 else 0))) for k in range(5)]
        canvas.line(wave, palette.halo, 2.2)


def discard_card(canvas: Canvas, x: float, y: float, height: float, palette: Palette) -> None:
    """Draw a card crossed out."""
    card(canvas, x, y, height, palette.halo, palette.ink)
    reach = height * 0.2
    canvas.line([(x - reach, y - reach), (x + reach, y + reach)], palette.on_light, 3)
    canvas.line([(x + reach, y - reach), (x - reach, y + reach)], palette.on_light, 3)


def lock(canvas: Canvas, x: float, y: float, height: float, palette: Palette, line: str) -> None:
    """Draw two quay walls and a pair of mitre gates."""
    h = height
    for side in (-1, 1):
        left = x + side * h * 0.4 - h * 0.1
        canvas.rectangle(left, y - h * 0.42, left + h * 0.2, y + h * 0.42, palette.stone, line, 1.5)
    canvas.line(
        [(x - h * 0.28, y + h * 0.3), (x, y - h * 0.25), (x + h * 0.28, y + h * 0.3)], palette.wood, h * 0.17
    )


def pick(canvas: Canvas, x: float, y: float, size: float, colour: str, width: float = 4) -> None:
    """Draw a pickaxe: one action point."""
    s = size
    canvas.line([(x - s * 0.32, y + s * 0.46), (x + s * 0.2, y - s * 0.3)], colour, width, True)
    canvas.arc(x - s * 0.42, y - s * 0.5, x + s * 0.62, y + s * 0.56, 205, 318, colour, width * 1.1)


def laurel(canvas: Canvas, x: float, y: float, radius: float, palette: Palette, line: str) -> None:
    """Draw a gold wreath, open at the top: who has won."""
    for side in (-1, 1):
        twig = [_on_wreath(x, y, radius, side, angle) for angle in range(0, 151, 10)]
        canvas.line(twig, line, 2)
        for step in range(6):
            foot = _on_wreath(x, y, radius, side, 14 + step * 25)
            for out in (-1, 1):
                tip = _on_wreath(x, y, radius * (1 + out * 0.24), side, 14 + step * 25 + 22)
                bulge = _on_wreath(x, y, radius * (1 + out * 0.27), side, 14 + step * 25 + 7)
                inner = _on_wreath(x, y, radius * (1 + out * 0.04), side, 14 + step * 25 + 19)
                canvas.polygon([foot, bulge, tip, inner], palette.gold, line, 1.2)


def _on_wreath(x: float, y: float, radius: float, side: int, degrees: float) -> Point:
    """Return a point on a half circle that begins at the bottom and goes up on one side."""
    angle = math.radians(degrees)
    return x + side * radius * math.sin(angle), y + radius * math.cos(angle)


def grapes(canvas: Canvas, x: float, y: float, radius: float, palette: Palette, pale: float = 0.0) -> None:
    """Draw a bunch; ``pale`` (0 to 1) takes it back towards the panel."""
    berry = mix(palette.grape, palette.panel, pale)
    stem = mix(palette.stem, palette.panel, pale)
    canvas.line([(x, y - radius * 1.1), (x + radius * 0.3, y - radius * 0.55)], stem, 2.4)
    for right, down in ((-0.6, -0.45), (0, -0.5), (0.6, -0.45), (-0.3, 0.05), (0.3, 0.05), (0, 0.55)):
        canvas.disc(x + right * radius, y + down * radius, radius * 0.33, berry)


def tree(canvas: Canvas, x: float, y: float, radius: float, palette: Palette) -> None:
    """Draw a round tree."""
    canvas.rectangle(x - 1.2, y, x + 1.2, y + radius * 0.9, palette.tree_line)
    canvas.disc(x, y - radius * 0.25, radius * 0.72, palette.tree, palette.tree_line, 1.3)
    shine = mix(palette.tree, "#ffffff", 0.35)
    canvas.arc(x - radius * 0.4, y - radius * 0.65, x + radius * 0.3, y + radius * 0.05, 180, 280, shine, 1.2)


def poplar(canvas: Canvas, x: float, y: float, height: float, palette: Palette) -> None:
    """Draw a slim tree standing on (x, y)."""
    canvas.rectangle(x - 1, y - 4, x + 1, y + 3, palette.tree_line)
    canvas.oval(x - height * 0.16, y - height, x + height * 0.16, y, palette.tree, palette.tree_line, 1.3)


def house(canvas: Canvas, x: float, y: float, width: float, height: float, palette: Palette) -> None:
    """Draw a brick house with its lower left corner on (x, y)."""
    wall = mix(palette.brick, "#FFE9D2", 0.62)
    canvas.rectangle(x, y - height, x + width, y, wall, palette.outline, 1.6)
    canvas.polygon(
        [(x - 3, y - height), (x + width / 2, y - height - width * 0.42), (x + width + 3, y - height)],
        palette.roof,
        palette.outline,
        1.6,
    )
    canvas.rectangle(x + width * 0.4, y - height * 0.5, x + width * 0.6, y, palette.brick_dark)


def church(canvas: Canvas, x: float, y: float, height: float, palette: Palette) -> None:
    """Draw a brick church with a spire, standing on (x, y)."""
    wall = mix(palette.brick, "#FFE9D2", 0.42)
    h = height
    canvas.rectangle(x - 22, y - h * 0.42, x + 20, y, wall, palette.outline, 1.6)
    canvas.polygon(
        [(x - 25, y - h * 0.42), (x - 1, y - h * 0.66), (x + 23, y - h * 0.42)],
        palette.roof,
        palette.outline,
        1.6,
    )
    canvas.rectangle(x + 12, y - h, x + 28, y, wall, palette.outline, 1.6)
    for row in (0, 1):
        top = y - h * 0.92 + row * h * 0.2
        canvas.rectangle(x + 17, top, x + 23, top + h * 0.12, palette.outline)
    canvas.polygon(
        [(x + 10, y - h), (x + 20, y - h * 1.42), (x + 30, y - h)], palette.roof, palette.outline, 1.6
    )
