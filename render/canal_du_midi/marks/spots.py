"""The numbers of places to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from render.canal_du_midi.layout import Column, columns_of, station
from render.kit.curve import Point
from render.kit.sprites import stamp
from render.kit.tokens import spot
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.view import CanalDuMidiView
from rules.values import Value


def draw_spots(image: Image.Image, view: CanalDuMidiView, spots: Sequence[Value]) -> None:
    """Number places from 1; what does not lie on the board keeps its number and is left out."""
    for number, place in enumerate(_places(view, spots), 1):
        if place is not None:
            stamp(image, spot(number), *place)


def _places(view: CanalDuMidiView, spots: Sequence[Value]) -> Iterator[Point | None]:
    """Yield where the numbers go, None for what is not on the board; equal cards are numbered in turn."""
    all_columns = columns_of(view)
    used: set[tuple[int, int]] = set()
    for value in spots:
        match value.kind, value.value:
            case "site", int(site):
                yield station(site)
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
