"""Little words between names, in a language and in English: lists, and what people type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce

from rules.language.lookup import normalize
from rules.language.texts import FALLBACK, format_text

_SHARED = (("rules.language", "locale"),)
_HOURS = (1, 24, 7 * 24)
"""How many hours an hour, a day and a week have."""


class LittleWords:
    """The little words of a language: lists, and all that parsers of typed text ask (:mod:`rules.names`)."""

    def __init__(self, language: str) -> None:
        self.language = language

    @property
    def and_words(self) -> frozenset[str]:
        """Return what stands before the last item of a list, in this language and English."""
        return _words_between("list-pair", self.language)

    @property
    def for_words(self) -> frozenset[str]:
        """Return what stands between what is given and what is wanted, in this language and English."""
        return frozenset(_spoken_words("for-words", self.language)[0])

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

    def join(self, items: Sequence[str]) -> str:
        """Return a list as people write it: "A, B and C"; "" for none."""
        if len(items) < 2:
            return "".join(items)
        return _list("list-pair", self.language, ", ".join(items[:-1]), items[-1])

    def either(self, items: Sequence[str]) -> str:
        """Return alternatives as people write them: "A, B or C"; "" for none."""
        if len(items) < 2:
            return "".join(items)
        return _list("list-either", self.language, ", ".join(items[:-1]), items[-1])

    def groups(self, items: Sequence[str]) -> str:
        """Return a list of items that have commas themselves: "A 1, B 2; C 3"; "" for none."""
        if not items:
            return ""
        return reduce(lambda first, last: _list("list-groups", self.language, first, last), items)


def _list(key: str, language: str, first: str, last: str) -> str:
    """Return the last items of a list with what stands between them."""
    return format_text(language, _SHARED, key, {"first": first, "last": last})


@cache
def _words_between(key: str, language: str) -> frozenset[str]:
    """Return the word that a list has between its last two items."""
    return frozenset(_list(key, spoken, "", "").strip().casefold() for spoken in (language, FALLBACK))


@cache
def _spoken_words(key: str, language: str) -> tuple[tuple[str, ...], ...]:
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
