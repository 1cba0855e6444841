"""What may have been sent already is looked for before it is sent again, however long ago that was."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import nullcontext
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery import sends
from bot.delivery.sends import Sends
from bot.i18n.catalogue import translate
from bot.store import OutboxRow
from bot.store.backups import back_up, restore
from bot.store.lease import take
from bot.table import Tables
from bot.ui.announcement import Announcement
from bot.ui.components import boxed
from tests.bot.delivery.rough import (
    HISTORY,
    SENDING,
    allow,
    deny,
    end_turns,
    forget_nonces,
    in_turns,
    lose_answers,
    noted,
    pending,
)
from tests.bot.store.test_files import NEWEST
from tests.bot.table.seated import due_rows, start
from tests.discord import Server, texts

HELD = "does not know whether it has sent it already"


async def killed_after_sending(server: Server, patch: pytest.MonkeyPatch, seat: int) -> int:
    """End the program after it has sent a message and before it notes so; return the message."""

    async def dies(*_: Any) -> None:
        raise sqlite3.OperationalError("the program is killed here")

    with patch.context() as patched:
        patched.setattr(server.tables.outbox, "delivered", dies)
        await end_turns(server, seat)
        await server.sweep(61)
        server.faults.clear()
        message = server.last.id
        assert message not in await noted(server)
        await server.restart(lambda: forget_nonces(server))
    return message


async def test_after_a_restart_it_is_found_and_noted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _, seat = await in_turns(server)
    message = await killed_after_sending(server, monkeypatch, seat)
    messages = [one.id for one in server.messages()]
    await server.sweep()
    assert await pending(server) == []
    assert (await noted(server))[-1] == message
    await end_turns(server, 1 - seat)
    assert [one.id for one in server.messages()][:-1] == messages


async def test_after_a_restart_what_is_not_there_is_sent(server: Server) -> None:
    _, seat = await in_turns(server)
    messages = len(server.messages())
    server.env.inject_error("POST", "/channels/*/messages", status=500)
    await end_turns(server, seat)
    assert len(server.messages()) == messages
    await server.restart(lambda: forget_nonces(server))
    assert len(server.messages()) == messages + 1
    assert await pending(server) == []


async def test_what_is_found_among_much_else(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever people write meanwhile, and whatever else the bot sends."""
    _, seat = await in_turns(server)
    before = len(server.messages())
    with monkeypatch.context() as patched:
        lose_answers(patched)
        await end_turns(server, seat)
        for number in range(90):
            await server.people[0].send(server.channel, f"{number} tents")
    forget_nonces(server)
    await server.sweep()
    assert await pending(server) == []
    assert len(server.messages()) == before + 1 + 90
    assert server.messages()[before].id in await noted(server)


async def test_a_direct_message_is_found_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _, seat = await in_turns(server)
    await server.stranger.slash(server.channel, "watch")
    mail = server.stranger.user.dm_channel
    with monkeypatch.context() as patched:
        lose_answers(patched)
        await end_turns(server, seat)
    assert len(mail.history()) == 2
    forget_nonces(server)
    for _ in range(3):
        await server.sweep()
    assert await pending(server) == []
    assert len(mail.history()) == 2


async def test_nothing_is_looked_for_without_doubt(server: Server) -> None:
    """Not of messages that arrive, nor of those that Discord has refused."""
    _, seat = await in_turns(server)
    requests = server.env.http_requests
    requests.clear()
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await end_turns(server, seat, 2)
    await server.sweep()
    await server.sweep()
    assert await pending(server) == []
    assert [one for one in requests if one.method == "GET" and one.path.endswith("/messages")] == []


