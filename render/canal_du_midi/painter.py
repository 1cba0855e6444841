"""The picture of a board of Canal du Midi: the kept base, and on it whatever a turn can change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from PIL import Image

from render.canal_du_midi.base import Base, base_of
from render.canal_du_midi.layout.boards import sheet_of
from render.canal_du_midi.layout.seats import seats_of
from render.canal_du_midi.layout.sheet import CANAL_HALF, SITES, Caption, Sheet
from render.canal_du_midi.marks.brackets import mark_sites
from render.canal_du_midi.marks.changes import changes_in
from render.canal_du_midi.marks.spots import draw_spots
from render.canal_du_midi.pieces.pawns import draw_pawns
from render.canal_du_midi.pieces.signs import gate
from render.canal_du_midi.pieces.site_plates import Site, plate_of, plate_sprite, state_of
from render.canal_du_midi.seats.header import draw_header
from render.canal_du_midi.seats.plates import draw_seats
from render.kit.packed import Packed
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, kept, stamp
from render.kit.water import water
from render.kit.writing import write
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words
from rules.records import Event
from rules.values import Value

PUBLIC_BOARD: bool = True
"""All that is hidden is in hands: the board looks alike to everybody."""


def paint_board(
    view: CanalDuMidiView,
    theme: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    layout: str,
    part: str | None,
) -> Image.Image:
    """Return the board: wide 1600 × 1000, tall 1000 × 1380 or, with two seats, less high."""
    sheet, seats = sheet_of(layout, view.seats), seats_of(view, layout)
    base = base_of(view, theme, words, sheet)
    changes = changes_in(view, events)
    image = base.dry.image()
    _draw_water(image, view, base, sheet, theme)
    for site, plate in enumerate(sheet.plates):
        stamp(image, plate_sprite(theme, plate_of(view, site, words), sheet.plate), plate.left, plate.top)
    draw_pawns(image, view, theme, sheet)
    mark_sites(image, view, theme, sheet, changes)
    _draw_stores(image, view, theme, sheet)
    draw_header(image, view, theme, words, sheet.header)
    draw_seats(image, view, theme, words, seats, changes)
    draw_spots(image, view, theme, sheet, seats, words, spots)
    return image


def parts(view: CanalDuMidiView) -> Mapping[str, frozenset[Value]]:
    """Return nothing: the board is drawn as a whole."""
    return {}


def paint_choice(
    view: CanalDuMidiView,
    theme: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    chosen: Sequence[Value],
) -> None:
    """Return None: what is chosen are cards, and the board has no places for them."""
    return


def _draw_water(image: Image.Image, view: CanalDuMidiView, base: Base, sheet: Sheet, theme: str) -> None:
    """Fill what is built, with a dam wherever water meets a dry trench."""
    wet = [state_of(view, site) is Site.BUILT for site in range(SITES)]
    for first, last in _runs(wet):
        stamp(image, _water(base.wet, sheet, first, last), 0, 0)
    for site, (here, there) in enumerate(pairwise(wet)):
        if here != there:
            right, down = sheet.course.direction(sheet.cuts[site])
            stamp(image, gate(theme, across=abs(down) > abs(right)), *sheet.dams[site])


def _runs(wet: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last of the sites of each run of water."""
    for site, here in enumerate(wet):
        if here and (site == 0 or not wet[site - 1]):
            last = site
            while last + 1 < len(wet) and wet[last + 1]:
                last += 1
            yield site, last


@kept
def _water(wet: Packed, sheet: Sheet, first: int, last: int) -> Sprite:
    """Return the full canal from one site to another, held at the corner of the picture."""
    reach = CANAL_HALF + 1
    return water(wet, [sheet.course.band(sheet.section(first)[0], sheet.section(last)[1], -reach, reach)])


def _draw_stores(image: Image.Image, view: CanalDuMidiView, theme: str, sheet: Sheet) -> None:
    """Write the coins to be won, the round, and the discards by their tools."""
    palette, stores = PALETTES[theme], sheet.stores

    def number(place: Caption, text: str) -> None:
        write(image, place.x, place.y, text, place.size, palette.ink, "bold", place.align)

    number(stores.supply_number, str(view.supply))
    number(stores.round_number, f"{view.round}/{view.rounds}")
    kinds = len(view.box.workers)
    counts = Counter(card % kinds for card in view.discards)
    for kind in range(kinds):
        x, y = stores.tool(kind)
        colour = palette.ink if counts[kind] else palette.ink_soft
        write(image, x + stores.number_right, y, str(counts[kind]), stores.number_size, colour, "bold", "m")
