"""What the conformance kit does not ask of every game: numbers of pieces, each step's secrets, rule ids."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import rules
from rules import testing as kit
from rules.language.texts import has_text, sources_of

ROOT = Path(__file__).parents[3]
KIND = "canal_du_midi"
WHOLE = 200

every_table = pytest.mark.parametrize("seats", [2, 3, 4])
each_policy = pytest.mark.parametrize("policy", tuple(kit.POLICIES))


@every_table
@each_policy
def test_no_piece_is_lost(seats: int, policy: str) -> None:
    for step in kit.played(KIND, seats, 1, policy, WHOLE):
        conserved = step.after.conserved()
        assert (conserved["cards"], conserved["coins"], conserved["sites"]) == (9 * seats, 12, 9)


@every_table
@each_policy
def test_what_a_seat_cannot_know_moves_nothing_it_sees(seats: int, policy: str) -> None:
    """Check every single step of a game."""
    rng = random.Random(4)
    steps = kit.played(KIND, seats, 2, policy, WHOLE)
    for seat in (None, *range(seats)):
        hid = [kit.check_secrets(step, seat, rng) for step in steps]
        assert any(hid), f"nothing was ever hidden from {seat}"


def test_every_rule_named_in_code_has_words() -> None:
    sources = [path.read_text("utf-8") for path in sorted((ROOT / "rules" / KIND).rglob("*.py"))]
    named = {rule for source in sources for rule in re.findall(r'"([\w]+(?:\.\w+)*)"', source)}
    made = re.compile(r'(?:refused\(|wrong_choice\(|not_yet\(game,)\s*"([\w.]+)"')
    raised = {rule for source in sources for rule in made.findall(source)}
    assert len(raised) > 10
    assert raised <= named
    checked = {"bet.hand", "trade.hand", "pick.row", "trade.give", "trade.take"}
    assert checked <= named
    checked |= {f"moment.{step}" for step in ("pick", "bet", "reinforce", "trade")}
    for rule in sorted(raised | checked):
        assert has_text("en", sources_of(KIND), f"{KIND}-{rule.replace('.', '-')}"), rule


@every_table
@each_policy
def test_play_comes_to_an_end(seats: int, policy: str) -> None:
    for seed in range(7, 12):
        steps = kit.played(KIND, seats, seed, policy, WHOLE)
        assert steps[-1].after.outcome is not None


@every_table
def test_new_dice_change_what_is_to_come_and_nothing_that_was(seats: int) -> None:
    game = kit.played(KIND, seats, 1, "suggested", WHOLE)[5].after

    def future(salt: str) -> tuple[bytes, ...]:
        steps = kit.play(game.reseed(salt), "suggested", 9, 40)
        return tuple(rules.encode_events(step.events) for step in steps)

    assert len({future(salt) for salt in ("a", "b", "c")}) == 3
    for seat in (None, *range(seats)):
        assert game.reseed("a").view(seat) == game.view(seat)


@every_table
def test_the_first_seat_acts_first(seats: int) -> None:
    for first in range(seats):
        assert rules.new_game(KIND, seats=seats, seed=10, first=first).waiting_for[0] == first
