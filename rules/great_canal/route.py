"""The longest trade route: the longest way over own roads and ships, no edge used twice (great_canal.R13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.great_canal.pieces import CACHE, NO_MARKS, Marks, Pieces, Realm
from rules.great_canal.topology import (
    CORNER_EDGE_MASKS,
    CORNERS,
    EDGE_CORNER_MASKS,
    EDGE_CORNERS,
    EDGE_NEAR_MASKS,
    FAR_CORNERS,
)
from rules.great_canal.trails import Links, longest_trail
from rules.kit.masks import BITS, numbers_of


def route_lengths(pieces: Pieces) -> tuple[int, ...]:
    """Return the length of each seat's longest trade route; it is kept with the pieces."""
    kept, key = pieces.kept, (route_lengths,)
    if key not in kept:
        kept[key] = tuple([route_length(pieces, seat) for seat in range(len(pieces.realms))])
    return kept[key]


def leading_routes(pieces: Pieces, seats: Sequence[int], least: int, holder: int | None) -> tuple[int, ...]:
    """Return the length of each seat's longest trade route if it may decide who holds it, else 0.

    That of the holder counts, and longer ones of ``seats``; shorter ones than ``least`` are not looked for,
    nor those of seats that cannot have one as long as the longest that is found.
    """
    realms = pieces.realms
    lengths = [0] * len(realms)
    if holder is not None:
        lengths[holder] = route_length(pieces, holder)
        least = max(least, lengths[holder] + 1)
    possible = [realm.longest_possible for realm in realms]
    for seat in sorted(seats, key=possible.__getitem__, reverse=True):
        if possible[seat] < least:
            break
        if seat != holder:
            lengths[seat] = route_length(pieces, seat)
            least = max(least, lengths[seat])
    return tuple(lengths)


def longest_possible_over(pieces: Pieces, seat: int, edges: int) -> int:
    """Return a length that no trade route of a seat over one of some of its edges exceeds.

    It has no more edges than hang together with these; of each two corners at which an odd number of them
    ends one is left, but at its own ends.
    """
    realm, front, found, odd = pieces.realms[seat], edges, edges, 0
    roads, ships, joints = realm.road_mask, realm.ship_mask, realm.joints
    breaks = pieces.foreign(seat) & realm.inner_corners
    while front:
        edge = front.bit_length() - 1
        front ^= BITS[edge]
        ends = EDGE_CORNER_MASKS[edge]
        odd ^= ends
        like = ships if ships & BITS[edge] else roads
        if ends & (joints | breaks):
            beside = 0
            for corner in EDGE_CORNERS[edge]:
                if not breaks >> corner & 1:
                    beside |= CORNER_EDGE_MASKS[corner] & (roads | ships if joints >> corner & 1 else like)
        else:
            beside = EDGE_NEAR_MASKS[edge] & like
        front |= beside & ~found
        found |= beside
    return found.bit_count() - max(0, odd.bit_count() // 2 - 1)


def route_length(pieces: Pieces, seat: int) -> int:
    """Return the length of a seat's longest trade route.

    Somebody else's building or knight on an inner corner breaks it; a road and a ship are joined at an own
    building only, and an own knight neither joins nor breaks (great_canal.R13, R29). It is kept with what the
    seat has, by where it is broken.
    """
    realm = pieces.realms[seat]
    breaks = pieces.foreign(seat) & realm.inner_corners
    length = realm.route_lengths.get(breaks)
    if length is None:
        length = realm.route_lengths[breaks] = _length(realm, breaks)
    return length


def _length(realm: Realm, breaks: int) -> int:
    """Return the length of the longest route of what a seat has, broken at some corners."""
    roads, ships = realm.road_marks, realm.ship_marks
    if realm.joints:
        return longest(roads, ships, realm.joints, breaks)
    on_land, at_sea = breaks & roads.ends, breaks & ships.ends
    return max(longest(roads, NO_MARKS, 0, on_land), longest(NO_MARKS, ships, 0, at_sea))


@lru_cache(maxsize=CACHE)
def longest(roads: Marks, ships: Marks, joints: int, breaks: int) -> int:
    """Return the length of the longest route over edges; ``joints`` and ``breaks`` are corners.

    Branches are taken off from their loose ends, on each as far as nothing else begins there, until loops
    alone are left and what lies between them; a way through these is searched. A corner that breaks is a
    loose end of each of its edges, one at which roads and ships meet without being joined counts for each of
    the two by itself.
    """
    meeting = roads.ends & ships.ends & ~breaks
    joined, split = meeting & joints, meeting & ~joints
    special = breaks | split
    loose = [*_loose_ends(roads, joined, breaks), *_loose_ends(ships, joined, breaks)]
    rest, best, tails = roads.edges | ships.edges, 0, dict[int, int]()
    for start, first in loose:
        edge, end, length = start, first, 1
        while rest & edge:
            rest ^= edge
            node, beside = end, CORNER_EDGE_MASKS[end] & rest
            if special >> end & 1:
                if breaks >> end & 1:
                    best = max(best, length)
                    break
                node += _SHIPS if ships.edges & edge else 0
                beside &= ships.edges if ships.edges & edge else roads.edges
            other = tails.get(node, 0)
            if other + length > best:
                best = other + length
            if other > length:
                length = other
            further = FAR_CORNERS[end].get(beside)
            if further is None:
                tails[node] = length
                break
            edge, end, length = beside, further, length + 1
    return longest_trail(_links(rest, ships.edges, split), tails, best) if rest else best


_SHIPS = CORNERS
"""Where the numbers of ships' ends begin at corners that count for roads and ships by themselves."""


def _loose_ends(marks: Marks, joined: int, breaks: int) -> list[tuple[int, int]]:
    """Return the edges that end loose, as masks, each with its other end; ``joined`` corners hold them."""
    return [
        (edge, far)
        for corner in numbers_of(marks.ends & (breaks | ~marks.inner & ~joined))
        for edge, far in FAR_CORNERS[corner].items()
        if marks.edges & edge
    ]


def _links(edges: int, ships: int, split: int) -> Links:
    """Return a network as nodes, each with those next to it and the edges between."""
    links: Links = {}
    for edge in numbers_of(edges):
        first, second = EDGE_CORNERS[edge]
        if BITS[edge] & ships and split & EDGE_CORNER_MASKS[edge]:
            first += _SHIPS * (split >> first & 1)
            second += _SHIPS * (split >> second & 1)
        links.setdefault(first, []).append((second, BITS[edge], 1))
        links.setdefault(second, []).append((first, BITS[edge], 1))
    return links
