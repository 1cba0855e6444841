"""Pills with a colour and points: of closed and of open sections, and by vineyards that were counted."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain

from render.arriala.base.build import Base
from render.arriala.layout.sheet import Sheet
from render.arriala.layout.sites import vineyard_plan
from render.arriala.layout.track import Track
from render.arriala.marks.room import any_place, clear_place
from render.kit.boxes import Box, box_around
from render.kit.canvas import Canvas
from render.kit.curve import Point, dashes
from render.kit.fonts import text_width
from render.kit.palette import PALETTES
from render.kit.room import Room
from render.kit.sprites import Sprite, centred, kept
from render.kit.tokens import token
from rules.arriala.events import VineyardCounted
from rules.arriala.steps.counting import majority
from rules.arriala.view import ArrialaView

_SCALES = (1.0, 0.84, 0.66)
"""How large a pill is drawn, the best first."""


@dataclass(frozen=True)
class Pill:
    """What a section or vineyard brings: whom, if anybody, how much, for good or as things stand now.

    ``key`` is the first position of the section, or the id of the vineyard.
    """

    key: int | str
    box: Box
    winner: int | None
    text: str
    final: bool
    scale: float


def pills_of(view: ArrialaView, base: Base, room: Room) -> list[Pill]:
    """Return the pills of all sections, clear of what is taken of the room and of each other."""
    pills: list[Pill] = []

    def put(first: int, last: int, winner: int | None, text: str, final: bool) -> None:
        def options(width: float, height: float) -> Iterator[Point]:
            edge, channel = _on_edge(base, first, last, height), _in_channel(view, base, first, last)
            near = (edge, channel) if final else (channel, edge)
            return chain(*near, _beside(base, first, last, height))

        pills.append(_placed(base, first, winner, text, final, options, room))
        room.take([pills[-1].box.grown(2)])

    for section in view.closed:
        text = "0" if section.winner is None else f"+{section.points}"
        put(section.first, section.last, section.winner, text, True)
    if view.outcome is None:
        for first, last in view.open_sections:
            put(first, last, leader(view, first, last), str(view.board.points_for(last - first + 1)), False)
    return pills


def _placed(
    base: Base,
    key: int | str,
    winner: int | None,
    text: str,
    final: bool,
    options: Callable[[float, float], Iterable[Point]],
    room: Room,
) -> Pill:
    """Return a pill in its place; where there is no room near, a smaller one.

    ``options`` are the places for a pill of some width and height, the best first.
    """
    for scale in _SCALES:
        size = _size(base.sheet, winner, text, final, scale)
        place = clear_place(options(*size), *size, room, base)
        if place is not None:
            return Pill(key, box_around(*place, *size), winner, text, final, scale)
    size = _size(base.sheet, winner, text, final, _SCALES[-1])
    place = any_place(options(*size), *size, room, base)
    return Pill(key, box_around(*place, *size), winner, text, final, _SCALES[-1])


def leader(view: ArrialaView, first: int, last: int) -> int | None:
    """Return the colour that would score if a section were complete as it stands; None if none would."""
    counts = [0 for _ in view.colours]
    for worker, location in enumerate(view.locations):
        if first <= location <= last:
            counts[view.colour_of(worker)] += 1
    return majority(counts)


@lru_cache(maxsize=2048)
def _along(track: Track, start: int, end: int, offset: float) -> tuple[Point, ...]:
    """Return points along a section, from its middle on, ``offset`` pixels towards the towpath."""
    middle = (track.distance(start) + track.distance(end)) / 2
    half = (track.distance(end) - track.distance(start) + track.unit) / 2
    steps = int(half / (track.unit / 8))
    distances = [middle + sign * step * track.unit / 8 for step in range(steps + 1) for sign in (-1, 1)]
    return tuple(track.at(distance, offset) for distance in distances)


def _on_edge(base: Base, start: int, end: int, height: float) -> Sequence[Point]:
    """Return places on the far edge of a section's channel."""
    return _along(base.track, start, end, -base.sheet.channel - height / 2 + 9)


def _in_channel(view: ArrialaView, base: Base, start: int, end: int) -> Iterator[Point]:
    """Yield the free spaces of a section, from its middle on."""
    middle = (start + end) / 2
    for position in sorted(range(start, end + 1), key=lambda position: abs(position - middle)):
        if not view.workers_on(position):
            yield from _on_space(base.track, position)


@lru_cache(maxsize=512)
def _on_space(track: Track, position: int) -> tuple[Point, ...]:
    """Return points on a space of the canal, the best first."""
    distance = track.distance(position)
    across = [track.point(position, offset) for offset in (0, -10, 8)]
    return (*across, *(track.at(distance + part * track.unit) for part in (-0.2, 0.2)))


def _beside(base: Base, start: int, end: int, height: float) -> Iterator[Point]:
    """Yield places further out, on the far bank and by the towpath."""
    sheet = base.sheet
    half = height / 2
    for further in (-8, 3, 17, 31):
        far = _along(base.track, start, end, -sheet.channel - half - further)
        near = _along(base.track, start, end, sheet.towpath + half - 9 + further)
        yield from chain.from_iterable(zip(far, near, strict=True))


