"""Direct messages to people who follow a game without a seat: the board as everybody may see it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.announce import compose
from bot.table import TableInfo, read_post

if TYPE_CHECKING:
    from bot.client import Riquet
    from bot.store import OutboxRow

log = logging.getLogger(__name__)


async def send_privately(client: Riquet, row: OutboxRow) -> int | None:
    """Sends a row that is owed to one person; the message, or None if nothing was to be sent.

    Whoever may not see the game's channel any more, or takes no direct messages, stops following, quietly;
    and so do all with the last message of the game.
    """
    assert row.recipient is not None
    reader = row.recipient.discord_id
    if reader is None:
        return None
    info = await client.tables.get(row.game_id)
    if not await may_see(client, info, reader):
        await stop_following(client, info.id, reader)
        return None
    post = await compose(client, row)
    if post is None:
        return None
    try:
        channel = await client.create_dm(discord.Object(reader))
        sent = await channel.send(
            view=post.view,
            files=list(post.files),
            nonce=row.id,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("somebody who follows game %d takes no direct messages: %s", info.id, error)
        await stop_following(client, info.id, reader)
        return None
    if info.status in ("finished", "abandoned") and (row.kind == "abandon" or read_post(row).outcome):
        await stop_following(client, info.id, reader)
    return sent.id


async def stop_following(client: Riquet, game_id: int, reader: int) -> None:
    """Ends somebody's following of a game, if they do follow it."""
    if any(one.discord_id == reader for one in await client.tables.observers.of(game_id)):
        await client.tables.observers.unwatch(game_id, reader)


async def may_see(client: Riquet, info: TableInfo, reader: int) -> bool:
    """Whether somebody is on the game's server and sees its channel there.

    Raises discord.HTTPException where that cannot be found out now.
    """
    guild = client.get_guild(info.guild_id)
    if guild is None:
        return False
    try:
        channel = guild.get_channel_or_thread(info.channel_id) or await guild.fetch_channel(info.channel_id)
        member = await guild.fetch_member(reader)
    except (discord.NotFound, discord.Forbidden):
        return False
    if not channel.permissions_for(member).view_channel:
        return False
    if not isinstance(channel, discord.Thread) or not channel.is_private():
        return True
    return channel.permissions_for(member).manage_threads or await _in_thread(channel, reader)


async def _in_thread(thread: discord.Thread, reader: int) -> bool:
    try:
        await thread.fetch_member(reader)
    except discord.NotFound:
        return False
    return True
