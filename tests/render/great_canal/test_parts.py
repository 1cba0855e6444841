"""The parts of the board of the Great Canal: the map alone, four parts of it larger, and the players."""

from __future__ import annotations

import pytest

import render
from render.great_canal.layout.frames import SHEETS
from render.great_canal.layout.parts import PART_WIDTH, PARTS, PLACES_IN
from render.great_canal.layout.plane import RADIUS, point_of
from render.great_canal.marks.changes import Changes
from render.great_canal.marks.drawing import drawing_of, shown_in
from render.kit.boxes import Box
from render.kit.layouts import TALL
from rules.great_canal.topology import CORNERS, EDGES, HEX_CORNERS, HEXES
from rules.kit.masks import bits
from rules.values import Value
from tests.render.great_canal.board_positions import (
    LAYOUTS,
    OTHER_CANAL,
    middle_game,
    painted,
    sample,
    started,
)
from tests.render.pictures import LOOKS, differs

NAMES_OF_PARTS = ["map", "west", "middle", "east", "islands", "players"]
LARGER = NAMES_OF_PARTS[1:5]
EVERY_PLACE = {
    Value(kind, number)
    for kind, count in (("hex", HEXES), ("corner", CORNERS), ("edge", EDGES))
    for number in range(count)
}


def test_the_parts_are_offered_in_their_order() -> None:
    parts = render.parts(middle_game()[0].view(None))
    assert list(parts) == NAMES_OF_PARTS
    assert parts["map"] == EVERY_PLACE
    assert not parts["players"]
    assert parts is PLACES_IN


def test_together_the_larger_parts_hold_every_place() -> None:
    """A place on a seam is in each part in which it lies well inside."""
    parts = render.parts(middle_game()[0].view(None))
    assert set().union(*(parts[name] for name in LARGER)) == EVERY_PLACE
    for name, frames in PARTS.items():
        for place in EVERY_PLACE:
            point = point_of(place)
            assert point is not None
            inside = any(frame.area.grown(-20).covers(*point) for frame in frames)
            assert inside or place not in parts[name]
            if any(frame.area.grown(-90).covers(*point) for frame in frames):
                assert place in parts[name]
    assert parts["west"] & parts["middle"]
    assert parts["middle"] & parts["east"]


def test_a_part_shows_what_belongs_to_its_places() -> None:
    """A harbour at a place, and the number tokens of the hexes at it, are there as its menu names them."""
    for game, _ in sample()[::4]:
        view = game.view(None)
        scene = drawing_of(view, Changes(frozenset(), ())).scene
        shown = {
            name: {
                piece
                for piece in (*scene.harbours, *scene.tokens)
                for frame in frames
                if shown_in(piece, frame)
            }
            for name, frames in PARTS.items()
        }
        moored = {one.edge: one for one in (*view.board.home_harbours, *view.board.island_harbours)}
        for name, places in ((name, render.parts(view)[name]) for name in LARGER):
            for piece in scene.harbours:
                at = {
                    Value("edge", piece.place),
                    *(Value("corner", one) for one in bits(moored[piece.place].corners)),
                }
                assert piece in shown[name] or not at & places, (name, piece)
            for piece in scene.tokens:
                at = {Value("corner", one) for one in HEX_CORNERS[piece.place]}
                assert piece in shown[name] or not at & places, (name, piece)


def test_each_hex_of_the_islands_is_drawn_once() -> None:
    """A robber on the middle island stands in one of the two strips alone."""
    view = middle_game()[0].view(None)
    scene = drawing_of(view, Changes(frozenset(), ())).scene
    pieces = (*scene.harbours, *scene.tokens, *scene.figures, *scene.names)
    islands = [piece for piece in pieces if piece.y > 570]
    assert len(islands) >= 12
    for piece in islands:
        assert sum(shown_in(piece, frame) is not None for frame in PARTS["islands"]) == 1, piece


@LOOKS
@LAYOUTS
@pytest.mark.parametrize("part", NAMES_OF_PARTS)
def test_each_part_is_drawn(part: str, layout: str, theme: str) -> None:
    game, events = middle_game()
    image = painted(game.view(None), theme, events, layout=layout, part=part)
    assert part == "players" or image.height <= 1.4 * image.width
    assert image.width == PART_WIDTH if part in LARGER else image.width >= 1000
    assert image.size != (SHEETS[layout].width, SHEETS[layout].height)


def test_parts_show_the_map_twice_as_large() -> None:
    """Each window is drawn at twice the zoom of the tall picture, and fills the width of a part."""
    for name, frames in PARTS.items():
        for frame in frames:
            assert frame.zoom == 2 * SHEETS[TALL].zoom, name
            assert frame.area.width * frame.zoom == pytest.approx(PART_WIDTH)
            assert frame.area.width > 6 * RADIUS


@pytest.mark.parametrize("part", ["map", *LARGER])
def test_parts_show_the_position_and_places_to_choose(part: str) -> None:
    game, _ = middle_game()
    view = game.view(None)
    inside = render.parts(view)[part]
    spots = sorted((place for place in inside if place.kind == "corner"), key=lambda place: str(place.value))
    plain, marked = painted(view, part=part), painted(view, part=part, spots=spots[:20])
    assert marked.tobytes() != plain.tobytes()
    outside = [place for place in EVERY_PLACE - inside if place.kind == "corner"]
    if outside:
        far = max(outside, key=lambda place: distance(part, place))
        assert not differs(plain, painted(view, part=part, spots=[far]), Box(0, 0, *plain.size))
    assert painted(started(OTHER_CANAL), part=part).size == plain.size


def distance(part: str, place: Value) -> float:
    """Return how far outside a part a place lies."""
    point = point_of(place)
    assert point is not None
    x, y = point
    areas = [frame.area for frame in PARTS[part]]
    return min(max(area.left - x, x - area.right, area.top - y, y - area.bottom) for area in areas)


def test_a_part_that_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match="'north'; there are map, west"):
        render.board(middle_game()[0].view(None), part="north")
