"""Large sprites are pasted in parts, and look as they do pasted whole."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.kit import sprites
from render.kit.parts import Part, parts_of
from render.kit.sprites import Sprite, stamp


def panel(width: int, height: int) -> Image.Image:
    """Return a panel with round corners that is transparent around it."""
    image = Image.new("RGBA", (width, height))
    ImageDraw.Draw(image).rounded_rectangle((3, 3, width - 4, height - 4), 14, "#abcdef", "#12345678", 3)
    return image


def winding(width: int, height: int, seed: int) -> Image.Image:
    """Return thick lines of several opacities."""
    places, image = random.Random(seed), Image.new("RGBA", (width, height))
    draw = ImageDraw.Draw(image)
    for opacity in (255, 90, 255, 255):
        line = [(places.randrange(width), places.randrange(height)) for _ in range(3)]
        draw.line(line, (*places.choices(range(256), k=3), opacity), 40)
    return image


IMAGES = [
    *(panel(width, height) for width, height in ((200, 120), (97, 65), (300, 33), (120, 64))),
    *(
        winding(width, height, seed)
        for seed, (width, height) in enumerate([(310, 257), (128, 129), (90, 401)])
    ),
    Image.new("RGBA", (100, 100), "#fedcba"),
    Image.new("RGBA", (100, 100)),
]


def kept_sprite(image: Image.Image) -> Sprite:
    """Return an image as a sprite that is kept, held at a point in it."""
    return sprites.kept(lambda: Sprite(image, 30, 20))()


@pytest.mark.parametrize("image", IMAGES, ids=lambda image: f"{image.width}x{image.height}")
def test_what_is_pasted_in_parts_looks_as_if_pasted_whole(image: Image.Image) -> None:
    """In the middle, over every edge, and beside the picture."""
    noise = Image.effect_noise((180, 160), 90).convert("RGB")
    sprite = kept_sprite(image)
    for x in (-400, -60, 3, 77, 150, 300):
        for y in (-400, -45, 2, 61, 155, 300):
            here, whole = noise.copy(), noise.copy()
            stamp(here, sprite, x, y)
            whole.paste(image, (x - 30, y - 20), image)
            assert ImageChops.difference(here, whole).getbbox() is None


def test_parts_show_everything_once() -> None:
    for image in IMAGES:
        parts = parts_of(image)
        times = Counter(
            (x, y)
            for part in parts
            for x in range(part.left, part.right)
            for y in range(part.top, part.bottom)
        )
        assert set(times.values()) <= {1}
        opacity = image.getchannel("A")
        for part in parts:
            least, _ = opacity.crop(part[:4]).getextrema()
            assert least == 255 or not part.solid
        if parts:
            hidden = opacity.copy()
            for part in parts:
                hidden.paste(0, part[:4])
            assert hidden.getbbox() is None


def test_of_a_panel_only_the_rim_has_a_mask() -> None:
    parts = parts_of(panel(200, 120))
    solid = [part for part in parts if part.solid]
    assert sum((part.right - part.left) * (part.bottom - part.top) for part in solid) > 0.6 * 200 * 120
    assert len(parts) < 12


def test_what_is_pasted_whole_as_soon_has_no_parts() -> None:
    assert parts_of(panel(40, 30)) == ()
    assert parts_of(Image.new("L", (200, 200), 255)) == ()
    half = Image.new("RGBA", (200, 200), (1, 2, 3, 128))
    assert parts_of(half) in ((), (Part(0, 0, 200, 200, False),))
