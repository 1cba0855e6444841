"""Charts as PNGs. Everything here may be called from several threads at once."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.charts.kinds import Bar, KindChart, paint_kind
from render.charts.scores import DASHES, paint_scores
from render.kit.colour_table import read_table
from render.kit.packed import give_back
from render.kit.palette import LOOKS
from render.kit.png import png_of

__all__ = ["LINES", "Bar", "KindChart", "ScoresChart", "kind_chart", "scores_chart"]

LINES = len(DASHES)
"""So many lines a chart can have: one for each seat that a game has at most."""


@dataclass(frozen=True, slots=True)
class ScoresChart:
    """The points of each seat after each round of a game, at least one; ``rounds`` are in their order.

    ``names`` are those of the seats, ``title`` and ``across`` what chart and axis of rounds are called.
    """

    title: str
    across: str
    names: tuple[str, ...]
    rounds: tuple[tuple[int, ...], ...]


def scores_chart(chart: ScoresChart, look: str) -> bytes:
    """Return the points of a game over time as a PNG, in one of LOOKS.

    Raises ValueError for another look, for more seats than LINES, and where there is no round.
    """
    if not chart.rounds or len(chart.names) > LINES:
        raise ValueError(f"a chart has 1 to {LINES} lines of at least one round")
    theme = _theme(look)
    return _png(paint_scores(theme, chart.title, chart.across, chart.names, chart.rounds), theme)


def kind_chart(chart: KindChart, look: str) -> bytes:
    """Return how points are spread, and which seats won how often, as a PNG, in one of LOOKS.

    Raises ValueError for another look, and where there are no points.
    """
    if not chart.points:
        raise ValueError("there are no points to be drawn")
    theme = _theme(look)
    return _png(paint_kind(theme, chart), theme)


def _theme(look: str) -> str:
    if look not in LOOKS:
        raise ValueError(f"unknown look {look!r}; there are {', '.join(LOOKS)}")
    return look


def _png(image: Image.Image, theme: str) -> bytes:
    data = png_of(image, read_table("render.charts", theme))
    give_back(image)
    return data
