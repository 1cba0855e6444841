"""The longest trade route: how long a route is, and who holds it."""

from __future__ import annotations

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Pieces, Realm
from rules.great_canal.route import route_lengths
from rules.great_canal.scoring import points_of
from rules.records import Action, Event
from tests.rules.great_canal.positions import (
    act,
    corner,
    edge,
    goods,
    happened,
    position,
    seat,
)

RICH = goods(brick=4, lumber=4, wool=4, grain=4, ore=4)
COAST = ("D3 sw", "D3 se", "D4 sw", "D4 se", "D5 sw", "D5 se", "D6 sw", "D6 se")
"""Edges in line along the south coast; each two meet at D3 s, D3 se, D4 s, D4 se, D5 s, D5 se, D6 s."""


def coast(first: int, last: int) -> str:
    """Return so many edges of the coast, both included."""
    return ", ".join(COAST[first : last + 1])


def ring(name: str, *without: str) -> str:
    """Return the edges of a hex but some."""
    sides = ("ne", "e", "se", "sw", "w", "nw")
    return ", ".join(f"{name} {side}" for side in sides if side not in without)


def length(own: Realm, *others: Realm) -> int:
    """Return the length of the longest trade route of a seat."""
    return route_lengths(Pieces((own, *others)))[0]


# How long a route is (great_canal.R13, R29).


@pytest.mark.parametrize(
    ("edges", "expected"),
    [
        ("", 0),
        ("D4 e", 1),
        (coast(0, 4), 5),
        (f"{coast(0, 2)}, {coast(4, 7)}", 4),  # a gap
        (f"{coast(2, 6)}, D4 e, C4 se", 5),  # arms of 2, 3 and 2
        (f"{coast(2, 6)}, D4 e, C4 se, C4 e, C4 ne", 7),  # arms of 2, 3 and 4
        (ring("D4"), 6),
        (f"{ring('D4')}, D5 sw, D5 se", 8),  # a ring with a tail
        (f"{ring('D4')}, D5 sw, D5 se, D3 nw, D3 ne", 8),  # with tails of two on its two sides
        (f"{ring('D4')}, D5 sw, D5 se, C4 se, C4 e", 9),  # side by side: 2 + 5 + 2
        (f"{ring('D4')}, {ring('D5', 'w')}", 11),  # two rings with a common edge
        (f"{ring('D4')}, {ring('D5', 'w')}, C5 se, C5 e", 12),  # and a tail of two
        (f"{ring('D3')}, {ring('D5')}, D4 sw, D4 se", 14),  # two rings joined by two edges
        (f"{ring('D4')}, {ring('D5', 'w')}, C4 w, C4 nw, C4 ne, C4 e", 14),  # three rings: all but one
    ],
)
@pytest.mark.parametrize("kind", ["roads", "ships"])
def test_no_edge_counts_twice(edges: str, expected: int, kind: str) -> None:
    """Check the rule text, longest trade route: the longest way that uses no road or ship twice, branches
    not counted."""
    assert length(seat(**{kind: edges})) == expected


@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [
        ({}, {}, 3),
        ({"settlements": "D4 se"}, {}, 5),
        ({"cities": "D4 se"}, {}, 5),
        ({"fallen": "D4 se"}, {}, 5),
        ({"settlements": "D4 s, D5 s"}, {}, 3),  # elsewhere
        ({"knights": "D4 se 3+"}, {}, 3),
        ({}, {"settlements": "D4 se"}, 3),
        ({}, {"knights": "D4 se 1"}, 3),
    ],
)
def test_roads_and_ships_join_at_an_own_building(
    own: dict[str, str], other: dict[str, str], expected: int
) -> None:
    """Check great_canal.R29: a road and a ship count as joined only at an own building; a knight does not
    join."""
    assert length(seat(roads=coast(1, 3), ships=coast(4, 5), **own), seat(**other)) == expected


def test_roads_and_ships_in_a_ring() -> None:
    """Check great_canal.R29: a ring of both is joined where buildings stand."""
    parts = {"roads": ring("D4", "se", "sw"), "ships": "D4 se, D4 sw"}
    assert length(seat(**parts)) == 4
    assert length(seat(**parts, settlements="D4 se")) == 6
    assert length(seat(**parts, settlements="D4 se, D4 sw")) == 6
    assert length(seat(**parts, settlements="D4 s, D4 ne")) == 4


