"""The length of a trade route against all ways there are, on random networks."""

from __future__ import annotations

import random

from rules.great_canal.pieces import Knight, Pieces, Realm
from rules.great_canal.route import route_lengths
from rules.great_canal.topology import CORNER_EDGES, CORNERS, EDGE_CORNERS, HEX_EDGES

LONGEST = 14
"""The most edges of a network."""


def corners_of(edges: set[int]) -> list[int]:
    """Return the corners that edges touch."""
    return sorted({end for edge in edges for end in EDGE_CORNERS[edge]})


def longest_way(roads: set[int], ships: set[int], joints: set[int], breaks: set[int]) -> int:
    """Return the most edges on any way along them (R13, R29).

    A way goes on over a corner from one edge to another one that it has not used, unless another's piece
    stands there, or one is a road and the other a ship and no own building stands there.
    """
    every = roads | ships

    def further(way: tuple[int, ...], at: int) -> int:
        best = len(way)
        if at in breaks:
            return best
        for edge in CORNER_EDGES[at]:
            like = (edge in roads) == (way[-1] in roads)
            if edge in every and edge not in way and (like or at in joints):
                first, second = EDGE_CORNERS[edge]
                best = max(best, further((*way, edge), second if first == at else first))
        return best

    return max((further((edge,), end) for edge in every for end in EDGE_CORNERS[edge]), default=0)


def random_edges(rng: random.Random) -> set[int]:
    """Return up to 14 edges: often a ring or two, else a way with branches, sometimes with a second part."""
    edges: set[int] = set()
    hexagon = rng.randrange(len(HEX_EDGES))
    if rng.random() < 0.6:
        edges |= set(HEX_EDGES[hexagon])
    if rng.random() < 0.3:
        beside = [other for other in HEX_EDGES if set(other) & set(HEX_EDGES[hexagon]) and len(edges) == 6]
        edges |= set(rng.choice(beside)) if beside else set()
    count = rng.randint(1, LONGEST)
    while len(edges) < count:
        around = {edge for end in corners_of(edges) for edge in CORNER_EDGES[end]} - edges
        apart = not around or rng.random() < 0.05
        edges.add(rng.randrange(len(EDGE_CORNERS)) if apart else rng.choice(sorted(around)))
    return edges


def random_pieces(rng: random.Random) -> Pieces:
    """Return a network of roads and ships with buildings and knights, the own and others'."""
    edges = random_edges(rng)
    share = rng.choice((0.0, 1.0, 0.5, 0.2, 0.8))
    ships = {edge for edge in edges if rng.random() < share}
    places: dict[str, list[int]] = {kind: [] for kind in "bkBK."}
    density = rng.choice((1, 3))
    for corner in (*corners_of(edges), rng.randrange(CORNERS)):
        if not any(corner in taken for taken in places.values()):
            places[rng.choices("bkBK.", (3 * density, density, density, density, 10))[0]].append(corner)
    middle = len(places["b"]) // 2
    own = Realm(
        roads=tuple(sorted(edges - ships)),
        ships=tuple(sorted(ships)),
        settlements=tuple(places["b"][:middle]),
        cities=tuple(places["b"][middle:]),
        knights=tuple(Knight(corner, rng.randint(1, 3), rng.random() < 0.5) for corner in places["k"]),
    )
    other = Realm(settlements=tuple(places["B"]))
    third = Realm(knights=tuple(map(Knight, places["K"])))
    return Pieces((own, other, third))


def test_the_longest_of_all_ways() -> None:
    """Check great_canal.R13, R29: the length is that of the longest of all ways, on 5,000 random networks."""
    rng = random.Random("trade routes")
    shorter = 0
    for _ in range(5_000):
        pieces = random_pieces(rng)
        own, other, third = pieces.realms
        roads, ships = set(own.roads), set(own.ships)
        breaks = {*other.settlements, *(knight.corner for knight in third.knights)}
        expected = longest_way(roads, ships, {*own.settlements, *own.cities}, breaks)
        assert route_lengths(pieces) == (expected, 0, 0), pieces
        shorter += expected < longest_way(roads | ships, set(), set(), set())
    assert shorter > 500  # many were broken, or not joined
