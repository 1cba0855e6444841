"""The founding: who founds when, where it may be, and what it brings."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.topology import CORNER_EDGES
from rules.kit.masks import bits
from rules.records import RuleError
from tests.rules.great_canal.positions import (
    BOARD,
    act,
    allowed,
    corner,
    edge,
    goods,
    happened,
    offered,
    refused,
    rolls,
    start,
)

COAST = set(bits(BOARD.coast))


def found(at: str, road_or_ship: str) -> a.Found:
    """Return the founding of a building, by names of places ("C5 n")."""
    return a.Found(corner(at), edge(road_or_ship))


def after_foundings(game: GreatCanal, *own: a.Found, until: int | None = None) -> GreatCanal:
    """Return the game after seat 0 has founded as named, and the others, in the north, anyhow.

    ``until`` is the number of own buildings before which it stops.
    """
    left = list(own)
    while len(game.waiting_for) == 1 and offered(game, a.Found, seat := game.waiting_for[0]):
        if seat:
            game = act(game, game.legal_actions(seat)[0], by=seat)
            continue
        if not left or (until is not None and len(own) - len(left) == until):
            break
        game = act(game, left.pop(0), by=0)
    return game


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("first", [0, 2])
def test_the_order_of_the_founding(seats: int, first: int) -> None:
    """Check great_canal.R2, great_canal.R16: settlements 1..n, cities n..1, settlements 1..n, then the first
    seat's turn."""
    clockwise = [(first + step) % seats for step in range(seats)]
    expected = [(seat, False) for seat in clockwise]
    expected += [(seat, True) for seat in reversed(clockwise)]
    expected += [(seat, False) for seat in clockwise]
    game, seen = start(seats, first=first), list[tuple[int, bool]]()
    for seat, _ in expected:
        assert game.waiting_for == (seat,)
        for other in set(range(seats)) - {seat}:
            assert game.legal_actions(other) == ()
        events = happened(game, game.legal_actions(seat)[0], seat)
        seen += [(one.seat, one.city) for one in events if isinstance(one, e.Founded)]
        game = act(game, game.legal_actions(seat)[0], by=seat)
        realm = game.pieces.realms[seat]
        assert len(realm.cities) == sum(one == (seat, True) for one in seen)
        assert len(realm.settlements) == sum(one == (seat, False) for one in seen)
    assert seen == expected
    assert game.waiting_for == (first,)
    assert game.legal_actions(first) == (a.Roll(),)
    assert game.outcome is None


@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_seat_is_named_or_drawn(seats: int) -> None:
    """Check great_canal.R16: the first seat by lot, or named; the lot is the same for the same seed."""
    drawn = [start(seats, seed, None).waiting_for[0] for seed in range(60)]
    assert set(drawn) == set(range(seats))
    assert drawn == [start(seats, seed, None).waiting_for[0] for seed in range(60)]
    assert all(start(seats, seed, 1).waiting_for == (1,) for seed in range(10))


@pytest.mark.parametrize(
    ("action", "piece"),
    [
        (found("A2 n", "A2 ne"), "ship"),
        (found("A2 ne", "A3 nw"), "ship"),
        (found("B2 nw", "B2 nw"), "ship"),
        (found("D6 sw", "D5 se"), "ship"),
        (found("C5 n", "C5 ne"), "road"),
        (found("C5 n", "B4 e"), "road"),
        (found("C7 n", "C7 ne"), "road"),
        (found("C7 s", "C7 sw"), "road"),
        (found("C7 nw", "C6 ne"), "road"),
    ],
)
def test_a_road_inland_and_a_ship_on_the_coast(action: a.Found, piece: str) -> None:
    """Check great_canal.R2, great_canal.R58: the lake's shore is no coast, and its edges take roads."""
    allowed(start(), action, 0)
    realm = act(start(), action, by=0).pieces.realms[0]
    assert (realm.roads, realm.ships) == (((action.edge,), ()) if piece == "road" else ((), (action.edge,)))


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (found("A2 ne", "A2 e"), "great_canal.R2.ship"),
        (found("B2 nw", "B1 e"), "great_canal.R2.ship"),
        (found("D6 sw", "D6 w"), "great_canal.R2.ship"),
        (found("D6 sw", "E5 e"), "great_canal.R2.ship"),
        (found("C5 n", "C5 e"), "great_canal.R2.road"),
        (found("C7 n", "A2 nw"), "great_canal.R2.road"),
        (found("F1 n", "F1 ne"), "great_canal.R58"),
        (found("G1 n", "G1 ne"), "great_canal.R58"),
        (found("E3 s", "E3 se"), "great_canal.R58"),
        (a.Found(-1, 0), "great_canal.R58"),
        (a.Found(128, 0), "great_canal.R58"),
        (a.Found(10**12, 0), "great_canal.R58"),
        (a.Found(corner("C5 n"), -1), "great_canal.R2.road"),
        (a.Found(corner("C5 n"), 10**12), "great_canal.R2.road"),
    ],
)
def test_where_nothing_is_founded(action: a.Found, rule: str) -> None:
    """Check great_canal.R2, great_canal.R3, great_canal.R58: a road on the coast, an edge elsewhere, a place
    that is not on the home island."""
    refused(start(), action, rule, 0)


def test_all_that_is_offered_at_first() -> None:
    """Check great_canal.R58: every home corner, with each ship site on the coast and each edge inland."""
    expected = {
        a.Found(at, way)
        for at in bits(BOARD.home_corners)
        for way in CORNER_EDGES[at]
        if at not in COAST or BOARD.ship_sites >> way & 1
    }
    assert offered(start(), a.Found, 0) == expected


