"""Component files: whatever is wrong with a text, the error names the file."""

from __future__ import annotations

import time

import pytest

import rules
from rules import GAMES
from rules.kit import component_files
from rules.kit.component_files import LONGEST, Positive, Table, decode


class Box(Table, frozen=True):
    """A file with one number."""

    number: Positive


def test_a_good_text_is_read() -> None:
    assert decode("number = 3", "box.toml", Box) == Box(3)


@pytest.mark.parametrize(
    "text",
    [
        "number = 0",
        "number = true",
        "numbers = 1",
        "number = ",
        "",
        "number = 1\nother = 2",
        "number = " + "[" * 5000,
        "number = " + "9" * 5000,
    ],
)
def test_a_bad_text_is_an_error_about_the_file(text: str) -> None:
    with pytest.raises(ValueError, match=r"^box\.toml: "):
        decode(text, "box.toml", Box)


LONG = (
    ".".join("a" * 40_000) + " = 1",
    ".".join("a" * 9) + " = 1",
    "number = 3\n[" + " . ".join("a" * 9) + "]",
    "number = {" + ".".join(['"a"', "'b'", "c"] * 3) + " = 1}",
    r'"\"."."\"".b.c.d.e.f.g.h = 1',
    "number = 3 #" + "x" * LONGEST,
)
"""Texts that are too long, or have keys of too many parts."""


@pytest.mark.parametrize("text", LONG, ids=range(len(LONG)))
def test_what_would_keep_the_parser_busy_is_not_parsed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(component_files.msgspec.toml, "decode", None)
    with pytest.raises(ValueError, match=r"^box\.toml: .*(characters|parts)"):
        decode(text, "box.toml", Box)


def test_a_key_may_have_some_parts_and_a_text_some_dots() -> None:
    assert decode("# e.g. a.b.c, 1.2.3\nnumber = 3", "box.toml", Box) == Box(3)
    with pytest.raises(ValueError, match="unknown field"):
        decode(".".join("a" * 8) + " = 1", "box.toml", Box)


@pytest.mark.parametrize(
    "text", ['"\\"' * 9_000, "a . " * 8_000, "a" * LONGEST, "'" * LONGEST, "[" * LONGEST]
)
def test_a_text_is_refused_in_no_time(text: str) -> None:
    """The longest texts take a fraction of a second, whatever stands in them."""
    began = time.process_time()
    with pytest.raises(ValueError, match="box"):
        decode(text, "box.toml", Box)
    assert time.process_time() - began < 3


@pytest.mark.parametrize("kind", GAMES)
def test_a_game_is_not_made_of_such_a_text(kind: str) -> None:
    for file in GAMES[kind].components:
        options = {file.removesuffix(".toml"): LONG[0]}
        with pytest.raises(ValueError, match=f"^{file}: "):
            rules.new_game(kind, seats=GAMES[kind].seat_numbers[-1], seed=1, **options)
