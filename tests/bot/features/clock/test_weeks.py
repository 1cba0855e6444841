"""A table that lasts: a pace, somebody away and back, a plan, a time that is over, the others' consent."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table import Pace
from rules import Branch, Plan
from tests.bot.answers import answer_of
from tests.bot.features.clock.test_late import CHOICES, paced, told
from tests.bot.features.clock.test_times_shown import board, shown_until
from tests.bot.features.games.lists import mine
from tests.bot.features.my.times import jump
from tests.bot.features.plans.planning import editor, kept, presses
from tests.bot.features.test_consent import waiting
from tests.bot.sent import collected
from tests.discord import PEOPLE, Server, labels, texts
from tests.toy.actions import EndTurn


async def test_weeks_at_one_table_with_a_program_that_is_started_anew(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, first, _ = await paced(server)
    second, third = (first + 1) % 3, (first + 2) % 3
    person: Any = server.people[first]
    assert (await server.tables.get(game)).pace == Pace(24, 72)

    # The next one plans to end their turn; the one whose turn it is goes away, and nothing happens for days.
    shown = await editor(server, second)
    await presses(server, second, shown, "End turn", "Read back", "Keep it")
    plan = Plan((Branch(None, (EndTurn(),)),))
    assert await kept(server, game, second) == plan
    await person.slash(server.channel, "my away", until="2 weeks")
    assert await shown_until(server, game) == []
    await server.restart()
    sent = collected(monkeypatch)
    await jump(server, days=10)
    assert sent == []
    assert await waiting(server, game) == (first,)

    # Back early, with all the time that was left; it runs out, and only those who can choose are called.
    answer = await person.slash(server.channel, "my away")
    await person.click(answer.response, label="I am back")
    assert len(await shown_until(server, game)) == 1
    assert [ping for one in sent for ping in one.pings] == []
    await jump(server, hours=95)
    assert (await server.tables.get(game)).over == ()
    await server.restart()
    await jump(server, hours=2)
    assert f"-# Time is over: {PEOPLE[first]}" in texts(board(server).components)
    others = {server.people[second].id, server.people[third].id}
    assert {ping for one in sent for ping in one.pings} == others

    # One of the others does not agree: nothing happens. Asked again, after a restart, they do.
    await server.people[second].click(told(server), label="Skip")
    await server.people[third].click(server.last, label="Refuse")
    assert f"{PEOPLE[third]} does not agree." in texts(server.last.components)
    assert await waiting(server, game) == (first,)
    assert labels(told(server).components) == CHOICES
    await server.restart()
    await server.people[second].click(told(server), label="Skip")
    proposal = server.last
    await server.restart()
    sent = collected(monkeypatch)
    await server.people[third].click(proposal, label="Agree")

    # The plan answers at once: whose turn came and went is not called, and the one after them is.
    assert await waiting(server, game) == (third,)
    assert await kept(server, game, second) is None
    pings = [ping for one in sent for ping in one.pings]
    assert server.people[second].id not in pings
    assert person.id not in pings
    assert server.people[third].id in pings
    assert labels(told(server).components) == []
    (until,) = await shown_until(server, game)
    assert f"<t:{until}:R>" in (await mine(server, third))[-1]
    log = answer_of(await person.slash(server.channel, "log"))
    assert f"The others skipped {PEOPLE[first]}, since time was over." in log
