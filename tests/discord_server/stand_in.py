"""The stand-in itself: its servers and people, and what happens to them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import discord
from aiohttp import web

from tests.discord_server.gateway import Event, Gateway
from tests.discord_server.interactions import Interaction, Kind
from tests.discord_server.limits import LARGEST_FILE
from tests.discord_server.messages import FILES, Messages
from tests.discord_server.places import (
    DIRECT,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Member,
    Role,
    Server,
    User,
    new_id,
    server_id,
)
from tests.discord_server.rate_limits import RateLimits
from tests.discord_server.refused import RefusedError, unknown

PATIENCE = 30.0
"""So many seconds everything is waited for."""

_LOOKS_AGAIN = 0.02

TOKEN = "the-token-of-the-tests"
INVITED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
EVERYONE = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Way = Callable[[web.Request, Handler], Awaitable[web.StreamResponse]]
"""How a request gets to Discord and its answer back: late, cut off, or not at all."""


@dataclass(frozen=True)
class Upload:
    """A file that somebody sends with a command."""

    id: int
    name: str
    size: int

    def payload(self) -> dict[str, Any]:
        """Return what Discord says of it."""
        url = f"{FILES}/{self.id}/{self.name}"
        told = {"filename": self.name, "size": self.size, "url": url, "proxy_url": url}
        return {"id": str(self.id), "content_type": "application/json", "ephemeral": True, **told}


async def straight(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Let a request through."""
    return await handler(request)


