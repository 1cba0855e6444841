"""Plans that are not as they were written: what their people read, and how they get rid of them."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.i18n.languages import spoken_languages
from bot.table.planning import Dropped, Reason
from bot.ui.plan_text import dropped_text
from rules import Branch, Plan
from rules.language.words import Words
from tests.bot.features.plans.planning import page, presses, toy_game
from tests.bot.features.plans.test_overtaken import direct
from tests.bot.features.test_privacy import answer_of
from tests.bot.playing import act_by_command, open_panel
from tests.bot.table.test_rotten_plans import ROTS
from tests.bot.table.test_rotten_questions import rot
from tests.discord import Server, texts
from tests.toy.actions import EndTurn


async def rotten(server: Server, what: str) -> tuple[int, int, int]:
    """Let a plan rot; return the game's id, the seat in turn and the one that has planned."""
    game_id, seat, other = await toy_game(server)
    plan = Plan((Branch(None, (EndTurn(),)),))
    await server.tables.plans.keep(game_id, server.people[other].id, plan)
    rot(server.tables, ROTS[what], "plan", f"seat = {other}")
    return game_id, seat, other


async def test_it_can_no_longer_be_read_and_is_withdrawn(server: Server) -> None:
    game_id, _, other = await rotten(server, "what it was made for")
    who = server.people[other]
    shown = answer_of(await who.slash(server.channel, "privacy show"))
    assert f"({game_id}) · can no longer be read" in shown
    assert "can no longer be read" in texts((await open_panel(server, other)).components)
    listed = await page(server, other)
    assert "does nothing" in texts(listed.components)
    await presses(server, other, listed, "Withdraw the plan")
    assert not (await server.tables.load(game_id)).planned


async def test_with_what_is_done_next_it_is_dropped_and_its_person_called(server: Server) -> None:
    game_id, seat, other = await rotten(server, "its moves")
    who = server.people[other]
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    await server.env.settle()
    (told,) = direct(who)
    assert "can no longer be read" in texts(told.components)
    assert who.mention in texts(server.last.components)
    await presses(server, other, await page(server, other), "I know")
    assert not (await server.tables.load(game_id)).planned


@pytest.mark.parametrize("language", [one.code for one in spoken_languages()])
def test_each_reason_has_words_of_its_own(language: str) -> None:
    words = Words("toy", language)
    told = [dropped_text(words, Dropped(reason)) for reason in get_args(Reason)]
    assert len(set(told)) == len(told)
    assert all(one.startswith("**") for one in told)
