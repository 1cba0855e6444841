"""The frame of the board: what touches what, what may stand where, and how places are called."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate, pairwise

import pytest

from rules.great_canal.places import names_of
from rules.great_canal.topology import (
    CORNER_EDGES,
    CORNER_HEXES,
    CORNER_NEIGHBOUR_MASKS,
    CORNERS,
    EDGE_CORNERS,
    EDGE_HEXES,
    EDGES,
    FAR_CORNERS,
    HEX_CORNERS,
    HEX_EDGES,
    HEX_NAMES,
    HEX_NEIGHBOURS,
    HEX_NUMBERS,
    HEXES,
    far_end,
)
from rules.kit.masks import bits, mask_of
from rules.values import Text
from tests.rules.great_canal.positions import BOARD, corner, edge

ROWS = (6, 7, 8, 9, 8, 7, 6)
HOME_ROWS = (("A", 2, 5), ("B", 1, 7), ("C", 1, 8), ("D", 2, 8))
"""The home island row by row, from the first hex to the last; the lake lies in it."""
LAKE = HEX_NUMBERS["C7"]
HOME = {HEX_NUMBERS[f"{row}{n}"] for row, low, high in HOME_ROWS for n in range(low, high + 1)} - {LAKE}
SMALL = {HEX_NUMBERS[name] for name in ("F1", "G1", "F4", "F7", "G6")}
LAND = HOME | SMALL
SEA = set(range(51)) - LAND - {LAKE}
RIM = {number for number in range(178) if len(EDGE_HEXES[number]) == 1}
ROAD_SITES = {number for hexagon in LAND for number in HEX_EDGES[hexagon]}
SHIP_SITES = {number for hexagon in SEA for number in HEX_EDGES[hexagon]} | RIM
HOME_CORNERS = {number for hexagon in HOME for number in HEX_CORNERS[hexagon]}
COAST = {number for number in HOME_CORNERS if SHIP_SITES & set(CORNER_EDGES[number])}


def test_how_many_places_there_are() -> None:
    """Check great_canal.R17: 51 hexes, 128 corners and 178 edges."""
    assert (HEXES, CORNERS, EDGES) == (51, 128, 178)
    assert [Counter(name[0] for name in HEX_NAMES)[row] for row in "ABCDEFG"] == list(ROWS)


def test_edges_of_the_rim() -> None:
    """Check the map: 50 edges on the rim, 24 of them at sea hexes."""
    assert len(RIM) == 50
    assert sum(EDGE_HEXES[number][0] in SEA for number in RIM) == 24


def test_corners_of_the_home_island() -> None:
    """Check great_canal.R17: 73 home corners, of them 40 coast: those at an edge where a ship may lie."""
    assert (len(HOME_CORNERS), len(COAST)) == (73, 40)
    assert set(bits(BOARD.home_corners)) == HOME_CORNERS
    assert set(bits(BOARD.coast)) == COAST


def test_road_and_ship_sites() -> None:
    """Check great_canal.R17: 126 road sites, 118 ship sites, 66 of them both."""
    assert (len(ROAD_SITES), len(SHIP_SITES), len(ROAD_SITES & SHIP_SITES)) == (126, 118, 66)
    assert set(bits(BOARD.road_sites)) == ROAD_SITES
    assert set(bits(BOARD.ship_sites)) == SHIP_SITES


def test_the_shore_of_the_lake() -> None:
    """Check great_canal.R17: the lake's six edges take roads only, and its corners are no coast."""
    shore = set(HEX_EDGES[LAKE])
    assert len(shore) == 6
    assert shore <= set(bits(BOARD.road_sites))
    assert not shore & set(bits(BOARD.ship_sites))
    assert not set(HEX_CORNERS[LAKE]) & set(bits(BOARD.coast))


def test_islands_share_no_corner() -> None:
    """Check the map: home and small islands share no corner."""
    small = {number for hexagon in SMALL for number in HEX_CORNERS[hexagon]}
    assert set(bits(BOARD.home)) == HOME
    assert set(bits(BOARD.land)) == HOME | set(SMALL)
    assert not small & HOME_CORNERS


