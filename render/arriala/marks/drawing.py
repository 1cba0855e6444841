"""Everything on the map that a turn can change: what is drawn is decided first, clear of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.arriala.base.build import Base
from render.arriala.base.canal import number_box, number_sprite, numbered
from render.arriala.base.names import NamePlate, name_plate_sprite
from render.arriala.layout.scene import Scene, scene_of
from render.arriala.layout.track import Track
from render.arriala.marks.brackets import Bracket, brackets_of
from render.arriala.marks.changes import Changes
from render.arriala.marks.pills import Pill, harvest_of, pill_sprite, pills_of
from render.arriala.marks.room import builders, pieces
from render.arriala.marks.spots import Spot, spots_of
from render.arriala.marks.trails import trail_dots
from render.arriala.pieces.locks import limit_sprite, lock_sprite
from render.arriala.pieces.master_works import built_master_work
from render.arriala.pieces.workers import draw_workers
from render.kit.boxes import Box, box_around
from render.kit.change_marks import DOT, trail_dot
from render.kit.curve import Point
from render.kit.packed import Packed
from render.kit.room import Room
from render.kit.sprites import Sprite, kept, stamp
from render.kit.tokens import token
from render.kit.water import water
from rules.arriala.view import ArrialaView
from rules.values import Value


@dataclass(frozen=True)
class Drawing:
    """A position on its base: where workers and marks are, each clear of numbers, names and pieces."""

    view: ArrialaView
    base: Base
    scene: Scene
    changes: Changes
    spots: tuple[Spot, ...]
    pills: tuple[Pill, ...]
    brackets: tuple[Bracket, ...]
    dots: tuple[Point, ...]
    """The trails of workers that moved."""
    stand: tuple[Box, ...]
    """What workers, locks and the tokens of builders cover."""

    @property
    def black(self) -> frozenset[tuple[str, str | int]]:
        """Return the keys of the name plates of places to choose."""
        return frozenset(spot.name for spot in self.spots if spot.name is not None)


def drawing_of(view: ArrialaView, base: Base, changes: Changes, spots: Sequence[Value]) -> Drawing:
    """Return what to draw of a view, with the marks of changes and of places to choose."""
    scene = scene_of(view, base.track, base.layout)
    marks = spots_of(view, base, scene, spots)
    stand = pieces(view, base, scene)
    taken = [*base.printed, *base.layout.boxes.values(), *stand, *(spot.box for spot in marks)]
    pills = pills_of(view, base, Room(taken))
    if changes.vineyards:
        pills += harvest_of(view, base, changes.vineyards, Room([*taken, *(pill.box for pill in pills)]))
    kept = [*base.printed, *stand, *(pill.box for pill in pills)]
    brackets = list(brackets_of(view, base, scene, changes, pills, kept))
    dots = trail_dots(changes, base, scene, [*kept, *(spot.box for spot in marks)], brackets)
    return Drawing(
        view=view,
        base=base,
        scene=scene,
        changes=changes,
        spots=tuple(marks),
        pills=tuple(pills),
        brackets=tuple(brackets),
        dots=tuple(dots),
        stand=tuple(stand),
    )


def draw_board(
    image: Image.Image,
    drawing: Drawing,
    window: Box | None = None,
    names: Sequence[NamePlate] = (),
) -> None:
    """Draw everything but the marks of places to choose.

    With a ``window``, plaques, pills and numbers that its edge would cut are left out; ``names`` are what
    is not on a bare base.
    """
    view, base, scene = drawing.view, drawing.base, drawing.scene
    _draw_water(image, view, base)
    if window is not None:
        _draw_numbers(image, view, base, window)
    for plate in names:
        draw_name(image, base, plate, black=False)
    for position in view.locks:
        base.stamp(
            image, lock_sprite(base.track, position, base.theme, base.zoom), *base.track.point(position)
        )
    _draw_limits(image, view, base, window)
    _draw_master_works(image, view, base, window)
    _draw_trails(image, drawing, window, names)
    draw_workers(image, view, scene, base.sheet, base.theme, base.zoom)
    for pill in drawing.pills:
        if not is_cut(pill.box, window):
            base.stamp(image, pill_sprite(base, pill, view.virtual), pill.box.x, pill.box.y)
    for bracket in drawing.brackets:
        base.stamp(image, bracket.sprite(base.theme, base.zoom), bracket.x, bracket.y)


def _draw_trails(
    image: Image.Image, drawing: Drawing, window: Box | None, names: Sequence[NamePlate]
) -> None:
    """Draw the trails of workers that moved, without dots that a window's edge or a name would cut."""
    base = drawing.base
    for dot in drawing.dots:
        box = box_around(*dot, 2 * DOT, 2 * DOT)
        if not is_cut(box, window) and not any(box.overlaps(plate.box) for plate in names):
            base.stamp(image, trail_dot(base.theme), *dot)


