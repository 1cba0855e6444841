"""The pawns of who built a site, on the picture of its plate."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.canal_du_midi.layout.sheet import SITES, Sheet
from render.kit.boxes import Box
from render.kit.curve import Point
from render.kit.sprites import stamp
from render.kit.tokens import token
from rules.canal_du_midi.view import CanalDuMidiView


@dataclass(frozen=True)
class Pawns:
    """The pawns on a site, in groups side by side; the first seat stands first."""

    groups: tuple[tuple[Point, ...], ...]
    radius: float

    @property
    def places(self) -> tuple[Point, ...]:
        """Return where the pawns stand, by their order."""
        return tuple(place for group in self.groups for place in group)

    @property
    def boxes(self) -> tuple[Box, ...]:
        """Return the rectangle around each group."""
        r = self.radius
        return tuple(
            Box(group[0][0] - r, group[0][1] - r, group[-1][0] + r, group[-1][1] + r) for group in self.groups
        )


def pawns_on(view: CanalDuMidiView, site: int, sheet: Sheet) -> Pawns | None:
    """Return where the pawns of a site stand; None if there are none."""
    count = len(view.pawns[site])
    if not count:
        return None
    plate, style = sheet.plates[site], sheet.plate
    groups = (
        tuple((plate.left + x, plate.top + y) for x, y in group) for group in style.pawn_groups[count - 1]
    )
    return Pawns(tuple(groups), style.pawn_radius[count - 1])


def draw_pawns(image: Image.Image, view: CanalDuMidiView, theme: str, sheet: Sheet) -> None:
    """Draw the pawns on all sites."""
    for site in range(SITES):
        pawns = pawns_on(view, site, sheet)
        if pawns is not None:
            for seat, (x, y) in zip(view.pawns[site], pawns.places, strict=True):
                stamp(image, token(theme, seat, pawns.radius), x, y)