def test_sections_of_the_canal() -> None:
    """Check great_canal.R4: neighbours on the canal share two corners, no corner touches three sections."""
    for here, following in pairwise(BOARD.canal):
        assert len(set(HEX_CORNERS[here]) & set(HEX_CORNERS[following])) == 2
    touched = Counter(number for hexagon in BOARD.canal for number in HEX_CORNERS[hexagon])
    assert max(touched.values()) == 2


CORNER_STRIPS = (6, 7, 7, 8, 8, 9, 9, 10, 10, 9, 9, 8, 8, 7, 7, 6)
"""How many corners lie at each height, from the top."""
EDGE_STRIPS = (12, 7, 14, 8, 16, 9, 18, 10, 18, 9, 16, 8, 14, 7, 12)
"""How many edges have their middles at each height: slanted and upright ones in turn."""
HEX_PLACES = [(row, 2 * place - length + 1) for row, length in enumerate(ROWS) for place in range(length)]
"""Row of each hex, and how far its middle lies from that of the board, in half widths."""


@pytest.mark.parametrize("number", range(51))
def test_corners_are_numbered_by_height_then_from_the_left(number: int) -> None:
    """Check great_canal.R17: each corner of each hex has the number of its place."""
    row, middle = HEX_PLACES[number]
    firsts = (0, *accumulate(CORNER_STRIPS))
    across = {"n": 0, "ne": 1, "se": 1, "s": 0, "sw": -1, "nw": -1}
    down = {"n": 0, "ne": 1, "se": 2, "s": 3, "sw": 2, "nw": 1}
    for direction in across:
        strip = 2 * row + down[direction]
        place = (middle + across[direction] + CORNER_STRIPS[strip] - 1) // 2
        assert corner(f"{HEX_NAMES[number]} {direction}") == firsts[strip] + place


@pytest.mark.parametrize("number", range(51))
def test_edges_are_numbered_by_height_then_from_the_left(number: int) -> None:
    """Check great_canal.R17: each edge of each hex has the number of its place."""
    row, middle = HEX_PLACES[number]
    firsts = (0, *accumulate(EDGE_STRIPS))
    for direction in ("ne", "se", "sw", "nw"):
        strip = 2 * row + (2 if direction[0] == "s" else 0)
        place = (2 * middle + (1 if direction[1] == "e" else -1) + EDGE_STRIPS[strip] - 1) // 2
        assert edge(f"{HEX_NAMES[number]} {direction}") == firsts[strip] + place
    for direction, beside in (("e", 1), ("w", -1)):
        place = (middle + beside + EDGE_STRIPS[2 * row + 1] - 1) // 2
        assert edge(f"{HEX_NAMES[number]} {direction}") == firsts[2 * row + 1] + place


def test_hexes_are_numbered_row_by_row() -> None:
    """Check great_canal.R17: A1 is the first hex, G6 the last."""
    assert HEX_NAMES[0] == "A1"
    assert HEX_NAMES[-1] == "G6"
    assert list(HEX_NAMES) == sorted(HEX_NAMES)


def test_neighbours_are_mutual() -> None:
    """Check great_canal.R17: whatever lies beside something has that beside itself."""
    for number in range(51):
        assert len(HEX_NEIGHBOURS[number]) == len(set(HEX_NEIGHBOURS[number]))
        assert all(number in HEX_NEIGHBOURS[other] for other in HEX_NEIGHBOURS[number])
    for number in range(128):
        assert all(
            CORNER_NEIGHBOUR_MASKS[other] >> number & 1 for other in bits(CORNER_NEIGHBOUR_MASKS[number])
        )
    for number, ends in enumerate(EDGE_CORNERS):
        assert all(number in CORNER_EDGES[end] for end in ends)
        assert (far_end(number, ends[0]), far_end(number, ends[1])) == (ends[1], ends[0])
        assert (FAR_CORNERS[ends[0]][1 << number], FAR_CORNERS[ends[1]][1 << number]) == (ends[1], ends[0])
    assert sum(map(len, HEX_NEIGHBOURS)) == 2 * (178 - 50)


