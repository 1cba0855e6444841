"""The check of a game's file: what cannot be shown or played, or would never end, does not come in."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec
import pytest

import render
from bot.table import TableError
from bot.table.transfer import trying_out
from bot.table.transfer.gamefile import MOST_EVENTS
from bot.ui import file_check
from bot.ui.file_check import checked
from rules import GAMES
from rules.arriala.game import Arriala
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


ENTRIES: dict[str, tuple[str, dict[str, Any]]] = {
    "events": ("events", {"events": [{"type": "turn_ended", "seat": 0}] * 501}),
    "an event": ("events", {"events": [{"type": "x", "text": "x" * (1 << 16)}]}),
    "an action": ("action", {"action": {"type": "x", "text": "x" * (1 << 16)}}),
    "facts": ("facts", {"facts": {f"fact_{one}": 0 for one in "abcdefghijklmnopqrstu"}}),
}
"""What of an entry is too much, where its place ends, and the fields."""


@pytest.mark.parametrize("attack", ENTRIES)
@pytest.mark.parametrize("version", [0, 1])
def test_an_entry_is_no_longer_than_any_game_makes_it(
    exports: dict[str, bytes], attack: str, version: int
) -> None:
    field, changes = ENTRIES[attack]
    plain = msgspec.json.decode(exports["canal_du_midi"])
    plain["rules_version"] = version
    plain["entries"][2] |= changes
    with pytest.raises(TableError) as refused:
        checked(resealed(plain), GAMES)
    assert refused.value.key == "import_malformed"
    assert refused.value.params == {"place": f"$.entries[2].{field}"}


@pytest.mark.parametrize("kind", STEPS)
def test_entries_as_long_as_they_may_be_hold_nobody_up(exports: dict[str, bytes], kind: str) -> None:
    """All that nothing proves is put into words, each page of the log as quickly as the bot has to."""
    plain = msgspec.json.decode(unproven(exports[kind]))
    played = [entry for entry in plain["entries"] if entry["events"]]
    for entry in played[-15:]:
        entry["events"] = (entry["events"] * MOST_EVENTS)[:MOST_EVENTS]
    assert outcome(resealed(plain)) in ("good", "import_malformed", "import_impossible")


@pytest.mark.parametrize("slow", ["narrate", "_act", "_ask"])
def test_what_takes_the_bot_itself_long_is_refused(
    exports: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, slow: str
) -> None:
    """An entry put into words, what a seat may do, a question: the bot does each of them at once."""

    worked = False

    def work(*given: Any) -> None:
        nonlocal worked
        began = time.process_time()
        while not worked and time.process_time() - began < 0.5:
            pass
        worked = True

    monkeypatch.setattr(trying_out, "LONGEST_ANSWER", 0.4)
    assert outcome(unproven(exports["great_canal"])) == "good"
    monkeypatch.setattr(trying_out, slow, work)
    with pytest.raises(TableError, match="import_too_much"):
        checked(unproven(exports["great_canal"]), GAMES)


def test_there_is_as_much_of_everything_as_in_a_new_game(exports: dict[str, bytes]) -> None:
    """Each count is one that there can be, and all of them together are not."""
    state = msgspec.json.decode(exports["arriala"])["state"]
    pile = [count and count - 1 for count in state["pile"]]
    assert pile != state["pile"]
    with pytest.raises(TableError, match="import_impossible"):
        checked(unproven(exports["arriala"], pile=pile), GAMES)


def test_what_was_in_no_box_before_is_not_missed(
    exports: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A position of before may lack what today's games count, and count what they lack."""
    counts = Arriala.conserved

    def conserved(game: Arriala) -> dict[str, int]:
        return {**counts(game), f"things in the box after turn {game.turn}": 1}

    monkeypatch.setattr(Arriala, "conserved", conserved)
    assert checked(unproven(exports["arriala"]), GAMES).older


@pytest.mark.parametrize("broken", ["board", "hand", "describe", "describe_hand"])
def test_what_cannot_be_shown_is_refused_proven_or_not(
    exports: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    def fail(*given: Any, **named: Any) -> None:
        raise IndexError(broken)

    monkeypatch.setattr(render, broken, fail)
    with pytest.raises(TableError, match="import_impossible"):
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
