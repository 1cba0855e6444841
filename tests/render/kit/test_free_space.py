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
