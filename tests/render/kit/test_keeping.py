"""What is drawn once is kept, up to so many bytes; large pictures are kept packed."""

from __future__ import annotations

import pytest
from PIL import Image

from render.kit import fonts, packed, sprites
from render.kit.keeping import Keeping, bytes_of
from render.kit.sprites import Sprite
from tests.render.kit.test_png import picture

MOST = 200_000


def square(side: int) -> Sprite:
    """Return a sprite without anything on it."""
    return Sprite(Image.new("RGBA", (side, side)), 0, 0)


def test_what_is_kept_is_bounded_by_bytes() -> None:
    keeping = Keeping(MOST)
    drawn: list[int] = []

    @keeping
    def draw(side: int, *, shade: int = 0) -> Sprite:
        drawn.append(side)
        return square(side)

    for side in range(1, 120):
        draw(side)
        assert keeping.nbytes <= MOST
    assert keeping.nbytes > MOST / 2
    assert draw(119) is draw(119)
    assert drawn == list(range(1, 120))
    assert draw(1) is draw(1)
    assert drawn[119:] == [1]
    assert draw(1, shade=2) is not draw(1)
    keeping.clear()
    assert keeping.nbytes == 0
    assert draw(119) is draw(119)
    assert drawn[119:] == [1, 1, 119]


def test_what_is_larger_than_all_room_is_drawn_anew() -> None:
    keeping = Keeping(MOST)
    draw = keeping(square)
    small = draw(10)
    assert draw(300) is not draw(300)
    assert draw(10) is small


def test_functions_share_the_room_but_nothing_else() -> None:
    keeping = Keeping(MOST)
    first, second = keeping(square), keeping(lambda side: square(side))
    assert first(10) is not second(10)
    assert keeping.nbytes == 2 * first(10).nbytes


@pytest.mark.parametrize(("mode", "depth"), [("RGBA", 4), ("RGB", 4), ("L", 1)])
def test_an_image_takes_at_least_the_bytes_of_its_pixels(mode: str, depth: int) -> None:
    assert 60_000 * depth <= bytes_of(Image.new(mode, (300, 200))) <= 60_000 * depth + 5000


@pytest.mark.parametrize("size", [(1, 1), (120, 63), (120, 64), (77, 65), (200, 333)])
def test_a_packed_picture_is_the_same(size: tuple[int, int]) -> None:
    image = picture(*size, seed=1)
    tight = packed.packed(image)
    assert tight.image().tobytes() == image.tobytes()
    assert tight.image() is not tight.image()
    for part in ((0, 0, *size), (size[0] // 3, size[1] // 2, size[0], size[1]), (0, 0, 1, 1)):
        assert tight.crop(*part).tobytes() == image.crop(part).tobytes()


def test_a_packed_board_takes_a_tenth_of_its_pixels_at_most() -> None:
    image = picture(800, 500, seed=2)
    assert packed.packed(image).nbytes <= bytes_of(image) / 10


def test_few_sizes_of_fonts_are_open_at_once() -> None:
    for size in range(8, 60):
        assert fonts.text_width("Moissac", size, "bold") > 0
    assert fonts._opened.cache_info().currsize <= 24


def test_all_that_is_kept_fits_into_little_memory() -> None:
    """The benchmarks of memory count on it."""
    mebibyte = 2**20
    kept = (sprites.packed_sprites, sprites.unpacked_sprites, packed.bases, packed.unpacked_bases)
    assert sum(one._kept.maxsize / mebibyte for one in kept) <= 32


def test_a_picture_that_is_given_back_is_drawn_on_again() -> None:
    """Nothing is left on it of what it showed before, and one of another size is not taken."""
    wide, other = packed.packed(picture(120, 70, seed=3)), packed.packed(picture(70, 120, seed=4))
    packed._free.clear()
    first = wide.image()
    before = first.tobytes()
    first.paste("red", (0, 0, *first.size))
    packed.give_back(first)
    assert other.image() is not first
    again = wide.image()
    assert again is first
    assert again.tobytes() == before
    assert wide.image() is not first


def test_what_is_drawn_on_again_and_again_is_copied() -> None:
    """It is unpacked once more, to be kept as it is; what comes between does not change it."""
    packed.unpacked_bases.clear()
    base, other = packed.packed(picture(120, 70, seed=3)), packed.packed(picture(120, 70, seed=4))
    pixels = picture(120, 70, seed=3).tobytes()
    for number in range(5):
        image = base.image()
        assert image.tobytes() == pixels
        image.paste("red", (0, 0, *image.size))
        packed.give_back(image)
        assert bool(packed.unpacked_bases.nbytes) == (number > 1)
    for board, seed in ((other, 4), (base, 3), (base, 3)):
        assert board.image().tobytes() == picture(120, 70, seed=seed).tobytes()
    packed.unpacked_bases.clear()


def test_only_pictures_that_are_drawn_on_are_taken_back() -> None:
    packed._free.clear()
    packed.give_back(Image.new("RGBA", (120, 70)))
    assert not packed._free
    image = Image.new("RGB", (120, 70))
    packed.give_back(image)
    packed.give_back(image)
    assert len(packed._free) == 1
    packed._free.clear()


def test_few_pictures_wait_to_be_drawn_on_again() -> None:
    for side in range(1, 9):
        packed.give_back(Image.new("RGB", (side, side)))
    assert len(packed._free) == 2
    packed._free.clear()


def test_a_sprite_is_drawn_once_and_unpacked_as_it_was() -> None:
    drawn: list[str] = []

    @sprites.kept
    def draw(mode: str) -> Sprite:
        drawn.append(mode)
        return Sprite(picture(41, 23, seed=5).convert(mode), 3, 4)

    for mode in ("RGBA", "L"):
        image = picture(41, 23, seed=5).convert(mode)
        first = draw(mode)
        assert draw(mode) is first
        sprites.unpacked_sprites.clear()
        again = draw(mode)
        assert again is not first
        assert (again.x, again.y, again.image.mode) == (3, 4, mode)
        assert again.image.tobytes() == first.image.tobytes() == image.tobytes()
    assert drawn == ["RGBA", "L"]
