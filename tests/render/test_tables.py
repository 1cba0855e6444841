"""The colours of a game's files: the same for all its pictures, and near those that were painted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

import render
from render.kit.colour_table import read_table, table_from
from render.kit.palette import PALETTES, PLAYERS, channels
from render.kit.png import ColourTable, png_of
from render.registry import painter_of
from rules import GAMES, Game, new_game
from rules.language.words import Words
from tests.colours import sample_charts, sample_pictures
from tests.recorded import load, names
from tests.render.pictures import LOOKS

FARTHEST = 36
"""How far a channel of a pixel is from what was painted at most; quantized for itself it is up to 56."""
USUAL = 1.0
"""How far it is on average at most."""
NAMES = ("Ada", "Ben", "Cleo", "Dan")
KINDS = pytest.mark.parametrize("kind", ["arriala", "canal_du_midi", "great_canal"])


@cache
def late(kind: str) -> Game:
    """Return a game near its end, with as many seats as there is a recording of."""
    recorded = load(max(name for name in names() if name.startswith(kind)))
    game = recorded.start()
    for seat, action in recorded.actions[: int(0.95 * len(recorded.actions))]:
        game, _ = game.apply(seat, action)
    return game


def painted(game: Game, theme: str, what: str) -> Image.Image:
    """Return a picture of a game before it becomes a file."""
    view = game.view(0 if what == "hand" else None)
    painter, words = painter_of(view), Words(view.game, "en", NAMES[: game.seats], view)
    if what == "hand":
        return painter.paint_hand(view, theme, words, ())
    return painter.paint_board(view, theme, words, (), (), what, None)


def distance(image: Image.Image, table: ColourTable) -> npt.NDArray[np.int16]:
    """Return how far each channel of a picture's file is from what was painted."""
    read = Image.open(BytesIO(png_of(image, table))).convert("RGB")
    return np.abs(np.asarray(image, dtype=np.int16) - np.asarray(read, dtype=np.int16))


@LOOKS
@KINDS
@pytest.mark.parametrize("what", [*render.LAYOUTS, "hand"])
def test_no_pixel_is_far_from_what_was_painted(kind: str, theme: str, what: str) -> None:
    game = late(kind)
    image = painted(game, theme, what)
    apart = distance(image, painter_of(game.view(None)).colours(theme))
    assert apart.max() <= FARTHEST
    assert apart.mean() <= USUAL


@LOOKS
@KINDS
def test_each_player_has_the_own_colour(kind: str, theme: str) -> None:
    """The table has a colour like that of each player, and these differ from one another."""
    view = new_game(kind, seats=max(GAMES[kind].seat_numbers), seed=1).view(None)
    table = painter_of(view).colours(theme)
    wanted = [style.fill for style in PLAYERS] + [PALETTES[theme].gold, PALETTES[theme].spot]
    image = Image.new("RGB", (1, len(wanted)))
    for row, colour in enumerate(wanted):
        image.putpixel((0, row), channels(colour))
    read = Image.open(BytesIO(png_of(image, table))).convert("RGB")
    found = [read.getpixel((0, row)) for row in range(len(wanted))]
    apart = np.abs(np.array(found, dtype=int) - np.array([channels(colour) for colour in wanted]))
    assert apart.max() <= 4
    assert len(set(found)) == len(wanted)


def lost(images: Sequence[Image.Image], table: ColourTable) -> float:
    """Return how far channels of pictures are from what was painted on average."""
    return sum(distance(image, table).mean() for image in images) / len(images)


@LOOKS
@KINDS
def test_colours_found_anew_lose_no_less(kind: str, theme: str) -> None:
    """The file beside the painter is as good as what ``python -m tests.colours`` finds."""
    samples = list(sample_pictures(kind, theme))
    kept, anew = painter_of(late(kind).view(None)).colours(theme), table_from(samples, theme)
    assert lost(samples, kept) <= 1.05 * lost(samples, anew)


@LOOKS
def test_colours_of_charts_found_anew_lose_no_less(theme: str) -> None:
    samples = list(sample_charts(theme))
    kept, anew = read_table("render.charts", theme), table_from(samples, theme)
    assert lost(samples, kept) <= 1.05 * lost(samples, anew)
    for chart in samples:
        assert distance(chart, kept).max() <= FARTHEST
        assert distance(chart, kept).mean() <= USUAL


@KINDS
def test_all_pictures_of_a_game_have_the_same_colours(kind: str) -> None:
    """The start, a late position and a hand have the table of the theme; the other theme has another."""
    start, end = new_game(kind, seats=3, seed=2), late(kind)
    tables = {theme: painter_of(start.view(None)).colours(theme).colours for theme in render.LOOKS}
    assert tables["light"] != tables["dark"]
    for theme, colours in tables.items():
        for data in (
            render.board(start.view(None), theme),
            render.board(end.view(0), theme, layout="tall"),
            render.hand(end.view(0), theme),
        ):
            palette = Image.open(BytesIO(data)).getpalette("RGB")
            assert bytes(palette or ()) == colours.rstrip(b"\0") or bytes(palette or ()) == colours
