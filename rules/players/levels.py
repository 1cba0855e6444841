"""How well a computer player plays: what each level looks at, and how much it may think."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """How well a computer player plays, from the lowest to the best."""

    EASY = "easy"
    """Goes for the points of now, as a beginner does."""
    FAIR = "fair"
    """Does what the game suggests."""
    STRONG = "strong"
    """Tries what comes of its best actions in many worlds that could be the real one."""


@dataclass(frozen=True)
class Budget:
    """What thinking about a decision may take.

    ``candidates`` is how many actions are thought about, the best by a first look; ``percent`` how many of
    the game's own number of ``nodes`` are tried in all, in imagined worlds.
    """

    candidates: int
    percent: int


LEVELS: Mapping[Level, Budget | None] = {
    Level.EASY: None,
    Level.FAIR: None,
    Level.STRONG: Budget(candidates=10, percent=100),
}
"""The levels in their order, and what those that think may spend."""
