"""The picture of a board of Arriala: the kept base, and on it whatever a turn can change."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.arriala.base.build import Base, base_of
from render.arriala.base.labels import labels_of, master_work_label
from render.arriala.layout.scene import scene_of
from render.arriala.layout.sites import master_work_token
from render.arriala.layout.track import BANK, CHANNEL, Track
from render.arriala.marks.brackets import draw_brackets
from render.arriala.marks.changes import changes_in
from render.arriala.marks.pills import draw_harvest, draw_pills
from render.arriala.marks.spots import draw_spots
from render.arriala.marks.trails import draw_trails
from render.arriala.pieces.locks import limit_sprite, lock_sprite
from render.arriala.pieces.master_works import built_master_work
from render.arriala.pieces.workers import draw_workers
from render.arriala.seats.header import draw_header
from render.arriala.seats.plates import draw_plates
from render.arriala.seats.ruler import draw_ruler, write_supply
from render.kit.scale import SCALE
from render.kit.sprites import stamp
from render.kit.tokens import token
from rules.arriala.view import ArrialaView
from rules.game import Event
from rules.language.words import Words
from rules.values import Value


def paint_board(
    view: ArrialaView,
    theme: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    layout: str,
) -> Image.Image:
    """Return the board, 1600 × 1000."""
    base = base_of(view, theme, words)
    scene = scene_of(view, base.track, base.layout)
    changes = changes_in(view, events)
    image = base.dry.copy()
    _draw_water(image, view, base)
    for position in view.locks:
        stamp(image, lock_sprite(base.track, position, theme), *base.track.point(position))
    _draw_limits(image, view, base, theme)
    _draw_master_works(image, view, base, theme, words)
    draw_trails(image, changes, base, scene, theme)
    draw_workers(image, view, scene, theme)
    pills = draw_pills(image, view, base, scene, theme)
    draw_brackets(image, changes, base, scene, theme, pills)
    draw_harvest(image, view, base, theme, words, changes.vineyards, pills.values())
    draw_header(image, view, theme, words)
    draw_plates(image, view, theme, words, changes.gained)
    draw_ruler(image, view, theme)
    write_supply(image, view, theme)
    draw_spots(image, view, base, scene, spots)
    return image


def _draw_water(image: Image.Image, view: ArrialaView, base: Base) -> None:
    """Fill the closed sections, up to the gates of locks and to the towns."""
    track = base.track
    for section in view.closed:
        start = track.distance(section.first - 1)
        end = track.distance(section.last + 1)
        mask, left, top = _water_mask(track, start, end)
        area = (left, top, left + mask.width, top + mask.height)
        image.paste(base.wet.crop(area), (left, top), mask)


@lru_cache(maxsize=512)
def _water_mask(track: Track, start: float, end: float) -> tuple[Image.Image, int, int]:
    """Return a mask of the canal between two distances, quay included, and its upper left corner."""
    outline = track.course.band(start, end, -BANK - 1, CHANNEL + 3)
    left, top = (math.floor(min(point[side] for point in outline)) for side in (0, 1))
    right, bottom = (math.ceil(max(point[side] for point in outline)) for side in (0, 1))
    mask = Image.new("L", ((right - left) * SCALE, (bottom - top) * SCALE))
    ImageDraw.Draw(mask).polygon([((x - left) * SCALE, (y - top) * SCALE) for x, y in outline], fill=255)
    return mask.reduce(SCALE), left, top


def _draw_limits(image: Image.Image, view: ArrialaView, base: Base, theme: str) -> None:
    for stretch in view.stretches:
        box = base.layout.boxes[("limit", stretch)]
        text = f"{view.locks_in(stretch)}/{view.board.stretches[stretch].locks}"
        stamp(image, limit_sprite(theme, text), box.x, box.y)


def _draw_master_works(image: Image.Image, view: ArrialaView, base: Base, theme: str, words: Words) -> None:
    names = labels_of(view, words).master_works
    for site, name, builder in zip(view.board.master_works, names, view.builders, strict=True):
        if builder is None:
            continue
        box = base.layout.boxes[("master_work", site.id)]
        plaque = master_work_label(view.board, name)
        stamp(image, built_master_work(site.id, plaque, box, base.layout.scale, theme), box.left, box.top)
        stamp(image, token(theme, builder, 19), *master_work_token(box))
