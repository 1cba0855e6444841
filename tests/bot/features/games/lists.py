"""Helpers that open games in several channels and read lists of games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.bot.answers import answer_of
from tests.bot.erasing import known
from tests.discord import Server

LINK = re.compile(r"https://discord\.com/channels/(\d+)/(\d+)(?:/(\d+))?")


@contextmanager
def played_in(server: Server, channel: Any, people: list[Any] | None = None) -> Iterator[None]:
    """Let helpers play in another channel, with the people of its server."""
    before = server.channel, server.people
    server.channel, server.people = channel, people or server.people
    try:
        yield
    finally:
        server.channel, server.people = before


def now(server: Server) -> str:
    """Return how Discord is told the time of the tests."""
    return f"<t:{int(server.env.now().timestamp())}:R>"


async def mine(server: Server, number: int = 0, channel: Any = None) -> list[str]:
    """Return the lines of the list of somebody's games; without a channel they ask in direct messages."""
    person = server.people[number]
    if channel is None:
        return answer_of(await person.user.slash("games mine")).split("\n")
    return answer_of(await person.slash(channel, "games mine")).split("\n")


async def here(server: Server, who: Any, channel: Any = None) -> list[str]:
    """Return the lines of the list of a server's games, as somebody sees it."""
    return answer_of(await who.slash(channel or server.channel, "games here")).split("\n")


async def open_tables(server: Server, count: int, host: int = 0) -> list[Any]:
    """Open so many tables, each in a new channel; return the channels."""
    channels = [server.guild.create_text_channel(f"room-{number}") for number in range(count)]
    await server.env.settle()
    with server.env.time_context():
        for channel in channels:
            await server.tables.lobby.create("toy", server.guild.id, channel.id, 3, known(server, host))
    return channels


def channels_in(lines: list[str]) -> list[int]:
    """Return the channels of the games of a list, in its order."""
    return [int(found[2]) for line in lines if (found := LINK.search(line))]
