"""The base rules without cards and canal: the steps know neither, they ask at seams."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rules import RuleError
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.seams import NO_SEAMS
from rules.great_canal.state import Holding
from tests.rules.great_canal.positions import act, goods, position, seat

STEPS = (
    *("bank", "barbarians", "building", "chasing", "counter_offers", "defenders", "fallen", "gold"),
    *("improving", "knight_moves", "knights", "odd_costs", "offer_answers", "offers", "production"),
    *("progress", "robber", "roll", "route", "sailing", "settlements", "setup", "seven", "turn", "victory"),
)
"""The tests of the base steps, by the names of their files."""
CARDS = "test_the_merchant or test_gold_of_a_chosen_eight"
"""What in these files is of cards all the same."""


def test_the_steps_know_neither_cards_nor_canal() -> None:
    """Check that the tests of the steps pass with nothing at the seams."""
    here = Path(__file__).parent
    files = [str(here / f"test_{step}.py") for step in STEPS]
    plain = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0"]
    run = subprocess.run(
        [*plain, "-p", "tests.rules.great_canal.bare", "-k", f"not ({CARDS})", *files],
        cwd=here.parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave all seams empty."""
    monkeypatch.setattr(GreatCanal, "seams", NO_SEAMS)


ALL_KINDS = ("merchant", "spy", "warlord", "mining")


def ready() -> GreatCanal:
    """Return a position with cards that can be played, and a second knight at a section that is asleep."""
    return position(
        seat(settlements="B6 n", roads="B6 ne", knights="C5 n 1+, C5 s 1"),
        hands={0: goods(grain=2), 1: goods(ore=2)},
        holdings={0: Holding(progress=ALL_KINDS), 1: Holding(progress=("spy",))},
    )


@pytest.mark.usefixtures("bare")
def test_without_seams_no_card_is_played_and_nothing_is_dug() -> None:
    """Check that all that joins the rules does so at the seams."""
    game = ready()
    assert not [one for one in game.legal_actions(0) if type(one).__name__.startswith("Play")]
    for action in (a.PlayWarlord(), a.PlaySpy(1), a.PlayMining(), a.KeepCard("spy"), a.AskHarbor(1, "ore")):
        with pytest.raises(RuleError) as caught:
            game.apply(0, action)
        assert caught.value.rule == "game.action"
    knight = next(one for one in game.pieces.realms[0].knights if not one.active)
    assert act(game, a.ActivateKnight(knight.corner)).dug == ()


def test_with_them_both_are() -> None:
    """Check the same position with the whole rules."""
    game = ready()
    knight = next(one for one in game.pieces.realms[0].knights if not one.active)
    assert a.PlayWarlord() in game.legal_actions(0)
    assert act(game, a.ActivateKnight(knight.corner)).dug == (2,)


def test_what_is_offered_goes_with_the_seams(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that what was offered with cards is not offered again without, on the very same pieces."""
    game = ready()
    assert a.PlayMining() in game.legal_actions(0)
    monkeypatch.setattr(GreatCanal, "seams", NO_SEAMS)
    assert a.PlayMining() not in game.legal_actions(0)
