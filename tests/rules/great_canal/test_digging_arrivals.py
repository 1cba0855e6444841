"""Digging by knights that arrive active, and by a Warlord's knights (great_canal.R4, R5, R36, R52)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from rules.records import Action
from tests.rules.great_canal.canals import alone, between, chips, dug, holding, of_canal, wake, warlord
from tests.rules.great_canal.positions import (
    act,
    corner,
    goods,
    happened,
    knight,
    position,
    refused,
    seat,
)

# Displaced knights (great_canal.R21): seat 1's stands away from the canal, its roads lead to C5 and to C3.

DISPLACE = a.DisplaceKnight(corner("D5 sw"), corner("D5 nw"))
INTRIGUE = a.PlayIntrigue(corner("D5 nw"))
ROADS = "D5 nw, C4 sw"
TO_C5, TO_C3 = a.RetreatKnight(corner("C5 sw")), a.RetreatKnight(corner("C3 se"))
WAYS = [DISPLACE, INTRIGUE]


def driven(*others: Realm, state: str = "+", roads: str = ROADS, **fields: Any) -> GreatCanal:
    """Return a position in which seat 0 can drive off the knight of seat 1."""
    own = seat(roads="D5 w", knights="D5 sw 2+")
    victim = seat(roads=roads, knights=f"D5 nw 1{state}")
    return position(own, victim, *others, holdings=holding("intrigue"), **fields)


@pytest.mark.parametrize("way", WAYS)
def test_a_driven_off_knight_digs_where_it_goes(way: Action) -> None:
    """Check great_canal.R4, great_canal.R21: in another's turn, where its owner leads it; it stays active."""
    game = act(driven(seat(knights="C5 nw 1+"), seat(knights="C3 s 2+")), way)
    assert game.dug == ()
    assert game.waiting_for == (1,)
    assert happened(game, TO_C5, 1) == (
        e.KnightRetreated(1, corner("D5 nw"), corner("C5 sw")),
        dug("C5", 1, 2),
    )
    for retreat, owners in ((TO_C5, (0, 1, 1, 0)), (TO_C3, (0, 1, 0, 1))):
        after = act(game, retreat, by=1)
        assert chips(after) == owners
        assert after.pieces.realms[1].knights == (knight("C5 sw 1+" if retreat is TO_C5 else "C3 se 1+"),)
        assert after.waiting_for == (0,)


@pytest.mark.parametrize("way", WAYS)
def test_the_only_corner_is_taken_at_once_and_digs(way: Action) -> None:
    """Check great_canal.R48, great_canal.R4: without a choice the digging comes with the same action."""
    game = driven(seat(knights="C5 nw 1+"), roads="D5 nw")
    assert of_canal(happened(game, way)) == (dug("C5", 1, 2),)
    assert chips(act(game, way)) == (0, 1, 1, 0)


def test_it_digs_with_a_knight_of_the_seat_that_drove_it_off() -> None:
    """Check great_canal.R4: whoever owns the other knight has its chip, also the seat in turn."""
    own = seat(roads="D5 w", knights="D5 sw 2+, C5 nw 1+")
    game = position(own, seat(roads=ROADS, knights="D5 nw 1+"), holdings=holding("intrigue"))
    assert chips(act(act(game, INTRIGUE), TO_C5, by=1)) == (1, 1, 0, 0)


def test_it_digs_with_another_knight_of_its_owner() -> None:
    """Check great_canal.R4: both knights are one seat's, which is not in turn: two chips for it."""
    own = seat(roads="D5 w", knights="D5 sw 2+")
    victim = seat(roads=ROADS, knights="D5 nw 1+, C5 nw 1+")
    game = act(position(own, victim), DISPLACE)
    assert chips(act(game, TO_C5, by=1)) == (0, 2, 0, 0)


