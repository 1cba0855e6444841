"""The board: what lies on the hexes of the frame, and what may stand where (great_canal.R17).

Sets of hexes, corners and edges are masks (:mod:`rules.kit.masks`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules.great_canal.components.kinds import DESERT, FIELD, GOLD, GOOD_INDEX, LAKE, SEA, TERRAIN_INDEX
from rules.great_canal.components.map_file import FILE, MapText, check, home_island
from rules.great_canal.topology import (
    EDGE_CORNER_MASKS,
    EDGE_DIRECTIONS,
    EDGE_HEXES,
    EDGES,
    HEX_CORNER_MASKS,
    HEX_EDGE_MASKS,
    HEX_EDGES,
    HEX_NUMBERS,
    HEXES,
)
from rules.kit.component_files import decode, wrong
from rules.kit.masks import bits, mask_of

MOST_BLOCKED = 33
"""How many corners of the coast eleven buildings, each with its neighbours, can take from the last one: who
has founded inland twice still finds one (great_canal.R16)."""


@dataclass(frozen=True, slots=True)
class Harbour:
    """A harbour: the edge at which it lies, its corners, and its good (None: it takes everything)."""

    hexagon: int
    edge: int
    corners: int
    good: int | None


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """What a map says, compared by identity; there is one for each text.

    ``terrain`` and ``tokens`` go by hex, a token of 0 is none; a game may begin with both shuffled
    (great_canal.R1), so what they are in it stands in its state. ``canal`` are the hexes of the sections,
    from the lake on.

    ``land`` and ``home`` are hexes; ``home_corners`` and ``coast`` are corners; ``road_sites`` and
    ``ship_sites`` are edges.
    """

    terrain: tuple[int, ...]
    tokens: tuple[int, ...]
    robber: int
    basin: int
    lake: int
    canal: tuple[int, ...]
    land: int
    home: int
    home_corners: int
    coast: int
    road_sites: int
    ship_sites: int
    shuffled: tuple[int, ...]
    """The hexes whose terrain and tokens change places in a varied map (great_canal.R1)."""
    fields: int
    """The fields: barren until the canal is done (great_canal.R7)."""
    home_harbours: tuple[Harbour, ...]
    island_harbours: tuple[Harbour, ...]
    reconstructed: tuple[str, ...]

    @property
    def to_dig(self) -> int:
        """Return how many sections have to be dug: the last one is laid by itself (great_canal.R6)."""
        return len(self.canal) - 1


def _corners_of(hexes: int) -> int:
    """Return the corners of some hexes."""
    found = 0
    for hexagon in bits(hexes):
        found |= HEX_CORNER_MASKS[hexagon]
    return found


def _edges_of(hexes: int) -> int:
    """Return the edges of some hexes."""
    found = 0
    for hexagon in bits(hexes):
        found |= HEX_EDGE_MASKS[hexagon]
    return found


def _terrain_of(text: MapText) -> tuple[int, ...]:
    """Return the terrain of each hex."""
    terrain = [SEA] * HEXES
    for hexagon, line in text.land.items():
        terrain[hexagon] = TERRAIN_INDEX[line.terrain]
    terrain[HEX_NUMBERS[text.lake]] = LAKE
    return tuple(terrain)


def _harbours_of(text: MapText) -> tuple[Harbour, ...]:
    found: list[Harbour] = []
    for line in text.harbour:
        hexagon = HEX_NUMBERS[line.at]
        edge = HEX_EDGES[hexagon][EDGE_DIRECTIONS.index(line.side)]
        good = None if line.good is None else GOOD_INDEX[line.good]
        found.append(Harbour(hexagon, edge, EDGE_CORNER_MASKS[edge], good))
    return tuple(found)


@lru_cache(maxsize=64)
def load_board(text: str) -> Board:
    """Return the board of a text; raise ValueError, naming file and key, if it is not a good one."""
    read = decode(text, FILE, MapText)
    check(read)
    terrain, lines = _terrain_of(read), read.land
    lake = HEX_NUMBERS[read.lake]
    land, home = mask_of(lines), mask_of(home_island(read))
    sea = mask_of(hexagon for hexagon in range(HEXES) if terrain[hexagon] == SEA)
    rim = mask_of(edge for edge in range(EDGES) if len(EDGE_HEXES[edge]) == 1)
    road_sites = _edges_of(land)
    ship_sites = (_edges_of(sea) | rim) & ~HEX_EDGE_MASKS[lake]
    home_corners = _corners_of(home)
    shore = 0
    for edge in bits(ship_sites):
        shore |= EDGE_CORNER_MASKS[edge]
    coast = home_corners & shore
    if coast.bit_count() <= MOST_BLOCKED:
        raise wrong(FILE, "hex", f"the home island has a coast of {MOST_BLOCKED + 1} corners at least")
    harbours = _harbours_of(read)
    return Board(
        terrain=terrain,
        tokens=tuple(lines[hexagon].token or 0 if hexagon in lines else 0 for hexagon in range(HEXES)),
        robber=HEX_NUMBERS[read.robber],
        basin=HEX_NUMBERS[read.basin],
        lake=lake,
        canal=tuple(HEX_NUMBERS[name] for name in read.canal),
        land=land,
        home=home,
        home_corners=home_corners,
        coast=coast,
        road_sites=road_sites,
        ship_sites=ship_sites,
        shuffled=tuple(hexagon for hexagon in bits(home) if terrain[hexagon] not in (FIELD, DESERT, GOLD)),
        fields=mask_of(hexagon for hexagon in range(HEXES) if terrain[hexagon] == FIELD),
        home_harbours=tuple(harbour for harbour in harbours if home >> harbour.hexagon & 1),
        island_harbours=tuple(harbour for harbour in harbours if not home >> harbour.hexagon & 1),
        reconstructed=read.reconstructed,
    )
