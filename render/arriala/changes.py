"""What happened since the ball last passed, as marks: trails, brackets, points that came in."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from PIL import Image

from render.arriala.base import Base
from render.arriala.places import Scene
from render.kit.boxes import Box
from render.kit.change_marks import brackets, trail_dot
from render.kit.curve import Path, Point
from render.kit.sprites import stamp
from rules.arriala import events as happened
from rules.arriala.view import ArrialaView
from rules.game import Event

_DOT_STEP = 19.0


@dataclass
class Changes:
    """The events summed up: what is new, which ways were gone, and points by colour."""

    workers: set[int] = field(default_factory=set[int])
    locks: set[int] = field(default_factory=set[int])
    sections: set[int] = field(default_factory=set[int])
    master_works: set[str] = field(default_factory=set[str])
    canal_ways: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    other_ways: list[tuple[tuple[str, str | int], tuple[str, str | int]]] = field(
        default_factory=list[tuple[tuple[str, str | int], tuple[str, str | int]]]
    )
    vineyards: list[happened.VineyardCounted] = field(default_factory=list[happened.VineyardCounted])
    gained: list[int] = field(default_factory=list[int])


def changes_in(view: ArrialaView, events: Sequence[Event]) -> Changes:
    """What the events changed; sections go by their first position."""
    changes = Changes(gained=[0] * len(view.colours))
    for event in events:
        match event:
            case happened.Moved():
                changes.workers.add(event.worker)
                changes.canal_ways.append((event.start, event.to))
            case happened.Jumped():
                changes.workers.add(event.worker)
                changes.other_ways.append((("place", event.start), ("place", event.to)))
            case happened.Placed():
                changes.workers.add(event.worker)
            case happened.WentToVineyard():
                changes.workers.add(event.worker)
                changes.other_ways.append((("place", event.start), ("vineyard", event.vineyard)))
            case happened.LeftVineyard():
                changes.workers.add(event.worker)
                changes.other_ways.append((("vineyard", event.vineyard), ("place", event.to)))
            case happened.RiverWorkBuilt():
                changes.workers.add(event.worker)
                changes.other_ways.append((("place", event.start), ("river_work", event.work)))
                changes.gained[event.seat] += event.points
            case happened.LockBuilt():
                changes.locks.add(event.at)
                changes.gained[event.seat] += event.points
            case happened.MasterWorkBuilt():
                changes.master_works.add(event.work)
                changes.gained[event.seat] += event.points
            case happened.SectionCounted():
                changes.sections.add(event.first)
                if event.winner is not None:
                    changes.gained[event.winner] += event.points
            case happened.VineyardCounted():
                changes.vineyards.append(event)
                if event.winner is not None:
                    changes.gained[event.winner] += event.points
            case _:
                pass
    return changes


def draw_trails(image: Image.Image, changes: Changes, base: Base, scene: Scene, theme: str) -> None:
    """Strings of dots along the ways that workers went; plates and workers stay clear."""
    track = base.track
    written = [town.plate.grown(6) for town in base.layout.towns]
    written += [box.grown(4) for box in base.layout.boxes.values()]
    for start, end in changes.canal_ways:
        near, far = sorted((track.distance(start), track.distance(end)))
        _dot(image, track.course.part(near, far, step=6), written, scene, theme)
    for start, end in changes.other_ways:
        _dot(image, [place_point(base, *start), place_point(base, *end)], written, scene, theme)


def place_point(base: Base, kind: str, value: str | int) -> Point:
    """The middle of a place of the canal, a vineyard, a river work or a master work."""
    if kind == "place":
        return base.track.point(int(value))
    box = base.layout.boxes[(kind, value)]
    return (box.x - 4, box.y + 2) if kind == "river_work" else (box.x, box.y - 12)


def _dot(image: Image.Image, line: Sequence[Point], written: Sequence[Box], scene: Scene, theme: str) -> None:
    """Dots along a line, but not on plates and not where somebody stands."""
    way = Path(line)
    count = int(way.length / _DOT_STEP)
    for index in range(1, count):
        x, y = way.at(way.length * index / count)
        if any(box.left < x < box.right and box.top < y < box.bottom for box in written):
            continue
        if all(math.hypot(x - there.x, y - there.y) > there.radius + 12 for there in scene.standing.values()):
            stamp(image, trail_dot(theme), x, y)


def draw_brackets(
    image: Image.Image,
    changes: Changes,
    base: Base,
    scene: Scene,
    theme: str,
    pills: dict[int, Box],
) -> None:
    """Surveyor's brackets around workers, locks, works and closed sections that are new."""
    for worker in sorted(changes.workers):
        stands = scene.standing.get(worker)
        if stands is not None:
            reach = stands.radius * (1.32 if stands.radius > 18 else 1.45)
            stamp(image, brackets(theme, reach), stands.x, stands.y)
    for position in sorted(changes.locks):
        x, y = base.track.point(position)
        stamp(image, brackets(theme, 46), x, y)
    for work in sorted(changes.master_works):
        box = base.layout.boxes[("master_work", work)]
        stamp(image, brackets(theme, box.width / 2 + 2, box.height / 2 + 2), box.x, box.y)
    for first in sorted(changes.sections):
        if first in pills:
            box = pills[first]
            stamp(image, brackets(theme, box.width / 2 + 4, box.height / 2 + 4), box.x, box.y)
