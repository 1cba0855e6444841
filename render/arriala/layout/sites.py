"""Sizes of what stands beside the canal, and the places in it: vineyards, river works, master works."""

from __future__ import annotations

import math
from dataclasses import dataclass

from render.kit.boxes import Box, box_around
from render.kit.curve import Point
from render.kit.fonts import text_width

PLAQUE_HEIGHT = 36.0
PLAQUE_TEXT = 27.0
"""The size of the text on a plaque."""
PLAQUE_ICON = 34
"""The room for a picture before the text of a plaque."""
RIVER_WORK_SIZE = (100.0, 96.0)
"""Width and height of a river work with its points."""
MASTER_WORK_SIZE = (202.0, 108.0)
"""Width and height of a master work with its plaque."""
_PLACE = 46.0
_MOST_PLACES = 16


def plaque_width(text: str, icon: bool = False) -> float:
    """Return the width of a plaque with a text and perhaps a picture before it."""
    return text_width(text, PLAQUE_TEXT, "bold") + (PLAQUE_ICON if icon else 0) + 24


@dataclass(frozen=True)
class VineyardPlan:
    """The places of a vineyard: ``columns`` by ``rows``; a very large one shows only its first places."""

    capacity: int
    columns: int
    rows: int

    @property
    def shown(self) -> int:
        """Return how many places are drawn."""
        return min(self.capacity, self.columns * self.rows)

    def size(self, plaque: float) -> tuple[float, float]:
        """Return width and height with a plaque of that width, at scale 1."""
        return max(self.columns * _PLACE + 20, plaque), self.rows * _PLACE + 12 + PLAQUE_HEIGHT - 6

    def parcel(self, box: Box, scale: float) -> Box:
        """Return the parcel of vines in the vineyard's box, without the plaque."""
        half = (self.columns * _PLACE + 20) * scale / 2
        return Box(box.x - half, box.top, box.x + half, box.top + (self.rows * _PLACE + 12) * scale)

    def places(self, box: Box, scale: float) -> list[Point]:
        """Return the middles of the places in the vineyard's box."""
        step = _PLACE * scale
        left = box.x - (self.columns - 1) * step / 2
        top = box.top + 6 * scale + step / 2
        return [
            (left + (index % self.columns) * step, top + (index // self.columns) * step)
            for index in range(self.shown)
        ]


def vineyard_plan(capacity: int) -> VineyardPlan:
    """Return the plan of a vineyard: up to eight places side by side, more in two rows."""
    shown = min(capacity, _MOST_PLACES)
    rows = 1 if shown <= 8 else 2
    return VineyardPlan(capacity, math.ceil(shown / rows), rows)


def vineyard_plaque(box: Box, name: str, capacity: int) -> Box:
    """Return where the plaque of a vineyard is."""
    width = plaque_width(f"{name} {capacity}", icon=True)
    return box_around(box.x, box.bottom - PLAQUE_HEIGHT / 2, width, PLAQUE_HEIGHT)


def river_work_middle(box: Box) -> Point:
    """Return the middle of a river work's medallion."""
    return box.x - 4, box.y + 2


def river_work_worker(box: Box, scale: float) -> Point:
    """Return where the worker stands who built a river work."""
    return box.x - 10 - 10 * scale, box.y + 16 * scale


def master_work_token(box: Box) -> Point:
    """Return where the token of a master work's builder stands."""
    return box.right - 18, box.top + 16
