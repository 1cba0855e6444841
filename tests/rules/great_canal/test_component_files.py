"""The component files: how those that are no good are refused."""

from __future__ import annotations

import re

import pytest

from rules import new_game
from tests.rules.great_canal.positions import OPTIONS

CANAL_LINE = '["D7", "D6", "C5", "B5", "A4", "A3", "B3", "C3", "C2"]'

WRONG_MAPS = {
    "a hex twice": ('at = "A3", terrain', 'at = "A2", terrain', r"hex\[\d\]\.at"),
    "no such hex": ('at = "A3", terrain', 'at = "A7", terrain', r"hex\[1\]\.at"),
    "no such row": ('at = "A3", terrain', 'at = "H1", terrain', r"hex\[.*\]\.at"),
    "token 7": ('"forest", token = 3', '"forest", token = 7', r"hex\[1\]\.token"),
    "token 1": ('"forest", token = 3', '"forest", token = 1', r"hex\[.*\]\.token"),
    "token 13": ('"forest", token = 3', '"forest", token = 13', r"hex\[.*\]\.token"),
    "token of another type": ('"forest", token = 3', '"forest", token = "3"', r"hex\[.*\]\.token"),
    "token missing": ('"forest", token = 3', '"forest"', r"hex\[1\]\.token"),
    "token on a desert": (
        '"C1", terrain = "desert"',
        '"C1", terrain = "desert", token = 4',
        r"hex\[11\]\.token",
    ),
    "no such terrain": (
        'terrain = "forest", token = 3',
        'terrain = "moor", token = 3',
        r"hex\[.*\]\.terrain",
    ),
    "robber on hills": ('robber = "F4"', 'robber = "A2"', "robber"),
    "robber at sea": ('robber = "F4"', 'robber = "E1"', "robber"),
    "robber on the basin": ('robber = "F4"', 'robber = "C1"', "robber"),
    "no robber": ('robber = "F4"', "", "robber"),
    "basin no desert": ('basin = "C1"', 'basin = "C2"', "basin"),
    "lake in the open sea": ('lake = "C7"', 'lake = "E4"', "lake"),
    "lake on the rim": ('lake = "C7"', 'lake = "D1"', "lake"),
    "lake on land": ('lake = "C7"', 'lake = "D5"', "lake"),
    "lake not shut in": ('    { at = "D8", terrain = "mountains", token = 6 },\n', "", "lake"),
    "canal too short": ('"C3", "C2"]', '"C2"]', "canal"),
    "canal too long": ('"C3", "C2"]', '"C3", "D3", "C2"]', "canal"),
    "canal not connected": ('"A4", "A3", "B3"', '"A4", "B2", "B3"', r"canal\[\d\]"),
    "canal not to the basin": ('"C3", "C2"]', '"C3", "D3"]', r"canal\[8\]"),
    "canal not from the lake": ('["D7", "D6"', '["D5", "D6"', r"canal\[0\]"),
    "canal twice over a hex": ('"A4", "A3", "B3"', '"A4", "A4", "B3"', "canal"),
    "canal through a desert": (
        '"C2", terrain = "field", token = 6',
        '"C2", terrain = "desert"',
        r"canal\[8\]",
    ),
    "canal through the sea": ('    { at = "A4", terrain = "hills", token = 5 },\n', "", r"canal\[4\]"),
    "canal over gold": (
        '{ at = "C2", terrain = "field", token = 6 }',
        '{ at = "C2", terrain = "gold", token = 6 }',
        r"canal\[8\]",
    ),
    "canal over no hex": ('["D7", "D6"', '["D7", "G9"', r"canal\[1\]"),
    "harbour off the land": ('{ at = "F1", terrain = "desert" },', "", r"harbour\[3\]\.at: F1 is no land"),
    "two harbours on a side": ('{ at = "A5", side = "ne" }', '{ at = "A2", side = "nw" }', r"harbour\[1\]"),
    "harbour inland": ('{ at = "A2", side = "nw" }', '{ at = "A2", side = "e" }', r"harbour\[0\]"),
    "harbour at the lake": ('{ at = "A2", side = "nw" }', '{ at = "D8", side = "nw" }', r"harbour\[0\]"),
    "harbour at sea": ('{ at = "A2", side = "nw" }', '{ at = "E1", side = "nw" }', r"harbour\[0\]"),
    "harbour on no side": ('{ at = "A2", side = "nw" }', '{ at = "A2", side = "n" }', r"harbour\[.*\]\.side"),
    "harbour of a commodity": ('good = "brick"', 'good = "cloth"', r"harbour\[.*\]\.good"),
    "unknown key": ('robber = "F4"', 'robber = "F4"\npirate = "E1"', "pirate"),
    "unknown key of a hex": ('"forest", token = 3', '"forest", token = 3, chips = 2', "chips"),
    "no list": (CANAL_LINE, "9", "canal"),
    "no table": ('robber = "F4"', 'robber = "F4', "line"),
}


