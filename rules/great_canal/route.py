"""The longest trade route: the longest way over own roads and ships, no edge used twice (great_canal.R13)."""

from __future__ import annotations

from functools import lru_cache

from rules.great_canal.network import ends_of
from rules.great_canal.pieces import CACHE, Pieces
from rules.great_canal.topology import CORNERS, EDGE_CORNER_MASKS, EDGE_CORNERS
from rules.great_canal.trails import Links, longest_trail
from rules.kit.masks import BITS, numbers_of


def route_lengths(pieces: Pieces) -> tuple[int, ...]:
    """Return the length of each seat's longest trade route; it is kept with the pieces."""
    kept, key = pieces.kept, (route_lengths,)
    if key not in kept:
        kept[key] = tuple([route_length(pieces, seat) for seat in range(len(pieces.realms))])
    return kept[key]


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
    breaks = pieces.foreign(seat) & realm.inner_corners
    if realm.joints:
        return longest(roads, ships, realm.joints, breaks)
    on_land, at_sea = breaks & realm.road_ends, breaks & realm.ship_ends
    return max(longest(roads, 0, 0, on_land), longest(0, ships, 0, at_sea))


@lru_cache(maxsize=CACHE)
def longest(roads: int, ships: int, joints: int, breaks: int) -> int:
    """Return the length of the longest route over edges; ``joints`` and ``breaks`` are corners.

    The network is taken as nodes and edges. A corner that breaks is a node of its own for each edge, one at
    which roads and ships meet without being joined is two.
    """
    return longest_trail(_links(roads, ships, joints, breaks))


_SHIPS, _ENDS = CORNERS, 2 * CORNERS
"""Where the numbers of the other nodes begin: of ships at corners that are two, and of ends of edges."""


def _links(roads: int, ships: int, joints: int, breaks: int) -> Links:
    """Return the network as nodes, each with those next to it and the edges between."""
    split = ends_of(roads) & ends_of(ships) & ~joints if roads and ships else 0
    special = breaks | split
    links: Links = {}
    for edges, sort in ((roads, 0), (ships, _SHIPS)):
        for edge in numbers_of(edges):
            first, second = EDGE_CORNERS[edge]
            if special & EDGE_CORNER_MASKS[edge]:
                if breaks >> first & 1:
                    first = _ENDS + 2 * edge
                elif split >> first & 1:
                    first += sort
                if breaks >> second & 1:
                    second = _ENDS + 2 * edge + 1
                elif split >> second & 1:
                    second += sort
            links.setdefault(first, {})[second] = BITS[edge]
            links.setdefault(second, {})[first] = BITS[edge]
    return links
