"""The numbers of places to choose from."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from render.arriala.base.build import Base
from render.arriala.layout.arrange import middle_of
from render.arriala.layout.scene import Scene
from render.arriala.layout.sheet import plate_box, reserve_place
from render.arriala.layout.sites import vineyard_plan
from render.kit.curve import Point
from render.kit.sprites import stamp
from render.kit.tokens import spot
from rules.arriala.view import ArrialaView
from rules.values import Value


def draw_spots(
    image: Image.Image, view: ArrialaView, base: Base, scene: Scene, spots: Sequence[Value]
) -> None:
    """Number places from 1; what does not lie on the board keeps its number and is left out."""
    for number, value in enumerate(spots, 1):
        found = _place_of(view, base, scene, value)
        if found is not None:
            (x, y), radius = found
            stamp(image, spot(number, radius), x, y)


def _place_of(view: ArrialaView, base: Base, scene: Scene, value: Value) -> tuple[Point, float] | None:
    """Return where the number of a place goes, and its radius; None for what does not lie on the board."""
    match value.kind, value.value:
        case "place", int(position):
            return _on_canal(view, base, scene, position)
        case "worker", int(worker):
            return _by_worker(view, scene, worker)
        case "vineyard", str(name):
            return _in_vineyard(view, base, name), 20
        case ("river_work" | "master_work") as kind, str(name):
            return middle_of(base.track, base.layout, kind, name), 25
        case _:
            return None


def _on_canal(view: ArrialaView, base: Base, scene: Scene, position: int) -> tuple[Point, float]:
    track = base.track
    x, y = track.point(position)
    busy = view.workers_on(position)
    if track.is_town(position) and busy:
        for tray in scene.trays:
            if tray.covers(x, y):
                return (tray.right + 8, tray.top + 10), 22
        return (x + track.plaza + 8, y - 50 * track.plaza / 60), 22
    return ((x + 24, y - 24) if busy else (x, y)), round(27 * max(0.6, track.scale), 1)


def _by_worker(view: ArrialaView, scene: Scene, worker: int) -> tuple[Point, float]:
    stands = scene.standing.get(worker)
    if stands is None:
        return reserve_place(plate_box(len(view.colours), view.colour_of(worker))), 16
    radius = 21 if stands.radius > 22 else 14
    reach = (stands.radius + radius * 0.8) * math.sqrt(0.5)
    return (stands.x + reach, stands.y - reach), radius


def _in_vineyard(view: ArrialaView, base: Base, name: str) -> Point:
    """Return the first free place of a vineyard, or the last one if it is full."""
    site = next(site for site in view.board.vineyards if site.id == name)
    box = base.layout.boxes[("vineyard", name)]
    places = vineyard_plan(site.capacity).places(box, base.layout.scale)
    return places[min(len(view.workers_in(name)), len(places) - 1)]
