"""Everything beside the canal as it is before the first move, and what room each thing needs."""

from __future__ import annotations

import math
from collections.abc import Iterator

from render.arriala.base.labels import Labels
from render.arriala.layout.arrange import Item, Layout
from render.arriala.layout.sheet import Sheet
from render.arriala.layout.sites import MASTER_WORK, RIVER_WORK, master_work_plaque, vineyard_plan
from render.arriala.layout.track import Track
from render.arriala.pieces.master_works import draw_master_work
from render.arriala.pieces.river_works import draw_river_work
from render.arriala.pieces.vineyards import draw_vineyard
from render.kit.boxes import Box, box_around
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import Palette
from rules.arriala.components.board import Board, InPlay


def items_of(board: Board, labels: Labels, sheet: Sheet) -> tuple[Item, ...]:
    """Return the things of a board that want a place beside the canal, with their sizes."""
    return (
        *_limits(board, sheet),
        *_vineyards(board, labels, sheet),
        *_river_works(board, labels, sheet),
        *_master_works(board, labels, sheet),
    )


def _limits(board: Board, sheet: Sheet) -> Iterator[Item]:
    for index, stretch in enumerate(board.stretches):
        width = sheet.plaque_width(f"{stretch.locks}/{stretch.locks}", icon=True)
        middle = (stretch.first + stretch.last) / 2
        yield Item(("limit", index), middle, width, sheet.plaques.height)


def _vineyards(board: Board, labels: Labels, sheet: Sheet) -> Iterator[Item]:
    for site, name in zip(board.vineyards, labels.vineyards, strict=True):
        width, height = vineyard_plan(site.capacity, sheet).size
        plaque = sheet.plaque_width(f"{name} {site.capacity}", icon=True), sheet.plaques.height - 6
        yield Item(("vineyard", site.id), site.near, width, height, plaque)


def _river_works(board: Board, labels: Labels, sheet: Sheet) -> Iterator[Item]:
    for site, name in zip(board.river_works, labels.river_works, strict=True):
        label = sheet.label_width(name), sheet.labels.height - sheet.labels.overlap
        yield Item(("river_work", site.id), site.near, *RIVER_WORK, label, may_turn=True)


def _master_works(board: Board, labels: Labels, sheet: Sheet) -> Iterator[Item]:
    for site, name in zip(board.master_works, labels.master_works, strict=True):
        text = f"{name} · {board.score.master_work}" if sheet.plaque_worth else name
        plaque = master_work_plaque(box_around(0, 0, 0, 0), text, sheet)
        bridges = site.id == "cacor"
        yield Item(
            ("master_work", site.id),
            site.near + bridges,
            MASTER_WORK[0] * sheet.master_scale,
            MASTER_WORK[1] * sheet.master_scale,
            (plaque.width, plaque.height),
            bridges=bridges,
        )


def draw_sites(
    canvas: Canvas, track: Track, layout: Layout, board: Board, used: InPlay, palette: Palette
) -> None:
    """Draw master works, river works and vineyards, without their names; unused ones as dashed outlines."""
    scale, sheet = layout.scale, track.sheet
    for site in board.master_works:
        box = layout.boxes[("master_work", site.id)]
        draw_master_work(canvas, box, site.id, palette, sheet, scale, built=False)
    for index, site in enumerate(board.river_works):
        box, ghost = layout.boxes[("river_work", site.id)], index not in used.river_works
        feeder = _feeder(track, box, site.near)
        draw_river_work(canvas, box, site.id, board.score.river_work, feeder, palette, sheet, scale, ghost)
    for index, site in enumerate(board.vineyards):
        box, ghost = layout.boxes[("vineyard", site.id)], index not in used.vineyards
        draw_vineyard(canvas, box, vineyard_plan(site.capacity, sheet), palette, layout.vineyards, ghost)


def _feeder(track: Track, box: Box, near: int) -> Point:
    """Return where the water of a river work comes to the canal: near the work, and near its place."""
    place, sheet = track.point(near), track.sheet

    def far(point: Point) -> float:
        return math.dist(point, (box.x, box.y)) + 0.4 * math.dist(point, place)

    length = track.course.length
    return min(
        (
            track.at(length * step / 400, offset)
            for step in range(401)
            for offset in (-sheet.bank - 2, sheet.towpath)
        ),
        key=far,
    )
