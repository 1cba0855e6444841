"""Component files of owners that lack things, or have one of each."""

from __future__ import annotations

import re

from rules import resolve_options
from tests.rules.arriala.test_components import FEW_CARDS, SMALL


def packaged(kind: str, stem: str) -> str:
    """Return a packaged component file."""
    return str(resolve_options(kind, {})[stem])


def without(text: str, table: str) -> str:
    """Return a component file without the tables of a list."""
    found = re.sub(rf"\[\[{table}\]\]\n(?:[a-z].*\n)+\n*", "", text + "\n")
    assert found != text
    return found


def bare(text: str, **numbers: int) -> str:
    """Return a component file with these numbers."""
    for key, number in numbers.items():
        text, count = re.subn(rf"^{key} = \d+", f"{key} = {number}", text, flags=re.MULTILINE)
        assert count, key
    return text


BOARD, CARDS = packaged("arriala", "board"), packaged("arriala", "cards")
SITES = packaged("canal_du_midi", "sites")
ONE_STRETCH = """
[pieces]
workers = 2
locks = {locks}
[turn]
action_points = 1
[cost]
step = 1
card = 1
to_vineyard = 1
draw = 1
worker = 1
river_work = 1
to_canal = 1
lock = 1
[score]
lock = 1
river_work = 1
master_work = 1
points = [1]
[[town]]
id = "here"
name = "Here"
[[town]]
id = "yonder"
name = "Yonder"
[[stretch]]
spaces = 1
locks = 1
"""
ONE_OF_EACH = (
    ONE_STRETCH.format(locks=1)
    + """
[[vineyard]]
id = "hill"
name = "Hill"
capacity = 1
near = 1
[[river_work]]
id = "pond"
name = "Pond"
near = 1
[[master_work]]
id = "bridge"
name = "Bridge"
near = 1
"""
)
FROM_FOUR, FROM_THREE = BOARD.replace("seats = 3", "seats = 4"), BOARD.replace("seats = 4", "seats = 3")
TWO_TOWNS = (
    ONE_STRETCH.format(locks=0).replace("locks = 1\n", "locks = 1\nseats = 3\n")
    + """
[[town]]
id = "beyond"
name = "Beyond"
[[stretch]]
spaces = 1
locks = 1
"""
)
ONE_CARD = "starting_hand = 1\n[cards]\nmove_1 = 4\n"
NO_MARKS = re.sub(r"^(?:city|tent) = .*\n", "", SITES, flags=re.MULTILINE)
ONE_MARK = NO_MARKS.replace("[[site]]\n", "[[site]]\ncity = true\ntent = true\n", 1)
LOOSE = "".join(line for line in NO_MARKS.splitlines(keepends=True) if not line.startswith("reconstructed"))
ONE_COIN = LOOSE.replace("coins = 2\n", "coins = 1\n")

OWNED: dict[str, tuple[str, dict[str, str]]] = {
    "small": ("arriala", {"board": SMALL, "cards": FEW_CARDS}),
    "nothing": ("arriala", {"board": ONE_STRETCH.format(locks=0), "cards": "starting_hand = 0\n[cards]\n"}),
    "one of each": ("arriala", {"board": ONE_OF_EACH, "cards": ONE_CARD}),
    **{f"no {table}": ("arriala", {"board": without(BOARD, table)}) for table in ("vineyard", "river_work")},
    "no master work": ("arriala", {"board": without(BOARD, "master_work")}),
    "no locks": ("arriala", {"board": BOARD.replace("locks = 8", "locks = 0", 1)}),
    "no lock card": ("arriala", {"cards": bare(CARDS, lock=0)}),
    "no master work card": ("arriala", {"cards": bare(CARDS, master_work=0)}),
    "no cards": ("arriala", {"cards": "starting_hand = 0\n[cards]\n"}),
    "left out with 2 and 3": ("arriala", {"board": FROM_FOUR}),
    "left out with 2": ("arriala", {"board": FROM_THREE}),
    "one space with 2": ("arriala", {"board": TWO_TOWNS}),
    "no city or tent": ("canal_du_midi", {"sites": NO_MARKS}),
    "one city and tent": ("canal_du_midi", {"sites": ONE_MARK}),
    "worthless coins": ("canal_du_midi", {"sites": bare(SITES, coin=0)}),
    "one in the row": ("canal_du_midi", {"sites": bare(ONE_COIN, hand=8, face_up=1, face_down=0)}),
    "one hidden": ("canal_du_midi", {"sites": bare(SITES, hand=8, face_up=0, face_down=1)}),
    "all in hand": ("canal_du_midi", {"sites": bare(SITES, hand=9, face_up=0, face_down=0)}),
    "one in hand": ("canal_du_midi", {"sites": bare(SITES, hand=1, face_up=4, face_down=4)}),
}
"""Files by what they are, with their game."""
