"""Tests' Discord: SimCord with what it lacks, behind one small door."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.client import Riquet
from bot.settings import Settings
from tests import toy

PEOPLE = ("Ada", "Bea", "Cleo", "Dan")


class Server:
    """A server with a channel or two, four people, a moderator and a stranger, and the bot in it.

    ``people`` are in the order in which they are made; ``sent`` counts messages that the bot has sent by
    its own token, without those that Discord drops as repeated (the same nonce).
    """

    def __init__(self, database: Path, **settings: Any) -> None:
        self.database = database
        self.settings = Settings(_env_file=None, **settings)  # type: ignore[call-arg]
        self.client = self._new_client()
        self.env = simcord.Env(self.client, shard_count=1)
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
        self._nonces: dict[tuple[str, str], Any] = {}

    def _new_client(self) -> Riquet:
        return Riquet(self.settings, self.database, always_sync=True)

    async def start(self) -> None:
        """Starts the bot and lets it settle."""
        await self.env.start()
        self._drop_repeated_nonces()
        await self.env.settle()

    async def restart(self) -> None:
        """Stops the program and starts it anew on the same database; messages stay."""
        await self.client.close()
        self.client = self._new_client()
        await self.env.restart_bot(self.client)
        self._drop_repeated_nonces()
        await self.env.settle()

    async def stop(self) -> None:
        """Stops the bot."""
        await self.client.close()
        await self.env.shutdown()

    def _drop_repeated_nonces(self) -> None:
        """Discord answers a second message with an enforced nonce with the first; SimCord sends it."""
        request = self.client.http.request

        async def checked(route: Any, **kwargs: Any) -> Any:
            if route.method != "POST" or route.path != "/channels/{channel_id}/messages":
                return await request(route, **kwargs)
            payload = kwargs.get("json") or _payload_of(kwargs.get("form") or ())
            key = (route.url, str(payload.get("nonce")))
            if payload.get("enforce_nonce") and key in self._nonces:
                return self._nonces[key]
            answer = await request(route, **kwargs)
            self.sent.append(payload)
            if payload.get("enforce_nonce"):
                self._nonces[key] = answer
            return answer

        self.client.http.request = checked  # type: ignore[method-assign]

    async def sweep(self, seconds: float = 11) -> None:
        """Lets time pass, so that what is due again is tried."""
        await self.env.advance_time(seconds)
        await self.env.settle()

    @property
    def last(self) -> discord.Message:
        """The newest message that the whole channel sees."""
        message = self.channel.last_message
        assert message is not None
        return message

    def messages(self) -> list[discord.Message]:
        """All messages of the channel, oldest first."""
        return sorted(self.channel.history(), key=lambda message: message.id)


def _payload_of(form: Any) -> dict[str, Any]:
    return next((json.loads(part["value"]) for part in form if part["name"] == "payload_json"), {})


@asynccontextmanager
async def server(database: Path, **settings: Any) -> AsyncIterator[Server]:
    """A running server with the toy game registered; errors that the bot swallowed fail the test."""
    toy.register()
    made = Server(database, **settings)
    try:
        await made.start()
        yield made
    finally:
        await made.stop()
    made.env.raise_errors()


def texts(components: Any) -> str:
    """All words of a message's components, one part a line."""
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
