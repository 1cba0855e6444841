"""Discord for the tests: a server in SimCord, with what SimCord lacks, and the bot in it."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.http.client import FakeHTTPClient, _raise_for
from simcord.results import to_discord_message

from bot.app import make_client
from bot.client import Riquet
from bot.config import Config
from bot.local.simcord import be_patient
from bot.table import TableError, Tables
from bot.ui.errors import RefusedError, UserError
from bot.ui.services import Services
from tests import toy
from tests.empty import put_empty_database
from tests.plain_copies import copy_plainly
from tests.same_commands import share_commands

PEOPLE = ("Ada", "Bea", "Cleo", "Dan")


class Server:
    """A server with a channel or two, four people, a moderator and a stranger, and the bot in it.

    ``people`` are in the order in which they are made; ``faults`` are the
    errors that were logged, and ``sent`` counts messages that the bot has sent by
    its own token, without those that Discord drops as repeated (the same nonce).
    """

    def __init__(self, database: Path, **settings: Any) -> None:
        self.database = database
        self.config = _config(**settings)
        self.client = self._new_client()
        self.env = simcord.Env(self.client, shard_count=1, settle_timeout=60)
        be_patient(self.env)
        self.guild = self.env.create_guild("Test", id=1 << 40)
        self.channel = self.guild.create_text_channel("canal")
        self.other_channel = self.guild.create_text_channel("elsewhere")
        manage = discord.Permissions(manage_channels=True)
        self.moderators = self.guild.create_role("Moderators", permissions=manage)
        self.helpers = self.guild.create_role("Helpers")
        users = [self.env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        self.people = [self.guild.add_member(user) for user in users]
        self.moderator = self.guild.add_member(self.env.create_user("moda"), roles=[self.moderators])
        self.helper = self.guild.add_member(self.env.create_user("helga"), roles=[self.helpers])
        self.stranger = self.guild.add_member(self.env.create_user("stranger"))
        self.sent: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self._expected: list[BaseException] = []
        self._restore: Callable[[], None] = lambda: None
        self._nonces: dict[tuple[str, str], Any] = {}

    def _new_client(self) -> Riquet:
        return make_client(self.config, self.database, always_sync=True)

    @property
    def services(self) -> Services:
        """Return what the bot works with; another one after a restart."""
        return self.client.services

    @property
    def tables(self) -> Tables:
        """Return the bot's tables."""
        return self.services.tables

    async def start(self) -> None:
        """Start the bot and let it settle."""
        self._correct_simcord()
        await self.env.start()
        await self.env.settle()

    async def restart(self, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Stop the program and start it anew on the same database; messages stay.

        The bot gets no event of what happens ``meanwhile``.
        """
        await self.client.close()
        emit = self.env.backend.emit
        self.env.backend.emit = lambda *event: None  # type: ignore[method-assign]
        meanwhile()
        self.env.backend.emit = emit  # type: ignore[method-assign]
        self.client = self._new_client()
        await self.env.restart_bot(self.client)
        await self.env.settle()

    async def stop(self) -> None:
        """Stop the bot."""
        self._restore()
        await self.client.close()
        await self.env.shutdown()

    def _correct_simcord(self) -> None:
        """Make SimCord do what Discord does and it does not.

        Discord answers a second message with an enforced nonce with the first; SimCord sends it. Nor does
        SimCord know what Discord refuses in archived threads, and that it does not mention them at the start.
        This is done where all clients of the environment send from, so that it holds from the start of a
        restarted bot.
        """
        request = FakeHTTPClient.request

        async def checked(client: FakeHTTPClient, route: Any, **kwargs: Any) -> Any:
            _check_thread(client.backend, route)
            if route.method != "POST" or route.path != "/channels/{channel_id}/messages":
                return await request(client, route, **kwargs)
            payload = kwargs.get("json") or _payload_of(kwargs.get("form") or ())
            key = (route.url, str(payload.get("nonce")))
            if payload.get("enforce_nonce") and key in self._nonces:
                return self._nonces[key]
            answer = await request(client, route, **kwargs)
            self.sent.append(payload)
            if payload.get("enforce_nonce"):
                self._nonces[key] = answer
            return answer

        hello = serializers.guild_create_payload

        def without_archived(*given: Any) -> Any:
            payload: Any = hello(*given)
            threads = [one for one in payload["threads"] if not one["thread_metadata"]["archived"]]
            return payload | {"threads": threads}

        def restore() -> None:
            FakeHTTPClient.request = request  # type: ignore[method-assign]
            serializers.guild_create_payload = hello

        FakeHTTPClient.request = checked  # type: ignore[method-assign]
        serializers.guild_create_payload = without_archived  # type: ignore[assignment]
        self._restore = restore

    async def sweep(self, seconds: float = 11) -> None:
        """Let time pass, so that what is due again is tried."""
        await self.env.advance_time(seconds)
        await self.env.settle()

    def expected_errors(self) -> list[BaseException]:
        """Return the errors that the test has provoked; they do not fail it any more."""
        found = [error for error in self.env.errors if not _mistake(error) and error not in self._expected]
        self._expected.extend(found)
        return found

    @property
    def last(self) -> discord.Message:
        """Return the newest message that the whole channel sees."""
        return next(self.newest_first())

    @property
    def last_board(self) -> discord.Message:
        """Return the newest board of a game that has ended: behind it stands the last message of the game."""
        return next(one for one in self.newest_first() if "Check the draws" in labels(one.components))

    def newest_first(self) -> Iterator[discord.Message]:
        """Yield the messages that the whole channel sees, each made as it is asked for: few read all."""
        sent = self.env.backend.messages.get(self.channel.id, {}).values()
        for message in sorted(sent, key=lambda message: message.id, reverse=True):
            if message.visible_to(None):
                yield to_discord_message(self.env, message)

    def messages(self) -> list[discord.Message]:
        """Return all messages of the channel, oldest first."""
        return [*self.newest_first()][::-1]


@cache
def _config(**settings: Any) -> Config:
    """Return the owner's settings, which are frozen and the same for most servers."""
    return Config(_env_file=None, **settings)  # type: ignore[call-arg]


def _check_thread(backend: Any, route: Any) -> None:
    """Refuse to write in an archived thread before it is open again, and to open a locked one."""
    channel = backend.channels.get(int(route.channel_id or 0))
    state = None if channel is None else channel.thread_metadata
    if state is None or route.method == "GET" or not (state.archived or state.locked):
        return
    if route.path == "/channels/{channel_id}" and not state.locked:
        return
    if route.path == "/channels/{channel_id}":
        _raise_for(BackendError(403, 50013, "Missing Permissions"))
    _raise_for(BackendError(400, 50083, "Thread is archived"))


def _payload_of(form: Any) -> dict[str, Any]:
    return next((json.loads(part["value"]) for part in form if part["name"] == "payload_json"), {})


@asynccontextmanager
async def server(database: Path, kind: type[Server] = Server, **settings: Any) -> AsyncIterator[Server]:
    """Start a server, of a kind of its own where a test wants one, with the toy game registered.

    Whatever the bot logs as an error fails the test (discord.py only logs what goes wrong in
    autocomplete), and so does any exception that is not the person's own mistake.
    """
    toy.register()
    share_commands()
    copy_plainly()
    put_empty_database(database)
    made = kind(database, **settings)
    watch = _Watch(made.faults)
    logging.getLogger().addHandler(watch)
    try:
        await made.start()
        yield made
    finally:
        logging.getLogger().removeHandler(watch)
        await made.stop()
    assert made.faults == []
    assert made.expected_errors() == []


def _mistake(error: BaseException) -> bool:
    """Say whether an error is one that was shown to the person and that they can put right."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    answered = isinstance(cause, discord.HTTPException) and cause.code == 40060
    return answered or isinstance(cause, TableError | UserError | RefusedError)


class _Watch(logging.Handler):
    """Collects what is logged as an error."""

    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._found = found

    def emit(self, record: logging.LogRecord) -> None:
        self._found.append(self.format(record))


def parts(components: Any) -> Iterator[dict[str, Any]]:
    """Yield all components of a message, those inside others too."""
    for component in components:
        plain = component if isinstance(component, dict) else component.to_dict()
        yield plain
        for inside in ("components", "items"):
            yield from parts(plain.get(inside) or ())
        for inside in ("component", "accessory"):
            if plain.get(inside):
                yield from parts([plain[inside]])


def labels(components: Any) -> list[str]:
    """Return the labels of a message's buttons that can be pressed."""
    return [
        part["label"]
        for part in parts(components)
        if part.get("type") == 2 and not part.get("disabled") and part.get("label")
    ]


def texts(components: Any) -> str:
    """Return all words of a message's components, one part a line."""
    found: list[str] = []

    def walk(item: Any) -> None:
        if isinstance(item, dict):
            for key in ("content", "label", "placeholder", "description"):
                if isinstance(item.get(key), str):
                    found.append(item[key])
            for value in item.values():
                walk(value)
        elif isinstance(item, list | tuple):
            for value in item:
                walk(value)

    walk([component.to_dict() if hasattr(component, "to_dict") else component for component in components])
    return "\n".join(found)
