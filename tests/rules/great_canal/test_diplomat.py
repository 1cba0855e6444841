"""Diplomat: which roads and ships are open, and what becomes of others' pieces."""

from __future__ import annotations

import pytest

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from tests.rules.great_canal.politics import with_card
from tests.rules.great_canal.positions import (
    act,
    allowed,
    edge,
    edges,
    goods,
    happened,
    offered,
    position,
    refused,
    rolls,
    seat,
)

CLOSED = "great_canal.diplomat"
LINE = "D3 sw, D3 se, D4 sw, D4 se, D5 sw"
"""Five edges along the south coast, from D3 sw over D3 s, D3 se, D4 s and D4 se to D5 s."""


def diplomat(name: str) -> a.PlayDiplomat:
    """Return the Diplomat that takes the piece of an edge."""
    return a.PlayDiplomat(edge(name))


def ring(name: str, *without: str) -> str:
    """Return the edges of a hex but some."""
    sides = ("ne", "e", "se", "sw", "w", "nw")
    return ", ".join(f"{name} {side}" for side in sides if side not in without)


def check_open(names: str, *realms: Realm) -> None:
    """Check that of all pieces just these can be taken."""
    game = with_card("diplomat", *realms)
    there = edges(names)
    assert offered(game, a.PlayDiplomat) == set(map(a.PlayDiplomat, there))
    for realm in realms:
        for place in (*realm.roads, *realm.ships):
            if place in there:
                allowed(game, a.PlayDiplomat(place))
            else:
                error = refused(game, a.PlayDiplomat(place), CLOSED)
                assert error.params["count"] == len(there)


# What is open (great_canal.R38, R39, R40).


@pytest.mark.parametrize("kind", ["roads", "ships"])
@pytest.mark.parametrize("owner", [0, 1, 3])
@pytest.mark.parametrize(
    ("line", "pieces", "names"),
    [
        ("D4 sw", {}, "D4 sw"),
        (LINE, {}, "D3 sw, D5 sw"),
        (LINE, {"settlements": "D3 sw"}, "D5 sw"),
        (LINE, {"cities": "D5 s"}, "D3 sw"),
        (LINE, {"fallen": "D5 s"}, "D3 sw"),
        (LINE, {"knights": "D5 s 1"}, "D3 sw"),
        (LINE, {"settlements": "D3 sw", "knights": "D5 s 2+"}, ""),
        (LINE, {"settlements": "D3 se, D4 se"}, "D3 sw, D5 sw"),  # inside it closes nothing
        ("D4 sw", {"settlements": "D4 s"}, "D4 sw"),
        ("D4 sw", {"settlements": "D4 s, D4 sw"}, ""),
        ("D3 sw, D4 sw", {}, "D3 sw, D4 sw"),
    ],
)
def test_open_ends(line: str, pieces: dict[str, str], names: str, owner: int, kind: str) -> None:
    """Check the card: a road or ship, of whomever, at one end of which nothing else of its colour stands."""
    check_open(names, *(seat(),) * owner, seat(**{kind: line}, **pieces))


def test_an_own_road_closes_the_end_of_a_ship() -> None:
    """Check great_canal.R40: for the Diplomat an own road counts, though the ship may sail; and a ship."""
    own = seat(ships="D5 sw, D5 se", roads="D6 sw", settlements="A2 n")
    check_open("D5 sw, D6 sw", own)
    sailing = {move.ship for move in offered(position(own), a.Sail) if isinstance(move, a.Sail)}
    assert edge("D5 se") in sailing
    check_open("D6 sw", seat(ships="D5 se", roads="D6 sw", settlements="D5 s"))
    check_open("D5 se", seat(ships="D5 se", roads="D6 sw", settlements="D6 s"))


@pytest.mark.parametrize(
    "other",
    [
        seat(settlements="D5 s, D3 sw"),
        seat(cities="D5 s", fallen="D3 sw"),
        seat(knights="D5 s 3+, D3 sw 1"),
    ],
)
@pytest.mark.parametrize("kind", ["roads", "ships"])
def test_others_pieces_do_not_close(kind: str, other: Realm) -> None:
    """Check great_canal.R40: others' pieces never count."""
    check_open("D3 sw, D5 sw", seat(**{kind: LINE}), other)


def test_others_roads_do_not_close() -> None:
    """Check great_canal.R40: two pieces of two colours, end to end, are both open at both ends."""
    check_open("D4 sw, D4 se, D5 sw", seat(roads="D4 sw"), seat(roads="D4 se"), seat(ships="D5 sw"))


@pytest.mark.parametrize(
    ("pieces", "names"),
    [
        ({"ships": ring("E5")}, ""),
        ({"ships": ring("E5"), "settlements": "D5 s"}, ""),
        ({"ships": f"{ring('E5')}, D5 sw"}, "D5 sw"),  # with a tail
        ({"roads": ring("D4")}, ""),
        ({"roads": ring("D4", "se", "sw"), "ships": "D4 se, D4 sw"}, ""),
        ({"ships": ring("E5", "ne")}, "E5 nw, E5 e"),  # not quite one
    ],
)
def test_a_loop_has_no_open_piece(pieces: dict[str, str], names: str) -> None:
    """Check great_canal.R39: for the Diplomat a loop has no open piece, with or without an own piece."""
    check_open(names, seat(**pieces))


