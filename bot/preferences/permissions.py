"""Who may do what: moderate a channel or a server, start games.

Roles that were set for a thread, its channel, the server and by the owner add to one another.
"""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.preferences.declared import EVERYBODY, MODERATORS, NOBODY, START, parse_roles
from bot.preferences.settings import Preferences, Scope, Source

User = discord.User | discord.Member


def moderator_roles(preferences: Preferences, scope: Scope) -> list[tuple[Source, tuple[int, ...]]]:
    """Return the roles that may moderate, with who has set them, the nearest first."""
    owners = preferences.resolve(MODERATORS, Scope(None))
    found = [*preferences.all_set(MODERATORS, scope), owners]
    return [(one.source, parse_roles(one.value)) for one in found]


def moderates(preferences: Preferences, user: User, permissions: discord.Permissions, scope: Scope) -> bool:
    """Say whether somebody with these permissions in a channel may moderate there."""
    wanted = {role for _, roles in moderator_roles(preferences, scope) for role in roles}
    return permissions.manage_channels or _has_one(user, wanted)


def moderates_server(preferences: Preferences, user: User, scope: Scope) -> bool:
    """Say whether somebody may moderate a whole server.

    Permissions that overwrites of a channel give and roles that a channel has set do not count.
    """
    permissions = user.guild_permissions if isinstance(user, discord.Member) else discord.Permissions.none()
    return permissions.manage_guild or moderates(preferences, user, permissions, scope.server)


def may_start(
    preferences: Preferences,
    user: User,
    permissions: discord.Permissions,
    scope: Scope,
    guild: discord.Guild | None,
) -> bool:
    """Say whether somebody may start games in a channel. Moderators may, except where nobody may."""
    who = preferences.resolve(START, scope, guild).value
    if who in (EVERYBODY, NOBODY):
        return who == EVERYBODY
    return _has_one(user, parse_roles(who)) or moderates(preferences, user, permissions, scope)


def _has_one(user: User, roles: Iterable[int]) -> bool:
    wanted = set(roles)
    return isinstance(user, discord.Member) and any(role.id in wanted for role in user.roles)
