"""The picture of the board of the Great Canal shows the position, and nothing that is secret."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from render.great_canal.layout.frames import SHEETS, Frame, frame_of
from render.great_canal.layout.places import placed
from render.great_canal.layout.plane import CORNER_POINTS, EDGE_MIDDLES, HEX_MIDDLES
from render.great_canal.layout.scene import scene_of
from render.great_canal.layout.sorts import (
    Building,
    Chip,
    Disc,
    Figure,
    Helmet,
    Road,
    Sail,
    Sort,
)
from render.great_canal.painter import borders, needed
from render.great_canal.pieces.colours import BARREN, TERRAINS, TRENCH
from render.great_canal.pieces.sprites import sprite_of
from render.great_canal.seats.surround import surround_boxes
from render.kit.boxes import Box, box_around
from render.kit.packed import bases
from render.kit.palette import PALETTES, PLAYERS
from rules.great_canal.components.kinds import FIELD, FOREST, HILLS
from rules.great_canal.pieces import Pieces
from rules.great_canal.view import GreatCanalView
from tests.render.great_canal.board_positions import (
    LAYOUTS,
    OTHER_CANAL,
    WIDEST_MAP,
    end_of,
    full,
    middle_game,
    painted,
    pixels,
    sample,
    started,
)
from tests.render.great_canal.seat_positions import LANGUAGES, words_of
from tests.render.pictures import LOOKS, differs, is_colour

SIZES = {"wide": (1600, 1000), "tall": (1000, 1310)}


def frame(view: GreatCanalView, layout: str) -> Frame:
    """Return the frame of the whole board."""
    return frame_of(SHEETS[layout], tuple(needed(view, ())), surround_boxes(view, words_of(view), layout))


def around(view: GreatCanalView, layout: str, point: tuple[float, float], reach: float) -> Box:
    """Return a box of the picture around a point of the plane."""
    return pixels(frame(view, layout), box_around(*point, 2 * reach, 2 * reach))


@LOOKS
@LAYOUTS
@pytest.mark.parametrize("map_text", [None, WIDEST_MAP, OTHER_CANAL])
def test_every_map_is_drawn_in_the_size_of_its_layout(map_text: str | None, layout: str, theme: str) -> None:
    view = middle_game()[0].view(None) if map_text is None else started(map_text)
    assert painted(view, theme, layout=layout).size == SIZES[layout]
    there = frame(view, layout)
    for hexagon in range(len(HEX_MIDDLES)):
        if view.board.land >> hexagon & 1:
            assert there.area.grown(-60).covers(*HEX_MIDDLES[hexagon])


@LAYOUTS
def test_the_printed_map_has_the_size_that_was_drawn_up_for_it(layout: str) -> None:
    view = middle_game()[0].view(None)
    assert frame(view, layout).zoom == SHEETS[layout].zoom


@pytest.mark.parametrize("name", ["roads", "ships", "settlements", "cities", "walls", "knights"])
def test_each_piece_shows_where_it_stands(name: str) -> None:
    view = full(middle_game()[0].view(None))
    realms = list(view.pieces.realms)
    first = getattr(realms[1], name)[-1]
    realms[1] = replace(realms[1], **{name: getattr(realms[1], name)[:-1]})
    fewer = replace(view, pieces=Pieces(tuple(realms)))
    point = (
        EDGE_MIDDLES[first]
        if name in ("roads", "ships")
        else CORNER_POINTS[first.corner if name == "knights" else first]
    )
    where = around(view, "tall", point, 50)
    assert differs(painted(view, layout="tall"), painted(fewer, layout="tall"), where)


@LOOKS
def test_pieces_have_the_colours_of_their_seats_and_knights_are_told_apart(theme: str) -> None:
    for seat, style in enumerate(PLAYERS):
        sorts: list[Sort] = [
            Building(seat, "settlement"),
            Building(seat, "city"),
            Building(seat, "city", wall=True),
            Building(seat, "city", track=1),
            Building(seat, "fallen"),
            *(Helmet(seat, level, active) for level in (1, 2, 3) for active in (False, True)),
            *(Road(seat, turn, 0, 42) for turn in (0, 60, 120)),
            Sail(seat),
        ]
        pictures = {sprite_of(sort, theme, 1.0).image.tobytes() for sort in sorts}
        assert len(pictures) == len(sorts)
        for sort in sorts:
            if sort != Building(seat, "fallen"):
                colours = sprite_of(sort, theme, 2.0).image.convert("RGB").getcolors(1 << 16) or []
                exact = tuple(int(style.fill[place : place + 2], 16) for place in (1, 3, 5))
                assert any(colour == exact for _, colour in colours), sort


def test_things_cover_what_their_shapes_say() -> None:
    """No dark line lies further out than the shape; only the light edge does."""
    sorts: list[Sort] = [
        *(Building(0, size) for size in ("settlement", "city", "fallen")),
        Building(1, "city", wall=True, track=2),
        *(Helmet(2, level, active) for level in (1, 3) for active in (False, True)),
        *(Figure(seat, scale) for seat in (None, 3) for scale in (1.0, 0.78)),
        *(Disc(number, radius, False) for number in (2, 8, 12) for radius in (21, 26)),
        Chip(14),
        Chip(8),
        Sail(3),
    ]
    for sort in sorts:
        box = scene_box(sort)
        sprite = sprite_of(sort, "light", 4.0)
        dark = sprite.image.convert("RGBA")
        for y in range(0, dark.height, 2):
            for x in range(0, dark.width, 2):
                pixel = dark.getpixel((x, y))
                assert isinstance(pixel, tuple)
                if pixel[3] > 250 and max(pixel[:3]) < 90:
                    assert box.grown(0.8).covers((x - sprite.x) / 4, (y - sprite.y) / 4), sort


def scene_box(sort: Sort) -> Box:
    """Return the box around the shape of something at the point 0, 0."""
    return placed(sort, 0, (0.0, 0.0)).box


@LAYOUTS
@LOOKS
def test_the_canal_is_dry_dug_and_wet(layout: str, theme: str) -> None:
    palette, start = PALETTES[theme], started_view()
    sections = len(start.board.canal)
    for dug, colour in (((0, 1), TRENCH), (tuple(range(sections)), palette.water)):
        view = replace(start, dug=dug)
        course = scene_of(view).sections[0].course
        point = frame(view, layout).pixel(*course.at(course.length * 0.5, 6))
        assert is_colour(painted(view, theme, layout=layout), point, colour, 30)
        bare = painted(start, theme, layout=layout)
        assert not is_colour(bare, point, colour, 30)
    assert len(scene_of(start).chips) == 2 * sections
    assert len(scene_of(replace(start, dug=(0, 1))).chips) == 2 * (sections - 2)


def started_view() -> GreatCanalView:
    """Return a view of the usual map with no section dug."""
    return replace(middle_game()[0].view(None), dug=())


@LAYOUTS
def test_fields_are_barren_until_the_canal_is_done(layout: str) -> None:
    view = started_view()
    wet = replace(view, dug=tuple(range(len(view.board.canal))))
    field = next(hexagon for hexagon in range(51) if view.ground.terrain[hexagon] == FIELD)
    where = around(view, layout, HEX_MIDDLES[field], 45)
    for there, colour, other in ((view, BARREN, TERRAINS[FIELD]), (wet, TERRAINS[FIELD], BARREN)):
        image = painted(there, layout=layout)
        assert share_of(image, where, colour) > 0.2
        assert share_of(image, where, other) < 0.01
        token = next(token.sort for token in scene_of(there).tokens if token.place == field)
        assert isinstance(token, Disc)
        assert token.barren == (there is view)


def share_of(image: Image.Image, box: Box, colour: str) -> float:
    """Return in which share of a box a picture has a colour."""
    part = image.crop(tuple(round(side) for side in box.edges))  # type: ignore[arg-type]
    points = [(x, y) for x in range(0, part.width, 2) for y in range(0, part.height, 2)]
    return sum(is_colour(part, point, colour, 10) for point in points) / len(points)


@LAYOUTS
def test_terrain_and_tokens_are_those_of_the_view(layout: str) -> None:
    view = started_view()
    hills = view.ground.terrain.index(HILLS)
    terrain, tokens = list(view.ground.terrain), list(view.ground.tokens)
    terrain[hills], tokens[hills] = FOREST, 12
    varied = replace(view, ground=replace(view.ground, terrain=tuple(terrain), tokens=tuple(tokens)))
    token = next(token for token in scene_of(varied).tokens if token.place == hills)
    assert isinstance(token.sort, Disc)
    assert token.sort.number == 12
    where = around(view, layout, HEX_MIDDLES[hills], 50)
    assert differs(painted(view, layout=layout), painted(varied, layout=layout), where)


@LAYOUTS
def test_robber_and_merchant_stand_on_their_hexes(layout: str) -> None:
    for game, _ in sample()[::3]:
        view = game.view(None)
        figures = {
            piece.sort.seat: piece for piece in scene_of(view).figures if isinstance(piece.sort, Figure)
        }
        assert figures[None].place == view.robber
        x, y = HEX_MIDDLES[view.robber]
        assert abs(figures[None].x - x) < 50
        assert abs(figures[None].y - y) < 50
        assert (view.merchant is None) == (len(figures) == 1)
        gone = replace(view, robber=view.board.basin)
        assert differs(
            painted(view, layout=layout), painted(gone, layout=layout), around(view, layout, (x, y), 60)
        )


@LAYOUTS
def test_the_public_picture_shows_nothing_secret(layout: str) -> None:
    game, events = middle_game()
    public = render.board(game.view(None), events=events, layout=layout)
    assert {render.board(game.view(seat), events=events, layout=layout) for seat in range(4)} == {public}


def test_pictures_from_many_threads_are_the_same() -> None:
    games = [game for game, _ in sample()[:3]]
    bases.clear()

    def draw(number: int) -> tuple[int, bytes]:
        return number % 3, painted(games[number % 3].view(None)).tobytes()

    with ThreadPoolExecutor(6) as pool:
        assert len(set(pool.map(draw, range(12)))) == 3


@LAYOUTS
@LOOKS
def test_pictures_are_small_enough_with_all_pieces_out(layout: str, theme: str) -> None:
    game, events = end_of()
    crowded = full(game.view(None))
    for part in (None, *render.parts(crowded)):
        png = render.board(crowded, theme, events=events, layout=layout, part=part)
        assert len(png) <= 200 * 1024, part


@LANGUAGES
@LAYOUTS
def test_the_title_of_no_language_lies_on_land(language: str, layout: str) -> None:
    view = middle_game()[0].view(None)
    taken = surround_boxes(view, words_of(view, language), layout)
    there = frame_of(SHEETS[layout], tuple(needed(view, ())), taken)
    land = list(needed(view, ()))
    for box in taken:
        assert not any(there.plane(box).overlaps(other) for other in land)


@LAYOUTS
def test_what_lies_far_out_comes_into_the_picture(layout: str) -> None:
    """A ship beyond the usual edge of the map makes the map smaller."""
    view = middle_game()[0].view(None)
    place = min(range(len(EDGE_MIDDLES)), key=lambda edge: EDGE_MIDDLES[edge][0])
    usual = frame(view, layout)
    realms = list(view.pieces.realms)
    realms[0] = replace(realms[0], ships=(*realms[0].ships, place))
    sailed = replace(view, pieces=Pieces(tuple(realms)))
    wider = frame(sailed, layout)
    assert wider.zoom < usual.zoom
    ship = next(
        piece for piece in scene_of(sailed, (), tuple(borders(wider.area))).ships if piece.place == place
    )
    assert wider.area.encloses(ship.box)
    assert isinstance(painted(sailed, layout=layout), Image.Image)


def test_all_corners_have_a_place() -> None:
    assert len(set(CORNER_POINTS)) == len(CORNER_POINTS) == 128
