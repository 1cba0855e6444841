"""Changes of messages that have failed for a while: nothing waits for them, and they spoil nothing newer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.delivery import worker
from bot.store import STEPS_ASIDE
from bot.store.connection import to_millis
from bot.table import OutboxRow, Tables
from bot.table.locks import KeyedLocks
from bot.ui.announcement import Announcement
from tests.bot.delivery.rough import forbidden, pending
from tests.bot.delivery.test_changes import channel_changed
from tests.bot.erasing import Erasing, known, shown
from tests.bot.features.test_erased_durably import Failing, deliver
from tests.bot.playing import TOY, open_game
from tests.bot.table.seated import ANN, deliver_all, due_rows, start
from tests.discord import Server
from tests.toy.actions import Choose

HALF_AN_HOUR = 1_800_000


class Changing:
    """Changes of messages that fail until told otherwise; then the first is on its way until told to land."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.fails = True
        self.on_its_way, self.lands = asyncio.Event(), asyncio.Event()
        self.landed: list[str] = []
        self._change = worker.change
        patch.setattr(worker, "change", self)

    async def __call__(self, *given: Any) -> int:
        if self.fails:
            raise OSError("the network is gone")
        which = "newer" if self.on_its_way.is_set() else "late"
        if which == "late":
            self.on_its_way.set()
            await self.lands.wait()
        number = await self._change(*given)
        self.landed.append(which)
        return number


class Locks(KeyedLocks[int]):
    """Locks that say when somebody waits for one."""

    def __init__(self) -> None:
        super().__init__()
        self.awaited = asyncio.Event()

    @asynccontextmanager
    async def hold(self, key: int) -> AsyncGenerator[None]:
        if key in self:
            self.awaited.set()
        async with super().hold(key):
            yield


async def test_a_change_that_is_on_its_way_for_long_is_not_laid_over_a_newer_one(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await open_game(server, TOY, 3)
    await server.sweep(61)
    changing, locks = Changing(monkeypatch), Locks()
    monkeypatch.setattr(server.services.delivery, "_changing", locks, raising=False)
    await server.tables.play.act(game, known(server, 0), Choose(1))
    await deliver(server, game)
    for _ in range(3):
        await server.sweep(30)
    (row,) = await pending(server)
    assert row["attempts"] >= STEPS_ASIDE
    changing.fails = False
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE outbox SET due = created WHERE id = ?", row["id"])
    late = asyncio.create_task(deliver(server, game))
    await changing.on_its_way.wait()
    await server.tables.play.act(game, known(server, 1), Choose(2))
    newer, awaited = asyncio.create_task(deliver(server, game)), asyncio.create_task(locks.awaited.wait())
    await asyncio.wait([newer, awaited], return_when=asyncio.FIRST_COMPLETED)
    changing.lands.set()
    await asyncio.gather(late, newer)
    awaited.cancel()
    assert changing.landed == ["late", "newer"]
    assert await pending(server) == []


async def test_what_was_erased_from_is_not_laid_over_a_newer_change(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The change that shows the name fails to be corrected; a newer one of the same board shows none."""
    game = await open_game(server, TOY, 4)
    await server.sweep(61)
    erasing = Erasing(server, monkeypatch, "edit", "on its way")
    failing = Failing(monkeypatch, erasing)
    erasing.begin()
    await server.tables.play.act(game, known(server, 0), Choose(1))
    await deliver(server, game)
    for _ in range(4):
        await server.sweep(30)
    assert erasing.erased
    failing.times = 0
    made: list[int] = []
    delivery: Any = server.services.delivery
    compose = delivery._compose

    async def composed(row: OutboxRow) -> Announcement | None:
        made.append(row.seq)
        return await compose(row)

    monkeypatch.setattr(delivery, "_compose", composed)
    await server.tables.play.act(game, known(server, 2), Choose(2))
    await deliver(server, game)
    for _ in range(10):
        await server.sweep(600)
    assert await pending(server) == []
    assert made
    assert made[-1] == max(made)


async def test_a_change_that_was_made_nowhere_is_no_change(tables: Tables) -> None:
    """The message to change is in a channel that the game has left."""
    game = (await start(tables)).id
    await deliver_all(tables)
    board = await tables.outbox.last_message(game)
    assert board is not None
    await tables.play.act(game, ANN, Choose(1))
    (change,) = await due_rows(tables, tables.store.clock())
    assert change.edited_row == board.id
    await tables.outbox.delivered(change.id, None)
    assert not await tables.outbox.is_changed_since(board)


async def test_a_change_that_never_works_holds_up_no_other_that_has_failed(tables: Tables) -> None:
    game = (await start(tables)).id
    await deliver_all(tables)
    await tables.messages.post_again(game)
    await deliver_all(tables)
    async with tables.store.write() as queries:
        rows = await queries.rows("SELECT id FROM outbox WHERE message_id IS NOT NULL ORDER BY id")
        first, last = rows[0]["id"], rows[-1]["id"]
        again = "UPDATE outbox SET done = NULL, attempts = ?, due = due + ? WHERE id = ?"
        await queries.run(again, 9, HALF_AN_HOUR, first)
        await queries.run(again, STEPS_ASIDE, 0, last)
    assert [row.id for row in await due_rows(tables, tables.store.clock())] == [last]


async def test_how_often_a_message_was_refused_before_it_was_sent_counts_no_more(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could not be sent for want of a permission, then not be corrected: the channel reads which it is."""
    game = await open_game(server, TOY, 3)
    erasing = Erasing(server, monkeypatch, "post", "on its way")
    Failing(monkeypatch, erasing)
    erasing.begin()
    for number in range(3):
        await server.tables.play.act(game, known(server, number), Choose(number + 1))
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE outbox SET attempts = ? WHERE kind = 'post' AND done IS NULL", STEPS_ASIDE)
    await deliver(server, game)
    assert erasing.erased
    (stuck,) = [row["message_id"] for row in await pending(server) if row["message_id"]]
    for _ in range(6):
        await server.sweep(61)
    link = f"channels/{server.guild.id}/{server.channel.id}/{stuck}"
    assert [link in text for text in shown(server).values()].count(True) == 1


async def test_a_permission_that_is_given_back_is_noticed_by_what_has_just_stepped_aside(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await open_game(server, TOY, 3)
    erasing = Erasing(server, monkeypatch, "edit", "on its way")
    failing = Failing(monkeypatch, erasing, error=forbidden())
    erasing.begin()
    await server.tables.play.act(game, known(server, 1), Choose(1))
    await deliver(server, game)
    while (row := (await pending(server))[0])["attempts"] < STEPS_ASIDE:
        await server.sweep(5)
    # Left to itself it would be tried much later.
    assert row["due"] - to_millis(server.env.now()) > 15_000
    failing.times = 0
    channel_changed(server)
    for _ in range(2):
        await server.sweep(6)
    assert await pending(server) == []
