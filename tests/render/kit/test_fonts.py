"""Texts that fit."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from render.kit.canvas import Canvas
from render.kit.fonts import Font, fitted, fitting_size, font, text_width
from render.kit.scale import SCALE


def test_long_names_get_an_ellipsis() -> None:
    assert fitted("Joan", 400, 32, "bold") == "Joan"
    short = fitted("Anaïs de Sant-Gaudenç", 160, 32, "bold")
    assert short.endswith("…")
    assert text_width(short, 32, "bold") <= 160
    assert fitted("Joan", 1, 32) == "…"


def test_what_is_in_brackets_is_left_out_first() -> None:
    """Which of several bots it is, the colour of its plate says."""
    room = text_width("Bot (strong", 32, "bold")
    assert fitted("Bot (strong, Green)", room, 32, "bold") == "Bot"
    assert fitted("Bot (strong, Green)", 2 * room, 32, "bold") == "Bot (strong, Green)"


def test_texts_shrink_until_they_fit_or_are_small_enough() -> None:
    text = "Anaïs de Sant-Gaudenç"
    assert fitting_size(text, 1000, 34, 24) == 34
    assert fitting_size(text, 1, 34, 24) == 24
    room = text_width(text, 30, "bold")
    assert fitting_size(text, room, 34, 24) == 30


@pytest.mark.parametrize("face", ["medium", "bold", "title"])
@pytest.mark.parametrize("size", [11.5, 26, 38])
@pytest.mark.parametrize("text", ["", "Avay, vow LTo: 33 % (5/20)", "Anaïs de Sant-Gaudenç", "Über “fj” …"])
def test_a_text_is_as_wide_as_it_is_drawn(face: Font, size: float, text: str) -> None:
    with font(face, size) as lent:
        drawn = lent.getlength(text) / SCALE
    assert text_width(text, size, face) == drawn


def test_fonts_in_many_threads() -> None:
    def draw(number: int) -> bytes:
        canvas = Canvas(120, 40, "#ffffff")
        canvas.text(4, 20, f"Moissac {number % 3}", 24, "#000000")
        return canvas.image().tobytes()

    with ThreadPoolExecutor(8) as pool:
        pictures = list(pool.map(draw, range(60)))
    assert len(set(pictures)) == 3
