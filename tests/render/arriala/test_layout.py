"""Places on the board of Arriala: boards of all kinds have room for everything, and nothing overlaps."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import render
from render.arriala.base.build import base_of
from render.arriala.base.canal import number_box, numbered
from render.arriala.layout.scene import scene_of
from render.kit.boxes import box_around
from render.kit.palette import PALETTES, PLAYERS
from rules.arriala.components.board import RESERVE
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from tests.render.arriala.positions import SMALL_BOARD, painted, start, view_of, words_of
from tests.render.pictures import ONE_LOOK, SEATS, is_colour


def test_two_seats_leave_the_first_stretch_dashed() -> None:
    two, three = start(2), start(3)
    space = three.board.position_of(4)
    palette = PALETTES["light"]
    point = base_of(three, "light", words_of(three)).track.point(space, 12)
    assert is_colour(painted(three), point, palette.dry, 40)
    assert not is_colour(painted(two), point, palette.dry, 40)
    assert base_of(two, "light", words_of(two)).track.point(space, 12) == point


LAYOUT = pytest.mark.parametrize("layout", render.LAYOUTS)


@LAYOUT
@pytest.mark.parametrize("count", range(1, 21))
def test_all_workers_of_a_crowded_town_stay_apart_and_readable(count: int, layout: str) -> None:
    view = start(4)
    town = view.board.towns[1].position
    crowded = replace(view, locations=(town,) * count + (RESERVE,) * (20 - count))
    base = base_of(crowded, "light", words_of(crowded), layout)
    standing = list(scene_of(crowded, base.track, base.layout).standing.values())
    assert len(standing) == count
    for index, stands in enumerate(standing):
        assert stands.radius >= 13.5
        for other in standing[index + 1 :]:
            apart = max(abs(stands.x - other.x), abs(stands.y - other.y))
            assert apart >= stands.radius + other.radius - 2
    painted(crowded, layout=layout)


@ONE_LOOK
@SEATS
@LAYOUT
def test_another_board_is_drawn_from_its_data(seats: int, layout: str, theme: str) -> None:
    view = view_of(seats, 3, board=SMALL_BOARD)
    base = base_of(view, theme, words_of(view), layout)
    assert len(base.layout.towns) == 3
    image = painted(view, theme, layout=layout)
    assert image.size == (base.sheet.width, base.sheet.height)
    for stands in scene_of(view, base.track, base.layout).standing.values():
        colour = view.colour_of(stands.worker)
        reach = 0.79 if colour == view.virtual else 0.62 if layout == "wide" else 0.72
        assert is_colour(image, (stands.x - stands.radius * reach, stands.y), PLAYERS[colour].fill, 40)


TOWNS, SPACES = (2, 5, 9, 12), (1, 4, 9)
EXTREMES = {(2, 1), (2, 9), (12, 1), (12, 9)}
BETWEEN = {(5, 4), (9, 4)}


def lengths(plain: set[tuple[int, int]]) -> list[Any]:
    """Return numbers of towns and of spaces between two of them, some in a plain run, all in a long one."""
    return [
        pytest.param(towns, spaces, marks=() if (towns, spaces) in plain else pytest.mark.soak)
        for towns in TOWNS
        for spaces in SPACES
    ]


LAID_OUT, DRAWN = lengths(EXTREMES | BETWEEN), lengths(EXTREMES)
"""Boards whose things have their places, and those that are drawn as well."""


def view_of_length(towns: int, spaces: int) -> ArrialaView:
    """Return the view of a board with so many towns, and so many spaces between two of them."""
    text = SMALL_BOARD[: SMALL_BOARD.index("[[town]]")].replace("points = [1,", "points = [1, 1, 1, 1, 1,")
    text = text.replace("workers = 6", "workers = 9")
    for number in range(towns):
        text += f'[[town]]\nid = "town_{number}"\nname = "Castelnau {number}"\n'
    for number in range(towns - 1):
        seats = 2 if number < 8 else 3
        text += f"[[stretch]]\nspaces = {spaces}\nlocks = 1\nseats = {seats}\n"
    for number in range(4):
        text += f'[[vineyard]]\nid = "vine_{number}"\nname = "Vine {number}"\ncapacity = {3 * number + 2}\n'
        text += f"near = {min(number + 1, spaces * (towns - 1))}\n"
        text += f'[[river_work]]\nid = "work_{number}"\nname = "Work"\nnear = "town_{towns - 1}"\n'
    return view_of(4, 0, board=text)


@LAYOUT
@pytest.mark.parametrize(("towns", "spaces"), LAID_OUT)
def test_boards_of_any_length_have_places_for_everything(towns: int, spaces: int, layout: str) -> None:
    view = view_of_length(towns, spaces)
    boxes = base_of(view, "light", words_of(view), layout).layout.boxes
    assert {key[0] for key in boxes} == {"limit", "vineyard", "river_work"}
    assert len(boxes) == towns - 1 + 8


@LAYOUT
@pytest.mark.parametrize(("towns", "spaces"), DRAWN)
def test_boards_of_any_length_are_drawn(towns: int, spaces: int, layout: str) -> None:
    view = view_of_length(towns, spaces)
    base = base_of(view, "light", words_of(view), layout)
    assert painted(view, layout=layout).size == (base.sheet.width, base.sheet.height)


@LAYOUT
@pytest.mark.parametrize("language", ["en", "de", "fr", "oc"])
def test_things_beside_the_canal_do_not_overlap(language: str, layout: str) -> None:
    view = start(4)
    words = Words("arriala", language, (), view)
    base = base_of(view, "light", words, layout)
    land = base.sheet.map
    numbers = [number_box(base.track, view.board, place) for place in numbered(base.track, view.board)]
    boxes = [*base.layout.boxes.values(), *(town.plate for town in base.layout.towns)]
    for index, box in enumerate(boxes):
        assert land.encloses(box)
        for other in (*boxes[index + 1 :], *numbers):
            assert not box.overlaps(other)


@LAYOUT
@pytest.mark.parametrize("board", [None, SMALL_BOARD])
def test_houses_leave_numbers_and_workers_on_spaces_free(board: str | None, layout: str) -> None:
    view = view_of(4, 0, board=board)
    base = base_of(view, "light", words_of(view), layout)
    track = base.track
    spaces = [position for position in track.positions if not track.is_town(position)]
    side = 2 * (base.sheet.worker * track.scale + 5.5)
    kept = [
        *(number_box(track, view.board, position) for position in numbered(track, view.board)),
        *(box_around(*track.point(position), side, side) for position in spaces),
    ]
    for town in base.layout.towns:
        for houses in town.houses.boxes:
            assert base.sheet.map.encloses(houses)
            assert not any(houses.overlaps(box) for box in kept), town
