"""Helpers for the tests of settings: people with rights of several kinds, and what was noted."""

from __future__ import annotations

from typing import Any

import discord
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle, RoleHandle
from simcord.enums import OverwriteType

from bot.store.preferences import Place, PlaceChange, place_changes
from tests.discord import Server


async def give_role(server: Server, person: Any, role: RoleHandle) -> None:
    """Give somebody a role, as an administrator does."""
    server.env.backend.add_member_role(server.guild.id, person.id, role.id)
    await server.env.settle()


async def delete_role(server: Server, role: RoleHandle) -> None:
    """Delete a role from the server."""
    server.env.backend.delete_role(server.guild.id, role.id)
    await server.env.settle()


async def overwrite(
    server: Server, channel: ChannelHandle, person: Any, allow: discord.Permissions, deny: int = 0
) -> None:
    """Give somebody permissions in one channel alone, or deny them there."""
    entry = Overwrite(person.id, OverwriteType.MEMBER, allow.value, deny)
    server.env.backend.set_overwrite(channel.id, entry)
    await server.env.settle()


async def somebody(server: Server, who: str) -> Any:
    """Return a person of a kind.

    "manager" has Manage Channels by a role, "server manager" Manage Server alone, "channel manager"
    Manage Channels by an overwrite in ``server.channel``; "by role" has the role that the owner has set.
    """
    if who == "channel manager":
        await overwrite(server, server.channel, server.people[3], discord.Permissions(manage_channels=True))
    if who == "server manager":
        role = server.guild.create_role("Wardens", permissions=discord.Permissions(manage_guild=True))
        await give_role(server, server.people[2], role)
    return {
        "manager": server.moderator,
        "server manager": server.people[2],
        "channel manager": server.people[3],
        "by role": server.helper,
        "player": server.people[0],
        "stranger": server.stranger,
    }[who]


async def noted(server: Server, channel: ChannelHandle | None = None) -> list[PlaceChange]:
    """Return what was noted of a channel and of its server, the newest first."""
    places: list[tuple[Place, int]] = [
        ("channel", (channel or server.channel).id),
        ("server", server.guild.id),
    ]
    return await place_changes(server.tables.store.reader, server.guild.id, places)
