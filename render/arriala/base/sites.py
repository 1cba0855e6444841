"""Everything beside the canal as it is before the first move, and what room each thing needs."""

from __future__ import annotations

import math
from collections.abc import Iterator

from render.arriala.base.labels import Labels, master_work_label
from render.arriala.layout.arrange import Item, Layout
from render.arriala.layout.sites import (
    MASTER_WORK_SIZE,
    PLAQUE_HEIGHT,
    RIVER_WORK_SIZE,
    plaque_width,
    vineyard_plan,
)
from render.arriala.layout.track import BANK, TOWPATH, Track
from render.arriala.pieces.master_works import draw_master_work
from render.arriala.pieces.river_works import draw_river_work
from render.arriala.pieces.vineyards import draw_vineyard
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import Palette
from rules.arriala.components.board import Board, InPlay


def items_of(board: Board, labels: Labels) -> tuple[Item, ...]:
    """Return the things of a board that want a place beside the canal, with their sizes."""
    return (*_limits(board), *_vineyards(board, labels), *_river_works(board), *_master_works(board, labels))


def _limits(board: Board) -> Iterator[Item]:
    for index, stretch in enumerate(board.stretches):
        width = plaque_width(f"{stretch.locks}/{stretch.locks}", icon=True)
        middle = (stretch.first + stretch.last) / 2
        yield Item(("limit", index), middle, width, PLAQUE_HEIGHT)


def _vineyards(board: Board, labels: Labels) -> Iterator[Item]:
    for site, name in zip(board.vineyards, labels.vineyards, strict=True):
        plaque = plaque_width(f"{name} {site.capacity}", icon=True)
        yield Item(("vineyard", site.id), site.near, *vineyard_plan(site.capacity).size(plaque))


def _river_works(board: Board) -> Iterator[Item]:
    for site in board.river_works:
        yield Item(("river_work", site.id), site.near, *RIVER_WORK_SIZE)


def _master_works(board: Board, labels: Labels) -> Iterator[Item]:
    for site, name in zip(board.master_works, labels.master_works, strict=True):
        width = max(MASTER_WORK_SIZE[0], plaque_width(master_work_label(board, name)))
        bridges = site.id == "cacor"
        yield Item(("master_work", site.id), site.near + bridges, width, MASTER_WORK_SIZE[1], bridges=bridges)


def draw_sites(
    canvas: Canvas,
    track: Track,
    layout: Layout,
    board: Board,
    used: InPlay,
    labels: Labels,
    palette: Palette,
) -> None:
    """Draw master works, river works and vineyards; those that are not ``used`` as dashed outlines."""
    scale = layout.scale
    for site, name in zip(board.master_works, labels.master_works, strict=True):
        box, plaque = layout.boxes[("master_work", site.id)], master_work_label(board, name)
        draw_master_work(canvas, box, site.id, plaque, palette, scale, built=False)
    for index, site in enumerate(board.river_works):
        box, ghost = layout.boxes[("river_work", site.id)], index not in used.river_works
        feeder = _feeder(track, box, site.near)
        draw_river_work(canvas, box, site.id, board.score.river_work, feeder, palette, scale, ghost)
    for index, (site, name) in enumerate(zip(board.vineyards, labels.vineyards, strict=True)):
        box, ghost = layout.boxes[("vineyard", site.id)], index not in used.vineyards
        draw_vineyard(canvas, box, vineyard_plan(site.capacity), name, palette, scale, ghost)


def _feeder(track: Track, box: Box, near: int) -> Point:
    """Return where the water of a river work comes to the canal: near the work, and near its place."""
    place = track.point(near)

    def far(point: Point) -> float:
        return math.dist(point, (box.x, box.y)) + 0.4 * math.dist(point, place)

    length = track.course.length
    return min(
        (
            track.course.at(length * step / 400, offset)
            for step in range(401)
            for offset in (-BANK - 2, TOWPATH)
        ),
        key=far,
    )
