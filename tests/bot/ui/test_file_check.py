"""The check of a game's file: what cannot be shown or played, or would never end, does not come in."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

import render
from bot.table import TableError
from bot.ui import file_check
from bot.ui.file_check import checked
from rules import GAMES
from tests.bot.exports import STEPS, export_of
from tests.bot.mutants import mutant, outcome, resealed
from tests.offered import OFFERED


@pytest.fixture(scope="module")
def exports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return an export of each game."""
    folder = tmp_path_factory.mktemp("exports")
    return {kind: asyncio.run(export_of(kind, folder / f"{kind}.db")) for kind in STEPS}


def unproven(data: bytes, **changes: Any) -> bytes:
    """Return a file that says that older rules have led to its position, with other fields of its state."""
    plain = msgspec.json.decode(data)
    plain["rules_version"] = 0
    plain["state"] |= changes
    return resealed(plain)


def test_all_games_are_here() -> None:
    assert set(STEPS) == set(OFFERED) - {"toy"}


@pytest.mark.parametrize("kind", STEPS)
def test_a_good_file_is_good_whoever_has_played_it(exports: dict[str, bytes], kind: str) -> None:
    for data in (exports[kind], unproven(exports[kind])):
        assert outcome(data) == "good"


ATTACKS: dict[str, tuple[str, dict[str, Any]]] = {
    "action points": ("arriala", {"action_points": 10**6}),
    "a pile": ("arriala", {"pile": [10**9] * 16}),
    "points": ("arriala", {"scores": [10**30, 0, 0]}),
    "turns": ("arriala", {"turn": 10**12}),
    "draws": ("arriala", {"randomness": {"seed": "x", "drawn": [["pile", 10**12]]}}),
    "locks": ("arriala", {"locks": list(range(1, 60))}),
    "a text": ("arriala", {"board": ".".join("a" * 40_000) + " = 1"}),
    "coins": ("canal_du_midi", {"coins": [10**9, 0, 0]}),
    "rounds": ("canal_du_midi", {"round": 10**9}),
    "decisions": ("canal_du_midi", {"queue": [{"type": "trading", "seat": 0}] * 10_000}),
    "pawns": ("canal_du_midi", {"pawns": [[0] * 5_000] * 9}),
    "cards": ("canal_du_midi", {"discards": [0] * 100_000}),
    "goods": ("great_canal", {"hands": [[10**9] * 8] * 3}),
    "dug": ("great_canal", {"dug": list(range(9)) * 1_000}),
    "barbarians": ("great_canal", {"barbarians": {"position": -(10**9), "attacks": 0}}),
    "questions": ("great_canal", {"asked": {"number": 10**15}}),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_what_no_game_comes_to_is_refused_with_its_place(exports: dict[str, bytes], attack: str) -> None:
    kind, changes = ATTACKS[attack]
    with pytest.raises(TableError) as refused:
        checked(unproven(exports[kind], **changes), GAMES)
    assert refused.value.key == "import_malformed"
    assert str(refused.value.params["place"]).startswith("$.state")


def test_there_is_as_much_of_everything_as_in_a_new_game(exports: dict[str, bytes]) -> None:
    """Each count is one that there can be, and all of them together are not."""
    state = msgspec.json.decode(exports["arriala"])["state"]
    pile = [count and count - 1 for count in state["pile"]]
    assert pile != state["pile"]
    with pytest.raises(TableError, match="import_state"):
        checked(unproven(exports["arriala"], pile=pile), GAMES)


@pytest.mark.parametrize("broken", ["board", "hand", "describe", "describe_hand"])
def test_what_cannot_be_shown_is_refused_proven_or_not(
    exports: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    def fail(*given: Any, **named: Any) -> None:
        raise IndexError(broken)

    monkeypatch.setattr(render, broken, fail)
    with pytest.raises(TableError, match="import_state"):
        checked(exports["canal_du_midi"], GAMES)


def test_what_takes_long_to_be_shown_is_refused(
    exports: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_check, "LONGEST_SHOWING", 0.0)
    with pytest.raises(TableError, match="import_too_much"):
        checked(exports["canal_du_midi"], GAMES)


def test_memory_that_does_not_do_is_no_word_about_the_file(
    exports: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: Any, **named: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(render, "board", fail)
    with pytest.raises(MemoryError):
        checked(exports["canal_du_midi"], GAMES)


def _mutated(exports: dict[str, bytes], random: Random, number: int) -> None:
    """Check files with changes; raise AssertionError for one that takes long or leaves the bot helpless."""
    for _ in range(number):
        kind = random.choice(list(exports))
        older = random.random() < 0.7
        data, changes = mutant(unproven(exports[kind]) if older else exports[kind], random, older=older)
        try:
            found = outcome(data)
        except BaseException as error:
            raise AssertionError(f"{kind}: {changes}") from error
        assert found == "good" or found.startswith("import_")


def test_changed_files_are_refused_or_played(exports: dict[str, bytes]) -> None:
    _mutated(exports, Random("mutants"), 25)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_many_changed_files_are_refused_or_played(exports: dict[str, bytes], seed: int) -> None:
    _mutated(exports, Random(f"mutants {seed}"), 100)
