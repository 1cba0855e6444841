"""Plans beside answers given beforehand, which come first: that is said wherever both stand."""

from __future__ import annotations

from rules import Branch, Plan
from tests.bot.features.plans.planning import editor, page, presses, toy_game
from tests.discord import Server, texts
from tests.toy.actions import EndTurn
from tests.toy.standing import RefuseOffers

FIRST = "**Your answers ahead come first:** Refuse offers. The plan does only what they leave to you."


async def test_the_editor_the_reading_and_the_list_say_which_comes_first(server: Server) -> None:
    game_id, _, other = await toy_game(server)
    await server.tables.standing.set(game_id, server.people[other].id, RefuseOffers())
    shown = await editor(server, other)
    assert FIRST in texts(shown.components)
    await presses(server, other, shown, "End turn")
    assert FIRST in texts(shown.components)
    await presses(server, other, shown, "Read back")
    assert FIRST in texts(shown.components)
    await presses(server, other, shown, "Keep it")
    assert FIRST in texts(shown.components)
    assert FIRST in texts((await page(server, other)).components)


async def test_what_still_stands_is_said_where_a_plan_is_withdrawn(server: Server) -> None:
    game_id, _, other = await toy_game(server)
    await server.tables.standing.set(game_id, server.people[other].id, RefuseOffers())
    await server.tables.plans.keep(game_id, server.people[other].id, Plan((Branch(None, (EndTurn(),)),)))
    shown = await page(server, other)
    await presses(server, other, shown, "Withdraw the plan")
    told = texts(shown.components)
    assert "No plan stands any more. Your answers ahead still stand: Refuse offers." in told
    assert "Nothing is planned" not in told


async def test_nothing_is_said_of_answers_where_there_is_none(server: Server) -> None:
    game_id, _, other = await toy_game(server)
    await server.tables.plans.keep(game_id, server.people[other].id, Plan((Branch(None, (EndTurn(),)),)))
    shown = await page(server, other)
    assert "come first" not in texts(shown.components)
    await presses(server, other, shown, "Withdraw the plan")
    assert "**Withdrawn.** Nothing is planned: you will be asked." in texts(shown.components)
