"""The workers on the board, and the trays under crowds."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.arriala.layout.scene import Scene
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, centred, stamp
from render.kit.tokens import token
from rules.arriala.view import ArrialaView


def draw_workers(image: Image.Image, view: ArrialaView, scene: Scene, theme: str) -> None:
    """Draw all workers that stand somewhere, with their numbers; the virtual player's as ghosts."""
    for tray in scene.trays:
        stamp(image, _tray(theme, round(tray.width), round(tray.height)), tray.x, tray.y)
    for stands in scene.standing.values():
        colour, number = view.colour_of(stands.worker), str(view.number_of(stands.worker))
        ghost = colour == view.virtual
        size = max(stands.radius * (1.0 if ghost else 1.12), 19.0)
        sprite = token(theme, colour, round(stands.radius, 1), number, size=round(size, 1), ghost=ghost)
        stamp(image, sprite, stands.x, stands.y)


@lru_cache(maxsize=64)
def _tray(theme: str, width: int, height: int) -> Sprite:
    palette = PALETTES[theme]
    canvas = Canvas(width + 4, height + 4)
    canvas.rectangle(2, 2, width + 2, height + 2, palette.towpath, palette.outline, 2.4, radius=12)
    return centred(canvas)
