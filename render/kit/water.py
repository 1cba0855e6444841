"""Water in a canal: parts of the picture of a full canal, put on that of a dry one."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.kit.curve import Point
from render.kit.packed import Packed
from render.kit.scale import SCALE
from render.kit.sprites import Sprite


def water(wet: Packed, outlines: Sequence[Sequence[Point]]) -> Sprite:
    """Return what of a picture lies inside some outlines, held at the upper left corner of the picture."""
    points = [point for outline in outlines for point in outline]
    left, top = (math.floor(min(point[side] for point in points)) for side in (0, 1))
    right, bottom = (math.ceil(max(point[side] for point in points)) for side in (0, 1))
    mask = Image.new("L", ((right - left) * SCALE, (bottom - top) * SCALE))
    draw = ImageDraw.Draw(mask)
    for outline in outlines:
        draw.polygon([((x - left) * SCALE, (y - top) * SCALE) for x, y in outline], fill=255)
    image = wet.crop(left, top, right, bottom)
    image.putalpha(mask.reduce(SCALE))
    return Sprite(image, -left, -top)
