"""Arriala in a picture: the kept base, and on it whatever a turn can change."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image

from render.arriala import plates, sites
from render.arriala.base import Base, base_of, labels_of, master_work_label
from render.arriala.canal import lock_sprite, water_mask
from render.arriala.changes import changes_in, draw_brackets, draw_trails, place_point
from render.arriala.layout import section_marker
from render.arriala.places import Scene, scene_of
from render.arriala.track import CHANNEL
from render.kit.boxes import Box, box_around
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.fonts import text_width
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, centred, stamp
from render.kit.tokens import spot, token
from rules.arriala.events import VineyardCounted
from rules.arriala.view import ArrialaView
from rules.game import Event
from rules.language.words import Words
from rules.values import Value

_PILL_TEXT = 32.0


def paint_board(
    view: ArrialaView, theme: str, words: Words, events: Sequence[Event], spots: Sequence[Value]
) -> Image.Image:
    """The board, 1600 × 1000."""
    base = base_of(view, theme, words)
    scene = scene_of(view, base)
    changes = changes_in(view, events)
    image = base.dry.copy()
    _draw_water(image, view, base)
    for position in view.locks:
        stamp(image, lock_sprite(base.track, position, theme), *base.track.point(position))
    _draw_limits(image, view, base, theme)
    _draw_master_works(image, view, base, theme, words)
    draw_trails(image, changes, base, scene, theme)
    _draw_workers(image, view, scene, theme)
    pills = _draw_pills(image, view, base, scene, theme)
    draw_brackets(image, changes, base, scene, theme, pills)
    _draw_harvest(image, view, base, theme, words, changes.vineyards, pills.values())
    plates.draw_header(image, view, theme, words)
    plates.draw_plates(image, view, theme, words, changes.gained)
    plates.draw_ruler(image, view, theme)
    _draw_spots(image, view, base, scene, spots)
    return image


def _draw_water(image: Image.Image, view: ArrialaView, base: Base) -> None:
    """Fills the closed sections, up to the gates of locks and to the towns."""
    track = base.track
    for section in view.closed:
        start = track.distance(section.first - 1)
        end = track.distance(section.last + 1)
        mask, left, top = water_mask(track, start, end)
        area = (left, top, left + mask.width, top + mask.height)
        image.paste(base.wet.crop(area), (left, top), mask)


def _draw_limits(image: Image.Image, view: ArrialaView, base: Base, theme: str) -> None:
    for stretch in view.stretches:
        box = base.layout.boxes[("limit", stretch)]
        text = f"{view.locks_in(stretch)}/{view.board.stretches[stretch].locks}"
        stamp(image, _limit_sprite(theme, text), box.x, box.y)


@lru_cache(maxsize=128)
def _limit_sprite(theme: str, text: str) -> Sprite:
    canvas = Canvas(sites.plaque_width(text, icon=True) + 6, sites.PLAQUE_HEIGHT + 6)
    sites.draw_plaque(canvas, canvas.width / 2, canvas.height / 2, text, PALETTES[theme], lock=True)
    return centred(canvas)


def _draw_master_works(image: Image.Image, view: ArrialaView, base: Base, theme: str, words: Words) -> None:
    names = labels_of(view, words).master_works
    for site, name, builder in zip(view.board.master_works, names, view.builders, strict=True):
        if builder is None:
            continue
        box = base.layout.boxes[("master_work", site.id)]
        plate = master_work_label(view.board, name)
        stamp(image, _master_work_sprite(site.id, plate, box, base.layout.scale, theme), box.left, box.top)
        stamp(image, token(theme, builder, 19), *sites.master_work_token(box))


@lru_cache(maxsize=64)
def _master_work_sprite(work: str, plate: str, box: Box, scale: float, theme: str) -> Sprite:
    canvas = Canvas(box.width + 12, box.height + 12, None, round(box.left) - 6, round(box.top) - 6)
    sites.draw_master_work(canvas, box, work, plate, PALETTES[theme], scale, built=True)
    return Sprite(canvas.image(), 6, 6)


def _draw_workers(image: Image.Image, view: ArrialaView, scene: Scene, theme: str) -> None:
    for tray in scene.trays:
        stamp(image, _tray_sprite(theme, round(tray.width), round(tray.height)), tray.x, tray.y)
    for stands in scene.standing.values():
        colour, number = view.colour_of(stands.worker), str(view.number_of(stands.worker))
        ghost = colour == view.virtual
        size = max(stands.radius * (1.0 if ghost else 1.12), 19.0)
        sprite = token(theme, colour, round(stands.radius, 1), number, size=round(size, 1), ghost=ghost)
        stamp(image, sprite, stands.x, stands.y)


@lru_cache(maxsize=64)
def _tray_sprite(theme: str, width: int, height: int) -> Sprite:
    palette = PALETTES[theme]
    canvas = Canvas(width + 4, height + 4)
    canvas.rectangle(2, 2, width + 2, height + 2, palette.towpath, palette.outline, 2.4, radius=12)
    return centred(canvas)


def _draw_pills(
    image: Image.Image, view: ArrialaView, base: Base, scene: Scene, theme: str
) -> dict[int, Box]:
    """On each closed section a pill with its winner and points; returns them by first position."""
    pills: dict[int, Box] = {}
    keep_clear = [town.plate for town in base.layout.towns]
    keep_clear += base.layout.boxes.values()
    keep_clear += [
        box_around(*base.track.point(position, CHANNEL + 18), 34, 22) for position in base.track.positions
    ]
    keep_clear += [
        box_around(stands.x, stands.y, 2 * stands.radius, 2 * stands.radius)
        for stands in scene.standing.values()
    ]
    for section in view.closed:
        text = "0" if section.winner is None else f"+{section.points}"
        sprite = _pill_sprite(theme, section.winner, text, section.winner == view.virtual)
        x, y = section_marker(base.track, section.first, section.last, sprite.image.width, keep_clear)
        stamp(image, sprite, x, y)
        pills[section.first] = box_around(x, y, sprite.image.width - 4, sprite.image.height - 4)
        keep_clear.append(pills[section.first])
    return pills


def _draw_harvest(
    image: Image.Image,
    view: ArrialaView,
    base: Base,
    theme: str,
    words: Words,
    counted: Sequence[VineyardCounted],
    pills: Iterable[Box],
) -> None:
    """By each vineyard that was counted at the end, who had the majority; where nothing else is said."""
    layout = base.layout
    plates = [*pills, *(town.plate for town in layout.towns)]
    for event in counted:
        box = layout.boxes[("vineyard", event.vineyard)]
        text = "0" if event.winner is None else f"+{event.points}"
        sprite = _pill_sprite(theme, event.winner, text, event.winner == view.virtual)
        half, height = sprite.image.width / 2, sprite.image.height
        name = words.value("vineyard", event.vineyard)
        plate = sites.vineyard_plaque(box, name, _capacity(view, event.vineyard))
        taken = [*plates, plate, *(other for other in layout.boxes.values() if other is not box)]
        low, high = plate.y + 2, box.top - 12
        places = [
            (plate.right + half + 2, low),
            (plate.left - half - 2, low),
            *((box.left + half + (box.width - 2 * half) * step / 4, high) for step in range(5)),
        ]
        free = (
            (x, y)
            for x, y in places
            if not any(box_around(x, y, 2 * half, height - 4).overlaps(other) for other in taken)
        )
        x, y = next(free, places[0])
        stamp(image, sprite, x, y)


def _capacity(view: ArrialaView, vineyard: str) -> int:
    return next(site.capacity for site in view.board.vineyards if site.id == vineyard)


@lru_cache(maxsize=256)
def _pill_sprite(theme: str, winner: int | None, text: str, virtual: bool) -> Sprite:
    palette = PALETTES[theme]
    width = text_width(text, _PILL_TEXT, "bold") + (62 if winner is not None else 30)
    canvas = Canvas(width + 6, 46)
    canvas.rectangle(1, 1, width + 5, 45, palette.outline, radius=22)
    canvas.rectangle(3.4, 3.4, width + 2.6, 42.6, palette.water, palette.halo, 2, radius=20)
    image_width = canvas.width
    canvas.number(
        image_width - 16 - text_width(text, _PILL_TEXT, "bold") / 2, 23, text, _PILL_TEXT, palette.halo
    )
    image = canvas.image()
    if winner is not None:
        symbol = token(theme, winner, 12.5, ghost=virtual)
        image.paste(symbol.image, (26 - symbol.x, 23 - symbol.y), symbol.image)
    return Sprite(image, image.width // 2, image.height // 2)


def _draw_spots(
    image: Image.Image, view: ArrialaView, base: Base, scene: Scene, spots: Sequence[Value]
) -> None:
    """Numbers places from 1; what does not lie on the board keeps its number and is left out."""
    for number, value in enumerate(spots, 1):
        found = _spot_place(view, base, scene, value)
        if found is not None:
            (x, y), radius = found
            stamp(image, spot(number, radius), x, y)


def _spot_place(view: ArrialaView, base: Base, scene: Scene, value: Value) -> tuple[Point, float] | None:
    """Where the number of a place goes, and how large it is."""
    track, layout = base.track, base.layout
    match value.kind, value.value:
        case "place", int(position):
            x, y = track.point(position)
            busy = view.workers_on(position)
            if track.is_town(position) and busy:
                tray = next(
                    (
                        tray
                        for tray in scene.trays
                        if tray.left < x < tray.right and tray.top < y < tray.bottom
                    ),
                    None,
                )
                if tray is not None:
                    return (tray.right + 8, tray.top + 10), 22
                return (x + track.plaza + 8, y - 50 * track.plaza / 60), 22
            return ((x + 24, y - 24) if busy else (x, y)), round(27 * max(0.6, track.scale), 1)
        case "worker", int(worker):
            stands = scene.standing.get(worker)
            if stands is None:
                return plates.reserve_spot(view, view.colour_of(worker)), 16
            radius = 21 if stands.radius > 22 else 14
            reach = (stands.radius + radius * 0.8) * math.sqrt(0.5)
            return (stands.x + reach, stands.y - reach), radius
        case "vineyard", str(name):
            site = next(site for site in view.board.vineyards if site.id == name)
            places = sites.vineyard_plan(site.capacity).places(layout.boxes[("vineyard", name)], layout.scale)
            free = min(len(view.workers_in(name)), len(places) - 1)
            return places[free], 20
        case ("river_work" | "master_work") as kind, str(name):
            return place_point(base, kind, name), 25
        case _:
            return None
