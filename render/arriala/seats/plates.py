"""The plates of the players: name, points, reserve and hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.arriala.layout.sheet import plate_box
from render.kit import icons
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, PLAYERS
from render.kit.seat_plates import draw_gain, draw_owner, write_points
from render.kit.sprites import Sprite, stamp
from render.kit.writing import write, write_fitted
from rules.arriala.view import ArrialaView
from rules.language.words import Words

_NAME_LEFT = 92
_POINTS_MARGIN = 14


def draw_plates(
    image: Image.Image, view: ArrialaView, theme: str, words: Words, gained: Sequence[int]
) -> None:
    """Draw a plate for each colour; who is waited for has a thick frame, who has won a laurel.

    ``gained`` are the points of each colour since the turn last passed.
    """
    for colour in view.colours:
        _draw_plate(image, view, theme, words, colour, gained[colour])


def _draw_plate(
    image: Image.Image, view: ArrialaView, theme: str, words: Words, colour: int, gained: int
) -> None:
    box = plate_box(len(view.colours), colour)
    virtual = colour == view.virtual
    won = view.outcome is not None and colour in view.outcome.winners
    framed = won or colour in view.waiting_for
    ink = PALETTES[theme].ink
    stamp(
        image, _plate(theme, round(box.width), round(box.height), colour, framed, virtual), box.left, box.top
    )
    draw_owner(image, theme, colour, box.left + 50, box.y, 27, won=won, ghost=virtual)
    points_width = _draw_points(image, view, theme, box, colour, gained)
    name = words.text("label-virtual") if virtual else words.value("seat", colour)
    left = box.left + _NAME_LEFT
    room = box.right - _POINTS_MARGIN - points_width - left - 8
    write_fitted(image, left, box.top + 29, name, room, 32, ink, "bold")
    if not virtual:
        reserve, hand = len(view.reserve_of(colour)), view.hand_sizes[colour]
        write(image, box.left + 122, box.top + 71, str(reserve), 30, ink, "bold")
        write(image, box.left + 186, box.top + 71, str(hand), 30, ink, "bold")


def _draw_points(
    image: Image.Image, view: ArrialaView, theme: str, box: Box, colour: int, gained: int
) -> float:
    """Draw the points and what came in, or that the seat agrees to end; return the width of the points."""
    points, right, below = view.scores[colour], box.right - _POINTS_MARGIN, box.bottom - 18
    agreed = view.proposal is not None and colour in (view.proposal.proposer, *view.proposal.agreed)
    size = _points_size(box.width, points)
    width = write_points(image, theme, right, box.y, points, size, lifted=bool(gained or agreed))
    if agreed:
        stamp(image, _tick(theme), right + 4, below)
    else:
        draw_gain(image, theme, right, below, gained)
    return width


def _points_size(width: float, points: int) -> float:
    if width > 320:
        return 66.0
    return 58.0 if len(str(points)) < 3 else 46.0


@lru_cache(maxsize=4)
def _tick(theme: str) -> Sprite:
    """Return a tag with a tick: agreed to end the game."""
    palette = PALETTES[theme]
    canvas = Canvas(44, 32)
    canvas.rectangle(2, 2, 42, 30, palette.gold, palette.outline, 2, radius=14)
    canvas.line([(13, 16), (20, 23), (31, 9)], palette.on_light, 4.5, True)
    return Sprite(canvas.image(), 44, 16)


@lru_cache(maxsize=64)
def _plate(theme: str, width: int, height: int, colour: int, framed: bool, virtual: bool) -> Sprite:
    palette, style = PALETTES[theme], PLAYERS[colour]
    canvas = Canvas(width + 12, height + 12)
    left, top, right, bottom = 6.0, 6.0, width + 6.0, height + 6.0
    if framed:
        canvas.rectangle(1, 1, width + 11, height + 11, palette.ink, radius=14)
    canvas.rectangle(left, top, right, bottom, style.fill, radius=10)
    canvas.rectangle(left + 12, top, right, bottom, palette.panel, radius=10)
    canvas.rectangle(left + 12, top, left + 26, bottom, palette.panel)
    if not framed:
        canvas.rectangle(left, top, right, bottom, None, palette.rule, 2, radius=10)
    if not virtual:
        icons.worker(canvas, left + 102, top + 71, 30, style.fill, palette.ink)
        icons.hand_card(canvas, left + 166, top + 71, 30, palette, style.fill)
    return Sprite(canvas.image(), 6, 6)
