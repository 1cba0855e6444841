"""What is taken of a plane, and the first place where something covers nothing."""

from __future__ import annotations

from random import Random

from render.kit.boxes import Box, box_around
from render.kit.room import Room


def test_what_is_taken_is_measured_and_left_free() -> None:
    room = Room([Box(0, 0, 100, 40)])
    square = (box_around(0, 0, 20, 20),)
    assert room.covered(square, 50, 20) == 400
    assert room.covered(square, 50, 50) == 0
    assert room.covered(square, 50, 45) == 100
    assert room.best(square, [(50, 20), (50, 45), (50, 60)]) == (50, 60)
    assert room.best(square, [(50, 20), (50, 45)]) == (50, 45)
    assert room.best(square, [(50, 20)], [(300, 300)]) == (300, 300)
    soft = Room([Box(40, 50, 60, 70)])
    assert room.best(square, [(50, 60), (90, 60)], (), soft) == (90, 60)
    assert room.inside(Box(90, 30, 120, 60)) == [Box(0, 0, 100, 40)]
    assert room.inside(Box(200, 200, 210, 210)) == []


def test_a_box_meets_what_is_taken_as_every_box_of_it_says() -> None:
    """The grid finds the same as looking at each box, whichever cells they lie in."""
    random = Random(5)

    def somewhere() -> Box:
        x, y = random.uniform(-200, 600), random.uniform(-200, 600)
        return box_around(x, y, random.uniform(1, 190), random.uniform(1, 190))

    taken = [somewhere() for _ in range(25)]
    room = Room(taken)
    rest = room.without(taken[:10])
    for _ in range(400):
        box = somewhere()
        assert room.meets(*box.edges) == any(box.overlaps(other) for other in taken)
        assert rest.meets(*box.edges) == any(box.overlaps(other) for other in taken[10:])
        assert set(rest.inside(box)) == {other for other in taken[10:] if box.overlaps(other)}
