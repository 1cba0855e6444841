"""Brackets around what is new on the board."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.canal_du_midi.layout import Column, bet_parts, coins_box, hand_box, plate_box
from render.canal_du_midi.marks.changes import Changes
from render.canal_du_midi.pieces.pawns import pawns_on
from render.canal_du_midi.pieces.site_plates import HATCH_TOP, Site, state_of
from render.kit.boxes import Box
from render.kit.change_marks import brackets, mark_box
from render.kit.sprites import stamp
from rules.canal_du_midi.view import CanalDuMidiView


def mark_sites(image: Image.Image, view: CanalDuMidiView, theme: str, changes: Changes) -> None:
    """Put brackets around the pawns of new sections and the hatches of newly delayed sites."""
    for site in sorted(changes.sites):
        pawns = pawns_on(view, site)
        if pawns is not None:
            mark_box(image, theme, pawns.box, 9, whole=True)
        elif state_of(view, site) is Site.DELAYED:
            plate = plate_box(site)
            stamp(image, brackets(theme, 25, 20), plate.x, plate.top + HATCH_TOP + 18)


def mark_seat(
    image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, column: Column, changes: Changes
) -> None:
    """Put brackets around new cards, coins, a traded hand and a reinforcement in a seat's column."""
    for box in _new_cards(view, seat, column, changes):
        mark_box(image, theme, box, 2, whole=True)
    if seat in changes.coins:
        mark_box(image, theme, coins_box(column, view.coins[seat]), 2, whole=True)
    if seat in changes.hands:
        mark_box(image, theme, hand_box(column, view.hand_sizes[seat]), 2, whole=True)
    if seat in changes.reinforced and view.revealed is not None:
        mark_box(image, theme, bet_parts(column.bet, 2)[1], 2, whole=True)


def _new_cards(view: CanalDuMidiView, seat: int, column: Column, changes: Changes) -> Iterator[Box]:
    """Yield the places of new face-up cards; of equal cards the last ones are new."""
    new = [card for owner, card in changes.cards if owner == seat]
    row = view.face_up[seat]
    for index in range(len(row) - 1, -1, -1):
        if row[index] in new:
            new.remove(row[index])
            yield column.row[index]
