"""Signs: tents, cities and delays on site plates, the first player's pennant, dams."""

from __future__ import annotations

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, Palette
from render.kit.sprites import Sprite, centred, kept

_CITY_RED = "#C23322"


def draw_tent(
    canvas: Canvas, x: float, y: float, size: float, palette: Palette, *, on_light: bool = False
) -> None:
    """Draw a tent: from the second one on its winner may trade; ``on_light`` if its ground is."""
    s = size
    line = palette.outline
    canvas.polygon([(x - s, y + s * 0.7), (x, y - s * 0.8), (x + s, y + s * 0.7)], "#FFF6E0", line, 2.4)
    canvas.polygon(
        [(x - s * 0.3, y + s * 0.7), (x, y - s * 0.15), (x + s * 0.3, y + s * 0.7)], palette.on_light
    )
    pole = palette.halo if palette.theme == "dark" and not on_light else line
    canvas.line([(x, y - s * 0.8), (x, y - s * 1.15)], pole, 2.4)


def draw_city(canvas: Canvas, x: float, y: float, size: float, palette: Palette) -> None:
    """Draw the red ring of a city, with a tower in it."""
    canvas.disc(x, y, size + 1, palette.halo, _CITY_RED, size * 0.26)
    q = size * 0.5
    tower = ((-1, 1), (-1, -0.95), (-0.5, -0.95), (-0.5, -0.45), (-0.22, -0.45), (-0.22, -0.95))
    outline = [*tower, *((-right, down) for right, down in reversed(tower))]
    canvas.polygon([(x + right * q, y + down * q) for right, down in outline], palette.on_light)


def draw_hourglass(canvas: Canvas, x: float, y: float, height: float, palette: Palette) -> None:
    """Draw an hourglass: delayed."""
    h, w = height / 2, height * 0.42
    for reach, colour in ((2.6, palette.outline), (0.0, palette.halo)):
        for up in (-1, 1):
            base = y + up * (h + reach * 0.6)
            canvas.polygon([(x - w - reach, base), (x + w + reach, base), (x, y - up * reach)], colour)
    canvas.polygon([(x - w * 0.62, y + h - 2), (x + w * 0.62, y + h - 2), (x, y + h * 0.35)], palette.gold)


@kept
def pennant(theme: str) -> Sprite:
    """Return the pennant of the first player of the round; held at the foot of its pole."""
    palette = PALETTES[theme]
    canvas = Canvas(56, 56)
    line = palette.ink if theme == "dark" else palette.outline
    canvas.polygon([(6, 6), (52, 17), (6, 31)], palette.gold, palette.outline, 2)
    canvas.line([(6, 4), (6, 52)], line, 4, True)
    canvas.number(18, 18.5, "1", 20, palette.on_light)
    return Sprite(canvas.image(), 6, 52)


@kept
def gate(theme: str, *, across: bool = False) -> Sprite:
    """Return the wooden dam between water and dry trench; ``across`` where the canal runs up or down."""
    palette = PALETTES[theme]
    canvas = Canvas(20, 48)
    canvas.rectangle(4.5, 2, 15.5, 46, palette.outline, radius=3)
    canvas.rectangle(7, 4.5, 13, 43.5, palette.wood, radius=2)
    for y in (14, 24, 34):
        canvas.line([(7, y), (13, y)], palette.outline, 1.4)
    upright = centred(canvas)
    if not across:
        return upright
    return Sprite(upright.image.transpose(Image.Transpose.ROTATE_90), upright.y, upright.x)
