"""Threads: which channel they belong to, and how those are reopened that Discord has archived.

Discord tells of threads only while they are open, so the channel of each is remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.store.threads import remember_thread

if TYPE_CHECKING:
    from bot.client import Riquet

ARCHIVED = 50083
"""Discord's code for "thread is archived"."""

NOT_FOR_EVER = (ARCHIVED, 160005, 160006)
"""Its codes for a thread that takes no messages now but may later: archived, locked, too many are open."""


async def note_parent(client: Riquet, guild_id: int, channel_id: int) -> None:
    """Remembers the channel of a thread, asking Discord for it where it has not told.

    Raises discord.HTTPException, of which discord.NotFound says that there is no such channel any more.
    """
    guild = client.get_guild(guild_id)
    if channel_id in client.threads or guild is None or guild.unavailable:
        return
    channel = guild.get_channel_or_thread(channel_id) or await client.fetch_channel(channel_id)
    if isinstance(channel, discord.Thread):
        async with client.store.write() as queries:
            await remember_thread(queries, channel.id, channel.parent_id)
        client.threads[channel.id] = channel.parent_id


async def reopen(client: Riquet, channel_id: int) -> None:
    """Opens an archived thread again; discord.HTTPException if the bot may not, because it is locked."""
    channel = await client.fetch_channel(channel_id)
    if isinstance(channel, discord.Thread) and channel.archived:
        await channel.edit(archived=False)
