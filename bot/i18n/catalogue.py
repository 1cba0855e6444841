"""The bot's own texts (``locale/<language>.ftl``)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.language.texts import format_text, languages

SOURCES = (("bot.i18n", "locale"),)


def available() -> tuple[str, ...]:
    """Return the codes of the languages in which the bot speaks, English first."""
    return languages("bot.i18n", "locale")


def translate(language: str, key: str, **params: object) -> str:
    """Return a text of the bot's own; ``_`` in the names of its parameters stands for ``-``."""
    plain = {name.replace("_", "-"): value for name, value in params.items()}
    return format_text(language, SOURCES, key, plain)


def join_list(language: str, items: Sequence[str]) -> str:
    """Return a list as people write it: "A, B and C"."""
    return _listed(language, "list-pair", items)


def join_alternatives(language: str, items: Sequence[str]) -> str:
    """Return alternatives as people write them: "A, B or C"."""
    return _listed(language, "list-either", items)


def _listed(language: str, key: str, items: Sequence[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    return translate(language, key, first=", ".join(items[:-1]), last=items[-1])
