"""Pictures as small PNG files."""

from __future__ import annotations

from io import BytesIO

from PIL import Image


def png_of(image: Image.Image) -> bytes:
    """Return the image as a PNG of 256 colours.

    Without dithering flat washes stay flat and the players' colours as they are.
    """
    few = image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    data = BytesIO()
    few.save(data, "PNG", compress_level=4)
    return data.getvalue()