@pytest.mark.parametrize("owner", [0, 2])
@pytest.mark.parametrize(
    ("pieces", "names"),
    [
        ({"ships": "E5 w", "knights": "D5 s 1"}, ""),
        ({"ships": "E5 w", "knights": "F4 n 3+"}, ""),
        ({"roads": "D4 e", "knights": "D4 se 1"}, ""),
        ({"ships": "E5 w, D5 sw", "knights": "D5 s 1"}, "E5 w, D5 sw"),  # another one is left to it
        ({"ships": "E5 w", "roads": "D5 sw", "knights": "D5 s 1"}, "E5 w, D5 sw"),
        ({"ships": "E5 w, D5 sw", "knights": "F4 n 1"}, "D5 sw"),
        ({"ships": "E5 w", "knights": "D5 s 1", "settlements": "D4 se"}, ""),
        ({"ships": "E5 w", "settlements": "D5 s", "knights": "D6 n 1"}, "E5 w"),
    ],
)
def test_a_piece_that_holds_a_knight(pieces: dict[str, str], names: str, owner: int) -> None:
    """Check great_canal.R38: not one whose removal leaves a knight of its colour without road and ship."""
    check_open(names, *(seat(),) * owner, seat(**pieces))


def test_a_knight_of_another_colour_holds_nothing() -> None:
    """Check great_canal.R38: only a knight of the piece's own colour is cut off."""
    check_open("E5 w", seat(ships="E5 w"), seat(knights="D5 s 1"))


@pytest.mark.parametrize("place", [edge("D4 sw"), 999, -1])
def test_nothing_there(place: int) -> None:
    """Check great_canal.R34: an edge without a piece is refused, and the card where no piece is open."""
    refused(with_card("diplomat", seat(roads="D4 e")), a.PlayDiplomat(place), CLOSED)
    game = with_card("diplomat", seat(settlements="D4 n"), seat(roads=ring("B2")))
    assert not offered(game, a.PlayDiplomat)
    assert refused(game, a.PlayDiplomat(place), CLOSED).params["count"] == 0


# Others' pieces.


@pytest.mark.parametrize("ship", [False, True])
def test_anothers_piece_goes_to_its_supply(ship: bool) -> None:
    """Check the card: another's piece leaves the board, and nobody builds it again now."""
    kind = "ships" if ship else "roads"
    game = with_card("diplomat", seat(roads="B2 e"), seat(), seat(**{kind: LINE}, settlements="D3 sw"))
    assert happened(game, diplomat("D5 sw"))[:2] == (
        e.CardPlayed(0, "diplomat"),
        e.PieceRemoved(0, 2, edge("D5 sw"), ship),
    )
    after = act(game, diplomat("D5 sw"))
    assert after.pieces.realms[2] == seat(**{kind: LINE.removesuffix(", D5 sw")}, settlements="D3 sw")
    assert after.pieces.realms[0] == game.pieces.realms[0]
    assert after.queue == ()
    refused(after, a.Rebuild(edge("B2 ne")), "great_canal.moment.rebuild")
    allowed(after, a.EndTurn())


def test_its_owner_has_the_piece_again() -> None:
    """Check the card: of fifteen roads one is in the supply again, for the price of a road."""
    fifteen = f"{LINE}, {ring('B4')}, {ring('C6', 'e', 'ne')}"
    other = seat(roads=fifteen, settlements="D3 sw")
    assert len(other.roads) == 15
    hands = {1: goods(brick=1, lumber=1)}
    road = a.BuildRoad(edge("D5 sw"))
    full = position(*(seat(), other), active=1, hands=hands)
    refused(full, a.BuildRoad(edge("D2 se")), "great_canal.supply.road")
    game = act(with_card("diplomat", seat(), other, hands=hands), diplomat("D5 sw"), a.EndTurn())
    allowed(act(rolls(game, 1, 1), a.Roll()), road)


def test_the_site_is_free_for_all() -> None:
    """Check the card: where the piece stood, one's own may be built, for its price."""
    own = seat(roads="D5 se", settlements="D5 s")
    hands = {0: goods(brick=1, lumber=1)}
    game = with_card("diplomat", own, seat(roads="D5 sw"), hands=hands)
    refused(game, a.BuildRoad(edge("D5 sw")), "great_canal.build.road")
    allowed(act(game, diplomat("D5 sw")), a.BuildRoad(edge("D5 sw")))


def test_anothers_route_is_broken_by_it() -> None:
    """Check great_canal.R13, great_canal.R29: without a rebuilding it is settled at once."""
    game = with_card("diplomat", seat(), seat(roads=LINE))
    assert game.route == 1
    assert happened(game, diplomat("D5 sw"))[-1] == e.RouteLost(1)
    assert act(game, diplomat("D5 sw")).route is None
    mine = seat(roads="A2 nw, A2 ne, A3 nw, A3 ne, A4 nw")
    rival = with_card("diplomat", mine, seat(roads=LINE), route=1)
    assert happened(rival, diplomat("D5 sw"))[-1] == e.RouteTaken(0, 5, loser=1)
    longer = with_card("diplomat", mine, seat(roads=f"{LINE}, D5 se"), route=1)
    assert act(longer, diplomat("D5 se")).route == 1  # a holder still tied keeps it


def test_nobody_wins_in_anothers_turn() -> None:
    """Check great_canal.R31: a third seat that gets the route by it wins only when its own turn begins."""
    third = seat(roads="A2 nw, A2 ne, A3 nw, A3 ne, A4 nw")
    holdings = {2: Holding(chips=16)}
    game = with_card("diplomat", seat(), seat(roads=LINE), third, holdings=holdings, route=1)
    game = act(game, diplomat("D5 sw"))
    assert (game.route, game.outcome) == (2, None)
    game = act(rolls(act(game, a.EndTurn()), 1, 1), a.Roll())
    assert game.outcome is None
    assert happened(game, a.EndTurn())[-1] == e.GameEnded(2, 18)
