"""Little words that people type between names, in their language and in English."""

from __future__ import annotations

from functools import cache

from rules.language.lookup import normalize
from rules.language.texts import FALLBACK, format_text

_SHARED = (("rules.language", "locale"),)


@cache
def words_between(key: str, language: str) -> frozenset[str]:
    """Return the word that a list has between its last two items."""
    ends = {"first": "", "last": ""}
    return frozenset(
        format_text(spoken, _SHARED, key, ends).strip().casefold() for spoken in (language, FALLBACK)
    )


@cache
def spoken_words(key: str, language: str) -> tuple[tuple[str, ...], ...]:
    """Return the words of a text by its groups, which commas part; without accents too."""
    spoken = [
        format_text(one, _SHARED, key, {}).casefold().split(",")
        for one in dict.fromkeys((language, FALLBACK))
    ]
    return tuple(
        tuple(dict.fromkeys(form for words in group for word in words.split() for form in _forms(word)))
        for group in zip(*spoken, strict=True)
    )


def _forms(word: str) -> tuple[str, str]:
    return word, normalize(word)