def _draw_numbers(image: Image.Image, view: ArrialaView, base: Base, window: Box) -> None:
    """Draw the numbers of spaces that lie in a window as a whole."""
    used, size = view.in_play, base.sheet.number_size
    for position in numbered(base.track, view.board):
        box = number_box(base.track, view.board, position)
        if window.encloses(box):
            in_play = used.first <= position <= used.last
            number = view.board.number_at[position]
            base.stamp(image, number_sprite(base.theme, number, size, in_play, base.zoom), box.x, box.y)


def is_cut(box: Box, window: Box | None) -> bool:
    """Say whether the edge of a window would cut a box."""
    return window is not None and box.overlaps(window) and not window.encloses(box)


def draw_name(image: Image.Image, base: Base, plate: NamePlate, *, black: bool) -> None:
    """Put a name plate on the image, a black one for a place to choose."""
    sprite = name_plate_sprite(base.theme, plate, base.sheet, black, base.zoom)
    base.stamp(image, sprite, plate.box.x, plate.box.y)


def _draw_water(image: Image.Image, view: ArrialaView, base: Base) -> None:
    """Fill the closed sections, up to the gates of locks and to the towns."""
    track = base.track
    for section in view.closed:
        start = track.distance(section.first - 1)
        end = track.distance(section.last + 1)
        stamp(image, _water(base.wet, track, start, end, base.zoom), 0, 0)


@kept
def _water(wet: Packed, track: Track, start: float, end: float, zoom: float) -> Sprite:
    """Return the full canal between two distances, quay included, held at the corner of the picture."""
    sheet = track.sheet
    bands = [
        [(x * zoom, y * zoom) for x, y in band]
        for band in track.bands(start, end, -sheet.bank - 1, sheet.channel + 3)
    ]
    return water(wet, bands)


def _draw_limits(image: Image.Image, view: ArrialaView, base: Base, window: Box | None) -> None:
    for stretch in view.stretches:
        box = base.layout.boxes[("limit", stretch)]
        text = f"{view.locks_in(stretch)}/{view.board.stretches[stretch].locks}"
        if not is_cut(box, window):
            base.stamp(image, limit_sprite(base.theme, text, base.sheet, base.zoom), box.x, box.y)


def _draw_master_works(image: Image.Image, view: ArrialaView, base: Base, window: Box | None) -> None:
    """Draw the master works that are built, with the tokens of who built them."""
    plates = {plate.key: plate for plate in base.names}
    for site, builder in zip(view.board.master_works, view.builders, strict=True):
        if builder is not None:
            key = ("master_work", site.id)
            box, scale = base.layout.boxes[key], base.layout.scale
            sprite = built_master_work(site.id, box, base.sheet, scale, base.theme, base.zoom)
            base.stamp(image, sprite, box.x, box.y)
            if not is_cut(plates[key].box, window):
                draw_name(image, base, plates[key], black=False)
    seats = [builder for builder in view.builders if builder is not None]
    for builder, (place, radius) in zip(seats, builders(view, base), strict=True):
        base.stamp(image, token(base.theme, builder, radius, zoom=base.zoom), *place)
