"""All that people can do at a table where somebody has planned, beside :mod:`tests.bot.table.acts`."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.table import Tables
from rules import Branch, Condition, Plan
from tests.bot.table.acts import Act
from tests.bot.table.doing import end, roll_back
from tests.bot.table.planned import with_stand_in
from tests.bot.table.prepared import after, in_turn
from tests.bot.table.seated import BOB, CLEO, MODERATOR
from tests.toy.actions import EndTurn

PASS = Branch(None, (EndTurn(),))


def plan_to_pass(tables: Tables, game: int) -> Awaitable[object]:
    """Let Bob plan to pass whatever happens."""
    return tables.plans.keep(game, BOB, Plan((PASS,)))


def plan_in_vain(tables: Tables, game: int) -> Awaitable[object]:
    """Let Bob plan for the case that Ann lays a card."""
    laid = Condition("played", (("seat", 0),))
    return tables.plans.keep(game, BOB, Plan((Branch(laid, (EndTurn(),)),)))


def plan_late(tables: Tables, game: int) -> Awaitable[object]:
    """Let Cleo plan to pass."""
    return tables.plans.keep(game, CLEO, Plan((PASS,)))


OF_PLANS = (
    Act("plans.keep", in_turn, plan_to_pass),
    Act("plans.withdraw", after(in_turn, plan_to_pass), lambda t, g: t.plans.withdraw(g, BOB)),
    Act("play.act", after(in_turn, plan_to_pass), end, "post"),
    Act("play.act", after(in_turn, plan_in_vain), end, "plan-dropped post"),
    Act(
        "rollback.roll_back",
        after(in_turn, end, plan_late),
        roll_back(new_dice=False),
        "rollback plan-dropped",
    ),
    Act(
        "stand_ins.skip",
        after(in_turn, plan_to_pass),
        lambda t, g: t.stand_ins.skip(g, MODERATOR, 0),
        "skip post",
    ),
    Act(
        "stand_ins.skip",
        after(in_turn, plan_to_pass, with_stand_in, end, lambda t, g: t.stand_ins.dismiss(g, BOB)),
        lambda t, g: t.stand_ins.skip(g, MODERATOR, 1),
        "skip plan-dropped post",
    ),
)
