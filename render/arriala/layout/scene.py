"""Where each worker of a view stands: on a space, in a crowded town, in a vineyard, at a river work."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.arriala.layout import sites
from render.arriala.layout.arrange import Layout
from render.arriala.layout.sheet import Sheet
from render.arriala.layout.track import Track
from render.kit.boxes import Box
from render.kit.curve import Point
from rules.arriala.components.board import RESERVE
from rules.arriala.view import ArrialaView

_CROWD = 8
"""So many workers in a town stand in rows by colour on a tray."""
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
        plan = sites.vineyard_plan(site.capacity, track.sheet)
        places = plan.places(layout.boxes[("vineyard", site.id)], layout.vineyards)
        radius = track.sheet.place_worker * layout.vineyards
        return [
            Standing(worker, *place, radius)
            for worker, place in zip(workers, _enough(places, len(workers)), strict=True)
        ]
    if work is not None:
        box = layout.boxes[("river_work", board.river_works[work].id)]
        place = sites.river_work_worker(box, track.sheet, layout.scale)
        radius = track.sheet.work_worker * layout.scale
    else:
        place, radius = track.point(location), track.sheet.worker * track.scale
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
        return _on_tray(view, track.sheet, (x, y), workers, up)
    scale = track.plaza / 60
    crowd = track.sheet.crowds[len(workers)]
    lift = up * crowd.lift
    return [
        Standing(worker, x + right * scale, y + (down - lift) * scale, crowd.radius * scale)
        for worker, (right, down) in zip(workers, crowd.places, strict=True)
    ], []


def _on_tray(
    view: ArrialaView, sheet: Sheet, middle: Point, workers: Sequence[int], up: int
) -> tuple[list[Standing], list[Box]]:
    """Return a crowd in rows by colour and its tray; ``up`` is 1 if the plate is below it, else -1."""
    x, y = middle
    colours: dict[int, list[int]] = {}
    for worker in workers:
        colours.setdefault(view.colour_of(worker), []).append(worker)
    most = sheet.tray_columns or len(workers)
    rows = [row[start : start + most] for row in colours.values() for start in range(0, len(row), most)]
    columns = max(len(row) for row in rows)
    width, height = columns * _TRAY_STEP + 12, len(rows) * _TRAY_STEP + 10
    left = min(max(x - width / 2, sheet.map.left + 10), sheet.map.right - 10 - width)
    top = y + 34 - height if up > 0 else y - 34
    standing = [
        Standing(worker, left + 6 + (column + 0.5) * _TRAY_STEP, top + 5 + (row + 0.5) * _TRAY_STEP, 13.5)
        for row, row_workers in enumerate(rows)
        for column, worker in enumerate(row_workers)
    ]
    return standing, [Box(left, top, left + width, top + height)]
