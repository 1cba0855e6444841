"""Errors that code branches on are always raised by their class."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.table import (
    DamagedError,
    DamagedRowError,
    PausedError,
    StaleError,
    StandInPlaysError,
    TableError,
    UndoNothingError,
    UndoRefusedError,
    UndoShownError,
)

TABLE = Path(__file__).parents[3] / "bot/table"
OWN_CLASS = (
    r"\bTableError\(\s*\"(?:undo_\w+|stale|paused|stand_in_plays|damaged\w*)\""
    r"|Refused\w*\(\s*\"undo_(?:nothing|shown)\""
)


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (StaleError(), "stale"),
        (PausedError(), "paused"),
        (DamagedError(), "damaged"),
        (DamagedRowError(7), "damaged_row"),
        (StandInPlaysError(7), "stand_in_plays"),
        (UndoNothingError(), "undo_nothing"),
        (UndoShownError(entry=4, target=2), "undo_shown"),
    ],
)
def test_a_class_has_its_text(error: TableError, key: str) -> None:
    assert error.key == key
    assert isinstance(error, UndoRefusedError) == key.startswith("undo_")


def test_the_params_of_a_text_are_attributes() -> None:
    shown, plays = UndoShownError(entry=4, target=2), StandInPlaysError(7)
    assert (dict(shown.params), shown.entry, shown.target) == ({"entry": 4, "target": 2}, 4, 2)
    assert (dict(plays.params), plays.game) == ({"game": 7}, 7)


def test_the_table_raises_no_such_key_by_a_wider_class() -> None:
    found = [path.name for path in TABLE.rglob("*.py") if re.search(OWN_CLASS, path.read_text("utf-8"))]
    assert found == []
