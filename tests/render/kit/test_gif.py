"""GIF files: only what has changed is stored, in the colours of a table, whatever there is on a picture."""

from __future__ import annotations

import random

import pytest
from PIL import Image, ImageDraw

from render.kit.colour_table import table_from
from render.kit.gif import gif_pieces
from render.kit.png import ColourTable, png_of
from tests.render.animated import decoded_frames
from tests.render.pictures import decoded

SIZE = (120, 80)


def noise(seed: int, size: tuple[int, int] = SIZE) -> Image.Image:
    """Return a picture of any colours, more than there are in a table."""
    return Image.frombytes("RGB", size, random.Random(seed).randbytes(3 * size[0] * size[1]))


@pytest.fixture(scope="module")
def table() -> ColourTable:
    return table_from([noise(0)], "light")


def check(pictures: list[Image.Image], table: ColourTable) -> list[bytes]:
    """Make an animation, look at its frames, and return its pieces."""
    pieces = list(gif_pieces([(picture, 250) for picture in pictures], table))
    shown = list(decoded_frames(b"".join(pieces)))
    assert [frame.milliseconds for frame in shown] == [250] * len(pictures)
    for frame, picture in zip(shown, pictures, strict=True):
        assert frame.image.tobytes() == decoded(png_of(picture, table)).tobytes()
    return pieces


def test_of_a_changed_place_nothing_else_is_stored(table: ColourTable) -> None:
    first = noise(1)
    second = first.copy()
    ImageDraw.Draw(second).rectangle((20, 20, 29, 29), "#000000")
    pieces = check([first, second, first], table)
    assert len(pieces[0]) > 5_000
    assert max(map(len, pieces[1:])) < 400


def test_far_places_together_cost_no_more_than_what_they_show(table: ColourTable) -> None:
    """What lies between them has not changed and is left transparent."""
    first = noise(1)
    second = first.copy()
    for corner in ((0, 0), (110, 70)):
        ImageDraw.Draw(second).rectangle((*corner, corner[0] + 9, corner[1] + 9), "#000000")
    assert len(check([first, second], table)[1]) < 1_000


def test_where_all_colours_are_needed_nothing_is_transparent(table: ColourTable) -> None:
    pieces = check([noise(1), noise(2), noise(2, SIZE).rotate(180)], table)
    assert [piece[3] & 1 for piece in pieces[1:3]] == [0, 0]


def test_a_picture_that_is_the_same_is_a_frame_too(table: ColourTable) -> None:
    first = noise(1)
    pieces = check([first, first.copy(), first.copy()], table)
    assert max(map(len, pieces[1:])) < 60


def test_pictures_of_another_size_are_refused(table: ColourTable) -> None:
    pieces = gif_pieces([(noise(1), 250), (noise(1, (60, 80)), 250)], table)
    next(pieces)
    with pytest.raises(ValueError, match=r"\(60, 80\) in an animation of \(120, 80\)"):
        next(pieces)
