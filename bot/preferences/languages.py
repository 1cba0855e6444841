"""Which language is spoken to whom: what people, channels and servers have set, and what goes without it."""

from __future__ import annotations

from typing import Any

import discord

from bot.i18n.catalogue import available
from bot.preferences.scope import ResolvedSetting, Scope, in_effect, set_there
from bot.store import Person, Preferences
from bot.store.preferences import Place
from rules.language.texts import FALLBACK

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
        return _first_spoken(own, discords, self.of_place(Scope.of(interaction)))

    def of_person(self, discord_id: int, where: Scope) -> str:
        """The language of what somebody is sent without having asked just now: theirs, else the place's."""
        return _first_spoken(self._preferences.get("person", discord_id, _KEY), self.of_place(where))

    def of_place(self, where: Scope) -> str:
        """The language of what all see: the setting of the channel, of the server, else the owner's."""
        return self.found(where).value

    def found(self, where: Scope) -> ResolvedSetting:
        """The language of what all see, and who has set it."""
        return in_effect(self._preferences, where, _KEY, lambda value: value in available(), self._default)

    async def set_for_person(self, who: Person, language: str | None) -> None:
        """Sets a person's own language; None takes it back."""
        await self._preferences.set_for_person(who, _KEY, language)

    async def set_for_place(self, where: Scope, place: Place, language: str | None, who: Person) -> None:
        """Sets the language of a channel or of its server; None takes it back."""
        await set_there(self._preferences, where, place, _KEY, language, who)


def _first_spoken(*wanted: str | None) -> str:
    spoken = available()
    return next((language for language in wanted if language in spoken), FALLBACK)
