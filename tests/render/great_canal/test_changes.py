"""The marks on the map of the Great Canal of what happened since the turn last passed."""

from __future__ import annotations

import math
from typing import cast

import pytest

from render.great_canal.layout.plane import point_of
from render.great_canal.layout.sorts import Helmet
from render.great_canal.marks.brackets import brackets_of
from render.great_canal.marks.changes import changes_in
from render.great_canal.marks.drawing import drawing_of
from render.great_canal.marks.trails import trail_dots
from render.kit.boxes import box_around
from rules import Event
from rules.great_canal import events as e
from rules.great_canal.actions import Sail
from rules.great_canal.view import GreatCanalView
from rules.values import Value
from tests.render.great_canal.board_positions import LAYOUTS, middle_game, painted
from tests.render.great_canal.seat_positions import walked
from tests.render.great_canal.test_picture import around
from tests.render.pictures import differs

CORNER, EDGE, HEX = 50, 60, 20
ON_CORNERS: tuple[Event, ...] = (
    e.Founded(0, CORNER, False),
    e.SettlementBuilt(0, CORNER),
    e.CityBuilt(0, CORNER),
    e.WallBuilt(0, CORNER),
    e.CityLost(0, CORNER, False, False),
    e.KnightHired(0, CORNER),
    e.KnightActivated(0, CORNER),
    e.KnightPromoted(0, CORNER, 2),
    e.KnightMoved(0, 1, CORNER),
    e.KnightDisplaced(0, 1, CORNER, 2),
    e.KnightRetreated(0, 1, CORNER),
    e.KnightReturned(0, CORNER),
    e.KnightDrivenOff(0, CORNER, 1),
    e.KnightDismissed(0, CORNER, 1),
    e.KnightPlaced(0, CORNER, 1, True),
    e.MetropolisWon(0, "trade", CORNER, None),
)
ON_EDGES: tuple[Event, ...] = (
    e.RoadBuilt(0, EDGE),
    e.ShipBuilt(0, EDGE),
    e.ShipMoved(0, 1, EDGE),
    e.PieceRemoved(0, 1, EDGE, False),
)
ON_HEXES: tuple[Event, ...] = (
    e.CanalDug(HEX, (0, 1)),
    e.CanalLaid(HEX),
    e.TokensSwapped(0, HEX, 21),
    e.RobberMoved(0, HEX),
    e.RobberReturned(HEX),
    e.MerchantMoved(0, HEX, None),
)


def position() -> GreatCanalView:
    return middle_game()[0].view(None)


@pytest.mark.parametrize("event", ON_CORNERS, ids=lambda event: type(event).__name__)
def test_what_is_new_on_a_corner_is_marked(event: Event) -> None:
    assert Value("corner", CORNER) in changes_in(position(), [event]).places


@pytest.mark.parametrize("event", ON_EDGES, ids=lambda event: type(event).__name__)
def test_what_is_new_on_an_edge_is_marked(event: Event) -> None:
    assert Value("edge", EDGE) in changes_in(position(), [event]).places


@pytest.mark.parametrize("event", ON_HEXES, ids=lambda event: type(event).__name__)
def test_what_is_new_on_a_hex_is_marked(event: Event) -> None:
    drawing = drawing_of(position(), changes_in(position(), [event]))
    assert HEX in drawing.hexes


@LAYOUTS
def test_marks_show_in_the_picture(layout: str) -> None:
    view = position()
    plain = painted(view, layout=layout)
    for place, event in (
        (Value("corner", CORNER), e.KnightHired(0, CORNER)),
        (Value("edge", EDGE), e.RoadBuilt(0, EDGE)),
        (Value("hex", HEX), e.CanalDug(HEX, (0,))),
    ):
        point = point_of(place)
        assert point is not None
        marked = painted(view, events=(event,), layout=layout)
        assert differs(plain, marked, around(view, layout, point, 70)), event


def test_brackets_stand_around_the_pieces_that_are_new() -> None:
    view = position()
    scene = drawing_of(view, changes_in(view, ())).scene
    for piece in scene.corners:
        found = brackets_of(scene, [Value("corner", piece.place)], ())
        for bracket in found:
            around_it = box_around(bracket.x, bracket.y, 2 * bracket.half_side, 2 * bracket.half_height)
            assert around_it.encloses(piece.box)
    knights = [piece for piece in scene.corners if isinstance(piece.sort, Helmet)]
    assert any(brackets_of(scene, [Value("corner", piece.place)], ()) for piece in knights)


def test_what_moved_leaves_a_trail_from_where_it_came() -> None:
    view = position()
    for event, start, end in (
        (e.KnightMoved(0, 100, 103), Value("corner", 100), Value("corner", 103)),
        (e.ShipMoved(0, 150, 155), Value("edge", 150), Value("edge", 155)),
        (e.RobberMoved(0, 40, start=3), Value("hex", 3), Value("hex", 40)),
    ):
        changes = changes_in(view, [event])
        assert changes.ways == ((start, end),)
        assert drawing_of(view, changes).dots
    returned = changes_in(view, [e.RobberReturned(40)])
    assert returned.ways == ((Value("hex", view.board.basin), Value("hex", 40)),)


def test_what_stayed_where_it_was_leaves_no_trail() -> None:
    scene, there = drawing_of(position(), changes_in(position(), [])).scene, Value("hex", 3)
    assert trail_dots([(there, there)], scene, []) == []


def test_every_ship_that_sails_leaves_a_trail_however_near() -> None:
    """The old place of a ship is empty: a dot stands there, or at most a bow away from it."""
    sailed = 0
    for game, _ in walked(4, 3, False)[::2]:
        seat = game.waiting_for[0]
        ways = [action for action in game.legal_actions(seat) if isinstance(action, Sail)]
        for action in ways[:2]:
            after, events = game.apply(seat, action)
            view = cast(GreatCanalView, after.view(None))
            dots = drawing_of(view, changes_in(view, events)).dots
            start = point_of(Value("edge", action.ship))
            assert start is not None
            assert min((math.dist(start, dot) for dot in dots), default=99.0) < 40
            sailed += 1
    assert sailed > 4


def test_other_events_leave_no_mark() -> None:
    view = position()
    changes = changes_in(view, [e.Rolled(0, 3, 4, "fleet"), e.TurnEnded(0), e.Improved(0, "trade", 2)])
    assert not changes.places
    assert not changes.ways
    assert not drawing_of(view, changes).brackets
