"""Options that games declare: filled in, refused by name and type, and part of the fingerprint."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

import rules
from rules.options import Option
from tests.made_up import Varied, known
from tests.toy.game import Toy


@pytest.fixture(autouse=True)
def varied() -> Iterator[str]:
    """Make the game with options known."""
    with known(Varied) as kind:
        yield kind


def test_options_are_filled_in_by_default() -> None:
    resolved = rules.resolve_options("varied", {"length": 5})
    assert {name: resolved[name] for name in ("first", "quick", "length", "name")} == {
        "first": None,
        "quick": False,
        "length": 5,
        "name": "usual",
    }
    assert rules.resolve_options("varied", resolved) == resolved


def test_options_reach_the_game() -> None:
    quick, usual = (rules.new_game("varied", seats=2, seed=1, quick=quick) for quick in (True, False))
    assert isinstance(quick, Varied)
    assert (quick.quick, quick.pieces) == (True, rules.load_game(usual.to_json()).pieces)  # type: ignore[attr-defined]
    assert usual == rules.new_game("varied", seats=2, seed=1)
    assert rules.load_game(quick.to_json()) == quick != usual


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"quick": 1}, "'quick' of varied is of type bool, not 1"),
        ({"quick": "yes"}, "'quick'.*bool"),
        ({"quick": None}, "'quick'.*bool"),
        ({"length": True}, "'length' of varied is of type int, not True"),
        ({"length": 2.0}, "'length'.*int"),
        ({"name": 3}, "'name'.*str"),
        ({"slow": True}, "unknown option 'slow' of varied; there are first, toy, quick, length, name"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], named: str) -> None:
    for refuses in (
        lambda: rules.resolve_options("varied", options),
        lambda: rules.new_game("varied", seats=2, seed=1, **options),
        lambda: rules.fingerprint("varied", seats=2, seed=1, options=options),
    ):
        with pytest.raises(ValueError, match=named):
            refuses()


def test_the_fingerprint_covers_them() -> None:
    def made(**options: object) -> str:
        return rules.fingerprint("varied", seats=2, seed=1, options=options)

    assert made() == made(quick=False) == made(length=3)
    assert len({made(), made(quick=True), made(length=4), made(name="other")}) == 4
    text = rules.resolve_options("toy", {})["toy"]
    facts = {"kind": "varied", "seats": 2, "seed": "1"} | {
        "options": {"first": None, "length": 3, "name": "usual", "quick": True, "toy": text}
    }
    plain = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert '"quick":true' in plain
    assert made(quick=True) == sha256(plain.encode()).hexdigest()


def test_an_option_needs_a_default_of_its_type() -> None:
    with pytest.raises(ValueError, match="type bool cannot be 0"):
        Option(bool, 0)


@pytest.mark.parametrize("name", ["first", "seats", "seed", "toy"])
def test_an_option_needs_a_name_of_its_own(name: str) -> None:
    class Clashing(Toy, frozen=True, tag="clashing"):
        options = {name: Option(bool, False)}  # noqa: RUF012

    with pytest.raises(ValueError, match=f"option '{name}' of clashing"):
        rules.register(Clashing)
    assert "clashing" not in rules.GAMES
