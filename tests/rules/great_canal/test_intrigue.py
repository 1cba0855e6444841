"""Intrigue: which knights are driven off, and where they go."""

from __future__ import annotations

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from tests.rules.great_canal.politics import with_card
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    goods,
    happened,
    knight,
    offered,
    position,
    refused,
    rolls,
    seat,
)

NONE = "great_canal.intrigue"
OWN = seat(roads="D4 e")
"""A road from D4 ne to D4 se, nothing else."""


def intrigue(name: str) -> a.PlayIntrigue:
    """Return the Intrigue against a knight."""
    return a.PlayIntrigue(corner(name))


def retreat(name: str) -> a.RetreatKnight:
    """Return where a knight goes that was driven off."""
    return a.RetreatKnight(corner(name))


def driven(knights: str, *others: Realm, own: Realm = OWN, **routes: str) -> GreatCanal:
    """Return the game after an Intrigue against the knight of seat 1 at D4 se."""
    return act(with_card("intrigue", own, seat(knights=knights, **routes), *others), intrigue("D4 se"))


# Which knights.


@pytest.mark.parametrize("state", ["1", "2", "3", "1+", "2+", "3+"])
@pytest.mark.parametrize(
    ("own", "place"),
    [
        (seat(roads="D4 e"), "D4 se"),
        (seat(roads="D4 e"), "D4 ne"),
        (seat(ships="D5 sw"), "D4 se"),
        (seat(ships="E5 w"), "F4 n"),  # on a small island
        (seat(ships="E6 w"), "F5 n"),  # at sea
    ],
)
def test_a_knight_of_any_level_at_an_own_route(own: Realm, place: str, state: str) -> None:
    """Check the card: any level, active or not, at an end of an own road or ship; no own knight is needed."""
    game = with_card("intrigue", own, seat(knights=f"{place} {state}"))
    assert offered(game, a.PlayIntrigue) == {intrigue(place)}
    allowed(game, intrigue(place))
    assert act(game, intrigue(place)).pieces.realms[1].knights == ()


def test_knights_of_all_others() -> None:
    """Check the card: any opponent's knights, where several stand the named one."""
    own = seat(roads="D4 e", ships="D5 sw, E5 w")
    game = with_card("intrigue", own, seat(knights="D4 ne 3+"), seat(), seat(knights="D5 s 1, F4 n 2"))
    assert offered(game, a.PlayIntrigue) == set(map(intrigue, ("D4 ne", "D5 s", "F4 n")))
    after = act(game, intrigue("D5 s"))
    assert after.pieces.realms[3].knights == (knight("F4 n 2"),)
    assert after.pieces.realms[1].knights == (knight("D4 ne 3+"),)


@pytest.mark.parametrize(
    ("own", "other", "place"),
    [
        (seat(roads="D4 e"), seat(knights="D5 n 1"), "D5 n"),  # away from the route
        (seat(settlements="D4 se"), seat(knights="D4 ne 1"), "D4 ne"),  # a building is no route
        (seat(knights="D4 se 3+"), seat(roads="D4 e", knights="D4 ne 1"), "D4 ne"),  # nor is a knight
        (seat(roads="D4 e", knights="D4 se 1"), seat(), "D4 se"),  # an own knight
        (seat(roads="D4 e"), seat(settlements="D4 se"), "D4 se"),  # no knight
        (seat(roads="D4 e"), seat(knights="B2 n 1"), "D4 se"),
    ],
)
def test_no_such_knight(own: Realm, other: Realm, place: str) -> None:
    """Check great_canal.R34: nobody else's knight stands there at an own road or ship."""
    game = with_card("intrigue", own, other)
    error = refused(game, intrigue(place), NONE)
    assert error.params["count"] == 0
    assert not offered(game, a.PlayIntrigue)
    refused(game, a.PlayIntrigue(999), NONE)


# Where it goes (great_canal.R21).


