"""The header: the round, and what is left of the turn, or that the game is over or asked to be."""

from __future__ import annotations

from PIL import Image

from render.arriala.layout.sheet import Header, Sheet
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.fonts import fitting_size
from render.kit.palette import PALETTES
from render.kit.seat_plates import laurel
from render.kit.sprites import Sprite, centred, kept, stamp
from render.kit.writing import write, write_fitted
from rules.arriala.view import ArrialaView
from rules.language.words import Words

_MOST_SHOWN = 5


def draw_header(image: Image.Image, view: ArrialaView, sheet: Sheet, theme: str, words: Words) -> None:
    """Draw the round by the title, what is left of the turn or why it rests, and the supply."""
    palette, head = PALETTES[theme], sheet.header
    start = head.title_end(words.text("label-title")) + 20
    round_text = words.text("label-round", round=view.round)
    room = head.round_right - start
    size = fitting_size(round_text, room, head.round_size, head.round_size - 8, face="medium")
    write_fitted(image, start, head.round_y, round_text, room, size, palette.ink_soft)
    if view.outcome is not None:
        stamp(image, laurel(theme, 16), head.status_left + 22, head.status_y)
        _write_status(image, head, head.status_left + 56, words.text("label-over"), palette.ink)
    elif view.proposal is not None:
        _write_status(image, head, head.status_left, words.text("label-ending"), palette.ink)
    else:
        _draw_action_points(image, view, head, theme, words)
    _write_supply(image, view, head, theme)


def _write_status(image: Image.Image, head: Header, left: float, text: str, colour: str) -> None:
    room = head.status_right - left
    size = fitting_size(text, room, head.status_size, head.smallest_label)
    write_fitted(image, left, head.status_y, text, room, size, colour, "bold")


def _draw_action_points(
    image: Image.Image, view: ArrialaView, head: Header, theme: str, words: Words
) -> None:
    most = view.board.action_points
    shown = most if most <= _MOST_SHOWN else 1
    x, y = head.point_place
    for index in range(shown):
        sprite = _action_point(theme, index < view.action_points, head.point_radius)
        stamp(image, sprite, x + index * head.point_step, y)
    left = x + shown * head.point_step + head.label_gap
    label = words.text("label-action-points", points=view.action_points)
    size = fitting_size(label, head.status_right - left, head.label_size, head.smallest_label)
    write(image, left, y + 1, label, size, PALETTES[theme].ink, "bold")


def _write_supply(image: Image.Image, view: ArrialaView, head: Header, theme: str) -> None:
    """Write how many lock pieces, cards in the pile and discards there are."""
    numbers = (view.lock_pieces, view.pile, sum(view.discards))
    for number, (left, y), shift in zip(numbers, head.supply, head.supply_shifts, strict=True):
        write(image, left + shift, y, str(number), head.supply_size, PALETTES[theme].ink, "bold")


@kept
def _action_point(theme: str, filled: bool, radius: float) -> Sprite:
    palette = PALETTES[theme]
    middle = round(radius) + 2
    canvas = Canvas(2 * middle, 2 * middle)
    canvas.disc(
        middle,
        middle,
        radius,
        palette.gold if filled else palette.panel,
        palette.outline if filled else palette.rule,
        2.4,
    )
    colour = palette.on_light if filled else palette.rule
    icons.pick(canvas, middle - 2, middle + 2, 1.2 * radius, colour, 0.18 * radius)
    return centred(canvas)
