"""Settlements, cities and walls: where they may stand, and when pieces run out."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.pieces import Realm
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    corners,
    edge,
    goods,
    offered,
    position,
    refused,
    seat,
)

RICH = goods(brick=4, lumber=4, wool=4, grain=4, ore=4)
SETTLEMENT, CITY, WALL = (f"great_canal.build.{kind}" for kind in ("settlement", "city", "wall"))


def build(*realms: Realm, **fields: Any) -> GreatCanal:
    """Return a position in which the seat in turn can pay whatever it builds."""
    return position(*realms, hands={0: RICH}, **fields)


def settlement(name: str) -> a.BuildSettlement:
    """Return the building of a settlement."""
    return a.BuildSettlement(corner(name))


def city(name: str) -> a.BuildCity:
    """Return the building of a city."""
    return a.BuildCity(corner(name))


def wall(name: str) -> a.BuildWall:
    """Return the building of a wall."""
    return a.BuildWall(corner(name))


def ring(name: str) -> str:
    """Return the six edges of a hex."""
    return ", ".join(f"{name} {direction}" for direction in ("ne", "e", "se", "sw", "w", "nw"))


# Settlements (great_canal.R3, R37).


@pytest.mark.parametrize(
    ("own", "other", "fits"),
    [
        ({"settlements": "D4 se"}, {}, False),
        ({"cities": "D4 se"}, {}, False),
        ({"fallen": "D4 se"}, {}, False),
        ({}, {"settlements": "D4 se"}, False),
        ({}, {"cities": "C4 se"}, False),
        ({}, {"fallen": "D4 n"}, False),
        ({"settlements": "D5 s"}, {"cities": "D4 nw"}, True),  # two edges away
        ({"knights": "D4 se 3+"}, {"knights": "C4 se 1"}, True),  # knights keep no distance
    ],
)
def test_settlements_keep_their_distance(own: dict[str, str], other: dict[str, str], fits: bool) -> None:
    """Check the rule text, building: no building one edge away, whosesoever and of whatever kind."""
    game = build(seat(roads="D4 e", **own), seat(**other))
    if fits:
        allowed(game, settlement("D4 ne"))
    else:
        refused(game, settlement("D4 ne"), SETTLEMENT)


def test_a_settlement_needs_an_own_road_or_ship() -> None:
    """Check the rule text, building: at the end of an own road or ship, not of another's."""
    game = build(seat(roads="D4 e", ships="E6 w"), seat(roads="B2 e", ships="D8 se"))
    assert offered(game, a.BuildSettlement) == set(map(settlement, ("D4 ne", "D4 se", "D6 s")))
    refused(game, settlement("B2 ne"), SETTLEMENT)
    refused(game, settlement("D8 s"), SETTLEMENT)


def test_settlements_on_the_home_island_only() -> None:
    """Check great_canal.R3: an own ship's corner will do at home, never on a small island or at sea."""
    game = build(seat(ships="D5 se, E5 w, F4 nw, E6 w"))
    assert offered(game, a.BuildSettlement) == set(map(settlement, ("D5 se", "D5 s", "D6 s")))
    for name in ("F4 n", "F4 nw", "F5 n"):
        refused(game, settlement(name), SETTLEMENT)


def test_the_lake_shore_takes_settlements() -> None:
    """Check great_canal.R17: a corner of the lake is a corner of the home island."""
    allowed(build(seat(roads="C7 ne")), settlement("C7 ne"))


@pytest.mark.parametrize(("own", "other"), [("D4 ne 1", ""), ("", "D4 ne 1"), ("", "D4 ne 3+")])
def test_nobody_builds_where_a_knight_stands(own: str, other: str) -> None:
    """Check great_canal.R20: not even its owner."""
    allowed(build(seat(roads="D4 e")), settlement("D4 ne"))
    refused(build(seat(roads="D4 e", knights=own), seat(knights=other)), settlement("D4 ne"), SETTLEMENT)


# Cities and walls (great_canal.R22).


def test_a_city_takes_the_place_of_an_own_settlement() -> None:
    """Check the rule text, building: only an own settlement becomes a city."""
    game = build(seat(settlements="D4 se, A2 n", cities="C4 n", roads="D4 e"), seat(settlements="B6 n"))
    assert offered(game, a.BuildCity) == set(map(city, ("D4 se", "A2 n")))
    for name in ("D4 ne", "C4 n", "B6 n"):
        refused(game, city(name), CITY)
    realm = act(game, city("D4 se")).pieces.realms[0]
    assert (realm.settlements, realm.cities) == (corners("A2 n"), corners("C4 n, D4 se"))


