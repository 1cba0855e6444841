"""Brackets around what is new on the board."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.canal_du_midi.layout.seats import SeatPlate, bet_parts
from render.canal_du_midi.layout.sheet import Sheet
from render.canal_du_midi.marks.changes import Changes
from render.canal_du_midi.pieces.pawns import pawns_on
from render.canal_du_midi.pieces.site_plates import Site, state_of
from render.kit.boxes import Box
from render.kit.change_marks import mark_box
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words

_MARGIN = 2
"""How far brackets are from the edge of what they mark, in pixels."""


def mark_sites(image: Image.Image, view: CanalDuMidiView, theme: str, sheet: Sheet, changes: Changes) -> None:
    """Put brackets around the pawns of new sections and the hourglasses of newly delayed sites."""
    for site in sorted(changes.sites):
        pawns = pawns_on(view, site, sheet)
        if pawns is not None:
            for box in pawns.boxes:
                mark_box(image, theme, box, sheet.plate.mark_margin, whole=True)
        elif state_of(view, site) is Site.DELAYED:
            plate, place = sheet.plates[site], sheet.plate.hourglass_box()
            mark_box(image, theme, place.moved(plate.left, plate.top), 1, whole=True)


def mark_seat(
    image: Image.Image,
    view: CanalDuMidiView,
    theme: str,
    words: Words,
    seat: int,
    plate: SeatPlate,
    changes: Changes,
) -> None:
    """Put brackets around new cards, coins, a traded hand and a reinforcement on a seat's plate."""
    for box in _new_cards(view, seat, plate, changes):
        mark_box(image, theme, box, _MARGIN, whole=True)
    if seat in changes.coins:
        mark_box(image, theme, plate.coins.box(view.coins[seat]), _MARGIN, whole=True)
    if seat in changes.hands:
        hand = plate.hand.box(view.hand_sizes[seat], words.text("label-hand-stack"))
        mark_box(image, theme, hand, _MARGIN, whole=True)
    for part in _reinforcement(view, seat, plate, changes):
        mark_box(image, theme, part, _MARGIN, whole=True)


def _reinforcement(view: CanalDuMidiView, seat: int, plate: SeatPlate, changes: Changes) -> tuple[Box, ...]:
    """Return the place of a new reinforcement, if it lies there: that of the round before is gone."""
    if seat not in changes.reinforced or view.revealed is None:
        return ()
    return bet_parts(plate.bet, len(view.revealed.cards_of(seat)))[1:]


def _new_cards(view: CanalDuMidiView, seat: int, plate: SeatPlate, changes: Changes) -> Iterator[Box]:
    """Yield the places of new face-up cards; of equal cards the last ones are new."""
    new = [card for owner, card in changes.cards if owner == seat]
    row = view.face_up[seat]
    for index in range(len(row) - 1, -1, -1):
        if row[index] in new:
            new.remove(row[index])
            yield plate.row[index]
