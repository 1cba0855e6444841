"""A canvas with coordinates in final pixels, drawn at twice the size and reduced.

>>> from render.kit.canvas import Canvas
>>> canvas = Canvas(320, 200, "#F3E9D4")
>>> canvas.rectangle(10, 10, 310, 60, fill="#FCF7EB", line="#1E2A35", radius=10)
>>> canvas.text(24, 35, "Toy", size=32, bold=True, colour="#1E2A35")
>>> image = canvas.image()

A canvas belongs to one thread while it is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from render.kit.curve import Point, dashes
from render.kit.fonts import Font, font
from render.kit.scale import SCALE


class Canvas:
    """A surface to draw on; all coordinates and sizes are final pixels, colours are ``#rrggbb``.

    With a ``background`` colour it becomes an RGB image, without one a transparent RGBA image. ``left`` and
    ``top`` are the coordinates of its upper left corner, for drawing a part of something larger. ``zoom``
    draws everything so many times as large, in sharp lines: coordinates stay as they are.
    """

    def __init__(
        self,
        width: float,
        height: float,
        background: str | None = None,
        left: float = 0,
        top: float = 0,
        zoom: float = 1.0,
    ) -> None:
        self.left = left
        self.top = top
        self.zoom = zoom
        self.width = math.ceil(width)
        self.height = math.ceil(height)
        self._scale = SCALE * zoom
        size = (math.ceil(self.width * zoom) * SCALE, math.ceil(self.height * zoom) * SCALE)
        self._image = (
            Image.new("RGBA", size, (0, 0, 0, 0))
            if background is None
            else Image.new("RGB", size, background)
        )
        self._draw = ImageDraw.Draw(self._image)

    def image(self) -> Image.Image:
        """Return the drawing in final size."""
        return self._image.reduce(SCALE)

    def polygon(
        self, points: Iterable[Point], fill: str | None = None, line: str | None = None, width: float = 2
    ) -> None:
        """Draw a closed shape with sharp corners; the line runs on its edge."""
        corners = list(points)
        if fill is not None:
            self._draw.polygon(self._scaled(corners), fill=fill)
        if line is not None:
            self.line([*corners, corners[0], corners[1]], line, width)

    def line(self, points: Sequence[Point], colour: str, width: float = 2, round_ends: bool = False) -> None:
        """Draw an open line."""
        enlarged = self._scaled(points)
        thick = max(1, round(width * self._scale))
        self._draw.line(enlarged, fill=colour, width=thick, joint="curve")
        if round_ends:
            for x, y in (enlarged[0], enlarged[-1]):
                reach = thick / 2
                self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=colour)

    def dashed(
        self,
        points: Sequence[Point],
        colour: str,
        width: float = 2,
        on: float = 10,
        off: float = 8,
        round_ends: bool = False,
    ) -> None:
        """Draw a line of dashes ``on`` pixels long with gaps of ``off``."""
        for piece in dashes(points, on, off):
            self.line(piece, colour, width, round_ends)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | None = None,
        line: str | None = None,
        width: float = 2,
    ) -> None:
        """Draw a circle around a point."""
        self.oval(x - radius, y - radius, x + radius, y + radius, fill, line, width)

    def oval(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: str | None = None,
        line: str | None = None,
        width: float = 2,
    ) -> None:
        """Draw an ellipse in a box."""
        self._draw.ellipse(
            self._box(left, top, right, bottom),
            fill=fill,
            outline=line,
            width=round(width * self._scale) if line else 0,
        )

    def rectangle(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: str | None = None,
        line: str | None = None,
        width: float = 2,
        radius: float = 0,
    ) -> None:
        """Draw a box, with round corners if there is a radius."""
        self._draw.rounded_rectangle(
            self._box(left, top, right, bottom),
            radius * self._scale,
            fill=fill,
            outline=line,
            width=round(width * self._scale) if line else 0,
        )

    def arc(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        start: float,
        end: float,
        colour: str,
        width: float = 2,
    ) -> None:
        """Draw part of an ellipse's line, in degrees clockwise from the right."""
        self._draw.arc(
            self._box(left, top, right, bottom), start, end, fill=colour, width=round(width * self._scale)
        )

    def pie(
        self, left: float, top: float, right: float, bottom: float, start: float, end: float, fill: str
    ) -> None:
        """Draw a slice of an ellipse, in degrees clockwise from the right."""
        self._draw.pieslice(self._box(left, top, right, bottom), start, end, fill=fill)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 24,
        colour: str = "#000000",
        *,
        bold: bool = False,
        face: Font | None = None,
        anchor: str = "lm",
    ) -> None:
        """Draw a line of text; ``anchor`` is Pillow's: l, m, r and t, m, s (baseline)."""
        chosen: Font = face or ("bold" if bold else "medium")
        point = self._scaled([(x, y)])[0]
        with font(chosen, size * self.zoom) as lent:
            self._draw.text(point, text, font=lent, fill=colour, anchor=anchor)

    def number(self, x: float, y: float, text: str, size: float, colour: str, *, face: Font = "bold") -> None:
        """Draw a number or short word whose capital height is centred on the point."""
        across, down = self._scaled([(x, y)])[0]
        with font(face, size * self.zoom) as lent:
            top, bottom = lent.getbbox("8", anchor="ls")[1::2]
            self._draw.text((across, down - (top + bottom) / 2), text, font=lent, fill=colour, anchor="ms")

    def stencil(self, x: float, y: float, mask: Image.Image, colour: str) -> None:
        """Draw a colour through a mask in enlarged pixels, whose upper left corner is at a point."""
        left, top = self._scaled([(x, y)])[0]
        self._draw.bitmap((round(left), round(top)), mask, colour)

    def _scaled(self, points: Iterable[Point]) -> list[Point]:
        return [((x - self.left) * self._scale, (y - self.top) * self._scale) for x, y in points]

    def _box(self, left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        return (
            (left - self.left) * self._scale,
            (top - self.top) * self._scale,
            (right - self.left) * self._scale,
            (bottom - self.top) * self._scale,
        )
