"""The search for sections by what people type: words or plain questions in any language, with slips.

A query is compared with the rulebook in the reader's language (:mod:`rules.language.rulebook.matching`), and
with other languages' where one of them knows a word better than the reader's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rules.language.rulebook.book import Section
from rules.language.rulebook.index import Index, index_of
from rules.language.rulebook.load import load_rulebook, rulebook_languages
from rules.language.rulebook.matching import matches
from rules.language.rulebook.stems import question_words, words_of
from rules.language.rulebook.typed import Typed, look_up

_LONGEST, _MOST_WORDS, _LONGEST_WORD = 600, 24, 40
"""How many letters and how many words of a query are looked up, and how many letters of each."""

_FOREIGN = 0.9
"""What other languages count beside the reader's."""

_CLOSE = 0.7
"""How well a word fits in the reader's language that is looked for in others only as it is spelt."""

_LEAST, _BESIDE_BEST = 0.15, 0.4
"""The least score of a find, and the least beside a better one."""


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A section that was found, in the reader's language; the higher the score, the better it fits.

    It is an answer if it holds enough of the query, and else merely the nearest to what was asked.
    """

    kind: str
    section: Section
    score: float
    is_answer: bool


def search(kinds: Iterable[str], language: str, query: str, limit: int = 25) -> tuple[SearchHit, ...]:
    """Return the sections of some games that go with a query, the best first, at most ``limit``.

    A section that several games share is there once. If the first is no answer, nothing answers the query.
    """
    words = tuple(word[:_LONGEST_WORD] for word in words_of(query[:_LONGEST])[:_MOST_WORDS])
    found = [hit for kind in kinds for hit in _search(kind, language, words)]
    found.sort(key=lambda hit: -hit.score)
    if not found:
        return ()
    least = max(_LEAST, found[0].score * _BESIDE_BEST)
    once: dict[Section, SearchHit] = {}
    for hit in found:
        if hit.score >= least:
            once.setdefault(hit.section, hit)
    return tuple(once.values())[:limit]


def prepare(kinds: Iterable[str]) -> None:
    """Read and index the books of some games in all their languages, so that no look-up waits for it."""
    for kind in kinds:
        for language in rulebook_languages(kind):
            index_of(kind, language)


def _search(kind: str, language: str, words: tuple[str, ...]) -> Iterator[SearchHit]:
    own = index_of(kind, language)
    asked = _understood(own, words, question_words(language))
    found = matches(own, words, asked, 1.0)
    for other, understood in _better_known(kind, language, words, asked).items():
        for section, match in matches(other, words, understood, _FOREIGN).items():
            found[section] = max(found.get(section, match), match)
    sections = tuple(load_rulebook(kind, language).sections.values())
    for section, match in found.items():
        yield SearchHit(kind, sections[section], match.score, match.is_answer)


def _better_known(
    kind: str, language: str, words: tuple[str, ...], asked: Iterable[Typed]
) -> Mapping[Index, list[Typed]]:
    """Return the other languages' indexes in which a word fits best that the reader's does not know, with all
    words as they are understood there."""
    own = {word.word: word.best for word in asked if not word.is_known and not word.of_questions}
    strange = any(best < _CLOSE for best in own.values())
    others: dict[Index, list[Typed]] = {}
    best = dict(own)
    for other in rulebook_languages(kind) if own else ():
        index = index_of(kind, other)
        if other != language and (strange or any(word in index.stems for word in own)):
            both = question_words(language) | question_words(other)
            others[index] = _understood(index, words, both)
            for word in others[index]:
                if word.word in best:
                    best[word.word] = max(best[word.word], word.best)
    return {
        index: understood
        for index, understood in others.items()
        if any(own.get(word.word, 1.0) < word.best == best[word.word] for word in understood)
    }


def _understood(index: Index, words: tuple[str, ...], asking: frozenset[str]) -> list[Typed]:
    """Return what each word of a query means in a rulebook; ``asking`` are the words of questions."""
    alone = len(words) == 1
    return [look_up(index, word, word in asking, alone=alone) for word in dict.fromkeys(words)]
