"""Whether somebody may start a game in a channel, and where else they may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.i18n.catalogue import join_list
from bot.panels.answer import UserError
from bot.preferences.places import WHO
from bot.preferences.scope import Scope

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"

_MOST_CHANNELS = 5


def require_may_start(interaction: Interaction) -> None:
    """Raises UserError where the person may not start a game, saying who may, and where they could."""
    settings, here = interaction.client.place_settings, Scope.of(interaction)
    if settings.may_start(interaction.user, interaction.permissions, here, interaction.guild):
        return
    who = settings.starters(here, interaction.guild).value
    channels = elsewhere(interaction)
    language = interaction.client.language(interaction)
    raise UserError(
        "may_not_start",
        who=who if who in WHO else "role",
        role=f"<@&{who}>",
        elsewhere="some" if channels else "none",
        channels=join_list(language, [f"<#{channel.id}>" for channel in channels]),
        command=interaction.client.mention_command("settings show"),
    )


def elsewhere(interaction: Interaction) -> list[Any]:
    """Channels of the server where the person may write and start a game; first those that say so themselves.

    They are a few at the most, in the order of their ids.
    """
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return []
    settings = interaction.client.place_settings
    own = settings.own_starters()
    said = [channel for number in own if (channel := guild.get_channel_or_thread(number)) is not None]
    others = sorted((one for one in guild.text_channels if one.id not in own), key=lambda one: one.id)
    found: list[Any] = []
    for channel in (*said, *others):
        allowed = channel.permissions_for(user)
        writes = (
            allowed.send_messages_in_threads if isinstance(channel, discord.Thread) else allowed.send_messages
        )
        where = Scope(guild.id, channel.id, getattr(channel, "parent_id", None))
        # Whoever does not see a channel has no other permission in it either.
        if writes and settings.may_start(user, allowed, where, guild):
            found.append(channel)
        if len(found) == _MOST_CHANNELS:
            break
    return found
