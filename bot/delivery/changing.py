"""Changes of messages that were sent."""

from __future__ import annotations

import discord

from bot.ui.announcement import Announcement


async def change(
    channel: discord.PartialMessageable | discord.DMChannel, message_id: int, now: Announcement
) -> int:
    """Change a message of ours into another one, which pings nobody; return its id."""
    await channel.get_partial_message(message_id).edit(
        view=now.view, attachments=list(now.files), allowed_mentions=discord.AllowedMentions.none()
    )
    return message_id
