"""The workers on the board, and the trays under crowds."""

from __future__ import annotations

from PIL import Image

from render.arriala.layout.scene import Scene
from render.arriala.layout.sheet import Sheet
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, centred, kept, stamp
from render.kit.tokens import token
from rules.arriala.view import ArrialaView


def draw_workers(
    image: Image.Image, view: ArrialaView, scene: Scene, sheet: Sheet, theme: str, zoom: float
) -> None:
    """Draw all workers that stand somewhere, with their numbers; the virtual player's as ghosts.

    ``zoom`` is how much larger the image is than the scene.
    """
    for tray in scene.trays:
        sprite = _tray(theme, round(tray.width), round(tray.height), zoom)
        stamp(image, sprite, tray.x * zoom, tray.y * zoom)
    for stands in scene.standing.values():
        colour, number = view.colour_of(stands.worker), str(view.number_of(stands.worker))
        ghost = colour == view.virtual
        size = min(max(stands.radius * (1.0 if ghost else sheet.label_share), 19.0), sheet.largest_label)
        radius = round(stands.radius, 1)
        sprite = token(theme, colour, radius, number, size=round(size, 1), ghost=ghost, zoom=zoom)
        stamp(image, sprite, stands.x * zoom, stands.y * zoom)


@kept
def _tray(theme: str, width: int, height: int, zoom: float) -> Sprite:
    palette = PALETTES[theme]
    canvas = Canvas(width + 4, height + 4, zoom=zoom)
    canvas.rectangle(2, 2, width + 2, height + 2, palette.towpath, palette.outline, 2.4, radius=12)
    return centred(canvas)
