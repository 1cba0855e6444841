"""Turning points in words: each says what would have been better, and why."""

from __future__ import annotations

import pytest

from bot.table.decisions import Decision
from bot.thinking import Considered, TurningPoint
from bot.ui.turning_points import point_lines
from rules import new_game
from rules.language.words import Words


@pytest.mark.parametrize(
    ("behind", "wins", "told"),
    [
        ((1_500, 0), None, ["On average that would have brought, in points: Ann +1.5"]),
        ((40, 0), None, ["It would have left Ann a little better placed."]),
        ((40, 0), (80, 60), ["Ann wins about 80% with it and 60% with what was played."]),
        ((1_500, 0), (80, 60), ["On average that would have brought", "Ann wins about 80% with it"]),
    ],
)
def test_each_says_why(behind: tuple[int, int], wins: tuple[int, int] | None, told: list[str]) -> None:
    game = new_game("canal_du_midi", seats=2, seed=1)
    done, best = game.legal_actions(0)[:2]
    point = TurningPoint(
        Decision(1, 0, done, game),
        Considered(best, (0, 0), 0, None),
        Considered(done, behind, 2_000, wins, sure=True),
    )
    _, _, *why = point_lines(Words("canal_du_midi", "en", ("Ann", "Bob"), game.view(0)), point)
    assert len(why) == len(told)
    assert all(part in line for part, line in zip(told, why, strict=True))
