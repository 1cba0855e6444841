"""The bot's own texts (``locale/<language>.ftl``)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.language.texts import format_text, languages

_SOURCES = (("bot.i18n", "locale"),)


def available() -> tuple[str, ...]:
    """The languages in which the bot speaks, English first."""
    return languages("bot.i18n", "locale")


def translate(language: str, key: str, **params: object) -> str:
    """A text of the bot's own; parameters are strings and numbers, ``_`` in their names stands for ``-``."""
    plain = {name.replace("_", "-"): value for name, value in params.items()}
    return format_text(language, _SOURCES, key, plain)


def join_list(language: str, said: Sequence[str]) -> str:
    """A list as people say it."""
    if len(said) < 2:
        return "".join(said)
    return translate(language, "list-pair", first=", ".join(said[:-1]), last=said[-1])
