"""Let people act at thousands of open games over sockets and print what they waited for as JSON.

python sockets.py <database of crowd.py>

The bot is the process that people start, connected to the stand-in Discord, whose checks of bodies are off;
both keep to the same two processors. On slower ones so many times fewer acts come in a second, as it was
found in the spell before.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from os import sched_setaffinity
from pathlib import Path
from resource import getpagesize
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bot.store import Store
from bot.store.seals import seal_rows
from bot.table import Tables
from bot.ui.action_keys import action_path
from bot.ui.names import words_for
from tests.benchmarks.crowd import FIRST_CHANNEL, next_action
from tests.benchmarks.machine import slowness_beside, working
from tests.bot.playing import command_options
from tests.bot.table.seated import Clock
from tests.discord_server.interactions import Interaction, Kind
from tests.discord_server.people import Person, command_data
from tests.discord_server.places import Member, server_id
from tests.discord_server.process import Bot
from tests.discord_server.server import serving
from tests.discord_server.stand_in import Discord

SERVERS = 200
PATIENCE = 120.0


class Spell(NamedTuple):
    """For how many acts people act how often a second."""

    name: str
    rate: float
    acts: int


SPELLS = (
    Spell("warming", 20, 300),
    Spell("usual", 20, 400),
    Spell("rush", 60, 900),
    Spell("after", 20, 100),
)


class Command(NamedTuple):
    """What somebody is going to write, in which channel."""

    channel: int
    person: int
    path: str
    options: dict[str, Any]


async def commands_at(database: Path, channels: Iterable[int]) -> list[Command]:
    """Return what is suggested to who is waited for first, at the games of some channels."""
    async with await Store.open(database, Clock()) as store:
        tables = Tables(store)
        return [await _command_at(tables, channel) for channel in channels]


async def _command_at(tables: Tables, channel: int) -> Command:
    info = await tables.find(channel)
    assert info is not None
    position = await tables.load(info.id)
    seat = position.game.waiting_for[0]
    action, words = next_action(position.game, seat), words_for(position, seat, "en", plain=True)
    person = info.seats[seat].discord_id
    assert person is not None
    options = command_options(info.kind, words, action)
    return Command(channel, person, action_path(info.kind, type(action)), options)


def spread(database: Path, discord: Discord) -> dict[int, Person]:
    """Put the games of a database on servers of the stand-in, with all people everywhere; return these."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE game SET guild_id = (1 + channel_id % ?) << 22", (SERVERS,))
        seal_rows(connection)
        servers = [discord.add_server(f"Server {number}", server_id(number)) for number in range(SERVERS)]
        for (channel,) in connection.execute("SELECT channel_id FROM game"):
            discord.add_channel(servers[channel % SERVERS], f"canal-{channel}", channel)
        rows = connection.execute("SELECT name, discord_id FROM person WHERE discord_id IS NOT NULL")
        people = {number: Person(discord, discord.add_user(name, number)) for name, number in rows}
    for server, person in itertools.product(servers, people.values()):
        server.members[person.user.id] = Member(person.user)
    return people


def report(discord: Discord, asked: Sequence[Interaction]) -> dict[str, Any]:
    """Return what people and channels waited for, in seconds."""
    answered = [one for one in asked if one.first_word is not None and one.answer.done()]
    of_servers: defaultdict[int, list[float]] = defaultdict(list)
    for one in answered:
        assert one.channel.server is not None
        of_servers[one.channel.server.id].append(one.answer.result().after)
    return {
        "asked": len(asked),
        "first words": [one.first_word for one in asked if one.first_word is not None],
        "answers": [one.answer.result().after for one in answered],
        "of servers": [sum(waits) / len(waits) for waits in of_servers.values()],
        "messages": [wait for one in asked for wait in _waits_for_message(discord, one)],
    }


def _waits_for_message(discord: Discord, asked: Interaction) -> Iterator[float]:
    """Yield how long a channel waited for the message of an act, if it got one; ids tell the time."""
    later = (message for message in discord.messages.of(asked.channel) if message.id > asked.id)
    if (message := next(later, None)) is not None:
        yield ((message.id >> 22) - (asked.id >> 22)) / 1000


async def act(
    discord: Discord, people: dict[int, Person], commands: Sequence[Command], rate: float
) -> tuple[list[Interaction], float]:
    """Let people act, so many a second, whether what was done before is answered or not; wait for all.

    Return what they asked for, and how many really came in a second.
    """
    asked: list[Interaction] = []
    began = time.perf_counter()
    for number, command in enumerate(commands):
        await asyncio.sleep(began + number / rate - time.perf_counter())
        data = command_data(discord, command.path, command.options)
        channel = discord.channels[command.channel]
        asked.append(await people[command.person].send(channel, Kind.COMMAND, data))
    came = len(asked) / (time.perf_counter() - began)
    await asyncio.wait([one.answer for one in asked], timeout=PATIENCE)
    return asked, came


def pending(database: Path) -> int:
    """Return how many messages wait to be sent."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT count(*) FROM outbox WHERE done IS NULL").fetchone()[0]


def done(database: Path, asked: Sequence[Interaction]) -> int:
    """Return how many of the acts that were asked for stand in the logs: an answer may be a refusal."""
    ids = json.dumps([one.id for one in asked])
    found = "SELECT count(*) FROM entry WHERE interaction_id IN (SELECT value FROM json_each(?))"
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute(found, (ids,)).fetchone()[0]


def resident(number: int) -> float:
    """Return how much memory a process has, in MiB."""
    return int(Path(f"/proc/{number}/statm").read_text().split()[1]) * getpagesize() / (1 << 20)


async def main(database: Path) -> None:
    sched_setaffinity(0, {0, 1})
    discord = Discord(checks=False)
    people = spread(database, discord)
    wanted = sum(spell.acts for spell in SPELLS)
    commands = iter(await commands_at(database, range(FIRST_CHANNEL, FIRST_CHANNEL + wanted)))
    found: dict[str, Any] = {}
    with TemporaryDirectory() as folder:
        async with serving(discord) as proxy:
            bot = Bot(Path(folder), proxy, discord, database)
            began = time.perf_counter()
            await bot.start()
            found["ready"] = time.perf_counter() - began
            assert bot.process is not None
            slower = 1.0
            try:
                for spell in SPELLS:
                    now = [*itertools.islice(commands, spell.acts)]
                    async with working() as taken:
                        asked, came = await act(discord, people, now, spell.rate / slower)
                        answered = time.perf_counter()
                        await discord.until(lambda: pending(database) == 0, PATIENCE)
                    slower = slowness_beside(taken)
                    kept = {
                        "drained": time.perf_counter() - answered,
                        "done": done(database, asked),
                        "rate": came,
                        "slowness": slower,
                    }
                    found[spell.name] = report(discord, asked) | kept
                found["memory"] = resident(bot.process.pid)
            finally:
                found["code"] = await bot.stop()
            found["faults"] = discord.faults
            found["errors"] = bot.log.count("ERROR")
            found["refused"] = discord.limits.refused
    print(json.dumps(found))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
