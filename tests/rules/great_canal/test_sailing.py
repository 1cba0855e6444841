"""Moving ships: which are loose, where they may go, and when."""

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
    edge,
    edges,
    goods,
    happened,
    offered,
    position,
    refused,
    rolls,
    seat,
    start,
)
from tests.rules.great_canal.rounds import next_turn

CLOSED, SITE, CUT = "great_canal.R28.closed", "great_canal.R28.site", "great_canal.R38"
HARBOUR = "A3 n"
"""A corner far away, where a building always leaves room for a moved ship."""
ROOM = edge("A3 ne")


def sail(ship: str, to: str) -> a.Sail:
    """Return the move of a ship."""
    return a.Sail(edge(ship), edge(to))


def ring(name: str, *without: str) -> str:
    """Return the edges of a hex but some."""
    sides = ("ne", "e", "se", "sw", "w", "nw")
    return ", ".join(f"{name} {side}" for side in sides if side not in without)


def fleet(ships: str, *, buildings: str = "", **pieces: str) -> Realm:
    """Return ships and other pieces of a seat that has a building far away, where they can go."""
    return seat(ships=ships, settlements=f"{buildings}, {HARBOUR}", **pieces)


def check_loose(loose: str, *realms: Realm) -> None:
    """Check that the seat in turn may move just these ships."""
    game = position(*realms)
    moves = {action.ship for action in offered(game, a.Sail) if isinstance(action, a.Sail)}
    assert moves == set(edges(loose))
    for ship in realms[0].ships:
        if ship in moves:
            allowed(game, a.Sail(ship, ROOM))
        else:
            refused(game, a.Sail(ship, ROOM), CLOSED)


# Lines (great_canal.R28, R40).


@pytest.mark.parametrize(
    ("ships", "buildings", "loose"),
    [
        ("E5 w", "D5 s", "E5 w"),
        ("E5 w, F4 nw, F4 w", "D5 s", "F4 w"),  # the end of a line
        ("E5 w, F4 nw, F4 ne", "D5 s", "F4 nw, F4 ne"),  # both ends of a fork
        ("E5 w", "", "E5 w"),  # a ship alone
        ("E5 w, F4 nw", "", "E5 w, F4 nw"),  # both ends of a line
        ("E5 w, F4 nw, F4 w", "", "E5 w, F4 w"),
        ("D5 se", "D5 s, D6 s", "D5 se"),  # no line between them yet
        ("D5 se, D6 sw", "D5 s, D6 s", ""),  # closed
        ("D5 se, D6 sw, E6 w, E6 nw", "D5 s, D6 s", "E6 w, E6 nw"),  # lines go on from a closed one
        ("E5 w, E5 sw, E5 se, E5 e, F4 nw", "D5 s, D6 s", "F4 nw"),  # a branch of a closed line
    ],
)
def test_the_loose_end_of_a_line(ships: str, buildings: str, loose: str) -> None:
    """Check great_canal.R28: a ship at one of whose ends nothing else of its owner stands; a line between two
    own buildings is closed."""
    check_loose(loose, fleet(ships, buildings=buildings))


@pytest.mark.parametrize("kind", ["settlements", "cities", "fallen"])
def test_every_building_closes(kind: str) -> None:
    """Check great_canal.R28: settlements, cities, and cities on their side."""
    pieces = {kind: "D6 s" if kind != "settlements" else f"D6 s, D5 s, {HARBOUR}"}
    own = {"settlements": f"D5 s, {HARBOUR}", **pieces}
    check_loose("", seat(ships="D5 se, D6 sw", **own))


@pytest.mark.parametrize(
    ("ships", "buildings", "knights", "loose"),
    [
        ("E5 w, F4 nw", "D5 s", "F4 nw 1", ""),  # between a building and a knight
        ("E5 w", "D5 s", "F4 n 2+", ""),
        ("F4 nw, F4 w", "", "F4 n 1, F4 sw 1", ""),  # between two knights
        ("E5 w, F4 nw, F4 w", "D5 s", "F4 nw 1", "F4 w"),  # and what goes on from it
        ("E5 w, F4 nw, F4 w", "D5 s", "F4 n 1", "F4 w"),
    ],
)
def test_a_knight_closes_like_a_building(ships: str, buildings: str, knights: str, loose: str) -> None:
    """Check great_canal.R28: a line between two own pieces, knights among them, is closed."""
    check_loose(loose, fleet(ships, buildings=buildings, knights=knights))


@pytest.mark.parametrize("other", [seat(knights="D5 se 3+"), seat(settlements="D5 se")])
def test_anothers_piece_does_not_open_a_closed_line(other: Realm) -> None:
    """Check great_canal.R28: another's piece on a closed line does not open it."""
    check_loose("", fleet("D5 se, D6 sw", buildings="D5 s, D6 s"), other)
    check_loose("", fleet("D5 se, D6 sw", buildings="D5 s", knights="D6 s 1"), other)


