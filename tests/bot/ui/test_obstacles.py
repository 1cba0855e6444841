"""Of all that stands in the way of a kind of action, what matters most is said first."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.ui.obstacles import obstacles
from rules import Action, Game, RuleError
from rules.arriala import actions as a
from rules.canal_du_midi import actions as m
from rules.language.words import Words
from tests.rules.arriala.positions import position, worker
from tests.rules.arriala.refused import BRULHOIS, CHASSELAS, NO_SITE, without
from tests.rules.canal_du_midi.positions import asked, won
from tests.rules.canal_du_midi.positions import position as round_of

NAMES = ("Ada", "Béa", "Chloé", "Dorothée")
IN_RESERVE = "Y1:14"
ALL_BUILT = "R1:14 Y1:weir G1:mill R2:dam"


def errors(kind: str, game: Game, action: type[Action], seat: int = 0) -> tuple[RuleError, ...]:
    """Return what is said when a seat asks why it cannot do a kind of action."""
    words = Words(kind, "en", NAMES[: game.seats], game.view(seat))
    table: Any = SimpleNamespace(game=game, info=SimpleNamespace(kind=kind))
    return obstacles(table, seat, words, action)


def first_reason(kind: str, game: Game, action: type[Action]) -> str:
    """Return the rule that is named first."""
    return errors(kind, game, action)[0].rule


def test_the_least_price_is_named() -> None:
    assert errors("arriala", position("R1:14", points=0), a.Move)[0].params["cost"] == 1


def test_a_rule_that_few_choices_meet_is_found() -> None:
    """Check that of 600 choices none is left out: a worker may not stay where it is."""
    found = errors("arriala", position("R1:14", points=1, locks=(13, 15)), a.Move)
    rules = {one.rule for one in found}
    assert rules == {"arriala.points", "arriala.stay", "arriala.space.lock"}


def test_a_worker_elsewhere_is_no_reason_beside_one_that_is_there() -> None:
    game = position("R1:14 R2:brulhois R3:mill", hand="to_vineyard_own", moved=(worker("R1"), worker("R2")))
    for action in (a.GoToVineyard, a.CardToVineyard, a.LeaveVineyard):
        assert [one.rule for one in errors("arriala", game, action)] == ["arriala.R3"]


@pytest.mark.parametrize("tried", [20, 50, 100])
def test_a_sample_calls_nothing_avoidable_by_chance(monkeypatch: pytest.MonkeyPatch, tried: int) -> None:
    """Check that what no choice avoids is first if only some choices are tried, as in a bigger game."""
    monkeypatch.setattr("bot.ui.obstacles._MOST_TRIED", tried)
    game = position(f"R1:14 {CHASSELAS} {BRULHOIS}", hand="to_vineyard_own to_vineyard_any")
    rules = [one.rule for one in errors("arriala", game, a.CardToVineyard)]
    assert "arriala.vineyard.full" not in rules[1:]


def test_what_could_never_be_named_is_no_reason_beside_others() -> None:
    found = errors("arriala", position("R1:14 Y1:15", hand="to_canal_any"), a.CardToCanal)
    assert [one.rule for one in found] == ["arriala.vineyard.not_in"]


@pytest.mark.parametrize(
    ("game", "action", "rule"),
    [
        (position(ALL_BUILT, seats=2), a.BuildRiverWork, "river.taken"),
        (position(IN_RESERVE), a.BuildRiverWork, "canal"),
        (position("R1:14", points=0), a.BuildRiverWork, "points"),
        (position("R1:14", hand="to_canal_any"), a.CardToCanal, "vineyard.not_in"),
        (position("R1:14", hand="to_canal_own"), a.CardToCanal, "vineyard.not_in"),
        (position("R1:brulhois", hand="lock"), a.CardToCanal, "card.none"),
        (position("R1:14 Y1:brulhois"), a.LeaveVineyard, "vineyard.not_in"),
        (position("Y1:14"), a.GoToVineyard, "canal"),
        (position("R1:14", hand="lock move_3"), a.CardToCanal, "card.none"),
        (position("R1:14", hand="move_3"), a.CardLock, "card.none"),
        (position("R1:14", hand="to_canal_any"), a.CardMove, "card.none"),
        (position("R1:14", hand="to_canal_any"), a.CardMasterWork, "card.none"),
        (position("R1:14", hand="move_3", seats=2, points=0), a.CardMove, "points"),
        (position("R1:14", hand="move_3 master_work", scores=(3, 1, 3)), a.CardMasterWork, "R10"),
        (position("R1:14", hand="master_work", builders=(0, 1)), a.CardMasterWork, "master_work.built"),
        (position("R1:1 R2:2 R3:3 R4:4 R5:5"), a.PlaceWorker, "reserve"),
        (position("R1:14", points=3), a.BuildLock, "points"),
        (without("vineyard"), a.GoToVineyard, "unknown.vineyard"),
        (without("river_work"), a.BuildRiverWork, "unknown.river_work"),
        (without("master_work"), a.CardMasterWork, "unknown.master_work"),
        (replace(NO_SITE, action_points=3), a.BuildLock, "lock.limit"),
    ],
)
def test_the_reason_that_no_choice_avoids_is_first(game: Game, action: type[Action], rule: str) -> None:
    assert first_reason("arriala", game, action) == f"arriala.{rule}"


@pytest.mark.parametrize(
    ("game", "action", "rule"),
    [
        (asked(), m.Bet, "moment.bet"),
        (round_of(), m.Send, "moment.reinforce"),
        (won(), m.Pick, "moment.pick"),
        (asked((0, 1, 1)), m.Send, "coin.none"),
    ],
)
def test_another_step_is_the_reason(game: Game, action: type[Action], rule: str) -> None:
    assert first_reason("canal_du_midi", game, action) == f"canal_du_midi.{rule}"
