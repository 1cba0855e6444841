"""What coin holders answer when they are asked to send a card."""

from __future__ import annotations

from render.canal_du_midi.pieces.coins import draw_coin
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, Palette
from render.kit.sprites import Sprite, centred, kept
from rules.canal_du_midi.view import CanalDuMidiView


def answer_of(view: CanalDuMidiView, seat: int) -> str:
    """Return what a seat with a coin has answered: ``sent``, ``held``, ``asked`` (nothing yet), or empty."""
    if seat in view.senders:
        return "sent"
    if seat in view.holders:
        return "held"
    return "asked" if seat in view.asked else ""


@kept
def answer(theme: str, given: str, radius: float) -> Sprite:
    """Return the sign of an answer: ``asked``, ``held`` or ``sent``."""
    palette = PALETTES[theme]
    side = 2 * round(radius + 7)
    canvas = Canvas(side, side)
    x = y = side / 2
    canvas.disc(x, y, radius + 4.5, palette.outline)
    canvas.disc(x, y, radius + 2.4, palette.halo)
    {"asked": _draw_question, "held": _draw_held, "sent": _draw_sent}[given](canvas, x, y, radius, palette)
    return centred(canvas)


def _draw_question(canvas: Canvas, x: float, y: float, r: float, palette: Palette) -> None:
    canvas.disc(x, y, r - 1, palette.halo, palette.on_light, 2)
    canvas.number(x, y, "?", r * 1.4, palette.on_light, face="title")


def _draw_held(canvas: Canvas, x: float, y: float, r: float, palette: Palette) -> None:
    """Draw a coin with two bars, as for a pause."""
    draw_coin(canvas, x, y, r, palette, "")
    for side in (-1, 1):
        left = x + side * r * 0.28
        canvas.rectangle(left - r * 0.13, y - r * 0.46, left + r * 0.13, y + r * 0.46, palette.on_light)


def _draw_sent(canvas: Canvas, x: float, y: float, r: float, palette: Palette) -> None:
    """Draw a coin with an arrow."""
    draw_coin(canvas, x, y, r, palette, "")
    canvas.line([(x - r * 0.5, y), (x + r * 0.3, y)], palette.on_light, r * 0.22)
    tip = [(x + r * 0.6, y), (x + r * 0.06, y - r * 0.44), (x + r * 0.06, y + r * 0.44)]
    canvas.polygon(tip, palette.on_light)
