"""Charts are drawn in both themes, of whatever may come, and nothing in them needs hue to be told apart."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from PIL import Image

from render import LOOKS, charts
from render.charts.frame import SMALL, WIDTH, round_numbers, round_step
from render.charts.lettering import Face, write
from render.charts.scores import DASHES, _apart
from render.kit.canvas import Canvas
from render.kit.fonts import text_width
from render.kit.palette import PALETTES, PLAYERS, channels
from tests.render.pictures import decoded

NAMES = ("Ada", "Bartholomäus-Maximilian", "Cleo", "Dan (violet)")


def scores(seats: int = 4, rounds: int = 60) -> charts.ScoresChart:
    rng = random.Random(seats)
    points, found = [0] * seats, list[tuple[int, ...]]()
    for number in range(rounds):
        points[number % seats] += rng.choice((-1, 0, 1, 2, 5))
        found.append(tuple(points))
    return charts.ScoresChart("Points after each round", "rounds", NAMES[:seats], tuple(found))


def kind(bars: int = 4, points: dict[int, int] | None = None) -> charts.KindChart:
    spread, told = points or {number: 1 + number % 5 for number in range(3, 48)}, "25 % (5/20)"
    return charts.KindChart(
        title="Arriala",
        points_head="Points at the end",
        median="median 19",
        points=spread,
        quarters=None if sum(spread.values()) < 4 else (min(spread), max(spread)),
        middle=min(spread),
        bars_head="Games won, by seat",
        bars=[charts.Bar(seat, bars, f"seat {seat + 1}", 20, seat * 5, told) for seat in range(bars)],
    )


def shown(data: bytes) -> Image.Image:
    return decoded(data).convert("RGB")


def near(image: Image.Image, colour: str) -> bool:
    """Say whether a picture has a colour, or one that is nearly it."""
    found = image.getcolors(1 << 20)
    assert found is not None
    wanted = channels(colour)
    return any(
        isinstance(one, tuple) and max(abs(a - b) for a, b in zip(one, wanted, strict=True)) <= 6
        for _, one in found
    )


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_have_the_colours_of_the_seats(look: str, seats: int) -> None:
    image = shown(charts.scores_chart(scores(seats), look))
    assert image.width == WIDTH
    assert near(image, PALETTES[look].panel)
    for seat, style in enumerate(PLAYERS):
        assert near(image, style.fill) == (seat < seats)


def test_lines_differ_by_more_than_their_colours() -> None:
    assert len(DASHES) == len(set(DASHES)) == len(PLAYERS) == charts.LINES
    assert len({style.shape for style in PLAYERS}) == len(PLAYERS)


def test_names_never_stand_on_one_another() -> None:
    rng = random.Random(5)
    for _ in range(300):
        seats = rng.randrange(2, 5)
        places = [rng.uniform(96, 500) for _ in range(seats)]
        found = sorted(_apart(rng.choice((places, [300.0] * seats, [500.0] * seats))))
        assert all(below - above >= 65.9 for above, below in pairwise(found))
        assert found[0] > 80
        assert found[-1] < 520


@pytest.mark.parametrize("rounds", [1, 2, 3, 400])
def test_games_of_any_length_are_drawn(rounds: int) -> None:
    chart = scores(2, rounds)
    assert charts.scores_chart(chart, "light")
    flat = replace(chart, rounds=((0, 0),) * rounds)
    assert charts.scores_chart(flat, "dark")
    below = replace(chart, rounds=((-3, -7),) * rounds)
    assert charts.scores_chart(below, "dark")


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("points", [{5: 1}, {0: 3, 1: 1}, {-4: 2, 90: 1}, None])
def test_any_points_are_drawn(look: str, points: dict[int, int] | None) -> None:
    chart = kind(points=points)
    image = shown(charts.kind_chart(chart, look))
    assert image.width == WIDTH
    assert near(image, PALETTES[look].gold) == (chart.quarters is not None)
    assert near(image, PALETTES[look].water)
    assert shown(charts.kind_chart(replace(kind(points=points), bars=()), look)).height < image.height


def test_other_pictures_of_the_same_chart_are_the_same() -> None:
    assert charts.scores_chart(scores(), "light") == charts.scores_chart(scores(), "light")
    assert charts.kind_chart(kind(), "light") == charts.kind_chart(kind(), "light")


def test_what_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="look"):
        charts.scores_chart(scores(), "sepia")
    with pytest.raises(ValueError, match="look"):
        charts.kind_chart(kind(), "sepia")
    with pytest.raises(ValueError, match="lines"):
        charts.scores_chart(replace(scores(), rounds=()), "light")
    with pytest.raises(ValueError, match="lines"):
        charts.scores_chart(replace(scores(), names=("A",) * 5), "light")
    with pytest.raises(ValueError, match="points"):
        charts.kind_chart(replace(kind(), points={}), "light")


def test_axes_have_few_round_numbers() -> None:
    assert list(round_numbers(0, 39, 6)) == [0, 10, 20, 30]
    assert list(round_numbers(-3, 4, 6)) == [-2, 0, 2, 4]
    assert list(round_numbers(7, 7, 6)) == [7]
    assert round_step(4000, 5) == 1000


@pytest.mark.parametrize("face", ["medium", "bold"])
@pytest.mark.parametrize("align", ["l", "m", "r"])
@pytest.mark.parametrize("text", ["33 % (5/20)", "Bartholomäus-Maximilian AV", "Cléo’s fj", " "])
def test_letters_stand_where_those_of_a_whole_line_do(face: Face, align: Any, text: str) -> None:
    whole, set_apart = Canvas(600, 60, "#ffffff"), Canvas(600, 60, "#ffffff")
    # The end of a line that is in the middle of another may be half an enlarged pixel away.
    x = 300 + (text_width(text, SMALL, face) / 2 % 0.5 if align == "m" else 0)
    whole.text(x, 30, text, SMALL, "#102030", face=face, anchor=f"{align}m")
    write(set_apart, x, 30, text, SMALL, "#102030", face=face, align=align)
    apart = np.abs(np.asarray(whole.image(), dtype=int) - np.asarray(set_apart.image(), dtype=int))
    assert apart.max() <= 2
    assert (np.asarray(set_apart.image()).min() < 60) == bool(text.strip())
