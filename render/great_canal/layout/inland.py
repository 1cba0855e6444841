"""What lies on a hex: its token, the robber and the merchant, the chips of its section, and its name.

Where the first choice of places leaves no room for something, others are tried: the token moves, chips
become smaller. What was found is kept for as long as nothing changes around the hex.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from render.great_canal.layout.canal import Section
from render.great_canal.layout.hex_places import (
    chip_places,
    figure_places,
    from_middle,
    name_places,
    token_places,
)
from render.great_canal.layout.hex_room import (
    INNER_GRID,
    OUTSIDE,
    free_place,
    least_place,
    mask_at,
    mask_of_boxes,
)
from render.great_canal.layout.places import Placed, placed
from render.great_canal.layout.plane import HEX_MIDDLES, RADIUS
from render.great_canal.layout.sorts import (
    CANAL_TOKEN_RADIUS,
    CHIP_RADIUS,
    FIGURE_REACH,
    LEAST_CHIP_RADIUS,
    SMALL_CHIP_RADIUS,
    SMALLER,
    TOKEN_RADIUS,
    Chip,
    Disc,
    Figure,
    Name,
    Sort,
    shape_of,
)
from render.kit.boxes import Box, box_around
from render.kit.curve import Point
from render.kit.room import Room, Shape, disc, moved
from rules.great_canal.topology import HEX_NAMES
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.values import Value

_WATER = 13.0
"""Half the width of a dug section, without its quays; names keep off it."""
_LINE = 4.0


@dataclass(frozen=True)
class Ground:
    """What has to lie on a hex; its section's chips if the section is not ``dug``."""

    hexagon: int
    name: Name
    token: Disc | None
    figures: tuple[Figure, ...]
    section: Section | None
    dug: bool


@dataclass(frozen=True)
class Lying:
    """What lies on a hex, in its places."""

    tokens: tuple[Placed, ...]
    figures: tuple[Placed, ...]
    chips: tuple[Placed, ...]
    name: Placed
    clear: bool
    """Whether it covers nothing."""


def on_hexes(
    view: GreatCanalView, lie: Sequence[Section], spots: frozenset[Value], room: Room
) -> list[Lying]:
    """Return what lies on each land hex, clear of what is taken around it, the fullest first."""
    found: list[Lying] = []
    grounds = list(_grounds(view, lie, spots))
    grounds.sort(key=lambda ground: (not ground.figures, not ground.name.black))
    for ground in grounds:
        area = box_around(*HEX_MIDDLES[ground.hexagon], 2 * RADIUS, 2 * RADIUS)
        found.append(_lying(ground, tuple(room.inside(area))))
        for figure in found[-1].figures:
            room.take(figure.shape)
        if ground.name.black:
            room.take(found[-1].name.shape)
    return found


def _grounds(view: GreatCanalView, lie: Sequence[Section], spots: frozenset[Value]) -> Iterator[Ground]:
    """Yield what has to lie on each land hex."""
    canal = {section.hexagon: place for place, section in enumerate(lie)}
    for hexagon in bits(view.board.land):
        place = canal.get(hexagon)
        figures: list[Figure] = [Figure(None)] if view.robber == hexagon else []
        if view.merchant == hexagon:
            figures.append(Figure(view.merchant_seat))
        name = Name(HEX_NAMES[hexagon], view.ground.terrain[hexagon], Value("hex", hexagon) in spots)
        yield Ground(
            hexagon=hexagon,
            name=name,
            token=_token(view, hexagon, on_canal=place is not None),
            figures=tuple(figures),
            section=None if place is None else lie[place],
            dug=place in view.dug,
        )


def _token(view: GreatCanalView, hexagon: int, *, on_canal: bool) -> Disc | None:
    """Return the token on a hex, pale where the hex yields nothing yet (great_canal.R7)."""
    number = view.ground.tokens[hexagon]
    if not number:
        return None
    barren = not view.flooded and bool(view.board.fields >> hexagon & 1)
    return Disc(number, CANAL_TOKEN_RADIUS if on_canal else TOKEN_RADIUS, barren)


@lru_cache(maxsize=2048)
def _lying(ground: Ground, around: tuple[Box, ...]) -> Lying:
    """Return what lies on a hex with such boxes of the plane taken around it."""
    x, y = HEX_MIDDLES[ground.hexagon]
    taken = mask_of_boxes(box.moved(-x, -y) for box in around)
    found = _found(ground, taken)
    if found is not None:
        return found
    small = _smaller(ground, *SMALLER[-1])
    places = _token_places(small)
    if small.token is not None:
        places = (*places, least_place(taken, shape_of(small.token), INNER_GRID)[0])
    tries = [_forced(small, taken, point, name_first=first) for point in places for first in (False, True)]
    return min(tries, key=lambda tried: tried[1])[0]


def _token_places(ground: Ground) -> Sequence[Point | None]:
    """Return where the token may lie; None alone if there is none."""
    if ground.token is None:
        return (None,)
    return token_places(ground.section, shared=bool(ground.figures))


