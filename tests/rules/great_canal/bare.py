"""A pytest plugin that takes the cards and the canal away: ``-p tests.rules.great_canal.bare``."""

from __future__ import annotations

from rules.great_canal import GreatCanal
from rules.great_canal.seams import NO_SEAMS


def pytest_configure() -> None:
    """Leave all seams empty."""
    GreatCanal.seams = NO_SEAMS
