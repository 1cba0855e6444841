"""The picture of each site, by its id."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from render.canal_du_midi.pieces.scenes import east, west
from render.canal_du_midi.pieces.scenes.scenery import HEIGHT, WIDTH, tints_of
from render.kit.canvas import Canvas
from render.kit.palette import Palette

_PICTURES: Mapping[str, Callable[[Canvas, Palette], None]] = {
    "embouchure": west.draw_embouchure,
    "naurouze": west.draw_naurouze,
    "castelnaudary": west.draw_castelnaudary,
    "foucaud": west.draw_foucaud,
    "repudre": east.draw_repudre,
    "somail": east.draw_somail,
    "malpas": east.draw_malpas,
    "fonserannes": east.draw_fonserannes,
    "agde": east.draw_agde,
}


def scene_of(site: str, palette: Palette) -> Image.Image:
    """Return the picture of a site in full colour, WIDTH by HEIGHT; unknown sites share one."""
    canvas = Canvas(WIDTH, HEIGHT, tints_of(palette).sky)
    _PICTURES.get(site, east.draw_any_site)(canvas, palette)
    return canvas.image()
