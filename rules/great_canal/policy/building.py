"""What a seat could build: settlements near and some pieces away, cities, walls, a longer route (R3, R13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal.hands import plus
from rules.great_canal.network import founding_places, settlement_places
from rules.great_canal.pieces import Pieces
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.evaluate import Outlook
from rules.great_canal.policy.plans import Plan
from rules.great_canal.policy.reach import Ways, way_to
from rules.great_canal.route import route_length, route_lengths
from rules.great_canal.steps.build import CITY, WALL, buildable
from rules.great_canal.steps.seven import hand_limit
from rules.kit.masks import bits
from rules.kit.tuples import Counts, put

Link: TypeAlias = type[a.BuildRoad | a.BuildShip]
"""The action that builds a road, or a ship."""
SITES = 4
"""So many places for settlements are thought of at each distance."""


def building_plans(look: Outlook, roads: Ways, ships: Ways) -> Iterator[Plan]:
    """Yield what can be built over these ways for roads and ships."""
    yield from _settlements(look, roads, ships)
    yield from _cities(look)
    yield from _walls(look)
    yield from _route(look, roads, ships)


def _settlements(look: Outlook, roads: Ways, ships: Ways) -> Iterator[Plan]:
    """Yield settlements at own roads and ships, and the first pieces towards those farther away."""
    prices, pieces = look.prices, look.pieces
    if len(look.realm.settlements) >= prices.pieces.settlement:
        return
    price, points = prices.settlement, prices.points.settlement
    for corner in bits(settlement_places(look.board, pieces, look.seat)):
        yield Plan(_settlement_gain(look, corner), price, a.BuildSettlement(corner), price, points)
    free = founding_places(look.board, pieces) & ~pieces.corners
    yield from _farther_settlements(look, roads, free, prices.road, a.BuildRoad)
    yield from _farther_settlements(look, ships, free, prices.ship, a.BuildShip)


def _settlement_gain(look: Outlook, corner: int) -> int:
    """Return what a settlement on a corner brings."""
    return w.POINT * look.prices.points.settlement + look.site_worth(corner)


def _farther_settlements(look: Outlook, ways: Ways, free: int, price: Counts, build: Link) -> Iterator[Plan]:
    """Yield settlements on free corners to which pieces of one price have to be built first."""
    cost = look.prices.settlement
    for percent, (_, reached) in zip(w.FARTHER, ways.steps, strict=False):
        cost = plus(cost, price)
        rated = sorted([(-_settlement_gain(look, corner), corner) for corner in bits(reached & free)])
        for loss, corner in rated[:SITES]:
            yield Plan(-loss * percent // 100, cost, build(way_to(ways, corner)[0]), price)


def city_gain(look: Outlook, corner: int) -> int:
    """Return what it brings to make a settlement a city."""
    points = look.prices.points
    gain = w.POINT * (points.city - points.settlement) + look.city_worth(corner) - w.CITY_RISK
    return gain if look.realm.cities else gain + w.FIRST_CITY


def _cities(look: Outlook) -> Iterator[Plan]:
    price, points = look.prices.city, look.prices.points
    for corner in bits(buildable(look.game, look.seat, CITY)):
        gain = city_gain(look, corner)
        yield Plan(gain, price, a.BuildCity(corner), price, points.city - points.settlement)


def _walls(look: Outlook) -> Iterator[Plan]:
    price = look.prices.wall
    over = sum(look.hand) > hand_limit(look.prices, look.realm)
    for corner in bits(buildable(look.game, look.seat, WALL))[:1]:
        yield Plan(w.WALL_NEEDED if over else w.WALL, price, a.BuildWall(corner), price)


def _route(look: Outlook, roads: Ways, ships: Ways) -> Iterator[Plan]:
    """Yield a road and a ship that make the longest way longer, where few are missing to what counts."""
    holds, lengths = look.game.route == look.seat, route_lengths(look.pieces)
    own = lengths[look.seat]
    others = max(length for other, length in enumerate(lengths) if other != look.seat)
    least = others + 2 if holds else max(look.prices.text.shortest_route, others + 1)
    missing = least - own
    if not 0 < missing < len(w.ROUTE_PERCENT):
        return
    taken = 0 if look.game.route is None else w.ROUTE_TAKEN
    gain = (w.POINT * look.prices.points.longest_route + taken) * w.ROUTE_PERCENT[missing] // 100
    if holds:
        gain = gain * w.ROUTE_DEFENDED // 100
    points = look.prices.points.longest_route if missing == 1 and not holds else 0
    kinds: tuple[tuple[Ways, Counts, Link], ...] = (
        (roads, look.prices.road, a.BuildRoad),
        (ships, look.prices.ship, a.BuildShip),
    )
    for ways, price, build in kinds:
        places = bits(ways.steps[0][0]) if ways.steps else ()
        edge = next((one for one in places if _length_with(look, one, build) > own), None)
        if edge is not None:
            cost = tuple([missing * count for count in price])
            yield Plan(gain, cost, build(edge), price, points)


def _length_with(look: Outlook, edge: int, build: Link) -> int:
    """Return the length of a seat's longest way with a road or ship more."""
    realm = look.realm
    if build is a.BuildShip:
        more = replace(realm, ships=(*realm.ships, edge))
    else:
        more = replace(realm, roads=(*realm.roads, edge))
    return route_length(Pieces(put(look.pieces.realms, look.seat, more)), look.seat)
