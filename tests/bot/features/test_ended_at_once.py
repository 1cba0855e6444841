"""The process ends once somebody's act is committed: when it is back, the channel reads all of it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from unittest import mock

import pytest

from bot.delivery.worker import OutboxWorker
from bot.store import Queries, Store
from tests.bot.answers import choose_all
from tests.bot.moderating import ask, do, press
from tests.bot.playing import TOY, open_game, open_table
from tests.discord import Server, texts

Do = Callable[[Server], Awaitable[object]]


@contextmanager
def ended_after_one_transaction() -> Iterator[list[int]]:
    """Send nothing, and write nothing after the first transaction; yield the numbers of those begun."""
    begun: list[int] = []
    write = Store.write

    @asynccontextmanager
    async def once(self: Store) -> AsyncGenerator[Queries]:
        begun.append(len(begun) + 1)
        assert begun == [1], "the process has ended"
        async with write(self) as queries:
            yield queries

    with mock.patch.object(Store, "write", once), mock.patch.object(OutboxWorker, "wake"):
        yield begun


async def nothing(server: Server) -> None:
    """Leave the channel as it is."""


async def gathered(server: Server) -> None:
    """Open a table at which Ada and Bea sit."""
    await open_table(server, 3, joined=2)


async def put_away(server: Server) -> None:
    """Take such a table off its channel."""
    await gathered(server)
    await do(server, "mod reset", "Remove the game")


async def played(server: Server) -> None:
    """Begin a game of two, and let one of them have the turn."""
    await choose_all(server, await open_game(server, TOY, 2))


def by(person: int, command: str, **written: object) -> Do:
    """Return how somebody writes a command."""
    return lambda server: server.people[person].slash(server.channel, command, **written)


@pytest.mark.parametrize(
    ("first", "act", "reads"),
    [
        (nothing, by(0, "game new", game=TOY, seats=3), ("Seats 1/3: Ada",)),
        (gathered, by(2, "game join"), ("Seats 3/3: Ada, Bea and Cleo",)),
        (gathered, by(1, "game leave"), ("Seats 1/3: Ada",)),
        (gathered, by(0, "game start"), ("Seats 2/2: Ada and Bea", "game has started", "toy game begins")),
    ],
    ids=["new", "join", "leave", "start"],
)
async def test_the_channel_reads_what_was_done(
    server: Server, first: Do, act: Do, reads: tuple[str, ...]
) -> None:
    await first(server)
    with ended_after_one_transaction() as begun:
        await act(server)
        assert begun == [1]
    await server.restart()
    shown = "\n".join(texts(message.components) for message in server.messages())
    for part in reads:
        assert part in shown


@pytest.mark.parametrize(
    ("first", "command", "button", "reads"),
    [
        (gathered, "mod reset", "Remove the game", ("has removed the game", "table closed")),
        (put_away, "mod restore", "Restore the game", ("has restored the game", "Ada can start now")),
        (played, "mod skip", "Skip", ("has skipped", " is done.")),
    ],
    ids=["reset", "restore", "skip"],
)
async def test_the_channel_reads_what_moderators_did(
    server: Server, first: Do, command: str, button: str, reads: tuple[str, ...]
) -> None:
    await first(server)
    question = await ask(server, command)
    with ended_after_one_transaction() as begun:
        await press(server, question, button)
        assert begun == [1]
    await server.restart()
    shown = "\n".join(texts(message.components) for message in server.messages())
    for part in reads:
        assert part in shown
