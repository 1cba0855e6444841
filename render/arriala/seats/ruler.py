"""The ruler with the points of all colours."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from render.arriala.layout.wide import RULER_LEFT, RULER_RIGHT, RULER_Y
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, kept, stamp
from render.kit.tokens import token
from rules.arriala.view import ArrialaView

_SHORTEST = 60


def draw_ruler(image: Image.Image, view: ArrialaView, theme: str) -> None:
    """Draw the ruler, as long as the highest score asks; tokens that crowd stand aside and point down."""
    longest = max(view.scores, default=0)
    length = max(_SHORTEST, 20 * math.ceil((longest + 1) / 20))
    stamp(image, _ruler(theme, length), 0, RULER_Y)
    step = (RULER_RIGHT - RULER_LEFT) / length
    order = sorted(view.colours, key=lambda colour: (view.scores[colour], colour))
    wanted = [RULER_LEFT + view.scores[colour] * step for colour in order]
    stands = _spread(wanted, 44)
    for point, x in zip(wanted, stands, strict=True):
        stamp(image, _pointer(theme, round(point - x)), x, RULER_Y - 32)
    for colour, x in zip(order, stands, strict=True):
        stamp(image, token(theme, colour, 16, ghost=colour == view.virtual), x, RULER_Y - 30)


def _spread(wanted: Sequence[float], apart: float) -> list[float]:
    """Return places in the same order, at least ``apart`` from each other and near the wanted ones."""
    groups: list[list[float]] = []
    for place in wanted:
        groups.append([place])
        while len(groups) > 1 and _start(groups[-1], apart) < _start(groups[-2], apart) + apart * len(
            groups[-2]
        ):
            last = groups.pop()
            groups[-1] += last
    return [_start(group, apart) + apart * index for group in groups for index in range(len(group))]


def _start(group: Sequence[float], apart: float) -> float:
    return max(RULER_LEFT - 40.0, sum(group) / len(group) - apart * (len(group) - 1) / 2)


@kept
def _pointer(theme: str, shift: int) -> Sprite:
    palette = PALETTES[theme]
    half = abs(shift) + 8
    canvas = Canvas(2 * half, 40)
    canvas.line([(half, 4), (half + shift, 24)], palette.ink, 2.4, True)
    canvas.disc(half + shift, 25, 4.4, palette.gold, palette.outline, 1.6)
    return Sprite(canvas.image(), half, 4)


@kept
def _ruler(theme: str, length: int) -> Sprite:
    palette = PALETTES[theme]
    bar = 5 if length <= 120 else 10 * math.ceil(length / 240)
    ticks = 1 if length <= 80 else bar
    canvas = Canvas(RULER_RIGHT + 60, 58, None, 0, -14)
    step = (RULER_RIGHT - RULER_LEFT) / length
    dark = palette.ink_soft if theme == "light" else palette.stone_joint
    canvas.rectangle(RULER_LEFT - 5, -13, RULER_RIGHT + 5, 13, palette.outline, radius=3)
    for start in range(0, length, bar):
        end = min(length, start + bar)
        light = (start // bar) % 2 == 0
        canvas.rectangle(
            RULER_LEFT + start * step, -10, RULER_LEFT + end * step, 10, palette.halo if light else dark
        )
        for tick in range(start + ticks, end, ticks):
            x = RULER_LEFT + tick * step
            canvas.line([(x, 2), (x, 10)], palette.outline if light else palette.halo, 1.6)
    for number in range(0, length + 1, 2 * bar):
        canvas.number(RULER_LEFT + number * step, 30, str(number), 24, palette.ink)
    return Sprite(canvas.image(), 0, 14)
