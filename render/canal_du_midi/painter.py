"""Canal du Midi in a picture: the kept base, and on it whatever a turn can change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
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
from render.canal_du_midi.changes import changes_in
from render.canal_du_midi.header import draw_header
from render.canal_du_midi.laid import draw_laid
from render.canal_du_midi.layout import (
    CANAL_HALF,
    CANAL_Y,
    COURSE,
    DISCARDS,
    SITES,
    SUPPLY,
    Column,
    plate_box,
    section_span,
    station,
)
from render.canal_du_midi.pieces import gate
from render.canal_du_midi.plates import Site, plate_of, plate_sprite, state_of
from render.canal_du_midi.seats import columns_of, draw_seats
from render.kit.curve import Point
from render.kit.fonts import fitted
from render.kit.palette import PALETTES
from render.kit.sprites import stamp
from render.kit.tokens import spot
from render.kit.writing import write
from rules.canal_du_midi.pieces import FACE_DOWN
from rules.canal_du_midi.view import CanalDuMidiView
from rules.game import Event
from rules.language.words import Words
from rules.values import Value


def paint_board(
    view: CanalDuMidiView, theme: str, words: Words, events: Sequence[Event], spots: Sequence[Value]
) -> Image.Image:
    """The board, 1600 × 1000."""
    base = base_of(view, theme, words)
    changes = changes_in(view, events)
    image = base.dry.copy()
    _draw_water(image, view, base, theme)
    for site in range(SITES):
        plate = plate_box(site)
        stamp(image, plate_sprite(theme, plate_of(view, site, words)), plate.left, plate.top)
    draw_laid(image, view, theme, changes)
    _draw_stores(image, view, theme, words)
    draw_header(image, view, theme, words)
    draw_seats(image, view, theme, words, changes)
    for number, place in enumerate(_spot_places(view, spots), 1):
        if place is not None:
            stamp(image, spot(number), *place)
    return image


def _draw_water(image: Image.Image, view: CanalDuMidiView, base: Base, theme: str) -> None:
    """Fills what is built, with a dam wherever water meets a dry trench."""
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
    """Coins to be won, the round, and the discards by their tools."""
    palette = PALETTES[theme]
    write(image, SUPPLY_NUMBER_X, SUPPLY_COIN[1], str(view.supply), 40, palette.ink, "bold", "m")
    write(image, SUPPLY.x, ROUND_Y, f"{view.round}/{view.rounds}", 36, palette.ink, "bold", "m")
    label = fitted(words.text("label-discards"), DISCARDS.width - 16, 24)
    write(image, DISCARDS.x, 412, label, 24, palette.ink_soft, "medium", "m")
    kinds = len(view.box.workers)
    counts = Counter(card % kinds for card in view.discards)
    for kind in range(kinds):
        x, y = discard_place(kind)
        colour = palette.ink if counts[kind] else palette.ink_soft
        write(image, x + 33, y, str(counts[kind]), 26, colour, "bold", "m")


def _spot_places(view: CanalDuMidiView, spots: Sequence[Value]) -> Iterable[Point | None]:
    """Where the numbers go; None for what does not lie on the board. Equal cards are numbered in turn."""
    all_columns = columns_of(view)
    used: set[tuple[int, int]] = set()
    for value in spots:
        match value.kind, value.value:
            case "site", int(site):
                x, y = station(site)
                yield x, y
            case "row_card", int(card) if view.seat is not None:
                yield _row_place(view, all_columns[view.seat], view.seat, card, used)
            case "card" | "worker", int(card):
                order = sorted(range(view.seats), key=lambda seat: seat != view.seat)
                found = (_row_place(view, all_columns[seat], seat, card, used) for seat in order)
                yield next((place for place in found if place is not None), None)
            case "seat", int(seat):
                yield all_columns[seat].token
            case _:
                yield None


def _row_place(
    view: CanalDuMidiView, column: Column, seat: int, card: int, used: set[tuple[int, int]]
) -> Point | None:
    if card == FACE_DOWN:
        return column.pile.x, column.pile.y
    for index, lies in enumerate(view.face_up[seat]):
        if lies == card and (seat, index) not in used:
            used.add((seat, index))
            place = column.row[index]
            return place.x, place.top + place.height * 0.33
    return None