def _found(ground: Ground, taken: int) -> Lying | None:
    """Return what lies on a hex if there is room for everything, the usual places first."""
    places = _token_places(ground)
    open_places = [point for point in places if not taken & _token_mask(ground, point)]
    further, finest = (places, places) if ground.token is None else (INNER_GRID[::2], INNER_GRID)
    small, smallest = (_smaller(ground, *sizes) for sizes in SMALLER)
    for what, points, radius, name_first in (
        (ground, open_places, CHIP_RADIUS, False),
        (ground, places, CHIP_RADIUS, False),
        (ground, places, SMALL_CHIP_RADIUS, False),
        (small, places, SMALL_CHIP_RADIUS, False),
        (small, further, SMALL_CHIP_RADIUS, True),
        (small, further, LEAST_CHIP_RADIUS, True),
        (small, further, LEAST_CHIP_RADIUS, False),
        (small, finest, LEAST_CHIP_RADIUS, True),
        (small, finest, LEAST_CHIP_RADIUS, False),
        (smallest, finest, LEAST_CHIP_RADIUS, True),
        (smallest, finest, LEAST_CHIP_RADIUS, False),
    ):
        for point in points:
            lying = _clear(what, taken, point, radius, name_first=name_first)
            if lying is not None:
                return lying
    return None


def _token_mask(ground: Ground, at: Point | None) -> int:
    """Return what the token covers at a point, with its rim."""
    return 0 if ground.token is None or at is None else mask_at(shape_of(ground.token), at)


def _smaller(ground: Ground, radius: int, scale: float) -> Ground:
    """Return the same, smaller, for a crowded hex."""
    figures = tuple(replace(figure, scale=scale) for figure in ground.figures)
    token = None if ground.token is None else replace(ground.token, radius=radius)
    name = replace(ground.name, scale=scale) if ground.name.black else ground.name
    return replace(ground, figures=figures, token=token, name=name)


def _clear(
    ground: Ground, taken: int, at: Point | None, chip_radius: float, *, name_first: bool
) -> Lying | None:
    """Return what lies on a hex with its token on a point; None if there is no room for something."""
    tokens: tuple[Placed, ...] = ()
    if ground.token is not None and at is not None:
        read = disc(ground.token.radius * FIGURE_REACH)
        if taken & mask_at(read, at):
            return None
        taken |= _token_mask(ground, at)
        tokens = (_put(ground.token, ground.hexagon, at, read),)
    found: list[Placed] = []
    for sort, places, soft in _wanted(ground, chip_radius, name_first=name_first):
        shape = shape_of(sort)
        point = free_place(taken, shape, places, soft)
        if point is None:
            return None
        taken |= mask_at(shape, point)
        found.append(_put(sort, ground.hexagon, point, shape))
    return _lying_of(tokens, found, clear=True)


def _forced(ground: Ground, taken: int, at: Point | None, *, name_first: bool) -> tuple[Lying, int]:
    """Return what lies on a hex without room for everything, each where it covers least, and how much."""
    covered = 0
    tokens: tuple[Placed, ...] = ()
    if ground.token is not None and at is not None:
        read = disc(ground.token.radius * FIGURE_REACH)
        covered = (taken & mask_at(read, at)).bit_count()
        taken |= _token_mask(ground, at)
        tokens = (_put(ground.token, ground.hexagon, at, read),)
    found: list[Placed] = []
    for sort, places, _ in _wanted(ground, LEAST_CHIP_RADIUS, name_first=name_first):
        shape = shape_of(sort)
        point, cost = least_place(taken, shape, places)
        covered += cost
        taken |= mask_at(shape, point)
        found.append(_put(sort, ground.hexagon, point, shape))
    return _lying_of(tokens, found, clear=False), covered


def _lying_of(tokens: tuple[Placed, ...], found: Sequence[Placed], *, clear: bool) -> Lying:
    """Return what was found, by kinds."""
    figures = tuple(piece for piece in found if isinstance(piece.sort, Figure))
    chips = tuple(piece for piece in found if isinstance(piece.sort, Chip))
    name = next(piece for piece in found if isinstance(piece.sort, Name))
    return Lying(tokens, figures, chips, name, clear)


def _wanted(
    ground: Ground, chip_radius: float, *, name_first: bool
) -> Iterator[tuple[Sort, Sequence[Point], int]]:
    """Yield what else lies on a hex, each with its places and what it should rather not cover."""
    section = ground.section
    for figure in ground.figures:
        yield figure, figure_places(section, alone=ground.token is None), OUTSIDE
    avoided = _course(section, ground.dug) | (OUTSIDE if ground.name.black else 0)
    name = (ground.name, name_places(black=ground.name.black), avoided)
    if name_first:
        yield name
    if section is not None and not ground.dug:
        chip = Chip(chip_radius)
        for second in (False, True):
            yield chip, chip_places(section, second=second), 0
    if not name_first:
        yield name


def _put(sort: Sort, hexagon: int, point: Point, read: Shape) -> Placed:
    """Return something in its place in the plane."""
    x, y = HEX_MIDDLES[hexagon]
    there = (x + point[0], y + point[1])
    return placed(sort, hexagon, there, moved(read, *there))


@lru_cache(maxsize=64)
def _course(section: Section | None, dug: bool) -> int:
    """Return what the line or the water of a section covers: only names keep off it, where they can."""
    if section is None:
        return 0
    half = _WATER if dug else _LINE
    points = [from_middle(section.hexagon, point) for point in section.course.points[::2]]
    return mask_of_boxes(box_around(x, y, 2 * half, 2 * half) for x, y in points)
