"""Places on the map of the Great Canal: the plane, what is taken of it, and the first place that is free."""

from __future__ import annotations

import itertools
import math

import pytest
from msgspec.structs import replace

from render.great_canal.layout.canal import sections
from render.great_canal.layout.frames import Frame, Sheet, frame_of
from render.great_canal.layout.hex_room import GRID, free_place, least_place, mask_at, mask_of_boxes
from render.great_canal.layout.plane import CORNER_POINTS, EDGE_MIDDLES, HEX_MIDDLES, RADIUS, hex_boxes
from render.great_canal.layout.scene import scene_of
from render.great_canal.layout.sorts import Chip, Disc, Figure, Jetty, Name, Sort, shape_of
from render.great_canal.pieces.sprites import sprite_of
from render.kit.boxes import Box, box_around
from render.kit.room import disc, moved
from rules.great_canal.components.board import load_board
from rules.great_canal.topology import EDGE_CORNERS, HEX_CORNERS, HEX_EDGES
from tests.render.great_canal.board_positions import (
    MAP,
    OTHER_CANAL,
    WIDEST_MAP,
    middle_game,
    pixels,
    started,
)

SORTS: tuple[Sort, ...] = (
    Disc(6, 15, False),
    Chip(14.0),
    Figure(None),
    Figure(2),
    Name("B3", 5, False),
)


def test_corners_and_edges_lie_where_their_hexes_say() -> None:
    for hexagon, middle in enumerate(HEX_MIDDLES):
        for corner in HEX_CORNERS[hexagon]:
            assert math.dist(middle, CORNER_POINTS[corner]) == pytest.approx(RADIUS)
        for edge in HEX_EDGES[hexagon]:
            assert math.dist(middle, EDGE_MIDDLES[edge]) == pytest.approx(RADIUS * 0.866, abs=0.1)
    for first, second in EDGE_CORNERS:
        assert math.dist(CORNER_POINTS[first], CORNER_POINTS[second]) == pytest.approx(RADIUS)


def test_the_boxes_of_a_hex_cover_its_middle_and_reach_its_corners() -> None:
    boxes = hex_boxes(20)
    x, y = HEX_MIDDLES[20]
    assert all(box.covers(x, y) for box in boxes)
    assert max(box.right for box in boxes) - x == pytest.approx(RADIUS * 0.87)


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("at", [(0.0, 0.0), (20.0, -14.0), (-30.0, 25.0), (0.0, -49.5)])
def test_a_place_on_a_hex_is_free_if_a_shape_covers_nothing_there(
    sort: Sort, at: tuple[float, float]
) -> None:
    """The place found by masks is free by the boxes themselves, and there is none where nothing fits."""
    shape, others = shape_of(sort), moved(disc(26), *at)
    taken = mask_of_boxes(others)
    point = free_place(taken, shape, [at])
    assert point is not None
    assert not any(box.overlaps(other) for box in moved(shape, *point) for other in others)
    assert not mask_at(shape, point) & taken
    everything = mask_of_boxes([box_around(0, 0, 160, 160)])
    assert free_place(everything, shape, [at]) is None
    place, cost = least_place(everything, shape, [at])
    assert place in (at, *GRID)
    assert cost > 0


def test_soft_places_are_left_free_where_that_is_possible() -> None:
    shape, options = shape_of(Chip(8.0)), [(0.0, 0.0), (30.0, 0.0)]
    soft = mask_of_boxes([box_around(0, 0, 20, 20)])
    assert free_place(0, shape, options, soft) == (30.0, 0.0)
    assert free_place(0, shape, options) == (0.0, 0.0)
    assert free_place(0, shape, options[:1], mask_of_boxes([box_around(0, 0, 170, 170)])) == (0.0, 0.0)


@pytest.mark.parametrize("map_text", [MAP, WIDEST_MAP, OTHER_CANAL])
def test_the_canal_leads_from_edge_to_edge_and_keeps_off_the_numbers(map_text: str) -> None:
    board = load_board(map_text)
    for dug in ((), tuple(range(len(board.canal)))):
        lie = sections(board, dug)
        assert [section.hexagon for section in lie] == list(board.canal)
        for before, after in itertools.pairwise(lie):
            assert math.dist(before.course.points[-1], after.course.points[0]) < 1e-6
        half = 15.5 if dug else 4.0
        for section in lie:
            nearest = min(math.dist(point, section.number) for point in section.course.points)
            assert nearest > 26 + half - 3


def test_a_frame_is_the_usual_one_or_smaller_and_holds_what_is_needed() -> None:
    sheet = Sheet(400, 300, Box(0, 0, 400, 300), (100.0, 100.0), 2.0, framed=False)
    usual = frame_of(sheet, (), ())
    assert usual == Frame(Box(0.0, 25.0, 200.0, 175.0), 2.0, 0, 0)
    assert frame_of(sheet, (Box(10, 30, 190, 170),), ()) == usual
    for needed, taken in (
        ([Box(-20, 30, 190, 170)], []),
        ([Box(10, 30, 190, 170)], [Box(0, 0, 60, 40)]),
    ):
        frame = frame_of(sheet, needed, taken)
        assert frame.zoom < usual.zoom
        assert all(frame.area.encloses(box) for box in needed)
        assert not any(pixels(frame, box).overlaps(other) for box in needed for other in taken)
        assert frame.plane(pixels(frame, needed[0])).left == pytest.approx(needed[0].left)


def test_harbours_and_their_goods_are_those_of_the_map() -> None:
    view = started(WIDEST_MAP)
    harbours = (*view.board.home_harbours, *view.board.island_harbours)
    drawn = {piece.place: piece.sort for piece in scene_of(view).harbours}
    assert set(drawn) == {harbour.edge for harbour in harbours}
    for harbour in harbours:
        sort = drawn[harbour.edge]
        assert isinstance(sort, Jetty)
        assert sort.good == harbour.good


def test_harbours_show_the_rate_of_the_owners_costs() -> None:
    """Read what a harbour takes of any good for one from ``harbour_rate`` of the costs."""
    usual = middle_game()[0].view(None)
    for rate in (2, 4):
        costs = usual.costs_text.replace("harbour_rate = 3", f"harbour_rate = {rate}")
        view = replace(usual, costs_text=costs)
        for piece, before in zip(scene_of(view).harbours, scene_of(usual).harbours, strict=True):
            assert isinstance(piece.sort, Jetty)
            same = sprite_of(piece.sort, "light", 1.0).image == sprite_of(before.sort, "light", 1.0).image
            assert same == (piece.sort.good is not None)
            if piece.sort.good is None:
                assert piece.sort.rate == rate
