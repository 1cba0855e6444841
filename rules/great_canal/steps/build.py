"""Building: roads, ships, settlements, cities, walls (great_canal.R3, R17, R30, R37)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.board import Board
from rules.great_canal.network import road_places, settlement_places, ship_places
from rules.great_canal.pieces import Pieces, Realm
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
from rules.records import Action, Event


@dataclass(frozen=True, slots=True)
class Sort:
    """A sort of piece that is built on edges or corners.

    ``name`` is that of its price and of its supply, ``kind`` what it stands on, the name of the field of the
    action too; ``actions`` are the actions that build it, by place. ``standing`` returns the places of those
    that a seat has on the board, ``places`` where it may build one as a mask, ``rule`` by which rule not
    elsewhere, ``put`` the game with one more there.
    """

    name: str
    kind: str
    actions: Sequence[Action]
    standing: Callable[[Realm], Sequence[int]]
    places: Callable[[Board, Pieces, int], int]
    rule: Callable[[Realm], str]
    put: Callable[[Any, int, int, list[Event]], Any]


def buildable(game: GreatCanalState, seat: int, sort: Sort) -> int:
    """Return the places on which a seat can build a piece of a sort, as a mask, the price aside."""
    return sort.places(game.box.board, game.pieces, seat) if left(game, seat, sort) > 0 else 0


def left(game: GreatCanalState, seat: int, sort: Sort) -> int:
    """Return how many pieces of a sort a seat has in its supply."""
    supply: int = getattr(game.box.prices.pieces, sort.name)
    return supply - len(sort.standing(game.pieces.realms[seat]))


def offer(game: GreatCanalState, seat: int, sort: Sort) -> Sequence[Action]:
    """Return the pieces of a sort that a seat can build, their price aside."""
    return selected(sort.actions, buildable(game, seat, sort))


def require_buildable(game: GreatCanalState, seat: int, sort: Sort, place: int) -> None:
    """Raise RuleError unless a seat has a piece of a sort left and may build it on a place."""
    require_piece(left(game, seat, sort), sort.name)
    places, rule = buildable(game, seat, sort), sort.rule(game.pieces.realms[seat])
    require_place(places, place, len(sort.actions), sort.kind, rule)


def build(game: S, seat: int, action: Action, events: list[Event], *, sort: Sort) -> S:
    """Return the game with a piece more, paid for; RuleError if it may not stand there or cannot be paid."""
    require_turn(game, seat)
    place: int = getattr(action, sort.kind)
    require_buildable(game, seat, sort, place)
    after: S = sort.put(pay(game, seat, getattr(game.box.prices, sort.name)), seat, place, events)
    return after


def _city_places(board: Board, pieces: Pieces, seat: int) -> int:
    """Return the corners of which a seat may make a city: those on their side first (great_canal.R22)."""
    realm = pieces.realms[seat]
    return mask_of(realm.fallen or realm.settlements)


def _wall_places(board: Board, pieces: Pieces, seat: int) -> int:
    """Return the cities of a seat without a wall; a city on its side is none (great_canal.R22)."""
    realm = pieces.realms[seat]
    return realm.city_mask & ~mask_of(realm.walls) if realm.cities else 0


def _city_rule(realm: Realm) -> str:
    """Return the rule that a city on its side comes first, where there is one (great_canal.R22)."""
    return "great_canal.R22.side" if realm.fallen else "great_canal.build.city"


def _put_settlement(game: S, seat: int, corner: int, events: list[Event]) -> S:
    events.append(e.SettlementBuilt(seat, corner))
    return place_settlement(game, seat, corner)


def _put_wall(game: S, seat: int, corner: int, events: list[Event]) -> S:
    events.append(e.WallBuilt(seat, corner))
    return change_realm(game, seat, walls=placed(game.pieces.realms[seat].walls, corner))


ROAD = Sort(
    name="road",
    kind="edge",
    actions=tuple(map(a.BuildRoad, range(EDGES))),
    standing=attrgetter("roads"),
    places=road_places,
    rule=lambda realm: "great_canal.build.road",
    put=place_road,
)
SHIP = Sort(
    name="ship",
    kind="edge",
    actions=tuple(map(a.BuildShip, range(EDGES))),
    standing=attrgetter("ships"),
    places=ship_places,
    rule=lambda realm: "great_canal.build.ship",
    put=place_ship,
)
SETTLEMENT = Sort(
    name="settlement",
    kind="corner",
    actions=tuple(map(a.BuildSettlement, range(CORNERS))),
    standing=attrgetter("settlements"),
    places=settlement_places,
    rule=lambda realm: "great_canal.build.settlement",
    put=_put_settlement,
)
CITY = Sort(
    name="city",
    kind="corner",
    actions=tuple(map(a.BuildCity, range(CORNERS))),
    standing=attrgetter("cities"),
    places=_city_places,
    rule=_city_rule,
    put=raise_city,
)
"""One on its side is raised without a piece: while there is one, the others that stand are not all."""
WALL = Sort(
    name="wall",
    kind="corner",
    actions=tuple(map(a.BuildWall, range(CORNERS))),
    standing=attrgetter("walls"),
    places=_wall_places,
    rule=lambda realm: "great_canal.build.wall",
    put=_put_wall,
)
