"""The canal itself, dry or full of water, and what is built across it. Same outline in both states."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw

from render.arriala.track import BANK, CHANNEL, TOWPATH, Track
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, Palette, mix
from render.kit.scale import SCALE
from render.kit.sprites import Sprite


def draw_far_bank(canvas: Canvas, track: Track, first: int, last: int, palette: Palette) -> None:
    """The green strip along the far bank, which lies below the river."""
    outline = track.course.band(track.distance(first), track.distance(last), -BANK, -BANK - 30)
    canvas.polygon(outline, mix(palette.land, palette.bank, 0.7))


def draw_canal(canvas: Canvas, track: Track, first: int, last: int, palette: Palette, *, wet: bool) -> None:
    """The canal from one town to another; outside of them only its dashed trace: not in this game."""
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
    chance = Random(5)
    for position in range(first + 1, last):
        left, right = track.edges(position)
        for _ in range(7):
            distance, aside = chance.uniform(left + 10, right - 18), chance.uniform(-26, 32)
            stroke = course.part(distance, distance + chance.uniform(7, 14), aside, step=20)
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
    chance = Random(9)
    for position in range(first, last + 1):
        left, right = track.edges(position)
        for row in range(4):
            distance = chance.uniform(left + 8, max(left + 9, right - 40))
            aside, length = -24 + row * 17 + chance.uniform(-4, 4), chance.uniform(18, 34)
            wave = [
                course.at(distance + length * step / 8, aside + 2.6 * math.sin(step * math.pi / 2))
                for step in range(9)
            ]
            canvas.line(wave, palette.water_line, 2)


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


@lru_cache(maxsize=512)
def water_mask(track: Track, start: float, end: float) -> tuple[Image.Image, int, int]:
    """Where the canal between two distances is, quay included: a mask and its upper left corner."""
    outline = track.course.band(start, end, -BANK - 1, CHANNEL + 3)
    left, top = (math.floor(min(point[side] for point in outline)) for side in (0, 1))
    right, bottom = (math.ceil(max(point[side] for point in outline)) for side in (0, 1))
    mask = Image.new("L", ((right - left) * SCALE, (bottom - top) * SCALE))
    ImageDraw.Draw(mask).polygon([((x - left) * SCALE, (y - top) * SCALE) for x, y in outline], fill=255)
    return mask.reduce(SCALE), left, top


@lru_cache(maxsize=256)
def lock_sprite(track: Track, position: int, theme: str) -> Sprite:
    """A lock: a stone chamber with two pairs of mitre gates, across the canal at a position."""
    palette = PALETTES[theme]
    course, middle = track.course, track.distance(position)
    x, y = course.at(middle)
    reach = CHANNEL + 26
    canvas = Canvas(2 * reach, 2 * reach, None, x - reach, y - reach)
    half = 24 * max(0.6, track.scale)
    canvas.polygon(
        course.band(middle - half, middle + half, -CHANNEL - 9, CHANNEL + 3),
        palette.stone,
        palette.outline,
        2.4,
    )
    inner = half - 8
    canvas.polygon(
        course.band(middle - inner, middle + inner, -CHANNEL + 13, CHANNEL - 13),
        palette.water,
        palette.outline,
        1.8,
    )
    for shift in (-half / 2, half * 0.42):
        at = middle + shift
        gates = [
            course.at(at - 5, -CHANNEL + 10),
            course.at(at + 8),
            course.at(at - 5, CHANNEL - 10),
        ]
        canvas.line(gates, palette.outline, 9)
        canvas.line(gates, palette.wood, 5)
    return Sprite(canvas.image(), round(reach), round(reach))
