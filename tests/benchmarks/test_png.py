"""How long it takes to make files of the pictures of a game, one after the other, and how large they are.

pytest -m benchmark -n 0 -s tests/benchmarks/test_png.py
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median, quantiles
from time import process_time

import pytest
from PIL import Image

import render
from render.kit.png import png_of
from render.registry import painter_of
from rules import Game
from rules.language.words import Words
from tests.benchmarks.promises import Promises
from tests.benchmarks.test_render import KIBIBYTE, encoded
from tests.benchmarks.turns import turns
from tests.gallery import NAMES

pytestmark = pytest.mark.benchmark

MEDIAN, SLOW = 0.5, 0.8
"""What making a file costs at most of the bare work on the same pixels: the middle one, and one in 20."""
LARGEST = {"great_canal": 200}
USUAL_LARGEST = 140
"""Kibibytes that a file has at most."""
PICTURES = 60


def pictures(kind: str, theme: str, layout: str) -> Iterator[tuple[Game, Image.Image]]:
    """Yield successive pictures of a game, the last ones of it."""
    for game, events in list(turns(kind))[-PICTURES:]:
        view = game.view(None)
        words = Words(kind, "en", NAMES[: game.seats], view)
        yield game, painter_of(view).paint_board(view, theme, words, events, (), layout, None)


@pytest.mark.parametrize("layout", render.LAYOUTS)
@pytest.mark.parametrize("theme", render.LOOKS)
@pytest.mark.parametrize("kind", ["arriala", "canal_du_midi", "great_canal"])
def test_a_file_costs_less_than_quantizing_and_encoding_alone(
    kind: str, theme: str, layout: str, promises: Promises
) -> None:
    shares: list[float] = []
    sizes: list[float] = []
    for game, image in pictures(kind, theme, layout):
        table = painter_of(game.view(None)).colours(theme)
        start = process_time()
        data = png_of(image, table)
        made = process_time()
        encoded(image)
        bare = process_time() - made
        shares.append((made - start) / bare)
        sizes.append(len(data) / KIBIBYTE)
    middle, slow = median(shares), quantiles(shares, n=20)[-1]
    largest = LARGEST.get(kind, USUAL_LARGEST)
    what, case = "files one after the other", f"{kind} {theme} {layout}"
    promises.at_most(MEDIAN, middle, f"{what}, of the bare work in the middle", case=case)
    promises.at_most(SLOW, slow, f"{what}, of the bare work one in 20", case=case)
    promises.at_most(largest, max(sizes), f"{what}, the largest", "KiB", case)
