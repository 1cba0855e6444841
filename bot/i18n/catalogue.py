"""The bot's own texts (``locale/<language>.ftl``)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.language.lists import alternatives, joined
from rules.language.texts import SHARED, format_text, languages

SOURCES = (("bot.i18n", "locale"),)


def available() -> tuple[str, ...]:
    """Return the codes of the languages in which the bot speaks, English first."""
    return languages("bot.i18n", "locale")


def translate(language: str, key: str, **params: object) -> str:
    """Return a text of the bot's own; ``_`` in the names of its parameters stands for ``-``."""
    plain = {name.replace("_", "-"): value for name, value in params.items()}
    return format_text(language, SOURCES, key, plain)


def join_list(language: str, items: Sequence[str]) -> str:
    """Return a list as people write it: "A, B and C"; "" for none."""
    return joined(partial(_shared_text, language), items)


def join_alternatives(language: str, items: Sequence[str]) -> str:
    """Return alternatives as people write them: "A, B or C"; "" for none."""
    return alternatives(partial(_shared_text, language), items)


def _shared_text(language: str, key: str, **params: object) -> str:
    return format_text(language, SHARED, key, params)
