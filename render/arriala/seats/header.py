"""The header: the round, and what is left of the turn, or that the game is over or asked to be."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.arriala.layout.sheet import HEADER_RIGHT, TITLE_BASE, title_end
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.fonts import fitting_size
from render.kit.palette import PALETTES
from render.kit.seat_plates import laurel
from render.kit.sheet import TITLE_LEFT
from render.kit.sprites import Sprite, stamp
from render.kit.writing import write, write_fitted
from rules.arriala.view import ArrialaView
from rules.language.words import Words

_SECOND_LINE = 90
_LARGE = 34.0
_MOST_SHOWN = 5


def draw_header(image: Image.Image, view: ArrialaView, theme: str, words: Words) -> None:
    """Draw the round beside the title, and below it what is left of the turn, or why it rests."""
    palette = PALETTES[theme]
    start = title_end(words.text("label-title")) + 20
    round_text = words.text("label-round", round=view.round)
    write_fitted(image, start, TITLE_BASE - 9, round_text, HEADER_RIGHT - start, 26, palette.ink_soft)
    if view.outcome is not None:
        stamp(image, laurel(theme, 16), 52, _SECOND_LINE)
        _write_status(image, 86, words.text("label-over"), palette.ink)
    elif view.proposal is not None:
        _write_status(image, TITLE_LEFT + 2, words.text("label-ending"), palette.ink)
    else:
        _draw_action_points(image, view, theme, words)


def _write_status(image: Image.Image, left: float, text: str, colour: str) -> None:
    write_fitted(image, left, _SECOND_LINE, text, HEADER_RIGHT - left, _LARGE, colour, "bold")


def _draw_action_points(image: Image.Image, view: ArrialaView, theme: str, words: Words) -> None:
    most = view.board.action_points
    shown = most if most <= _MOST_SHOWN else 1
    for index in range(shown):
        stamp(image, _action_point(theme, index < view.action_points), 48 + index * 46, _SECOND_LINE)
    left = 48 + shown * 46 - 14
    label = words.text("label-action-points", points=view.action_points)
    size = fitting_size(label, HEADER_RIGHT - left, _LARGE, 24)
    write(image, left, _SECOND_LINE + 1, label, size, PALETTES[theme].ink, "bold")


@lru_cache(maxsize=8)
def _action_point(theme: str, filled: bool) -> Sprite:
    palette = PALETTES[theme]
    canvas = Canvas(44, 44)
    canvas.disc(
        22,
        22,
        20,
        palette.gold if filled else palette.panel,
        palette.outline if filled else palette.rule,
        2.4,
    )
    icons.pick(canvas, 20, 24, 24, palette.on_light if filled else palette.rule, 3.6)
    return Sprite(canvas.image(), 22, 22)
