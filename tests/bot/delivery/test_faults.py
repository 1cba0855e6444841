"""Whatever goes wrong with one row, or with the disk, ends no loop and holds up nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.delivery.loops import fault_of, keep_pace
from bot.delivery.pauses import LONGEST_PAUSE, Pauses
from bot.store import Queue
from tests.bot.answers import choose_all
from tests.bot.delivery.rough import end_turns, forget_nonces, in_turns, noted, pending
from tests.bot.playing import TOY, open_game
from tests.discord import Server, texts

FULL = sqlite3.OperationalError("database or disk is full")

FAULTS = (
    FULL,
    OSError("no disk"),
    RuntimeError("a fault of ours"),
    TimeoutError(),
    aiohttp.ClientError(),
    discord.GatewayNotFound(),
    discord.ClientException(),
    asyncio.CancelledError(),
)

PARTS: tuple[Callable[[Server], tuple[object, str]], ...] = (
    lambda server: (server.tables.stand_ins, "games"),
    lambda server: (server.tables.outbox, "queues_due"),
    lambda server: (server.tables.timers, "end_due"),
    lambda server: (server.tables.timers, "next_due"),
    lambda server: (server.tables.transfer.uploads, "drop_expired"),
    lambda server: (server.client, "wait_until_ready"),
)


def failing(fault: BaseException) -> Callable[..., Awaitable[Any]]:
    """Return a function that fails."""

    async def fail(*_: object, **__: object) -> None:
        raise fault

    return fail


@pytest.mark.parametrize("fault", FAULTS, ids=repr)
async def test_nothing_ends_a_loop(
    server: Server, monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    """Each part fails for some time; then all goes on, and what waited comes."""
    _, seat = await in_turns(server)
    server.env.inject_error("POST", "/channels/*/messages", status=500)
    messages = len(server.messages())
    await end_turns(server, seat)
    with monkeypatch.context() as patched:
        for part in PARTS:
            patched.setattr(*part(server), failing(fault))
        for _ in range(3):
            await server.sweep(61)
        assert len(server.faults) >= 3
        server.faults.clear()
        server.expected_errors()
    worker: Any = server.services.delivery
    timers: Any = server.client._timers
    await server.sweep(61)
    assert worker._sweep.is_running()
    assert timers._watch.is_running()
    assert len(server.messages()) == messages + 1
    assert await pending(server) == []


async def test_stand_ins_and_rows_fail_for_themselves(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where stand-ins play cannot be read, and rows that are due are sent all the same."""
    _, seat = await in_turns(server)
    server.env.inject_error("POST", "/channels/*/messages", status=500)
    await end_turns(server, seat)
    monkeypatch.setattr(server.tables.stand_ins, "games", failing(FULL))
    await server.sweep(61)
    assert await pending(server) == []
    server.faults.clear()


async def test_whoever_is_given_up_ends() -> None:
    """What it waited for may be given up by others; that is a fault like any other."""
    waiting = asyncio.get_running_loop().create_future()
    others = asyncio.get_running_loop().create_future()

    async def wait(future: asyncio.Future[None]) -> None:
        await future

    other = asyncio.create_task(fault_of(wait(others)))
    task = asyncio.create_task(fault_of(wait(waiting)))
    await asyncio.sleep(0)
    others.cancel()
    assert isinstance(await other, asyncio.CancelledError)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.parametrize(
    ("ahead", "begun"), [(0, 0), (10, 0), (20, 0), (21, 1), (3600, 1), (-10, 0), (-3600, 1)]
)
def test_a_loop_does_not_sleep_until_a_clock_that_was_set_back_has_come_to_where_it_was(
    ahead: int, begun: int
) -> None:
    begins: list[int] = []
    coming = discord.utils.utcnow() + timedelta(seconds=ahead)
    loop = SimpleNamespace(next_iteration=coming, restart=lambda: begins.append(1))
    keep_pace(cast(Any, loop), timedelta(seconds=10))
    assert len(begins) == begun


async def test_loops_go_on_after_the_clock_was_set_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_turns(server)
    worker: Any = server.services.delivery
    timers: Any = server.client._timers
    looked: list[str] = []
    for part, method in ((server.tables.outbox, "queues_due"), (server.tables.timers, "end_due")):
        kept = getattr(part, method)

        async def noting(*given: Any, kept: Any = kept, method: str = method) -> Any:
            looked.append(method)
            return await kept(*given)

        monkeypatch.setattr(part, method, noting)
    for loop in (worker._sweep, timers._watch):
        # The clock was an hour ahead when the loop went to sleep.
        loop._last_iteration += timedelta(hours=1)
        loop._next_iteration += timedelta(hours=1)
    for _ in range(4):
        await server.sweep(61)
    assert looked.count("queues_due") >= 5
    assert looked.count("end_due") >= 2


