"""Which language is spoken to whom: what people, channels and servers have set, and what goes without it."""

from __future__ import annotations

from typing import Any

import discord

from bot.store import Person, Preferences
from bot.store.preferences import Place
from bot.texts import available
from rules.texts import FALLBACK

_KEY = "language"


class Languages:
    """The choice of a language; ``default`` is the owner's.

    ``heeds_locales`` says that the language of somebody's Discord counts as theirs.

    What was set for a language that the bot does not speak any more counts as not set.
    """

    def __init__(self, preferences: Preferences, default: str, *, heeds_locales: bool = True) -> None:
        self._preferences = preferences
        self._default = default
        self._heeds_locales = heeds_locales

    def of_reader(self, interaction: discord.Interaction[Any]) -> str:
        """The language of private answers: the person's setting, their Discord's, else the place's."""
        own = self._preferences.get("person", interaction.user.id, _KEY)
        discords = interaction.locale.value.split("-")[0] if self._heeds_locales else None
        parent = getattr(interaction.channel, "parent_id", None)
        here = self.of_place(interaction.guild_id, interaction.channel_id, parent)
        return _first_spoken(own, discords, here)

    def of_place(self, guild_id: int | None, channel_id: int | None, parent_id: int | None = None) -> str:
        """The language of what all see: the setting of the channel, of the server, else the owner's.

        A thread without a setting follows the channel that it belongs to, its ``parent_id``.
        """
        return _first_spoken(
            self._preferences.get("channel", channel_id, _KEY),
            self._preferences.get("channel", parent_id, _KEY),
            self._preferences.get("server", guild_id, _KEY),
            self._default,
        )

    async def set_for_person(self, who: Person, language: str | None) -> None:
        """Sets a person's own language; None takes it back."""
        await self._preferences.set_for_person(who, _KEY, language)

    async def set_for_place(self, place: Place, discord_id: int, language: str | None) -> None:
        """Sets a channel's or server's language; None takes it back."""
        await self._preferences.set_for_place(place, discord_id, _KEY, language)


def _first_spoken(*wanted: str | None) -> str:
    spoken = available()
    return next((language for language in wanted if language in spoken), FALLBACK)
