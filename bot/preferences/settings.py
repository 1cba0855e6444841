"""What counts where: the nearest value that was set for a person, a thread, its channel, the server, else the
owner's."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

import discord

from bot.config import Config
from bot.i18n.catalogue import available
from bot.preferences.declared import (
    LANGUAGE,
    LAYOUT,
    MODERATORS,
    ON,
    PREFERENCES,
    RANKING,
    RATINGS,
    SHOWN,
    THEME,
    Preference,
    parse_roles,
)
from bot.store import Person, StoredPreferences
from bot.store.preferences import Place, PlaceChange, Value
from rules.language.texts import FALLBACK

Source: TypeAlias = Literal["person", "channel", "parent", "server", "owner"]
"""Where something was set: for a person, the channel or thread itself, the channel of the thread, the server,
the owner."""


@dataclass(frozen=True, slots=True)
class Scope:
    """A channel of a server, or a server as a whole; ``parent_id`` is the channel of a thread."""

    guild_id: int | None
    channel_id: int | None = None
    parent_id: int | None = None

    @property
    def server(self) -> Scope:
        """Return the server as a whole."""
        return Scope(self.guild_id)

    @property
    def sources(self) -> tuple[tuple[Source, Place, int], ...]:
        """Return whose settings count here, the nearest first: as what, of which kind, by which id."""
        candidates: tuple[tuple[Source, Place, int | None], ...] = (
            ("channel", "channel", self.channel_id),
            ("parent", "channel", self.parent_id),
            ("server", "server", self.guild_id),
        )
        return tuple((source, place, number) for source, place, number in candidates if number is not None)


@dataclass(frozen=True, slots=True)
class ResolvedSetting:
    """A value that counts, and who has set it."""

    value: str
    source: Source


@dataclass(frozen=True, slots=True)
class Style:
    """How pictures are drawn: one of the painters' themes, one of their layouts."""

    theme: str
    layout: str


class Preferences:
    """The settings of people, channels and servers, and the owner's where there are none.

    ``heed_locales`` says that the language of somebody's Discord counts as theirs.
    """

    def __init__(self, stored: StoredPreferences, config: Config, *, heed_locales: bool = True) -> None:
        self._stored = stored
        self._owners = {one.key: one.default(config) for one in PREFERENCES}
        self._heed_locales = heed_locales

    def resolve(
        self,
        preference: Preference,
        scope: Scope,
        guild: discord.Guild | None = None,
        *,
        person: int | None = None,
    ) -> ResolvedSetting:
        """Return the nearest value that was set and still counts, else the owner's.

        What a person has set for themselves is the nearest, where a ``person`` is named by their Discord id.
        """
        own = self.own(preference, person)
        if own is not None:
            return own
        for source, place, number in scope.sources:
            value = self._stored.get(place, number, preference.key)
            if value is not None and preference.counts(value, guild):
                return ResolvedSetting(value, source)
        return ResolvedSetting(self._owners[preference.key], "owner")

    def own(self, preference: Preference, person: int | None) -> ResolvedSetting | None:
        """Return what somebody has set for themselves, if it still counts; else None."""
        value = self._stored.get("person", person, preference.key) if preference.personal else None
        if value is None or not preference.counts(value, None):
            return None
        return ResolvedSetting(value, "person")

    def all_set(self, preference: Preference, scope: Scope) -> list[ResolvedSetting]:
        """Return all that was set for a place, the nearest first, whether it counts or not."""
        return [
            ResolvedSetting(value, source)
            for source, place, number in scope.sources
            if (value := self._stored.get(place, number, preference.key)) is not None
        ]

    def channels_with(self, preference: Preference) -> list[int]:
        """Return the ids of all channels that have set something of their own, in order."""
        return self._stored.places("channel", preference.key)

    def language(self, scope: Scope) -> str:
        """Return the language of what all see in a place."""
        return self.resolve(LANGUAGE, scope).value

    def person_language(self, discord_id: int, scope: Scope) -> str:
        """Return the language of what somebody is sent without having asked: theirs, else the place's."""
        return self.resolve(LANGUAGE, scope, person=discord_id).value

    def reader_language(self, discord_id: int, locale: discord.Locale, scope: Scope) -> str:
        """Return the language of private answers: the person's, their Discord's, else the place's."""
        own = self.own(LANGUAGE, discord_id)
        # Discord tells countries apart, the texts do not: "en-GB" is "en".
        discords = locale.value.split("-")[0] if self._heed_locales else None
        return _first_spoken(own and own.value, discords, self.language(scope))

    def style(self, scope: Scope, person: int | None = None) -> Style:
        """Return how pictures are drawn that all see in a place, or those for one person there alone."""
        theme, layout = (self.resolve(one, scope, person=person).value for one in (THEME, LAYOUT))
        return Style(theme, layout)

    def shows_ratings(self, scope: Scope) -> bool:
        """Say whether ratings are shown in a place."""
        return self.resolve(RATINGS, scope).value == ON

    def in_rankings(self, discord_id: int, scope: Scope) -> bool:
        """Say whether somebody is shown in the rankings of a place."""
        return self.resolve(RANKING, scope, person=discord_id).value == SHOWN

    async def set_for_person(self, who: Person, preference: Preference, value: str | None) -> None:
        """Set something for a person; None takes it back."""
        await self._stored.set_for_person(who, preference.key, value)

    async def set_for_place(
        self, scope: Scope, place: Place, preference: Preference, value: Value, who: Person
    ) -> None:
        """Set something for the channel or the server of a scope, as somebody wants; None takes it back."""
        number = scope.channel_id if place == "channel" else scope.guild_id
        assert number is not None
        assert scope.guild_id is not None
        await self._stored.set_for_place(
            place, number, preference.key, value, guild_id=scope.guild_id, who=who
        )

    async def change_moderators(
        self, scope: Scope, place: Place, new: Callable[[tuple[int, ...]], Iterable[int]], who: Person
    ) -> None:
        """Set the roles that may moderate a channel or its server, made of those set before."""

        def changed(before: str | None) -> str | None:
            return ",".join(str(role) for role in new(parse_roles(before or ""))) or None

        await self.set_for_place(scope, place, MODERATORS, changed, who)

    async def changes(self, scope: Scope, limit: int) -> list[PlaceChange]:
        """Return the last changes of what a place and those above it have set, the newest first."""
        if scope.guild_id is None:
            return []
        places: list[tuple[Place, int]] = [(place, number) for _, place, number in scope.sources]
        return await self._stored.changes(scope.guild_id, places, limit)

    def forget(self, discord_id: int) -> None:
        """Drop from memory what a person has set, whose rows are gone."""
        self._stored.forget(discord_id)


def _first_spoken(*wanted: str | None) -> str:
    known = available()
    return next((language for language in wanted if language in known), FALLBACK)
