"""Places for marks on the board of Arriala."""

from __future__ import annotations

import math
from itertools import product
from typing import cast

from render.arriala.base.build import Base, base_of
from render.arriala.marks.room import any_place, clear_place
from render.kit.boxes import Box, box_around
from render.kit.room import Room
from rules.arriala.view import ArrialaView
from tests.render.arriala.positions import played, words_of

WIDTH, HEIGHT = 30.0, 20.0
NEAR = 130.0


def base() -> Base:
    """Return the base of a new game."""
    game, _ = played(3, 0)
    view = cast(ArrialaView, game.view(None))
    return base_of(view, "light", words_of(view))


def free_land(on: Base) -> tuple[float, float]:
    """Return the middle of free land somewhere on the sheet."""
    sheet = on.sheet
    places = product(range(100, int(sheet.width), 10), range(100, int(sheet.height), 10))
    return next(at for at in places if on.layout.free.is_free(box_around(*at, 3 * WIDTH, 3 * HEIGHT)))


def all_but(on: Base, left: Box) -> Room:
    """Return a room of which all is taken but a rectangle."""
    sheet = on.sheet
    return Room(
        (
            Box(0, 0, sheet.width, left.top),
            Box(0, left.bottom, sheet.width, sheet.height),
            Box(0, left.top, left.left, left.bottom),
            Box(left.right, left.top, sheet.width, left.bottom),
        )
    )


def test_land_is_found_however_far_away_and_near_only_where_it_is() -> None:
    on = base()
    there = free_land(on)
    left = box_around(*there, 2 * WIDTH, 2 * HEIGHT)
    room = all_but(on, left)
    corners = [(80.0, 80.0), (on.sheet.width - 80, on.sheet.height - 80)]
    far = max(corners, key=lambda corner: math.dist(corner, there))
    assert clear_place([far], WIDTH, HEIGHT, room, on) is None
    found = any_place([far], WIDTH, HEIGHT, room, on)
    assert left.encloses(box_around(*found, WIDTH, HEIGHT))
    across = 1 if there[0] < on.sheet.width / 2 else -1
    down = 1 if there[1] < on.sheet.height / 2 else -1
    aslant = (there[0] + across * 0.85 * NEAR, there[1] + down * 0.85 * NEAR)
    assert clear_place([aslant], WIDTH, HEIGHT, room, on) is None
    near = clear_place([(there[0], there[1] + down * NEAR / 2)], WIDTH, HEIGHT, room, on)
    assert near is not None
    assert left.encloses(box_around(*near, WIDTH, HEIGHT))


def test_where_nothing_is_free_as_little_as_possible_is_covered() -> None:
    on = base()
    full = Room([Box(0, 0, on.sheet.width, on.sheet.height)])
    full.take([box_around(300, 300, 200, 200)])
    assert any_place([(300, 300), (700, 700)], WIDTH, HEIGHT, full, on) == (700, 700)