def test_a_ship_from_the_middle_of_a_road() -> None:
    """Check great_canal.R29: at a corner where both meet unjoined, the roads go on as roads."""
    parts = {"roads": f"{coast(1, 3)}, D4 e", "ships": coast(4, 7)}
    assert length(seat(**parts)) == 4
    assert length(seat(**parts, knights="D4 se 1")) == 4
    assert length(seat(**parts, cities="D4 se")) == 7  # 3 + 4


@pytest.mark.parametrize(
    ("edges", "broken_at", "expected"),
    [
        (coast(0, 4), "D3 se", 3),  # on an inner corner
        (coast(0, 4), "D4 s", 3),
        (coast(0, 4), "D4 se", 4),
        (coast(0, 4), "D3 sw", 5),  # at an end
        (coast(0, 4), "D5 s", 5),
        (coast(0, 4), "D4 ne", 5),  # beside it
        (f"{coast(2, 6)}, D4 e, C4 se", "D4 se", 3),  # where its arms meet
        (ring("D4"), "D4 se", 6),  # where a ring begins and ends
        (f"{ring('D4')}, D5 sw, D5 se", "D4 se", 6),
        (f"{ring('D4')}, D5 sw, D5 se", "D4 s", 7),  # from there round, then the tail
    ],
)
@pytest.mark.parametrize("kind", ["settlements", "cities", "fallen", "basic", "mighty"])
def test_anothers_piece_breaks_a_route(edges: str, broken_at: str, expected: int, kind: str) -> None:
    """Check great_canal.R13: another's knight on an inner corner breaks a route as a building does; at an
    end it does not."""
    knights = {"basic": f"{broken_at} 1", "mighty": f"{broken_at} 3+"}
    other = seat(knights=knights[kind]) if kind in knights else seat(**{kind: broken_at})
    assert length(seat(roads=edges), other) == expected
    assert length(seat(ships=edges), seat(), other) == expected


@pytest.mark.parametrize("kind", ["settlements", "cities", "knights"])
def test_an_own_piece_does_not_break(kind: str) -> None:
    """Check great_canal.R29: an own knight neither joins nor breaks, an own building does not break."""
    place = "D3 se 1, D4 s 2+" if kind == "knights" else "D3 se"
    assert length(seat(roads=coast(0, 4), **{kind: place})) == 5


def test_two_pieces_on_a_ring() -> None:
    """Check great_canal.R13: they cut it in two."""
    assert length(seat(roads=ring("D4")), seat(knights="D4 n 1", settlements="D4 s")) == 3
    assert length(seat(roads=ring("D4")), seat(knights="D4 n 1"), seat(settlements="D4 se")) == 4


# Who holds it (great_canal.R13).

NORTH = "A2 nw, A2 ne, A3 nw, A3 ne, A4 nw, A4 ne, A5 nw, A5 ne"
EAST = "C4 e, C5 nw, C5 ne, C6 nw, C6 ne, C7 nw"


def roads(text: str, count: int) -> str:
    """Return the first edges of a way."""
    return ", ".join(text.split(", ")[:count])


def routes(events: tuple[Event, ...]) -> list[Event]:
    """Return the events about the longest trade route."""
    return [event for event in events if isinstance(event, (e.RouteTaken, e.RouteLost))]


def check(game: GreatCanal, action: Action, *expected: Event, holder: int | None) -> GreatCanal:
    """Check what an action tells about the longest trade route, and who then holds it."""
    assert tuple(routes(happened(game, action))) == expected
    after = act(game, action)
    assert after.route == holder
    return after


def fifth(name: str) -> a.BuildRoad:
    """Return the building of a road."""
    return a.BuildRoad(edge(name))


def test_five_are_needed() -> None:
    """Check the rule text, longest trade route: from 5 on, 2 points."""
    game = position(seat(roads=coast(0, 2)), hands={0: RICH})
    game = check(game, fifth(COAST[3]), holder=None)
    assert points_of(game, 0) == 0
    game = check(game, fifth(COAST[4]), e.RouteTaken(0, 5), holder=0)
    assert points_of(game, 0) == 2
    check(game, fifth(COAST[5]), holder=0)


def test_the_holder_keeps_it_on_a_tie() -> None:
    """Check great_canal.R13: only a longer route takes it, with its points."""
    game = position(seat(roads=coast(0, 3)), seat(roads=roads(NORTH, 5)), hands={0: RICH})
    assert game.route == 1
    game = check(game, fifth(COAST[4]), holder=1)
    assert (points_of(game, 0), points_of(game, 1)) == (0, 2)
    game = check(game, fifth(COAST[5]), e.RouteTaken(0, 6, loser=1), holder=0)
    assert (points_of(game, 0), points_of(game, 1)) == (2, 0)