@pytest.mark.parametrize("way", WAYS)
def test_it_digs_both_sections_between_which_it_arrives(way: Action) -> None:
    """Check great_canal.R4: an arrival is one event, the one nearer the lake comes first."""
    others = seat(knights=f"{alone('D6')[0]} 1+"), seat(knights="C5 nw 1+")
    game = act(driven(*others, roads="D5 nw, D5 ne"), way)
    arrival = a.RetreatKnight(corner("D5 ne"))
    assert corner("D5 ne") == corner("C5 s") == corner("D6 nw")
    assert of_canal(happened(game, arrival, 1)) == (dug("D6", 1, 2), dug("C5", 1, 3))
    assert chips(act(game, arrival, by=1)) == (0, 2, 1, 1)


@pytest.mark.parametrize("way", WAYS)
def test_an_inactive_knight_that_is_driven_off_digs_nothing(way: Action) -> None:
    """Check great_canal.R21, great_canal.R4: it keeps its state."""
    game = act(driven(seat(knights="C5 nw 1+"), state=""), way)
    assert act(game, TO_C5, by=1).dug == ()


@pytest.mark.parametrize("way", WAYS)
def test_a_knight_that_returns_to_the_supply_digs_nothing(way: Action) -> None:
    """Check great_canal.R21: without a corner it leaves the board."""
    game = driven(seat(knights="C5 nw 1+"), roads="")
    assert act(game, way).pieces.realms[1].knights == ()
    assert act(game, way).dug == ()


# Deserters (great_canal.R20, R51).


def deserting(victim: str, own: str = "D7 n 1+", other: str = "") -> GreatCanal:
    """Return the game in which seat 0 places a knight of seat 1; its roads end at D7 s, se and D8 s."""
    realm = seat(roads="D7 se, D8 sw", knights=own)
    game = position(realm, seat(knights=victim), seat(knights=other), holdings=holding("deserter"))
    return act(game, a.PlayDeserter(1))


def test_a_deserter_placed_active_digs() -> None:
    """Check great_canal.R4: it arrives active; the chips are of the seats that own the knights now."""
    game = deserting("B4 n 2+")
    place = a.PlaceKnight(corner("D7 s"))
    assert happened(game, place) == (e.KnightPlaced(0, corner("D7 s"), 2, True), dug("D7", 0))
    assert chips(act(game, place)) == (2, 0, 0, 0)
    shared = act(deserting("B4 n 2+", own="", other="D7 n 3+"), place)
    assert chips(shared) == (1, 0, 1, 0)


def test_a_deserter_digs_with_its_former_owners_knight() -> None:
    """Check great_canal.R4: two owners, one of them has lost the knight that digs with its other one."""
    game = act(deserting("B4 n 1+, D7 n 2+", own=""), a.DismissKnight(corner("B4 n")), by=1)
    assert chips(act(game, a.PlaceKnight(corner("D7 s")))) == (1, 1, 0, 0)


@pytest.mark.parametrize(
    ("victim", "answer"),
    [
        ("B4 n 1", a.PlaceKnight(corner("D7 s"))),
        ("B4 n 1+", a.PlaceKnight(corner("D8 s"))),
        ("B4 n 1+", a.Skip()),
    ],
)
def test_a_deserter_that_digs_nothing(victim: str, answer: Action) -> None:
    """Check great_canal.R4, great_canal.R55: placed inactive, placed elsewhere, or left."""
    after = act(deserting(victim), answer)
    assert after.dug == ()
    assert chips(after) == (0, 0, 0, 0)


# A Warlord (great_canal.R5, R36, R52).

X, Y, Z = "D7 n", "D6 s", between("D7", "D6")
"""A knight's corner at D7 alone, one at D6 alone, one at both."""


