"""Brackets around what is new on the board, or chosen."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from render.arriala.base.build import Base
from render.arriala.layout.scene import Scene, Standing
from render.arriala.marks.changes import Changes
from render.arriala.marks.pills import Pill
from render.kit.boxes import Box, box_around
from render.kit.change_marks import bracket_arms, clear_corners, turned_brackets
from render.kit.curve import Point
from render.kit.sprites import Sprite
from rules.arriala.view import ArrialaView

_WAYS = (1.32, 1.2, 1.45)
"""How far from a worker brackets stand, as shares of its radius, the best first."""
_CROWDED = (1.45, 1.6, 1.32)


@dataclass(frozen=True)
class Bracket:
    """Brackets around a point: half their sides, how far they are turned, and which corners are drawn.

    They are around what is new, or ``chosen``.
    """

    x: float
    y: float
    half_side: float
    half_height: float
    turn: int
    corners: tuple[int, ...]
    chosen: bool = False

    @property
    def box(self) -> Box:
        """Return what they take up, whichever way they are turned."""
        side = 2 * math.hypot(self.half_side, self.half_height)
        return box_around(self.x, self.y, side, side)

    @property
    def arms(self) -> list[list[Point]]:
        """Return the angles that are drawn."""
        arms = bracket_arms(self.x, self.y, self.half_side, self.half_height, self.turn)
        return [arms[corner] for corner in self.corners]

    def sprite(self, theme: str, zoom: float) -> Sprite:
        """Return the picture of the brackets, to be put on their middle."""
        size = (self.half_side, self.half_height, self.turn)
        return turned_brackets(theme, *size, self.corners, zoom, chosen=self.chosen)


def brackets_of(
    view: ArrialaView,
    base: Base,
    scene: Scene,
    changes: Changes,
    pills: Iterable[Pill],
    taken: Sequence[Box],
) -> Iterator[Bracket]:
    """Yield the brackets around workers, locks, works and closed sections that are new, and chosen workers.

    ``taken`` is what no corner may cover besides the pieces themselves.
    """
    for worker in sorted(changes.workers | changes.chosen):
        stands = scene.standing.get(worker)
        if stands is not None:
            bracket = around_worker(view, base, scene, stands, taken)
            yield replace(bracket, chosen=worker in changes.chosen)
    channel = base.sheet.channel
    for position in sorted(changes.locks):
        x, y = base.track.point(position)
        yield _best([(40, channel + 2)], x, y, _turn(base, position), _without(x, y, taken), [])
    for work in sorted(changes.master_works):
        box = base.layout.boxes[("master_work", work)]
        yield _around_box(box, 2, [other for other in taken if not other.encloses(box.grown(-9))])
    for pill in pills:
        if pill.final and pill.key in changes.sections:
            yield _around_box(pill.box, 5, [other for other in taken if not other.encloses(pill.box)])


def around_worker(
    view: ArrialaView, base: Base, scene: Scene, stands: Standing, taken: Sequence[Box]
) -> Bracket:
    """Return the brackets around a worker, turned with the canal where it stands on a space of it."""
    location = view.locations[stands.worker]
    on_space = location < view.board.size and not base.track.is_town(location)
    ways = _WAYS if stands.radius > 18 else _CROWDED
    halves = [(round(stands.radius * way, 1),) * 2 for way in ways]
    others = [other for other in scene.standing.values() if other is not stands]
    turn = _turn(base, location) if on_space else 0
    return _best(
        [(half, height) for half, height in halves],
        stands.x,
        stands.y,
        turn,
        _without(stands.x, stands.y, taken),
        others,
    )


def _without(x: float, y: float, taken: Sequence[Box]) -> list[Box]:
    """Return the boxes of everything but the piece that stands on a point."""
    return [box for box in taken if not box.covers(x, y)]


def _turn(base: Base, position: int) -> int:
    """Return by how many degrees the canal is turned at a position, 0 to 85."""
    right, down = base.track.course.direction(base.track.distance(position))
    return 5 * round(math.degrees(math.atan2(down, right)) / 5) % 90


def _around_box(box: Box, margin: float, taken: Sequence[Box]) -> Bracket:
    half = (round(box.width / 2 + margin), round(box.height / 2 + margin))
    return _best([half], box.x, box.y, 0, taken, [])


def _best(
    halves: Sequence[tuple[float, float]],
    x: float,
    y: float,
    turn: int,
    taken: Sequence[Box],
    others: Sequence[Standing],
) -> Bracket:
    """Return the brackets of which most corners cover nothing; the other corners are left out."""
    reach = 2 * max(max(pair) for pair in halves) * 1.5 + 20
    near = [box for box in taken if box.overlaps(box_around(x, y, reach, reach))]
    found: Bracket | None = None
    for half_side, half_height in halves:
        arms = bracket_arms(x, y, half_side, half_height, turn)
        corners = tuple(corner for corner in clear_corners(arms, near) if _is_clear(arms[corner], others))
        if found is None or len(corners) > len(found.corners):
            found = Bracket(x, y, half_side, half_height, turn, corners)
        if len(corners) == 4:
            break
    assert found is not None
    return found


def _is_clear(arm: Sequence[Point], others: Sequence[Standing]) -> bool:
    """Say whether an angle keeps away from the tokens of other workers."""
    return all(math.dist(point, (other.x, other.y)) > other.radius + 4.4 for point in arm for other in others)