@pytest.mark.parametrize("building", [0, 1, 2])
def test_the_distance_holds_for_all_three(building: int) -> None:
    """Check great_canal.R58: no building beside another one, an own one neither."""
    own = (found("D6 n", "D6 ne"), found("D3 s", "D3 sw"), found("D8 s", "D8 sw"))
    game = after_foundings(start(3), *own, until=building)
    taken = [at for realm in game.pieces.realms for at in bits(realm.buildings)]
    assert len(taken) == {0: 0, 1: 5, 2: 6}[building]
    for at in taken:
        beside = {end for way in CORNER_EDGES[at] for end in range(128) if way in CORNER_EDGES[end]}
        assert at in beside
        assert not {one.corner for one in game.legal_actions(0) if isinstance(one, a.Found)} & beside
    if building:
        for name, way in (("D6 n", "D6 nw"), ("D6 nw", "D6 w"), ("D6 ne", "D6 e"), ("C6 sw", "C6 w")):
            refused(game, found(name, way), "great_canal.R58", 0)


def test_the_third_building_goes_on_the_coast() -> None:
    """Check great_canal.R16: if the first two are both inland."""
    inland = (found("D6 n", "D6 ne"), found("D3 n", "D3 ne"), found("D8 s", "D8 sw"))
    game = after_foundings(start(3), *inland, until=2)
    places = {one.corner for one in game.legal_actions(0) if isinstance(one, a.Found)}
    assert places
    assert places <= COAST
    refused(game, found("D5 n", "D5 ne"), "great_canal.R16", 0)
    allowed(game, inland[2], 0)


@pytest.mark.parametrize("coastal", [0, 1])
def test_the_third_building_goes_anywhere_after_a_coastal_one(coastal: int) -> None:
    """Check great_canal.R2: at least one of the three stands on the coast, the settlement or the city."""
    pair = [found("D8 s", "D8 sw"), found("D3 n", "D3 ne")]
    game = after_foundings(start(3), *(pair if coastal == 0 else pair[::-1]))
    allowed(game, found("D5 n", "D5 ne"), 0)
    allowed(game, found("D4 s", "D4 se"), 0)


@pytest.mark.parametrize(
    ("third", "income"),
    [
        (found("D3 n", "D3 ne"), goods(grain=3)),
        (found("D2 n", "D2 ne"), goods(grain=2)),
        (found("C1 n", "C1 nw"), goods(grain=1)),
        (found("D5 n", "D5 ne"), goods(brick=1, lumber=1, wool=1)),
        (found("D7 n", "D7 ne"), goods(brick=1, wool=1)),
        (found("C8 s", "D9 nw"), goods(ore=2)),
        (found("D4 nw", "D4 w"), goods(grain=2, wool=1)),
    ],
)
def test_the_income(third: a.Found, income: tuple[int, ...]) -> None:
    """Check great_canal.R2: one card per hex round the second settlement, grain of barren fields too; no
    commodity, nothing of desert, lake and sea, nothing before."""
    own = (found("D6 s", "D6 se"), found("C6 n", "C6 nw"))
    before = after_foundings(start(3), *own)
    assert before.hands == (goods(),) * 3
    assert [one for one in happened(before, third, 0) if isinstance(one, e.Received)] == [
        e.Received(0, income)
    ]
    after = act(before, third, by=0)
    assert after.hands == (income, goods(), goods())
    assert after.waiting_for == (1,)


def test_nobody_plays_before_all_have_founded() -> None:
    """Check great_canal.R2: others are not in turn, and nothing but a founding is accepted."""
    game = start()
    refused(game, found("D6 n", "D6 ne"), "game.turn", 1)
    for action in (a.EndTurn(), a.BuildRoad(edge("D6 ne"))):
        refused(game, action, "great_canal.first.found", 0)
    assert all(isinstance(action, a.Found) for action in game.legal_actions(0))
    with pytest.raises(RuleError):
        game.apply(0, a.Roll())


def test_start_ships_sail_in_the_first_turn() -> None:
    """Check great_canal.R28: start ships may move later, also in the first turn."""
    own = (found("D6 s", "D6 se"), found("C5 n", "C5 ne"), found("D3 s", "D3 sw"))
    game = after_foundings(start(3), *own)
    game = act(rolls(game, 1, 1), a.Roll())
    assert {one.ship for one in game.legal_actions(0) if isinstance(one, a.Sail)} == {
        edge("D6 se"),
        edge("D3 sw"),
    }
    allowed(game, a.Sail(edge("D6 se"), edge("D3 se")))


def test_how_many_foundings_there_are() -> None:
    """Check great_canal.R58 by counting: 194 first actions, 35,718 sequences of two, 6,231,438 of three.

    What may be founded third depends on the corners taken only, so positions with the same are counted once.
    """
    game = start()
    ones, twos, ways = game.legal_actions(0), 0, Counter[frozenset[int]]()
    position_of = dict[frozenset[int], GreatCanal]()
    by_corner = defaultdict[int, list[a.Found]](list)
    for one in ones:
        assert isinstance(one, a.Found)
        by_corner[one.corner].append(one)
    for first, several in by_corner.items():
        twos += sum(len(act(game, one, by=0).legal_actions(1)) for one in several)
        second = act(game, several[0], by=0)
        for two in second.legal_actions(1):
            assert isinstance(two, a.Found)
            taken = frozenset((first, two.corner))
            ways[taken] += len(several)
            if taken not in position_of:
                position_of[taken] = act(second, two, by=1)
    threes = sum(count * len(position_of[taken].legal_actions(2)) for taken, count in ways.items())
    assert (len(ones), twos, threes) == (194, 35_718, 6_231_438)