@pytest.mark.parametrize(
    "other", [seat(knights="D5 se 1"), seat(cities="D5 se"), seat(roads="D5 e"), seat(ships="D6 sw")]
)
def test_others_pieces_at_an_end_do_not_close(other: Realm) -> None:
    """Check great_canal.R40: others' pieces at the end of a ship never count."""
    check_loose("D5 se", fleet("D5 se", buildings="D5 s"), other)


def test_an_own_road_at_an_end_does_not_close() -> None:
    """Check great_canal.R40: an own road at the end of a ship does not count."""
    check_loose("D5 se", fleet("D5 se", buildings="D5 s", roads="D5 e"))
    check_loose("D5 se", fleet("D5 se", buildings="D5 s", roads="D5 e, D6 sw"))


# Loops (great_canal.R28, R39).


@pytest.mark.parametrize(
    ("ships", "buildings", "loose"),
    [
        (ring("E5"), "", ring("E5")),  # none on it
        (ring("E5"), "D5 s", "E5 w, E5 nw"),  # one on it
        (ring("E5"), "D5 s, D6 s", ""),  # two
        (f"{ring('F5')}, E6 w", "D6 s", ring("F5")),  # one, by a ship beside the loop
        (f"{ring('F6')}, E7 w, D7 se", "D7 se", ring("F6")),  # by two
        (f"{ring('E5')}, E6 nw", "D5 s, D6 se", ""),  # on it and by a ship
        (f"{ring('E5')}, E6 nw, E6 sw", "D5 s, D6 se", "E6 sw"),  # with a loose end
        (f"{ring('E5')}, E6 sw", "D5 s", "E5 w, E5 nw, E6 sw"),
        (f"{ring('E5')}, D5 sw, D4 se", "D5 s, D4 s", "E5 w, E5 nw"),  # a closed line leaves from its piece
    ],
)
def test_loops(ships: str, buildings: str, loose: str) -> None:
    """Check great_canal.R39: a loop with no own piece is opened at each ship, with one at the two ships
    there; a net that joins two own pieces at its loose ends only."""
    check_loose(loose, fleet(ships, buildings=buildings))


@pytest.mark.parametrize(
    ("place", "loose"),
    [
        ("", f"{ring('E5')}, {ring('E6', 'w')}"),
        ("D5 s", f"E5 w, E5 nw, {ring('E6')}"),  # off the loop of E6, which has none
        ("D6 s", "E5 ne, E5 e, E6 nw"),  # where all loops meet
    ],
)
def test_two_loops_side_by_side(place: str, loose: str) -> None:
    """Check great_canal.R39: each loop by itself, knight or building alike."""
    ships = f"{ring('E5')}, {ring('E6', 'w')}"
    check_loose(loose, fleet(ships, buildings=place))
    check_loose(loose, fleet(ships, knights=f"{place} 1" if place else ""))


def test_two_loops_joined_by_a_line() -> None:
    """Check great_canal.R39: the ships of both loops are loose, those between them are not."""
    loops = f"{ring('E5')}, {ring('E7')}"
    check_loose(loops, fleet(f"{loops}, E6 nw, E6 ne"))
    check_loose(loops, fleet(f"{loops}, E6 nw, E6 ne", buildings="D6 se"))


# When, and where to (great_canal.R28).

LINE = seat(settlements="D5 s", ships="E5 w, F4 nw")


def test_a_move_costs_nothing() -> None:
    """Check great_canal.R28: the ship lies elsewhere, nothing else has changed."""
    game = position(LINE, hands={0: goods(ore=1)})
    move = sail("F4 nw", "F4 ne")
    assert happened(game, move) == (e.ShipMoved(0, edge("F4 nw"), edge("F4 ne")),)
    after = act(game, move)
    assert after.pieces.realms[0] == seat(settlements="D5 s", ships="E5 w, F4 ne")
    assert after.hands == game.hands


@pytest.mark.parametrize(
    ("to", "fits"),
    [
        ("F4 ne", True),
        ("D5 se", True),  # at the own building
        ("F4 nw", False),  # back to the same edge
        ("F4 w", False),  # beside the moved ship alone
        ("E5 w", False),  # taken
        ("E8 w", False),  # beside nothing
        ("D5 e", False),  # inland
    ],
)
def test_where_a_ship_may_go(to: str, fits: bool) -> None:
    """Check great_canal.R28: not back to the same edge; the new site must be legal without the moved ship."""
    game = position(LINE)
    if fits:
        allowed(game, sail("F4 nw", to))
    else:
        refused(game, sail("F4 nw", to), SITE)


