"""How the points of a game are spread, and how often each seat won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from render.charts.frame import MARGIN, SMALL, WIDTH, begin, round_numbers, round_step
from render.charts.lettering import write
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.fonts import fitted
from render.kit.palette import PALETTES, PLAYERS, Palette
from render.kit.sprites import stamp
from render.kit.tokens import token

_PLOT = Box(48, 122, WIDTH - 48, 226)
_STRIP = 254
_BARS = 384
_ROW = 46
_GAP = 14
_BAR = Box(300, 0, 610, 0)
_MOST_COLUMNS = 50


@dataclass(frozen=True, slots=True)
class Bar:
    """The bar of a seat among so many: its label, how often it was played and won, and these in words."""

    seat: int
    seats: int
    label: str
    played: int
    won: int
    figures: str


@dataclass(frozen=True, slots=True)
class KindChart:
    """What is drawn of the games of a kind: texts, how often which points were, and a bar for each seat.

    Half of all points are between the ``quarters``, None of too few; ``middle`` is their median.
    """

    title: str
    points_head: str
    median: str
    points: Mapping[int, int]
    quarters: tuple[int, int] | None
    middle: float
    bars_head: str
    bars: Sequence[Bar]


def paint_kind(theme: str, chart: KindChart) -> Image.Image:
    """Return the chart of a kind of game."""
    palette = PALETTES[theme]
    tops = _tops(chart.bars)
    canvas = begin((tops[-1] + _ROW if tops else _BARS - 64) + 22, palette, chart.title)
    _draw_head(canvas, palette, 92, chart.points_head, chart.median)
    _draw_points(canvas, palette, chart)
    if chart.bars:
        _draw_head(canvas, palette, _BARS - 30, chart.bars_head, "")
    for top, bar in zip(tops, chart.bars, strict=True):
        _draw_bar(canvas, palette, top + _ROW / 2, bar)
    image = canvas.image()
    for top, bar in zip(tops, chart.bars, strict=True):
        stamp(image, token(theme, bar.seat, 12), MARGIN + 22, top + _ROW / 2)
    return image


def _tops(bars: Sequence[Bar]) -> list[float]:
    """Return where bars begin, with a gap where the number of seats is another."""
    tops, y = list[float](), float(_BARS)
    for before, bar in zip((None, *bars), bars, strict=False):
        y += 0 if before is None or before.seats == bar.seats else _GAP
        tops.append(y)
        y += _ROW
    return tops


def _draw_head(canvas: Canvas, palette: Palette, y: float, text: str, beside: str) -> None:
    room = WIDTH - 2 * MARGIN - (260 if beside else 0)
    write(canvas, MARGIN, y, fitted(text, room, SMALL, "bold"), SMALL, palette.ink, face="bold")
    write(canvas, WIDTH - MARGIN, y, beside, SMALL, palette.ink, align="r")


def _draw_points(canvas: Canvas, palette: Palette, chart: KindChart) -> None:
    """Draw how often which points were, as columns, and below them where half of all are, and the middle."""
    low, high = min(chart.points), max(chart.points)
    span = max(1, high - low)
    wide = round_step(span + 1, _MOST_COLUMNS)
    columns: dict[int, int] = {}
    for points, count in chart.points.items():
        columns[points // wide] = columns.get(points // wide, 0) + count
    first, last = low // wide, high // wide
    step = _PLOT.width / (last - first + 1)

    def across(points: float) -> float:
        return _PLOT.left + (points / wide - first + 0.5 / wide) * step

    most, gap = max(columns.values()), min(4.0, step / 5)
    for number, count in columns.items():
        left = _PLOT.left + (number - first) * step
        top = _PLOT.bottom - max(4.0, count / most * _PLOT.height)
        canvas.rectangle(left + gap / 2, top, left + step - gap / 2, _PLOT.bottom, palette.water)
    canvas.line([(_PLOT.left - 8, _PLOT.bottom), (_PLOT.right + 8, _PLOT.bottom)], palette.ink_soft, 2)
    canvas.line([(across(low), _STRIP), (across(high), _STRIP)], palette.ink, 4, round_ends=True)
    if chart.quarters is not None:
        left, right = map(across, chart.quarters)
        box = Box(left - 9, _STRIP - 14, right + 9, _STRIP + 14)
        canvas.rectangle(*box.edges, palette.gold, palette.ink, 3, radius=4)
    middle = across(chart.middle)
    canvas.line([(middle, _STRIP - 20), (middle, _STRIP + 20)], palette.ink, 6)
    for number in round_numbers(low, high, 8):
        write(canvas, across(number), _STRIP + 42, str(number), SMALL, palette.ink, align="m")


def _draw_bar(canvas: Canvas, palette: Palette, y: float, bar: Bar) -> None:
    """Draw how often a seat won, with a mark where it would be if all seats won alike."""
    style = PLAYERS[bar.seat]
    label = fitted(bar.label, _BAR.left - MARGIN - 60, SMALL, "medium")
    write(canvas, MARGIN + 48, y, label, SMALL, palette.ink)
    canvas.rectangle(_BAR.left, y - 13, _BAR.right, y + 13, palette.panel_deep, radius=4)
    share = bar.won / max(1, bar.played)
    if share:
        edge = palette.ink if palette.theme == "dark" else style.shade
        right = _BAR.left + max(8.0, share * _BAR.width)
        canvas.rectangle(_BAR.left, y - 13, right, y + 13, style.fill, edge, 3, radius=4)
    alike = _BAR.left + _BAR.width / bar.seats
    canvas.line([(alike, y - 20), (alike, y + 20)], palette.ink, 3)
    figures = fitted(bar.figures, WIDTH - MARGIN - _BAR.right - 16, SMALL, "bold")
    write(canvas, _BAR.right + 16, y, figures, SMALL, palette.ink, face="bold")
