"""Parks games whose place is gone: a channel or a thread was deleted, or the bot removed from a server."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.table import TableError, TableInfo
from bot.threads import note_parent

if TYPE_CHECKING:
    from bot.client import Riquet

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
"""Discord's code for a channel or a thread that does not exist."""


async def park(client: Riquet, game_id: int) -> None:
    """Parks a game, unless it holds no channel any more."""
    with suppress(TableError):
        info = await client.tables.lifecycle.detach(game_id)
        log.warning("game %d is parked: channel %d is gone", game_id, info.channel_id)


class PlacesGone(commands.Cog):
    """What Discord tells of places that go away, and a look at the start for those that went unheard.

    All these events come with the intent ``guilds``.
    """

    def __init__(self, client: Riquet) -> None:
        self.client = client
        self._looked = False

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot is not in a server any more; one that Discord has trouble with is not removed."""
        parked = await self.client.tables.lifecycle.detach_guild(guild.id)
        if parked:
            log.warning("%d games are parked: server %d is gone", len(parked), guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, and with it all its threads, the archived ones too."""
        threads = [thread for thread, parent in self.client.threads.items() if parent == channel.id]
        await self._park_those_in([channel.id, *threads])

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted, open or archived."""
        await self._park_those_in([event.thread_id])

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Looks once, when all servers are known, for places that went away while the bot did not run."""
        if self._looked:
            return
        self._looked = True
        for game_id in await self.client.tables.open_games():
            if await self._is_gone(await self.client.tables.get(game_id)):
                await park(self.client, game_id)

    async def _park_those_in(self, channels: Iterable[int]) -> None:
        for channel_id in channels:
            info = await self.client.tables.find(channel_id)
            if info is not None:
                await park(self.client, info.id)

    async def _is_gone(self, info: TableInfo) -> bool:
        """Whether a game's place is gone for good. One that the bot may not see is still there."""
        guild = self.client.get_guild(info.guild_id)
        if guild is None:
            return True
        if guild.unavailable or guild.get_channel_or_thread(info.channel_id) is not None:
            return False
        try:
            await self.client.fetch_channel(info.channel_id)
            await note_parent(self.client, info.guild_id, info.channel_id)
        except discord.DiscordException as error:
            return getattr(error, "code", None) == UNKNOWN_CHANNEL
        return False
