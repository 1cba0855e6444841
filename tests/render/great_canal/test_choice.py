"""The part of the map of the Great Canal that is shown while a place is chosen."""

from __future__ import annotations

import math

import pytest

import render
from render.great_canal.layout.parts import PARTS
from render.great_canal.layout.plane import point_of
from render.great_canal.layout.scene import RING
from render.great_canal.layout.sorts import Name
from render.great_canal.marks.changes import Changes
from render.great_canal.marks.drawing import drawing_of, shown_in
from render.great_canal.marks.window import HEIGHT, WIDTH, window_of
from render.kit.boxes import box_around
from render.kit.palette import PALETTES
from rules.great_canal.events import KnightHired
from rules.great_canal.topology import EDGE_CORNERS, HEX_CORNERS
from rules.kit.masks import bits
from rules.values import Value
from tests.render.great_canal.board_positions import choices, middle_game, sample
from tests.render.great_canal.seat_positions import NAMES
from tests.render.pictures import LOOKS, decoded, is_colour

UNCHANGED = Changes(frozenset(), ())


def corners_near(corner: int, reach: float) -> list[Value]:
    """Return the corners near one, in their order, and that one among them."""
    x, y = point_of(Value("corner", corner)) or (0.0, 0.0)
    found = (Value("corner", number) for number in range(128))
    return [place for place in found if (at := point_of(place)) and abs(at[0] - x) + abs(at[1] - y) < reach]


@LOOKS
def test_a_part_is_small_and_shows_places_and_what_is_chosen(theme: str) -> None:
    view = middle_game()[0].view(None)
    chosen = Value("corner", 50)
    spots = [place for place in corners_near(50, 150) if place != chosen]
    png = render.choice(view, theme, names=NAMES, spots=spots, chosen=[chosen])
    assert png is not None
    assert len(png) <= 150 * 1024
    image = decoded(png)
    assert image.size == (WIDTH, HEIGHT) == (1000, 620)
    drawing = drawing_of(view, UNCHANGED, spots, [chosen])
    window = window_of(drawing, spots, [chosen])
    assert window is not None
    for mark in drawing.scene.spots:
        ring = window.pixel(mark.x, mark.box.top + 1.5)
        assert is_colour(image, ring, PALETTES[theme].spot, 30)
    assert render.choice(view, theme, names=NAMES, spots=spots) != png


@LOOKS
def test_what_is_new_is_marked_apart_from_what_is_chosen(theme: str) -> None:
    """What is chosen stands in dark brackets, a knight that is new in light ones."""
    view = middle_game()[0].view(None)
    knight = next(knight for realm in view.pieces.realms for knight in realm.knights)
    spots = corners_near(knight.corner, 130)[:1]
    place = Value("corner", knight.corner)
    new = render.choice(view, theme, spots=spots, events=[KnightHired(0, knight.corner)])
    chosen = render.choice(view, theme, spots=spots, chosen=[place])
    both = render.choice(view, theme, spots=spots, events=[KnightHired(0, knight.corner)], chosen=[place])
    assert len({new, chosen, render.choice(view, theme, spots=spots)}) == 3
    assert both == chosen


def edges_at(corner: int) -> list[Value]:
    """Return the edges that end at a corner."""
    return [Value("edge", edge) for edge, ends in enumerate(EDGE_CORNERS) if corner in ends]


def test_a_free_corner_that_is_chosen_stands_clear_of_the_next_choice() -> None:
    """Check that marks of the edges at a corner leave room for its ring, which alone marks it."""
    view = middle_game()[0].view(None)
    free = [corner for corner in bits(view.board.home_corners) if not view.pieces.corners >> corner & 1]
    for corner in free[::5]:
        chosen = Value("corner", corner)
        drawing = drawing_of(view, UNCHANGED, edges_at(corner), [chosen])
        assert not any(bracket.chosen for bracket in drawing.brackets)
        assert drawing.rings == (point_of(chosen),)
        for mark in drawing.scene.spots:
            assert math.dist(drawing.rings[0], (mark.x, mark.y)) >= mark.box.width / 2 + RING - 1


@LOOKS
def test_the_ring_around_a_chosen_corner_is_whole(theme: str) -> None:
    view = middle_game()[0].view(None)
    corner = next(one for one in bits(view.board.home_corners) if not view.pieces.corners >> one & 1)
    spots, chosen = edges_at(corner), [Value("corner", corner)]
    drawing = drawing_of(view, UNCHANGED, spots, chosen)
    window = window_of(drawing, spots, chosen)
    png = render.choice(view, theme, spots=spots, chosen=chosen)
    assert window is not None
    assert png is not None
    palette, image = PALETTES[theme], decoded(png)
    x, y = drawing.rings[0]
    for across, down in ((-8, 0), (8, 0), (0, -8), (0, 8)):
        assert is_colour(image, window.pixel(x + across, y + down), palette.spot, 30)
    assert is_colour(image, window.pixel(x, y), palette.halo, 30)


