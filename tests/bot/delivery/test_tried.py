"""A row that was read just before another delivery tried it is not tried again from what was read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery.worker import OutboxWorker
from bot.store import OutboxRow
from bot.table import Tables
from bot.ui.venues import Venues
from tests.bot.table.seated import start


def _server_error() -> Exception:
    return discord.DiscordServerError(cast(Any, SimpleNamespace(status=500, reason="")), "")


def _message_gone() -> Exception:
    return discord.NotFound(
        cast(Any, SimpleNamespace(status=404, reason="")), {"code": 10008, "message": "gone"}
    )


class Failing(OutboxWorker):
    """Sends nothing: each try fails, the first only once ``read`` says that another has read the row."""

    def __init__(self, tables: Tables, fail: Callable[[], Exception]) -> None:
        nowhere = cast(Any, SimpleNamespace())
        super().__init__(nowhere, tables, Venues(nowhere, tables.threads, {}), {})
        self.fail = fail
        self.begun = asyncio.Event()
        self.read = asyncio.Event()
        self.tries: list[int] = []

    async def _deliver_row(self, row: OutboxRow) -> tuple[OutboxRow, int | None]:
        self.tries.append(row.id)
        self.begun.set()
        await self.read.wait()
        raise self.fail()


@pytest.mark.parametrize("fail", [_server_error, _message_gone])
async def test_a_row_read_before_it_was_tried_is_not_tried_again_at_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, fail: Callable[[], Exception]
) -> None:
    """Another delivery reads the row while the first sends it, and goes on once the first has ended."""
    game, worker = (await start(tables)).id, Failing(tables, fail)
    monkeypatch.setattr(discord.utils, "utcnow", tables.store.clock)
    due, first = tables.outbox.due, asyncio.create_task(worker.deliver(game))

    async def read_before(now: datetime, game_id: int) -> list[OutboxRow]:
        rows = await due(now, game_id)
        if asyncio.current_task() is not first and not worker.read.is_set():
            worker.read.set()
            await first
        return rows

    await worker.begun.wait()
    monkeypatch.setattr(tables.outbox, "due", read_before)
    await worker.deliver(game)
    assert first.done()
    assert len(worker.tries) == 1
