"""The words of texts and queries: their stems, which of them ask, and which mean nearly the same."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Protocol, cast

import Stemmer  # pyright: ignore[reportMissingImports]

from rules.language.lookup import normalize
from rules.language.texts import SHARED, format_text

_WORD = re.compile(r"[^\W_]+")

_STEMMERS = {"en": "english", "fr": "french", "de": "german", "oc": "spanish"}
"""The stemmer of each language; Occitan has none, and of its kin Spanish served it best."""

_TIMES = {"fr": 2}
"""How often a word is stemmed: without accents a French one may have a second ending (limitée, limité)."""


class _Stemmer(Protocol):
    """What of a stemmer is used; its library has no types."""

    def stemWord(self, word: str) -> str: ...  # noqa: N802


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a text without accents and case."""
    return tuple(_WORD.findall(normalize(text)))


@lru_cache(maxsize=1 << 16)
def stem_of(language: str, word: str) -> str:
    """Return the stem of a word."""
    # One for each word: threads must not share it, and a new one costs next to nothing.
    stemmer = cast(_Stemmer, Stemmer.Stemmer(_STEMMERS[language], 0))  # pyright: ignore[reportUnknownMemberType]
    for _ in range(_TIMES.get(language, 1)):
        word = stemmer.stemWord(word)
    return word


@cache
def question_words(language: str) -> frozenset[str]:
    """Return the words of questions in a language, which say little of what is asked for."""
    return frozenset(words_of(_word_list(language, "question-words")))


@cache
def meanings(language: str) -> Mapping[str, tuple[int, ...]]:
    """Return the numbers of the groups of nearly the same meaning that a stem is in."""
    found: defaultdict[str, tuple[int, ...]] = defaultdict(tuple)
    for number, group in enumerate(_groups(language)):
        for stem in group:
            found[stem] += (number,)
    return dict(found)


@cache
def same_meaning(language: str) -> Mapping[str, tuple[str, ...]]:
    """Return the stems that mean nearly the same as a stem, in the order of the alphabet."""
    found: defaultdict[str, frozenset[str]] = defaultdict(frozenset)
    for group in _groups(language):
        for stem in group:
            found[stem] |= group - {stem}
    return {stem: tuple(sorted(others)) for stem, others in found.items()}


def _groups(language: str) -> tuple[frozenset[str], ...]:
    written = _word_list(language, "same-meaning").split(",")
    return tuple(frozenset(stem_of(language, word) for word in words_of(group)) for group in written)


def _word_list(language: str, key: str) -> str:
    return format_text(language, SHARED, key, {})
