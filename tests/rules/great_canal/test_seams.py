"""The base rules without cards and canal: the steps know neither, they ask at seams."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import RuleError
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.seams import NO_SEAMS
from rules.great_canal.state import Holding
from tests.rules.great_canal.conftest import STEPS
from tests.rules.great_canal.positions import act, goods, position, seat


@pytest.mark.parametrize("step", STEPS)
def test_there_are_tests_of_each_step(step: str) -> None:
    """Check that the files are there whose tests run with nothing at the seams as well."""
    assert (Path(__file__).parent / f"test_{step}.py").is_file()


ALL_KINDS = ("merchant", "spy", "warlord", "mining")


def ready() -> GreatCanal:
    """Return a position with cards that can be played, and a second knight at a section that is asleep."""
    return position(
        seat(settlements="B6 n", roads="B6 ne", knights="C5 n 1+, C5 s 1"),
        hands={0: goods(grain=2), 1: goods(ore=2)},
        holdings={0: Holding(progress=ALL_KINDS), 1: Holding(progress=("spy",))},
    )


@pytest.mark.parametrize("bare", [True], indirect=True)
def test_without_seams_no_card_is_played_and_nothing_is_dug() -> None:
    """Check that all that joins the rules does so at the seams, which tests of the steps leave empty."""
    assert GreatCanal.seams is NO_SEAMS
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