def test_its_owner_chooses() -> None:
    """Check great_canal.R21: over own routes to a free corner, at home, on an island or at sea, strength and
    state kept; its owner decides, and all others wait."""
    after = driven("D4 se 2+", ships="D5 sw, D5 se, D6 sw, E5 w, E6 w")
    assert after.waiting_for == (1,)
    places = ("D5 s", "D5 se", "D6 s", "F4 n", "F5 n")
    assert offered(after, a.RetreatKnight, by=1) == set(map(retreat, places))
    refused(after, retreat("D5 s"), "game.turn", by=0)
    refused(after, a.EndTurn(), "game.turn", by=0)
    refused(after, a.Skip(), "great_canal.first.retreat", by=1)
    for place in places:
        gone = act(after, retreat(place), by=1)
        assert happened(after, retreat(place), by=1) == (
            e.KnightRetreated(1, corner("D4 se"), corner(place)),
        )
        assert gone.pieces.realms[1].knights == (knight(f"{place} 2+"),)
        allowed(gone, a.EndTurn())


@pytest.mark.parametrize("place", ["D4 se", "D4 ne", "D5 s", "D6 s", "F4 n", "A2 n"])
def test_where_it_cannot_go(place: str) -> None:
    """Check great_canal.R21: not the corner it left, though that is free, nor onto a piece or past another's,
    nor off the own routes."""
    other = seat(knights="D5 se 3")
    after = driven("D4 se 1", other, ships="D4 se, D5 sw, D5 se, D6 sw, E3 e", settlements="D5 s")
    assert offered(after, a.RetreatKnight, by=1) == {retreat("D4 s"), retreat("E3 se")}
    refused(after, retreat(place), "great_canal.R21", by=1)


@pytest.mark.parametrize(
    ("own", "routes", "to"),
    [
        (OWN, {"roads": "D5 sw"}, "D5 s"),
        (OWN, {"roads": "D5 sw, D5 se", "settlements": "D5 s"}, "D5 se"),
        (OWN, {"ships": "D5 sw, E5 w", "cities": "D5 s"}, "F4 n"),
        (OWN, {}, None),
        (OWN, {"roads": "D5 sw", "settlements": "D5 s"}, None),
        (seat(roads="D4 e", knights="D5 s 1"), {"roads": "D5 sw, D5 se"}, None),
    ],
)
def test_where_there_is_no_choice(own: Realm, routes: dict[str, str], to: str | None) -> None:
    """Check great_canal.R48: to the only corner at once; great_canal.R21: to the supply where none is."""
    game = with_card("intrigue", own, seat(knights="D4 se 2+", **routes))
    left = corner("D4 se")
    last = e.KnightReturned(1, left) if to is None else e.KnightRetreated(1, left, corner(to))
    assert happened(game, intrigue("D4 se")) == (
        e.CardPlayed(0, "intrigue"),
        e.KnightDrivenOff(0, left, 1),
        last,
    )
    after = act(game, intrigue("D4 se"))
    assert after.pieces.realms[1].knights == (() if to is None else (knight(f"{to} 2+"),))
    assert after.waiting_for == (0,)
    allowed(after, a.EndTurn())


# What is left.


def test_no_own_knight_comes_or_goes() -> None:
    """Check the card: it needs no own knight, and leaves those that there are as they were."""
    own = seat(roads="D4 e", knights="D4 ne 1, D2 n 2+")
    after = driven("D4 se 3+", own=own)
    assert after.pieces.realms[0] == own
    assert not after.pieces.corners >> corner("D4 se") & 1


def test_the_corner_is_free_for_anybody() -> None:
    """Check the card: whoever has a road or ship there may hire on it, its former holder too."""
    hands = dict.fromkeys((0, 1), goods(wool=1, ore=1))
    hire = a.HireKnight(corner("D4 se"))
    other = seat(roads="D5 sw", settlements="D5 s", knights="D4 se 3")
    game = with_card("intrigue", OWN, other, hands=hands)
    refused(game, hire, "great_canal.R20.hire")
    game = act(game, intrigue("D4 se"))
    allowed(game, hire)
    allowed(act(rolls(act(game, a.EndTurn()), 1, 1), a.Roll()), hire)


