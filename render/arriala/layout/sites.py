"""The places in what stands beside the canal: vineyards, river works, master works, and their names."""

from __future__ import annotations

import math
from dataclasses import dataclass

from render.arriala.layout.sheet import Sheet
from render.kit.boxes import Box, box_around
from render.kit.curve import Point

_MEDALLION = 41.0
RIVER_WORK = (100.0, 96.0)
"""Width and height of a river work with its points, without its name."""
MASTER_WORK = (202.0, 72.0)
"""Width and height of a master work without its plaque."""
_MOST_PLACES = 16


@dataclass(frozen=True)
class VineyardPlan:
    """The places of a vineyard: ``columns`` by ``rows``; a very large one shows only its first places."""

    capacity: int
    columns: int
    rows: int
    sheet: Sheet

    @property
    def shown(self) -> int:
        """Return how many places are drawn."""
        return min(self.capacity, self.columns * self.rows)

    @property
    def size(self) -> tuple[float, float]:
        """Return width and height of the parcel, at scale 1."""
        across, down = self.sheet.places
        return self.columns * across + 20, self.rows * down + 12

    def parcel(self, box: Box, scale: float) -> Box:
        """Return the parcel of vines in the vineyard's box, without the plaque."""
        width, height = self.size
        half = width * scale / 2
        return Box(box.x - half, box.top, box.x + half, box.top + height * scale)

    def places(self, box: Box, scale: float) -> list[Point]:
        """Return the middles of the places in the vineyard's box."""
        across, down = self.sheet.places[0] * scale, self.sheet.places[1] * scale
        left = box.x - (self.columns - 1) * across / 2
        top = box.top + 6 * scale + down / 2
        return [
            (left + (index % self.columns) * across, top + (index // self.columns) * down)
            for index in range(self.shown)
        ]


def vineyard_plan(capacity: int, sheet: Sheet) -> VineyardPlan:
    """Return the plan of a vineyard: a few places side by side, more in two rows."""
    shown = min(capacity, _MOST_PLACES)
    rows = 1 if shown <= max(1, sheet.one_row) else 2
    return VineyardPlan(capacity, math.ceil(shown / rows), rows, sheet)


def vineyard_plaque(box: Box, name: str, capacity: int, sheet: Sheet) -> Box:
    """Return where the plaque of a vineyard is: as wide as its text wants, or as its box is."""
    width = min(sheet.plaque_width(f"{name} {capacity}", icon=True), box.width)
    height = sheet.plaques.height
    return box_around(box.x, box.bottom - height / 2, width, height)


def is_beside(box: Box, sheet: Sheet, scale: float) -> bool:
    """Say whether the name of a river work stands right of its medallion, and not below it."""
    return box.height < RIVER_WORK[1] * scale + sheet.labels.height / 2


def river_work_middle(box: Box, sheet: Sheet, scale: float) -> Point:
    """Return the middle of a river work's medallion."""
    if is_beside(box, sheet, scale):
        return box.left + RIVER_WORK[0] * scale / 2 - 4, box.y + 2
    return box.x - 4, box.top + RIVER_WORK[1] * scale / 2 + 2


def river_work_radius(scale: float) -> float:
    """Return the radius of a river work's medallion."""
    return _MEDALLION * scale


def river_work_label(box: Box, name: str, sheet: Sheet, scale: float) -> Box:
    """Return where the name of a river work is."""
    width, height = sheet.label_width(name), sheet.labels.height
    if is_beside(box, sheet, scale):
        return box_around(box.right - width / 2, box.y + 8, width, height)
    return box_around(box.x, box.bottom - height / 2, width, height)


def river_work_worth(box: Box, sheet: Sheet, scale: float) -> Point:
    """Return the middle of the disc with the points of a river work."""
    (x, y), radius = river_work_middle(box, sheet, scale), river_work_radius(scale)
    return x + radius - 4, y - radius + 8


def river_work_worker(box: Box, sheet: Sheet, scale: float) -> Point:
    """Return where the worker stands who built a river work."""
    x, y = river_work_middle(box, sheet, scale)
    return x - 6 - 10 * scale, y - 2 + (0 if sheet.framed else -4) * scale


def master_work_plaque(box: Box, text: str, sheet: Sheet) -> Box:
    """Return where the plaque with the name of a master work is."""
    height = sheet.master_plaque
    if sheet.plaque_worth:
        return box_around(box.x, box.bottom - height / 2, sheet.plaque_width(text), height)
    return box_around(
        box.x, box.bottom - height / 2, sheet.label_width(text) + 4 * sheet.worth_radius, height
    )


def master_work_token(box: Box, plaque: Box, sheet: Sheet) -> Point:
    """Return where the token of a master work's builder stands."""
    if sheet.plaque_worth:
        return box.right - 18, box.top + 16
    return plaque.right - sheet.worth_radius - 2, plaque.y
