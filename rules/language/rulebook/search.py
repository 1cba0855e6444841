"""The search for sections by what people type: words or plain questions in any language, with slips.

A query is compared with the rulebook in the reader's language (:mod:`rules.language.rulebook.matching`), and
with other languages' where one of them knows a word better than the reader's own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from rules.language.rulebook.book import Section
from rules.language.rulebook.index import Index
from rules.language.rulebook.indexes import index_of
from rules.language.rulebook.load import load_rulebook, rulebook_languages
from rules.language.rulebook.matching import Match, matches
from rules.language.rulebook.stems import question_words, words_of
from rules.language.rulebook.typed import Typed, look_up

_LONGEST, _MOST_WORDS, _LONGEST_WORD = 600, 24, 40
"""How many letters and how many words of a query are looked up, and how many letters of each."""

_MOST_GUESSED, _MOST_GUESSED_FAR = 5, 2
"""How many words are looked up that may be slips of others, and how many in each other language."""

_FOREIGN = 0.9
"""What other languages count beside the reader's."""

_CLOSE = 0.7
"""How well a word fits in the reader's language that is looked for in others only as it is spelt."""

_AS_WELL = 0.8
"""How well another language must know a query beside the one that knows it best."""

_LEAST, _BESIDE_BEST = 0.15, 0.4
"""The least score of a find, and the least beside a better one."""


class SearchHit(NamedTuple):
    """A section that was found, in the reader's language; the higher the score, the better it fits.

    It is an answer if it holds enough of the query, and else merely the nearest to what was asked.
    """

    kind: str
    section: Section
    score: float
    is_answer: bool


def search(kinds: Iterable[str], language: str, query: str, limit: int = 25) -> tuple[SearchHit, ...]:
    """Return the sections of some games that go with a query, the best first, at most ``limit``.

    A section that several games share is there once. Whether the first is an answer says whether the query
    has one; another that is one holds enough of it, but fits less.
    """
    words = tuple(word[:_LONGEST_WORD] for word in words_of(query[:_LONGEST])[:_MOST_WORDS])
    found = [hit for kind in kinds for hit in _search(kind, language, words)]
    found.sort(key=lambda hit: -hit.score)
    if not found:
        return ()
    least = _least(found[0].score)
    once: dict[Section, SearchHit] = {}
    for hit in found:
        if hit.score >= least:
            once.setdefault(hit.section, hit)
    return tuple(once.values())[:limit]


def prepare(kinds: Iterable[str]) -> None:
    """Read and index the books of some games in all their languages, so that no look-up waits for it."""
    for kind in kinds:
        for language in rulebook_languages(kind):
            load_rulebook(kind, language)
            index_of(kind, language)


def _search(kind: str, language: str, words: tuple[str, ...]) -> Iterator[SearchHit]:
    own, asking = index_of(kind, language), question_words(language)
    different = tuple(dict.fromkeys(words))
    unknown = [word for word in different if word not in own.stems and word not in asking]
    others = {one: index_of(kind, one) for one in rulebook_languages(kind) if unknown and one != language}
    spelt = {word for word in unknown if any(word in index.stems for index in others.values())}
    is_strange = 2 * len(unknown) > len(different)
    foreign = spelt if is_strange and len(different) > 1 else ()
    guessed = [word for word in unknown if word not in foreign][:_MOST_GUESSED]
    asked = _understood(own, different, asking, guessed, alone=len(words) == 1)
    found = matches(own, words, asked, 1.0)
    fits = {word.word: word.best for word in asked if word.word in unknown}
    if spelt or is_strange:
        far = [word for word in guessed if fits[word] < _CLOSE and not spelt][:_MOST_GUESSED_FAR]
        there = {index: asking | question_words(one) for one, index in others.items()}
        for section, match in _matches_elsewhere(words, there, fits, far):
            found[section] = max(found.get(section, match), match)
    least = _least(max((match.score for match in found.values()), default=0.0))
    sections = tuple(load_rulebook(kind, language).sections.values())
    for section, match in found.items():
        if match.score >= least:
            yield SearchHit(kind, sections[section], match.score, match.is_answer)


def _least(best: float) -> float:
    """Return the least score of a find beside the best."""
    return max(_LEAST, best * _BESIDE_BEST)


def _matches_elsewhere(
    words: tuple[str, ...],
    there: Mapping[Index, frozenset[str]],
    fits: Mapping[str, float],
    guessed: Collection[str],
) -> Iterator[tuple[int, Match]]:
    """Yield the sections that fit a query in the languages that know best what the reader's does not.

    ``there`` are their indexes, each with the words of questions, and ``fits`` how well the words that the
    reader's index has not fit others in it: these alone are looked up to know which index knows best.
    """
    alone = len(words) == 1
    known: dict[Index, float] = {}
    for index, asking in there.items():
        understood = _understood(index, fits, asking, guessed, alone=alone)
        known[index] = sum(word.best for word in understood if word.best > fits[word.word])
    most = max(known.values(), default=0.0)
    for index, much in known.items():
        if much and much >= _AS_WELL * most:
            asked = _understood(index, words, there[index], guessed, alone=alone)
            yield from matches(index, words, asked, _FOREIGN).items()


def _understood(
    index: Index, words: Iterable[str], asking: frozenset[str], guessed: Collection[str], *, alone: bool
) -> list[Typed]:
    """Return what each of some words of a query means in a rulebook.

    ``asking`` are the words of questions, ``guessed`` those that may be slips of others; ``alone`` is a word
    that is the whole query.
    """
    return [
        look_up(index, word, word in asking, alone=alone, guessed=word in guessed)
        for word in dict.fromkeys(words)
    ]
