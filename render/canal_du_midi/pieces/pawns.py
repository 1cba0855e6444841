"""The pawns of who built a site, on the picture of its plate."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.canal_du_midi.layout import SITES, plate_box
from render.canal_du_midi.pieces.last_round import strip_of
from render.kit.boxes import Box
from render.kit.curve import Point
from render.kit.sprites import stamp
from render.kit.tokens import token
from rules.canal_du_midi.view import CanalDuMidiView

_LOW, _HIGH = 98, 42
"""How far below the top of the plate pawns stand."""
_ROOMY, _CROWDED = (27, 27, 25, 25), (27, 27, 24, 20)
"""The radius of pawns by their number."""


@dataclass(frozen=True)
class Pawns:
    """The pawns on a site, as large as there is room for them; the first seat stands on the left."""

    places: tuple[Point, ...]
    radius: float

    @property
    def box(self) -> Box:
        """Return the rectangle around them."""
        (left, y), (right, _) = self.places[0], self.places[-1]
        return Box(left - self.radius, y - self.radius, right + self.radius, y + self.radius)


def pawns_on(view: CanalDuMidiView, site: int) -> Pawns | None:
    """Return where the pawns of a site stand; None if there are none.

    Low on its picture, or high where the cards of the round before are in their way.
    """
    count = len(view.pawns[site])
    if not count:
        return None
    low, shown = _pawns(site, count, _ROOMY[count - 1], _LOW), view.last_round
    if shown is None or shown.site != site or not low.box.grown(8).overlaps(strip_of(view, shown)):
        return low
    return _pawns(site, count, _CROWDED[count - 1], _HIGH)


def _pawns(site: int, count: int, radius: float, down: float) -> Pawns:
    plate = plate_box(site)
    step = radius * 2 + 8
    right = plate.right - radius - 14
    return Pawns(
        tuple((right - (count - 1 - index) * step, plate.top + down) for index in range(count)), radius
    )


def draw_pawns(image: Image.Image, view: CanalDuMidiView, theme: str) -> None:
    """Draw the pawns on all sites."""
    for site in range(SITES):
        pawns = pawns_on(view, site)
        if pawns is not None:
            for seat, (x, y) in zip(view.pawns[site], pawns.places, strict=True):
                stamp(image, token(theme, seat, pawns.radius), x, y)
