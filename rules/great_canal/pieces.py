"""The pieces of the players on the board, and where they stand as masks."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from operator import attrgetter, is_not
from typing import Any, NamedTuple

import msgspec
from propcache.api import cached_property

from rules.great_canal.components.kinds import BASIC, MIGHTY
from rules.great_canal.topology import CORNER_HEX_MASKS, EDGE_CORNER_MASKS, EDGE_NEAR_MASKS
from rules.kit.masks import BITS, mask_of, numbers_of


class Knight(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A knight on a corner, and what it did this turn: activated is activated (great_canal.R20, R51)."""

    corner: int
    level: int = BASIC
    active: bool = False
    activated: bool = False
    acted: bool = False
    promoted: bool = False


CACHE = 1 << 8
"""The size of caches: what was asked a moment ago is found again.

Larger ones find hardly more, and a look-up is slower: they do not fit in the caches of the processor.
"""


class Marks(NamedTuple):
    """What follows from the edges of some roads or ships: masks of edges and corners."""

    edges: int
    ends: int
    """Corners at which one of them ends or more,"""
    inner: int
    """two or more,"""
    odd: int
    """an odd number."""
    near: int
    """The edges that end at any of these ends, their own among them."""
    number: int
    """How many there are."""
    meeting: bool
    """Whether, in their order, one joined two corners that others had reached: there is no loop without."""

    def longest_possible(self) -> int:
        """Return how many of the edges a way can use at most, each once.

        It begins and ends where an odd number of them ends; for each further two such corners one is left.
        """
        return self.number - max(0, self.odd.bit_count() // 2 - 1)


@lru_cache(maxsize=CACHE)
def marks_of(edges: tuple[int, ...]) -> Marks:
    """Return the marks of edges."""
    mask = ends = inner = odd = near = 0
    meeting = False
    for edge in edges:
        mask |= BITS[edge]
        near |= EDGE_NEAR_MASKS[edge]
        corners = EDGE_CORNER_MASKS[edge]
        reached = ends & corners
        inner |= reached
        meeting = meeting or reached == corners
        ends |= corners
        odd ^= corners
    return Marks(mask, ends, inner, odd, near, len(edges), meeting)


NO_MARKS = marks_of(())
"""The marks of no edges."""


@lru_cache(maxsize=CACHE)
def _corners_of(*kinds: tuple[int, ...]) -> int:
    """Return the corners of several kinds of buildings."""
    return mask_of(chain.from_iterable(kinds))


@lru_cache(maxsize=CACHE)
def _hexes_at(corners: int) -> int:
    """Return the hexes at some corners."""
    found = 0
    for corner in numbers_of(corners):
        found |= CORNER_HEX_MASKS[corner]
    return found


class Realm(msgspec.Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """The pieces of one seat on the board, each kind by place; ``fallen`` are cities on their side (R22)."""

    roads: tuple[int, ...] = ()
    ships: tuple[int, ...] = ()
    settlements: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()
    fallen: tuple[int, ...] = ()
    walls: tuple[int, ...] = ()
    knights: tuple[Knight, ...] = ()

    @cached_property
    def road_marks(self) -> Marks:
        """Return the marks of the roads."""
        return marks_of(self.roads)

    @cached_property
    def ship_marks(self) -> Marks:
        """Return the marks of the ships."""
        return marks_of(self.ships)

    @cached_property
    def road_mask(self) -> int:
        """Return the edges with a road."""
        return self.road_marks.edges

    @cached_property
    def ship_mask(self) -> int:
        """Return the edges with a ship."""
        return self.ship_marks.edges

    @cached_property
    def road_ends(self) -> int:
        """Return the corners at the ends of roads."""
        return self.road_marks.ends

    @cached_property
    def ship_ends(self) -> int:
        """Return the corners at the ends of ships."""
        return self.ship_marks.ends

    @cached_property
    def inner_corners(self) -> int:
        """Return the corners at which two roads and ships or more end."""
        roads, ships = self.road_marks, self.ship_marks
        return roads.inner | ships.inner | roads.ends & ships.ends

    @cached_property
    def joints(self) -> int:
        """Return the corners of buildings at which roads and ships meet."""
        return self.buildings & self.road_marks.ends & self.ship_marks.ends

    @cached_property
    def longest_possible(self) -> int:
        """Return a length that no trade route of the seat exceeds."""
        roads, ships = self.road_marks, self.ship_marks
        if not self.joints:
            return max(roads.longest_possible(), ships.longest_possible())
        odd = roads.odd ^ ships.odd
        return roads.number + ships.number - max(0, odd.bit_count() // 2 - 1)

    @cached_property
    def route_lengths(self) -> dict[int, int]:
        """Return the lengths of the longest trade route that are known, by the corners that break it."""
        return {}

    @cached_property
    def city_mask(self) -> int:
        """Return the corners of cities that stand."""
        return mask_of(self.cities)

    @cached_property
    def buildings(self) -> int:
        """Return the corners of all buildings."""
        return _corners_of(self.settlements, self.cities, self.fallen)

    @cached_property
    def hexes(self) -> int:
        """Return the hexes at which there is a building."""
        return _hexes_at(self.buildings)

    @cached_property
    def knight_counts(self) -> tuple[int, ...]:
        """Return how many knights there are by level, those of level 0 first: none."""
        levels = [knight.level for knight in self.knights]
        return tuple([levels.count(level) for level in range(MIGHTY + 1)])

    @cached_property
    def knight_mask(self) -> int:
        """Return the corners of knights."""
        found = 0
        for knight in self.knights:
            found |= BITS[knight.corner]
        return found

    @cached_property
    def active_mask(self) -> int:
        """Return the corners of active knights."""
        found = 0
        for knight in self.knights:
            if knight.active:
                found |= BITS[knight.corner]
        return found

    @cached_property
    def corners(self) -> int:
        """Return the corners of all pieces."""
        return self.buildings | self.knight_mask


class Pieces(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """All pieces of the players on the board, by seat."""

    realms: tuple[Realm, ...]

    @cached_property
    def edges(self) -> int:
        """Return the edges with a road or a ship."""
        found = 0
        for realm in self.realms:
            found |= realm.road_mask | realm.ship_mask
        return found

    @cached_property
    def buildings(self) -> int:
        """Return the corners with a building."""
        found = 0
        for realm in self.realms:
            found |= realm.buildings
        return found

    @cached_property
    def corners(self) -> int:
        """Return the corners with a building or a knight."""
        found = 0
        for realm in self.realms:
            found |= realm.corners
        return found

    @cached_property
    def knights(self) -> int:
        """Return the corners with a knight."""
        return self.corners & ~self.buildings

    @cached_property
    def active_knights(self) -> int:
        """Return the corners of active knights."""
        found = 0
        for realm in self.realms:
            found |= realm.active_mask
        return found

    @cached_property
    def kept(self) -> dict[tuple[object, ...], Any]:
        """Return what was worked out about these pieces, or in a game with them, by what was asked.

        Hidden facts may be in it; views have pieces of their own.
        """
        return {}

    def foreign(self, seat: int) -> int:
        """Return the corners with a building or a knight of somebody else (great_canal.R37)."""
        return self.corners & ~self.realms[seat].corners


_KINDS = {name: attrgetter(name) for name in Realm.__struct_fields__}
"""Each returns the pieces of a kind of a realm."""


def others_than(kind: str, before: Pieces, after: Pieces) -> bool:
    """Say whether the pieces of a kind may be others than before, or elsewhere, or in another state."""
    of_kind = _KINDS[kind]
    return any(map(is_not, map(of_kind, after.realms), map(of_kind, before.realms)))
