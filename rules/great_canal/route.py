"""The longest trade route: the longest way over own roads and ships, no edge used twice (great_canal.R13)."""

from __future__ import annotations

from functools import lru_cache

from rules.great_canal.network import ends_of
from rules.great_canal.pieces import CACHE, Pieces
from rules.great_canal.topology import CORNERS, EDGE_CORNERS
from rules.kit.masks import BITS, numbers_of


def route_lengths(pieces: Pieces) -> tuple[int, ...]:
    """Return the length of each seat's longest trade route."""
    return tuple([route_length(pieces, seat) for seat in range(len(pieces.realms))])


def leading_routes(pieces: Pieces, least: int, holder: int | None) -> tuple[int, ...]:
    """Return the length of each seat's longest trade route if it may decide who holds it, else 0.

    That of the holder counts, and others that are longer; shorter ones than ``least`` are not looked for, nor
    those of seats that cannot have one as long as the longest that is found.
    """
    lengths = [0] * len(pieces.realms)
    if holder is not None:
        lengths[holder] = route_length(pieces, holder)
        least = max(least, lengths[holder] + 1)
    possible = [realm.longest_possible for realm in pieces.realms]
    for seat in sorted(range(len(possible)), key=possible.__getitem__, reverse=True):
        if possible[seat] < least:
            break
        if seat != holder:
            lengths[seat] = route_length(pieces, seat)
            least = max(least, lengths[seat])
    return tuple(lengths)


def route_length(pieces: Pieces, seat: int) -> int:
    """Return the length of a seat's longest trade route.

    Somebody else's building or knight on an inner corner breaks it; a road and a ship are joined at an own
    building only, and an own knight neither joins nor breaks (great_canal.R13, R29).
    """
    realm = pieces.realms[seat]
    roads, ships = realm.road_mask, realm.ship_mask
    breaks, joints = (
        pieces.foreign(seat) & realm.inner_corners,
        realm.buildings & realm.road_ends & realm.ship_ends,
    )
    if joints:
        return longest(roads, ships, joints, breaks)
    on_land, at_sea = breaks & realm.road_ends, breaks & realm.ship_ends
    return max(longest(roads, 0, 0, on_land), longest(0, ships, 0, at_sea))


@lru_cache(maxsize=CACHE)
def longest(roads: int, ships: int, joints: int, breaks: int) -> int:
    """Return the length of the longest route over edges; ``joints`` and ``breaks`` are corners.

    The network is taken as nodes and edges. A corner that breaks is a node of its own for each edge, one at
    which roads and ships meet without being joined is two.
    """
    links = _links(roads, ships, joints, breaks)
    best, seen = 0, set[int]()
    for start in links:
        if start in seen:
            continue
        net, far = _explored(links, start)
        seen.update(net)
        edges = sum([len(links[node]) for node in net]) // 2
        if edges > best:
            best = max(best, _span(links, net, far, edges))
    return best


_Links = dict[int, list[tuple[int, int]]]
"""For each node its edges, each with the node at its other end."""

_SHIPS, _ENDS = CORNERS, 2 * CORNERS
"""Where the numbers of the other nodes begin: of ships at corners that are two, and of ends of edges."""


def _links(roads: int, ships: int, joints: int, breaks: int) -> _Links:
    """Return the network as nodes, each with its edges and what they lead to."""
    split = ends_of(roads) & ends_of(ships) & ~joints
    links: _Links = {}
    for edges, sort in ((roads, 0), (ships, _SHIPS)):
        for edge in numbers_of(edges):
            first, second = EDGE_CORNERS[edge]
            if breaks >> first & 1:
                first = _ENDS + 2 * edge
            elif split >> first & 1:
                first += sort
            if breaks >> second & 1:
                second = _ENDS + 2 * edge + 1
            elif split >> second & 1:
                second += sort
            links.setdefault(first, []).append((edge, second))
            links.setdefault(second, []).append((edge, first))
    return links


def _explored(links: _Links, start: int) -> tuple[list[int], int]:
    """Return the nodes that hang together with one, and the farthest of them by edges."""
    net, seen = [start], {start}
    for node in net:
        for _, other in links[node]:
            if other not in seen:
                seen.add(other)
                net.append(other)
    return net, net[-1]


def _span(links: _Links, net: list[int], far: int, edges: int) -> int:
    """Return the length of the longest way in a connected part with so many edges.

    Without loops it starts at the node that is farthest from any. Else a way that cannot be made longer ends
    where all edges are used, at a node with an odd number of them; a part without such a node is one loop.
    For each two further nodes with an odd number an edge is left.
    """
    if edges == len(net) - 1:
        return _depth(links, far)
    starts = [node for node in net if len(links[node]) % 2]
    if not starts:
        return edges
    best, most = 0, edges + 1 - len(starts) // 2
    for start in starts:
        best = _trail(links, start, 0, 0, best, most)
    return best


def _depth(links: _Links, start: int) -> int:
    """Return how many edges away the farthest node is, in a part without loops."""
    depth, front = 0, [(start, -1)]
    while True:
        front = [(other, edge) for node, came in front for edge, other in links[node] if edge != came]
        if not front:
            return depth
        depth += 1


def _trail(links: _Links, node: int, used: int, length: int, best: int, most: int) -> int:
    """Return the greater of ``best`` and the longest way on from a node without the edges used.

    No way is longer than ``most``: with one as long the search ends.
    """
    for edge, other in links[node]:
        if not used & BITS[edge]:
            best = _trail(links, other, used | BITS[edge], length + 1, best, most)
            if best == most:
                return best
    return max(best, length)
