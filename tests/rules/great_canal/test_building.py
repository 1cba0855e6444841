"""Building: what it costs, where roads, ships and buildings may stand, and when pieces run out."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.pieces import Realm
from rules.records import Action
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    edge,
    goods,
    happened,
    offered,
    position,
    refused,
    seat,
)

RICH = goods(brick=4, lumber=4, wool=4, grain=4, ore=4)
ROAD, SHIP = "great_canal.build.road", "great_canal.build.ship"
SETTLEMENT = "great_canal.build.settlement"


def build(*realms: Realm, **fields: Any) -> GreatCanal:
    """Return a position in which the seat in turn can pay whatever it builds."""
    return position(*realms, hands={0: RICH}, **fields)


def road(name: str) -> a.BuildRoad:
    """Return the building of a road."""
    return a.BuildRoad(edge(name))


def ship(name: str) -> a.BuildShip:
    """Return the building of a ship."""
    return a.BuildShip(edge(name))


def settlement(name: str) -> a.BuildSettlement:
    """Return the building of a settlement."""
    return a.BuildSettlement(corner(name))


def city(name: str) -> a.BuildCity:
    """Return the building of a city."""
    return a.BuildCity(corner(name))


# Prices (costs, Catan, Cities & Knights).

ESTATE = seat(settlements="D4 se", cities="D4 n", roads="D4 e, C4 se")
WORKS: list[tuple[Action, dict[str, int], e.Event]] = [
    (road("C4 e"), {"brick": 1, "lumber": 1}, e.RoadBuilt(0, edge("C4 e"))),
    (ship("D4 se"), {"lumber": 1, "wool": 1}, e.ShipBuilt(0, edge("D4 se"))),
    (
        settlement("C4 se"),
        {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
        e.SettlementBuilt(0, corner("C4 se")),
    ),
    (city("D4 se"), {"ore": 3, "grain": 2}, e.CityBuilt(0, corner("D4 se"))),
    (a.BuildWall(corner("D4 n")), {"brick": 2}, e.WallBuilt(0, corner("D4 n"))),
]


@pytest.mark.parametrize(("work", "price", "event"), WORKS)
def test_the_price_goes_to_the_bank(work: Action, price: dict[str, int], event: e.Event) -> None:
    """Check the costs: exactly the price is paid, and to the bank."""
    game = position(ESTATE, hands={0: goods(**price)})
    allowed(game, work)
    assert happened(game, work) == (event,)
    after = act(game, work)
    assert after.hands == (goods(),) * 4
    assert after.bank == (19,) * 5 + (12,) * 3
    rich = position(ESTATE, hands={0: RICH})
    assert act(rich, work).hands[0] == goods(
        **{good: 4 - price.get(good, 0) for good in GOODS[:5]},
    )


@pytest.mark.parametrize(("work", "price", "event"), WORKS)
def test_each_card_of_the_price_is_needed(work: Action, price: dict[str, int], event: e.Event) -> None:
    """Check the costs: with one card of the price less, and all others in plenty, nothing is built."""
    for good, count in price.items():
        hand = goods(**{one: count - 1 if one == good else 5 for one in GOODS})
        refused(position(ESTATE, hands={0: hand}), work, "great_canal.price")


@pytest.mark.parametrize(("work", "price", "event"), WORKS)
def test_one_builds_in_the_own_turn_after_the_roll(
    work: Action, price: dict[str, int], event: e.Event
) -> None:
    """Check the rule text, building: in the own turn, after the roll."""
    refused(build(ESTATE, rolled=False), work, "great_canal.unrolled")
    refused(build(ESTATE, active=1), work, "game.turn", by=0)


# Sites (great_canal.R17).


@pytest.mark.parametrize(
    ("building", "site", "by_road", "by_ship"),
    [
        ("D4 se", "D4 e", True, False),  # inland
        ("C3 n", "C3 nw", True, False),
        ("D4 se", "D4 se", True, True),  # on the south coast
        ("D4 se", "D5 sw", True, True),
        ("C1 nw", "C1 w", True, True),  # on the rim, whose frame is sea
        ("A3 n", "A3 ne", True, True),
        ("A2 nw", "A2 w", True, True),  # beside the sea hex A1
        ("D5 s", "E5 w", False, True),  # between sea hexes
        ("A2 nw", "A1 ne", False, True),  # on the rim of a sea hex
        ("D8 se", "D9 sw", False, True),  # at the printed sea of the frame
    ],
)
def test_where_roads_and_ships_go(building: str, site: str, by_road: bool, by_ship: bool) -> None:
    """Check great_canal.R17: roads at land, ships at sea and on the rim, both on the coast."""
    game = build(seat(settlements=building))
    for work, fits, rule in ((road(site), by_road, ROAD), (ship(site), by_ship, SHIP)):
        if fits:
            allowed(game, work)
        else:
            refused(game, work, rule)


@pytest.mark.parametrize("dug", [(), tuple(range(9))])
@pytest.mark.parametrize(
    ("building", "side"),
    [("n", "ne"), ("ne", "e"), ("se", "se"), ("s", "sw"), ("sw", "w"), ("nw", "nw")],
)
def test_the_lake_takes_roads_only(building: str, side: str, dug: tuple[int, ...]) -> None:
    """Check great_canal.R17: the lake's six edges take roads only, at all times."""
    game = build(seat(settlements=f"C7 {building}"), dug=dug)
    allowed(game, road(f"C7 {side}"))
    refused(game, ship(f"C7 {side}"), SHIP)


