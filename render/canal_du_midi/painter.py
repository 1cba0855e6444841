"""The picture of a board of Canal du Midi: the kept base, and on it whatever a turn can change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from render.canal_du_midi.base import (
    ROUND_Y,
    SUPPLY_COIN,
    SUPPLY_NUMBER_X,
    Base,
    base_of,
    discard_place,
)
from render.canal_du_midi.layout import (
    CANAL_HALF,
    CANAL_Y,
    COURSE,
    DISCARDS,
    SITES,
    SUPPLY,
    plate_box,
    section_span,
)
from render.canal_du_midi.marks.brackets import mark_sites
from render.canal_du_midi.marks.changes import changes_in
from render.canal_du_midi.marks.spots import draw_spots
from render.canal_du_midi.pieces.last_round import draw_last_round
from render.canal_du_midi.pieces.pawns import draw_pawns
from render.canal_du_midi.pieces.signs import gate
from render.canal_du_midi.pieces.site_plates import Site, plate_of, plate_sprite, state_of
from render.canal_du_midi.seats.columns import draw_columns
from render.canal_du_midi.seats.header import draw_header
from render.kit.palette import PALETTES
from render.kit.sprites import stamp
from render.kit.writing import write, write_fitted
from rules.canal_du_midi.view import CanalDuMidiView
from rules.game import Event
from rules.language.words import Words
from rules.values import Value


def paint_board(
    view: CanalDuMidiView,
    theme: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    layout: str,
) -> Image.Image:
    """Return the board, 1600 × 1000."""
    base = base_of(view, theme, words)
    changes = changes_in(view, events)
    image = base.dry.copy()
    _draw_water(image, view, base, theme)
    for site in range(SITES):
        plate = plate_box(site)
        stamp(image, plate_sprite(theme, plate_of(view, site, words)), plate.left, plate.top)
    draw_pawns(image, view, theme)
    draw_last_round(image, view, theme)
    mark_sites(image, view, theme, changes)
    _draw_stores(image, view, theme, words)
    draw_header(image, view, theme, words)
    draw_columns(image, view, theme, words, changes)
    draw_spots(image, view, spots)
    return image


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


def _draw_water(image: Image.Image, view: CanalDuMidiView, base: Base, theme: str) -> None:
    """Fill what is built, with a dam wherever water meets a dry trench."""
    wet = [state_of(view, site) is Site.BUILT for site in range(SITES)]
    reach = CANAL_HALF + 1
    for site in range(SITES):
        if wet[site]:
            left, right = section_span(site)
            area = (round(left), CANAL_Y - reach - 6, round(right), CANAL_Y + reach + 6)
            image.paste(base.wet.crop(area), area[:2])
    for site, (here, there) in enumerate(pairwise(wet)):
        if here != there:
            x = section_span(site)[1]
            stamp(image, gate(theme), x, COURSE.at(x + 30)[1])


def _draw_stores(image: Image.Image, view: CanalDuMidiView, theme: str, words: Words) -> None:
    """Write the coins to be won, the round, and the discards by their tools."""
    palette = PALETTES[theme]
    write(image, SUPPLY_NUMBER_X, SUPPLY_COIN[1], str(view.supply), 40, palette.ink, "bold", "m")
    write(image, SUPPLY.x, ROUND_Y, f"{view.round}/{view.rounds}", 36, palette.ink, "bold", "m")
    label, room = words.text("label-discards"), DISCARDS.width - 16
    write_fitted(image, DISCARDS.x, 412, label, room, 24, palette.ink_soft, "medium", "m")
    kinds = len(view.box.workers)
    counts = Counter(card % kinds for card in view.discards)
    for kind in range(kinds):
        x, y = discard_place(kind)
        colour = palette.ink if counts[kind] else palette.ink_soft
        write(image, x + 33, y, str(counts[kind]), 26, colour, "bold", "m")
