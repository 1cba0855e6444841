"""What channels and servers set beside their language: the look, who may moderate, who may start games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import discord

from bot.config import Config
from bot.preferences.scope import ResolvedSetting, Scope, Source, all_set, in_effect, set_there
from bot.store import Person, Preferences
from bot.store.preferences import Place
from render import LOOKS

LOOK, MODERATORS, START = "look", "moderators", "start"
"""The keys under which it is kept."""

EVERYBODY, NOBODY = "everybody", "nobody"
WHO = (EVERYBODY, MODERATORS, NOBODY)
"""Who may start games; else it is those with a role, and the value is the role's id."""


class PlaceSettings:
    """What counts where; roles are kept by id. A role that a server does not have any more is not set."""

    def __init__(self, preferences: Preferences, owners: Config) -> None:
        self.preferences = preferences
        self._owners = owners

    def look(self, where: Scope) -> ResolvedSetting:
        """The look of pictures, and who has set it."""
        return in_effect(self.preferences, where, LOOK, lambda value: value in LOOKS, self._owners.look)

    def moderator_roles(self, where: Scope) -> list[tuple[Source, tuple[int, ...]]]:
        """The roles that may moderate, with who has set them, the nearest first. They add to one another."""
        found = all_set(self.preferences, where, MODERATORS)
        return [
            *((one.source, read_roles(one.value)) for one in found),
            ("owner", self._owners.moderator_roles),
        ]

    def moderates(self, user: Any, permissions: discord.Permissions, where: Scope) -> bool:
        """Whether somebody with these permissions in a channel may moderate there."""
        wanted = {role for _, roles in self.moderator_roles(where) for role in roles}
        return permissions.manage_channels or _has_one(user, wanted)

    def moderates_server(self, user: Any, server: Scope) -> bool:
        """Whether somebody may moderate a whole server.

        Permissions that overwrites of a channel give and roles that a channel has set do not count.
        """
        permissions = getattr(user, "guild_permissions", discord.Permissions.none())
        return permissions.manage_guild or self.moderates(user, permissions, server)

    def starters(self, where: Scope, guild: discord.Guild | None) -> ResolvedSetting:
        """Who may start games: one of ``WHO`` or the id of a role, and who has set it."""
        return in_effect(self.preferences, where, START, lambda value: self.counts(value, guild), EVERYBODY)

    def counts(self, value: str, guild: discord.Guild | None) -> bool:
        """Whether a value of who may start games still counts: its role may have been deleted."""
        return value in WHO or bool(there(read_roles(value), guild))

    def may_start(
        self, user: Any, permissions: discord.Permissions, where: Scope, guild: discord.Guild | None
    ) -> bool:
        """Whether somebody may start games there. Moderators may, except where nobody may."""
        who = self.starters(where, guild).value
        if who in (EVERYBODY, NOBODY):
            return who == EVERYBODY
        return _has_one(user, read_roles(who)) or self.moderates(user, permissions, where)

    def own_starters(self) -> list[int]:
        """The ids of all channels that have set who may start games in them."""
        return self.preferences.places("channel", START)

    async def set_look(self, where: Scope, place: Place, look: str | None, who: Person) -> None:
        """Sets the look of a channel or of its server; None takes it back."""
        await set_there(self.preferences, where, place, LOOK, look, who)

    async def set_starters(self, where: Scope, place: Place, value: str | None, who: Person) -> None:
        """Sets who may start games, in a channel or on its server; None takes it back."""
        await set_there(self.preferences, where, place, START, value, who)

    async def change_moderators(
        self,
        where: Scope,
        place: Place,
        new: Callable[[tuple[int, ...]], Iterable[int]],
        who: Person,
    ) -> None:
        """Sets the roles that may moderate a channel or its server, made of those set before."""

        def changed(before: str | None) -> str | None:
            return ",".join(str(role) for role in new(read_roles(before or ""))) or None

        await set_there(self.preferences, where, place, MODERATORS, changed, who)


def read_roles(value: str) -> tuple[int, ...]:
    """The ids of roles in a stored value."""
    return tuple(int(part) for part in value.split(",") if part.isdecimal())


def there(roles: Iterable[int], guild: discord.Guild | None) -> list[int]:
    """Those of some roles that a server has; all of them while the bot does not know its roles."""
    if guild is None or guild.unavailable:
        return list(roles)
    return [role for role in roles if guild.get_role(role) is not None]


def _has_one(user: Any, roles: Iterable[int]) -> bool:
    wanted = set(roles)
    return any(role.id in wanted for role in getattr(user, "roles", ()))
