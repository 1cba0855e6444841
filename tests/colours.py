"""Write the files with the 256 colours of each game's pictures and of charts, ``colours.toml`` beside them:

    python -m tests.colours

They are found from pictures that together have all colours of a game, or of charts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from PIL import Image, ImageDraw

import render
from render.charts.kinds import Bar, KindChart, paint_kind
from render.charts.scores import DASHES, paint_scores
from render.kit.colour_table import FILE, table_from
from render.kit.layouts import WIDE
from render.kit.palette import PALETTES, PLAYERS, mix, named_colours
from render.registry import painter_of
from rules import GAMES, new_game
from rules.kit.figures import Figure
from rules.language.figures import figures_of
from rules.language.words import Words

KINDS = ("arriala", "canal_du_midi", "great_canal")
_STEPS = 5
"""In how many steps one colour goes over into another, where they meet."""
_SIDE = (12, 100)
"""How large each colour of the swatches is, in pixels: as much as of any piece in a picture."""
_IN_A_LINE = 16


def sample_pictures(kind: str, theme: str) -> Iterator[Image.Image]:
    """Yield boards and hands of a game in a theme, and all colours of theme and players by themselves.

    The positions are how it starts with as many as can play, and the figures of its rulebook, which show
    each piece.
    """
    start = new_game(kind, seats=max(GAMES[kind].seat_numbers), seed=1, first=0)
    figures = [figure() for figure in figures_of(GAMES[kind].package).values()]
    painter = painter_of(start.view(None))
    for position in (Figure(start, ()), *figures):
        public = position.game.view(None)
        known = [event for event in position.events if event.audience() is None]
        yield painter.paint_board(public, theme, Words(kind, "en", (), public), known, (), WIDE, None)
        own = position.game.view(next(iter(position.game.waiting_for), 0))
        yield painter.paint_hand(own, theme, Words(kind, "en", (), own), ())
    yield _swatches(theme)


def sample_charts(theme: str) -> Iterator[Image.Image]:
    """Yield charts in a theme that have a bar and a line for each seat, and all colours by themselves."""
    seats = range(len(DASHES))
    bars = [Bar(seat, len(seats), f"seat {seat + 1} of 4", 20, 2 + 5 * seat, "35 % (7/20)") for seat in seats]
    points = {points: 1 + points % 7 for points in range(3, 60)}
    middle, quarters = 31.0, (17, 45)
    chart = KindChart("A game", "Points at the end", "median 31", points, quarters, middle, "Games won", bars)
    yield paint_kind(theme, chart)
    turns = [[(seat + 2) * turn // 3 for seat in seats] for turn in range(20)]
    yield paint_scores(theme, "Points after each round", "rounds", ("Ada", "Ben", "Cleo", "Dan"), turns)
    yield _swatches(theme)


def _swatches(theme: str) -> Image.Image:
    """Return a strip of the theme's and the players' colours, and of those between these and what is near."""
    palette = PALETTES[theme]
    colours = list(named_colours(theme))
    for style in PLAYERS:
        for other in (palette.outline, palette.halo, style.shade, style.figure, palette.paper, palette.panel):
            colours += [mix(style.fill, other, step / _STEPS) for step in range(_STEPS)]
        colours += [mix(style.shade, other, 0.5) for other in (style.shade, palette.halo, palette.outline)]
    width, height = _SIDE
    image = Image.new("RGB", (width * len(colours), height))
    draw = ImageDraw.Draw(image)
    for place, colour in enumerate(colours):
        draw.rectangle((place * width, 0, (place + 1) * width - 1, height - 1), colour)
    return image


def _written(theme: str, samples: Iterable[Image.Image]) -> str:
    """Return the colours of pictures in a theme as their file has them, some in each line."""
    colours = table_from(samples, theme).colours
    each = [colours[place : place + 3].hex() for place in range(0, len(colours), 3)]
    lines = [" ".join(each[first : first + _IN_A_LINE]) for first in range(0, len(each), _IN_A_LINE)]
    return "\n".join([f'{theme} = """', *lines, '"""', ""])


def main() -> None:
    """Write the files of all games, and that of charts."""
    room = Path(render.__file__).parent
    for kind in KINDS:
        texts = [_written(theme, sample_pictures(kind, theme)) for theme in render.LOOKS]
        (room / kind / FILE).write_text("\n".join(texts), "utf-8")
    texts = [_written(theme, sample_charts(theme)) for theme in render.LOOKS]
    (room / "charts" / FILE).write_text("\n".join(texts), "utf-8")


if __name__ == "__main__":
    main()
