"""Rectangles."""

from __future__ import annotations

from render.kit.boxes import Box, box_around


def test_a_box_has_middle_size_and_edges() -> None:
    box = box_around(10, 20, 8, 4)
    assert box.edges == (6, 18, 14, 22)
    assert (box.x, box.y, box.width, box.height) == (10, 20, 8, 4)
    assert box.grown(1) == Box(5, 17, 15, 23)


def test_what_lies_in_a_box() -> None:
    box = Box(0, 0, 10, 10)
    assert box.covers(5, 9)
    assert not box.covers(10, 5)
    assert box.encloses(Box(1, 1, 9, 9))
    assert not box.encloses(Box(0, 1, 9, 9))
    assert box.overlaps(Box(9, 9, 12, 12))
    assert not box.overlaps(Box(10, 0, 12, 10))
    assert box.shared(Box(8, 7, 20, 20)) == 6
    assert box.shared(Box(11, 0, 12, 10)) == 0
