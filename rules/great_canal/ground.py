"""What lies on the hexes, and what they yield by the number on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from propcache.api import cached_property

from rules.great_canal.components.kinds import GOLD, TERRAIN_COMMODITIES, TERRAIN_RESOURCES
from rules.great_canal.topology import HEX_CORNER_MASKS
from rules.kit.masks import BITS


class Source(NamedTuple):
    """What a hex yields: the hex and its corners as masks, the good of a settlement, and a city's further."""

    hexagon: int
    corners: int
    resource: int
    commodity: int


class Ground(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """What lies on the hexes: terrain and token by hex, a token of 0 is none."""

    terrain: tuple[int, ...]
    tokens: tuple[int, ...]

    @cached_property
    def by_token(self) -> tuple[tuple[int, ...], ...]:
        """Return the hexes with each token, by the number on it."""
        found: list[list[int]] = [[] for _ in range(13)]
        for hexagon, token in enumerate(self.tokens):
            found[token].append(hexagon)
        return tuple(map(tuple, found))

    @cached_property
    def yields(self) -> tuple[tuple[Source, ...], ...]:
        """Return what the hexes with each token yield, by the number on it; gold fields yield a choice."""
        return tuple([tuple(self._sources(hexes)) for hexes in self.by_token])

    @cached_property
    def yielding(self) -> tuple[int, ...]:
        """Return the hexes with each token that yield a good, as masks, by the number on them."""
        return tuple([sum([source.hexagon for source in sources]) for sources in self.yields])

    def _sources(self, hexes: tuple[int, ...]) -> Iterator[Source]:
        for hexagon in hexes:
            resource = TERRAIN_RESOURCES.get(self.terrain[hexagon])
            if resource is not None:
                commodity = TERRAIN_COMMODITIES.get(self.terrain[hexagon], resource)
                yield Source(BITS[hexagon], HEX_CORNER_MASKS[hexagon], resource, commodity)

    @cached_property
    def gold(self) -> tuple[tuple[int, ...], ...]:
        """Return the gold fields with each token, by the number on it."""
        return tuple([tuple([one for one in hexes if self.terrain[one] == GOLD]) for hexes in self.by_token])