async def test_what_cannot_be_noted_is_sent_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full for ten minutes: only noting is tried again, later and later, and nothing is sent."""
    _, seat = await in_turns(server)
    messages, tries = len(server.messages()), 0
    delivered = server.tables.outbox.delivered

    async def full(*_: Any) -> None:
        nonlocal tries
        tries += 1
        raise FULL

    monkeypatch.setattr(server.tables.outbox, "delivered", full)
    requests: Any = server.env.http_requests
    requests.clear()
    await end_turns(server, seat)
    for _ in range(60):
        forget_nonces(server)
        await server.sweep(10)
    assert len(server.messages()) == messages + 1
    assert len([one for one in requests if one.path.endswith("/messages")]) == 1
    assert 5 <= tries <= 15
    assert len(server.faults) == tries
    server.faults.clear()
    monkeypatch.setattr(server.tables.outbox, "delivered", delivered)
    await server.sweep(60)
    assert await pending(server) == []
    assert (await noted(server))[-1] == server.last.id


async def test_what_has_failed_and_cannot_be_noted_is_tried_later_and_later(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord does not answer and the disk is full: it is not asked every ten seconds, and others go on."""
    _, seat = await in_turns(server)
    requests = server.env.http_requests
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500, times=None)
    failed = server.tables.outbox.failed
    monkeypatch.setattr(server.tables.outbox, "failed", failing(FULL))
    requests.clear()
    await end_turns(server, seat)
    for _ in range(60):
        await server.sweep(10)
    sends = [one for one in requests if one.method == "POST" and one.path.endswith("/messages")]
    assert 5 <= len(sends) <= 15
    first, server.channel = server.channel, server.other_channel
    await open_game(server, TOY, 2)
    assert len(server.messages()) == 2
    server.channel = first
    server.faults.clear()
    server.env.backend.faults.clear()
    monkeypatch.setattr(server.tables.outbox, "failed", failed)
    await server.sweep(60)
    assert await pending(server) == []


DAMAGE = {
    "no JSON": "payload = '{'",
    "nothing": "payload = ''",
    "another kind": "kind = 'p\x07st'",
    "a state that is none": "state = x'ff00'",
    "a time beyond all times": "created = 1 << 62",
    "text that is none": "payload = CAST(x'ff' AS TEXT)",
}


@pytest.mark.parametrize("how", DAMAGE)
async def test_a_damaged_row_is_set_aside(server: Server, how: str) -> None:
    """It silences its channel for some minutes and nobody else; then the channel reads so and goes on."""
    game_id, seat = await in_turns(server)
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500)
    await end_turns(server, seat, 2)
    rows = await pending(server)
    async with server.tables.store.write() as queries:
        await queries.run(f"UPDATE outbox SET {DAMAGE[how]} WHERE id = ?", rows[0]["id"])
    first, messages, server.channel = server.channel, len(server.messages()), server.other_channel
    await server.sweep()
    await open_game(server, TOY, 2)
    assert len(server.messages()) == 2
    server.channel = first
    assert len(server.messages()) == messages
    for _ in range(60):
        await server.sweep(10)
    told = [texts(message.components) for message in server.messages()[messages:]]
    assert [f"number {rows[0]['id']} in" in text for text in told] == [False] * (len(told) - 1) + [True]
    assert "is done" in told[0]
    assert await pending(server) == []
    assert any("cannot be made into a message" in fault for fault in server.faults)
    assert any("is set aside" in fault for fault in server.faults)
    server.faults.clear()
    (row,) = await server.tables.store.reader.rows("SELECT * FROM outbox WHERE id = ?", rows[0]["id"])
    assert row["last_error"]
    assert row["message_id"] is None
    await choose_all(server, game_id)


async def test_a_note_that_cannot_be_made_has_no_note(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing can be made into a message: it is tried for some minutes, with its note, and that was all."""
    _, seat = await in_turns(server)
    worker: Any = server.services.delivery
    monkeypatch.setattr(worker, "_compose", failing(ValueError("no message")))
    await end_turns(server, seat)
    for _ in range(90):
        await server.sweep(10)
    rows = await server.tables.store.reader.rows("SELECT * FROM outbox WHERE note = 'unsent'")
    assert len(rows) == 1
    assert await pending(server) == []
    server.faults.clear()


async def test_nobody_is_told_of_a_direct_message(server: Server) -> None:
    _, seat = await in_turns(server)
    await server.stranger.slash(server.channel, "watch")
    mail = server.stranger.user.dm_channel
    server.env.inject_error("POST", f"/channels/{mail.id}/messages", status=500)
    await end_turns(server, seat)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE outbox SET payload = '' WHERE done IS NULL")
    for _ in range(60):
        await server.sweep(10)
    assert await pending(server) == []
    assert await server.tables.store.reader.rows("SELECT 1 FROM outbox WHERE note = 'unsent'") == []
    server.faults.clear()


def test_pauses_grow_and_end() -> None:
    """None is longer than the longest, also where the clock is set back."""
    pauses, queue, now = Pauses(), Queue(1, None), datetime(2026, 3, 1)
    assert not pauses.holds(queue, now)
    for seconds in (5, 10, 20, 40, 60, 60):
        pauses.begin(queue, now)
        assert pauses.holds(queue, now)
        assert pauses.holds(queue, now + timedelta(seconds=seconds - 1))
        assert not pauses.holds(queue, now + timedelta(seconds=seconds))
    assert not pauses.holds(queue, now - timedelta(seconds=1))
    assert timedelta(seconds=60) == LONGEST_PAUSE
    assert not pauses.holds(Queue(2, None), now)
    pauses.end(queue)
    assert not pauses.holds(queue, now)