def test_a_city_on_its_side_goes_first() -> None:
    """Check great_canal.R22: it must be the next one made a city."""
    game = build(seat(settlements="D4 se", fallen="C4 n, B6 n"))
    assert offered(game, a.BuildCity) == set(map(city, ("C4 n", "B6 n")))
    refused(game, city("D4 se"), "great_canal.R22.side")
    realm = act(game, city("C4 n")).pieces.realms[0]
    assert (realm.settlements, realm.cities, realm.fallen) == tuple(map(corners, ("D4 se", "C4 n", "B6 n")))
    allowed(build(seat(settlements="D4 se", cities="C4 n, B6 n")), city("D4 se"))


def test_raising_a_fallen_city_costs_as_a_city_does() -> None:
    """Check great_canal.R22: it needs no piece, but is paid as any city."""
    realm = seat(fallen="C4 n")
    assert act(position(realm, hands={0: goods(ore=3, grain=2)}), city("C4 n")).hands[0] == goods()
    refused(position(realm, hands={0: goods(ore=2, grain=2)}), city("C4 n"), "great_canal.price")


def test_a_wall_stands_under_an_own_city_without_one() -> None:
    """Check the costs: one wall a city; great_canal.R22: a city on its side is none."""
    own = seat(settlements="D4 se", cities="A2 n, A4 n", walls="A4 n", fallen="C4 n", knights="D8 s 1")
    game = build(own, seat(cities="B6 n"))
    assert offered(game, a.BuildWall) == {wall("A2 n")}
    for name in ("D4 se", "A4 n", "C4 n", "B6 n", "D8 s"):
        refused(game, wall(name), WALL)
    refused(act(game, wall("A2 n")), wall("A2 n"), WALL)


# Supplies (great_canal.R30).


def test_roads_run_out() -> None:
    """Check great_canal.R30: 15 roads a player."""
    fourteen = f"{ring('D3')}, {ring('D5')}, C3 ne, C3 e"
    allowed(build(seat(roads=fourteen)), settlement("D3 n"))
    game = act(build(seat(roads=fourteen)), a.BuildRoad(edge("C3 nw")))
    assert len(game.pieces.realms[0].roads) == 15
    refused(game, a.BuildRoad(edge("C3 w")), "great_canal.supply.road")
    ships = seat(settlements="A3 n", ships=fourteen, roads="D7 sw")
    allowed(build(ships), a.BuildRoad(edge("D7 se")))  # ships are no roads


def test_ships_run_out() -> None:
    """Check great_canal.R30: 15 ships a player."""
    fourteen = f"{ring('E5')}, {ring('E7')}, F5 e, F5 se"
    game = act(build(seat(ships=fourteen)), a.BuildShip(edge("F5 sw")))
    assert len(game.pieces.realms[0].ships) == 15
    refused(game, a.BuildShip(edge("E6 sw")), "great_canal.supply.ship")
    allowed(build(seat(settlements="A3 n", roads=fourteen)), a.BuildShip(edge("A3 ne")))


def test_settlements_run_out_and_come_back() -> None:
    """Check great_canal.R30: 5 settlements a player; a city gives its settlement back."""
    four = "A2 n, A3 n, A4 n, A5 n"
    allowed(build(seat(settlements=four, roads="D4 e")), settlement("D4 se"))
    game = build(seat(settlements=f"{four}, B1 nw", roads="D4 e"))
    refused(game, settlement("D4 se"), "great_canal.supply.settlement")
    after = act(game, city("B1 nw"), settlement("D4 se")).pieces.realms[0]
    assert (after.settlements, after.cities) == (corners(f"{four}, D4 se"), corners("B1 nw"))


def test_cities_run_out() -> None:
    """Check great_canal.R30: 4 cities a player, those on their side among them; to raise one needs none
    (great_canal.R22)."""
    allowed(build(seat(settlements="D4 se", cities="A2 n, A3 n, A4 n")), city("D4 se"))
    game = build(seat(settlements="D4 se", cities="A2 n, A3 n, A4 n, A5 n"))
    refused(game, city("D4 se"), "great_canal.supply.city")
    on_side = build(seat(settlements="D4 se", cities="A2 n, A3 n, A4 n", fallen="A5 n"))
    raised = act(on_side, city("A5 n"))
    assert raised.pieces.realms[0].cities == corners("A2 n, A3 n, A4 n, A5 n")
    refused(raised, city("D4 se"), "great_canal.supply.city")


def test_a_city_on_its_side_is_no_settlement_piece() -> None:
    """Check great_canal.R22, R30: a fallen city takes none of the 5 settlements."""
    own = {"settlements": "A2 n, A3 n, A4 n, A5 n", "fallen": "B1 nw"}
    allowed(build(seat(roads="D4 e", **own)), settlement("D4 se"))


def test_walls_run_out() -> None:
    """Check great_canal.R30: 3 walls a player."""
    cities = "A2 n, A3 n, A4 n, A5 n"
    game = act(build(seat(cities=cities, walls="A2 n, A3 n")), wall("A4 n"))
    assert game.pieces.realms[0].walls == corners("A2 n, A3 n, A4 n")
    refused(game, wall("A5 n"), "great_canal.supply.wall")
