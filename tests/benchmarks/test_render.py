"""How long a picture of Arriala and its description take, and how large the file is."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from time import process_time
from typing import cast

import pytest
from PIL import Image

import render
from render import arriala
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from tests.benchmarks.promises import Promises
from tests.render.arriala.positions import NAMES, played
from tests.render.pictures import decoded

pytestmark = pytest.mark.benchmark

KIBIBYTE = 1024


def best_of(times: int, work: Callable[[], object]) -> float:
    """Return the shortest of several runs, in seconds of this process."""
    shortest = float("inf")
    for _ in range(times):
        start = process_time()
        work()
        shortest = min(shortest, process_time() - start)
    return shortest


def encoded(image: Image.Image) -> bytes:
    """Return the same pixels quantized and encoded, and do nothing else."""
    data = BytesIO()
    few = image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(data, "PNG", compress_level=4)
    return data.getvalue()


@pytest.mark.parametrize("theme", render.LOOKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_costs_at_most_twice_its_encoding(
    seats: int, theme: str, record_property: Callable[[str, object], None], promises: Promises
) -> None:
    game, events = played(seats, 6)
    view = cast(ArrialaView, game.view(None))
    png = render.board(view, theme, names=NAMES[:seats], events=events)
    pixels = arriala.paint_board(view, theme, Words("arriala", "en", NAMES, view), events, (), "wide", None)
    whole = best_of(12, lambda: render.board(view, theme, names=NAMES[:seats], events=events))
    bare = best_of(12, lambda: encoded(pixels))
    record_property("picture_ms", round(whole * 1000, 1))
    record_property("encoding_ms", round(bare * 1000, 1))
    record_property("kibibytes", round(len(png) / KIBIBYTE, 1))
    case = f"{seats} seats {theme}"
    promises.at_most(2, whole / bare, "turn of arriala, of its encoding", case=case)
    promises.at_most(150, len(png) / KIBIBYTE, "turn of arriala, file", "KiB", case)
    assert decoded(png).size == (1600, 1000)


def test_the_next_turn_from_the_cached_base_too(promises: Promises) -> None:
    """Draw new names, numbers and places: what no sprite cache holds yet."""
    game, events = played(4, 5)
    after, later = played(4, 6)
    render.board(game.view(None), names=NAMES, events=events)
    pixels = decoded(render.board(game.view(None), names=NAMES, events=events))
    bare = best_of(12, lambda: encoded(pixels))
    start = process_time()
    render.board(after.view(None), names=NAMES, events=later)
    took = process_time() - start
    promises.at_most(2.5, took / bare, "next turn of arriala, of its encoding")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_alt_text_takes_less_than_a_millisecond(seats: int, promises: Promises) -> None:
    game, events = played(seats, 6)
    view = game.view(None)
    took = best_of(60, lambda: render.describe(view, names=NAMES[:seats], events=events))
    promises.at_most(1, took * 1000, "alt text of arriala", "ms", f"{seats} seats")
