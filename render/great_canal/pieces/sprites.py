"""The sprite of everything on the map, by what it looks like."""

from __future__ import annotations

from functools import lru_cache

from render.great_canal.layout import looks
from render.great_canal.pieces.buildings import building
from render.great_canal.pieces.counters import chip, spot, token
from render.great_canal.pieces.figures import figure
from render.great_canal.pieces.harbours import harbour
from render.great_canal.pieces.knights import knight
from render.great_canal.pieces.names import name
from render.great_canal.pieces.ways import road, ship
from render.kit.sprites import Sprite, trimmed


@lru_cache(maxsize=4096)
def sprite_of(look: looks.Look, theme: str, zoom: float, barren: bool = False) -> Sprite:
    """Return the picture of something, held at its point; ``barren`` says that fields yield nothing yet."""
    return trimmed(_drawn(look, theme, zoom, barren))


def _drawn(look: looks.Look, theme: str, zoom: float, barren: bool) -> Sprite:
    match look:
        case looks.Building():
            return building(look, theme, zoom)
        case looks.Helmet():
            return knight(look, theme, zoom)
        case looks.Road():
            return road(look, theme, zoom)
        case looks.Sail():
            return ship(look, theme, zoom)
        case looks.Disc():
            return token(look, theme, zoom)
        case looks.Jetty():
            return harbour(look, theme, zoom)
        case looks.Figure():
            return figure(look, theme, zoom)
        case looks.Chip():
            return chip(look, theme, zoom)
        case looks.Name():
            return name(look, theme, zoom, barren=barren)
        case looks.Spot():
            return spot(look, zoom)
