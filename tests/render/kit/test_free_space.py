"""Free places on a sheet."""

from __future__ import annotations

from render.kit.boxes import Box
from render.kit.free_space import free_space

SHEET = Box(20, 20, 380, 280)


def test_what_is_taken_is_no_longer_free() -> None:
    space = free_space(400, 300, SHEET)
    box = Box(100, 100, 140, 140)
    assert space.is_free(box)
    other = space.copy()
    other.take_box(box)
    assert not other.is_free(box)
    assert space.is_free(box)
    space.take([(120, 0), (400, 300), (0, 300)])
    assert not space.is_free(box)
    assert not space.is_free(Box(0, 0, 10, 10))


def test_the_nearest_place_is_found() -> None:
    space = free_space(400, 300, SHEET)
    here = space.nearest((200, 150), 60, 40)
    assert here is not None
    assert abs(here.x - 200) <= 4
    assert abs(here.y - 150) <= 4
    space.take_box(here)
    beside = space.nearest((200, 150), 60, 40)
    assert beside is not None
    assert not beside.overlaps(here)
    assert space.is_free(beside)
    assert space.nearest((200, 150), 500, 40) is None


def test_a_part_is_free_where_the_sheet_is_and_nowhere_else() -> None:
    space = free_space(400, 300, SHEET)
    space.take_box(Box(180, 120, 240, 200))
    area = Box(101, 50, 302, 250)
    part = space.part(area)
    near = Box(244, 150, 280, 180)
    assert part.is_free(near)
    assert part.nearest((210, 160), 30, 30) == space.nearest((210, 160), 30, 30)
    assert not part.is_free(Box(60, 150, 90, 180))
    assert not part.is_free(Box(290, 150, 320, 180))
    part.take_box(near)
    assert not part.is_free(near)
    assert space.is_free(near)
    beyond = part.nearest((301, 249), 30, 30)
    assert beyond is not None
    assert area.grown(4).encloses(beyond)
    assert space.part(Box(-40, -40, 30, 400)).nearest((0, 0), 30, 30) is None