def test_a_tie_that_nobody_held() -> None:
    """Check great_canal.R13: nobody holds it until one is alone longest."""
    north = seat(roads=roads(NORTH, 5))
    game = position(seat(roads=coast(0, 3)), north, seat(roads=roads(EAST, 5)), hands={0: RICH})
    assert game.route is None
    game = check(game, fifth(COAST[4]), holder=None)
    check(game, fifth(COAST[5]), e.RouteTaken(0, 6), holder=0)


SETTLE = a.BuildSettlement(corner("D3 se"))
"""It breaks a route along the coast from D3 sw after 2 edges."""


@pytest.mark.parametrize(
    ("held", "others", "expected", "holder"),
    [
        (5, (0, 0), (e.RouteLost(1),), None),  # nobody has 5 any more
        (5, (4, 4), (e.RouteLost(1),), None),
        (6, (5, 0), (e.RouteTaken(2, 5, loser=1),), 2),
        (6, (5, 5), (e.RouteLost(1),), None),  # tied others
        (7, (5, 4), (), 1),  # still 5, tied: it keeps it
        (7, (5, 5), (), 1),
        (7, (6, 5), (e.RouteTaken(2, 6, loser=1),), 2),
        (7, (6, 6), (e.RouteLost(1),), None),
        (8, (5, 5), (), 1),  # still longest
    ],
)
@pytest.mark.parametrize("by_knight", [False, True])
def test_a_route_that_is_broken(
    held: int, others: tuple[int, int], expected: tuple[Event, ...], holder: int | None, by_knight: bool
) -> None:
    """Check great_canal.R13: when the holder falls and others are tied, nobody holds it; a holder still tied
    for longest keeps it; great_canal.R36: it is settled once the piece stands."""
    game = position(
        seat(roads="D3 e"),
        seat(roads=coast(0, held - 1)),
        seat(roads=roads(NORTH, others[0])),
        seat(roads=roads(EAST, others[1])),
        hands={0: RICH},
        route=1,
    )
    check(game, a.HireKnight(corner("D3 se")) if by_knight else SETTLE, *expected, holder=holder)


def test_a_knight_takes_a_route_and_gives_it_back() -> None:
    """Check great_canal.R13: it breaks a route when it comes, and no longer when it has gone."""
    broken = seat(ships=coast(0, 4))
    here = position(seat(roads="D3 e", knights="D3 ne 1+"), broken)
    assert here.route == 1
    step = a.MoveKnight(corner("D3 ne"), corner("D3 se"))
    check(here, step, e.RouteLost(1), holder=None)
    there = position(seat(roads="D3 e", knights="D3 se 1+"), broken)
    assert there.route is None
    check(there, a.MoveKnight(corner("D3 se"), corner("D3 ne")), e.RouteTaken(1, 5), holder=1)


def test_a_displaced_knight_breaks_no_more() -> None:
    """Check great_canal.R36: settled at the coming of the one, and at the going of the other."""
    mine = seat(roads=f"{coast(0, 4)}, D3 e", knights="D3 ne 2+")
    game = position(mine, seat(knights="D3 se 1"))
    assert game.route is None
    check(game, a.DisplaceKnight(corner("D3 ne"), corner("D3 se")), e.RouteTaken(0, 5), holder=0)


def test_a_ship_that_sails_changes_routes() -> None:
    """Check great_canal.R13: a ship moved away shortens, one moved to an end lengthens."""
    line = seat(settlements="D3 sw", ships=f"{coast(0, 3)}, E3 w")
    longer = a.Sail(edge("E3 w"), edge(COAST[4]))
    check(position(line), longer, e.RouteTaken(0, 5), holder=0)
    whole = seat(settlements="D3 sw", ships=coast(0, 4))
    check(position(whole), a.Sail(edge(COAST[4]), edge("E3 w")), e.RouteLost(0), holder=None)


def test_a_building_joins_a_route() -> None:
    """Check great_canal.R29: the settlement built where a road and a ship meet makes them one route."""
    game = position(seat(roads=coast(0, 2), ships=coast(3, 4)), hands={0: RICH})
    assert game.route is None
    check(game, a.BuildSettlement(corner("D4 s")), e.RouteTaken(0, 5), holder=0)
