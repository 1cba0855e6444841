"""The plates of the sites: picture, numeral, need, name and worth, in each of their states."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PIL import Image, ImageDraw

from render.canal_du_midi.layout.plates import PlateStyle
from render.canal_du_midi.pieces.scenes.pictures import scene_of
from render.canal_du_midi.pieces.signs import draw_city, draw_hourglass, draw_tent
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.fonts import fitted, fitting_size, text_width
from render.kit.palette import PALETTES, Palette
from render.kit.scale import SCALE
from render.kit.sprites import Sprite, kept
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words

_FRAME = 10
_REACH = 14
"""How far the sprite of a plate goes beyond it."""
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


@kept
def plate_sprite(theme: str, plate: Plate, style: PlateStyle) -> Sprite:
    """Return a plate, held at its upper left corner."""
    palette = PALETTES[theme]
    ground, marks = _sheet(style), _sheet(style)
    _draw_edges(ground, plate, style, palette)
    marks.line([(0, style.picture), (style.width, style.picture)], palette.outline, 2.4)
    if plate.state is Site.DELAYED:
        _draw_hatch(marks, style, palette)
    _draw_numeral(marks, plate, style, palette)
    if plate.need is not None:
        _draw_need(marks, plate.need, style, palette)
    _draw_worth(marks, plate, style, palette)
    _draw_name(marks, plate, style, palette)
    image = ground.image()
    picture = _picture(plate, style, palette)
    image.paste(picture, (_REACH + 2, _REACH + 2), _round_corners(picture.size))
    image.alpha_composite(marks.image())
    return Sprite(image, _REACH, _REACH)


def _sheet(style: PlateStyle) -> Canvas:
    return Canvas(style.width + 2 * _REACH, style.height + 2 * _REACH, None, -_REACH, -_REACH)


def _round_corners(size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    corner = ImageDraw.Draw(mask)
    corner.rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), 8 * SCALE, fill=255)
    return mask.reduce(SCALE)


def _has_black_name(plate: Plate, style: PlateStyle) -> bool:
    return plate.framed and style.signs_above


def _draw_edges(canvas: Canvas, plate: Plate, style: PlateStyle, palette: Palette) -> None:
    w, h = style.width, style.height
    if plate.framed:
        canvas.rectangle(-_FRAME, -_FRAME, w + _FRAME, h + _FRAME, palette.outline, radius=18)
        canvas.rectangle(
            -_FRAME + 2.5, -_FRAME + 2.5, w + _FRAME - 2.5, h + _FRAME - 2.5, palette.halo, radius=16
        )
    canvas.rectangle(-2.4, -2.4, w + 2.4, h + 2.4, palette.outline, radius=12)
    canvas.rectangle(0, 0, w, h, palette.spot if _has_black_name(plate, style) else palette.panel, radius=10)


def _picture(plate: Plate, style: PlateStyle, palette: Palette) -> Image.Image:
    """Return the scene, cut to the upper part of the plate, and grey unless it is this round's or built."""
    picture = scene_of(plate.site, palette)
    width, height = min(picture.width, style.width - 4), min(picture.height, style.picture - 2)
    left, top = (picture.width - width) // 2, (picture.height - height) * 3 // 4
    picture = picture.crop((left, top, left + width, top + height))
    washed = _GREY.get(plate.state.value)
    if washed is None:
        return picture
    grey = picture.convert("L").convert("RGB")
    return Image.blend(grey, Image.new("RGB", picture.size, palette.panel), washed)


def _draw_hatch(canvas: Canvas, style: PlateStyle, palette: Palette) -> None:
    left, right, top, bottom = 1.0, style.width - 1.0, style.hatch, style.picture - 1.2
    canvas.rectangle(left, top, right, bottom, palette.dry)
    for start in range(4, style.width - 24, 22):
        canvas.polygon(
            [(start, bottom), (start + 8, bottom), (start + 22, top + 1), (start + 14, top + 1)],
            palette.dry_shade,
        )
    canvas.line([(left, top), (right, top)], palette.outline, 2)
    draw_hourglass(canvas, style.hourglass, (top + bottom) / 2, 24, palette)


def _draw_numeral(canvas: Canvas, plate: Plate, style: PlateStyle, palette: Palette) -> None:
    box = style.numeral_box(plate.numeral)
    canvas.rectangle(*box.edges, palette.panel, palette.outline, 2.2, radius=8)
    canvas.number(box.x, box.y, plate.numeral, style.numeral, palette.ink, face="title")


def _draw_need(canvas: Canvas, need: int, style: PlateStyle, palette: Palette) -> None:
    """Draw the workers needed, ivory on ink in both themes."""
    text, box, scale = str(need), style.need_box(need), style.need / 36
    dark = palette.on_light if palette.theme == "light" else palette.outline
    canvas.rectangle(*box.edges, dark, palette.halo, 1.6, radius=9)
    icons.worker(canvas, box.left + 22 * scale, box.y, 29 * scale, palette.halo, dark)
    middle = box.right - 10 * scale - text_width(text, style.need, "bold") / 2
    canvas.number(middle, box.y, text, style.need, palette.halo)


def _draw_worth(canvas: Canvas, plate: Plate, style: PlateStyle, palette: Palette) -> None:
    """Draw the worth on a gold disc, and right of it a city or a tent."""
    (x, y), *signs = style.sign_places(plate.city + plate.tent)
    radius = style.worth * (0.6 if style.signs_above else 2 / 3)
    if style.signs_above:
        canvas.disc(x, y, radius + 2.5, palette.halo)
    canvas.disc(x, y, radius, palette.gold, palette.outline, 2)
    canvas.number(x, y, str(plate.worth), style.worth, palette.on_light)
    if plate.tent:
        _draw_tent_at(canvas, signs.pop(0), style, palette)
    if plate.city:
        draw_city(canvas, *signs.pop(0), 20 if style.signs_above else 15, palette)


def _draw_tent_at(canvas: Canvas, place: Point, style: PlateStyle, palette: Palette) -> None:
    """Draw a tent; on the picture it has a disc below it."""
    x, y = place
    if not style.signs_above:
        draw_tent(canvas, x, y + 1, 14, palette)
        return
    canvas.disc(x, y, 25, palette.halo)
    draw_tent(canvas, x, y + 4, 15, palette, on_light=True)


def _draw_name(canvas: Canvas, plate: Plate, style: PlateStyle, palette: Palette) -> None:
    box = style.name_box(plate.city + plate.tent)
    ink = palette.halo if _has_black_name(plate, style) else palette.ink
    if style.signs_above:
        size = fitting_size(plate.name, box.width, style.name, style.smallest_name, step=1)
        canvas.number(box.x, box.y, fitted(plate.name, box.width, size, "bold"), size, ink)
    elif plate.town:
        name = fitted(plate.name, box.width, 24, "bold")
        canvas.text(box.left, box.y - 8, name, 24, ink, bold=True)
        canvas.text(box.left, box.y + 12, fitted(plate.town, box.width, 18), 18, palette.ink_soft)
    else:
        size = fitting_size(plate.name, box.width, style.name, style.smallest_name, step=1)
        canvas.text(box.left, box.y, fitted(plate.name, box.width, size, "bold"), size, ink, bold=True)
