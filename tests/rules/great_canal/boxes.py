"""Boxes with other numbers, for tests."""

from __future__ import annotations

import re

from rules.great_canal.state import Box
from tests.rules.great_canal.positions import OPTIONS


def box(**numbers: int) -> Box:
    """Return the box with other numbers in its costs, by their keys, of pieces too."""
    costs = OPTIONS["costs"]
    for key, number in numbers.items():
        costs, found = re.subn(rf"^{key} = \d+", f"{key} = {number}", costs, count=1, flags=re.MULTILINE)
        assert found, key
    return Box(OPTIONS["map"], costs, OPTIONS["cards"])
