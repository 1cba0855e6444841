"""The marks of places to choose from.

All of them have a printed name: cards their value and tool, the face-down ones theirs, sites their numeral,
seats theirs. So each has a ring, and none a number of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from render.canal_du_midi.layout.seats import SeatPlate
from render.canal_du_midi.layout.sheet import Sheet
from render.canal_du_midi.pieces import cards
from render.kit.boxes import Box, box_around
from render.kit.sprites import stamp
from render.kit.tokens import ring
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words
from rules.values import Value


def draw_spots(
    image: Image.Image,
    view: CanalDuMidiView,
    theme: str,
    sheet: Sheet,
    plates: tuple[SeatPlate, ...],
    words: Words,
    spots: Sequence[Value],
) -> None:
    """Put a ring around each place; what does not lie on the board is left out.

    The value of a card, by which it is chosen, stands out ivory on black.
    """
    for spot in spots:
        for card, box in _row_cards(view, plates, spot):
            face = cards.face(theme, view.box, card, box.width, box.height, chosen=True)
            stamp(image, face, box.left, box.top)
            _draw_ring(image, box, 10)
        place = _place(view, sheet, plates, words, spot)
        if place is not None:
            _draw_ring(image, place, 12)


def _draw_ring(image: Image.Image, box: Box, corner: float) -> None:
    stamp(image, ring(round(box.width), round(box.height), corner), box.left, box.top)


def _row_cards(
    view: CanalDuMidiView, plates: tuple[SeatPlate, ...], spot: Value
) -> Iterator[tuple[int, Box]]:
    """Yield the face-up cards that a value names; equal ones of a row are all meant."""
    if spot.kind not in ("row_card", "card", "worker"):
        return
    if spot.kind == "row_card":
        seats = () if view.seat is None else (view.seat,)
    else:
        seats = tuple(seat for seat, row in enumerate(view.face_up) if spot.value in row)
        seats = (view.seat,) if view.seat in seats else seats[:1]
    for seat in seats:
        for card, place in zip(view.face_up[seat], plates[seat].row, strict=False):
            if card == spot.value:
                yield card, place


def _place(
    view: CanalDuMidiView, sheet: Sheet, plates: tuple[SeatPlate, ...], words: Words, spot: Value
) -> Box | None:
    """Return the place that a value other than a face-up card names."""
    match spot.kind, spot.value:
        case "site", int(site):
            return sheet.plates[site]
        case "row_card", int(card) if card == FACE_DOWN and view.seat is not None:
            plate, count = plates[view.seat], view.face_down[view.seat]
            name = words.text("label-face-down-stack")
            return plate.large_pile or plate.pile.box(count, name)
        case "seat", int(seat):
            plate = plates[seat]
            return box_around(*plate.token, plate.token_radius * 2 + 14, plate.token_radius * 2 + 14)
        case _:
            return None
