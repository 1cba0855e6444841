"""The players alone, large: all that is public of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.great_canal.layout.sorts import Building, Helmet, Road, Sail
from render.great_canal.pieces.counters import draw_chip
from render.great_canal.pieces.goods import (
    draw_goods_card,
    draw_medal,
    good_sprite,
    progress_sprite,
)
from render.great_canal.pieces.sprites import sprite_of
from render.great_canal.seats import emblems
from render.great_canal.seats.gains import Gain
from render.great_canal.seats.plates import track_bars
from render.great_canal.seats.supply import pieces_left
from render.kit.boxes import Box, box_around
from render.kit.canvas import Canvas
from render.kit.change_marks import mark_box, tag
from render.kit.fonts import fitted, text_width
from render.kit.palette import PALETTES, PLAYERS
from render.kit.seat_plates import draw_gain, draw_owner, draw_plate, write_points
from render.kit.sprites import Sprite, centred, kept, stamp
from render.kit.writing import write, write_fitted
from rules.great_canal.components.kinds import GOODS, TRACKS
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words
from rules.values import Text

WIDTH = 1000
_PLATE = Box(8, 8, 992, 380)
_STEP = 382
_HEAD, _COUNTS, _KNIGHTS, _LEFT, _RATES, _TRACKS = 46.0, 108.0, 164.0, 218.0, 268.0, 294.0
"""How far below the top of a plate its lines are."""
_FIRST, _SIGN_STEP = 150.0, 106.0
_COUNT_SIZE, _LABEL_SIZE, _NUMBER_RIGHT = 38, 27, 30
_SIGN_BOX = (44, 44)
"""The sides of the brackets around the sign of what came in."""


def paint_players(view: GreatCanalView, theme: str, words: Words, gained: Sequence[Gain]) -> Image.Image:
    """Return a large plate for each seat, one below the other; what came in is marked."""
    image = Image.new("RGB", (WIDTH, 16 + _STEP * view.seats - 10), PALETTES[theme].paper)
    for seat in range(view.seats):
        box = _PLATE.moved(0, seat * _STEP)
        won = view.outcome is not None and seat in view.outcome.winners
        stamp(image, _plate(theme, seat, won or seat in view.waiting_for), box.left, box.top)
        _draw_head(image, view, theme, words, box, seat, gained[seat].points)
        _draw_counts(image, view, theme, box, seat, gained[seat])
        _draw_knights(image, view, theme, words, box, seat)
        _draw_supply(image, view, theme, words, box, seat)
        _draw_rates(image, view, theme, words, box, seat)
        _draw_tracks(image, view, theme, words, box, seat, gained[seat])
    return image


def _draw_head(
    image: Image.Image, view: GreatCanalView, theme: str, words: Words, box: Box, seat: int, gained: int
) -> None:
    """Draw the name, the points and what came in."""
    y = box.top + _HEAD
    won = view.outcome is not None and seat in view.outcome.winners
    draw_owner(image, theme, seat, box.left + 52, y, 25, won=won, laurel_radius=30)
    right = box.right - 20
    right -= write_points(image, theme, right, y, view.scores[seat], 66, lifted=False) + 14
    if gained:
        draw_gain(image, theme, right - 4, y, gained, 33)
        right -= tag(theme, f"+{abs(gained)}", 33).image.width + 14
    name = words.value("seat", seat)
    write_fitted(image, box.left + 96, y, name, right - box.left - 96, 44, PALETTES[theme].ink, "bold")


def _draw_counts(
    image: Image.Image, view: GreatCanalView, theme: str, box: Box, seat: int, gain: Gain
) -> None:
    """Draw what a seat holds, the length of its longest way, and the strength of its active knights."""
    y = box.top + _COUNTS
    counts = (
        (_sign("goods", theme, seat), view.hand_sizes[seat]),
        *zip([progress_sprite(track, 42) for track in TRACKS], view.progress_counts[seat], strict=True),
        (_sign("chip", theme, seat), view.chips[seat]),
        (_sign("medal", theme, seat), view.defenders[seat]),
        (_route(theme, seat, held=view.route == seat), view.route_lengths[seat]),
        (emblems.helmet(theme, seat, 1.0), view.defences[seat]),
    )
    new = (gain.goods, *gain.progress, gain.chips, False, False, False)
    for index, (sprite, count) in enumerate(counts):
        x = box.left + 48 + index * 120
        stamp(image, sprite, x, y)
        write(image, x + 32, y, str(count), _COUNT_SIZE, PALETTES[theme].ink, "bold")
        if new[index]:
            mark_box(image, theme, box_around(x, y, *_SIGN_BOX), 0)


def _draw_knights(
    image: Image.Image, view: GreatCanalView, theme: str, words: Words, box: Box, seat: int
) -> None:
    """Draw the knights on the board by their strength, then the merchant and the cards laid open."""
    palette, y = PALETTES[theme], box.top + _KNIGHTS
    knights = sorted(view.pieces.realms[seat].knights, key=lambda there: (-there.level, not there.active))
    for index, there in enumerate(knights):
        sprite = sprite_of(Helmet(seat, there.level, there.active), theme, 1.0)
        stamp(image, sprite, box.left + 48 + index * 64, y)
    if not knights:
        write(image, box.left + 30, y, words.text("label-no-knights"), _LABEL_SIZE, palette.ink_soft)
    named = [words.value("card", card) for card in view.opened[seat]]
    if view.merchant_seat == seat:
        named.append(words.text("label-merchant"))
    left = box.left + 440
    write_fitted(image, left, y, ", ".join(named), box.right - 16 - left, 30, palette.ink, "bold")


def _draw_supply(
    image: Image.Image, view: GreatCanalView, theme: str, words: Words, box: Box, seat: int
) -> None:
    """Draw how many pieces of each kind a seat has left."""
    _write_label(image, theme, words.text("label-left"), box, _LEFT)
    kinds = ("settlement", "city", "wall", "road", "ship", "1", "2", "3")
    sprites = [_sign(kind, theme, seat) for kind in kinds]
    _draw_row(image, theme, box, _LEFT, sprites, [str(count) for count in pieces_left(view, seat)])


def _draw_rates(
    image: Image.Image, view: GreatCanalView, theme: str, words: Words, box: Box, seat: int
) -> None:
    """Draw how many of each good the bank takes for one of another."""
    _write_label(image, theme, words.text("label-bank"), box, _RATES)
    sprites = [good_sprite(theme, good, 13) for good in GOODS]
    _draw_row(image, theme, box, _RATES, sprites, [f"{rate}:1" for rate in view.rates[seat]])


def _write_label(image: Image.Image, theme: str, label: str, box: Box, down: float) -> None:
    write_fitted(
        image, box.left + 28, box.top + down, label, _FIRST - 62, _LABEL_SIZE, PALETTES[theme].ink_soft
    )


def _draw_row(
    image: Image.Image, theme: str, box: Box, down: float, sprites: Sequence[Sprite], numbers: Sequence[str]
) -> None:
    for index, (sprite, number) in enumerate(zip(sprites, numbers, strict=True)):
        x, y = box.left + _FIRST + index * _SIGN_STEP, box.top + down
        stamp(image, sprite, x, y)
        write(image, x + _NUMBER_RIGHT, y, number, 32, PALETTES[theme].ink, "bold")


def _draw_tracks(
    image: Image.Image, view: GreatCanalView, theme: str, words: Words, box: Box, seat: int, gain: Gain
) -> None:
    """Draw the three tracks, and below each the name of the level that is reached."""
    palette, cities = PALETTES[theme], view.pieces.realms[seat].cities
    for index, track in enumerate(TRACKS):
        left, top = box.left + 24 + index * 320, box.top + _TRACKS
        level, metropolis = view.levels[seat][index], view.metropolises[index] in cities
        stamp(image, track_bars(theme, track, level, (308, 40, 17), metropolis=metropolis), left, top)
        if gain.levels[index]:
            mark_box(image, theme, Box(left, top, left + 308, top + 40), 0)
        named = Text(f"level-{track}-{level}") if level else Text(f"track-{track}")
        name = fitted(words.render(named), 300, 28)
        x = left + 154 - text_width(name, 28) / 2
        write(image, x, top + 57, name, 28, palette.ink if level else palette.ink_soft)


@kept
def _plate(theme: str, seat: int, framed: bool) -> Sprite:
    palette, width, height = PALETTES[theme], _PLATE.width, _PLATE.height
    canvas = Canvas(width + 12, height + 12, None, -6, -6)
    draw_plate(canvas, Box(0, 0, width, height), palette, PLAYERS[seat].fill, framed=framed)
    return Sprite(canvas.image(), 6, 6)


@kept
def _sign(kind: str, theme: str, seat: int) -> Sprite:
    """Return the sign of a kind of things that a seat has."""
    if kind == "settlement" or kind == "city":
        return sprite_of(Building(seat, kind), theme, 0.8)
    if kind == "road":
        return sprite_of(Road(seat, 120, 0, 36), theme, 0.85)
    if kind == "ship":
        return sprite_of(Sail(seat), theme, 0.9)
    if kind == "wall":
        return emblems.wall(theme, 18)
    if kind.isdigit():
        return sprite_of(Helmet(seat, int(kind), active=False), theme, 0.82)
    canvas = Canvas(60, 56)
    x, y = canvas.width / 2, canvas.height / 2
    if kind == "goods":
        draw_goods_card(canvas, x, y, 42)
    elif kind == "chip":
        draw_chip(canvas, x, y, 19, theme)
    else:
        draw_medal(canvas, x, y, 22)
    return centred(canvas)


@kept
def _route(theme: str, seat: int, *, held: bool) -> Sprite:
    """Return the sign of a way; the longest trade route lies on gold."""
    palette = PALETTES[theme]
    canvas = Canvas(56, 56)
    if held:
        canvas.disc(28, 28, 25, palette.gold, palette.outline, 2)
    sprite = emblems.route_sign(seat, 16, palette.outline if held or theme == "light" else palette.ink)
    image = canvas.image()
    emblems.laid_on(image, sprite, 28, 28)
    return Sprite(image, 28, 28)
