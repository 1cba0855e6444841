"""The part of the picture that is shown while a place is chosen, and the names in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from render.arriala.base.build import Base
from render.arriala.base.canal import number_box, numbered
from render.arriala.base.names import NamePlate
from render.arriala.marks.drawing import Drawing
from render.kit.boxes import Box, box_around
from render.kit.curve import Point
from rules.values import Value

_EDGE = 8.0
"""How far a name stands away from the edge, at least."""
_STEPS = 8


def window_of(drawing: Drawing, chosen: Sequence[Value], width: float, height: float) -> Box | None:
    """Return a rectangle of that size that holds all places to choose and what is ``chosen``.

    None if there is no such place on the map, or no rectangle holds them all. Of those that do, it is the
    one whose edge cuts fewest numbers and names.
    """
    land = drawing.base.sheet.map
    needed = list(_needed(drawing, chosen))
    if not drawing.spots or any(not land.encloses(spot.box) for spot in drawing.spots):
        return None
    left, top = min(box.left for box in needed), min(box.top for box in needed)
    right, bottom = max(box.right for box in needed), max(box.bottom for box in needed)
    if right - left >= width or bottom - top >= height:
        return None
    readable = [*drawing.base.printed, *(pill.box for pill in drawing.pills)]
    middle = box_around((left + right) / 2, (top + bottom) / 2, width, height)

    def loss(window: Box) -> float:
        cut = sum(1 for box in readable if box.overlaps(window) and not window.encloses(box))
        return 60 * cut + abs(window.left - middle.left) + abs(window.top - middle.top)

    sheet = drawing.base.sheet
    lefts = _range(max(0, right - width), min(left, sheet.width - width))
    tops = _range(max(land.top, bottom - height), min(top, sheet.height - height))
    windows = [Box(x, y, x + width, y + height) for x in lefts for y in tops]
    return min(windows, key=loss, default=None)


def _range(least: float, most: float) -> list[float]:
    """Return some numbers from the least to the most; none if there are none between them."""
    if least > most:
        return []
    return [least + (most - least) * step / _STEPS for step in range(_STEPS + 1)]


def _needed(drawing: Drawing, chosen: Sequence[Value]) -> Iterator[Box]:
    """Yield what the part has to hold: marks, names but those of towns, and the chosen pieces."""
    plates = {plate.key: plate.box for plate in drawing.base.names}
    for spot in drawing.spots:
        yield spot.box.grown(2)
        if spot.name is not None and spot.name[0] != "place":
            yield plates[spot.name].grown(_EDGE + 1)
    for value in chosen:
        worker = value.value if value.kind == "worker" else None
        stands = drawing.scene.standing.get(worker) if isinstance(worker, int) else None
        if stands is not None:
            side = 2 * (1.45 * stands.radius + 8)
            yield box_around(stands.x, stands.y, side, side)


def names_in(drawing: Drawing, window: Box) -> list[NamePlate]:
    """Return the plates of names as they stand in a part of the picture.

    The plate of a town that the edge would cut moves inside, clear of everything, if the town is there;
    other plates that it would cut are left out.
    """
    shown = [plate for plate in drawing.base.names if window.encloses(plate.box)]
    base, taken = drawing.base, list(_taken(drawing, window, shown))
    for plate in drawing.base.names:
        if plate.key[0] != "place" or window.encloses(plate.box):
            continue
        x, y = base.track.point(int(plate.key[1]))
        if window.grown(-0.6 * base.track.plaza).covers(x, y):
            box = _moved(plate, (x, y), window.grown(-_EDGE), taken, base)
            if box is not None:
                shown.append(replace(plate, box=box))
                taken.append(box)
    return shown


def _taken(drawing: Drawing, window: Box, shown: Sequence[NamePlate]) -> Iterator[Box]:
    """Yield what a plate that moves must not cover."""
    track, board = drawing.base.track, drawing.view.board
    yield from (plate.box for plate in shown)
    yield from (number_box(track, board, position) for position in numbered(track, board))
    yield from (spot.box for spot in drawing.spots)
    yield from (pill.box for pill in drawing.pills)
    yield from drawing.stand
    yield from (bracket.box for bracket in drawing.brackets)
    limits = (box for (kind, _), box in drawing.base.layout.boxes.items() if kind == "limit")
    yield from (box for box in limits if window.encloses(box))


def _moved(plate: NamePlate, town: Point, inside: Box, taken: Sequence[Box], base: Base) -> Box | None:
    """Return the place nearest to its own where a town's plate covers nothing; None if it is too far off."""
    width, height = plate.box.width, plate.box.height
    places = (
        box_around(plate.box.x + across, plate.box.y + down, width, height)
        for across in range(-300, 301, 12)
        for down in range(-216, 217, 12)
    )
    plaza = box_around(*town, 2 * base.track.plaza, 2 * base.track.plaza)
    free = (
        box
        for box in places
        if inside.encloses(box)
        and box.overlaps(plaza.grown(60))
        and not any(box.overlaps(other) for other in taken)
    )
    return min(
        free,
        key=lambda box: (box.x - plate.box.x) ** 2 + (box.y - plate.box.y) ** 2 + 3 * box.shared(plaza),
        default=None,
    )