def test_all_places_stand_well_inside() -> None:
    """Every legal place stands 40 pixels inside, and the figure of each mark is whole."""
    for game, _ in sample()[::3]:
        for spots in choices(game).values():
            drawing = drawing_of(game.view(None), UNCHANGED, spots)
            window = window_of(drawing, spots, [])
            if window is None:
                continue
            assert round(window.area.width * window.zoom) == WIDTH
            assert round(window.area.height * window.zoom) == HEIGHT
            for place in spots:
                point = point_of(place)
                assert point is not None
                assert window.area.grown(-39 / window.zoom).covers(*point)
            for mark in drawing.scene.spots:
                assert window.area.grown(-2).encloses(mark.box)


def test_what_belongs_to_a_place_to_choose_is_whole() -> None:
    """Check that no harbour and no number at a place to choose is cut off, wherever the place lies."""
    view = middle_game()[0].view(None)
    board = view.board
    for harbour in (*board.home_harbours, *board.island_harbours):
        for corner in bits(harbour.corners):
            spots = [Value("corner", corner)]
            drawing = drawing_of(view, UNCHANGED, spots)
            frame = window_of(drawing, spots, [])
            assert frame is not None
            hexes = [hexagon for hexagon, corners in enumerate(HEX_CORNERS) if corner in corners]
            pieces = [piece for piece in drawing.scene.harbours if piece.place == harbour.edge]
            pieces += [piece for piece in drawing.scene.tokens if piece.place in hexes]
            assert all(frame.area.encloses(piece.box) for piece in pieces)
            assert shown_in(pieces[0], frame) == pieces[0].sort


def test_a_token_or_a_harbour_has_its_number_or_is_left_out() -> None:
    """Check that the edge of no part leaves an empty disc: what stands on a disc is inside as a whole."""
    game, _ = middle_game()
    drawing = drawing_of(game.view(None), UNCHANGED)
    frames = [frame for found in PARTS.values() for frame in found]
    frames += [frame for spots in choices(game).values() if (frame := window_of(drawing, spots, []))]
    left_out = 0
    for frame in frames:
        for piece in (*drawing.scene.tokens, *drawing.scene.harbours):
            shown = shown_in(piece, frame)
            assert shown is None or shown == piece.sort
            left_out += shown is None and frame.area.overlaps(piece.box)
            assert shown is None or frame.area.encloses(box_around(piece.x, piece.y, 40, 32))
    assert left_out


def test_hexes_are_chosen_by_their_names() -> None:
    """A hex has its printed name on black and no number of its own, so that their order shows nowhere."""
    view = middle_game()[0].view(None)
    spots = [Value("hex", 8), Value("hex", 9), Value("hex", 16)]
    scene = drawing_of(view, UNCHANGED, spots).scene
    black = {name.sort.text for name in scene.names if isinstance(name.sort, Name) and name.sort.black}
    assert black == {"B3", "B4", "C4"}
    assert not scene.spots
    assert render.choice(view, spots=spots) == render.choice(view, spots=spots[::-1]) is not None


def test_corners_and_edges_are_numbered_in_their_order() -> None:
    view = middle_game()[0].view(None)
    spots = corners_near(50, 150)
    assert render.choice(view, spots=spots) != render.choice(view, spots=spots[::-1])


def test_without_a_part_that_holds_everything_there_is_none() -> None:
    view = middle_game()[0].view(None)
    far = [Value("corner", 0), Value("corner", 127)]
    assert render.choice(view, spots=far) is None
    assert render.choice(view, spots=far[:1], chosen=far[1:]) is None
    assert render.choice(view, spots=[]) is None
    assert render.choice(view, spots=[Value("card", "merchant")]) is None
    assert render.choice(view, spots=far[:1]) is not None
    assert render.choice(view, spots=far[1:]) is not None


@pytest.mark.parametrize("kind", ["hex", "corner", "edge"])
def test_every_place_can_stand_in_a_part(kind: str) -> None:
    view = middle_game()[0].view(None)
    for number in (*range(0, 51, 7), 50):
        spots = [Value(kind, number)]
        drawing = drawing_of(view, UNCHANGED, spots)
        assert window_of(drawing, spots, []) is not None, number
