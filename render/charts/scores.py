"""The points of each seat after each round, as lines that end at names.

A seat's line has its colour, its dashes and its tokens, and its name stands at its end: nobody needs to see
hue, and no legend is looked up.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.charts.frame import MARGIN, SMALL, TEXT, WIDTH, begin, round_numbers
from render.charts.lettering import write
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.fonts import fitted
from render.kit.palette import PALETTES, PLAYERS, Palette
from render.kit.sprites import stamp
from render.kit.tokens import token

DASHES: tuple[tuple[float, float] | None, ...] = (None, (3, 11), (18, 11), (34, 9))
"""How the line of each seat is broken: on and off, in pixels; None is unbroken."""

_HEIGHT = 600
_PLOT = Box(78, 96, 566, 500)
_INSET = 22
"""How far the first round is from the axis, whose numbers tokens would hide."""
_NAMES = 602
_LABEL = 66
"""How far apart names are at least."""
_TOKENS = 5
"""So many tokens are on a line, beside the one at its end."""


def paint_scores(
    theme: str, title: str, across: str, names: Sequence[str], rounds: Sequence[Sequence[int]]
) -> Image.Image:
    """Return the chart: points by round and seat, the axis of rounds called ``across``."""
    palette = PALETTES[theme]
    canvas = begin(_HEIGHT, palette, title)
    low = min(0, *(min(points) for points in rounds))
    high = max(1, *(max(points) for points in rounds))
    _draw_axes(canvas, palette, across, len(rounds), low, high)
    lines = [
        [_point(number, len(rounds), points[seat], low, high) for number, points in enumerate(rounds)]
        for seat in range(len(names))
    ]
    for seat, line in enumerate(lines):
        _draw_line(canvas, palette, seat, line)
    places = _apart([line[-1][1] for line in lines])
    for seat, place in enumerate(places):
        x, y = lines[seat][-1]
        canvas.line([(x + 8, y), (_NAMES - 22, place)], palette.ink_soft, 2)
        name = fitted(names[seat], WIDTH - MARGIN - _NAMES - 24, TEXT, "medium")
        write(canvas, _NAMES + 24, place - 14, name, TEXT, palette.ink)
        write(canvas, _NAMES + 24, place + 18, str(rounds[-1][seat]), 32, palette.ink, face="bold")
    image = canvas.image()
    for seat, line in enumerate(lines):
        for x, y in _marked(line, seat, len(lines)):
            stamp(image, token(theme, seat, 9), x, y)
        stamp(image, token(theme, seat, 14), _NAMES, places[seat])
    return image


def _point(number: int, count: int, points: int, low: int, high: int) -> Point:
    across = number / max(1, count - 1)
    return _PLOT.left + _INSET + across * (_PLOT.width - _INSET), _height(points, low, high)


def _height(points: int, low: int, high: int) -> float:
    return _PLOT.bottom - (points - low) / (high - low) * _PLOT.height


def _draw_axes(canvas: Canvas, palette: Palette, across: str, count: int, low: int, high: int) -> None:
    for number in round_numbers(low, high, 6):
        y = _height(number, low, high)
        canvas.line([(_PLOT.left, y), (_PLOT.right, y)], palette.rule, 2)
        write(canvas, _PLOT.left - 12, y, str(number), SMALL, palette.ink, align="r")
    canvas.line([(_PLOT.left, _PLOT.top - 8), (_PLOT.left, _PLOT.bottom)], palette.ink_soft, 2)
    for number in round_numbers(1, count, 5):
        x = _point(number - 1, count, low, low, high)[0]
        canvas.line([(x, _PLOT.bottom), (x, _PLOT.bottom + 8)], palette.ink_soft, 2)
        write(canvas, x, _PLOT.bottom + 26, str(number), SMALL, palette.ink, align="m")
    write(canvas, _PLOT.x, _PLOT.bottom + 64, across, SMALL, palette.ink, align="m")


def _draw_line(canvas: Canvas, palette: Palette, seat: int, line: Sequence[Point]) -> None:
    """Draw the line of a seat, with an edge by which its colour is seen on any ground."""
    style, dashes = PLAYERS[seat], DASHES[seat]
    points = line if len(line) > 1 else [line[0], (line[0][0] + 1, line[0][1])]
    edge = palette.ink if palette.theme == "dark" else style.shade
    if dashes is None:
        canvas.line(points, edge, 8, round_ends=True)
        canvas.line(points, style.fill, 4.5, round_ends=True)
        return
    on, off = dashes
    canvas.dashed(points, edge, 8, on, off, round_ends=True)
    canvas.dashed(points, style.fill, 4.5, on, off, round_ends=True)


def _marked(line: Sequence[Point], seat: int, seats: int) -> list[Point]:
    """Return where the tokens of a seat are: not where those of others are."""
    count = len(line)
    wanted = [(part + (seat + 0.5) / seats) / _TOKENS for part in range(_TOKENS)]
    return [line[place] for place in sorted({min(count - 1, round(share * (count - 1))) for share in wanted})]


def _apart(places: Sequence[float]) -> list[float]:
    """Return where names stand: near to the ends of their lines, and never one on another."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    top, bottom = _PLOT.top + 12, _PLOT.bottom - 10
    found = dict[int, float]()
    lowest = top - _LABEL
    for seat in order:
        lowest = found[seat] = max(places[seat], lowest + _LABEL)
    highest = bottom + _LABEL
    for seat in reversed(order):
        highest = found[seat] = min(found[seat], highest - _LABEL)
    return [found[seat] for seat in range(len(places))]
