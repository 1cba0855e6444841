"""The plates of the players: name, points, reserve and hand."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.arriala.layout.sheet import Plates, Sheet
from render.kit import icons
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, PLAYERS
from render.kit.seat_plates import draw_gain, draw_owner, draw_plate, write_points
from render.kit.sprites import Sprite, kept, stamp
from render.kit.writing import write, write_fitted
from rules.arriala.view import ArrialaView
from rules.language.words import Words


def draw_plates(
    image: Image.Image, view: ArrialaView, sheet: Sheet, theme: str, words: Words, gained: Sequence[int]
) -> None:
    """Draw a plate for each colour; who is waited for has a thick frame, who has won a laurel.

    ``gained`` are the points of each colour since the turn last passed.
    """
    for colour in view.colours:
        _draw_plate(image, view, sheet.plates, theme, words, colour, gained[colour])


def _draw_plate(
    image: Image.Image,
    view: ArrialaView,
    plates: Plates,
    theme: str,
    words: Words,
    colour: int,
    gained: int,
) -> None:
    box = plates.box(len(view.colours), colour)
    virtual = colour == view.virtual
    won = view.outcome is not None and colour in view.outcome.winners
    framed = won or colour in view.waiting_for
    ink = PALETTES[theme].ink
    sprite = _plate(theme, plates, round(box.width), round(box.height), colour, framed, virtual)
    stamp(image, sprite, box.left, box.top)
    x, y = plates.laurel if won else plates.token
    draw_owner(
        image,
        theme,
        colour,
        box.left + x,
        box.top + y,
        plates.token_radius,
        won=won,
        ghost=virtual,
        laurel_radius=plates.laurel_radius,
    )
    points_width = _draw_points(image, view, plates, theme, box, colour, gained)
    name = words.text("label-virtual") if virtual else words.value("seat", colour)
    left, y = box.left + plates.name[0] + won * plates.name_shift, box.top + plates.name[1]
    if plates.name_right is None:
        right = box.right - plates.points_margin - points_width - 8
    else:
        right = box.right - plates.name_right
    write_fitted(image, left, y, name, right - left, plates.name_size, ink, "bold")
    if not virtual:
        counts = len(view.reserve_of(colour)), view.hand_sizes[colour]
        for count, x in zip(counts, (plates.reserve_x, plates.hand_x), strict=True):
            x, y = box.left + plates.across(box.width, x), box.top + plates.count_y
            write(image, x, y, str(count), plates.count_size, ink, "bold")


def _draw_points(
    image: Image.Image,
    view: ArrialaView,
    plates: Plates,
    theme: str,
    box: Box,
    colour: int,
    gained: int,
) -> float:
    """Draw the points and what came in, or that the seat agrees to end; return the width of the points."""
    points, ink = view.scores[colour], PALETTES[theme].ink
    right, below = box.right - plates.gain_right, box.top + plates.gain_y
    agreed = view.proposal is not None and colour in (view.proposal.proposer, *view.proposal.agreed)
    size, y = plates.points_size(box.width, points), box.top + plates.points_y
    if plates.points_left is not None:
        width = write(image, box.left + plates.points_left, y, str(points), size, ink, "bold")
    else:
        right_end = box.right - plates.points_margin
        width = write_points(image, theme, right_end, y, points, size, lifted=bool(gained or agreed))
    if agreed:
        stamp(image, _tick(theme), right + 4, below)
    else:
        draw_gain(image, theme, right, below, gained, plates.gain_size)
    return width


@kept
def _tick(theme: str) -> Sprite:
    """Return a tag with a tick: agreed to end the game."""
    palette = PALETTES[theme]
    canvas = Canvas(44, 32)
    canvas.rectangle(2, 2, 42, 30, palette.gold, palette.outline, 2, radius=14)
    canvas.line([(13, 16), (20, 23), (31, 9)], palette.on_light, 4.5, True)
    return Sprite(canvas.image(), 44, 16)


@kept
def _plate(
    theme: str, plates: Plates, width: int, height: int, colour: int, framed: bool, virtual: bool
) -> Sprite:
    palette, style = PALETTES[theme], PLAYERS[colour]
    canvas = Canvas(width + 12, height + 12)
    left, top, right, bottom = 6.0, 6.0, width + 6.0, height + 6.0
    if plates.banner:
        if framed:
            canvas.rectangle(1, 1, width + 11, height + 11, palette.ink, radius=14)
        canvas.rectangle(left, top, right, bottom, style.fill, radius=10)
        canvas.rectangle(left, top + 11, right, bottom, palette.panel, radius=10)
        canvas.rectangle(left, top + 11, right, top + 24, palette.panel)
        if not framed:
            canvas.rectangle(left, top, right, bottom, None, palette.rule, 2, radius=10)
    else:
        draw_plate(canvas, Box(left, top, right, bottom), palette, style.fill, framed=framed)
    if not virtual:
        y, size = top + plates.count_y, plates.icon_size
        worker_x, card_x = (left + plates.across(width, x) for x in (plates.worker_x, plates.card_x))
        icons.worker(canvas, worker_x, y, size, style.fill, palette.ink)
        icons.hand_card(canvas, card_x, y, size, palette, style.fill)
    return Sprite(canvas.image(), 6, 6)
