"""What painters share: curves, texts that fit, sprites."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor

import pytest

from render.kit.canvas import Canvas
from render.kit.change_marks import brackets
from render.kit.curve import Path, dashes, spline
from render.kit.fonts import fitted, text_width
from render.kit.palette import PALETTES, PLAYERS, channels, mix
from render.kit.sprites import stamp
from render.kit.tokens import spot, token, token_shape
from render.kit.writing import write


def test_a_path_measures_and_walks() -> None:
    path = Path([(0, 0), (100, 0), (100, 50)])
    assert path.length == 150
    assert path.at(40) == (40, 0)
    assert path.at(120)[0] == pytest.approx(100)
    assert path.at(1000)[1] == pytest.approx(50, abs=0.01)
    assert Path([(0, 0), (50, 0), (100, 0)]).at(20, 10) == (20, 10)


def test_a_spline_passes_its_points() -> None:
    points = [(0.0, 0.0), (50.0, 20.0), (90.0, -10.0)]
    line = spline(points)
    for point in points:
        assert min(math.dist(point, found) for found in line) < 1e-6


def test_dashes_leave_gaps() -> None:
    pieces = dashes([(0, 0), (100, 0)], 10, 10)
    assert [(piece[0][0], piece[-1][0]) for piece in pieces[:2]] == [(0, 10), (20, 30)]


def test_long_names_get_an_ellipsis() -> None:
    assert fitted("Joan", 400, 32, "bold") == "Joan"
    short = fitted("Anaïs de Sant-Gaudenç", 160, 32, "bold")
    assert short.endswith("…")
    assert text_width(short, 32, "bold") <= 160
    assert fitted("Joan", 1, 32) == "…"


def test_mixing_colours() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert channels("#D1402A") == (209, 64, 42)


@pytest.mark.parametrize("player", range(4))
def test_tokens_have_the_fill_and_the_shape_of_the_player(player: int) -> None:
    sprite = token("light", player, 30)
    pixel = sprite.image.getpixel((sprite.x, sprite.y))
    assert isinstance(pixel, tuple)
    assert pixel == (*channels(PLAYERS[player].fill), 255)
    assert sprite.image.getpixel((0, 0)) == (0, 0, 0, 0)
    outline = token_shape(PLAYERS[player].shape, 0, 0, 30)
    assert all(math.hypot(x, y) <= 30 * 1.45 for x, y in outline)


def test_a_ghost_is_empty_inside() -> None:
    sprite = token("light", 2, 30, ghost=True)
    assert sprite.image.getpixel((sprite.x, sprite.y)) == (*channels(PALETTES["light"].panel), 255)


def test_sprites_are_kept_and_pasted_in_their_middle() -> None:
    assert spot(3) is spot(3)
    canvas = Canvas(100, 100, "#ffffff")
    image = canvas.image()
    stamp(image, spot(1, 25), 50, 50)
    assert image.getpixel((50, 50 - 20)) == channels("#101820")
    stamp(image, brackets("light", 40), 50, 50)
    assert image.getpixel((10, 10)) != (255, 255, 255)


def test_text_is_centred_on_its_capitals() -> None:
    image = Canvas(200, 60, "#ffffff").image()
    assert write(image, 100, 30, "H8", 40, "#000000", "bold", "m") == text_width("H8", 40, "bold")
    rows = [y for y in range(60) if any(image.getpixel((x, y)) == (0, 0, 0) for x in range(200))]
    assert abs((rows[0] + rows[-1]) / 2 - 30) <= 1.5
    assert write(image, 100, 30, "", 40, "#000000") == 0


def test_fonts_in_many_threads() -> None:
    def draw(number: int) -> bytes:
        canvas = Canvas(120, 40, "#ffffff")
        canvas.text(4, 20, f"Moissac {number % 3}", 24, "#000000")
        return canvas.image().tobytes()

    with ThreadPoolExecutor(8) as pool:
        pictures = list(pool.map(draw, range(60)))
    assert len(set(pictures)) == 3
