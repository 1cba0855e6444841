"""What has to be so before a game can begin in a channel: permissions of the bot, and of the person."""

from __future__ import annotations

from typing import Any

import discord

from bot.i18n.catalogue import join_list
from bot.preferences.declared import START, STARTERS
from bot.preferences.permissions import may_start
from bot.preferences.settings import Scope
from bot.ui.errors import UserError
from bot.ui.request import Request

_NEEDED = ("view_channel", "attach_files", "embed_links", "read_message_history")
_MOST_CHANNELS = 5


def missing_permissions(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the permissions that the bot needs in this channel and does not have, by Discord's ids."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    sending = "send_messages_in_threads" if in_thread else "send_messages"
    return [name for name in (*_NEEDED, sending) if not getattr(interaction.app_permissions, name)]


def require_permissions(request: Request) -> None:
    """Raise UserError where the bot lacks permissions that it needs to play in this channel."""
    missing = missing_permissions(request.interaction)
    if missing:
        named = [request.translate(f"permission-{name.replace('_', '-')}") for name in missing]
        raise UserError("missing_permissions", permissions=join_list(request.language, named))


def require_may_start(request: Request) -> None:
    """Raise UserError where the person may not start a game, with who may, and where they could."""
    interaction, preferences = request.interaction, request.services.preferences
    permissions, guild = interaction.permissions, interaction.guild
    if may_start(preferences, interaction.user, permissions, request.scope, guild):
        return
    who = preferences.resolve(START, request.scope, guild).value
    channels = channels_to_start_in(request)
    raise UserError(
        "may_not_start",
        who=who if who in STARTERS else "role",
        role=f"<@&{who}>",
        elsewhere="some" if channels else "none",
        channels=join_list(request.language, [f"<#{channel.id}>" for channel in channels]),
        command=request.mention("settings show"),
    )


def channels_to_start_in(request: Request) -> list[discord.abc.GuildChannel | discord.Thread]:
    """Return channels of the server where the person may write and start a game.

    They are a few at the most, in the order of their ids; first those that have set it themselves.
    """
    guild, user = request.interaction.guild, request.interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return []
    preferences = request.services.preferences
    own = preferences.channels_with(START)
    set_apart = [channel for number in own if (channel := guild.get_channel_or_thread(number)) is not None]
    others = sorted((one for one in guild.text_channels if one.id not in own), key=lambda one: one.id)
    found: list[discord.abc.GuildChannel | discord.Thread] = []
    for channel in (*set_apart, *others):
        allowed = channel.permissions_for(user)
        scope = Scope(guild.id, channel.id, getattr(channel, "parent_id", None))
        # Whoever does not see a channel has no other permission in it either.
        if may_write(channel, allowed) and may_start(preferences, user, allowed, scope, guild):
            found.append(channel)
        if len(found) == _MOST_CHANNELS:
            break
    return found


def may_write(channel: object, allowed: discord.Permissions) -> bool:
    """Say whether these permissions in a channel or thread let somebody write there."""
    return allowed.send_messages_in_threads if isinstance(channel, discord.Thread) else allowed.send_messages
