"""Building: roads, ships, settlements, cities, walls (great_canal.R3, R17, R30, R37)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.game import Action, Event
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.network import road_places, settlement_places, ship_places
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import pay, require_piece, require_place, require_turn
from rules.great_canal.steps.placing import (
    change_realm,
    place_road,
    place_settlement,
    place_ship,
    placed,
    raise_city,
)
from rules.great_canal.topology import CORNERS, EDGES
from rules.kit.masks import mask_of, selected


@dataclass(frozen=True, slots=True)
class Sort:
    """A sort of piece that is built on edges or corners.

    ``name`` is that of its price and of its supply, ``kind`` and ``size`` say what places it takes, and
    ``actions`` are the actions that build it, by place. ``left`` returns how many of it a seat can still
    put on the board, ``places`` where as a mask, ``rule`` by which rule not elsewhere, ``put`` the game with
    one more there.
    """

    name: str
    kind: str
    size: int
    actions: Sequence[Action]
    left: Callable[[GreatCanalState, int], int]
    places: Callable[[GreatCanalState, int], int]
    rule: Callable[[GreatCanalState, int], str]
    put: Callable[[Any, int, int, list[Event]], Any]


def offer(game: GreatCanalState, seat: int, sort: Sort) -> Sequence[Action]:
    """Return the pieces of a sort that a seat can build, their price aside."""
    return selected(sort.actions, sort.places(game, seat)) if sort.left(game, seat) > 0 else ()


def require_buildable(game: GreatCanalState, seat: int, sort: Sort, place: int) -> None:
    """Raise RuleError unless a seat has a piece of a sort left and may build it on a place."""
    require_piece(sort.left(game, seat), sort.name)
    require_place(sort.places(game, seat), place, sort.size, sort.kind, sort.rule(game, seat))


def build(game: S, seat: int, sort: Sort, place: int, events: list[Event]) -> S:
    """Return the game with a piece more, paid for; RuleError if it may not stand there or cannot be paid."""
    require_turn(game, seat)
    require_buildable(game, seat, sort, place)
    after: S = sort.put(pay(game, seat, getattr(game.box.prices, sort.name)), seat, place, events)
    return after


def _roads_left(game: GreatCanalState, seat: int) -> int:
    return game.box.prices.pieces.road - len(game.pieces.realms[seat].roads)


def _ships_left(game: GreatCanalState, seat: int) -> int:
    return game.box.prices.pieces.ship - len(game.pieces.realms[seat].ships)


def _settlements_left(game: GreatCanalState, seat: int) -> int:
    return game.box.prices.pieces.settlement - len(game.pieces.realms[seat].settlements)


def _cities_left(game: GreatCanalState, seat: int) -> int:
    """Return how many cities a seat can raise: one on its side, which is next, needs no piece (R22)."""
    realm = game.pieces.realms[seat]
    return len(realm.fallen) or game.box.prices.pieces.city - len(realm.cities)


def _walls_left(game: GreatCanalState, seat: int) -> int:
    return game.box.prices.pieces.wall - len(game.pieces.realms[seat].walls)


def _road_places(game: GreatCanalState, seat: int) -> int:
    return road_places(game.box.board, game.pieces, seat)


def _ship_places(game: GreatCanalState, seat: int) -> int:
    return ship_places(game.box.board, game.pieces, seat)


def _settlement_places(game: GreatCanalState, seat: int) -> int:
    return settlement_places(game.box.board, game.pieces, seat)


def _city_places(game: GreatCanalState, seat: int) -> int:
    """Return the corners of which a seat may make a city: those on their side first (great_canal.R22)."""
    realm = game.pieces.realms[seat]
    return mask_of(realm.fallen or realm.settlements)


def _wall_places(game: GreatCanalState, seat: int) -> int:
    """Return the cities of a seat without a wall; a city on its side is none (great_canal.R22)."""
    realm = game.pieces.realms[seat]
    return realm.city_mask & ~mask_of(realm.walls)


def _rule(rule: str) -> Callable[[GreatCanalState, int], str]:
    """Return that it is always the same rule."""
    return lambda game, seat: rule


def _city_rule(game: GreatCanalState, seat: int) -> str:
    """Return the rule that a city on its side comes first, where there is one (great_canal.R22)."""
    return "great_canal.R22.side" if game.pieces.realms[seat].fallen else "great_canal.build.city"


def _put_settlement(game: S, seat: int, corner: int, events: list[Event]) -> S:
    events.append(e.SettlementBuilt(seat, corner))
    return place_settlement(game, seat, corner)


def _put_wall(game: S, seat: int, corner: int, events: list[Event]) -> S:
    events.append(e.WallBuilt(seat, corner))
    return change_realm(game, seat, walls=placed(game.pieces.realms[seat].walls, corner))


def _on(kind: str, size: int, action: Callable[[int], Action]) -> tuple[str, int, Sequence[Action]]:
    """Return the kind of places, how many there are, and the action that builds on each."""
    return kind, size, tuple(map(action, range(size)))


ROAD = Sort(
    "road",
    *_on("edge", EDGES, a.BuildRoad),
    _roads_left,
    _road_places,
    _rule("great_canal.build.road"),
    place_road,
)
SHIP = Sort(
    "ship",
    *_on("edge", EDGES, a.BuildShip),
    _ships_left,
    _ship_places,
    _rule("great_canal.build.ship"),
    place_ship,
)
SETTLEMENT = Sort(
    "settlement",
    *_on("corner", CORNERS, a.BuildSettlement),
    _settlements_left,
    _settlement_places,
    _rule("great_canal.build.settlement"),
    _put_settlement,
)
CITY = Sort("city", *_on("corner", CORNERS, a.BuildCity), _cities_left, _city_places, _city_rule, raise_city)
WALL = Sort(
    "wall",
    *_on("corner", CORNERS, a.BuildWall),
    _walls_left,
    _wall_places,
    _rule("great_canal.build.wall"),
    _put_wall,
)


def build_road(game: S, seat: int, action: a.BuildRoad, events: list[Event]) -> S:
    """Return the game with a road more; RuleError as :func:`build`."""
    return build(game, seat, ROAD, action.edge, events)


def build_ship(game: S, seat: int, action: a.BuildShip, events: list[Event]) -> S:
    """Return the game with a ship more; RuleError as :func:`build`."""
    return build(game, seat, SHIP, action.edge, events)


def build_settlement(game: S, seat: int, action: a.BuildSettlement, events: list[Event]) -> S:
    """Return the game with a settlement more; RuleError as :func:`build`."""
    return build(game, seat, SETTLEMENT, action.corner, events)


def build_city(game: S, seat: int, action: a.BuildCity, events: list[Event]) -> S:
    """Return the game with a settlement made a city; RuleError as :func:`build`."""
    return build(game, seat, CITY, action.corner, events)


def build_wall(game: S, seat: int, action: a.BuildWall, events: list[Event]) -> S:
    """Return the game with a wall more; RuleError as :func:`build`."""
    return build(game, seat, WALL, action.corner, events)
