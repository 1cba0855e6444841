"""The shape of ``map.toml``, and what its types alone cannot check."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Annotated, Literal, TypeAlias

import msgspec

from rules.great_canal.topology import (
    EDGE_DIRECTIONS,
    EDGE_HEXES,
    HEX_EDGES,
    HEX_NAMES,
    HEX_NEIGHBOURS,
    HEX_NUMBERS,
)
from rules.kit.component_files import Table, wrong

FILE = "map.toml"
SECTIONS = 9
"""The pieces of the canal."""
BARE = ("desert",)
"""Terrains that bear no token."""

HexName: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-G][1-9]$")]
Token: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=12)]
Side: TypeAlias = Literal["ne", "e", "se", "sw", "w", "nw"]
Terrain: TypeAlias = Literal["desert", "gold", "field", "hills", "forest", "pasture", "mountains"]
ResourceId: TypeAlias = Literal["brick", "lumber", "wool", "grain", "ore"]


class HexLine(Table, frozen=True):
    """A land hex and the token on it."""

    at: HexName
    terrain: Terrain
    token: Token | None = None


class HarbourLine(Table, frozen=True):
    """A harbour on a side of a hex: 2:1 for a resource, or 3:1 for everything."""

    at: HexName
    side: Side
    good: ResourceId | None = None


class MapText(Table, frozen=True):
    """The whole file."""

    robber: HexName
    basin: HexName
    lake: HexName
    canal: tuple[HexName, ...]
    hex: tuple[HexLine, ...]
    harbour: tuple[HarbourLine, ...]
    reconstructed: tuple[str, ...] = ()

    @property
    def land(self) -> dict[int, HexLine]:
        """Return the land hexes by number."""
        return {HEX_NUMBERS[line.at]: line for line in self.hex}


def check(text: MapText) -> None:
    """Raise ValueError, naming file and key, where the types alone allow too much."""
    _check_names(text)
    _check_hexes(text)
    _check_marks(text)
    _check_canal(text)
    _check_harbours(text)


def home_island(text: MapText) -> frozenset[int]:
    """Return the hexes of the island on which the basin lies."""
    land = text.land
    found, pending = set[int](), [HEX_NUMBERS[text.basin]]
    while pending:
        hexagon = pending.pop()
        if hexagon in land and hexagon not in found:
            found.add(hexagon)
            pending += HEX_NEIGHBOURS[hexagon]
    return frozenset(found)


def _check_names(text: MapText) -> None:
    named = [("robber", text.robber), ("basin", text.basin), ("lake", text.lake)]
    named += [(f"canal[{index}]", name) for index, name in enumerate(text.canal)]
    named += [(f"hex[{index}].at", line.at) for index, line in enumerate(text.hex)]
    named += [(f"harbour[{index}].at", line.at) for index, line in enumerate(text.harbour)]
    for key, name in named:
        if name not in HEX_NUMBERS:
            raise wrong(FILE, key, f"there is no hex {name}; there are {HEX_NAMES[0]} to {HEX_NAMES[-1]}")


def _check_hexes(text: MapText) -> None:
    counts = Counter(line.at for line in text.hex)
    for index, line in enumerate(text.hex):
        if counts[line.at] > 1:
            raise wrong(FILE, f"hex[{index}].at", f"{line.at} is there twice")
        if (line.token is None) != (line.terrain in BARE):
            raise wrong(FILE, f"hex[{index}].token", "every land hex has one, but for deserts")
        if line.token == 7:
            raise wrong(FILE, f"hex[{index}].token", "7 is no token")


def _check_marks(text: MapText) -> None:
    """Raise ValueError unless robber and basin are deserts, and the lake is sea shut in by land."""
    land = text.land
    for key, name in (("robber", text.robber), ("basin", text.basin)):
        line = land.get(HEX_NUMBERS[name])
        if line is None or line.terrain != "desert":
            raise wrong(FILE, key, f"{name} is no desert")
    if text.robber == text.basin:
        raise wrong(FILE, "robber", "the robber does not start on the basin")
    lake = HEX_NUMBERS[text.lake]
    neighbours = HEX_NEIGHBOURS[lake]
    if lake in land or len(neighbours) < len(EDGE_DIRECTIONS) or not set(neighbours) <= set(land):
        raise wrong(FILE, "lake", f"{text.lake} is not sea with land all round")
    home = home_island(text)
    if not set(neighbours) <= home:
        raise wrong(FILE, "lake", f"{text.lake} does not lie on the island of the basin")


def _check_canal(text: MapText) -> None:
    """Raise ValueError unless the canal leads over different hexes from the lake to the basin."""
    if len(text.canal) != SECTIONS:
        raise wrong(FILE, "canal", f"the canal has {SECTIONS} sections, not {len(text.canal)}")
    if len(set(text.canal)) < SECTIONS:
        raise wrong(FILE, "canal", "a hex is there twice")
    land = text.land
    way = [HEX_NUMBERS[name] for name in (text.lake, *text.canal, text.basin)]
    for index, (here, following) in enumerate(pairwise(way)):
        if following not in HEX_NEIGHBOURS[here]:
            near, far = HEX_NAMES[here], HEX_NAMES[following]
            raise wrong(FILE, f"canal[{min(index, SECTIONS - 1)}]", f"{far} does not lie beside {near}")
    for index, here in enumerate(way):
        for beside in HEX_NEIGHBOURS[here]:
            if beside in way and abs(way.index(beside) - index) > 1:
                near, far = HEX_NAMES[here], HEX_NAMES[beside]
                raise wrong(FILE, "canal", f"{far} lies beside {near} without following it")
    for index, hexagon in enumerate(way[1:-1]):
        if hexagon not in land or land[hexagon].terrain in (*BARE, "gold"):
            raise wrong(FILE, f"canal[{index}]", f"{HEX_NAMES[hexagon]} is no hex that can be dug")


def _check_harbours(text: MapText) -> None:
    land, lake = text.land, HEX_NUMBERS[text.lake]
    edges = set[int]()
    for index, line in enumerate(text.harbour):
        hexagon = HEX_NUMBERS[line.at]
        edge = HEX_EDGES[hexagon][EDGE_DIRECTIONS.index(line.side)]
        if hexagon not in land:
            raise wrong(FILE, f"harbour[{index}].at", f"{line.at} is no land")
        if edge in edges:
            raise wrong(FILE, f"harbour[{index}]", "there is a harbour already")
        edges.add(edge)
        beyond = [other for other in EDGE_HEXES[edge] if other != hexagon]
        if any(other in land or other == lake for other in beyond):
            raise wrong(FILE, f"harbour[{index}]", f"side {line.side} of {line.at} is no coast")
