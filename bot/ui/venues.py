"""Where games are played on Discord: channels and threads, and who sees them.

Discord sends threads only while they are open, so the channel of each is remembered.
"""

from __future__ import annotations

import discord

from bot.preferences.settings import Scope
from bot.table import TableInfo
from bot.table.threads import Threads

UNKNOWN_CHANNEL = 10003
"""Discord's code for a channel or a thread that does not exist."""

ARCHIVED = 50083
"""Discord's code for "thread is archived"."""

PASSING = (ARCHIVED, 160005, 160006)
"""Its codes for a thread that takes no messages now but may later: archived, locked, too many are open."""

_Channel = discord.abc.GuildChannel | discord.Thread


class Venues:
    """The channels and threads of games; ``parents`` is the channel of each thread that is known."""

    def __init__(self, client: discord.Client, threads: Threads, parents: dict[int, int]) -> None:
        self._client = client
        self._threads = threads
        self.parents = parents
        self._public: dict[int, int] = {}

    @classmethod
    async def load(cls, client: discord.Client, threads: Threads) -> Venues:
        """Return the venues with the threads that the table knows."""
        return cls(client, threads, await threads.parents())

    def scope_of(self, info: TableInfo) -> Scope:
        """Return where a game is played."""
        guild = self._client.get_guild(info.guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(info.channel_id)
        parent = getattr(channel, "parent_id", None) or self.parents.get(info.channel_id)
        return Scope(info.guild_id, info.channel_id, parent)

    async def remember_parent(self, guild_id: int, channel_id: int) -> None:
        """Remember the channel of a thread, asking Discord for it where it has not sent it.

        Raises discord.HTTPException, of which discord.NotFound says that there is no such channel any more.
        """
        guild = self._client.get_guild(guild_id)
        if channel_id in self.parents or guild is None or guild.unavailable:
            return
        channel = guild.get_channel_or_thread(channel_id) or await self._client.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread):
            await self._threads.remember(channel.id, channel.parent_id)
            self.parents[channel.id] = channel.parent_id

    async def reopen(self, channel_id: int) -> None:
        """Open an archived thread again; discord.HTTPException if the bot may not, because it is locked."""
        channel = await self._client.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread) and channel.archived:
            await channel.edit(archived=False)

    async def may_read_history(self, guild_id: int, channel_id: int) -> bool:
        """Say whether the bot may read the messages of a channel; without that, Discord shows none.

        Raises discord.HTTPException where that cannot be found out now.
        """
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return False
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        try:
            return channel.permissions_for(guild.me).read_message_history
        except discord.ClientException:
            # A thread whose channel is not known.
            return False

    async def is_gone(self, info: TableInfo) -> bool:
        """Say whether a game's place is gone for good. One that the bot may not see is still there."""
        guild = self._client.get_guild(info.guild_id)
        if guild is None:
            return True
        if guild.unavailable or guild.get_channel_or_thread(info.channel_id) is not None:
            return False
        try:
            await self._client.fetch_channel(info.channel_id)
            await self.remember_parent(info.guild_id, info.channel_id)
        except discord.DiscordException as error:
            return getattr(error, "code", None) == UNKNOWN_CHANNEL
        return False

    async def may_see(self, info: TableInfo, discord_id: int) -> bool:
        """Say whether somebody is on the game's server and sees its channel there.

        Raises discord.HTTPException where that cannot be found out now.
        """
        guild = self._client.get_guild(info.guild_id)
        if guild is None:
            return False
        try:
            channel = guild.get_channel_or_thread(info.channel_id)
            channel = channel or await guild.fetch_channel(info.channel_id)
            member = await guild.fetch_member(discord_id)
        except (discord.NotFound, discord.Forbidden):
            return False
        return await _sees(channel, member)

    def server_name(self, guild_id: int) -> str | None:
        """Return what a server is called; None if the bot is not there."""
        guild = self._client.get_guild(guild_id)
        return None if guild is None else guild.name

    async def sees(self, member: discord.Member, channel_id: int) -> bool:
        """Say whether a member of a server sees a channel or a thread of it, as far as can be found out now.

        Discord is asked for threads that it has not sent, and for who is in private ones.
        """
        guild = member.guild
        try:
            channel = guild.get_channel_or_thread(channel_id) or await self._open_thread(guild, channel_id)
            return await _sees(channel, member)
        except discord.DiscordException:
            return False

    async def _open_thread(self, guild: discord.Guild, thread_id: int) -> _Channel:
        """Return what decides who sees a thread that Discord has not sent: if it is public, its channel.

        A public thread never becomes a private one: it is asked for once. Raises discord.DiscordException.
        """
        parent = guild.get_channel(self._public.get(thread_id, 0))
        if parent is not None:
            return parent
        channel = await guild.fetch_channel(thread_id)
        if isinstance(channel, discord.Thread) and not channel.is_private():
            self._public[thread_id] = channel.parent_id
        return channel


async def _sees(channel: _Channel, member: discord.Member) -> bool:
    """Say whether somebody sees a channel or a thread of their server."""
    if not channel.permissions_for(member).view_channel:
        return False
    if not isinstance(channel, discord.Thread) or not channel.is_private():
        return True
    return channel.permissions_for(member).manage_threads or await _in_thread(channel, member.id)


async def _in_thread(thread: discord.Thread, discord_id: int) -> bool:
    try:
        await thread.fetch_member(discord_id)
    except discord.NotFound:
        return False
    return True
