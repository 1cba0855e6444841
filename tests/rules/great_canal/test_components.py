"""The component files: the numbers of the box."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.great_canal.components.cards import listed, load_decks
from rules.great_canal.components.costs import load_costs
from rules.great_canal.components.kinds import GOLD, GOODS, TERRAINS
from rules.great_canal.topology import EDGE_HEXES, HEX_NAMES, HEX_NEIGHBOURS, HEX_NUMBERS
from rules.kit.masks import bits
from tests.rules.great_canal.positions import BOARD, OPTIONS, edge, goods

COSTS = load_costs(OPTIONS["costs"])
DECKS = tuple(listed(deck, counts) for deck, counts in enumerate(load_decks(OPTIONS["cards"])))

LAND: dict[tuple[int, int], tuple[str, int]] = {
    (0, -3): ("hills", 5),
    (1, -3): ("forest", 3),
    (2, -3): ("hills", 5),
    (3, -3): ("forest", 6),
    (-2, -2): ("field", 4),
    (-1, -2): ("field", 10),
    (0, -2): ("pasture", 8),
    (1, -2): ("mountains", 4),
    (2, -2): ("pasture", 11),
    (3, -2): ("mountains", 9),
    (4, -2): ("mountains", 11),
    (-3, -1): ("desert", 0),
    (-2, -1): ("field", 6),
    (-1, -1): ("field", 5),
    (0, -1): ("hills", 10),
    (1, -1): ("forest", 9),
    (2, -1): ("hills", 4),
    (4, -1): ("mountains", 3),
    (-3, 0): ("field", 3),
    (-2, 0): ("field", 12),
    (-1, 0): ("pasture", 8),
    (0, 0): ("pasture", 2),
    (1, 0): ("forest", 10),
    (2, 0): ("pasture", 9),
    (3, 0): ("mountains", 6),
    (-4, 2): ("desert", 0),
    (-4, 3): ("gold", 8),
    (-1, 2): ("desert", 0),
    (2, 2): ("desert", 0),
    (1, 3): ("gold", 8),
}
"""The map, by q and r."""
CANAL = [(2, 0), (1, 0), (1, -1), (2, -2), (2, -3), (1, -3), (0, -2), (-1, -1), (-2, -1)]
"""The sections from the lake on, by q and r."""
FIRST_IN_ROW = {-3: -1, -2: -2, -1: -3, 0: -4, 1: -4, 2: -4, 3: -4}
"""The q of the first hex of each row."""


def at(q: int, r: int) -> int:
    """Return the number of a hex by its place in the table of the map."""
    return HEX_NUMBERS[f"{'ABCDEFG'[r + 3]}{q - FIRST_IN_ROW[r] + 1}"]


def test_the_map_is_the_reconstructed_one() -> None:
    """Check great_canal.R1: terrain and tokens of the 30 land hexes; all others are sea, one is the lake."""
    land = {at(q, r): line for (q, r), line in LAND.items()}
    for number in range(51):
        terrain, token = land.get(number, ("lake" if number == at(3, -1) else "sea", 0))
        assert TERRAINS[BOARD.terrain[number]] == terrain, HEX_NAMES[number]
        assert BOARD.tokens[number] == token, HEX_NAMES[number]


def test_robber_basin_and_lake() -> None:
    """Check great_canal.R18: the robber starts on (-1,2); the basin lies in the west, the lake east."""
    assert (BOARD.robber, BOARD.basin, BOARD.lake) == (at(-1, 2), at(-3, -1), at(3, -1))


def test_terrain_of_the_home_island() -> None:
    """Check the inventory: 25 land hexes, and 5 on the small islands."""
    home = set(bits(BOARD.home))
    assert Counter(TERRAINS[BOARD.terrain[number]] for number in home) == {
        "field": 6,
        "mountains": 5,
        "pasture": 5,
        "hills": 4,
        "forest": 4,
        "desert": 1,
    }
    assert Counter(TERRAINS[BOARD.terrain[number]] for number in set(bits(BOARD.land)) - home) == {
        "desert": 3,
        "gold": 2,
    }


def test_there_are_19_laid_sea_hexes() -> None:
    """Check the inventory: 49 hexes are laid, 19 of them sea, the lake included; two are printed sea."""
    water = Counter(TERRAINS[kind] for kind in BOARD.terrain)
    assert water["sea"] + water["lake"] - 2 == 19
    assert water["lake"] == 1


def test_tokens_of_the_home_island() -> None:
    """Check the inventory: the 24 tokens at home, those of the fields, and 8 on both gold fields."""
    home = Counter(BOARD.tokens[number] for number in bits(BOARD.home) if BOARD.tokens[number])
    assert home == {2: 1, 3: 3, 4: 3, 5: 3, 6: 3, 8: 2, 9: 3, 10: 3, 11: 2, 12: 1}
    assert sorted(BOARD.tokens[number] for number in bits(BOARD.fields)) == [3, 4, 5, 6, 10, 12]
    gold = [number for number, terrain in enumerate(BOARD.terrain) if terrain == GOLD]
    assert [BOARD.tokens[number] for number in gold] == [8, 8]


def test_no_loud_and_no_equal_tokens_lie_side_by_side() -> None:
    """Check the map: no 6 or 8 beside a 6 or 8 and no equal tokens adjacent on the home island."""
    for number in bits(BOARD.home):
        for other in HEX_NEIGHBOURS[number]:
            pair = {BOARD.tokens[number], BOARD.tokens[other]}
            assert not pair <= {6, 8}
            assert len(pair) == 2 or pair == {0}


@pytest.mark.parametrize(
    ("terrain", "pips"), [("mountains", 16), ("pasture", 17), ("hills", 14), ("forest", 14), ("field", 18)]
)
def test_pips(terrain: str, pips: int) -> None:
    """Check the map: how likely each resource is, in ways of 36."""
    found = [6 - abs(7 - BOARD.tokens[n]) for n in range(51) if TERRAINS[BOARD.terrain[n]] == terrain]
    assert sum(found) == pips


@pytest.mark.parametrize(
    ("side", "good"),
    [
        ("A2 nw", None),
        ("A5 ne", None),
        ("D5 se", None),
        ("F1 e", "brick"),
        ("G1 e", "wool"),
        ("F4 sw", "grain"),
        ("F7 w", "lumber"),
        ("G6 w", "ore"),
    ],
)
def test_harbours(side: str, good: str | None) -> None:
    """Check the map: eight harbours, three 3:1 at home and five 2:1 on small islands."""
    harbours = (*BOARD.home_harbours, *BOARD.island_harbours)
    assert (len(BOARD.home_harbours), len(BOARD.island_harbours)) == (3, 5)
    found = [one for one in harbours if one.edge == edge(side)]
    assert [None if one.good is None else GOODS[one.good] for one in found] == [good]
    assert (found[0] in BOARD.home_harbours) == (good is None)
    beyond = [number for number in EDGE_HEXES[edge(side)] if number != found[0].hexagon]
    assert all(TERRAINS[BOARD.terrain[number]] == "sea" for number in beyond)


def test_the_canal() -> None:
    """Check the map: nine sections in order, each touching only its canal neighbours."""
    assert list(BOARD.canal) == [at(q, r) for q, r in CANAL]
    assert [TERRAINS[BOARD.terrain[number]] for number in BOARD.canal] == (
        ["pasture", "forest", "forest", "pasture", "hills", "forest", "pasture", "field", "field"]
    )
    way = [BOARD.lake, *BOARD.canal, BOARD.basin]
    for index in range(1, 10):
        touched = set(HEX_NEIGHBOURS[way[index]]) & set(way)
        assert touched == {way[index - 1], way[index + 1]}, HEX_NAMES[way[index]]


def test_two_sections_are_straight() -> None:
    """Check the map: c7 and c9 are straight, the other seven curved."""
    way = [(3, -1), *CANAL, (-3, -1)]
    straight = [
        index
        for index in range(1, 10)
        if way[index - 1][0] + way[index + 1][0] == 2 * way[index][0]
        and way[index - 1][1] + way[index + 1][1] == 2 * way[index][1]
    ]
    assert straight == [7, 9]


DECK_LISTS = (
    "commercial_harbor 2 master_merchant 2 merchant 6 merchant_fleet 2 resource_monopoly 4 trade_monopoly 2",
    "bishop 2 constitution 1 deserter 2 diplomat 2 intrigue 2 saboteur 2 spy 3 warlord 2 wedding 2",
    "alchemist 2 crane 2 engineer 1 inventor 2 irrigation 2 medicine 2 mining 2 printer 1 road_building 2 "
    "smith 2",
)


@pytest.mark.parametrize(("deck", "text"), list(enumerate(DECK_LISTS)))
def test_decks(deck: int, text: str) -> None:
    """Check the progress cards: 18 cards in each deck, of these kinds."""
    words = text.split()
    expected = {kind: int(count) for kind, count in zip(words[::2], words[1::2], strict=True)}
    assert len(DECKS[deck]) == 18
    assert Counter(DECKS[deck]) == expected


def test_supplies() -> None:
    """Check Catan, Seafarers, Cities & Knights: the bank, and the pieces of each colour."""
    assert COSTS.supply == (19, 19, 19, 19, 19, 12, 12, 12)
    pieces = COSTS.pieces
    assert (pieces.road, pieces.ship, pieces.settlement, pieces.city) == (15, 15, 5, 4)
    assert (pieces.wall, pieces.knight) == (3, 2)


def test_prices() -> None:
    """Check Catan, Cities & Knights: what is paid for what."""
    assert COSTS.road == goods(brick=1, lumber=1)
    assert COSTS.ship == goods(lumber=1, wool=1)
    assert COSTS.settlement == goods(brick=1, lumber=1, wool=1, grain=1)
    assert COSTS.city == goods(ore=3, grain=2)
    assert COSTS.wall == goods(brick=2)
    assert COSTS.knight == COSTS.promotion == goods(wool=1, ore=1)
    assert COSTS.activation == goods(grain=1)


def test_points_and_limits() -> None:
    """Check great_canal.R9: 21 and 18 points; points, limits and rates as printed."""
    points, text = COSTS.points, COSTS.text
    assert (COSTS.goal(3), COSTS.goal(4)) == (21, 18)
    assert (points.settlement, points.city, points.metropolis, points.longest_route) == (1, 2, 2, 2)
    assert (points.defender, points.merchant, points.card, points.chip) == (1, 1, 1, 1)
    assert (text.hand_limit, text.wall_limit, text.progress_limit) == (7, 2, 4)
    assert (text.fleet, text.shortest_route) == (7, 5)
    assert (text.bank_rate, text.harbour_rate, text.special_rate) == (4, 3, 2)
