"""Little words that people type between names, in their language and in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rules.language.lookup import normalize
from rules.language.texts import FALLBACK, SHARED, format_text

_HOURS = (1, 24, 7 * 24)
"""How many hours an hour, a day and a week have."""


class LittleWords:
    """The little words of a language: what parsers of typed text ask for (:class:`rules.names.Names`)."""

    def __init__(self, language: str) -> None:
        self.language = language

    @property
    def and_words(self) -> frozenset[str]:
        """Return what stands before the last item of a list, in this language and English."""
        return _words_between("list-pair", self.language)

    @property
    def number_words(self) -> Mapping[str, int]:
        """Return the words for small numbers, "a" among them, in this language and English."""
        groups = _spoken_words("number-words", self.language)
        return {word: number for number, words in enumerate(groups, 1) for word in words}

    @property
    def time_words(self) -> Mapping[str, int]:
        """Return the hours that the words for hours, days and weeks stand for, in this language and English.

        "h" is the first of those for an hour in every language.
        """
        units = zip(_HOURS, _spoken_words("time-words", self.language), strict=True)
        return {word: hours for hours, words in units for word in words}

    @property
    def or_words(self) -> frozenset[str]:
        """Return what stands between alternatives, in this language and English."""
        return _words_between("list-either", self.language)


@cache
def _words_between(key: str, language: str) -> frozenset[str]:
    """Return the word that a list has between its last two items."""
    ends = {"first": "", "last": ""}
    return frozenset(
        format_text(spoken, SHARED, key, ends).strip().casefold() for spoken in (language, FALLBACK)
    )


@cache
def _spoken_words(key: str, language: str) -> tuple[tuple[str, ...], ...]:
    """Return the words of a text by its groups, which commas part; without accents too."""
    spoken = [
        format_text(one, SHARED, key, {}).casefold().split(",") for one in dict.fromkeys((language, FALLBACK))
    ]
    return tuple(
        tuple(dict.fromkeys(form for words in group for word in words.split() for form in _forms(word)))
        for group in zip(*spoken, strict=True)
    )


def _forms(word: str) -> tuple[str, str]:
    return word, normalize(word)
