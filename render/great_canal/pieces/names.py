"""The names of hexes, on their ground or, of those that can be chosen, on black."""

from __future__ import annotations

from render.great_canal.layout.sorts import Name
from render.great_canal.pieces.colours import BARREN, TERRAINS
from render.great_canal.pieces.drawing import around
from render.kit.palette import PALETTES, mix
from render.kit.sprites import Sprite, centred
from rules.great_canal.components.kinds import FIELD

_SIZE, _BLACK_SIZE = 24.0, 30.0
_AROUND = tuple((across, down) for across in (-1.7, 0, 1.7) for down in (-1.7, 0, 1.7) if across or down)


def name(sort: Name, theme: str, zoom: float, *, barren: bool) -> Sprite:
    """Return the name of a hex, with a pale edge so that it stands out from the ground."""
    palette = PALETTES[theme]
    canvas = around(32, 24, zoom * sort.scale)
    if sort.black:
        canvas.rectangle(-23.5, -17.5, 23.5, 17.5, palette.halo, radius=17.5)
        canvas.rectangle(-21, -15, 21, 15, palette.spot, radius=15)
        canvas.rectangle(-18.8, -12.8, 18.8, 12.8, None, palette.halo, 1.5, radius=12.8)
        canvas.number(0, 0, sort.text, _BLACK_SIZE, palette.halo)
        return centred(canvas)
    ground = BARREN if barren and sort.terrain == FIELD else TERRAINS[sort.terrain]
    edge = mix(ground, "#FFFFFF", 0.45)
    for across, down in _AROUND:
        canvas.number(across, down, sort.text, _SIZE, edge)
    canvas.number(0, 0, sort.text, _SIZE, palette.on_light)
    return centred(canvas)
