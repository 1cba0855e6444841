"""The plates of the sites: picture, numeral, need, name and worth, in each of their states."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PIL import Image, ImageDraw

from render.canal_du_midi.layout import PICTURE_HEIGHT, PLATE_HEIGHT, PLATE_WIDTH
from render.canal_du_midi.pieces.scenes.pictures import scene_of
from render.canal_du_midi.pieces.signs import draw_city, draw_hourglass, draw_tent
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.fonts import fitted, fitting_size, text_width
from render.kit.palette import PALETTES, Palette
from render.kit.scale import SCALE
from render.kit.sprites import Sprite
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words

_FRAME = 10
_REACH = 14
"""How far the sprite of a plate goes beyond it."""
HATCH_TOP = 104
_GREY = {"to_come": 0.62, "delayed": 0.45}


class Site(Enum):
    """The states of a site."""

    TO_COME = "to_come"
    CURRENT = "current"
    DELAYED = "delayed"
    BUILT = "built"


@dataclass(frozen=True)
class Plate:
    """All that is drawn on a plate; ``need`` is None once somebody has the section."""

    site: str
    numeral: str
    name: str
    town: str
    need: int | None
    worth: int
    city: bool
    tent: bool
    state: Site
    framed: bool


def state_of(view: CanalDuMidiView, site: int) -> Site:
    """Return how a site stands; a delayed one stays so even when it went to somebody at the end."""
    if site in view.delayed:
        return Site.DELAYED
    if view.pawns[site]:
        return Site.BUILT
    if site == view.site:
        return Site.CURRENT
    return Site.TO_COME


def plate_of(view: CanalDuMidiView, site: int, words: Words) -> Plate:
    """Return the plate of a site."""
    card = view.box.sites[site]
    town = f"town-{card.id}"
    return Plate(
        site=card.id,
        numeral=NUMERALS[site],
        name=name_of(view, site, words),
        town=words.text(town) if card.name is None and words.has(town) else "",
        need=None if view.pawns[site] else view.need(site),
        worth=view.worth(site),
        city=card.city,
        tent=card.tent,
        state=state_of(view, site),
        framed=site == view.site,
    )


def name_of(view: CanalDuMidiView, site: int, words: Words) -> str:
    """Return the short name of a site."""
    card = view.box.sites[site]
    return words.text(f"short-{card.id}") if card.name is None else card.name


@lru_cache(maxsize=256)
def plate_sprite(theme: str, plate: Plate) -> Sprite:
    """Return a plate, held at its upper left corner."""
    palette = PALETTES[theme]
    ground, marks = _sheet(), _sheet()
    _draw_edges(ground, plate, palette)
    marks.line([(0, PICTURE_HEIGHT), (PLATE_WIDTH, PICTURE_HEIGHT)], palette.outline, 2.4)
    if plate.state is Site.DELAYED:
        _draw_hatch(marks, palette)
    _draw_numeral(marks, plate, palette)
    if plate.need is not None:
        _draw_need(marks, plate.need, palette)
    _draw_foot(marks, plate, palette)
    image = ground.image()
    picture = _picture(plate, palette)
    image.paste(picture, (_REACH + 2, _REACH + 2), _round_corners(picture.size))
    image.alpha_composite(marks.image())
    return Sprite(image, _REACH, _REACH)


def _sheet() -> Canvas:
    return Canvas(PLATE_WIDTH + 2 * _REACH, PLATE_HEIGHT + 2 * _REACH, None, -_REACH, -_REACH)


def _round_corners(size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    corner = ImageDraw.Draw(mask)
    corner.rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), 8 * SCALE, fill=255)
    return mask.reduce(SCALE)


def _draw_edges(canvas: Canvas, plate: Plate, palette: Palette) -> None:
    w, h = PLATE_WIDTH, PLATE_HEIGHT
    if plate.framed:
        canvas.rectangle(-_FRAME, -_FRAME, w + _FRAME, h + _FRAME, palette.outline, radius=18)
        canvas.rectangle(
            -_FRAME + 2.5, -_FRAME + 2.5, w + _FRAME - 2.5, h + _FRAME - 2.5, palette.halo, radius=16
        )
    canvas.rectangle(-2.4, -2.4, w + 2.4, h + 2.4, palette.outline, radius=12)
    canvas.rectangle(0, 0, w, h, palette.panel, radius=10)


def _picture(plate: Plate, palette: Palette) -> Image.Image:
    picture = scene_of(plate.site, palette)
    washed = _GREY.get(plate.state.value)
    if washed is None:
        return picture
    grey = picture.convert("L").convert("RGB")
    return Image.blend(grey, Image.new("RGB", picture.size, palette.panel), washed)


def _draw_hatch(canvas: Canvas, palette: Palette) -> None:
    left, right, top, bottom = 1.0, PLATE_WIDTH - 1.0, float(HATCH_TOP), PICTURE_HEIGHT - 1.2
    canvas.rectangle(left, top, right, bottom, palette.dry)
    for start in range(4, PLATE_WIDTH - 24, 22):
        canvas.polygon(
            [(start, bottom), (start + 8, bottom), (start + 22, top + 1), (start + 14, top + 1)],
            palette.dry_shade,
        )
    canvas.line([(left, top), (right, top)], palette.outline, 2)
    draw_hourglass(canvas, PLATE_WIDTH / 2, (top + bottom) / 2, 28, palette)


def _draw_numeral(canvas: Canvas, plate: Plate, palette: Palette) -> None:
    width = max(46, text_width(plate.numeral, 34, "title") + 22)
    canvas.rectangle(7, 7, 7 + width, 49, palette.panel, palette.outline, 2.2, radius=8)
    canvas.number(7 + width / 2, 28, plate.numeral, 34, palette.ink, face="title")


def _draw_need(canvas: Canvas, need: int, palette: Palette) -> None:
    """Draw the workers needed, ivory on ink in both themes."""
    text = str(need)
    width = 48 + text_width(text, 36, "bold")
    right = PLATE_WIDTH - 7
    dark = palette.on_light if palette.theme == "light" else palette.outline
    canvas.rectangle(right - width, 7, right, 51, dark, palette.halo, 1.6, radius=9)
    icons.worker(canvas, right - width + 22, 29, 29, palette.halo, dark)
    canvas.number(right - 10 - text_width(text, 36, "bold") / 2, 29, text, 36, palette.halo)


def _draw_foot(canvas: Canvas, plate: Plate, palette: Palette) -> None:
    middle = (PICTURE_HEIGHT + PLATE_HEIGHT) / 2
    right = PLATE_WIDTH - 24.0
    if plate.city:
        draw_city(canvas, right, middle, 15, palette)
        right -= 38
    if plate.tent:
        draw_tent(canvas, right, middle + 1, 14, palette)
        right -= 38
    canvas.disc(right - 2, middle, 18, palette.gold, palette.outline, 2)
    canvas.number(right - 2, middle, str(plate.worth), 27, palette.on_light)
    room = right - 26 - 12
    if plate.town:
        name = fitted(plate.name, room, 24, "bold")
        canvas.text(12, middle - 8, name, 24, palette.ink, bold=True)
        canvas.text(12, middle + 12, fitted(plate.town, room, 18), 18, palette.ink_soft)
    else:
        size = fitting_size(plate.name, room, 27.0, 22, step=1)
        canvas.text(12, middle, fitted(plate.name, room, size, "bold"), size, palette.ink, bold=True)
