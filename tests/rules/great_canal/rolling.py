"""Rolls of a number, and banks that have little left, for tests of what a roll brings."""

from __future__ import annotations

from typing import Any

from rules.great_canal import GreatCanal
from rules.great_canal.actions import Roll
from rules.kit.tuples import Counts
from tests.rules.great_canal.positions import act, goods, rolls

ROLL = Roll()
RESOURCES = ("brick", "lumber", "wool", "grain", "ore")
STOCK = {**dict.fromkeys(RESOURCES, 19), "cloth": 12, "coin": 12, "paper": 12}
"""What the bank has of each good at the start (Catan, Cities & Knights)."""


def before(game: GreatCanal, total: int, event: Any = "trade") -> GreatCanal:
    """Return the game before a roll of that number."""
    yellow = max(1, total - 6)
    return rolls(game, yellow, total - yellow, event)


def rolled(game: GreatCanal, total: int, event: Any = "trade") -> GreatCanal:
    """Return the game after a roll of that number."""
    return act(before(game, total, event), ROLL)


def left(**counts: int) -> Counts:
    """Return a hand that holds so much that only this is left in the bank of the goods that are named."""
    return goods(**{good: STOCK[good] - count for good, count in counts.items()})


def left_in_all(**counts: int) -> Counts:
    """Return a hand that holds all resources but those that are named."""
    return left(**{resource: counts.get(resource, 0) for resource in RESOURCES})
