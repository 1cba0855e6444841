"""The board that is posted already never shows a time that is not right any more: it is edited, once."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import discord
import pytest

from tests.bot.features.clock.test_late import paced, run_out
from tests.bot.features.my.times import jump
from tests.bot.moderating import do
from tests.bot.playing import TOY
from tests.bot.sent import collected
from tests.discord import PEOPLE, Server, labels, texts


def board(server: Server) -> discord.Message:
    """Return the newest message with the board, as it stands now."""
    return next(one for one in server.newest_first() if "Play" in labels(one.components))


async def shown_until(server: Server, game: int) -> list[str]:
    """Return until when the newest board says that clocks run; it has to be what counts now."""
    found = re.findall(r"Time runs out: .*<t:(\d+):R>", texts(board(server).components))
    until = (await server.tables.get(game)).until
    assert found == [str(int(one.timestamp())) for one in until.values()]
    return found


async def test_away_and_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    game, first, _ = await paced(server)
    person: Any = server.people[first]
    before, posted = await shown_until(server, game), board(server).id
    sent = collected(monkeypatch)
    await person.slash(server.channel, "my away", until="5d")
    assert [one.edit for one in sent] == [True, False]
    assert await shown_until(server, game) == []
    assert f"-# Away: {PEOPLE[first]} until <t:" in texts(board(server).components)
    await jump(server, hours=10)
    await person.slash(server.channel, "my away", until="6d")
    assert await shown_until(server, game) == []
    await person.click((await person.slash(server.channel, "my away")).response, label="I am back")
    after = await shown_until(server, game)
    assert abs(int(after[0]) - int(before[0]) - timedelta(hours=10).total_seconds()) < 300
    assert "Away:" not in texts(board(server).components)
    assert board(server).id == posted


async def test_the_end_of_being_away(server: Server) -> None:
    """By itself, without a new message; also where the program is started anew meanwhile."""
    game, first, _ = await paced(server)
    await server.people[first].slash(server.channel, "my away", until="5d")
    sent = len(server.messages())
    await server.restart()
    await jump(server, days=5)
    assert len(await shown_until(server, game)) == 1
    assert "Away:" not in texts(board(server).components)
    assert len(server.messages()) == sent


async def test_without_a_pace_too_the_board_says_who_is_away_of_those_waited_for(server: Server) -> None:
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    await server.people[1].click(server.last, label="Join")
    await server.people[0].slash(server.channel, "game start")
    await server.people[0].slash(server.channel, "toy choose", number=1)
    await server.people[0].slash(server.channel, "my away", until="5d")
    assert "Away:" not in texts(board(server).components)
    await server.people[1].slash(server.channel, "my away", until="5d")
    assert "-# Away: Bea until <t:" in texts(board(server).components)
    await jump(server, days=5)
    assert "Away:" not in texts(board(server).components)


async def test_pause_and_resume(server: Server) -> None:
    game, _, _ = await paced(server)
    paused = board(server)
    await do(server, "mod pause", "Pause the game")
    assert await shown_until(server, game) == []
    assert "The game is paused" in texts(board(server).components)
    await jump(server, days=3)
    await do(server, "mod resume", "Resume the game")
    assert len(await shown_until(server, game)) == 1
    old = next(one for one in server.messages() if one.id == paused.id)
    assert "Time runs out" not in texts(old.components)


async def test_a_time_that_is_over(server: Server) -> None:
    game, first, _ = await paced(server)
    await run_out(server)
    assert await shown_until(server, game) == []
    assert f"-# Time is over: {PEOPLE[first]}" in texts(board(server).components)


async def test_nothing_is_changed_where_no_time_is(server: Server) -> None:
    """Of somebody whom the game does not wait for."""
    game, _, others = await paced(server)
    before = texts(board(server).components)
    await server.people[others[0]].slash(server.channel, "my away", until="5d")
    assert texts(board(server).components) == before
    assert len(await shown_until(server, game)) == 1


async def test_what_a_clock_that_ran_ahead_has_shown_is_put_right(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the start of the program, without a new message."""
    game, _, _ = await paced(server)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE timer SET due = due + 259200000, made = made + 259200000")
    sent = collected(monkeypatch)
    await server.restart()
    await server.sweep(62)
    assert [one.edit for one in sent] == [True]
    assert len(await shown_until(server, game)) == 1
