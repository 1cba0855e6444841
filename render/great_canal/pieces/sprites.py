"""The sprite of everything on the map, by what sort of thing it is."""

from __future__ import annotations

from render.great_canal.layout import sorts
from render.great_canal.pieces.buildings import building
from render.great_canal.pieces.counters import chip, spot, token
from render.great_canal.pieces.figures import figure
from render.great_canal.pieces.harbours import harbour
from render.great_canal.pieces.knights import knight
from render.great_canal.pieces.names import name
from render.great_canal.pieces.ways import road, ship
from render.kit.sprites import Sprite, kept, trimmed


@kept
def sprite_of(sort: sorts.Sort, theme: str, zoom: float, barren: bool = False) -> Sprite:
    """Return the picture of something, held at its point; ``barren`` says that fields yield nothing yet."""
    return trimmed(_drawn(sort, theme, zoom, barren))


def _drawn(sort: sorts.Sort, theme: str, zoom: float, barren: bool) -> Sprite:
    match sort:
        case sorts.Building():
            return building(sort, theme, zoom)
        case sorts.Helmet():
            return knight(sort, theme, zoom)
        case sorts.Road():
            return road(sort, theme, zoom)
        case sorts.Sail():
            return ship(sort, theme, zoom)
        case sorts.Disc():
            return token(sort, theme, zoom)
        case sorts.Jetty():
            return harbour(sort, theme, zoom)
        case sorts.Figure():
            return figure(sort, theme, zoom)
        case sorts.Chip():
            return chip(sort, theme, zoom)
        case sorts.Name():
            return name(sort, theme, zoom, barren=barren)
        case sorts.Spot():
            return spot(sort, zoom)
