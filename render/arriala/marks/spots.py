"""The marks of places to choose from: each with the number or name that is printed on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from render.arriala.base.build import Base
from render.arriala.layout.scene import Scene
from render.arriala.layout.sites import river_work_middle, river_work_radius, vineyard_plan
from render.kit.boxes import Box, box_around
from render.kit.tokens import named_spot, ring_spot
from rules.arriala.view import ArrialaView
from rules.values import Value


@dataclass(frozen=True)
class Spot:
    """The mark of a place: a disc with the number of a space or an open ring, or a ring ``around`` a piece.

    ``name`` is the key of the plate that becomes black.
    """

    x: float
    y: float
    radius: float
    label: str = ""
    around: bool = False
    name: tuple[str, str | int] | None = None

    @property
    def box(self) -> Box:
        """Return what the mark covers."""
        side = 2 * (self.radius + 7)
        return box_around(self.x, self.y, side, side)


def spots_of(view: ArrialaView, base: Base, scene: Scene, values: Sequence[Value]) -> list[Spot]:
    """Return the marks of the places that lie on the board, or on a plate of a player."""
    found = (_spot(view, base, scene, value) for value in values)
    return [spot for spot in found if spot is not None]


def draw_spots(image: Image.Image, base: Base, spots: Sequence[Spot]) -> None:
    """Draw the marks, without the black plates."""
    for spot in spots:
        if spot.around:
            base.stamp(image, ring_spot(spot.radius, base.zoom), spot.x, spot.y)
        else:
            size = base.sheet.spot_size * spot.radius / base.sheet.spot
            base.stamp(image, named_spot(spot.label, spot.radius, round(size), base.zoom), spot.x, spot.y)


def _spot(view: ArrialaView, base: Base, scene: Scene, value: Value) -> Spot | None:
    """Return the mark of a place; None for what does not lie on the board."""
    match value.kind, value.value:
        case "place", int(position):
            return _on_canal(view, base, scene, position)
        case "worker", int(worker):
            return _of_worker(view, base, scene, worker)
        case "vineyard", str(name):
            return _in_vineyard(view, base, name)
        case "river_work", str(name):
            box, scale = base.layout.boxes[("river_work", name)], base.layout.scale
            x, y = river_work_middle(box, base.sheet, scale)
            worker = view.worker_at(name)
            if worker is not None:
                return replace(_around(scene, worker), name=("river_work", name))
            return Spot(x, y, round(0.42 * river_work_radius(scale), 1), name=("river_work", name))
        case "master_work", str(name):
            box = base.layout.boxes[("master_work", name)]
            y = box.top + (box.height - base.sheet.master_plaque) / 2
            return Spot(box.x, y, _radius(base) * 0.9, name=("master_work", name))
        case _:
            return None


def _radius(base: Base) -> float:
    return round(base.sheet.spot * max(0.6, base.track.scale), 1)


def _on_canal(view: ArrialaView, base: Base, scene: Scene, position: int) -> Spot:
    """Return the disc of a free space or the open ring of a town; a ring around pieces that stand there."""
    track = base.track
    x, y = track.point(position)
    busy = view.workers_on(position)
    if not track.is_town(position):
        if busy:
            return _around(scene, busy[0])
        return Spot(x, y, _radius(base), str(view.board.number_at[position]))
    name = ("place", position)
    if not busy:
        return Spot(x, y, _radius(base), name=name)
    if len(busy) == 1 or any(scene.standing[worker].radius < 15 for worker in busy):
        return replace(_around(scene, busy[0]), name=name)
    return Spot(x, y, round(track.plaza + 2, 1), around=True, name=name)


def _around(scene: Scene, worker: int) -> Spot:
    stands = scene.standing[worker]
    return Spot(stands.x, stands.y, round(stands.radius * 1.08 + 5, 1), around=True)


def _of_worker(view: ArrialaView, base: Base, scene: Scene, worker: int) -> Spot:
    """Return the ring around a worker, on the board or on its player's plate: it is chosen by its number."""
    if worker in scene.standing:
        return _around(scene, worker)
    plates = base.sheet.plates
    plate = plates.box(len(view.colours), view.colour_of(worker))
    x = plate.left + plates.across(plate.width, plates.worker_x)
    radius = plates.icon_size * 0.5 - 3
    return Spot(x - 3, plate.top + plates.count_y, radius, around=True)


def _in_vineyard(view: ArrialaView, base: Base, name: str) -> Spot | None:
    """Return the open ring on the first free place of a vineyard, or around the last one if it is full."""
    site = next(site for site in view.board.vineyards if site.id == name)
    box, scale = base.layout.boxes[("vineyard", name)], base.layout.vineyards
    places = vineyard_plan(site.capacity, base.sheet).places(box, scale)
    there = len(view.workers_in(name))
    x, y = places[min(there, len(places) - 1)]
    radius = round((base.sheet.place_worker - 2) * scale, 1)
    if there >= len(places):
        return Spot(x, y, radius + 6, around=True, name=("vineyard", name))
    return Spot(x, y, radius, name=("vineyard", name))
