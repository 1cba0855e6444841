"""Takes games from places that are gone: a deleted channel or thread, a server that the bot has left."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress

import discord
from discord.ext import commands

from bot.delivery.loops import fault_of
from bot.table import DamagedRowError, TableError, Tables
from bot.ui.venues import Venues

log = logging.getLogger(__name__)


async def detach(tables: Tables, game_id: int) -> None:
    """Take a game from its channel, unless it holds none any more."""
    with suppress(TableError):
        info = await tables.lifecycle.detach(game_id)
        log.warning("game %d is detached: channel %d is gone", game_id, info.channel_id)


class LostVenues(commands.Cog):
    """What Discord sends of places that go away, and a search at the start for those that went meanwhile.

    All these events come with the intent ``guilds``.
    """

    def __init__(self, tables: Tables, venues: Venues) -> None:
        self._tables = tables
        self._venues = venues
        self._searched = False

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Detach the games of a server that the bot is not in any more; one in trouble is not removed."""
        detached = await self._tables.lifecycle.detach_guild(guild.id)
        if detached:
            log.warning("%d games are detached: server %d is gone", len(detached), guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Detach the games of a deleted channel and of all its threads, the archived ones too."""
        threads = [thread for thread, parent in self._venues.parents.items() if parent == channel.id]
        await self._detach_those_in([channel.id, *threads])

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Detach the game of a deleted thread, open or archived."""
        await self._detach_those_in([event.thread_id])

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Search once, when all servers are known, for places that went away while the bot did not run."""
        if self._searched:
            return
        games = await self._tables.open_games()
        self._searched = True
        for game_id in games:
            if (fault := await fault_of(self._detach_if_gone(game_id))) is not None:
                log.error("whether the place of game %d is gone cannot be told", game_id, exc_info=fault)

    async def _detach_if_gone(self, game_id: int) -> None:
        with suppress(DamagedRowError):
            if await self._venues.is_gone(await self._tables.get(game_id)):
                await detach(self._tables, game_id)

    async def _detach_those_in(self, channels: Iterable[int]) -> None:
        for channel_id in channels:
            if (fault := await fault_of(self._detach_in(channel_id))) is not None:
                log.error("the game of channel %d, which is gone, stays there", channel_id, exc_info=fault)

    async def _detach_in(self, channel_id: int) -> None:
        info = await self._tables.find(channel_id)
        if info is not None:
            await detach(self._tables, info.id)
