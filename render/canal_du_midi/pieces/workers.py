"""The pictograms on worker cards: the tool of each worker."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from render.kit.canvas import Canvas
from render.kit.curve import Point

_LINEN, _STEEL, _WILLOW, _WOOD = "#D9CDB4", "#D7DCDD", "#D9B07C", "#9A6A38"


class _Pen:
    """A pen with the pictogram's own measure: its middle is (0, 0), its edges are at 1."""

    def __init__(self, canvas: Canvas, x: float, y: float, size: float, ink: str) -> None:
        self.canvas, self.x, self.y, self.size, self.ink = canvas, x, y, size, ink
        self.thick = size / 40

    def points(self, pairs: Sequence[Point]) -> list[Point]:
        return [(self.x + right * self.size, self.y + down * self.size) for right, down in pairs]

    def line(self, *pairs: Point, width: float = 4) -> None:
        self.canvas.line(self.points(pairs), self.ink, width * self.thick, True)

    def shape(self, *pairs: Point, fill: str | None = None) -> None:
        self.canvas.polygon(self.points(pairs), fill or self.ink, self.ink, 2 * self.thick)

    def disc(self, right: float, down: float, radius: float) -> None:
        self.canvas.disc(self.x + right * self.size, self.y + down * self.size, radius * self.size, self.ink)

    def arc(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        start: float,
        end: float,
        width: float = 4,
    ) -> None:
        (near_x, near_y), (far_x, far_y) = self.points(((left, top), (right, bottom)))
        self.canvas.arc(near_x, near_y, far_x, far_y, start, end, self.ink, width * self.thick)


def draw_worker(canvas: Canvas, worker: str, x: float, y: float, size: float, ink: str) -> None:
    """Draw the tool of a kind of worker around a point; ``size`` is half its height and width."""
    _TOOLS[worker](_Pen(canvas, x, y, size, ink))


def _draw_dividers(pen: _Pen) -> None:
    pen.line((0, -0.7), (-0.45, 0.8), width=5)
    pen.line((0, -0.7), (0.45, 0.8), width=5)
    pen.disc(0, -0.68, 0.2)
    pen.arc(-0.55, -0.35, 0.55, 0.62, 60, 120)


def _draw_level(pen: _Pen) -> None:
    for foot in (-0.6, 0, 0.6):
        pen.line((0, -0.05), (foot, 0.85))
    pen.shape((-0.78, -0.5), (0.55, -0.5), (0.55, -0.16), (-0.78, -0.16))
    pen.shape((0.55, -0.6), (0.8, -0.6), (0.8, -0.06), (0.55, -0.06))


def _draw_hammer(pen: _Pen) -> None:
    pen.shape((-0.75, 0.25), (0.75, 0.25), (0.75, 0.85), (-0.75, 0.85), fill=_LINEN)
    pen.line((-0.35, 0.27), (-0.35, 0.83), width=3)
    pen.line((0.3, -0.1), (-0.42, -0.6), width=5)
    pen.shape((0.02, -0.62), (0.38, -0.98), (0.78, -0.4), (0.42, -0.08))


def _draw_basket(pen: _Pen) -> None:
    pen.shape((-0.7, -0.05), (0.7, -0.05), (0.46, 0.85), (-0.46, 0.85), fill=_WILLOW)
    pen.arc(-0.55, -0.85, 0.55, 0.6, 180, 360, 5)
    for down in (0.2, 0.45, 0.68):
        pen.line((-0.64 + down * 0.22, down), (0.64 - down * 0.22, down), width=2.6)
    for right in (-0.3, 0.0, 0.3):
        pen.line((right * 1.3, -0.02), (right * 0.9, 0.82), width=2.6)


def _draw_pick_and_shovel(pen: _Pen) -> None:
    pen.line((-0.6, 0.85), (0.42, -0.5), width=5)
    pen.arc(-0.35, -1.0, 0.95, 0.5, 190, 345, 6)
    pen.line((0.6, 0.85), (-0.4, -0.45), width=5)
    pen.shape((-0.3, -0.42), (-0.52, -0.26), (-0.92, -0.62), (-0.78, -0.98), (-0.42, -0.86))


def _draw_saw(pen: _Pen) -> None:
    pen.shape((-0.9, 0.05), (0.38, -0.5), (0.6, 0.0), (-0.72, 0.56), fill=_STEEL)
    for tooth in range(6):
        right, down = -0.68 + tooth * 0.2, 0.54 - tooth * 0.085
        pen.shape((right, down), (right + 0.1, down + 0.16), (right + 0.18, down - 0.07))
    pen.shape((0.36, -0.62), (0.86, -0.8), (0.98, -0.1), (0.62, 0.12), fill=_WOOD)


def _draw_keg(pen: _Pen) -> None:
    pen.shape((-0.55, -0.2), (0.55, -0.2), (0.66, 0.3), (0.55, 0.85), (-0.55, 0.85), (-0.66, 0.3), fill=_WOOD)
    pen.line((-0.62, 0.1), (0.62, 0.1))
    pen.line((-0.62, 0.55), (0.62, 0.55))
    pen.arc(-0.05, -0.85, 0.6, 0.0, 180, 290)
    for degree in range(0, 360, 60):
        across, down = math.cos(math.radians(degree)), math.sin(math.radians(degree))
        pen.line(
            (0.42 + 0.1 * across, -0.82 + 0.1 * down), (0.42 + 0.3 * across, -0.82 + 0.3 * down), width=3
        )


_TOOLS: Mapping[str, Callable[[_Pen], None]] = {
    "engineer": _draw_dividers,
    "surveyor": _draw_level,
    "stonecutter": _draw_hammer,
    "carrier": _draw_basket,
    "digger": _draw_pick_and_shovel,
    "carpenter": _draw_saw,
    "blaster": _draw_keg,
}