def harvest_of(view: ArrialaView, base: Base, counted: Sequence[VineyardCounted], room: Room) -> list[Pill]:
    """Return a pill by each vineyard that was counted at the end, clear of what is taken of the room."""
    plates = {plate.key: plate.box for plate in base.names}
    pills: list[Pill] = []
    for event in counted:
        key = ("vineyard", event.vineyard)
        text = "0" if event.winner is None else f"+{event.points}"
        capacity = next(site.capacity for site in view.board.vineyards if site.id == event.vineyard)
        plan, box = vineyard_plan(capacity, base.sheet), base.layout.boxes[key]
        scale = base.layout.vineyards
        parcel, places = plan.parcel(box, scale), plan.places(box, scale)
        options = partial(_by_vineyard, parcel, plates[key], places)
        # Vines may be covered, workers in them not.
        vines = parcel.grown(-8)
        free = room.without([box for box in room.inside(vines) if box.encloses(vines)])
        pills.append(_placed(base, event.vineyard, event.winner, text, True, options, free))
        room.take([pills[-1].box.grown(2)])
    return pills


def _by_vineyard(
    parcel: Box, plaque: Box, places: Sequence[Point], width: float, height: float
) -> list[Point]:
    """Return places beside the plaque of a vineyard, along the upper edge of its parcel, and on vines."""
    left, room = parcel.left + width / 2, max(parcel.width - width, 0)
    upper = parcel.top - height / 2 + 4
    return [
        (plaque.right + width / 2 + 2, plaque.y),
        (plaque.left - width / 2 - 2, plaque.y),
        *((left + room * step / 8, upper) for step in range(9)),
        *places[::-1],
        (parcel.right + width / 2 + 2, parcel.y),
        (parcel.left - width / 2 - 2, parcel.y),
    ]


def pill_sprite(base: Base, pill: Pill, virtual: int | None) -> Sprite:
    """Return the picture of a pill, to be put on its middle."""
    ghost = pill.winner is not None and pill.winner == virtual
    return _pill_sprite(
        base.theme, base.sheet, pill.winner, pill.text, ghost, pill.final, pill.scale, base.zoom
    )


def _text_size(sheet: Sheet, final: bool, scale: float) -> float:
    return round((sheet.pill_text if final else sheet.pill_text - 4) * scale)


def _size(sheet: Sheet, winner: int | None, text: str, final: bool, scale: float) -> tuple[float, float]:
    """Return width and height of a pill; those of open sections are a little smaller."""
    size, height = _text_size(sheet, final, scale), round((sheet.pill_height - (0 if final else 6)) * scale)
    width = text_width(text, size, "bold") + (0.36 * height if winner is None else 1.12 * height)
    return max(width + 18 * scale, height), height


@kept
def _pill_sprite(
    theme: str,
    sheet: Sheet,
    winner: int | None,
    text: str,
    ghost: bool,
    final: bool,
    scale: float,
    zoom: float,
) -> Sprite:
    palette, size = PALETTES[theme], _text_size(sheet, final, scale)
    width, height = _size(sheet, winner, text, final, scale)
    canvas = Canvas(2 * round(width / 2) + 2, height + 2, zoom=zoom)
    box = box_around(canvas.width / 2, canvas.height / 2, width, height)
    ink = palette.halo if final else palette.ink
    if final:
        canvas.rectangle(*box.edges, palette.outline, radius=box.height / 2)
        inner = box.grown(-2.4)
        canvas.rectangle(*inner.edges, palette.water, palette.halo, 2, radius=inner.height / 2)
    else:
        canvas.rectangle(*box.edges, palette.panel, radius=box.height / 2)
        canvas.rectangle(*box.edges, None, palette.rule, 2.4, radius=box.height / 2)
        for dash in dashes(_outline(box.grown(-1.2)), 9, 6):
            canvas.line(dash, palette.ink_soft, 2.4)
    text_half = text_width(text, size, "bold") / 2
    x = box.x if winner is None else box.right - 12 * scale - text_half
    canvas.number(x, box.y, text, size, ink)
    sprite = centred(canvas)
    if winner is not None:
        radius = height * 0.27
        symbol = token(theme, winner, radius, ghost=ghost, zoom=zoom)
        at_x, at_y = round((box.left + 11 * scale + radius) * zoom), round(box.y * zoom)
        sprite.image.paste(symbol.image, (at_x - symbol.x, at_y - symbol.y), symbol.image)
    return sprite


def _outline(box: Box) -> list[Point]:
    """Return the closed outline of a pill, as points."""
    radius = box.height / 2
    points: list[Point] = []
    for middle, start in ((box.right - radius, -90), (box.left + radius, 90)):
        for step in range(13):
            angle = math.radians(start + 15 * step)
            points.append((middle + radius * math.cos(angle), box.y + radius * math.sin(angle)))
    return [*points, points[0]]
