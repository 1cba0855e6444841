"""Lists of values as people type them; the people of the toy game are what is listed."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

import rules
from rules import RuleError
from rules.kit.lists import list_parser
from rules.language.words import Words

WORDS = Words("toy", "en", ("Ada", "Smith, Béa", "Bert"), rules.new_game("toy", seats=3, seed=1).view(0))
parse: Any = list_parser("seat")


@pytest.mark.parametrize(
    ("written", "seats"),
    [
        ("Ada", (0,)),
        ("bert, ada", (2, 0)),
        (" bert ,, ada , ", (2, 0)),
        ("Smith, Béa", (1,)),
        ("ada,smith, bea,bert", (0, 1, 2)),
        ("smith, ada", (1, 0)),
        ("ada, bert, ada", (0, 2)),
        ("Ada and Bert", (0, 2)),
        ("ada AND bert and smith", (0, 2, 1)),
    ],
)
def test_what_is_understood(written: str, seats: tuple[int, ...]) -> None:
    """Check that order counts, that a name may hold a comma, and that "and" stands between names too."""
    assert parse(written, WORDS) == seats


@pytest.mark.parametrize(
    "written",
    ["", " ", ",", " , ,", "Ada, Carl", "Ada Bert", "Ada and", "and Ada", "Ada and Carl", "x" * 5000],
)
def test_what_is_not_understood(written: str) -> None:
    """Check that nothing at all is no list, and that what is none is named."""
    with pytest.raises(RuleError) as caught:
        parse(written, WORDS)
    assert caught.value.rule == "game.value"
    assert WORDS.error(caught.value)


@pytest.mark.parametrize("written", ["Ada," * 100, "x," * 200, ",".join(f"Ada{' ' * n}" for n in range(20))])
def test_long_lists_are_read_in_little_time(written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No name has so many commas that all of a list has to be tried as one name."""
    asked: list[str] = []
    find = Words.find
    monkeypatch.setattr(
        Words, "find", lambda words, kind, part: asked.append(part) or find(words, kind, part)
    )
    with suppress(RuleError):
        parse(written, WORDS)
    assert len(asked) == len(set(asked)) <= 4 * len(written.split(","))
    assert sum(map(len, asked)) <= 8 * len(written)
