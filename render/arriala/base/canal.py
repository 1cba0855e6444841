"""The canal itself, dry or full of water, with the same outline in both states."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from render.arriala.layout.track import Track
from render.kit.boxes import Box, box_around
from render.kit.canvas import Canvas
from render.kit.fonts import text_width
from render.kit.palette import PALETTES, Palette, mix
from render.kit.sprites import Sprite, centred, kept
from rules.arriala.components.board import Board, InPlay


def draw_far_bank(canvas: Canvas, track: Track, first: int, last: int, palette: Palette) -> None:
    """Draw the green strip along the far bank, which lies below the river."""
    bank, start, end = track.sheet.bank, track.distance(first), track.distance(last)
    for outline in track.bands(start, end, -bank, -bank - 30):
        canvas.polygon(outline, mix(palette.land, palette.bank, 0.7))


def draw_canal(canvas: Canvas, track: Track, first: int, last: int, palette: Palette, *, wet: bool) -> None:
    """Draw the canal from one town to another; outside of them only its dashed trace: not in this game."""
    sheet = track.sheet
    start, end = track.distance(first), track.distance(last)
    if first > track.positions[0]:
        _draw_trace(canvas, track, 0, first, palette)
    if last < track.positions[-1]:
        _draw_trace(canvas, track, last, track.positions[-1], palette)

    def strip(near: float, far: float, colour: str) -> None:
        for outline in track.bands(start, end, near, far):
            canvas.polygon(outline, colour)

    strip(-sheet.bank, sheet.towpath + 1, palette.outline)
    strip(-sheet.bank + 2.5, sheet.towpath - 1.5, palette.stone)
    strip(sheet.channel, sheet.towpath - 4, palette.towpath)
    strip(-sheet.channel - 2.4, sheet.channel + 2.4, palette.outline)
    if wet:
        _fill_with_water(canvas, track, first, last, palette)
    else:
        _leave_dry(canvas, track, first, last, palette)
    _draw_dividers(canvas, track, first, last, palette, wet)


def _draw_trace(canvas: Canvas, track: Track, first: int, last: int, palette: Palette) -> None:
    course = track.course
    start, end = track.distance(first), track.distance(last)
    channel = track.sheet.channel
    for offset in (-channel, channel):
        canvas.dashed(course.part(start, end, offset), palette.ink_soft, 2, 12, 9)
    for outline in track.bands(start, end, track.sheet.towpath - 2, 0):
        canvas.dashed(outline[: len(outline) // 2], palette.ink_soft, 2, 12, 9)
    for position in range(first + 1, last):
        for edge in track.edges(position):
            canvas.dashed([course.at(edge, -channel), course.at(edge, channel)], palette.rule, 2, 8, 7)


def _leave_dry(canvas: Canvas, track: Track, first: int, last: int, palette: Palette) -> None:
    course, channel = track.course, track.sheet.channel
    start, end = track.distance(first), track.distance(last)
    canvas.polygon(course.band(start, end, -channel, channel), palette.dry)
    for outline in track.bands(start, end, -channel, -channel + 13):
        canvas.polygon(outline, palette.dry_shade)
    for outline in track.bands(start, end, channel - 7, channel):
        canvas.polygon(outline, mix(palette.dry, palette.dry_shade, 0.55))
    rng = Random(5)
    for position in range(first + 1, last):
        left, right = track.edges(position)
        for _ in range(7):
            distance, aside = rng.uniform(left + 10, right - 18), rng.uniform(-26, 32)
            stroke = course.part(distance, distance + rng.uniform(7, 14), aside, step=20)
            canvas.line(stroke, palette.dry_shade, 2, True)


def _fill_with_water(canvas: Canvas, track: Track, first: int, last: int, palette: Palette) -> None:
    course, channel = track.course, track.sheet.channel
    start, end = track.distance(first), track.distance(last)
    canvas.polygon(course.band(start, end, -channel + 1, channel - 1), palette.outline)
    canvas.polygon(course.band(start, end, -channel + 3.4, channel - 3), palette.water)
    for outline in track.bands(start, end, -channel + 3.4, -channel + 12):
        canvas.polygon(outline, mix(palette.water, palette.outline, 0.28))
    joint = start + 6
    while joint < end - 6:
        quay = [track.at(joint, -track.sheet.bank + 2), track.at(joint, -channel - 1)]
        canvas.line(quay, palette.stone_joint, 1.5)
        joint += 26
    rng = Random(9)
    for position in range(first, last + 1):
        left, right = track.edges(position)
        for row in range(4):
            distance = rng.uniform(left + 8, max(left + 9, right - 40))
            aside, length = -24 + row * 17 + rng.uniform(-4, 4), rng.uniform(18, 34)
            canvas.line(course.wave(distance, length, aside, 2.6), palette.water_line, 2)


def _draw_dividers(canvas: Canvas, track: Track, first: int, last: int, palette: Palette, wet: bool) -> None:
    course, channel = track.course, track.sheet.channel
    colour = mix(palette.water, "#ffffff", 0.5) if wet else palette.dry_tick
    for position in range(first + 1, last):
        if track.is_town(position):
            continue
        for edge in track.edges(position):
            for aside in range(-channel + 8, channel - 8, 15):
                canvas.line([course.at(edge, aside), course.at(edge, aside + 8)], colour, 2.2)
            canvas.line([track.at(edge, channel + 2), track.at(edge, channel + 8)], palette.outline, 2)


def draw_numbers(canvas: Canvas, track: Track, board: Board, used: InPlay, palette: Palette) -> None:
    """Draw the numbers of the spaces on the towpath."""
    for position in numbered(track, board):
        in_play = used.first <= position <= used.last
        colour = palette.ink if in_play else palette.ink_soft
        x, y = track.point(position, track.sheet.number_offset)
        canvas.number(x, y, str(board.number_at[position]), track.sheet.number_size, colour)


def numbered(track: Track, board: Board) -> Iterator[int]:
    """Yield the positions whose numbers are printed: of short spaces only every fifth."""
    every = 1 if track.unit > 34 else 5
    for position in track.positions:
        number = board.number_at[position]
        if number and number % every == 0:
            yield position


def number_box(track: Track, board: Board, position: int) -> Box:
    """Return what the printed number of a space covers."""
    size = track.sheet.number_size
    width = text_width(str(board.number_at[position]), size, "bold")
    return box_around(*track.point(position, track.sheet.number_offset), width, 0.7 * size)


@kept
def number_sprite(theme: str, number: int, size: float, in_play: bool, zoom: float) -> Sprite:
    """Return the printed number of a space, for where not all of them are drawn."""
    palette = PALETTES[theme]
    side = 2 * round(size)
    canvas = Canvas(side, side, zoom=zoom)
    canvas.number(side / 2, side / 2, str(number), size, palette.ink if in_play else palette.ink_soft)
    return centred(canvas)
