"""People, servers, channels and threads of the stand-in, and what Discord says of each."""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass, field
from typing import Any

import discord

EPOCH = 1_420_070_400_000
"""Since when Discord counts milliseconds in its ids."""

TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12

_numbers = itertools.count()


def new_id() -> int:
    """Return an id as Discord makes it now: no two are the same, and later ones are greater."""
    return (round(time.time() * 1000) - EPOCH << 22) + next(_numbers) % (1 << 22)


def server_id(number: int) -> int:
    """Return the id of a server by its number, one shard after the other."""
    return 1 + number << 22


@dataclass(eq=False)
class User:
    """Somebody; ``takes_messages`` says whether they take direct ones from the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-GB"
    takes_messages: bool = True

    def payload(self) -> dict[str, Any]:
        """Return what Discord says of them."""
        return {
            "id": str(self.id),
            "username": self.name.lower(),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "flags": 0,
            "public_flags": 0,
            "primary_guild": None,
        }


@dataclass(eq=False)
class Role:
    """A role of a server with its permissions."""

    id: int
    name: str
    permissions: int

    def payload(self) -> dict[str, Any]:
        """Return what Discord says of it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(self.permissions),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }


@dataclass(eq=False)
class Member:
    """Somebody on a server, with their roles there."""

    user: User
    roles: list[Role] = field(default_factory=list[Role])

    def payload(self) -> dict[str, Any]:
        """Return what Discord says of them there."""
        return {
            "user": self.user.payload(),
            "nick": None,
            "roles": [str(role.id) for role in self.roles],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
        }


@dataclass(eq=False)
class Channel:
    """A channel or thread of a server, or the direct messages with somebody.

    ``overwrites`` are the permissions that it allows and denies to roles and people by their ids.
    """

    id: int
    name: str
    type: int
    server: Server | None = None
    parent: Channel | None = None
    recipient: User | None = None
    archived: bool = False
    locked: bool = False
    overwrites: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    in_thread: set[int] = field(default_factory=set[int])

    @property
    def is_thread(self) -> bool:
        """Say whether it is a thread."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    def payload(self) -> dict[str, Any]:
        """Return what Discord says of it."""
        common = {"id": str(self.id), "type": self.type, "last_message_id": None, "flags": 0}
        if self.recipient is not None:
            return common | {"recipients": [self.recipient.payload()]}
        assert self.server is not None
        common |= {"guild_id": str(self.server.id), "name": self.name, "rate_limit_per_user": 0}
        if self.parent is not None:
            return common | self._thread_payload(self.parent)
        overwrites = [
            {
                "id": str(number),
                "type": int(number in self.server.members),
                "allow": str(allow),
                "deny": str(deny),
            }
            for number, (allow, deny) in self.overwrites.items()
        ]
        return common | {
            "position": 0,
            "parent_id": None,
            "nsfw": False,
            "topic": None,
            "permission_overwrites": overwrites,
        }

    def _thread_payload(self, parent: Channel) -> dict[str, Any]:
        moment = "2026-01-01T00:00:00+00:00"
        return {
            "parent_id": str(parent.id),
            "owner_id": "1",
            "message_count": 0,
            "member_count": 1,
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "auto_archive_duration": 1440,
                "archive_timestamp": moment,
                "create_timestamp": moment,
            },
        }


@dataclass(eq=False)
class Server:
    """A server (a guild, in Discord's words) with its channels, roles and people."""

    id: int
    name: str
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    channels: dict[int, Channel] = field(default_factory=dict[int, Channel])
    members: dict[int, Member] = field(default_factory=dict[int, Member])

    def payload(self, bot: Member) -> dict[str, Any]:
        """Return what Discord says of it to the bot when it connects."""
        channels = [one for one in self.channels.values() if not one.is_thread]
        threads = [one for one in self.channels.values() if one.is_thread and not one.archived]
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "owner_id": "1",
            "member_count": len(self.members),
            "large": False,
            "unavailable": False,
            "roles": [role.payload() for role in self.roles.values()],
            "channels": [one.payload() for one in channels],
            "threads": [one.payload() for one in threads],
            "members": [bot.payload()],
            "preferred_locale": "en-GB",
            **dict.fromkeys(("emojis", "stickers", "features", "presences", "voice_states"), ()),
            **dict.fromkeys(("stage_instances", "guild_scheduled_events", "soundboard_sounds"), ()),
            **dict.fromkeys(("verification_level", "default_message_notifications", "mfa_level"), 0),
            **dict.fromkeys(("explicit_content_filter", "premium_tier", "nsfw_level"), 0),
        }

    def permissions(self, channel: Channel, user: User) -> discord.Permissions:
        """Return what somebody may do in a channel: by their roles, and by what the channel overwrites."""
        member = self.members.get(user.id)
        if member is None:
            return discord.Permissions.none()
        roles = [self.roles[self.id], *member.roles]
        found = 0
        for role in roles:
            found |= role.permissions
        overwrites = (channel.parent or channel).overwrites
        for numbers in ([self.id], [role.id for role in member.roles], [user.id]):
            ours = [overwrites[number] for number in numbers if number in overwrites]
            for _, deny in ours:
                found &= ~deny
            for allow, _ in ours:
                found |= allow
        return discord.Permissions(found)
