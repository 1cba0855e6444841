"""The canal itself, dry or full of water, with the same outline in both states."""

from __future__ import annotations

from random import Random

from render.arriala.layout.track import BANK, CHANNEL, TOWPATH, Track
from render.kit.canvas import Canvas
from render.kit.palette import Palette, mix
from rules.arriala.components.board import Board, InPlay


def draw_far_bank(canvas: Canvas, track: Track, first: int, last: int, palette: Palette) -> None:
    """Draw the green strip along the far bank, which lies below the river."""
    outline = track.course.band(track.distance(first), track.distance(last), -BANK, -BANK - 30)
    canvas.polygon(outline, mix(palette.land, palette.bank, 0.7))


def draw_canal(canvas: Canvas, track: Track, first: int, last: int, palette: Palette, *, wet: bool) -> None:
    """Draw the canal from one town to another; outside of them only its dashed trace: not in this game."""
    course = track.course
    start, end = track.distance(first), track.distance(last)
    if first > track.positions[0]:
        _draw_trace(canvas, track, 0, first, palette)
    if last < track.positions[-1]:
        _draw_trace(canvas, track, last, track.positions[-1], palette)

    def strip(near: float, far: float, colour: str) -> None:
        canvas.polygon(course.band(start, end, near, far), colour)

    strip(-BANK, TOWPATH + 1, palette.outline)
    strip(-BANK + 2.5, TOWPATH - 1.5, palette.stone)
    strip(CHANNEL, TOWPATH - 4, palette.towpath)
    strip(-CHANNEL - 2.4, CHANNEL + 2.4, palette.outline)
    if wet:
        _fill_with_water(canvas, track, first, last, palette)
    else:
        _leave_dry(canvas, track, first, last, palette)
    _draw_dividers(canvas, track, first, last, palette, wet)


def _draw_trace(canvas: Canvas, track: Track, first: int, last: int, palette: Palette) -> None:
    course = track.course
    start, end = track.distance(first), track.distance(last)
    for offset in (-CHANNEL, CHANNEL, TOWPATH - 2):
        canvas.dashed(course.part(start, end, offset), palette.ink_soft, 2, 12, 9)
    for position in range(first + 1, last):
        for edge in track.edges(position):
            canvas.dashed([course.at(edge, -CHANNEL), course.at(edge, CHANNEL)], palette.rule, 2, 8, 7)


def _leave_dry(canvas: Canvas, track: Track, first: int, last: int, palette: Palette) -> None:
    course = track.course
    start, end = track.distance(first), track.distance(last)
    canvas.polygon(course.band(start, end, -CHANNEL, CHANNEL), palette.dry)
    canvas.polygon(course.band(start, end, -CHANNEL, -CHANNEL + 13), palette.dry_shade)
    canvas.polygon(course.band(start, end, CHANNEL - 7, CHANNEL), mix(palette.dry, palette.dry_shade, 0.55))
    rng = Random(5)
    for position in range(first + 1, last):
        left, right = track.edges(position)
        for _ in range(7):
            distance, aside = rng.uniform(left + 10, right - 18), rng.uniform(-26, 32)
            stroke = course.part(distance, distance + rng.uniform(7, 14), aside, step=20)
            canvas.line(stroke, palette.dry_shade, 2, True)


def _fill_with_water(canvas: Canvas, track: Track, first: int, last: int, palette: Palette) -> None:
    course = track.course
    start, end = track.distance(first), track.distance(last)
    canvas.polygon(course.band(start, end, -CHANNEL + 1, CHANNEL - 1), palette.outline)
    canvas.polygon(course.band(start, end, -CHANNEL + 3.4, CHANNEL - 3), palette.water)
    canvas.polygon(
        course.band(start, end, -CHANNEL + 3.4, -CHANNEL + 12), mix(palette.water, palette.outline, 0.28)
    )
    joint = start + 6
    while joint < end - 6:
        canvas.line([course.at(joint, -BANK + 2), course.at(joint, -CHANNEL - 1)], palette.stone_joint, 1.5)
        joint += 26
    rng = Random(9)
    for position in range(first, last + 1):
        left, right = track.edges(position)
        for row in range(4):
            distance = rng.uniform(left + 8, max(left + 9, right - 40))
            aside, length = -24 + row * 17 + rng.uniform(-4, 4), rng.uniform(18, 34)
            canvas.line(course.wave(distance, length, aside, 2.6), palette.water_line, 2)


def _draw_dividers(canvas: Canvas, track: Track, first: int, last: int, palette: Palette, wet: bool) -> None:
    course = track.course
    colour = mix(palette.water, "#ffffff", 0.5) if wet else palette.dry_tick
    for position in range(first + 1, last):
        if track.is_town(position):
            continue
        for edge in track.edges(position):
            for aside in range(-CHANNEL + 8, CHANNEL - 8, 15):
                canvas.line([course.at(edge, aside), course.at(edge, aside + 8)], colour, 2.2)
            canvas.line([course.at(edge, CHANNEL + 2), course.at(edge, CHANNEL + 8)], palette.outline, 2)


def draw_numbers(canvas: Canvas, track: Track, board: Board, used: InPlay, palette: Palette) -> None:
    """Draw the numbers of the spaces on the towpath, of short ones only every fifth."""
    every = 1 if track.unit > 34 else 5
    for position in track.positions:
        number = board.number_at[position]
        if not number or number % every:
            continue
        x, y = track.point(position, CHANNEL + 18)
        in_play = used.first <= position <= used.last
        canvas.number(x, y, str(number), 27, palette.ink if in_play else palette.ink_soft)