@pytest.mark.parametrize(
    ("name", "neighbours"),
    [
        ("A1", "A2 B2 B1"),
        ("C5", "B5 C6 D6 D5 C4 B4"),
        ("D1", "C1 D2 E1"),
        ("D9", "E8 D8 C8"),
        ("G6", "F7 G5 F6"),
    ],
)
def test_neighbours(name: str, neighbours: str) -> None:
    """Check the map: what lies beside a hex, by names."""
    found = {HEX_NAMES[number] for number in HEX_NEIGHBOURS[HEX_NUMBERS[name]]}
    assert found == set(neighbours.split())


def test_one_corner_has_up_to_three_names() -> None:
    """Check great_canal.R17: the corner above C5 is the one below between B4 and B5."""
    assert corner("C5 n") == corner("B4 se") == corner("B5 sw")
    assert edge("C5 nw") == edge("B4 se")
    assert set(EDGE_CORNERS[edge("C5 nw")]) == {corner("C5 n"), corner("C5 nw")}
    assert mask_of(EDGE_CORNERS[edge("C5 e")]) == mask_of((corner("C5 ne"), corner("C5 se")))


def words(name: Text | str) -> str:
    """Return a name of a place as one string."""
    if isinstance(name, str):
        return name
    direction = name.params["direction"]
    assert isinstance(direction, Text)
    short = direction.key.removeprefix("direction-").removesuffix("-short")
    return f"{name.params['hex']} {short}"


@pytest.mark.parametrize(("kind", "count"), [("hex", 51), ("corner", 128), ("edge", 178)])
def test_names(kind: str, count: int) -> None:
    """Check that every place has a name, that all names of all places of a kind differ, and that they name
    that place; those of corners and edges are there in words, then in letters."""
    named = {"hex": HEX_NUMBERS.__getitem__, "corner": corner, "edge": edge}[kind]
    seen: list[str] = []
    for number in range(count):
        names = [words(name) for name in names_of(BOARD, kind, number)]
        assert names
        assert all(named(name) == number for name in names)
        if kind != "hex":
            names, letters = names[: len(names) // 2], names[len(names) // 2 :]
            assert names == letters
        seen += names
    assert len(seen) == len(set(seen)) == (51 if kind == "hex" else 6 * 51)
    for number in (-1, count):
        with pytest.raises(ValueError, match=kind):
            names_of(BOARD, kind, number)


@pytest.mark.parametrize(("kind", "hexes"), [("corner", CORNER_HEXES), ("edge", EDGE_HEXES)])
def test_land_gives_the_name_that_is_shown(kind: str, hexes: tuple[tuple[int, ...], ...]) -> None:
    """Check that a place is shown by a land hex if it lies at one: north or south of it, or the first."""
    for number, around in enumerate(hexes):
        name, direction = words(names_of(BOARD, kind, number)[0]).split()
        there = [hexagon for hexagon in around if hexagon in LAND] or list(around)
        ends = [HEX_CORNERS[hexagon][side] for hexagon in there for side in (0, 3)]
        if kind == "corner" and number in ends:
            assert direction in ("n", "s")
            assert HEX_NUMBERS[name] in there
        else:
            assert HEX_NUMBERS[name] == min(there)


@pytest.mark.parametrize(
    ("place", "shown"),
    [("A1 e", "A2 w"), ("A1 se", "B2 n"), ("B1 s", "B1 s"), ("C7 n", "B6 se"), ("E7 ne", "D8 s")],
)
def test_names_that_are_shown(place: str, shown: str) -> None:
    """Check that the sea and the lake give no names where land does."""
    kind = "edge" if place.endswith((" e", " w")) else "corner"
    number = (edge if kind == "edge" else corner)(place)
    assert words(names_of(BOARD, kind, number)[0]) == shown
