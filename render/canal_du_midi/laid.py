"""What lies on the pictures of the sites: pawns, and the cards of the round before."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.canal_du_midi import cards
from render.canal_du_midi.changes import Changes
from render.canal_du_midi.layout import SITES, plate_box
from render.canal_du_midi.plates import HATCH_TOP, Site, state_of
from render.kit.boxes import Box
from render.kit.change_marks import brackets
from render.kit.curve import Point
from render.kit.sprites import stamp
from render.kit.tokens import token
from rules.canal_du_midi.view import CanalDuMidiView

_CARD_WIDTH, _CARD_HEIGHT = 31, 42
_OVERLAP = 25
_GAP = 11
_STRIP_LEFT = 20
_LOW, _HIGH = 98, 42
_ROOMY, _CROWDED = (27, 27, 25, 25), (27, 27, 24, 20)


@dataclass(frozen=True)
class Pawns:
    """The pawns on a site, as large as there is room for them; the first seat stands on the left."""

    places: tuple[Point, ...]
    radius: float

    @property
    def box(self) -> Box:
        """The rectangle around them."""
        (left, y), (right, _) = self.places[0], self.places[-1]
        return Box(left - self.radius, y - self.radius, right + self.radius, y + self.radius)


def pawns_on(view: CanalDuMidiView, site: int) -> Pawns | None:
    """Where the pawns of a site stand: low on its picture, or high where cards lie in their way."""
    count = len(view.pawns[site])
    if not count:
        return None
    low = _pawns(site, count, _ROOMY[count - 1], _LOW)
    if view.last_round is None or view.last_round.site != site or not low.box.grown(8).overlaps(_strip(view)):
        return low
    return _pawns(site, count, _CROWDED[count - 1], _HIGH)


def _pawns(site: int, count: int, radius: float, down: float) -> Pawns:
    plate = plate_box(site)
    step = radius * 2 + 8
    right = plate.right - radius - 14
    return Pawns(
        tuple((right - (count - 1 - index) * step, plate.top + down) for index in range(count)), radius
    )


def _strip(view: CanalDuMidiView) -> Box:
    """Where the cards of the round before lie: low on the left, but not on the hatch of a delayed site."""
    shown = view.last_round
    if shown is None:
        return Box(0, 0, 0, 0)
    plate = plate_box(shown.site)
    waits = state_of(view, shown.site) is Site.DELAYED and not view.pawns[shown.site]
    top = plate.top + (HATCH_TOP - 50 if waits else 89)
    drawn = sum(len(shown.cards_of(seat)) - 1 for seat in range(view.seats))
    width = view.seats * (_CARD_WIDTH + _GAP) + drawn * _OVERLAP
    return Box(plate.left + _STRIP_LEFT, top, plate.left + _STRIP_LEFT + width, top + _CARD_HEIGHT)


def draw_laid(image: Image.Image, view: CanalDuMidiView, theme: str, changes: Changes) -> None:
    """Pawns on all sites, the cards of the round before with the token of who played them, what is new."""
    for site in range(SITES):
        pawns = pawns_on(view, site)
        if pawns is not None:
            for seat, (x, y) in zip(view.pawns[site], pawns.places, strict=True):
                stamp(image, token(theme, seat, pawns.radius), x, y)
    _draw_strip(image, view, theme)
    for site in sorted(changes.sites):
        pawns = pawns_on(view, site)
        plate = plate_box(site)
        if pawns is not None:
            box = pawns.box
            mark = brackets(theme, round(box.width / 2) + 9, round(box.height / 2) + 9)
            stamp(image, mark, box.x, box.y)
        elif state_of(view, site) is Site.DELAYED:
            stamp(image, brackets(theme, 25, 20), plate.x, plate.top + HATCH_TOP + 18)


def _draw_strip(image: Image.Image, view: CanalDuMidiView, theme: str) -> None:
    shown = view.last_round
    if shown is None:
        return
    strip = _strip(view)
    x = strip.left
    for seat in range(view.seats):
        start = x
        for card in shown.cards_of(seat):
            stamp(image, cards.small_face(theme, view.box, card, _CARD_WIDTH, _CARD_HEIGHT), x, strip.top)
            x += _OVERLAP
        stamp(image, token(theme, seat, 7.5), start - 1, strip.bottom - 6)
        x += _CARD_WIDTH - _OVERLAP + _GAP
