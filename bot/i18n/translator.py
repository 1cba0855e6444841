"""Names and descriptions of commands in each of Discord's languages, by key."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.i18n.catalogue import SOURCES, translate
from bot.i18n.languages import spoken_languages
from rules.language.texts import FALLBACK, format_text, has_text, sources_of
from rules.language.words import Words


def game_text(kind: str, key: str) -> locale_str:
    """Return a text of a game as a command's name or description, translated by its key."""
    return locale_str(Words(kind, FALLBACK).text(key), game=kind, key=key)


def bot_text(key: str) -> locale_str:
    """Return a text of the bot's own as a command's name or description, translated by its key."""
    return locale_str(translate(FALLBACK, key), key=key)


class KeyTranslator(app_commands.Translator):
    """Looks up the key that a text carries, in the languages that Discord and the texts have in common."""

    def __init__(self) -> None:
        # What goes without a locale is English already.
        self._languages = {one.locale: one.code for one in spoken_languages() if one.code != FALLBACK}

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in a language; None if there is none, and Discord then shows the English one."""
        language, key = self._languages.get(locale), string.extras.get("key")
        if language is None or key is None:
            return None
        game = string.extras.get("game")
        sources = SOURCES if game is None else sources_of(game)
        if not has_text(language, sources, key):
            return None
        return format_text(language, sources, key, {})
