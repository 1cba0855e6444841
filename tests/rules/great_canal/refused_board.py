"""Refusals about what is built, hired, moved or bought on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding, Turn
from rules.records import Action
from tests.rules.great_canal.boxes import box
from tests.rules.great_canal.positions import ROLLED, corner, edge, goods, hexagon, position, seat
from tests.rules.refusals import Case

RICH = goods(brick=5, lumber=5, wool=5, grain=5, ore=5)
OWN = seat(settlements="C4 n", roads="C4 nw, C4 w")
BARE = seat()
FORTRESS = Holding(levels=(0, 3, 0))
SHIPS = "E5 w, F4 nw"


def rich(*realms: Realm, **fields: Any) -> GreatCanal:
    """Return a position in which the seat in turn can pay everything."""
    return position(*realms, hands={0: RICH}, **fields)


def at(kind: type[Action], name: str) -> Action:
    """Return what is built or done at a corner or on an edge."""
    return kind(edge(name) if kind in (a.BuildRoad, a.BuildShip) else corner(name))  # type: ignore[call-arg]


def move(name: str, to: str) -> a.MoveKnight:
    """Return the move of a knight."""
    return a.MoveKnight(corner(name), corner(to))


def sail(ship: str, to: str) -> a.Sail:
    """Return the move of a ship."""
    return a.Sail(edge(ship), edge(to))


def chase(name: str, to: str) -> a.ChaseRobber:
    """Return the chase of the robber, with nobody robbed."""
    return a.ChaseRobber(corner(name), hexagon(to))


BUILDING: Mapping[str, Case] = {
    "a road that cannot be paid": Case(
        position(OWN, hands={0: goods(brick=1)}), at(a.BuildRoad, "C4 ne"), "great_canal.price"
    ),
    "no road left": Case(
        rich(seat(roads="C4 nw, C4 w, C4 ne"), box=box(road=3)),
        at(a.BuildRoad, "C4 e"),
        "great_canal.supply.road",
    ),
    "no ship left": Case(
        rich(seat(ships="E5 w, F4 nw, F4 w"), box=box(ship=3)),
        at(a.BuildShip, "F4 sw"),
        "great_canal.supply.ship",
    ),
    "no settlement left": Case(
        rich(seat(settlements="C4 n, D4 s", roads="C4 nw, C4 w"), box=box(settlement=2)),
        at(a.BuildSettlement, "C4 sw"),
        "great_canal.supply.settlement",
    ),
    "no city left": Case(
        rich(seat(settlements="C4 n", cities="D4 s"), box=box(city=1)),
        at(a.BuildCity, "C4 n"),
        "great_canal.supply.city",
    ),
    "no wall left": Case(
        rich(seat(cities="D4 s"), box=box(wall=0)), at(a.BuildWall, "D4 s"), "great_canal.supply.wall"
    ),
    "a road elsewhere": Case(rich(OWN), at(a.BuildRoad, "A2 e"), "great_canal.build.road"),
    "a road nowhere": Case(rich(BARE), at(a.BuildRoad, "A2 e"), "great_canal.build.road"),
    "a ship elsewhere": Case(
        rich(seat(settlements="A2 ne")), at(a.BuildShip, "E5 w"), "great_canal.build.ship"
    ),
    "a ship nowhere": Case(rich(BARE), at(a.BuildShip, "E5 w"), "great_canal.build.ship"),
    "a settlement elsewhere": Case(rich(OWN), at(a.BuildSettlement, "A2 n"), "great_canal.build.settlement"),
    "a settlement nowhere": Case(rich(BARE), at(a.BuildSettlement, "A2 n"), "great_canal.build.settlement"),
    "a city elsewhere": Case(rich(OWN), at(a.BuildCity, "A2 n"), "great_canal.build.city"),
    "a city nowhere": Case(rich(BARE), at(a.BuildCity, "A2 n"), "great_canal.build.city"),
    "a city beside one on its side": Case(
        rich(seat(settlements="C4 n", fallen="D4 s")), at(a.BuildCity, "C4 n"), "great_canal.R22.side"
    ),
    "a wall elsewhere": Case(rich(seat(cities="C4 n")), at(a.BuildWall, "D4 s"), "great_canal.build.wall"),
    "a wall nowhere": Case(rich(OWN), at(a.BuildWall, "C4 n"), "great_canal.build.wall"),
}

SAILING: Mapping[str, Case] = {
    "a second move of a ship": Case(
        position(seat(ships=SHIPS), turn=Turn(4, ROLLED, sailed=True)),
        sail("E5 w", "E5 e"),
        "great_canal.R28.once",
    ),
    "a new ship": Case(
        position(seat(ships=SHIPS), turn=Turn(4, ROLLED, new_ships=(edge("E5 w"),))),
        sail("E5 w", "E5 e"),
        "great_canal.R28.new",
    ),
    "a ship that is not there": Case(
        position(seat(ships=SHIPS)), sail("A2 nw", "E5 e"), "great_canal.R28.own"
    ),
    "no ship at all": Case(position(OWN), sail("A2 nw", "E5 e"), "great_canal.R28.own"),
    "a ship of a closed line": Case(
        position(seat(ships="D5 se, D6 sw, E6 w", settlements="D5 s, D6 s, A3 n")),
        sail("D5 se", "A3 ne"),
        "great_canal.R28.closed",
    ),
    "closed lines alone": Case(
        position(seat(ships="D5 se, D6 sw", settlements="D5 s, D6 s, A3 n")),
        sail("D5 se", "A3 ne"),
        "great_canal.R28.closed",
    ),
    "a ship that holds a knight": Case(
        position(seat(ships="E5 w, A3 ne", knights="F4 n 1", settlements="A3 n")),
        sail("E5 w", "A3 nw"),
        "great_canal.R38",
    ),
    "no ship but what holds a knight": Case(
        position(seat(ships="E5 w", knights="F4 n 1", settlements="A3 n")),
        sail("E5 w", "A3 ne"),
        "great_canal.R38",
    ),
    "a ship to where none can be": Case(
        position(seat(ships=SHIPS, settlements="A3 n")), sail("E5 w", "G6 e"), "great_canal.R28.site"
    ),
    "a ship with nowhere to go": Case(
        position(seat(ships="E5 w")), sail("E5 w", "A3 ne"), "great_canal.R28.site"
    ),
}

KNIGHTS: Mapping[str, Case] = {
    "a knight that is not there": Case(
        rich(seat(roads="C4 w", knights="C4 nw 1")), at(a.ActivateKnight, "A2 n"), "great_canal.knight.none"
    ),
    "no knight at all": Case(rich(OWN), at(a.ActivateKnight, "A2 n"), "great_canal.knight.none"),
    "a knight hired elsewhere": Case(rich(OWN), at(a.HireKnight, "A2 n"), "great_canal.R20.hire"),
    "a knight hired nowhere": Case(rich(BARE), at(a.HireKnight, "A2 n"), "great_canal.R20.hire"),
    "no basic knight left": Case(
        rich(OWN, box=box(knight=0)), at(a.HireKnight, "C4 nw"), "great_canal.supply.knight"
    ),
    "no strong knight left": Case(
        rich(seat(roads="C4 w", knights="C4 nw 1, C4 sw 2"), box=box(knight=1)),
        at(a.PromoteKnight, "C4 nw"),
        "great_canal.supply.knight",
    ),
    "no mighty knight left": Case(
        rich(seat(roads="C4 w", knights="C4 nw 2, C4 sw 3"), box=box(knight=1), holdings={0: FORTRESS}),
        at(a.PromoteKnight, "C4 nw"),
        "great_canal.supply.knight",
    ),
    "an active knight activated": Case(
        rich(seat(roads="C4 w", knights="C4 nw 1+")),
        at(a.ActivateKnight, "C4 nw"),
        "great_canal.knight.active",
    ),
    "a knight that has acted": Case(
        position(seat(roads="C4 w", knights="C4 nw 1a")), move("C4 nw", "C4 sw"), "great_canal.knight.acted"
    ),
    "an inactive knight": Case(
        position(seat(roads="C4 w", knights="C4 nw 1")), move("C4 nw", "C4 sw"), "great_canal.knight.inactive"
    ),
    "a knight activated this turn": Case(
        position(seat(roads="C4 w", knights="C4 nw 1+w")),
        move("C4 nw", "C4 sw"),
        "great_canal.knight.activated",
    ),
    "a second promotion": Case(
        rich(seat(roads="C4 w", knights="C4 nw 1p")),
        at(a.PromoteKnight, "C4 nw"),
        "great_canal.knight.promoted",
    ),
    "no higher level": Case(
        rich(seat(roads="C4 w", knights="C4 nw 3")), at(a.PromoteKnight, "C4 nw"), "great_canal.knight.mighty"
    ),
    "no Fortress": Case(
        rich(seat(roads="C4 w", knights="C4 nw 2")),
        at(a.PromoteKnight, "C4 nw"),
        "great_canal.knight.fortress",
    ),
    "a knight beyond its ways": Case(
        position(seat(roads="C4 w", knights="C4 nw 1+")), move("C4 nw", "A2 n"), "great_canal.R20.move"
    ),
    "a knight without a way": Case(
        position(seat(knights="C4 nw 1+")), move("C4 nw", "A2 n"), "great_canal.R20.move"
    ),
    "a knight displaced elsewhere": Case(
        position(seat(roads="C4 w", knights="C4 nw 2+"), seat(knights="C4 sw 1")),
        a.DisplaceKnight(corner("C4 nw"), corner("A2 n")),
        "great_canal.R20.displace",
    ),
    "no knight to displace": Case(
        position(seat(roads="C4 w", knights="C4 nw 1+"), seat(knights="C4 sw 1")),
        a.DisplaceKnight(corner("C4 nw"), corner("C4 sw")),
        "great_canal.R20.displace",
    ),
    "a chase before the first attack": Case(
        position(seat(knights="F4 n 1+"), attacks=0), chase("F4 n", "C4"), "great_canal.R7.robber"
    ),
    "a chase from afar": Case(
        position(seat(knights="C4 n 1+")), chase("C4 n", "C4"), "great_canal.R18.knight"
    ),
    "a chase to a desert": Case(
        position(seat(knights="F4 n 1+")), chase("F4 n", "F1"), "great_canal.R18.token"
    ),
}

ONE, TWO = seat(cities="D5 n"), seat(cities="D5 n, B4 n")


def cloth(realm: Realm, level: int, **fields: Any) -> GreatCanal:
    """Return a position with cloth and a level of trade."""
    return position(realm, hands={0: goods(cloth=6)}, holdings={0: Holding(levels=(level, 0, 0))}, **fields)


IMPROVING: Mapping[str, Case] = {
    "no such track": Case(cloth(ONE, 0), a.Improve("art"), "great_canal.unknown.track"),
    "the highest level": Case(cloth(ONE, 5), a.Improve("trade"), "great_canal.improve.highest"),
    "a level without a city": Case(cloth(OWN, 0), a.Improve("trade"), "great_canal.improve.city"),
    "a level without a city for it": Case(
        cloth(ONE, 3, metropolises=(None, corner("D5 n"), None)), a.Improve("trade"), "great_canal.R24"
    ),
    "no city for the metropolis": Case(cloth(TWO, 3), a.Improve("trade"), "great_canal.R24.city"),
    "a city for no metropolis": Case(
        cloth(TWO, 0), a.Improve("trade", corner("D5 n")), "great_canal.R24.none"
    ),
}

BOARD: Mapping[str, Case] = {**BUILDING, **SAILING, **KNIGHTS, **IMPROVING}
"""By what is wrong."""