async def test_what_cannot_be_looked_for_is_held_back_until_it_can(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever does something reads so, once; what is done counts, and all comes when the bot may look."""
    _, seat = await in_turns(server)
    deny(server, HISTORY)
    await server.sweep(120)
    message = await killed_after_sending(server, monkeypatch, seat)
    for _ in range(5):
        await server.sweep(120)
    assert server.last.id == message
    answers = [await server.people[1 - seat].slash(server.channel, "toy end") for _ in range(2)]
    told = [HELD in texts(answer.followups[-1].components) for answer in answers if answer.followups]
    assert told == [True]
    assert server.last.id == message
    elsewhere = [
        await person.slash(server.other_channel, "help")
        for person in (server.stranger, server.moderator, server.moderator)
    ]
    told = [
        f"<#{server.channel.id}>" in texts(one.followups[-1].components) for one in elsewhere if one.followups
    ]
    assert told == [True], "a moderator, once"
    allow(server)
    await server.sweep(0)
    assert (await noted(server))[-1] == message
    await server.sweep()
    assert [HELD in texts(one.components) for one in server.messages()].count(True) == 0
    assert len({one.id for one in server.messages()}) == len(await noted(server))
    assert await pending(server) == []


async def test_a_nonce_is_relied_upon_for_a_minute(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the bot may not look, what was sent just now is sent again, and Discord drops it."""
    _, seat = await in_turns(server)
    deny(server, HISTORY)
    messages = len(server.messages())
    with monkeypatch.context() as patched:
        lose_answers(patched)
        await end_turns(server, seat)
    assert len(server.messages()) == messages + 1
    await server.sweep()
    assert await pending(server) == []
    assert len(server.messages()) == messages + 1


async def test_a_game_without_the_permission_does_not_begin(server: Server) -> None:
    deny(server, HISTORY)
    await server.env.settle()
    answer = await server.people[0].slash(server.channel, "game new", game="The toy game", seats=2)
    assert answer.response is not None
    assert translate("en", "permission-read-message-history") in texts(answer.response.components)


class Channel:
    """A channel whose messages come late, or not."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.marks: list[int] = []

    async def send(self, view: discord.ui.LayoutView, **_: Any) -> Any:
        """Take a message, or refuse it."""
        (box,) = view.children
        assert box.id is not None
        self.marks.append(box.id)
        if self.error is not None:
            raise self.error
        return SimpleNamespace(id=1)


def refused(status: int) -> discord.HTTPException:
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), "")


async def sent(tables: Tables, row: OutboxRow, error: Exception | None) -> tuple[Sends, Channel]:
    """Send a row in a way, and return what is known of it."""
    sending = Sends(cast(Any, None), tables.store, {})
    channel, message = Channel(error), Announcement(1, 2, boxed(discord.ui.TextDisplay("x")))
    with nullcontext() if error is None else pytest.raises(type(error)):
        await sending.send(row, cast(Any, channel), message, discord.AllowedMentions.none())
    return sending, channel


@pytest.mark.parametrize(
    ("error", "doubt"),
    [
        (None, True),
        (refused(400), False),
        (refused(403), False),
        (refused(500), True),
        (TimeoutError(), True),
        (OSError(), True),
    ],
)
async def test_what_discord_refuses_is_in_no_doubt(
    tables: Tables, error: Exception | None, doubt: bool
) -> None:
    await start(tables)
    (row,) = await due_rows(tables, tables.store.clock())
    sending, channel = await sent(tables, row, error)
    assert sending.in_doubt(row) == doubt
    assert channel.marks == [tables.store.mark(row.id)]
    sending.settle(row)
    assert not sending.in_doubt(row)


async def test_a_refusal_says_nothing_of_an_earlier_send(tables: Tables) -> None:
    await start(tables)
    (row,) = await due_rows(tables, tables.store.clock())
    sending = Sends(cast(Any, None), tables.store, {row.id: row.created})
    message = Announcement(1, 2, boxed(discord.ui.TextDisplay("x")))
    with pytest.raises(discord.HTTPException):
        await sending.send(row, cast(Any, Channel(refused(403))), message, discord.AllowedMentions.none())
    assert sending.in_doubt(row)


@pytest.mark.parametrize(("age", "held"), [(-1, True), (0, False), (59, False), (60, True), (9999, True)])
async def test_how_long_a_nonce_is_relied_upon(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, age: int, held: bool
) -> None:
    """Also where the clock has been set back since."""
    await start(tables)
    now = tables.store.clock()
    monkeypatch.setattr(discord.utils, "utcnow", lambda: now)
    (row,) = await due_rows(tables, now)
    sending = Sends(cast(Any, None), tables.store, {row.id: now - timedelta(seconds=age)})
    try:
        sending.require_nonce(row)
    except sends.HeldBackError:
        assert held
    else:
        assert not held


async def test_only_the_oldest_rows_of_a_database_are_in_doubt(tables: Tables) -> None:
    """Nothing is sent before it is its turn; and whatever has failed is tried at once."""
    game = (await start(tables)).id
    await tables.messages.enqueue_note(game, "board")
    now = tables.store.clock()
    (row,) = await due_rows(tables, now)
    await tables.outbox.failed(row.id, "403", now + timedelta(hours=1))
    assert await due_rows(tables, now) == []
    assert await tables.outbox.resume(now) == {row.id: row.created}
    assert [one.id for one in await due_rows(tables, now)] == [row.id]


async def test_what_is_held_back_no_more_is_not_said(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has lost its channel, so that nothing waits there any more."""
    game, seat = await in_turns(server)
    deny(server, HISTORY)
    await server.sweep(120)
    await killed_after_sending(server, monkeypatch, seat)
    for _ in range(5):
        await server.sweep(120)
    assert await server.services.delivery.held_back(server.channel.id) is not None
    await server.tables.lifecycle.detach(game)
    assert await server.services.delivery.held_back(server.channel.id) is None


async def test_it_is_said_though_it_is_tried_again_soon(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seat = await in_turns(server)
    deny(server, HISTORY)
    await server.sweep(120)
    await killed_after_sending(server, monkeypatch, seat)
    for _ in range(5):
        await server.sweep(120)
    for _ in range(2):
        await server.services.delivery.deliver(game)
        held_back = await server.services.delivery.held_back(server.channel.id)
        assert held_back is not None
        assert held_back.game_id == game


async def test_whoever_is_answered_is_so_though_what_is_held_back_cannot_be_read(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_turns(server)

    async def failing(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(server.services.delivery, "held_back", failing)
    answer = await server.people[0].slash(server.channel, "board")
    assert answer.response is not None
    assert not answer.followups
    (fault,) = server.faults
    assert "what is held back cannot be read" in fault
    server.faults.clear()


@pytest.mark.parametrize("rows", [1, 3])
async def test_what_was_pending_in_a_backup_and_sent_since_is_not_sent_again(
    server: Server, tmp_path: Path, rows: int
) -> None:
    """All rows of a queue may have been, and not only the oldest: the original went on."""
    game, _ = await in_turns(server)
    deny(server, SENDING)
    for _ in range(rows):
        await server.tables.messages.enqueue_note(game, "board")
    path, now = server.tables.store.path, server.tables.store.clock()
    made = back_up(path, tmp_path / "backups", keep=1, now=now)
    allow(server)
    before = len(server.messages())
    for _ in range(rows + 2):
        await server.sweep(61)
    assert len(server.messages()) - before == rows
    assert await pending(server) == []

    def put_back() -> None:
        restore(made.path, path, newest=NEWEST, now=now)
        forget_nonces(server)

    await server.restart(put_back)
    for _ in range(rows + 2):
        await server.sweep(61)
    assert len(server.messages()) - before == rows
    assert await pending(server) == []


async def test_who_hung_and_was_taken_over_sends_nothing_more(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hung while it made a message: another process has sent it since."""
    game, _ = await in_turns(server)
    delivery: Any = server.services.delivery
    compose, store = delivery._compose, server.tables.store
    before, made = len(server.messages()), list[Any]()

    async def hangs(row: OutboxRow) -> Any:
        message = await compose(row)
        await asyncio.to_thread(take, store.path, take_over=True)
        store._looked -= 60
        made.append(message)
        return message

    delivery._compose = hangs
    await server.tables.messages.enqueue_note(game, "board")
    with server.env.time_context():
        await delivery.deliver(game)
    assert len(made) == 1, "a message was there to be sent"
    assert len(server.messages()) == before
    server.faults.clear()


async def test_a_send_that_never_ends_is_given_up(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """After that nobody could rely on its nonce; it is in doubt, and looked for before it is sent again."""
    game, _ = await in_turns(server)
    monkeypatch.setattr(sends, "LONGEST_SEND", 0.01)

    async def endless(*_: Any, **__: Any) -> None:
        await asyncio.get_running_loop().create_future()

    before = len(server.messages())
    with monkeypatch.context() as patched:
        patched.setattr(discord.PartialMessageable, "send", endless)
        row = await server.tables.messages.enqueue_note(game, "board")
        with server.env.time_context():
            await server.services.delivery.deliver(game)
    assert [one["id"] for one in await pending(server)] == [row]
    await server.sweep(61)
    assert len(server.messages()) == before + 1
    assert await pending(server) == []
