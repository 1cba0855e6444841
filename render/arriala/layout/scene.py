"""Where each worker of a view stands: on a space, in a crowded town, in a vineyard, at a river work."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.arriala.layout import sites
from render.arriala.layout.arrange import Layout
from render.arriala.layout.sheet import MAP
from render.arriala.layout.track import Track
from render.kit.boxes import Box
from render.kit.curve import Point
from rules.arriala.components.board import RESERVE
from rules.arriala.view import ArrialaView

_CROWD = 8
"""So many workers in a town stand in rows by colour on a tray."""
_GROUPS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (29, ((0, 0),)),
    2: (24, ((-30, 0), (30, 0))),
    3: (22, ((0, -29), (-29, 19), (29, 19))),
    4: (20, ((-27, -26), (27, -26), (-27, 26), (27, 26))),
    5: (16, ((-21, -38), (21, -38), (0, 0), (-21, 38), (21, 38))),
    6: (16, ((-21, -38), (21, -38), (-42, 0), (0, 0), (42, 0), (0, 38))),
    7: (16, ((-21, -38), (21, -38), (-42, 0), (0, 0), (42, 0), (-21, 38), (21, 38))),
}
_LIFTS = (0, 3, 3, 13, 15, 25, 25, 25)
"""By how many workers: how far they stand away from the plate of the town."""
_TRAY_STEP = 35.0


@dataclass(frozen=True)
class Standing:
    """A worker in the picture: its middle and the radius of its token."""

    worker: int
    x: float
    y: float
    radius: float


@dataclass(frozen=True)
class Scene:
    """All workers that stand somewhere, and the trays under crowds."""

    standing: dict[int, Standing]
    trays: tuple[Box, ...]


def scene_of(view: ArrialaView, track: Track, layout: Layout) -> Scene:
    """Return where the workers of a view stand."""
    at: dict[int, list[int]] = {}
    for worker, location in enumerate(view.locations):
        if location != RESERVE:
            at.setdefault(location, []).append(worker)
    standing: list[Standing] = []
    trays: list[Box] = []
    for location, workers in at.items():
        if location in track.towns:
            in_town, tray = _in_town(view, track, layout, location, workers)
            standing += in_town
            trays += tray
        else:
            standing += _outside(view, track, layout, location, workers)
    return Scene({stands.worker: stands for stands in standing}, tuple(trays))


def _outside(
    view: ArrialaView, track: Track, layout: Layout, location: int, workers: Sequence[int]
) -> list[Standing]:
    """Return the workers in a vineyard, at a river work or on a space."""
    board = view.board
    vineyard, work = board.vineyard_of(location), board.river_work_of(location)
    if vineyard is not None:
        site = board.vineyards[vineyard]
        plan = sites.vineyard_plan(site.capacity)
        places = plan.places(layout.boxes[("vineyard", site.id)], layout.scale)
        radius = 19.5 * layout.scale
        return [
            Standing(worker, *place, radius)
            for worker, place in zip(workers, _enough(places, len(workers)), strict=True)
        ]
    if work is not None:
        box = layout.boxes[("river_work", board.river_works[work].id)]
        place, radius = sites.river_work_worker(box, layout.scale), 25 * layout.scale
    else:
        place, radius = track.point(location), 31 * track.scale
    return [Standing(worker, *place, radius) for worker in workers]


def _enough(places: Sequence[Point], count: int) -> list[Point]:
    """Return places for that many: behind the drawn ones of a very large vineyard they stand closer."""
    extra = [(places[k % len(places)][0] + 12, places[k % len(places)][1] - 12) for k in range(count)]
    return [*places, *extra][:count]


def _in_town(
    view: ArrialaView, track: Track, layout: Layout, town: int, workers: Sequence[int]
) -> tuple[list[Standing], list[Box]]:
    """Return the workers in a town, away from the plate with its name, and the tray under a crowd."""
    x, y = track.point(town)
    plate = next(place.plate for place in layout.towns if place.position == town)
    up = 1 if plate.y > y else -1
    if len(workers) >= _CROWD:
        return _on_tray(view, (x, y), workers, up)
    scale = track.plaza / 60
    radius, shifts = _GROUPS[len(workers)]
    lift = up * _LIFTS[len(workers)]
    return [
        Standing(worker, x + right * scale, y + (down - lift) * scale, radius * scale)
        for worker, (right, down) in zip(workers, shifts, strict=True)
    ], []


def _on_tray(
    view: ArrialaView, middle: Point, workers: Sequence[int], up: int
) -> tuple[list[Standing], list[Box]]:
    """Return a crowd in rows by colour and its tray; ``up`` is 1 if the plate is below it, else -1."""
    x, y = middle
    rows: dict[int, list[int]] = {}
    for worker in workers:
        rows.setdefault(view.colour_of(worker), []).append(worker)
    columns = max(len(row) for row in rows.values())
    width, height = columns * _TRAY_STEP + 12, len(rows) * _TRAY_STEP + 10
    left = min(max(x - width / 2, MAP.left + 10), MAP.right - 10 - width)
    top = y + 34 - height if up > 0 else y - 34
    standing = [
        Standing(worker, left + 6 + (column + 0.5) * _TRAY_STEP, top + 5 + (row + 0.5) * _TRAY_STEP, 13.5)
        for row, row_workers in enumerate(rows.values())
        for column, worker in enumerate(row_workers)
    ]
    return standing, [Box(left, top, left + width, top + height)]