# Going on (great_canal.R37).


def test_roads_go_on_from_roads_and_buildings() -> None:
    """Check the rule text, building: beside an own road or building, nowhere else."""
    game = build(seat(settlements="D4 n", roads="C4 e"))
    names = ("D4 ne", "D4 nw", "C4 w", "C4 ne", "C5 nw", "C4 se", "C5 sw")
    assert offered(game, a.BuildRoad) == set(map(road, names))


def test_ships_go_on_from_ships_and_buildings() -> None:
    """Check the rule text, ships: beside an own ship or building, nowhere else."""
    game = build(seat(settlements="A3 n", ships="E6 w"))
    names = ("A3 nw", "A3 ne", "D6 sw", "D6 se", "E6 sw", "E5 se")
    assert offered(game, a.BuildShip) == set(map(ship, names))


OTHERS = [
    seat(settlements="D5 se"),
    seat(cities="D5 se"),
    seat(fallen="D5 se"),
    seat(knights="D5 se 1"),
    seat(knights="D5 se 3+"),
]


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize(
    ("own", "work", "rule"),
    [
        (seat(roads="D5 se"), road("D5 e"), ROAD),
        (seat(roads="D5 e"), road("D6 sw"), ROAD),
        (seat(ships="D5 se"), ship("D6 sw"), SHIP),
    ],
)
def test_another_players_piece_stops(own: Realm, work: Action, rule: str, other: Realm) -> None:
    """Check great_canal.R37: no road or ship goes on from the corner of another's building or knight."""
    allowed(build(own), work)
    refused(build(own, other), work, rule)


def test_what_lies_behind_anothers_piece_stays() -> None:
    """Check great_canal.R37: what lies on both sides stays, and goes on from its other ends."""
    game = build(seat(roads="D5 se, D5 e"), seat(knights="D5 se 1"))
    allowed(game, road("D5 ne"))
    allowed(game, road("D5 sw"))
    refused(game, road("D6 sw"), ROAD)


def test_an_own_knight_stops_no_road_and_starts_none() -> None:
    """Check great_canal.R37: roads and ships go on past an own knight, and none starts from it."""
    past = build(seat(roads="D5 se", knights="D5 se 1"))
    allowed(past, road("D5 e"))
    allowed(build(seat(ships="D5 se", knights="D5 se 1+")), ship("D6 sw"))
    alone = build(seat(knights="D5 se 1+"))
    refused(alone, road("D5 e"), ROAD)
    refused(alone, ship("D5 se"), SHIP)


@pytest.mark.parametrize(
    ("own", "other", "linked"),
    [
        ({}, {}, False),
        ({"settlements": "D5 se"}, {}, True),
        ({"cities": "D5 se"}, {}, True),
        ({"fallen": "D5 se"}, {}, True),
        ({"knights": "D5 se 2+"}, {}, False),
        ({}, {"settlements": "D5 se"}, False),
        ({"settlements": "D5 s"}, {}, False),  # at the other end
    ],
)
def test_roads_and_ships_link_at_an_own_building_only(
    own: dict[str, str], other: dict[str, str], linked: bool
) -> None:
    """Check the rule text, ships: a road and a ship are linked at an own settlement or city alone."""
    on_road, on_ship = (
        build(seat(roads="D5 se", **own), seat(**other)),
        build(seat(ships="D5 se", **own), seat(**other)),
    )
    if linked:
        allowed(on_road, ship("D6 sw"))
        allowed(on_ship, road("D5 e"))
    else:
        refused(on_road, ship("D6 sw"), SHIP)
        refused(on_ship, road("D5 e"), ROAD)


@pytest.mark.parametrize("kind", ["roads", "ships"])
@pytest.mark.parametrize("whose", [0, 1])
def test_an_edge_holds_one_piece(kind: str, whose: int) -> None:
    """Check the rule text, ships: one road or ship on an edge, whosesoever."""
    there = {kind: "D5 se"}
    own = seat(settlements="D5 s", **(there if whose == 0 else {}))
    game = build(own, seat(**(there if whose == 1 else {})))
    refused(game, road("D5 se"), ROAD)
    refused(game, ship("D5 se"), SHIP)
