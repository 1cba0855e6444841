"""The pieces of the players on the board, and where they stand as masks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from rules.great_canal.components.kinds import BASIC
from rules.great_canal.topology import EDGE_CORNER_MASKS
from rules.kit.lazy import lazy
from rules.kit.masks import mask_of


class Knight(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A knight on a corner, and what it did this turn: activated is activated (great_canal.R20, R51)."""

    corner: int
    level: int = BASIC
    active: bool = False
    activated: bool = False
    acted: bool = False
    promoted: bool = False


CACHE = 1 << 12

_mask = lru_cache(maxsize=CACHE)(mask_of)
"""The mask of some places: those of a kind of pieces stay while others change."""


@lru_cache(maxsize=CACHE)
def _ends(edges: tuple[int, ...]) -> int:
    """Return the corners at the ends of edges, as a mask."""
    found = 0
    for edge in edges:
        found |= EDGE_CORNER_MASKS[edge]
    return found


@lru_cache(maxsize=CACHE)
def _inner(edges: tuple[int, ...]) -> int:
    """Return the corners at which two edges or more end, as a mask."""
    found = once = 0
    for edge in edges:
        found |= once & EDGE_CORNER_MASKS[edge]
        once |= EDGE_CORNER_MASKS[edge]
    return found


@lru_cache(maxsize=CACHE)
def _odd(edges: tuple[int, ...]) -> int:
    """Return the corners at which an odd number of edges ends, as a mask."""
    found = 0
    for edge in edges:
        found ^= EDGE_CORNER_MASKS[edge]
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

    @lazy
    def road_mask(self) -> int:
        """Return the edges with a road."""
        return _mask(self.roads)

    @lazy
    def ship_mask(self) -> int:
        """Return the edges with a ship."""
        return _mask(self.ships)

    @lazy
    def road_ends(self) -> int:
        """Return the corners at the ends of roads."""
        return _ends(self.roads)

    @lazy
    def ship_ends(self) -> int:
        """Return the corners at the ends of ships."""
        return _ends(self.ships)

    @lazy
    def inner_corners(self) -> int:
        """Return the corners at which two roads and ships or more end."""
        return _inner(self.roads + self.ships)

    @lazy
    def longest_possible(self) -> int:
        """Return how many roads and ships a way can use at most, each once.

        It begins and ends where an odd number of them ends; for each further two such corners one is left.
        """
        edges = self.roads + self.ships
        return len(edges) - max(0, _odd(edges).bit_count() // 2 - 1)

    @lazy
    def small_mask(self) -> int:
        """Return the corners of settlements, cities on their side among them (great_canal.R22)."""
        return _mask(self.settlements) | _mask(self.fallen)

    @lazy
    def city_mask(self) -> int:
        """Return the corners of cities that stand."""
        return _mask(self.cities)

    @lazy
    def buildings(self) -> int:
        """Return the corners of all buildings."""
        return self.small_mask | self.city_mask

    @lazy
    def knight_mask(self) -> int:
        """Return the corners of knights."""
        return mask_of(knight.corner for knight in self.knights)

    @lazy
    def active_mask(self) -> int:
        """Return the corners of active knights."""
        return mask_of(knight.corner for knight in self.knights if knight.active)

    @lazy
    def corners(self) -> int:
        """Return the corners of all pieces."""
        return self.buildings | self.knight_mask


class Pieces(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """All pieces of the players on the board, by seat."""

    realms: tuple[Realm, ...]

    @lazy
    def edges(self) -> int:
        """Return the edges with a road or a ship."""
        found = 0
        for realm in self.realms:
            found |= realm.road_mask | realm.ship_mask
        return found

    @lazy
    def buildings(self) -> int:
        """Return the corners with a building."""
        found = 0
        for realm in self.realms:
            found |= realm.buildings
        return found

    @lazy
    def corners(self) -> int:
        """Return the corners with a building or a knight."""
        found = 0
        for realm in self.realms:
            found |= realm.corners
        return found

    @lazy
    def active_knights(self) -> int:
        """Return the corners of active knights."""
        found = 0
        for realm in self.realms:
            found |= realm.active_mask
        return found

    @lazy
    def kept(self) -> dict[tuple[object, ...], Any]:
        """Return what was worked out about these pieces, by what was asked (``survey``)."""
        return {}

    def foreign(self, seat: int) -> int:
        """Return the corners with a building or a knight of somebody else (great_canal.R37)."""
        return self.corners & ~self.realms[seat].corners