def test_only_own_ships_are_moved() -> None:
    """Check great_canal.R28: not a free edge, a road or another's ship."""
    game = position(seat(settlements="D5 s", roads="D5 sw"), LINE)
    for name in ("D5 se", "D5 sw", "F4 nw"):
        refused(game, a.Sail(edge(name), edge("D5 se")), "great_canal.R28.own")


def test_a_ship_moves_by_the_rules_of_building() -> None:
    """Check great_canal.R37: not on from another's piece, nor from an own road, nor to the lake."""
    own = seat(settlements="A3 n, C7 n", roads="D8 se, D7 sw", ships="E5 w, F4 nw")
    game = position(own, seat(knights="F4 n 1", ships="D3 sw"))
    moves = {action.to for action in offered(game, a.Sail) if isinstance(action, a.Sail)}
    by_ship = {"E5 w": "F4 w, E4 sw", "F4 nw": "D5 sw, D5 se"}
    assert moves == set(edges(", ".join(("A3 ne, A3 nw", *by_ship.values()))))
    refused(game, sail("E5 w", "F4 ne"), SITE)
    refused(game, sail("F4 nw", "C7 ne"), SITE)
    refused(game, sail("F4 nw", "D8 sw"), SITE)


def test_a_ship_built_this_turn_does_not_move() -> None:
    """Check great_canal.R28: not one built this turn; in the next turn it may."""
    game = position(seat(settlements="D5 s"), hands={0: goods(lumber=1, wool=1)})
    game = act(game, a.BuildShip(edge("E5 w")))
    refused(game, sail("E5 w", "D5 se"), "great_canal.R28.new")
    allowed(next_turn(game), sail("E5 w", "D5 se"))


def test_one_move_a_turn() -> None:
    """Check great_canal.R28: one move a turn, be it of another ship."""
    game = act(position(fleet("E5 w", buildings="D5 s")), sail("E5 w", "D5 se"))
    refused(game, sail("D5 se", "A3 ne"), "great_canal.R28.once")
    two = act(position(fleet("E5 w, E8 w", buildings="D5 s")), sail("E5 w", "D5 se"))
    refused(two, sail("E8 w", "A3 ne"), "great_canal.R28.once")
    allowed(next_turn(two), sail("E8 w", "A3 ne"))


def test_not_before_the_roll_nor_in_anothers_turn() -> None:
    """Check great_canal.R28: after the roll."""
    refused(position(LINE, rolled=False), sail("F4 nw", "F4 ne"), "great_canal.unrolled")
    refused(position(LINE, active=1), sail("F4 nw", "F4 ne"), "game.turn", by=0)


@pytest.mark.parametrize(
    ("pieces", "cut"),
    [
        ({"knights": "F4 n 1"}, True),
        ({"knights": "F4 n 1", "roads": "D2 w"}, True),
        ({"knights": "F4 n 1", "settlements": "D5 s"}, True),
        ({"knights": "D5 s 1", "roads": "D5 sw", "ship": "D5 se"}, False),  # a road holds it
        ({"knights": "F4 n 1", "ships": "E5 w"}, False),  # so does a ship
        ({"knights": "F4 sw 1", "ships": "F4 w"}, False),  # at its own corner nothing changes
    ],
)
def test_no_move_cuts_a_knight_off(pieces: dict[str, str], cut: bool) -> None:
    """Check great_canal.R38: a knight is cut off if no own road or ship is left at its corner."""
    ship = pieces.get("ship", "F4 nw")
    own = seat(
        ships=f"{ship}, {pieces.get('ships', '')}",
        settlements=f"{HARBOUR}, {pieces.get('settlements', '')}",
        roads=pieces.get("roads", ""),
        knights=pieces["knights"],
    )
    game = position(own, seat(ships="F4 ne"))
    if cut:
        refused(game, a.Sail(edge(ship), ROOM), CUT)
    else:
        allowed(game, a.Sail(edge(ship), ROOM))


def test_the_first_ships_may_move() -> None:
    """Check great_canal.R28: those of the founding, from the first turn on."""
    game: GreatCanal = start(3)
    foundings = ("D3 s:E3 w", "D5 s:E5 w", "D2 s:E2 w", "D4 s:E4 w", "A2 n:A2 ne", "D7 s:E7 w")
    for text in (*foundings, "A3 n:A3 ne", "A5 n:A5 ne", "D6 s:E6 w"):
        place, ship = text.split(":")
        game = act(game, a.Found(corner(place), edge(ship)), by=game.waiting_for[0])
    game = act(rolls(game, 1, 1), a.Roll())
    moves = {action.ship for action in offered(game, a.Sail) if isinstance(action, a.Sail)}
    assert moves == set(edges("E3 w, E7 w, A3 ne"))
