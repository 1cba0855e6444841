"""The plates of the players: name, points, what each holds, active strength, and the three tracks."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.great_canal.pieces.counters import draw_chip
from render.great_canal.pieces.goods import (
    INK,
    TRACK_COLOURS,
    draw_goods_card,
    draw_progress_fan,
    draw_track,
    medal,
    progress_sprite,
)
from render.great_canal.seats.emblems import helmet, laid_on, route_sign
from render.great_canal.seats.gains import Gain
from render.great_canal.seats.places import Plate, Surround
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.change_marks import mark_box, tag
from render.kit.palette import PALETTES, PLAYERS
from render.kit.seat_plates import draw_gain, draw_owner, draw_plate, write_points
from render.kit.sprites import Sprite, kept, stamp
from render.kit.writing import write, write_fitted
from rules.great_canal.components.cards import CARD_DECK
from rules.great_canal.components.kinds import LEVELS, TRACKS
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words

_MARGIN = 6
"""How far the frame of who is waited for goes beyond a plate."""
_GAP = 10
_LIFT = 13
"""How far a name is moved up where signs of points stand below it."""
_SIGN_STEP = 0.85
"""How far from one another these signs are, for half of their height of 1."""


def draw_plates(
    image: Image.Image,
    view: GreatCanalView,
    theme: str,
    words: Words,
    surround: Surround,
    gained: Sequence[Gain],
) -> None:
    """Draw a plate for each seat; who is waited for has a thick frame, who has won a laurel.

    What came in stands in brackets, points on a tag.
    """
    for seat, box in enumerate(surround.plates):
        won = view.outcome is not None and seat in view.outcome.winners
        framed = won or seat in view.waiting_for
        stamp(image, _plate(theme, surround.plate, seat, framed), box.left, box.top)
        _draw_head(image, view, theme, words, surround.plate, seat, box, won, gained[seat].points)
        _draw_counts(image, view, theme, surround.plate, seat, box, gained[seat])
        _draw_tracks(image, view, theme, surround.plate, seat, box, gained[seat])


def _draw_head(
    image: Image.Image,
    view: GreatCanalView,
    theme: str,
    words: Words,
    plate: Plate,
    seat: int,
    box: Box,
    won: bool,
    gained: int,
) -> None:
    """Draw whose plate it is, the points, signs of what they are for beside the pieces, and what came in."""
    x, y = box.left + plate.token[0], box.top + plate.token[1]
    radius = plate.token_radius
    draw_owner(image, theme, seat, x, y, radius, won=won, laurel_radius=radius * 1.2)
    right = box.right - plate.points_from_right
    right -= _GAP + write_points(image, theme, right, y, view.scores[seat], plate.points_size, lifted=False)
    if view.route == seat:
        palette = PALETTES[theme]
        sign = route_sign(seat, plate.route_half, palette.outline if theme == "light" else palette.ink)
        stamp(image, sign, right - plate.route_half - 4, y)
        right -= 2 * plate.route_half + _GAP + 4
    if gained:
        draw_gain(image, theme, right - 4, y, gained, plate.gain_size)
        right -= tag(theme, f"+{abs(gained)}", plate.gain_size).image.width + _GAP
    left, name = box.left + plate.name_left, words.value("seat", seat)
    if view.defenders[seat] or view.opened[seat]:
        _draw_signs(image, view, seat, left, y + plate.points_sign_down, plate.points_sign_half)
        y -= _LIFT
    write_fitted(image, left, y, name, right - left, plate.name_size, PALETTES[theme].ink, "bold")


def _draw_signs(
    image: Image.Image, view: GreatCanalView, seat: int, left: float, y: float, half: float
) -> None:
    """Draw a sign for each point as Defender of Catan and by a card laid open; those of a sort overlap.

    ``half`` is half of their height.
    """
    cards = [progress_sprite(TRACKS[CARD_DECK[card]], 2 * half - 2) for card in view.opened[seat]]
    for signs in ([medal(half)] * view.defenders[seat], cards):
        for sprite in signs:
            stamp(image, sprite, left + sprite.x, y)
            left += _SIGN_STEP * half
        left += _SIGN_STEP * half if signs else 0


def _draw_counts(
    image: Image.Image, view: GreatCanalView, theme: str, plate: Plate, seat: int, box: Box, gain: Gain
) -> None:
    """Write how many goods, progress cards and chips a seat has, and the strength of its active knights."""
    counts = (
        (view.hand_sizes[seat], gain.goods),
        (sum(view.progress_counts[seat]), any(gain.progress)),
        (view.chips[seat], gain.chips),
        (view.defences[seat], False),
    )
    for (x, y), (count, new) in zip(plate.counts, counts, strict=True):
        left = box.left + x + plate.count_right
        write(image, left, box.top + y, str(count), plate.count_size, PALETTES[theme].ink, "bold")
        if new:
            mark_box(image, theme, plate.sign_box(x, y).moved(box.left, box.top), 0, zoom=plate.mark_zoom)


def _draw_tracks(
    image: Image.Image, view: GreatCanalView, theme: str, plate: Plate, seat: int, box: Box, gain: Gain
) -> None:
    """Draw the bars of the three tracks; the track of an own metropolis has a frame."""
    cities = view.pieces.realms[seat].cities
    for index, there in enumerate(plate.tracks):
        size = (there.width, there.height, plate.track_size)
        metropolis = view.metropolises[index] in cities
        sprite = track_bars(theme, TRACKS[index], view.levels[seat][index], size, metropolis=metropolis)
        stamp(image, sprite, box.left + there.left, box.top + there.top)
        if gain.levels[index]:
            mark_box(image, theme, there.moved(box.left, box.top), 0, zoom=plate.mark_zoom)


@kept
def track_bars(
    theme: str, track: str, level: int, size: tuple[float, float, float], *, metropolis: bool
) -> Sprite:
    """Return a track with its sign and five bars, held at its upper left corner.

    ``size`` is width and height of the box and the size of the sign.
    """
    palette, colour = PALETTES[theme], TRACK_COLOURS[track]
    width, height, sign = size
    canvas = Canvas(width + 4, height + 4, None, -2, -2)
    canvas.rectangle(0, 0, width, height, palette.panel_deep, radius=8)
    if metropolis:
        canvas.rectangle(0, 0, width, height, None, palette.ink, 3, radius=8)
    draw_track(canvas, track, sign * 1.4, height / 2, sign)
    left = sign * 2.8
    step = (width - left - 4) / LEVELS
    for bar in range(LEVELS):
        x, reached = left + bar * step, bar < level
        canvas.rectangle(
            x,
            height * 0.2,
            x + step - min(5, step * 0.28),
            height * 0.8,
            colour if reached else palette.panel,
            INK if reached else palette.rule,
            1.8,
            radius=3,
        )
    return Sprite(canvas.image(), 2, 2)


@kept
def _plate(theme: str, plate: Plate, seat: int, framed: bool) -> Sprite:
    """Return a plate with its stripe and the signs of its counts, held at its upper left corner."""
    palette = PALETTES[theme]
    width, height = round(plate.width), round(plate.height)
    canvas = Canvas(width + 2 * _MARGIN, height + 2 * _MARGIN, None, -_MARGIN, -_MARGIN)
    draw_plate(canvas, Box(0, 0, width, height), palette, PLAYERS[seat].fill, framed=framed)
    goods, progress, chips, knights = plate.counts
    draw_goods_card(canvas, *goods, plate.sign_height)
    draw_progress_fan(canvas, *progress, plate.sign_height)
    draw_chip(canvas, *chips, plate.sign_height * 0.42, theme)
    image, (x, y) = canvas.image(), knights
    laid_on(image, helmet(theme, seat, plate.sign_height / 44), x + _MARGIN, y + _MARGIN)
    return Sprite(image, _MARGIN, _MARGIN)
