"""The conformance kit, applied to Canal du Midi."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import rules
from rules import Game
from rules.texts import has_text, sources_of
from tests.rules import conformance as kit

ROOT = Path(__file__).parents[3]
KIND = "canal_du_midi"
WHOLE = 200
POSITIONS = 12
PLAYED = """
import sys
import rules
from rules.canal_du_midi import CanalDuMidi
rules.register(CanalDuMidi)
from tests.rules import conformance
for line in conformance.transcript("canal_du_midi", 6):
    sys.stdout.buffer.write(line + b"\\n")
"""

every_table = pytest.mark.parametrize("seats", [2, 3, 4])
each_policy = pytest.mark.parametrize("policy", tuple(kit.POLICIES))


@every_table
@each_policy
def test_every_position_keeps_what_games_keep(seats: int, policy: str) -> None:
    steps = kit.played(KIND, seats, 1, policy, WHOLE)
    conserved = steps[0].before.conserved()
    assert (conserved["cards"], conserved["coins"], conserved["sites"]) == (9 * seats, 12, 9)
    for step in steps:
        assert step.after.conserved() == conserved
        kit.check_waiting(step.after)
        kit.check_events(step.after, step.events)
    for game in (steps[0].before, *(step.after for step in kit.spread(steps, POSITIONS)), steps[-1].after):
        kit.check_storing(game)
        kit.check_asking(game)


@every_table
@each_policy
def test_what_is_offered_is_accepted(seats: int, policy: str) -> None:
    for step in kit.spread(kit.played(KIND, seats, 2, policy, WHOLE), POSITIONS):
        kit.check_offered(step.before)


@every_table
@each_policy
def test_what_is_not_offered_is_refused(seats: int, policy: str) -> None:
    steps = kit.spread(kit.played(KIND, seats, 1, policy, WHOLE), POSITIONS)
    known = kit.universe(steps)
    chance = random.Random(3)
    for step in steps:
        kit.check_refused(step.before, known, chance)
    kit.check_refused(steps[-1].after, known, chance)


@every_table
@each_policy
def test_what_a_seat_cannot_know_moves_nothing_it_sees(seats: int, policy: str) -> None:
    chance = random.Random(4)
    steps = kit.played(KIND, seats, 2, policy, WHOLE)
    for seat in (None, *range(seats)):
        hid = [kit.check_secrets(step, seat, chance) for step in steps]
        assert any(hid), f"nothing was ever hidden from {seat}"


@every_table
@each_policy
def test_all_that_happens_can_be_said(seats: int, policy: str) -> None:
    steps = kit.played(KIND, seats, 2, policy, WHOLE)
    for step in kit.spread(steps, 20):
        kit.check_step_said(step)
    for step in kit.spread(steps, 8):
        kit.check_values_found(step)


@every_table
def test_all_that_could_happen_can_be_said(seats: int) -> None:
    kit.check_all_said(rules.new_game(KIND, seats=seats, seed=12), random.Random(12))


def test_commands_and_their_texts() -> None:
    kit.check_commands(KIND)
    kit.check_command_texts(KIND)
    kit.check_message_keys(KIND)


def test_every_rule_named_in_code_has_words() -> None:
    sources = [path.read_text("utf-8") for path in sorted((ROOT / "rules" / KIND).glob("*.py"))]
    named = {rule for source in sources for rule in re.findall(r'"([\w]+(?:\.\w+)*)"', source)}
    raised = {rule for source in sources for rule in re.findall(r'refused\(\s*"([\w.]+)"', source)}
    assert len(raised) > 12
    assert raised <= named
    checked = {"bet.hand", "trade.hand", "pick.row", "trade.give", "trade.take"}
    assert checked <= named
    for rule in sorted(raised | checked):
        assert has_text("en", sources_of(KIND), f"{KIND}-{rule.replace('.', '-')}"), rule


def test_other_processes_play_the_same_game() -> None:
    here = b"".join(line + b"\n" for line in kit.transcript(KIND, 6))
    for hash_seed in ("0", "20260101"):
        there = subprocess.run(
            [sys.executable, "-c", PLAYED],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
        )
        assert there.stdout == here


@every_table
@each_policy
def test_play_comes_to_an_end(seats: int, policy: str) -> None:
    for seed in range(7, 12):
        steps = kit.played(KIND, seats, seed, policy, WHOLE)
        assert steps[-1].after.outcome is not None


@every_table
def test_the_same_seed_is_the_same_game_and_another_is_another(seats: int) -> None:
    assert rules.new_game(KIND, seats=seats, seed=8) == rules.new_game(KIND, seats=seats, seed="8")
    made = {rules.new_game(KIND, seats=seats, seed=seed).view(0) for seed in range(100, 110)}
    assert len(made) > 1


@every_table
def test_new_dice_change_what_is_to_come_and_nothing_that_was(seats: int) -> None:
    game = kit.played(KIND, seats, 1, "suggested", WHOLE)[5].after

    def future(salt: str) -> tuple[bytes, ...]:
        steps = kit.play(game.reseed(salt), "suggested", 9, 40)
        return tuple(rules.encode_events(step.events) for step in steps)

    assert game.reseed("a") == game.reseed("a")
    assert len({future(salt) for salt in ("a", "b", "c")}) == 3
    assert game.reseed("a").conserved() == game.conserved()
    for seat in (None, *range(seats)):
        assert game.reseed("a").view(seat) == game.view(seat)


@every_table
def test_the_first_seat_can_be_named(seats: int) -> None:
    for first in range(seats):
        assert rules.new_game(KIND, seats=seats, seed=10, first=first).waiting_for[0] == first


def test_fingerprints_change_with_the_file() -> None:
    text = rules.resolve_options(KIND, {})["sites"]
    options = ({}, {"sites": text}, {"sites": text + "\n# Another file.\n"})
    made = [rules.fingerprint(KIND, seats=3, seed=1, options=option) for option in options]
    assert made[0] == made[1] != made[2]


@pytest.mark.soak
@every_table
@each_policy
@pytest.mark.parametrize("seed", range(20, 30))
def test_long_play(seats: int, policy: str, seed: int) -> None:
    checks: tuple[Callable[[Game], None], ...] = (
        kit.check_waiting,
        kit.check_storing,
        kit.check_asking,
        kit.check_offered,
    )
    chance = random.Random(seed)
    steps = tuple(kit.play(rules.new_game(KIND, seats=seats, seed=seed), policy, seed, WHOLE))
    known = kit.universe(kit.spread(steps, 30))
    for step in steps:
        assert step.after.conserved() == steps[0].before.conserved()
    for step in kit.spread(steps, 30):
        for check in checks:
            check(step.before)
        kit.check_refused(step.before, known, chance)
        kit.check_step_said(step)
        for seat in (None, *range(seats)):
            kit.check_secrets(step, seat, chance)
