"""How long a picture of Canal du Midi and its description take, and how large the file is."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest

import render
from render import canal_du_midi
from rules.canal_du_midi.state import Phase
from rules.language.words import Words
from tests.benchmarks.promises import Promises
from tests.benchmarks.test_render import KIBIBYTE, best_of, encoded
from tests.render.canal_du_midi.positions import NAMES, known_game, over, played
from tests.render.pictures import decoded

__all__ = ["known_game"]

pytestmark = pytest.mark.benchmark


@pytest.mark.parametrize("theme", render.LOOKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", [Phase.BET, Phase.REINFORCE])
def test_a_turn_costs_at_most_twice_its_encoding(
    seats: int,
    theme: str,
    phase: Phase,
    record_property: Callable[[str, object], None],
    promises: Promises,
) -> None:
    game, events = played(seats, 6, phase)
    view = game.view(None)
    png = render.board(view, theme, names=NAMES[:seats], events=events)
    words = Words("canal_du_midi", "en", NAMES, view)
    pixels = canal_du_midi.paint_board(view, theme, words, events, (), "wide", None)
    whole = best_of(12, lambda: render.board(view, theme, names=NAMES[:seats], events=events))
    bare = best_of(12, lambda: encoded(pixels))
    record_property("picture_ms", round(whole * 1000, 1))
    record_property("encoding_ms", round(bare * 1000, 1))
    record_property("kibibytes", round(len(png) / KIBIBYTE, 1))
    case = f"{seats} seats {theme} {phase}"
    promises.at_most(2, whole / bare, "turn of canal_du_midi, of its encoding", case=case)
    promises.at_most(150, len(png) / KIBIBYTE, "turn of canal_du_midi, file", "KiB", case)
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
    promises.at_most(2.5, took / bare, "next turn of canal_du_midi, of its encoding")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ended", [False, True])
def test_alt_text_takes_less_than_a_millisecond(seats: int, ended: bool, promises: Promises) -> None:
    game, events = over(seats) if ended else played(seats, 6)
    view = game.view(None)
    took = best_of(60, lambda: render.describe(view, names=NAMES[:seats], events=events))
    case = f"{seats} seats, {'ended' if ended else 'played'}"
    promises.at_most(1, took * 1000, "alt text of canal_du_midi", "ms", case)
