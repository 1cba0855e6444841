"""Pending messages are sent in order, and no queue waits for another."""

from __future__ import annotations

import asyncio
import shutil
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.direct_messages import DirectMessages
from bot.store import Store
from bot.store.migrations import packaged_migrations
from tests.bot.answers import choose_all
from tests.bot.gone import delete_channel, enqueue, go_to
from tests.bot.playing import TOY, end_turn, open_game
from tests.bot.table.seated import ANN, Clock, due_rows, everything, opened, start
from tests.discord import Server, texts
from tests.toy.actions import Choose


async def watched(server: Server) -> tuple[int, int, Any]:
    """Start a game that the stranger follows; return its id, whose turn it is, and the direct messages."""
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    await server.stranger.slash(server.channel, "watch")
    mail = server.stranger.user.dm_channel
    assert len(mail.history()) == 1
    return game_id, seat, mail


async def end_turns(server: Server, seat: int, times: int) -> None:
    """End some turns, each by the person whose turn it is."""
    for number in range(times):
        await end_turn(server.people[(seat + number) % 2], server.channel)


async def waiting(server: Server) -> int:
    """Count how many rows are still to be sent."""
    rows = await server.tables.store.reader.rows("SELECT count(*) FROM outbox WHERE done IS NULL")
    return rows[0][0]


def who_is_done(messages: list[Any]) -> list[str]:
    """Return the people whose turns are over according to the messages, in order."""
    lines = [texts(message.components) for message in sorted(messages, key=lambda one: one.id)]
    return [name for text in lines for name in ("Ada", "Bea") if f"{name} is done" in text]


async def test_a_follower_who_cannot_be_reached_delays_nobody(server: Server) -> None:
    """Their pending messages come later, all of them and in order."""
    _, seat, mail = await watched(server)
    before = len(server.messages())
    server.env.inject_error("POST", f"/channels/{mail.id}/messages", status=500, times=3)
    await end_turns(server, seat, 2)
    names = [("Ada", "Bea")[(seat + number) % 2] for number in range(2)]
    assert who_is_done(server.messages()[before:]) == names
    assert len(mail.history()) == 1
    for _ in range(6):
        await server.sweep(60)
    assert who_is_done(mail.history()[1:]) == names
    assert await waiting(server) == 0


async def test_a_channel_that_fails_delays_no_follower(server: Server) -> None:
    _, seat, mail = await watched(server)
    server.env.inject_error(
        "POST", f"/channels/{server.channel.id}/messages", status=403, code=50013, times=2
    )
    await end_turns(server, seat, 2)
    assert len(who_is_done(mail.history())) == 2
    for _ in range(3):
        await server.sweep(60)
    assert await waiting(server) == 0


