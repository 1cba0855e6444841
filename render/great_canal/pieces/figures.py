"""The robber and the merchant."""

from __future__ import annotations

from render.great_canal.layout.sorts import Figure
from render.great_canal.pieces.drawing import around, edged, shifted
from render.kit.palette import PALETTES, PLAYERS
from render.kit.sprites import Sprite, centred

_CLOAK = (
    (-17, 26),
    (-20, -2),
    (-9, -14),
    (-12, -24),
    (0, -36),
    (12, -24),
    (9, -14),
    (20, -2),
    (17, 26),
)
_SCALE = 0.72


def figure(sort: Figure, theme: str, zoom: float) -> Sprite:
    """Return the robber, hooded and black, or the merchant, a cone in the colour of its seat."""
    zoom *= sort.scale
    return _robber(theme, zoom) if sort.seat is None else _merchant(sort.seat, theme, zoom)


def _robber(theme: str, zoom: float) -> Sprite:
    palette = PALETTES[theme]
    canvas = around(34, 40, zoom)
    cloak = shifted(_CLOAK, _SCALE)
    canvas.polygon(cloak, palette.halo, palette.halo, 7)
    canvas.polygon(cloak, palette.spot)
    canvas.rectangle(-6.5, -18.5, 6.5, -14, palette.halo)
    return centred(canvas)


def _merchant(seat: int, theme: str, zoom: float) -> Sprite:
    palette, style = PALETTES[theme], PLAYERS[seat]
    canvas = around(34, 40, zoom)
    edged(canvas, [(0, -20), (13, 16), (-13, 16)], style.fill, palette, 7.5, 4)
    canvas.rectangle(-8.4, 4, 8.4, 10, palette.outline)
    canvas.disc(0, -18.5, 5.5, palette.halo)
    canvas.disc(0, -18.5, 4.2, palette.outline)
    canvas.line([(-5.6, -4), (5.6, -4)], palette.outline, 2.2)
    return centred(canvas)
