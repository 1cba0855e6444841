"""The varied map: what of it changes, and what never does."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rules import new_game
from rules.great_canal import GreatCanal
from rules.great_canal.components.kinds import DESERT, FIELD, GOLD
from rules.great_canal.topology import HEX_NEIGHBOURS, HEX_NUMBERS
from tests.rules.great_canal.positions import BOARD, OPTIONS, start

SHUFFLED = tuple(
    f"{row}{n}"
    for row, first, last in ("A25", "B37", "C46", "C88", "D48")
    for n in range(int(first), int(last) + 1)
)
SEEDS = range(12)


def test_no_map_is_varied_by_itself() -> None:
    """Check great_canal.R59: no by default, and one set-up for 3 and 4 seats."""
    for seed in SEEDS:
        for seats in (3, 4):
            ground = start(seats, seed).ground
            assert (ground.terrain, ground.tokens) == (BOARD.terrain, BOARD.tokens)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_varied_map(seed: int) -> None:
    """Check great_canal.R1: only the 18 home hexes that are neither field nor desert change, each token and
    terrain stays in, no 6 or 8 is beside a 6 or 8, and no equal tokens are side by side."""
    game = start(4, seed, variable=True)
    terrain, tokens = game.ground.terrain, game.ground.tokens
    places = [HEX_NUMBERS[name] for name in SHUFFLED]
    for number in set(range(51)) - set(places):
        assert (terrain[number], tokens[number]) == (BOARD.terrain[number], BOARD.tokens[number])
    assert Counter(terrain) == Counter(BOARD.terrain)
    assert Counter(tokens) == Counter(BOARD.tokens)
    assert not {terrain[number] for number in places} & {FIELD, DESERT}
    for number in places:
        for other in HEX_NEIGHBOURS[number]:
            assert tokens[number] != tokens[other]
            assert not {tokens[number], tokens[other]} <= {6, 8}
    assert (game.robber, game.view(None).board) == (BOARD.robber, BOARD)
    assert game.ground == start(4, seed, variable=True).ground


def test_terrain_and_tokens_are_shuffled_apart() -> None:
    """Check great_canal.R1: two separate shuffles, others for other seeds."""
    grounds = [start(4, seed, variable=True).ground for seed in SEEDS]
    assert len({ground.terrain for ground in grounds}) == len({ground.tokens for ground in grounds}) == 12
    for name in SHUFFLED:
        number = HEX_NUMBERS[name]
        assert len({ground.terrain[number] for ground in grounds}) > 1
        assert len({ground.tokens[number] for ground in grounds}) > 1
    pairs = [Counter(zip(ground.terrain, ground.tokens, strict=True)) for ground in grounds]
    assert any(pair != pairs[0] for pair in pairs)


def test_tokens_that_cannot_be_kept_apart_are_an_error() -> None:
    """Check great_canal.R1: a map all of whose hexes bear a 6 has no variation."""
    alike = re.sub(r"token = \d+", "token = 6", OPTIONS["map"])
    with pytest.raises(ValueError, match=r"map\.toml: hex: "):
        new_game("great_canal", seats=3, seed=1, variable=True, map=alike)


def test_gold_stays_where_it_is() -> None:
    """Check great_canal.R59: gold stays, on a map that has some at home as well."""
    golden = OPTIONS["map"].replace('"B6", terrain = "mountains"', '"B6", terrain = "gold"')
    for seed in SEEDS:
        game = new_game("great_canal", seats=3, seed=seed, variable=True, map=golden)
        assert isinstance(game, GreatCanal)
        assert game.ground.terrain[HEX_NUMBERS["B6"]] == GOLD
        assert game.ground.tokens[HEX_NUMBERS["B6"]] == 9
