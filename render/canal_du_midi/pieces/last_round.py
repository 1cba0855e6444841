"""The cards of the round before, on the plate of their site, each seat's with its token."""

from __future__ import annotations

from PIL import Image

from render.canal_du_midi.layout import plate_box
from render.canal_du_midi.pieces import cards
from render.canal_du_midi.pieces.site_plates import HATCH_TOP, Site, state_of
from render.kit.boxes import Box
from render.kit.sprites import stamp
from render.kit.tokens import token
from rules.canal_du_midi.state import Shown
from rules.canal_du_midi.view import CanalDuMidiView

_CARD_WIDTH, _CARD_HEIGHT = 31, 42
_OVERLAP = 25
_GAP = 11
_STRIP_LEFT = 20


def strip_of(view: CanalDuMidiView, shown: Shown) -> Box:
    """Return where the cards lie: low on the left, but not on the hatch of a delayed site."""
    plate = plate_box(shown.site)
    waits = state_of(view, shown.site) is Site.DELAYED and not view.pawns[shown.site]
    top = plate.top + (HATCH_TOP - 50 if waits else 89)
    drawn = sum(len(shown.cards_of(seat)) - 1 for seat in range(view.seats))
    width = view.seats * (_CARD_WIDTH + _GAP) + drawn * _OVERLAP
    return Box(plate.left + _STRIP_LEFT, top, plate.left + _STRIP_LEFT + width, top + _CARD_HEIGHT)


def draw_last_round(image: Image.Image, view: CanalDuMidiView, theme: str) -> None:
    """Draw the cards of the round before, if there was one."""
    shown = view.last_round
    if shown is None:
        return
    strip = strip_of(view, shown)
    x = strip.left
    for seat in range(view.seats):
        start = x
        for card in shown.cards_of(seat):
            face = cards.small_face(theme, view.box, card, _CARD_WIDTH, _CARD_HEIGHT)
            stamp(image, face, x, strip.top)
            x += _OVERLAP
        stamp(image, token(theme, seat, 7.5), start - 1, strip.bottom - 6)
        x += _CARD_WIDTH - _OVERLAP + _GAP
