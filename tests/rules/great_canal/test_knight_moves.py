"""Knights on their ways: moving, displacing others, going where a displaced one must."""

from __future__ import annotations

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Realm
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    corners,
    goods,
    happened,
    knight,
    offered,
    position,
    refused,
    seat,
)

MOVE, DISPLACE, RETREAT = "great_canal.R20.move", "great_canal.R20.displace", "great_canal.R21"
WAY = {"roads": "D4 e", "ships": "D5 sw, E5 w, F4 nw"}
"""A road and ships in line, without any building: D4 ne, D4 se, D5 s, then F4 n and F4 nw on an island."""


def move(name: str, to: str) -> a.MoveKnight:
    """Return the move of a knight."""
    return a.MoveKnight(corner(name), corner(to))


def displace(name: str, to: str) -> a.DisplaceKnight:
    """Return the displacement of another knight."""
    return a.DisplaceKnight(corner(name), corner(to))


def check_moves(knight_at: str, to: str, *realms: Realm) -> None:
    """Check to which corners the knight of the seat in turn can move."""
    game = position(*realms)
    moves = {action.to for action in offered(game, a.MoveKnight) if isinstance(action, a.MoveKnight)}
    assert moves == set(corners(to))
    for place in moves:
        allowed(game, a.MoveKnight(corner(knight_at), place))


# Ways (great_canal.R20).


def test_over_roads_and_ships_alike() -> None:
    """Check great_canal.R20: changing between roads and ships at any corner, without a building; R3:
    to small islands over own ships."""
    check_moves("D4 ne", "D4 se, D5 s, F4 n, F4 nw", seat(**WAY, knights="D4 ne 1+"))
    check_moves("F4 n", "D4 ne, D4 se, D5 s, F4 nw", seat(**WAY, knights="F4 n 1+"))


def test_over_own_ways_only() -> None:
    """Check great_canal.R20: over own roads and ships, not over others', nor where a link is missing."""
    own = seat(roads="D4 e, D3 se", ships="E5 w", knights="D4 ne 1+")
    check_moves("D4 ne", "D4 se", own, seat(roads="D5 nw, D4 ne", ships="D5 sw, D4 se"))
    check_moves("D2 n", "", seat(knights="D2 n 1+"))


def test_to_sea_corners_at_own_ships() -> None:
    """Check great_canal.R20: a sea corner must touch an own ship; there is no other way to it."""
    check_moves("D6 s", "F5 n, F5 ne", seat(ships="E6 w, E6 sw", knights="D6 s 1+"))
    refused(position(seat(ships="E6 w", knights="D6 s 1+")), move("D6 s", "F5 ne"), MOVE)


def test_round_a_loop_and_along_all_branches() -> None:
    """Check great_canal.R20: any way over own ships will do."""
    own = seat(ships="E5 w, E5 sw, E5 se, E5 e, E6 sw", knights="D5 s 1+")
    check_moves("D5 s", "F4 n, F4 ne, F5 n, D6 s, F5 ne", own)
    check_moves("D5 s", "F4 n, F4 ne", own, seat(knights="F5 n 1"))


@pytest.mark.parametrize(
    ("own", "other", "to"),
    [
        ({"settlements": "D4 se"}, {}, "D5 s, F4 n, F4 nw"),  # through own pieces, not onto them
        ({"cities": "D4 se", "fallen": "D5 s"}, {}, "F4 n, F4 nw"),
        ({"knights": "D4 ne 1+, D5 s 2"}, {}, "D4 se, F4 n, F4 nw"),
        ({}, {"settlements": "D4 se"}, ""),
        ({}, {"cities": "D5 s"}, "D4 se"),
        ({}, {"fallen": "D5 s"}, "D4 se"),
        ({}, {"knights": "D5 s 1"}, "D4 se"),
        ({}, {"knights": "F4 n 3+"}, "D4 se, D5 s"),
        ({}, {"roads": "D5 nw, C4 sw"}, "D4 se, D5 s, F4 n, F4 nw"),  # roads beside it stop nothing
    ],
)
def test_through_own_pieces_only(own: dict[str, str], other: dict[str, str], to: str) -> None:
    """Check great_canal.R20, R37: through own buildings and knights, not through others' pieces; to a free
    corner."""
    check_moves("D4 ne", to, seat(**{"knights": "D4 ne 1+", **WAY, **own}), seat(**other))


