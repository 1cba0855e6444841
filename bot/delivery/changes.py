"""What Discord sends when the bot may do more than before: what was refused is tried again."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.delivery.worker import OutboxWorker
from bot.ui.venues import Venues

log = logging.getLogger(__name__)


class Changes(commands.Cog):
    """What Discord sends of permissions, of threads and of connections that come back.

    All these events come with the intent ``guilds``; of members it then sends the bot's own.
    """

    def __init__(self, worker: OutboxWorker, venues: Venues) -> None:
        self._worker = worker
        self._venues = venues

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Try again what was refused in a channel and in its threads."""
        parents, channel_id = self._venues.parents, after.id
        await self._worker.hurry(lambda row: channel_id in (row.channel_id, parents.get(row.channel_id)))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """Try again what was refused in a thread, which may be open by now."""
        await self._worker.hurry(lambda row: row.channel_id == event.thread_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again what was refused on a server."""
        await self._hurry_server(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try again what was refused on a server where the bot has got other roles."""
        if after == after.guild.me:
            await self._hurry_server(after.guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Try again what was refused on a server that was in trouble."""
        await self._hurry_server(guild)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Try again all that was refused: of what happened meanwhile nothing was sent."""
        log.info("connected: all servers are known")
        await self._worker.hurry(lambda _: True)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard_id: int) -> None:
        """Try again all that was refused: events may have been lost with the connection."""
        await self._worker.hurry(lambda _: True)

    async def _hurry_server(self, guild: discord.Guild) -> None:
        await self._worker.hurry(lambda row: row.guild_id == guild.id)
