"""The bot's own way of an act without Discord: services, delivery, and interactions that go nowhere."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.app import FEATURES, parts_on
from bot.delivery.composing import Composer
from bot.delivery.worker import OutboxWorker
from bot.features.play.commands import commands_of
from bot.store import Person, Store
from bot.ui.action_keys import action_path
from bot.ui.router import Router
from bot.ui.services import Services
from rules import GAMES, Action
from tests.benchmarks.commanding import no_settings
from tests.bot.table.seated import Clock

GUILD = 1
_numbers = itertools.count(1 << 50)


@dataclass
class Sent:
    """What came of an act, by what notes it: the private answer, and the messages to channels."""

    answered: Callable[[int], None]
    posted: Callable[[int], None]


@dataclass
class Nowhere:
    """Stands where discord.py's client does: messages are taken and go nowhere."""

    sent: Sent
    router: Router = field(init=False)

    def get_guild(self, number: int) -> None:
        """Know of no server."""

    async def wait_until_ready(self) -> None:
        """Be ready."""

    def get_partial_messageable(self, channel: int, guild_id: int) -> Any:
        """Return a channel that takes every message."""

        async def send(**message: Any) -> Any:
            self.sent.posted(channel)
            return SimpleNamespace(id=next(_numbers))

        async def edit(**message: Any) -> None:
            self.sent.posted(channel)

        return SimpleNamespace(send=send, get_partial_message=lambda number: SimpleNamespace(edit=edit))


class World:
    """The bot on a database, with a way to send commands to it."""

    def __init__(self, client: Nowhere, services: Services, worker: OutboxWorker) -> None:
        self.client = client
        self.services = services
        self._worker = worker
        self._commands: dict[str, Any] = {}
        for game in GAMES.values():
            if game.actions:
                group = commands_of(game)
                for command in group.walk_commands():
                    self._commands[f"{command.qualified_name}"] = command

    async def command(
        self, channel: int, person: Person, kind: str, action: Action, written: Mapping[str, Any]
    ) -> int:
        """Send the command of an action; return the number of its interaction, once it is answered."""
        number = next(_numbers)
        interaction = _interaction(self.client, number, channel, person)
        command = self._commands[action_path(kind, type(action))]
        await command.callback(interaction, **written)
        return number

    async def settle(self) -> None:
        """Wait until all messages that are due are sent."""
        while running := self._worker._running:  # pyright: ignore[reportPrivateUsage]
            await asyncio.gather(*running)


def _interaction(client: Nowhere, number: int, channel: int, person: Person) -> Any:
    """Return an interaction of a slash command; its answer goes nowhere."""
    done = False

    def is_done() -> bool:
        return done

    async def defer(**given: Any) -> None:
        nonlocal done
        done = True

    async def answer(**message: Any) -> None:
        client.sent.answered(number)

    return SimpleNamespace(
        id=number,
        client=client,
        user=SimpleNamespace(id=person.discord_id, display_name=person.name),
        channel=None,
        channel_id=channel,
        guild_id=GUILD,
        locale=discord.Locale.british_english,
        permissions=discord.Permissions.none(),
        message=None,
        response=SimpleNamespace(is_done=is_done, defer=defer),
        edit_original_response=answer,
    )


async def prepare() -> None:
    """Prepare what features need, as the running bot does from its start on."""
    for feature in FEATURES:
        if feature.prepare is not None:
            await feature.prepare()


@asynccontextmanager
async def world_on(database: Path, sent: Sent) -> AsyncIterator[World]:
    """Open a database with all that the bot works with but Discord."""
    client = Nowhere(sent)
    store = await Store.open(database, Clock())
    try:
        parts = await parts_on(cast(Any, client), store, no_settings())
        services, worker = parts.services, parts.worker
        client.router = Router(services)
        composer = Composer(services, (feature.messages for feature in FEATURES))
        worker.start(composer.compose, composer.blank)
        try:
            yield World(client, services, worker)
        finally:
            await worker.stop(1)
            await services.drawings.close()
    finally:
        await store.close()
