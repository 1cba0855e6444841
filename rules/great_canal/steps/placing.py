"""Pieces put on the board, moved and taken off, once it is settled that they may be."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.great_canal import events as e
from rules.great_canal.pieces import Knight, Pieces
from rules.great_canal.state import GreatCanalState, S
from rules.kit.tuples import put, without
from rules.records import Event


def change_realm(game: S, seat: int, **changes: Any) -> S:
    """Return the game with some kinds of pieces of a seat as named."""
    realm = replace(game.pieces.realms[seat], **changes)
    return replace(game, pieces=Pieces(put(game.pieces.realms, seat, realm)))


def placed(places: tuple[int, ...], place: int) -> tuple[int, ...]:
    """Return places in order, with one more."""
    return tuple(sorted((*places, place)))


def place_road(game: S, seat: int, edge: int, events: list[Event]) -> S:
    """Return the game with a road of a seat on an edge."""
    events.append(e.RoadBuilt(seat, edge))
    return change_realm(game, seat, roads=placed(game.pieces.realms[seat].roads, edge))


def place_ship(game: S, seat: int, edge: int, events: list[Event]) -> S:
    """Return the game with a ship of a seat on an edge, which does not sail this turn (great_canal.R28)."""
    events.append(e.ShipBuilt(seat, edge))
    turn = replace(game.turn, new_ships=placed(game.turn.new_ships, edge))
    after = replace(game, turn=turn)
    return change_realm(after, seat, ships=placed(game.pieces.realms[seat].ships, edge))


def take_road(game: S, seat: int, edge: int) -> S:
    """Return the game without a road of a seat."""
    return change_realm(game, seat, roads=without(game.pieces.realms[seat].roads, edge))


def take_ship(game: S, seat: int, edge: int) -> S:
    """Return the game without a ship of a seat."""
    new = tuple(ship for ship in game.turn.new_ships if ship != edge)
    after = replace(game, turn=replace(game.turn, new_ships=new))
    return change_realm(after, seat, ships=without(game.pieces.realms[seat].ships, edge))


def place_settlement(game: S, seat: int, corner: int) -> S:
    """Return the game with a settlement of a seat on a corner."""
    return change_realm(game, seat, settlements=placed(game.pieces.realms[seat].settlements, corner))


def raise_city(game: S, seat: int, corner: int, events: list[Event]) -> S:
    """Return the game in which a settlement has become a city, or a city on its side stands again (R22)."""
    realm = game.pieces.realms[seat]
    events.append(e.CityBuilt(seat, corner))
    cities = placed(realm.cities, corner)
    if corner in realm.fallen:
        return change_realm(game, seat, cities=cities, fallen=without(realm.fallen, corner))
    return change_realm(game, seat, cities=cities, settlements=without(realm.settlements, corner))


def fell_city(game: S, seat: int, corner: int, events: list[Event]) -> S:
    """Return the game in which a city has fallen to the barbarians, with its wall (great_canal.R22).

    It becomes a settlement, or lies on its side where no piece of one is left.
    """
    realm = game.pieces.realms[seat]
    on_side = len(realm.settlements) >= game.box.prices.pieces.settlement
    events.append(e.CityLost(seat, corner, on_side, corner in realm.walls))
    return change_realm(
        game,
        seat,
        cities=without(realm.cities, corner),
        walls=tuple(wall for wall in realm.walls if wall != corner),
        fallen=placed(realm.fallen, corner) if on_side else realm.fallen,
        settlements=realm.settlements if on_side else placed(realm.settlements, corner),
    )


def knight_at(game: GreatCanalState, seat: int, corner: int) -> Knight | None:
    """Return the knight of a seat on a corner; None if there is none."""
    return next((knight for knight in game.pieces.realms[seat].knights if knight.corner == corner), None)


def knight_of_any(game: GreatCanalState, corner: int) -> tuple[int, Knight]:
    """Return the knight on a corner, and whose it is; StopIteration if there is none."""
    return next(
        (seat, knight)
        for seat, realm in enumerate(game.pieces.realms)
        for knight in realm.knights
        if knight.corner == corner
    )


def put_knight(game: S, seat: int, knight: Knight, instead: Knight | None = None) -> S:
    """Return the game with a knight of a seat, in place of another one or as a new one."""
    others = [one for one in game.pieces.realms[seat].knights if one is not instead]
    knights = tuple(sorted((*others, knight), key=_corner_of))
    return change_realm(game, seat, knights=knights)


def take_knight(game: S, seat: int, knight: Knight) -> S:
    """Return the game without a knight of a seat."""
    knights = tuple(one for one in game.pieces.realms[seat].knights if one is not knight)
    return change_realm(game, seat, knights=knights)


def _corner_of(knight: Knight) -> int:
    return knight.corner
