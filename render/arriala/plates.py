"""What frames the map: action points, the players' plates, the score ruler, lock pieces and cards left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.arriala.base import (
    HEADER_RIGHT,
    SUPPLY_LEFT,
    SUPPLY_STEPS,
    SUPPLY_Y,
    TITLE_BASE,
    TITLE_LEFT,
    title_end,
)
from render.kit import icons
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.change_marks import tag
from render.kit.fonts import fitted, text_width
from render.kit.palette import PALETTES, PLAYERS
from render.kit.seat_plates import laurel
from render.kit.sprites import Sprite, stamp
from render.kit.tokens import token
from render.kit.writing import write
from rules.arriala.view import ArrialaView
from rules.language.words import Words

_PLATES_LEFT, _PLATES_RIGHT, _PLATES_TOP, _PLATES_BOTTOM = 372, 1586, 12, 110
_GAP = 12
_POINTS_SIZE, _SMALL_POINTS_SIZE = 66.0, 58.0
_RULER_LEFT, _RULER_RIGHT, _RULER_Y = 84, 1180, 960
_SHORTEST_RULER = 60


def plate_box(view: ArrialaView, colour: int) -> Box:
    """Where the plate of a colour is."""
    count = len(view.colours)
    width = (_PLATES_RIGHT - _PLATES_LEFT - _GAP * (count - 1)) / count
    left = _PLATES_LEFT + colour * (width + _GAP)
    return Box(left, _PLATES_TOP, left + width, _PLATES_BOTTOM)


def reserve_spot(view: ArrialaView, colour: int) -> tuple[float, float]:
    """Where the reserve of a colour stands on its plate."""
    box = plate_box(view, colour)
    return box.left + 102, box.top + 70


def draw_header(image: Image.Image, view: ArrialaView, theme: str, words: Words) -> None:
    """The round, and what is left of the turn, or that the game is over or asked to be."""
    palette = PALETTES[theme]
    round_text = words.text("label-round", round=view.round)
    start = title_end(words.text("label-title")) + 20
    round_text = fitted(round_text, HEADER_RIGHT - start, 26)
    write(image, start, TITLE_BASE - 9, round_text, 26, palette.ink_soft)
    if view.outcome is not None:
        stamp(image, laurel(theme, 16), 52, 90)
        over = fitted(words.text("label-over"), HEADER_RIGHT - 86, 34, "bold")
        write(image, 86, 90, over, 34, palette.ink, "bold")
        return
    if view.proposal is not None:
        asked = fitted(words.text("label-ending"), HEADER_RIGHT - TITLE_LEFT - 2, 34, "bold")
        write(image, TITLE_LEFT + 2, 90, asked, 34, palette.ink, "bold")
        return
    most = view.board.action_points
    shown = most if most <= 5 else 1
    for index in range(shown):
        filled = index < view.action_points
        stamp(image, _action_point(theme, filled), 48 + index * 46, 90)
    label = words.text("label-action-points", points=view.action_points)
    size = 34.0
    while text_width(label, size, "bold") > HEADER_RIGHT - (48 + shown * 46 - 14) and size > 24:
        size -= 2
    write(image, 48 + shown * 46 - 14, 91, label, size, palette.ink, "bold")


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


def draw_plates(
    image: Image.Image, view: ArrialaView, theme: str, words: Words, gained: Sequence[int]
) -> None:
    """One plate for each colour; who is waited for has a thick frame, who has won a laurel.

    ``gained`` are the points of each colour since the ball last passed.
    """
    palette = PALETTES[theme]
    for colour in view.colours:
        box = plate_box(view, colour)
        virtual = colour == view.virtual
        framed = colour in view.waiting_for
        won = view.outcome is not None and colour in view.outcome.winners
        plate = _plate(theme, round(box.width), colour, framed or won, virtual)
        stamp(image, plate, box.left, box.top)
        if won:
            stamp(image, laurel(theme, 29), box.left + 50, box.y)
        stamp(image, token(theme, colour, 17 if won else 27, ghost=virtual), box.left + 50, box.y)
        points = str(view.scores[colour])
        size = _POINTS_SIZE if box.width > 320 else _SMALL_POINTS_SIZE if len(points) < 3 else 46.0
        points_right = box.right - 14
        agreed = view.proposal is not None and colour in (view.proposal.proposer, *view.proposal.agreed)
        lift = 11 if gained[colour] or agreed else 0
        points_width = write(image, points_right, box.y - lift, points, size, palette.ink, "bold", "r")
        if agreed:
            stamp(image, _tick(theme), points_right + 4, box.bottom - 18)
        elif gained[colour]:
            stamp(image, tag(theme, f"+{gained[colour]}"), points_right + 4, box.bottom - 18)
        name = words.text("label-virtual") if virtual else words.value("seat", colour)
        room = points_right - points_width - (box.left + 92) - 8
        short = fitted(name, room, 32, "bold")
        write(image, box.left + 92, box.top + 29, short, 32, palette.ink, "bold")
        if virtual:
            continue
        reserve = str(len(view.reserve_of(colour)))
        write(image, box.left + 122, box.top + 71, reserve, 30, palette.ink, "bold")
        hand = str(view.hand_sizes[colour])
        write(image, box.left + 186, box.top + 71, hand, 30, palette.ink, "bold")


@lru_cache(maxsize=4)
def _tick(theme: str) -> Sprite:
    """A tag with a tick: agreed to end the game."""
    palette = PALETTES[theme]
    canvas = Canvas(44, 32)
    canvas.rectangle(2, 2, 42, 30, palette.gold, palette.outline, 2, radius=14)
    canvas.line([(13, 16), (20, 23), (31, 9)], palette.on_light, 4.5, True)
    return Sprite(canvas.image(), 44, 16)


@lru_cache(maxsize=64)
def _plate(theme: str, width: int, colour: int, framed: bool, virtual: bool) -> Sprite:
    palette, style = PALETTES[theme], PLAYERS[colour]
    height = _PLATES_BOTTOM - _PLATES_TOP
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


def draw_ruler(image: Image.Image, view: ArrialaView, theme: str) -> None:
    """The score ruler; it grows with the highest score. Tokens that crowd stand aside and point down."""
    palette = PALETTES[theme]
    longest = max(view.scores, default=0)
    length = max(_SHORTEST_RULER, 20 * math.ceil((longest + 1) / 20))
    stamp(image, _ruler(theme, length), 0, _RULER_Y)
    step = (_RULER_RIGHT - _RULER_LEFT) / length
    order = sorted(view.colours, key=lambda colour: (view.scores[colour], colour))
    wanted = [_RULER_LEFT + view.scores[colour] * step for colour in order]
    stands = _spread(wanted, 44)
    for point, x in zip(wanted, stands, strict=True):
        stamp(image, _pointer(theme, round(point - x)), x, _RULER_Y - 32)
    for colour, x in zip(order, stands, strict=True):
        stamp(image, token(theme, colour, 16, ghost=colour == view.virtual), x, _RULER_Y - 30)
    for index, number in enumerate((view.lock_pieces, view.pile, sum(view.discards))):
        x = SUPPLY_LEFT + SUPPLY_STEPS[index] + (50 if index == 0 else 44)
        write(image, x, SUPPLY_Y, str(number), 36, palette.ink, "bold")


def _spread(wanted: Sequence[float], apart: float) -> list[float]:
    """Places in the same order, at least ``apart`` from each other and as near as may be to the wanted."""
    groups: list[list[float]] = []
    for place in wanted:
        groups.append([place])
        while len(groups) > 1 and _start(groups[-1], apart) < _start(groups[-2], apart) + apart * len(
            groups[-2]
        ):
            last = groups.pop()
            groups[-1] += last
    return [_start(group, apart) + apart * index for group in groups for index in range(len(group))]


def _start(group: Sequence[float], apart: float) -> float:
    return max(_RULER_LEFT - 40.0, sum(group) / len(group) - apart * (len(group) - 1) / 2)


@lru_cache(maxsize=256)
def _pointer(theme: str, shift: int) -> Sprite:
    palette = PALETTES[theme]
    half = abs(shift) + 8
    canvas = Canvas(2 * half, 40)
    canvas.line([(half, 4), (half + shift, 24)], palette.ink, 2.4, True)
    canvas.disc(half + shift, 25, 4.4, palette.gold, palette.outline, 1.6)
    return Sprite(canvas.image(), half, 4)


@lru_cache(maxsize=16)
def _ruler(theme: str, length: int) -> Sprite:
    palette = PALETTES[theme]
    bar = 5 if length <= 120 else 10 * math.ceil(length / 240)
    ticks = 1 if length <= 80 else bar
    canvas = Canvas(_RULER_RIGHT + 60, 58, None, 0, -14)
    step = (_RULER_RIGHT - _RULER_LEFT) / length
    dark = palette.ink_soft if theme == "light" else palette.stone_joint
    canvas.rectangle(_RULER_LEFT - 5, -13, _RULER_RIGHT + 5, 13, palette.outline, radius=3)
    for start in range(0, length, bar):
        end = min(length, start + bar)
        light = (start // bar) % 2 == 0
        canvas.rectangle(
            _RULER_LEFT + start * step, -10, _RULER_LEFT + end * step, 10, palette.halo if light else dark
        )
        for tick in range(start + ticks, end, ticks):
            x = _RULER_LEFT + tick * step
            canvas.line([(x, 2), (x, 10)], palette.outline if light else palette.halo, 1.6)
    for number in range(0, length + 1, 2 * bar):
        canvas.number(_RULER_LEFT + number * step, 30, str(number), 24, palette.ink)
    return Sprite(canvas.image(), 0, 14)
