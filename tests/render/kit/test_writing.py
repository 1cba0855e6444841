"""Texts written on reduced images."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.fonts import text_width
from render.kit.writing import write, write_fitted


def test_text_is_centred_on_its_capitals() -> None:
    image = Canvas(200, 60, "#ffffff").image()
    assert write(image, 100, 30, "H8", 40, "#000000", "bold", "m") == text_width("H8", 40, "bold")
    rows = [y for y in range(60) if any(image.getpixel((x, y)) == (0, 0, 0) for x in range(200))]
    assert abs((rows[0] + rows[-1]) / 2 - 30) <= 1.5
    assert write(image, 100, 30, "", 40, "#000000") == 0


def test_a_text_that_is_too_long_ends_before_its_room() -> None:
    image = Canvas(300, 60, "#ffffff").image()
    assert write_fitted(image, 10, 30, "Anaïs de Sant-Gaudenç", 160, 32, "#000000", "bold") <= 160
    assert image.crop((180, 0, 300, 60)).getcolors() == [(120 * 60, (255, 255, 255))]
