"""Where a network goes on against the rule texts, word by word, on random networks of two seats."""

from __future__ import annotations

import random

from rules.great_canal.actions import Sail
from rules.great_canal.network import road_places, ship_places
from rules.great_canal.pieces import Knight, Pieces, Realm
from rules.great_canal.sailing import loose_ships, sailings
from rules.great_canal.topology import CORNER_EDGES, EDGE_CORNERS
from rules.kit.masks import bits
from tests.rules.great_canal.positions import BOARD

PLACES = 400
"""How many random positions are looked at."""


def ends_of(edges: set[int]) -> set[int]:
    """Return the corners that edges touch."""
    return {end for edge in edges for end in EDGE_CORNERS[edge]}


def random_net(rng: random.Random, sites: int, start: int, most: int, taken: set[int]) -> set[int]:
    """Return edges that hang together, on some sites and none that is taken, from a corner on."""
    found: set[int] = set()
    for _ in range(rng.randint(0, most)):
        near = ends_of(found) or {start}
        more = sorted(
            edge
            for end in near
            for edge in CORNER_EDGES[end]
            if sites >> edge & 1 and edge not in found | taken
        )
        if more:
            found.add(rng.choice(more))
    return found


def random_pieces(rng: random.Random) -> Pieces:
    """Return two seats' roads, ships, settlements and knights; the other's stand at the first one's ends."""
    home = rng.choice(bits(BOARD.home_corners))
    roads = random_net(rng, BOARD.road_sites, home, 8, set())
    ships = random_net(rng, BOARD.ship_sites, rng.choice([home, *sorted(ends_of(roads))]), 10, roads)
    beyond = random_net(rng, BOARD.ship_sites, home, 5, roads | ships)
    spots = sorted(ends_of(roads | ships) | {home})
    rng.shuffle(spots)
    built, camped, others, their_camps = spots[:2], spots[2:3], spots[3:5], spots[5:7]
    own = Realm(
        roads=tuple(sorted(roads)),
        ships=tuple(sorted(ships)),
        settlements=tuple(sorted(built[: rng.randint(0, 2)])),
        knights=tuple(Knight(spot) for spot in camped if rng.random() < 0.5),
    )
    other = Realm(
        ships=tuple(sorted(beyond)),
        cities=tuple(sorted(others[: rng.randint(0, 2)])),
        knights=tuple(Knight(spot) for spot in sorted(their_camps) if rng.random() < 0.5),
    )
    return Pieces((own, other))


def onward(pieces: Pieces, edges: set[int], sites: int) -> set[int]:
    """Return the free sites at an own building or at the end of some own edges, not past others' (R37)."""
    own, other = pieces.realms
    closed = {*other.cities, *(knight.corner for knight in other.knights)}
    taken = {*own.roads, *own.ships, *other.ships}
    starts = ends_of(edges) - closed | set(own.settlements)
    return {
        edge
        for edge, ends in enumerate(EDGE_CORNERS)
        if sites >> edge & 1 and edge not in taken and starts & set(ends)
    }


def test_where_roads_and_ships_are_built() -> None:
    """Check great_canal.R37: at own buildings and own edges of the kind, never past another's piece."""
    rng = random.Random("built")
    for _ in range(PLACES):
        pieces = random_pieces(rng)
        own = pieces.realms[0]
        assert set(bits(road_places(BOARD, pieces, 0))) == onward(pieces, set(own.roads), BOARD.road_sites)
        assert set(bits(ship_places(BOARD, pieces, 0))) == onward(pieces, set(own.ships), BOARD.ship_sites)


def test_where_ships_sail() -> None:
    """Check great_canal.R28, R38: each loose ship to where it may be built without it, its own site apart."""
    rng = random.Random("sail")
    moves = held = 0
    for _ in range(PLACES):
        pieces = random_pieces(rng)
        own = pieces.realms[0]
        knights = {knight.corner for knight in own.knights}
        expected: list[Sail] = []
        for ship in bits(loose_ships(own.ship_marks, own.corners)):
            left = set(own.ships) - {ship}
            if knights & (ends_of({ship}) - ends_of(left | set(own.roads))):
                held += 1
                continue
            places = onward(pieces, left, BOARD.ship_sites)
            expected += [Sail(ship, to) for to in sorted(places)]
        assert list(sailings(BOARD, pieces, 0)) == expected
        moves += len(expected)
    assert moves > PLACES
    assert held