async def test_a_message_on_its_way_delays_no_other_queue(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may take very long over one message; the channel goes on, and no work gathers behind it."""
    game_id, _, _ = await watched(server)
    worker: Any = server.services.delivery
    held, begun = asyncio.Event(), asyncio.Event()
    sent: list[int] = []

    async def slowly(self: DirectMessages, row: Any) -> None:
        sent.append(row.id)
        begun.set()
        await held.wait()

    monkeypatch.setattr(DirectMessages, "may_have", slowly)
    with server.env.time_context():
        await server.tables.lifecycle.pause(game_id, server.moderator.id)
        await server.tables.lifecycle.resume(game_id, server.moderator.id)
        delivering = asyncio.create_task(worker.deliver(game_id))
        await begun.wait()
        await enqueue_and_wait(server, game_id)
        for _ in range(3):
            await worker._sweep()
        assert not worker._running
        assert not delivering.done()
        held.set()
        await delivering
    assert len(sent) == len(set(sent)) == 1


async def enqueue_and_wait(server: Server, game_id: int) -> None:
    """Enqueue a message for the channel, and deliver until the channel has none pending."""
    await server.tables.messages.enqueue_note(game_id, "board")
    worker: Any = server.services.delivery
    due = await server.tables.outbox.due(server.env.now(), game_id)
    await worker._deliver_queue(next(row for row in due if row.recipient is None).queue)
    rows = await server.tables.store.reader.rows(
        "SELECT id FROM outbox WHERE done IS NULL AND recipient IS NULL"
    )
    assert rows == []


async def test_followers_of_a_detached_game_have_nothing_pending(server: Server) -> None:
    """When it goes on elsewhere they see the board again."""
    game_id, seat, mail = await watched(server)
    server.env.inject_error("POST", f"/channels/{mail.id}/messages", status=500, times=1)
    await end_turns(server, seat, 1)
    assert await waiting(server) == 1
    await delete_channel(server, server.channel)
    assert await waiting(server) == 0
    await server.sweep(60)
    assert len(mail.history()) == 1
    await go_to(server, game_id, server.other_channel, server.moderator)
    assert len(mail.history()) == 2
    assert "resumed the game" in texts(mail.last_message.components)


async def test_pending_messages_go_where_the_game_is(server: Server) -> None:
    """Messages that wait for a game to come back are sent to its new channel, none to the old one."""
    game_id = await open_game(server, TOY, 2)
    before = len(server.messages())
    await server.tables.lifecycle.detach(game_id)
    await enqueue(server, game_id, "board_text")
    assert len(server.messages()) == before
    old = server.channel
    await go_to(server, game_id, server.other_channel, server.moderator)
    assert len(old.history()) == before
    assert len(server.messages()) == 2
    assert "resumed the game" in texts(server.last.components)


async def test_messages_from_before_are_where_their_game_is(tmp_path: Path) -> None:
    """Messages of a database from before the channel was stored can still be changed."""
    steps, path = tmp_path / "steps", tmp_path / "riquet.db"
    with as_file(packaged_migrations()) as folder:
        shutil.copytree(folder, steps, ignore=shutil.ignore_patterns("000[4-9]*", "00[1-9]*"))
    async with await Store.open(path, Clock(), steps) as store, store.write() as queries:
        await queries.run("INSERT INTO person (discord_id, name) VALUES (1, 'Ann'), (2, 'Bob')")
        await queries.run(
            "INSERT INTO game (kind, rules_version, guild_id, channel_id, status, seats, host, created)"
            " VALUES ('toy', 1, 7, 70, 'lobby', 2, 1, 0)"
        )
        for message, recipient in ((5001, None), (None, None), (5003, 2)):
            await queries.run(
                "INSERT INTO outbox (game, kind, note, seq, payload, created, due, message_id, recipient)"
                " VALUES (1, 'note', 'lobby', 0, '{}', 0, 0, ?, ?)",
                message,
                recipient,
            )
    async with opened(path) as tables:
        places = await everything(tables, "outbox", "posted_in")
        assert [row["posted_in"] for row in places] == [70, None, None]
        assert await tables.outbox.note_message(1, "lobby") == 5001


async def test_a_message_belongs_to_its_channel(tmp_path: Path) -> None:
    """What a row changes, and the last board, are looked for in the channel of today alone."""
    async with opened(tmp_path / "riquet.db") as tables:
        game = (await start(tables)).id
        note = await tables.messages.enqueue_note(game, "lobby")
        (begun,) = await due_rows(tables, tables.store.clock())
        await tables.outbox.delivered(begun.id, 5001)
        await tables.outbox.delivered(note, 5002)
        last = await tables.outbox.last_message(game)
        assert last is not None
        assert last.message_id == 5001
        assert await tables.outbox.note_message(game, "lobby") == 5002
        await tables.play.act(game, ANN, Choose(1))
        (edit,) = await due_rows(tables, tables.store.clock())
        assert (edit.kind, edit.edits) == ("edit", 5001)
        async with tables.store.write() as queries:
            await queries.run("UPDATE game SET channel_id = 99")
        (edit,) = await due_rows(tables, tables.store.clock())
        assert (edit.kind, edit.edits) == ("edit", None)
        assert await tables.outbox.last_message(game) is None
        assert await tables.outbox.note_message(game, "lobby") is None


async def test_a_message_of_a_later_program_keeps_no_other_from_being_sent(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """It waits for that program; what is behind it in its own channel waits too, and no other game does."""
    game_id = await open_game(server, TOY, 2)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE outbox SET done = NULL, kind = 'of_tomorrow' WHERE game = ?", game_id)
    server.channel = server.other_channel
    await open_game(server, TOY, 2)
    before = len(server.messages())
    await server.sweep()
    await choose_all(server, 2)
    await end_turns(server, (await server.tables.load(2)).game.waiting_for[0], 1)
    await server.sweep()
    assert len(server.messages()) > before
    assert "of a kind that a later program has stored" in caplog.text
    assert await waiting(server) > 0
    server.faults.clear()


async def test_the_loop_goes_on_after_a_fault(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, seat, mail = await watched(server)
    server.env.inject_error("POST", f"/channels/{mail.id}/messages", status=500, times=1)
    await end_turns(server, seat, 1)
    assert await waiting(server) == 1

    async def fail(now: Any) -> Any:
        raise RuntimeError("no rows")

    with monkeypatch.context() as patched:
        patched.setattr(server.tables.outbox, "queues_due", fail)
        await server.sweep(60)
    assert "no rows" in caplog.text
    server.faults.clear()
    await server.sweep(60)
    assert await waiting(server) == 0
