"""Let people act at thousands of open games and print what it took as JSON.

python load.py <database of crowd.py> <acts a second> <acts>

The process keeps to two processors; on slower ones so many times fewer acts come in a second. What
features need is prepared first, and the first WARMING acts are not counted. Each act is a slash command: its
private answer, and the message to the channel where one is due, are drawn and composed as always, and go
nowhere.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from os import sched_setaffinity
from pathlib import Path
from resource import getpagesize
from typing import Any, NamedTuple

import render
from bot.client import keep_what_is_loaded
from bot.store import Person, Queries
from bot.ui.names import words_for
from rules import Action
from tests.benchmarks.crowd import FIRST_CHANNEL, next_action
from tests.benchmarks.machine import slowness_beside, working
from tests.benchmarks.world import Sent, World, prepare, world_on
from tests.bot.written import written_fields

WARMING = 100
"""So many acts are not counted: texts are read and bases painted then."""
TICK = 0.005


class Watch:
    """What an act took: CPU, statements, pictures, and how long people and channels waited."""

    def __init__(self) -> None:
        self.begun: dict[int, float] = {}
        self.answers: list[float] = []
        self.messages: list[float] = []
        self.stalls: list[float] = []
        self.statements = 0
        self.pictures: Counter[str] = Counter()

    def answered(self, number: int) -> None:
        """Note that the private answer of an interaction is there."""

    def posted(self, channel: int) -> None:
        """Note that a channel has got the message of the act there."""
        self.messages.append(time.perf_counter() - self.begun[channel])

    def count_statements(self) -> None:
        """Count the statements of the program from now on."""
        for name in ("rows", "run"):
            self._count_runs(name, getattr(Queries, name))

    def _count_runs(self, name: str, ran: Any) -> None:
        async def counted(*given: Any) -> Any:
            self.statements += 1
            return await ran(*given)

        setattr(Queries, name, counted)

    def count_pictures(self) -> None:
        """Count the drawings from now on."""
        for name in ("board", "choice", "hand"):
            self._count_calls(name, getattr(render, name))

    def _count_calls(self, name: str, drawn: Any) -> None:
        def counted(*given: Any, **named: Any) -> Any:
            data = drawn(*given, **named)
            self.pictures[name] += data is not None
            return data

        setattr(render, name, counted)

    @asynccontextmanager
    async def watch_loop(self) -> AsyncGenerator[None]:
        """Note meanwhile how much later than wanted the event loop comes back, time and again."""

        async def note() -> None:
            while True:
                before = time.perf_counter()
                await asyncio.sleep(TICK)
                self.stalls.append(time.perf_counter() - before - TICK)

        noting = asyncio.create_task(note())
        try:
            yield
        finally:
            noting.cancel()

    def forget(self) -> None:
        """Begin to count anew."""
        self.answers, self.messages, self.stalls = [], [], []
        self.statements = 0
        self.pictures.clear()


class Command(NamedTuple):
    """What somebody is going to do: their command at a channel's game."""

    channel: int
    person: Person
    kind: str
    action: Action
    written: Mapping[str, Any]


async def command_at(world: World, channel: int) -> Command:
    """Return what is suggested to who is waited for first at a channel's game."""
    tables = world.services.tables
    info = await tables.find(channel)
    assert info is not None
    position = await tables.load(info.id)
    seat = position.game.waiting_for[0]
    action = next_action(position.game, seat)
    written = written_fields(words_for(position, seat, "en", plain=True), action)
    return Command(channel, info.seats[seat], info.kind, action, written)


async def act(world: World, watch: Watch, command: Command) -> None:
    """Do something; wait for the private answer."""
    watch.begun[command.channel] = started = time.perf_counter()
    await world.command(command.channel, command.person, command.kind, command.action, command.written)
    watch.answers.append(time.perf_counter() - started)


async def play(world: World, watch: Watch, rate: float, commands: Sequence[Command]) -> float:
    """Let people act, so many a second, whether what was done before is answered or not.

    Return how many really came in a second.
    """
    tasks: list[asyncio.Task[None]] = []
    started = time.perf_counter()
    for number, command in enumerate(commands):
        await asyncio.sleep(started + number / rate - time.perf_counter())
        tasks.append(asyncio.create_task(act(world, watch, command)))
    came = len(commands) / (time.perf_counter() - started)
    await asyncio.gather(*tasks)
    await world.settle()
    return came


async def main(database: Path, rate: float, acts: int) -> None:
    sched_setaffinity(0, {0, 1})
    render.keep_little_memory()
    watch = Watch()
    began, before = time.perf_counter(), time.process_time()
    async with world_on(database, Sent(watch.answered, watch.posted)) as world:
        ready, cpu_to_ready, memory = time.perf_counter() - began, time.process_time() - before, resident()
        keep_what_is_loaded()
        async with watch.watch_loop():
            await prepare()
            gc.freeze()
        memory_when_prepared, stalls_while_preparing = resident(), watch.stalls
        channels = list(range(FIRST_CHANNEL, FIRST_CHANNEL + WARMING + acts))
        random.Random(1).shuffle(channels)
        commands = [await command_at(world, channel) for channel in channels]
        watch.count_statements()
        watch.count_pictures()
        async with working() as first:
            await play(world, watch, rate, commands[:WARMING])
        watch.forget()
        logged = _logged(database)
        async with working() as taken, watch.watch_loop():
            before = time.process_time()
            came = await play(world, watch, rate / slowness_beside(first), commands[WARMING:])
            spent = time.process_time() - before - sum(taken) / 1000
        memory_at_last = resident()
    print(
        json.dumps(
            {
                "ready": ready,
                "cpu to ready": cpu_to_ready,
                "memory when ready": memory,
                "memory when prepared": memory_when_prepared,
                "stalls while preparing": stalls_while_preparing,
                "memory": memory_at_last,
                "done": _logged(database) - logged,
                "cpu": spent / acts,
                "statements": watch.statements / acts,
                "pictures": sum(watch.pictures.values()) / acts,
                "answers": watch.answers,
                "messages": watch.messages,
                "stalls": watch.stalls,
                "slowness": slowness_beside(taken),
                "rate": came,
            }
        )
    )


def _logged(database: Path) -> int:
    """Return how many actions stand in the logs: an answer may be a refusal."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT count(*) FROM entry WHERE kind = 'action'").fetchone()[0]


def resident() -> float:
    """Return how much memory the process has, in MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * getpagesize() / (1 << 20)


if __name__ == "__main__":
    database, rate, acts = sys.argv[1:]
    asyncio.run(main(Path(database), float(rate), int(acts)))
