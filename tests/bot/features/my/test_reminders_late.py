"""Reminders that cannot be sent for a while: one comes of each decision, by what its person wants then."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tests.bot.delivery.rough import SENDING, allow, deny
from tests.bot.features.my.times import in_turn, jump, jump_to, reminders
from tests.bot.features.nudge.test_nudge import nudges
from tests.discord import Server


async def come_back(server: Server) -> None:
    """Let the bot send again, and let it try."""
    allow(server)
    await jump(server, hours=1)
    await server.sweep(62)


async def two_days_without(server: Server, **wanted: Any) -> Any:
    """Let somebody be reminded every four hours, and the bot send nothing for two days; return them."""
    _, person, _ = await in_turn(server)
    await person.slash(server.channel, "my reminders", hours=4, repeat=True, **wanted)
    deny(server, SENDING)
    for _ in range(12):
        await jump(server, hours=4)
    assert reminders(server) == []
    return person


@pytest.mark.parametrize("restart", [False, True], ids=["at once", "after a restart"])
async def test_one_is_sent_and_then_they_go_on(server: Server, restart: bool) -> None:
    await two_days_without(server)
    if restart:
        await server.restart()
    await come_back(server)
    assert len(reminders(server)) == 1
    await jump(server, hours=3)
    assert len(reminders(server)) == 2
    for _ in range(20):
        await jump(server, hours=4)
    assert len(reminders(server)) == 10


async def test_none_to_somebody_who_has_switched_them_off_since(server: Server) -> None:
    person = await two_days_without(server)
    await person.slash(server.channel, "my reminders", hours=0)
    await come_back(server)
    assert reminders(server) == []


@pytest.mark.parametrize("restart", [False, True], ids=["at once", "after a restart"])
async def test_none_to_somebody_who_is_away_by_now(server: Server, restart: bool) -> None:
    person = await two_days_without(server)
    await person.slash(server.channel, "my away", until="2 weeks")
    if restart:
        await server.restart()
    await come_back(server)
    assert reminders(server) == []
    await jump(server, days=14)
    await jump(server, hours=4)
    assert len(reminders(server)) == 1


@pytest.mark.parametrize("repeat", [False, True], ids=["once", "repeated"])
async def test_in_quiet_hours_it_waits_for_their_end(server: Server, repeat: bool) -> None:
    _, person, _ = await in_turn(server)
    await jump_to(server, datetime(2027, 3, 26, 17, 0, tzinfo=UTC))
    await person.slash(
        server.channel, "my reminders", hours=4, repeat=repeat, quiet="22-7", zone="Europe/London"
    )
    deny(server, SENDING)
    await jump_to(server, datetime(2027, 3, 26, 21, 10, tzinfo=UTC))
    await jump_to(server, datetime(2027, 3, 26, 23, 0, tzinfo=UTC))
    await come_back(server)
    await jump_to(server, datetime(2027, 3, 27, 6, 50, tzinfo=UTC))
    assert reminders(server) == []
    await jump_to(server, datetime(2027, 3, 27, 7, 1, tzinfo=UTC))
    assert len(reminders(server)) == 1
    await jump(server, hours=3)
    assert len(reminders(server)) == 1
    await jump(server, hours=1)
    assert len(reminders(server)) == 1 + repeat


@pytest.mark.parametrize("first", ["nudge", "reminder"])
async def test_a_nudge_put_off_by_the_same_quiet_hours_is_reminder_enough(server: Server, first: str) -> None:
    """The next reminder comes as long after it as it would after a reminder."""
    game, person, other = await in_turn(server)
    await jump_to(server, datetime(2027, 3, 26, 21, 30, tzinfo=UTC))
    hours = {"nudge": 2, "reminder": 1}[first]
    await person.slash(
        server.channel, "my reminders", hours=hours, repeat=True, quiet="22-7", zone="Europe/London"
    )
    board = server.last
    await jump(server, minutes=45 if first == "nudge" else 90)
    await other.click(board, label="Nudge")
    await jump(server, hours=2)
    assert nudges(server) == reminders(server) == []
    await jump_to(server, datetime(2027, 3, 27, 7, 1, tzinfo=UTC))
    assert (len(nudges(server)), len(reminders(server))) == (1, 0)
    await jump(server, hours=hours)
    assert (len(nudges(server)), len(reminders(server))) == (1, 1)
    assert game