def army(*realms: str, **fields: Any) -> GreatCanal:
    """Return a position with knights by seat, in which seat 0 has a Warlord."""
    return position(*[seat(knights=one) for one in realms], holdings=holding("warlord"), **fields)


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ((X, Z, Y), [X, Z, "D7", Y, "D6"]),
        ((Y, Z, X), [Y, Z, "D6", X, "D7"]),
        ((X, Y, Z), [X, Y, Z, "D7", "D6"]),
        ((Z, X, Y), [Z, X, "D7", Y, "D6"]),
        ((Z, Y, X), [Z, Y, "D6", X, "D7"]),
        ((Y,), [Y, X, Z, "D7", "D6"]),
        ((Z,), [Z, X, "D7", Y, "D6"]),
        ((), [X, Z, "D7", Y, "D6"]),
    ],
)
def test_a_warlord_wakes_one_at_a_time(order: tuple[str, ...], expected: list[str]) -> None:
    """Check great_canal.R5, great_canal.R52: in the order that is named, the others in board order; after
    each knight what it completes is dug."""
    game = army(f"{X} 1, {Y} 1, {Z} 2")
    events = [e.KnightActivated(0, corner(one)) if " " in one else dug(one, 0) for one in expected]
    assert happened(game, warlord(*order)) == (e.CardPlayed(0, "warlord"), *events)
    after = act(game, warlord(*order))
    assert chips(after) == (4, 0, 0, 0)
    assert after.pieces.realms[0].knights == seat(knights=f"{X} 1+w, {Y} 1+w, {Z} 2+w").knights
    assert after.waiting_for == (0,)


def test_a_warlord_never_has_a_third_knight() -> None:
    """Check great_canal.R5: the first that wakes digs with another's; the next two come too late."""
    game = army("D7 n 1, D7 s 1, D7 se 2", "D7 ne 1+")
    events = happened(game, warlord("D7 s"))
    assert events[:3] == (e.CardPlayed(0, "warlord"), e.KnightActivated(0, corner("D7 s")), dug("D7", 0, 1))
    assert of_canal(events) == (dug("D7", 0, 1),)
    assert chips(act(game, warlord("D7 s"))) == (1, 1, 0, 0)


def test_a_warlord_for_two_of_three_at_one_section() -> None:
    """Check great_canal.R5: of three own knights at a section two dig it; it is dug once."""
    game = army("D7 n 1, D7 s 1, D7 se 2", "D7 ne 1")
    assert of_canal(happened(game, warlord())) == (dug("D7", 0),)
    assert chips(act(game, warlord())) == (2, 0, 0, 0)


@pytest.mark.parametrize(("order", "first"), [((X, Y), "D7"), ((Y, X), "D6"), ((Y,), "D6"), ((), "D7")])
def test_the_order_decides_which_digging_comes_first(order: tuple[str, ...], first: str) -> None:
    """Check great_canal.R52: it decides only that; who has the chips is the same."""
    game = army(f"{X} 1, {Y} 1", "D7 s 1+", f"{alone('D6')[1]} 1+")
    owners = {"D7": dug("D7", 0, 1), "D6": dug("D6", 0, 2)}
    other = "D6" if first == "D7" else "D7"
    assert of_canal(happened(game, warlord(*order))) == (owners[first], owners[other])
    assert chips(act(game, warlord(*order))) == (2, 1, 1, 0)


def test_a_warlord_does_not_wake_knights_of_others() -> None:
    """Check great_canal.R5: only own knights; others' inactive ones dig nothing."""
    game = army("D7 n 1", "D7 s 1", "D7 se 2")
    after = act(game, warlord())
    assert after.dug == ()
    assert after.pieces.realms[1].knights == (knight("D7 s 1"),)


def test_a_warlord_in_a_turn_of_grain_too() -> None:
    """Check great_canal.R4: an activation by grain and one by card dig together."""
    game = position(
        seat(knights="D7 n 1, D7 s 1, B4 n 2"),
        hands={0: goods(grain=1)},
        holdings={0: Holding(progress=("warlord",))},
    )
    game = act(game, wake("D7 n"))
    refused(game, warlord("D7 n"), "great_canal.R52")
    assert of_canal(happened(game, warlord("B4 n"))) == (dug("D7", 0),)
