"""How far a seat's roads and ships are from corners: ways that could be built (great_canal.R17, R37)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.great_canal.network import edges_at, ends_of
from rules.great_canal.policy.evaluate import CACHE, Outlook
from rules.great_canal.topology import FAR_CORNERS

FARTHEST = 3
"""How many roads or ships ahead is looked."""


class Ways(NamedTuple):
    """The ways that pieces of one kind can take: where they start, and what each further piece brings.

    ``steps`` are, for each further piece, the edges on which it can stand and the corners first reached by
    it, as masks.
    """

    starts: int
    foreign: int
    steps: tuple[tuple[int, int], ...]


@lru_cache(maxsize=CACHE)
def ways_from(starts: int, free: int, foreign: int, farthest: int) -> Ways:
    """Return the ways over free edges from some corners, none through a corner with somebody else's piece."""
    seen = front = starts
    steps: list[tuple[int, int]] = []
    for _ in range(farthest):
        edges = edges_at(front) & free
        reached = ends_of(edges) & ~seen
        if not reached:
            break
        steps.append((edges, reached))
        seen |= reached
        front = reached & ~foreign
    return Ways(starts, foreign, tuple(steps))


def road_ways(look: Outlook) -> Ways:
    """Return the ways that a seat's roads can take."""
    foreign = look.pieces.foreign(look.seat)
    left = look.prices.pieces.road - len(look.realm.roads)
    starts = look.realm.road_ends & ~foreign | look.realm.buildings
    return ways_from(starts, look.board.road_sites & ~look.pieces.edges, foreign, min(FARTHEST, left))


def ship_ways(look: Outlook) -> Ways:
    """Return the ways that a seat's ships can take."""
    foreign = look.pieces.foreign(look.seat)
    left = look.prices.pieces.ship - len(look.realm.ships)
    starts = look.realm.ship_ends & ~foreign | look.realm.buildings
    return ways_from(starts, look.board.ship_sites & ~look.pieces.edges, foreign, min(FARTHEST, left))


def way_to(ways: Ways, corner: int) -> tuple[int, ...]:
    """Return the edges of a shortest way to a corner that one of the steps reaches, the first one first."""
    length = next(index for index, (_, reached) in enumerate(ways.steps) if reached >> corner & 1)
    found: list[int] = []
    for index in range(length, -1, -1):
        from_here = ways.steps[index - 1][1] & ~ways.foreign if index else ways.starts
        edges = ways.steps[index][0]
        for edge, far in FAR_CORNERS[corner].items():
            if edges & edge and from_here >> far & 1:
                found.append(edge.bit_length() - 1)
                corner = far
                break
    return tuple(found[::-1])
