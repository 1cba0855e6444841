"""What each seat has left in its supply."""

from __future__ import annotations

from rules.great_canal.components.kinds import BASIC, MIGHTY, STRONG
from rules.great_canal.view import GreatCanalView


def pieces_left(view: GreatCanalView, seat: int) -> tuple[int, ...]:
    """Return how many settlements, cities, walls, roads, ships, and knights by strength a seat has left."""
    realm, supply = view.pieces.realms[seat], view.prices.pieces
    standing = [knight.level for knight in realm.knights]
    return (
        supply.settlement - len(realm.settlements),
        supply.city - len(realm.cities) - len(realm.fallen),
        supply.wall - len(realm.walls),
        supply.road - len(realm.roads),
        supply.ship - len(realm.ships),
        *(supply.knight - standing.count(level) for level in (BASIC, STRONG, MIGHTY)),
    )
