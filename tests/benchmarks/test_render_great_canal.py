"""How long a picture of the Great Canal takes, and how large the file is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median
from time import process_time

import pytest
from PIL import Image

import render
from render import great_canal
from render.kit.packed import bases
from rules import Event, Game
from rules.great_canal.topology import CORNERS
from rules.language.words import Words
from rules.values import Value
from tests.benchmarks.promises import Promises
from tests.benchmarks.test_render import KIBIBYTE, best_of, encoded
from tests.render.great_canal.board_positions import full
from tests.render.great_canal.seat_positions import LANGUAGES, NAMES, walked
from tests.render.great_canal.test_choice import corners_near
from tests.render.pictures import decoded

pytestmark = pytest.mark.benchmark

LAYOUTS = pytest.mark.parametrize("layout", render.LAYOUTS)
GAMES = pytest.mark.parametrize("played", [(3, 4, False), (4, 3, False)])
PANEL_PICTURE = 1.0
"""Seconds that the first picture of a panel takes at most."""
ALT_TEXT = 2.0
"""Milliseconds that alt text takes at most."""
PLACES = (0.2, 0.6, 0.99)
"""How far into a game the positions lie, as shares of it."""


@LAYOUTS
@GAMES
@pytest.mark.parametrize("share", PLACES)
def test_a_turn_costs_at_most_twice_its_encoding(
    played: tuple[int, int, bool],
    share: float,
    layout: str,
    record_property: Callable[[str, object], None],
    promises: Promises,
) -> None:
    found = walked(*played)
    game, events = found[int(share * len(found))]
    view = game.view(None)
    names = NAMES[: view.seats]
    words = Words("great_canal", "en", names, view)
    png = render.board(view, names=names, events=events, layout=layout)

    def paint() -> Image.Image:
        return great_canal.paint_board(view, "light", words, events, (), layout, None)

    pixels = paint()
    painting = best_of(12, paint)
    whole = best_of(12, lambda: render.board(view, names=names, events=events, layout=layout))
    bare = best_of(12, lambda: encoded(pixels))
    record_property("picture_ms", round(whole * 1000, 1))
    record_property("painting_ms", round(painting * 1000, 1))
    record_property("encoding_ms", round(bare * 1000, 1))
    record_property("kibibytes", round(len(png) / KIBIBYTE, 1))
    case = f"{view.seats} seats {layout} at {share}"
    promises.at_most(2, whole / bare, "turn of great_canal, of its encoding", case=case)
    promises.at_most(200, len(png) / KIBIBYTE, "turn of great_canal, file", "KiB", case)


@LAYOUTS
@pytest.mark.parametrize("theme", render.LOOKS)
def test_with_all_pieces_out_the_file_stays_small(layout: str, theme: str, promises: Promises) -> None:
    game, events = walked(4, 3, False)[-1]
    png = render.board(full(game.view(None)), theme, names=NAMES, events=events, layout=layout)
    what, case = "great_canal with all pieces out, file", f"{theme} {layout}"
    promises.at_most(200, len(png) / KIBIBYTE, what, "KiB", case)


@pytest.mark.parametrize("theme", render.LOOKS)
def test_with_all_pieces_out_a_part_to_choose_in_stays_small(theme: str, promises: Promises) -> None:
    """Draw the part about each eighth corner that has places to choose from near it."""
    game, events = walked(4, 3, False)[-1]
    view = full(game.view(0))
    around = (corners_near(corner, 150) for corner in range(0, CORNERS, 8))
    drawn = [
        len(png)
        for spots in around
        if (png := render.choice(view, theme, names=NAMES, events=events, spots=spots)) is not None
    ]
    what = "great_canal with all pieces out, file of a part to choose in"
    promises.at_most(150, max(drawn) / KIBIBYTE, what, "KiB", theme)


@LAYOUTS
@GAMES
def test_the_next_turn_from_the_cached_base_too(
    played: tuple[int, int, bool], layout: str, promises: Promises
) -> None:
    """Draw new numbers, pieces and places, as they come in a turn; the middle one of nine turns counts."""
    game, events = walked(*played)[len(walked(*played)) // 2]
    names = NAMES[: game.seats]
    png = render.board(game.view(None), names=names, events=events, layout=layout)
    pixels = decoded(png)
    bare = best_of(12, lambda: encoded(pixels))
    took: list[float] = []
    for after, later in islice(next_turns(game), 9):
        start = process_time()
        render.board(after.view(None), names=names, events=later, layout=layout)
        took.append(process_time() - start)
    case = f"{game.seats} seats {layout}"
    promises.at_most(2.5, median(took) / bare, "next turn of great_canal, of its encoding", case=case)


def next_turns(game: Game) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """Yield a game after each of its next turns, with what happened in it."""
    while game.waiting_for:
        active, events = game.waiting_for, ()
        while game.waiting_for and game.waiting_for == active:
            game, new = game.apply(active[0], game.suggest(active[0]))
            events += new
        yield game, events


def test_the_first_picture_of_a_panel_takes_less_than_a_second(promises: Promises) -> None:
    """Draw the whole board and the part to choose in without any base."""
    game, events = walked(4, 3, False)[20]
    view = game.view(0)
    spots = [Value("corner", corner) for corner in (50, 51, 58)]
    bases.clear()
    start = process_time()
    render.board(view, names=NAMES, events=events)
    board = process_time() - start
    start = process_time()
    part = render.choice(view, names=NAMES, events=events, spots=spots)
    choice = process_time() - start
    assert part is not None
    promises.at_most(150, len(part) / KIBIBYTE, "first part to choose in: great_canal, file", "KiB")
    promises.at_most(PANEL_PICTURE, max(board, choice), "first picture of a panel: great_canal", "s")


@GAMES
@LANGUAGES
def test_alt_text_takes_less_than_two_milliseconds(
    played: tuple[int, int, bool], language: str, promises: Promises
) -> None:
    """Describe late positions, and those of all since which most has happened; the slowest one counts."""
    found = walked(*played)
    late = found[int(0.8 * len(found)) :: 4]
    busy = sorted(found, key=lambda one: len(one[1]))[-3:]
    took = [alt_text(game, events, language) * 1000 for game, events in (*late, *busy)]
    promises.at_most(ALT_TEXT, max(took), "alt text of great_canal", "ms", f"{played[0]} seats {language}")


def alt_text(game: Game, events: tuple[Event, ...], language: str) -> float:
    """Return the seconds of CPU that the description of a game takes, for all or for a seat."""
    names = NAMES[: game.seats]
    views = (game.view(None), game.view(0))
    return max(
        best_of(40, lambda view=view: render.describe(view, language, names=names, events=events))
        for view in views
    )