def test_a_moved_knight() -> None:
    """Check great_canal.R20: it is where it went, with its strength, inactive."""
    game = position(seat(**WAY, knights="D4 ne 2+"))
    assert happened(game, move("D4 ne", "F4 n")) == (e.KnightMoved(0, corner("D4 ne"), corner("F4 n")),)
    assert act(game, move("D4 ne", "F4 n")).pieces.realms[0].knights == (knight("F4 n 2a"),)
    for to in ("D4 ne", "F4 sw", "D4 n"):
        refused(game, move("D4 ne", to), MOVE)


# Displacing (great_canal.R20, R21).


def duel(mine: str, theirs: str, *others: Realm, **pieces: str) -> GreatCanal:
    """Return a position with a knight at D4 ne and another seat's at D5 s, with other pieces of that seat."""
    own = seat(**WAY, knights=f"D4 ne {mine}")
    return position(own, seat(knights=f"D5 s {theirs}", **pieces), *others)


@pytest.mark.parametrize("mine", [1, 2, 3])
@pytest.mark.parametrize("theirs", ["1", "2", "3", "1+", "2+", "3+"])
def test_weaker_knights_only(mine: int, theirs: str) -> None:
    """Check great_canal.R20: a weaker one, active or not; neither an equal nor a stronger one."""
    game = duel(f"{mine}+", theirs)
    if int(theirs[0]) < mine:
        allowed(game, displace("D4 ne", "D5 s"))
    else:
        refused(game, displace("D4 ne", "D5 s"), DISPLACE)
    refused(game, move("D4 ne", "D5 s"), MOVE)


@pytest.mark.parametrize(
    ("mine", "rule"),
    [
        ("3", "great_canal.knight.inactive"),
        ("3+w", "great_canal.knight.activated"),
        ("3+a", "great_canal.knight.acted"),
    ],
)
def test_displacing_is_an_action(mine: str, rule: str) -> None:
    """Check great_canal.R20: of an active knight that was not activated and has not acted this turn."""
    refused(duel(mine, "1"), displace("D4 ne", "D5 s"), rule)


def test_whom_a_knight_can_reach() -> None:
    """Check great_canal.R20: not an own knight, not one behind another's piece, not one off the way; at sea
    and on small islands too."""
    own = seat(**WAY, knights="D4 ne 3+, D4 se 1")
    game = position(own, seat(knights="D5 s 1, B2 n 1"), seat(knights="F4 n 1"))
    assert offered(game, a.DisplaceKnight) == {displace("D4 ne", "D5 s")}
    for to in ("D4 se", "F4 n", "B2 n", "F4 nw"):
        refused(game, displace("D4 ne", to), DISPLACE)
    allowed(position(seat(**WAY, knights="D4 ne 2+"), seat(knights="F4 n 1")), displace("D4 ne", "F4 n"))
    at_sea = position(seat(ships="E6 w", knights="D6 s 2+"), seat(knights="F5 n 1"))
    allowed(at_sea, displace("D6 s", "F5 n"))


def test_a_displaced_knight_goes_where_its_owner_likes() -> None:
    """Check great_canal.R21: over own routes to a free corner, at home, on a small island or at sea, strength
    and state kept; its owner chooses."""
    game = duel("2+", "1+", ships="D5 se, D6 sw, E6 w, E5 se")
    after = act(game, displace("D4 ne", "D5 s"))
    assert happened(game, displace("D4 ne", "D5 s")) == (
        e.KnightDisplaced(0, corner("D4 ne"), corner("D5 s"), 1),
    )
    assert after.pieces.realms[0].knights == (knight("D5 s 2a"),)
    assert after.waiting_for == (1,)
    places = ("D5 se", "D6 s", "F5 n", "F4 ne")
    assert offered(after, a.RetreatKnight, by=1) == {a.RetreatKnight(corner(place)) for place in places}
    refused(after, a.EndTurn(), "game.turn", by=0)
    refused(after, a.RetreatKnight(corner("F5 n")), "game.turn", by=0)
    for place in places:
        gone = act(after, a.RetreatKnight(corner(place)), by=1)
        assert gone.pieces.realms[1].knights == (knight(f"{place} 1+"),)
        assert gone.waiting_for == (0,)
        allowed(gone, a.EndTurn())


