"""Sprites and brackets on a picture."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from render.kit import change_marks
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.change_marks import mark_box, turned_brackets
from render.kit.palette import channels
from render.kit.sprites import Sprite, stamp, trimmed
from render.kit.tokens import spot


def test_sprites_are_kept_and_pasted_in_their_middle() -> None:
    assert spot(3) is spot(3)
    canvas = Canvas(100, 100, "#ffffff")
    image = canvas.image()
    stamp(image, spot(1, 25), 50, 50)
    assert image.getpixel((50, 50 - 20)) == channels("#101820")
    stamp(image, turned_brackets("light", 40, 40), 50, 50)
    assert image.getpixel((10, 10)) != (255, 255, 255)


def test_a_sprite_without_its_margins_is_pasted_in_the_same_place() -> None:
    canvas = Canvas(80, 60)
    canvas.disc(50, 20, 9, "#101820")
    whole = Sprite(canvas.image(), 40, 30)
    small = trimmed(whole)
    assert small.image.width < 25
    first, second = (Canvas(200, 200, "#ffffff").image() for _ in range(2))
    stamp(first, whole, 90, 100)
    stamp(second, small, 90, 100)
    assert first.tobytes() == second.tobytes()
    nothing = Sprite(Canvas(10, 10).image(), 5, 5)
    assert trimmed(nothing) is nothing


def test_brackets_leave_a_box_free_and_stand_around_it() -> None:
    paper = Canvas(200, 200, "#ffffff").image()
    image = paper.copy()
    box = Box(50, 60, 150, 140)
    mark_box(image, "light", box, 4)
    changed = ImageChops.difference(paper, image).getbbox()
    assert changed is not None
    assert changed[0] < box.left
    assert changed[3] > box.bottom
    inside = (52, 62, 148, 138)
    assert ImageChops.difference(paper.crop(inside), image.crop(inside)).getbbox() is None


def test_boxes_of_nearly_the_same_size_share_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[Sprite] = []
    monkeypatch.setattr(change_marks, "stamp", lambda image, sprite, x, y: used.append(sprite))
    image = Canvas(200, 200, "#ffffff").image()
    for right in (91.0, 91.4, 90.6):
        mark_box(image, "light", Box(21.0, 33.0, right, 77.0), 7, whole=True)
    assert used == [used[0]] * 3
