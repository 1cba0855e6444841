"""Every game in GAMES, the toy among them, is put through the conformance kit; those offered have words."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest

import rules
from rules import GAMES, Game
from rules import testing as kit
from rules.language.texts import has_text, sources_of
from tests.offered import OFFERED

ROOT = Path(__file__).parents[2]
KINDS = tuple(GAMES)
TABLES = tuple((kind, seats) for kind in KINDS for seats in GAMES[kind].seat_numbers)
OFFERED_TABLES = tuple((kind, seats) for kind, seats in TABLES if kind in OFFERED)
CAP = 120
POSITIONS = 10
END_CAP = 2000
TOLD: defaultdict[str, set[str]] = defaultdict(set)
"""The refusals of each game that were found to have words: these are said once, whatever the table."""

every_kind = pytest.mark.parametrize("kind", KINDS)
every_offered_kind = pytest.mark.parametrize("kind", OFFERED)
every_offered_table = pytest.mark.parametrize(("kind", "seats"), OFFERED_TABLES)
every_table = pytest.mark.parametrize(("kind", "seats"), TABLES)
each_policy = pytest.mark.parametrize("policy", tuple(kit.POLICIES))


@every_table
@each_policy
def test_every_position_keeps_what_games_keep(kind: str, seats: int, policy: str) -> None:
    steps = kit.played(kind, seats, 1, policy, CAP)
    conserved = steps[0].before.conserved()
    assert conserved
    for step in steps:
        assert step.after.conserved() == conserved
        kit.check_waiting(step.after)
        kit.check_events(step.after, step.events)
    for game in (steps[0].before, *(step.after for step in kit.spread(steps, POSITIONS)), steps[-1].after):
        kit.check_storing(game)
        kit.check_asking(game)
        kit.check_lost(game)


@every_kind
def test_what_is_held_is_hidden(kind: str) -> None:
    tables = [seats for other, seats in TABLES if other == kind]
    games = [kit.played(kind, seats, 1, policy, CAP) for seats in tables for policy in kit.POLICIES]
    kit.check_held([step for steps in games for step in steps], random.Random(1))


@every_table
@each_policy
def test_the_end_of_a_turn_is_an_event(kind: str, seats: int, policy: str) -> None:
    """Canal du Midi has no action that ends a turn; the toy has no such event, so that that is tested too."""
    if kind == "toy":
        assert not any(event.ends_turn for event in GAMES[kind].events)
        return
    for step in kit.played(kind, seats, 1, policy, CAP):
        kit.check_turn_end(step)


@every_table
@each_policy
def test_computer_players_are_told_what_fits_the_game(kind: str, seats: int, policy: str) -> None:
    steps = kit.played(kind, seats, 2, policy, CAP)
    for game in (*(step.before for step in kit.spread(steps, POSITIONS)), steps[-1].after):
        kit.check_thinking(game)


@every_table
@each_policy
def test_what_is_offered_is_accepted(kind: str, seats: int, policy: str) -> None:
    for step in kit.spread(kit.played(kind, seats, 2, policy, CAP), POSITIONS):
        kit.check_offered(step.before)


@every_table
@each_policy
def test_what_is_not_offered_is_refused(kind: str, seats: int, policy: str) -> None:
    steps = kit.spread(kit.played(kind, seats, 1, policy, CAP), POSITIONS)
    known = kit.universe(steps)
    rng = random.Random(3)
    for game in (*(step.before for step in steps), steps[-1].after):
        kit.check_refused(game, known, rng, texts=kind in OFFERED, told=TOLD[kind])


@every_table
@each_policy
def test_standing_answers_are_legal_and_come_to_rest(kind: str, seats: int, policy: str) -> None:
    steps = kit.played(kind, seats, 1, policy, CAP)
    given = kit.all_standing(steps)
    assert bool(given) == bool(GAMES[kind].standing)
    for step in kit.spread(steps, POSITIONS):
        kit.check_standing(step.before, given)
    kit.check_standing(steps[-1].after, given)


@every_table
@each_policy
def test_plans_stand_on_what_a_seat_may_know(kind: str, seats: int, policy: str) -> None:
    rng = random.Random(5)
    for step in kit.spread(kit.played(kind, seats, 2, policy, CAP), 20):
        kit.check_plans(step, rng)


@every_table
@each_policy
def test_what_a_seat_cannot_know_moves_nothing_it_sees(kind: str, seats: int, policy: str) -> None:
    rng = random.Random(4)
    steps = kit.spread(kit.played(kind, seats, 2, policy, CAP), 20)
    for seat in (None, *range(seats)):
        hid = [kit.check_secrets(step, seat, rng) for step in steps]
        assert any(hid), f"nothing was ever hidden from {seat}"


@every_offered_table
@each_policy
def test_all_that_happens_has_words(kind: str, seats: int, policy: str) -> None:
    steps = kit.played(kind, seats, 2, policy, CAP)
    for step in kit.spread(steps, 15):
        kit.check_step_texts(step)
    for step in kit.spread(steps, 3):
        kit.check_values_found(step)
        kit.check_plan_texts(step)


@every_offered_table
def test_all_that_could_happen_has_words(kind: str, seats: int) -> None:
    kit.check_all_texts(rules.new_game(kind, seats=seats, seed=12), random.Random(12))


@every_kind
def test_events_that_plans_wait_for_say_by_what(kind: str) -> None:
    kit.check_await_classes(GAMES[kind])


@every_kind
def test_commands_fit_the_tree(kind: str) -> None:
    kit.check_commands(kind)


@every_offered_kind
def test_commands_have_texts_that_discord_takes(kind: str) -> None:
    kit.check_command_texts(kind)


@every_offered_kind
def test_messages_are_all_there(kind: str) -> None:
    kit.check_message_keys(kind)


@pytest.mark.parametrize("room", ["bot", "rules", "tests/toy"])
def test_every_rule_named_in_code_has_words(room: str) -> None:
    sources = [path.read_text("utf-8") for path in sorted((ROOT / room).rglob("*.py"))]
    named = {rule for source in sources for rule in re.findall(r'RuleError\(\s*"([\w.]+)"', source)}
    assert named
    for rule in sorted(named):
        kind = rule.split(".")[0]
        if kind in GAMES and kind not in OFFERED:
            continue
        texts = sources_of(kind if kind in GAMES else OFFERED[0])
        assert has_text("en", texts, rule.replace(".", "-")), rule


@every_kind
@pytest.mark.parametrize("hash_seed", ["20260101", pytest.param("0", marks=pytest.mark.soak)])
def test_other_processes_play_the_same_game(kind: str, hash_seed: str) -> None:
    here = b"".join(line + b"\n" for line in kit.transcript(kind, 6))
    package = GAMES[kind].package
    unknown = [] if package.startswith("rules.") else [package]
    there = subprocess.run(
        [sys.executable, "-m", "rules.testing", kind, "6", *unknown],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=True,
        capture_output=True,
    )
    assert there.stdout == here


@every_table
def test_suggested_play_comes_to_an_end(kind: str, seats: int) -> None:
    steps = kit.played(kind, seats, 7, "suggested", END_CAP)
    assert steps[-1].after.outcome is not None


@every_table
def test_the_same_seed_is_the_same_game_and_another_is_another(kind: str, seats: int) -> None:
    def start(seed: int | str) -> Game:
        return rules.new_game(kind, seats=seats, seed=seed)

    assert start(8) == start("8")
    assert len({start(seed).to_json().replace(str(seed).encode(), b"") for seed in range(100, 110)}) > 1


@every_table
def test_new_dice_are_the_same_for_the_same_salt_alone(kind: str, seats: int) -> None:
    game = kit.played(kind, seats, 1, "suggested", CAP)[5].after

    def future(salt: str) -> tuple[bytes, ...]:
        steps = kit.play(game.reseed(salt), "suggested", 9, 40)
        return tuple(rules.encode_events(step.events) for step in steps)

    assert game.reseed("a") == game.reseed("a")
    assert len({future(salt) for salt in ("a", "b", "c")}) > 1
    assert game.reseed("a").conserved() == game.conserved()


@every_kind
def test_the_first_seat_can_be_named(kind: str) -> None:
    for seats in GAMES[kind].seat_numbers:
        for first in range(seats):
            game = rules.new_game(kind, seats=seats, seed=10, first=first)
            assert first in game.waiting_for


@every_kind
def test_fingerprints_change_with_each_fact_alone(kind: str) -> None:
    seats = GAMES[kind].seat_numbers[0]
    stem = GAMES[kind].components[0].rsplit(".", 1)[0]
    changed = rules.resolve_options(kind, {})[stem] + "\n# Another file.\n"

    def made(seats: int = seats, seed: int | str = 11, **options: object) -> str:
        return rules.fingerprint(kind, seats=seats, seed=seed, options=options)

    assert made() == made(seed="11") == made(first=None) == made(**rules.resolve_options(kind, {}))
    others = (made(seed=12), made(first=0), made(seats=GAMES[kind].seat_numbers[-1]), made(**{stem: changed}))
    assert len({made(), *others}) == 5
    assert all(len(one) == 64 for one in others)


@every_kind
def test_component_files_that_are_none_are_refused_by_name(kind: str) -> None:
    for file_name in GAMES[kind].components:
        stem = file_name.rsplit(".", 1)[0]
        for text in ("", "= nothing", 'unknown = "key"'):
            with pytest.raises(ValueError, match=file_name):
                rules.new_game(kind, seats=GAMES[kind].seat_numbers[0], seed=1, **{stem: text})


@pytest.mark.soak
@every_table
@each_policy
@pytest.mark.parametrize("seed", range(20, 40))
def test_long_play(kind: str, seats: int, policy: str, seed: int) -> None:
    checks: tuple[Callable[[Game], None], ...] = (
        kit.check_waiting,
        kit.check_storing,
        kit.check_asking,
        kit.check_offered,
    )
    rng = random.Random(seed)
    steps = tuple(kit.play(rules.new_game(kind, seats=seats, seed=seed), policy, seed, END_CAP))
    known = kit.universe(kit.spread(steps, 50))
    for step in steps:
        assert step.after.conserved() == steps[0].before.conserved()
    for step in kit.spread(steps, 100):
        for check in checks:
            check(step.before)
        kit.check_refused(step.before, known, rng, texts=kind in OFFERED)
        kit.check_standing(step.before, kit.all_standing(steps))
        kit.check_plans(step, rng)
        if kind in OFFERED:
            kit.check_step_texts(step)
        for seat in (None, *range(seats)):
            kit.check_secrets(step, seat, rng)