def test_a_returned_knight_can_be_hired_again() -> None:
    """Check great_canal.R21: its piece is in the supply of its owner."""
    other = seat(roads="B6 e", knights="D4 se 1, A2 n 1")
    game = with_card("intrigue", OWN, other, hands={1: goods(wool=1, ore=1)})
    game = act(game, intrigue("D4 se"), a.EndTurn())
    allowed(act(rolls(game, 1, 1), a.Roll()), a.HireKnight(corner("B6 ne")))


def test_the_own_route_is_whole_again() -> None:
    """Check great_canal.R13: a knight driven off an inner corner breaks the route no longer."""
    own = seat(roads="D3 sw, D3 se, D4 sw, D4 se, D5 sw")
    game = with_card("intrigue", own, seat(knights="D3 se 1"))
    assert game.route is None
    returned, taken = happened(game, intrigue("D3 se"))[-2:]
    assert returned == e.KnightReturned(1, corner("D3 se"))
    assert taken == e.RouteTaken(0, 5)
    assert act(game, intrigue("D3 se")).route == 0


RING = "C4 e, C4 se, C4 sw, C4 w, C4 nw, B3 e, A3 sw, B4 se, B4 e"
"""Five sides of C4 and two roads out from either end of the sixth: 9 in all, 7 past a knight there."""


def ring(chips: int) -> GreatCanal:
    """Return a position in which a knight on either end of a side of C4 breaks the route of seat 0."""
    own, other = seat(roads=RING, settlements="D2 s"), seat(knights="C4 n 1", roads="C4 ne")
    third = seat(roads="A2 nw, A2 ne, A3 nw, A3 ne, A4 nw, A4 ne, A5 nw, A5 ne")
    holdings = {0: Holding(progress=("intrigue",), chips=chips)}
    return position(own, other, third, holdings=holdings)


@pytest.mark.parametrize("chips", [0, 16])
def test_a_knight_on_its_way_opens_no_route(chips: int) -> None:
    """Check great_canal.R29, great_canal.R36: it is one piece that moves, settled when it has arrived."""
    game = ring(chips)
    assert (game.route, game.view(0).route_lengths[:3]) == (2, (7, 1, 8))
    events = happened(game, intrigue("C4 n"))
    assert events[-1] == e.KnightRetreated(1, corner("C4 n"), corner("C4 ne"))
    after = act(game, intrigue("C4 n"))
    assert (after.route, after.outcome) == (2, None)
    assert after.view(0).route_lengths[0] == 7


def test_it_may_break_a_route_where_it_goes() -> None:
    """Check great_canal.R13, great_canal.R36: settled again when the knight arrives."""
    third = seat(roads="D3 sw, D3 se, D4 sw, D4 se, D5 sw", settlements="D3 sw")
    other = seat(knights="D3 ne 1+", roads="D3 e, C3 sw")
    game = with_card("intrigue", seat(roads="C3 se"), other, third)
    assert game.route == 2
    game = act(game, intrigue("D3 ne"))
    assert happened(game, retreat("D3 se"), by=1)[-1] == e.RouteLost(2)
    assert act(game, retreat("C3 sw"), by=1).route == 2


def test_a_second_card_drives_it_on() -> None:
    """Check the card: with another one, the same knight goes on from where it went."""
    own = seat(roads="D4 e, D5 se")
    other = seat(knights="D4 se 1", ships="D5 sw")
    game = with_card("intrigue", own, other, holdings={0: Holding(progress=("intrigue",))})
    game = act(game, intrigue("D4 se"))
    assert offered(game, a.PlayIntrigue) == {intrigue("D5 s")}
    assert happened(game, intrigue("D5 s"))[-1] == e.KnightRetreated(1, corner("D5 s"), corner("D4 se"))