@dataclass(eq=False)
class Discord:
    """Discord as the bot finds it.

    ``checks`` says whether bodies are checked against what Discord publishes. ``faults`` are what the bot
    does that Discord would refuse in any case: a test that ends with one has found a fault of the bot.
    ``calls`` counts the requests by their routes.
    """

    checks: bool = True
    shards: int = 1
    limits: RateLimits = field(default_factory=RateLimits)
    messages: Messages = field(default_factory=Messages)
    way: Way = straight
    bot: User = field(default_factory=lambda: User(new_id(), "Riquet", bot=True))
    servers: dict[int, Server] = field(default_factory=dict[int, Server])
    users: dict[int, User] = field(default_factory=dict[int, User])
    channels: dict[int, Channel] = field(default_factory=dict[int, Channel])
    commands: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    interactions: dict[int, Interaction] = field(default_factory=dict[int, Interaction])
    uploads: dict[str, bytes] = field(default_factory=dict[str, bytes])
    faults: list[str] = field(default_factory=list[str])
    calls: Counter[str] = field(default_factory=Counter[str])

    def __post_init__(self) -> None:
        self.gateway = Gateway(TOKEN, self._hello, self.notice, self.shards)
        self._news = asyncio.Event()

    def notice(self) -> None:
        """Let those look again who wait for something to be so."""
        self._news.set()
        self._news = asyncio.Event()

    async def until(
        self, condition: Callable[[], bool], seconds: float = PATIENCE, every: float = _LOOKS_AGAIN
    ) -> None:
        """Wait until something is so; raise TimeoutError if it takes too long.

        What the bot stores nobody tells the stand-in, so that one looks again without news too.
        """
        async with asyncio.timeout(seconds):
            while not condition():
                with suppress(TimeoutError):
                    async with asyncio.timeout(every):
                        await self._news.wait()

    def add_server(self, name: str, number: int | None = None) -> Server:
        """Add a server with the bot in it, as the README's link invites it."""
        made = Server(server_id(len(self.servers)) if number is None else number, name)
        made.roles[made.id] = Role(made.id, "@everyone", EVERYONE.value)
        role = self.add_role(made, "Riquet", INVITED)
        made.members[self.bot.id] = Member(self.bot, [role])
        self.servers[made.id] = made
        return made

    def add_role(self, server: Server, name: str, permissions: discord.Permissions) -> Role:
        """Add a role to a server."""
        role = Role(new_id(), name, permissions.value)
        server.roles[role.id] = role
        return role

    def add_channel(self, server: Server, name: str, number: int | None = None) -> Channel:
        """Add a channel to a server."""
        made = Channel(number or new_id(), name, TEXT, server)
        self.channels[made.id] = server.channels[made.id] = made
        return made

    def add_thread(
        self, parent: Channel, name: str, kind: int = PUBLIC_THREAD, number: int | None = None
    ) -> Channel:
        """Add a thread to a channel."""
        assert parent.server is not None
        made = Channel(number or new_id(), name, kind, parent.server, parent)
        self.channels[made.id] = parent.server.channels[made.id] = made
        return made

    def add_user(self, name: str, number: int | None = None) -> User:
        """Add somebody."""
        made = User(number or new_id(), name)
        self.users[made.id] = made
        return made

    def direct_channel(self, user: User) -> Channel:
        """Return the direct messages with somebody."""
        found = (one for one in self.channels.values() if one.recipient is user)
        if (channel := next(found, None)) is None:
            channel = Channel(new_id(), user.name, DIRECT, recipient=user)
            self.channels[channel.id] = channel
        return channel

    def upload(self, name: str, data: bytes) -> Upload:
        """Add a file that somebody sends with a command."""
        number = new_id()
        self.uploads[f"{number}/{name}"] = data
        return Upload(number, name, len(data))

    def channel(self, number: int) -> Channel:
        """Return a channel that the bot sees; raises RefusedError without one."""
        found = self.channels.get(number)
        if found is None:
            raise unknown("channel")
        if found.server is not None and not self.allowed(found).view_channel:
            raise RefusedError(403, 50001, "Missing Access")
        return found

    def allowed(self, channel: Channel) -> discord.Permissions:
        """Return what the bot may do in a channel."""
        if channel.server is None:
            return INVITED
        return channel.server.permissions(channel, self.bot)

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or a thread."""
        assert channel.server is not None
        payload = channel.payload()
        del self.channels[channel.id], channel.server.channels[channel.id]
        name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        await self.gateway.dispatch(channel.server.id, name, payload)

    async def remove_bot(self, server: Server) -> None:
        """Take the bot from a server."""
        del self.servers[server.id], server.members[self.bot.id]
        await self.gateway.dispatch(server.id, "GUILD_DELETE", {"id": str(server.id)})

    async def change_permissions(self, server: Server, role: Role, permissions: discord.Permissions) -> None:
        """Change what a role may do."""
        role.permissions = permissions.value
        told = {"guild_id": str(server.id), "role": role.payload()}
        await self.gateway.dispatch(server.id, "GUILD_ROLE_UPDATE", told)

    async def give_bot_role(self, server: Server, role: Role) -> None:
        """Give the bot a role; of members, Discord sends it without that intent what becomes of itself."""
        member = server.members[self.bot.id]
        member.roles.append(role)
        told = {"guild_id": str(server.id), **member.payload()}
        await self.gateway.dispatch(server.id, "GUILD_MEMBER_UPDATE", told)

    async def unlock(self, thread: Channel) -> None:
        """Unlock a thread, which stays archived."""
        assert thread.server is not None
        thread.locked = False
        await self.gateway.dispatch(thread.server.id, "THREAD_UPDATE", thread.payload())

    async def ask(self, interaction: Interaction) -> None:
        """Bring the bot what somebody asks."""
        self.interactions[interaction.id] = interaction
        await self.repeat(interaction)

    async def repeat(self, interaction: Interaction) -> None:
        """Bring the bot what it may have got already."""
        server = interaction.channel.server
        await self.gateway.dispatch(
            0 if server is None else server.id, "INTERACTION_CREATE", self._asked(interaction)
        )

    def _asked(self, interaction: Interaction) -> dict[str, Any]:
        channel, user = interaction.channel, interaction.user
        found: dict[str, Any] = {
            "id": str(interaction.id),
            "application_id": str(self.bot.id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "attachment_size_limit": LARGEST_FILE,
            "data": interaction.data,
            "channel": channel.payload(),
            "channel_id": str(channel.id),
            "locale": user.locale,
            "app_permissions": str(self.allowed(channel).value),
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0 if channel.server is not None else 1,
        }
        if interaction.on is not None:
            found["message"] = interaction.on.payload()
        if channel.server is None:
            return found | {"user": user.payload()}
        member = channel.server.members[user.id].payload()
        permissions = channel.server.permissions(channel, user)
        return found | {
            "guild_id": str(channel.server.id),
            "guild_locale": "en-GB",
            "member": member | {"permissions": str(permissions.value)},
        }

    def _hello(self, shard: int, session: str) -> Iterator[Event]:
        ours = [one for one in self.servers.values() if (one.id >> 22) % self.shards == shard]
        yield (
            "READY",
            {
                "v": 10,
                "user": self.bot.payload(),
                "guilds": [{"id": str(one.id), "unavailable": True} for one in ours],
                "session_id": session,
                "resume_gateway_url": "wss://gateway.discord.gg",
                "shard": [shard, self.shards],
                "application": {"id": str(self.bot.id), "flags": 0},
            },
        )
        for one in ours:
            yield "GUILD_CREATE", one.payload(one.members[self.bot.id])

    def interaction(self, token: str) -> Interaction:
        """Return an interaction by its token; raises RefusedError without one."""
        found = self.interactions.get(int(token.removeprefix("token-") or 0))
        if found is None:
            raise unknown("webhook")
        return found

    @property
    def unanswered(self) -> list[Interaction]:
        """Return what people were told that the application did not respond to."""
        late = (one for one in self.interactions.values() if one.kind is not Kind.AUTOCOMPLETE)
        return [one for one in late if one.first_word is None]
