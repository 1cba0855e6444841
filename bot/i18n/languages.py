"""The languages that the bot speaks: one value each, for each language file there is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import discord

from bot.i18n.catalogue import available, translate


@dataclass(frozen=True, slots=True)
class Language:
    """A language by its code; ``locale`` is what Discord calls it, None if Discord does not have it."""

    code: str
    locale: discord.Locale | None

    @property
    def name(self) -> str:
        """Return the language's own name for itself."""
        return translate(self.code, "language-name")


_LOCALES = {
    "en": discord.Locale.british_english,
    "fr": discord.Locale.french,
    "de": discord.Locale.german,
}


@cache
def _language(code: str) -> Language:
    return Language(code, _LOCALES.get(code))


def spoken_languages() -> tuple[Language, ...]:
    """Return all languages that the bot speaks, English first."""
    return tuple(_language(code) for code in available())