@pytest.mark.parametrize("place", ["D5 s", "D6 se", "D7 s", "A2 n", "D4 se"])
def test_where_a_displaced_knight_cannot_go(place: str) -> None:
    """Check great_canal.R21: not the corner it left, not onto any piece, not off the own routes."""
    own = seat(**WAY, knights="D4 ne 3+, D6 se 1")
    other = seat(knights="D5 s 2, D7 s 1", ships="D5 se, D6 sw, D6 se, D7 sw", settlements="A2 n")
    after = act(position(own, other), displace("D4 ne", "D5 s"))
    assert offered(after, a.RetreatKnight, by=1) == {
        a.RetreatKnight(corner(free)) for free in ("D5 se", "D6 s")
    }
    refused(after, a.RetreatKnight(corner(place)), RETREAT, by=1)


def test_a_displaced_knight_displaces_nobody() -> None:
    """Check great_canal.R21: nobody is displaced in turn, however weak."""
    other = seat(knights="D5 s 2+", ships="D5 se, D6 sw, D6 se")
    game = position(seat(**WAY, knights="D4 ne 3+"), other, seat(knights="D6 se 1"))
    after = act(game, displace("D4 ne", "D5 s"))
    assert offered(after, a.DisplaceKnight, by=1) == set()
    refused(after, a.RetreatKnight(corner("D6 se")), RETREAT, by=1)


@pytest.mark.parametrize(
    ("routes", "to"),
    [
        ({"ships": "D5 se"}, "D5 se"),
        ({"ships": "E6 w", "roads": "D5 se, D6 sw", "settlements": "D5 se, D6 s"}, "F5 n"),  # through own
        ({"roads": "D5 nw", "ships": "D4 se, D3 se", "settlements": "D4 s"}, None),  # no way begins here
    ],
)
def test_the_only_corner_is_taken_at_once(routes: dict[str, str], to: str | None) -> None:
    """Check great_canal.R48: it must go if it can, to the only corner at once; great_canal.R21: else it
    returns to the supply."""
    game = duel("3+", "2+", **routes)
    events = happened(game, displace("D4 ne", "D5 s"))
    after = act(game, displace("D4 ne", "D5 s"))
    assert after.waiting_for == (0,)
    left = corner("D5 s")
    if to is None:
        assert events[-1] == e.KnightReturned(1, left)
        assert after.pieces.realms[1].knights == ()
    else:
        assert events[-1] == e.KnightRetreated(1, left, corner(to))
        assert after.pieces.realms[1].knights == (knight(f"{to} 2+"),)
    assert after.pieces.realms[0].knights == (knight("D5 s 3a"),)


def test_others_may_leave_it_no_corner() -> None:
    """Check great_canal.R21, R37: others' pieces stop it, the displacing player's among them."""
    for other in (seat(knights="D5 se 1"), seat(settlements="D5 se")):
        game = duel("3+", "2+", other, ships="D5 se, D6 sw")
        assert happened(game, displace("D4 ne", "D5 s"))[-1] == e.KnightReturned(1, corner("D5 s"))
    own = seat(**WAY, knights="D4 ne 3+, D5 se 1")
    game = position(own, seat(knights="D5 s 2+", ships="D5 se, D6 sw"))
    assert happened(game, displace("D4 ne", "D5 s"))[-1] == e.KnightReturned(1, corner("D5 s"))


def test_the_corner_that_the_other_left_is_free() -> None:
    """Check great_canal.R21: to any free corner but the one that it left itself."""
    other = seat(
        roads="D5 sw, D5 se, D5 e, D5 ne, D5 nw",
        settlements="D5 s, D5 ne",
        knights="D4 se 1, D5 se 2, D5 n 2",
    )
    game = position(seat(roads="D4 e", knights="D4 ne 2+"), other)
    events = happened(game, displace("D4 ne", "D4 se"))
    assert events[-1] == e.KnightRetreated(1, corner("D4 se"), corner("D4 ne"))


def test_a_returned_knight_is_a_piece_of_the_supply() -> None:
    """Check great_canal.R21: it returns to the supply, and can be hired again."""
    hands = {1: goods(wool=1, ore=1)}
    other = seat(knights="D5 s 1, A2 n 1", roads="B6 e")
    before = position(seat(**WAY, knights="D4 ne 2+"), other)
    hire = a.HireKnight(corner("B6 ne"))
    refused(position(*before.pieces.realms, active=1, hands=hands), hire, "great_canal.supply.knight")
    after = act(before, displace("D4 ne", "D5 s"))
    allowed(position(*after.pieces.realms, active=1, hands=hands), hire)
