"""The one rule for what channels and servers set: a thread, its channel, the server, else the owner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Self, TypeAlias

import discord

from bot.store import Person, Preferences
from bot.store.preferences import Place, Value

Source: TypeAlias = Literal["channel", "parent", "server", "owner"]
"""Where something was set: the channel or thread itself, the channel of the thread, the server, the owner."""


@dataclass(frozen=True, slots=True)
class Scope:
    """A channel of a server, or a server as a whole; ``parent_id`` is the channel of a thread."""

    guild_id: int | None
    channel_id: int | None = None
    parent_id: int | None = None

    @classmethod
    def of(cls, interaction: discord.Interaction[Any]) -> Self:
        """Where somebody asks for something."""
        parent = getattr(interaction.channel, "parent_id", None)
        return cls(interaction.guild_id, interaction.channel_id, parent)

    @property
    def server(self) -> Scope:
        """The server as a whole."""
        return Scope(self.guild_id)

    @property
    def sources(self) -> tuple[tuple[Source, Place, int], ...]:
        """Whose settings count here, the nearest first: as what, and the kind and id they are kept by."""
        all_of_them: tuple[tuple[Source, Place, int | None], ...] = (
            ("channel", "channel", self.channel_id),
            ("parent", "channel", self.parent_id),
            ("server", "server", self.guild_id),
        )
        return tuple((source, place, number) for source, place, number in all_of_them if number is not None)


@dataclass(frozen=True, slots=True)
class ResolvedSetting:
    """A value and who has set it."""

    value: str
    source: Source


def all_set(preferences: Preferences, where: Scope, key: str) -> list[ResolvedSetting]:
    """All that was set for a place under a key, the nearest first."""
    return [
        ResolvedSetting(value, source)
        for source, place, number in where.sources
        if (value := preferences.get(place, number, key)) is not None
    ]


def in_effect(
    preferences: Preferences, where: Scope, key: str, counts: Callable[[str], bool], default: str
) -> ResolvedSetting:
    """The nearest of what was set that still ``counts``, else the owner's ``default``."""
    found = (one for one in all_set(preferences, where, key) if counts(one.value))
    return next(found, ResolvedSetting(default, "owner"))


async def set_there(
    preferences: Preferences, where: Scope, place: Place, key: str, value: Value, who: Person
) -> None:
    """Sets something for the channel or the server of a place, as somebody wants it; None takes it back."""
    number = where.channel_id if place == "channel" else where.guild_id
    assert number is not None
    assert where.guild_id is not None
    await preferences.set_for_place(place, number, key, value, guild_id=where.guild_id, who=who)
