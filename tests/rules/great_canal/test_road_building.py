"""Road Building: two roads or ships for nothing, one after the other, and what they lean on."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import FreePieces
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from rules.records import Action
from tests.rules.great_canal.positions import (
    BOARD,
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

CARD, SKIP = a.PlayRoadBuilding(), a.Skip()
NOWHERE, FIRST, OVER = (
    "great_canal.road_building",
    "great_canal.first.build",
    "great_canal.skip",
)
ROAD, SHIP = "great_canal.build.road", "great_canal.build.ship"
TOWN = seat(settlements="D4 se")
"""A settlement on the south coast; D4 e leads inland, D4 se and D5 sw along the coast."""
ALLEY = (seat(settlements="D4 n"), seat(roads="D4 ne, D4 nw", knights="C4 nw 1"))
"""A settlement with one free edge, C4 w, at whose other end another seat's knight stands."""
ROADS = tuple(number for number in range(178) if BOARD.road_sites >> number & 1)
SHIPS = tuple(number for number in range(178) if not BOARD.road_sites >> number & 1)


def building(*realms: Realm, cards: int = 1, **fields: Any) -> GreatCanal:
    """Return a position in which seat 0 holds Road Building and no goods."""
    held = {0: Holding(progress=("road_building",) * cards)}
    return position(*realms, **{"holdings": held, **fields})


def begun(*realms: Realm, **fields: Any) -> GreatCanal:
    """Return the game after the card was played."""
    return act(building(*realms, **fields), CARD)


def road(name: str) -> a.BuildRoad:
    """Return the building of a road."""
    return a.BuildRoad(edge(name))


def ship(name: str) -> a.BuildShip:
    """Return the building of a ship."""
    return a.BuildShip(edge(name))


def stock(own: Realm, roads: int, ships: int) -> Realm:
    """Return a seat's pieces with so many roads and ships left in its supply; the others lie far away."""
    far_roads = [number for number in ROADS if number < edge("B3 nw")][: 15 - roads]
    far_ships = [number for number in SHIPS if number > edge("F7 nw")][: 15 - ships]
    return replace(own, roads=tuple(far_roads), ships=tuple(far_ships))


# Two pieces.


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (road("D4 e"), road("D5 sw")),
        (road("D4 e"), road("C4 se")),  # leans on the first
        (ship("D5 sw"), ship("D5 se")),  # leans on the first
        (ship("D5 sw"), ship("E4 e")),
        (road("D4 e"), ship("D5 sw")),
        (ship("D5 sw"), road("D4 e")),
        (road("D5 sw"), ship("D4 se")),
    ],
)
def test_two_pieces_in_any_mix(first: Action, second: Action) -> None:
    """Check the table of cards: roads or ships, one after the other, by the building rules, for nothing."""
    game = building(TOWN)
    allowed(game, CARD)
    assert happened(game, CARD) == (e.CardPlayed(0, "road_building"),)
    game = act(game, CARD)
    assert game.queue == (FreePieces(0, 2),)
    assert game.waiting_for == (0,)
    allowed(game, first)
    one = act(game, first)
    assert one.queue == (FreePieces(0, 1),)
    allowed(one, second)
    after = act(one, second)
    assert after.queue == ()
    own = after.pieces.realms[0]
    assert len(own.roads) + len(own.ships) == 2
    assert after.hands == (goods(),) * 4
    allowed(after, a.EndTurn())
    refused(after, SKIP, OVER)
    refused(after, road("C3 w"), ROAD)


def test_what_is_told() -> None:
    """Check great_canal.R36: each piece is an event of its own, told as when it is paid."""
    game = begun(TOWN)
    assert happened(game, road("D4 e")) == (e.RoadBuilt(0, edge("D4 e")),)
    assert happened(act(game, road("D4 e")), ship("D5 sw")) == (e.ShipBuilt(0, edge("D5 sw")),)


def test_the_second_may_lean_on_the_first() -> None:
    """Check the table of cards: what only the first reaches is refused before it, built after it."""
    game = begun(TOWN)
    for far, near in ((road("C4 se"), road("D4 e")), (ship("E4 e"), ship("D5 sw"))):
        refused(game, far, ROAD if isinstance(far, a.BuildRoad) else SHIP)
        allowed(act(game, near), far)


def test_a_ship_does_not_lean_on_a_road() -> None:
    """Check the rule text, ships: a road and a ship join only at an own building, by card too."""
    game = begun(seat(roads="D5 se"))
    refused(game, ship("D6 sw"), SHIP)
    after = act(game, road("D5 e"))
    refused(after, ship("D6 sw"), SHIP)
    allowed(after, road("D5 ne"))


def test_all_that_is_offered() -> None:
    """Check the table of cards: every site of a road and of a ship, and to stop."""
    game = begun(TOWN)
    coast = ("D4 se", "D5 sw")
    assert set(game.legal_actions(0)) == {road("D4 e"), *map(road, coast), *map(ship, coast), SKIP}
    after = act(game, ship("D5 sw"))
    assert set(after.legal_actions(0)) == {
        road("D4 e"),
        road("D4 se"),
        *map(ship, ("D4 se", "D5 se", "E4 e")),
        SKIP,
    }