def check_refused(name: str, old: str, new: str, key: str) -> None:
    """Check that a changed component file is refused, naming the file and the key."""
    assert OPTIONS[name].count(old) == 1
    wrong = {**OPTIONS, name: OPTIONS[name].replace(old, new)}
    with pytest.raises(ValueError, match=rf"^{name}\.toml: ") as caught:
        new_game("great_canal", seats=4, seed=1, **wrong)
    assert re.search(key, str(caught.value)), str(caught.value)


@pytest.mark.parametrize("wrong", WRONG_MAPS)
def test_what_is_wrong_with_a_map(wrong: str) -> None:
    """Check that every error names the file and the key (of a broken file: the line)."""
    check_refused("map", *WRONG_MAPS[wrong])


def test_a_canal_that_touches_itself_is_refused() -> None:
    """Check great_canal.R4: no corner touches three canal hexes, so each section lies beside the sections
    before and after it only (the map); here C5, D5 and D6 share a corner."""
    winding = '["D7", "D6", "D5", "C5", "C4", "C3", "B3", "B2", "C2"]'
    check_refused("map", CANAL_LINE, winding, "canal")


@pytest.mark.parametrize(
    ("name", "old", "new", "key"),
    [
        ("costs", "wall = { brick = 2 }", "wall = { brick = -2 }", r"cost\.wall\.brick"),
        ("costs", "wall = { brick = 2 }", 'wall = { brick = "2" }', r"cost\.wall\.brick"),
        ("costs", "wall = { brick = 2 }", "wall = { stone = 2 }", r"cost\.wall.*stone|stone.*cost\.wall"),
        ("costs", "wall = { brick = 2 }", "", r"wall.*cost"),
        ("costs", "goal = [21, 18]", "goal = [21]", "goal"),
        ("costs", "goal = [21, 18]", "goal = 18", "goal"),
        ("costs", "goal = [21, 18]", "goal = [21, 0]", "goal"),
        ("costs", "\nfleet = 7", "\nfleet = 0", "fleet"),
        ("costs", "bank_rate = 4", "bank_rate = 4.5", "bank_rate"),
        ("costs", "resource = 19", "resource = 0", r"supply\.resource"),
        ("costs", "longest_route = 2", "longest_route = -1", r"points\.longest_route"),
        ("costs", "hand_limit = 7", "hand_limit = 7\npirates = 1", "pirates"),
        ("costs", "[pieces]", "[pieces", "line"),
        ("costs", "road = 15", "road = 2", r"pieces\.road"),
        ("costs", "road = 15", "road = 21", r"pieces\.road"),
        ("costs", "ship = 15", "ship = 2", r"pieces\.ship"),
        ("costs", "settlement = 5", "settlement = 1", r"pieces\.settlement"),
        ("costs", "special_rate = 2", "special_rate = 5", "harbour_rate"),
        ("costs", "bank_rate = 4", "bank_rate = 2", "harbour_rate"),
        ("cards", "merchant = 6", "", "merchant"),
        ("cards", "merchant = 6", "merchant = -6", r"trade\.merchant"),
        ("cards", "merchant = 6", "pirate = 6", "merchant|pirate"),
        ("cards", "[science]", "[magic]", "science|magic"),
        ("cards", "spy = 3", "spy = true", r"politics\.spy"),
    ],
)
def test_what_is_wrong_with_costs_and_cards(name: str, old: str, new: str, key: str) -> None:
    """Check that every error names the file and the key (of a broken file: the line)."""
    text = OPTIONS[name]
    if text.count(old) > 1:  # "merchant = 6" is the one after a line break
        old, new = f"\n{old}", f"\n{new}"
    check_refused(name, old, new, key)
