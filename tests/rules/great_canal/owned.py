"""Component files of owners that lack things, or have one of each."""

from __future__ import annotations

import re

from tests.rules.great_canal.positions import OPTIONS
from tests.rules.language.owned import bare

MAP, COSTS, CARDS = (OPTIONS[name] for name in ("map", "costs", "cards"))

NO_GOLD = MAP.replace('"gold"', '"hills"')
NO_HARBOURS = re.sub(r"^harbour = \[\n.*?^\]", "harbour = []", MAP, flags=re.MULTILINE | re.DOTALL)
NO_ISLANDS = re.sub(
    r"^    \{ at = \"[FG]\d\".*\n",
    "",
    MAP.replace('robber = "F4"', 'robber = "B2"').replace(
        '"B2", terrain = "field", token = 10', '"B2", terrain = "desert"'
    ),
    flags=re.MULTILINE,
)
PRINTED_MAP = re.sub(r"^reconstructed = .*\n", "", MAP, flags=re.MULTILINE)
OTHER_MAP = (
    PRINTED_MAP.replace('"G6", terrain = "gold", token = 8', '"G6", terrain = "gold", token = 5')
    .replace('{ at = "A2", side = "nw" }', '{ at = "A2", side = "nw", good = "ore" }')
    .replace('at = "F1", side = "e", good = "brick"', 'at = "F1", side = "e"')
)
ONES = re.sub(r"\b[2-9]\d?\b|\b1\d\b", "1", COSTS)
ONES = bare(ONES.replace("[1, 1]", "[5, 5]"), road=3, ship=3, settlement=2, shortest_route=1)
NOUGHTS = re.sub(r"^(\w+ = )\d+", r"\g<1>0", COSTS[COSTS.index("[points]") :], flags=re.MULTILINE)
NO_POINTS = COSTS[: COSTS.index("[points]")] + NOUGHTS
DEAR = COSTS.replace("wall = { brick = 2 }", "wall = { coin = 1, paper = 5 }").replace("[21, 18]", "[31, 28]")
NO_CARDS = re.sub(r"= \d+", "= 0", CARDS)

OWNED: dict[str, dict[str, str]] = {
    "no gold": {"map": NO_GOLD},
    "no harbours": {"map": NO_HARBOURS},
    "no small islands": {"map": NO_ISLANDS},
    "printed map": {"map": PRINTED_MAP},
    "other map": {"map": OTHER_MAP},
    "one of each": {"costs": ONES},
    "worth nothing": {"costs": NO_POINTS},
    "no walls": {"costs": bare(COSTS, wall=0)},
    "no knights": {"costs": bare(COSTS, knight=0)},
    "free road": {"costs": COSTS.replace("road = { brick = 1, lumber = 1 }", "road = {}")},
    "dear": {"costs": DEAR},
    "no cards": {"cards": NO_CARDS},
    "one card": {"cards": NO_CARDS.replace("spy = 0", "spy = 1")},
}
"""Files by what they are."""
