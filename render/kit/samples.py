"""Pictures that hold the colours of a game, from which the 256 of its files are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PIL import Image, ImageDraw

from render.kit.layouts import WIDE
from render.kit.palette import PALETTES, PLAYERS, mix, named_colours
from rules import GAMES, new_game
from rules.kit.figures import Figure
from rules.language.figures import figures_of
from rules.language.words import Words

_STEPS = 5
"""In how many steps one colour goes over into another, where they meet."""
_SIDE = (12, 100)
"""How large each colour of the swatches is, in pixels: as much as of any piece in a picture."""


def sample_pictures(
    kind: str, theme: str, board: Callable[..., Image.Image], hand: Callable[..., Image.Image]
) -> Iterator[Image.Image]:
    """Yield boards and hands of a game in a theme, and all colours of theme and players by themselves.

    The positions are how it starts with as many as can play, and the figures of its rulebook, which show
    each piece. ``board`` and ``hand`` paint them, as a painter does.
    """
    start = new_game(kind, seats=max(GAMES[kind].seat_numbers), seed=1, first=0)
    figures = [figure() for figure in figures_of(GAMES[kind].package).values()]
    for position in (Figure(start, ()), *figures):
        public = position.game.view(None)
        known = [event for event in position.events if event.audience() is None]
        yield board(public, theme, Words(kind, "en", (), public), known, (), WIDE, None)
        own = position.game.view(next(iter(position.game.waiting_for), 0))
        yield hand(own, theme, Words(kind, "en", (), own), ())
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