def test_where_they_may_not_stand() -> None:
    """Check great_canal.R17, R37: no ship inland, no road at sea, none on another's or past its piece."""
    game = begun(seat(settlements="D5 s"), seat(roads="D5 sw", settlements="D5 se"))
    refused(game, road("E5 w"), ROAD)
    refused(game, road("D5 sw"), ROAD)
    refused(game, ship("D5 sw"), SHIP)
    after = act(game, road("D5 se"))
    refused(after, road("D5 e"), ROAD)
    refused(after, road("D6 sw"), ROAD)
    for number in (-1, 178):
        refused(game, a.BuildRoad(number), ROAD)
        refused(game, a.BuildShip(number), SHIP)


def test_two_cards() -> None:
    """Check great_canal.R23: the second is played when the first is done with; then there are four pieces."""
    game = begun(TOWN, cards=2)
    refused(game, CARD, FIRST)
    refused(act(game, road("D4 e")), CARD, FIRST)
    after = act(game, road("D4 e"), road("C4 se"), CARD, road("C4 e"), road("C4 ne"))
    assert len(after.pieces.realms[0].roads) == 4
    assert after.holdings[0].progress == ()


# Stopping.


@pytest.mark.parametrize("before", [(), (road("D4 e"),), (ship("D5 sw"),)])
def test_stopping(before: tuple[Action, ...]) -> None:
    """Check great_canal.R55: it can be left, after none and after one; the card is spent."""
    game = act(begun(TOWN), *before)
    allowed(game, SKIP)
    assert happened(game, SKIP) == (e.BuildingStopped(0),)
    after = act(game, SKIP)
    assert after.queue == ()
    assert after.pieces == game.pieces
    assert after.holdings[0].progress == ()
    refused(after, SKIP, OVER)
    refused(after, road("D4 se"), "great_canal.price")
    allowed(after, a.EndTurn())


# Pieces and sites.


@pytest.mark.parametrize(
    ("roads", "ships", "sorts"),
    [(2, 0, {a.BuildRoad}), (0, 2, {a.BuildShip}), (1, 1, {a.BuildRoad, a.BuildShip}), (0, 0, set())],
)
def test_the_supply(roads: int, ships: int, sorts: set[type[Action]]) -> None:
    """Check great_canal.R30: no road left, ships only; no ship left, roads only; neither, no card."""
    game = building(stock(TOWN, roads, ships))
    if not sorts:
        refused(game, CARD, NOWHERE)
        return
    allowed(game, CARD)
    game = act(game, CARD)
    assert {type(action) for action in game.legal_actions(0)} == {*sorts, a.Skip}
    if not roads:
        refused(game, road("D4 e"), "great_canal.supply.road")
    if not ships:
        refused(game, ship("D5 sw"), "great_canal.supply.ship")


@pytest.mark.parametrize(("roads", "ships", "only"), [(1, 0, road("D4 e")), (0, 1, ship("D5 sw"))])
def test_one_piece_left(roads: int, ships: int, only: Action) -> None:
    """Check the table of cards: one only then, and nothing is waited for after it (great_canal.R60)."""
    game = begun(stock(TOWN, roads, ships))
    assert game.waiting_for == (0,)
    after = act(game, only)
    assert after.queue == ()
    assert happened(game, only) == happened(game, only)[:1]
    allowed(after, a.EndTurn())
    refused(after, SKIP, OVER)


def test_one_of_each_left() -> None:
    """Check great_canal.R30: a road takes no ship from the supply; after it there is the ship."""
    after = act(begun(stock(TOWN, 1, 1)), road("D4 e"))
    refused(after, road("D5 sw"), "great_canal.supply.road")
    assert act(after, ship("D5 sw")).queue == ()


def test_one_site_left() -> None:
    """Check the table of cards: one only then, and nothing is waited for after it (great_canal.R60)."""
    game = begun(*ALLEY)
    assert set(game.legal_actions(0)) == {road("C4 w"), SKIP}
    after = act(game, road("C4 w"))
    assert after.queue == ()
    allowed(after, a.EndTurn())


@pytest.mark.parametrize(
    ("own", "other"),
    [
        (seat(), seat()),
        (seat(knights="D4 se 1"), seat()),  # an own knight starts nothing
        (seat(settlements="D4 n"), seat(roads="D4 ne, D4 nw, C4 w")),
        (seat(roads="C4 w"), seat(knights="C4 nw 1, D4 n 1")),
    ],
)
def test_nowhere_to_build(own: Realm, other: Realm) -> None:
    """Check great_canal.R34: where no road and no ship can go, as all see, the card is refused."""
    game = building(own, other)
    refused(game, CARD, NOWHERE)
    assert not offered(game, a.PlayRoadBuilding)


def test_a_site_for_the_other_sort_is_enough() -> None:
    """Check great_canal.R34: without a road's site a ship's will do, and the other way round."""
    shipping = building(seat(ships="E5 w"))
    assert not {type(action) for action in act(shipping, CARD).legal_actions(0)} & {a.BuildRoad}
    allowed(shipping, CARD)
    inland = building(seat(roads="D4 nw"))
    assert not {type(action) for action in act(inland, CARD).legal_actions(0)} & {a.BuildShip}
    allowed(inland, CARD)


def test_the_corner_of_a_piece_is_used_at_once() -> None:
    """Check great_canal.R23: a settlement and a knight stand at the new pieces in the same turn."""
    rich = goods(brick=1, lumber=1, wool=2, grain=1, ore=1)
    game = building(TOWN, hands={0: rich})
    refused(game, a.BuildSettlement(corner("C4 se")), "great_canal.build.settlement")
    after = act(game, CARD, road("D4 e"), road("C4 se"))
    allowed(after, a.BuildSettlement(corner("C4 se")))
    allowed(after, a.HireKnight(corner("D4 ne")))
