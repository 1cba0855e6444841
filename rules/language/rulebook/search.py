"""The search for sections by what people type: words or plain questions in any language, with slips.

A query is compared with a rulebook in one language (:class:`Index`) in three ways, which are added up: how
much of it a section holds, by the stems of its title, aliases, questions and text, weighed and saturated as
in BM25; how like it is to the nearest of the section's phrases; and how much its traits speak for the section
(:mod:`rules.language.rulebook.learned`). Other languages are tried where a word is none of the reader's own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz, process

from rules.language.rulebook.book import Section
from rules.language.rulebook.index import Index, index_of
from rules.language.rulebook.learned import traits_of
from rules.language.rulebook.load import load_rulebook, rulebook_languages
from rules.language.rulebook.stems import meanings, question_words, words_of
from rules.language.rulebook.typed import Typed, look_up

_MOST_WORDS, _LONGEST_WORD = 24, 40
"""How many words of a query are looked up, and how many letters of each."""

_PHRASE, _LEARNED, _LEAST_LEFT = 1.2, 1.5, 0.2
"""What the likeness of a phrase and what was learned count beside the words, and how much is left of both
others where all that was learned speaks against a section."""

_OF_PHRASE, _SAME_PHRASE, _SAME_TELLING, _LEAST_LIKE_PHRASE = 0.5, 0.6, 0.3, 80
"""How much of a likeness hangs on the phrase rather than on the query, what is added where both are the same
as a whole or but for the words of questions, and how like one another their letters must be, of 100."""

_LEAST_HELD, _ALIKE, _STRANGE = 0.5, 0.4, 0.5
"""How much of a query an answer holds at least, what the likeness of a phrase counts beside it, and how much
more is asked for if all words are strange."""

_FOREIGN = 0.9
"""What other languages count beside the reader's."""

_LEAST, _BESIDE_BEST = 0.15, 0.4
"""The least score of a find, and the least beside a better one."""


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A section that was found, in the reader's language; the higher the score, the better it fits.

    It is an answer if it holds enough of the query, the more the more words of it are strange to the whole
    book, and else merely the nearest to what was asked.
    """

    kind: str
    section: Section
    score: float
    is_answer: bool


@dataclass(frozen=True, slots=True, order=True)
class _Match:
    """How well a section fits a query."""

    score: float
    is_answer: bool


def search(kinds: Iterable[str], language: str, query: str, limit: int = 25) -> tuple[SearchHit, ...]:
    """Return the sections of some games that go with a query, the best first, at most ``limit``.

    A section that several games share is there once. If the first is no answer, nothing answers the query.
    """
    found = [hit for kind in kinds for hit in _search(kind, language, query)]
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


def _search(kind: str, language: str, query: str) -> Iterator[SearchHit]:
    words = tuple(word[:_LONGEST_WORD] for word in words_of(query)[:_MOST_WORDS])
    own = index_of(kind, language)
    asking = question_words(language)
    found = _matches(own, words, asking)
    if any(word not in own.stems and word not in asking for word in words):
        for other in rulebook_languages(kind):
            if other != language:
                both = asking | question_words(other)
                for section, match in _matches(index_of(kind, other), words, both, _FOREIGN).items():
                    found[section] = max(found.get(section, match), match)
    sections = tuple(load_rulebook(kind, language).sections.values())
    for section, match in found.items():
        yield SearchHit(kind, sections[section], match.score, match.is_answer)


def _matches(
    index: Index, words: tuple[str, ...], asking: frozenset[str], factor: float = 1.0
) -> dict[int, _Match]:
    """Return how well sections fit the words of a query, where they have any of them.

    ``asking`` are the words of questions; a query of more than those fits no section by them alone.
    """
    alone = len(words) == 1
    asked = [look_up(index, word, word in asking, alone=alone) for word in dict.fromkeys(words)]
    telling = [word for word in asked if not word.of_questions]
    if telling and not any(word.fits for word in telling):
        return {}
    weight = sum(word.weight for word in asked)
    held: defaultdict[int, float] = defaultdict(float)
    for word in asked:
        for section, share in _best(word.fits, index.sections).items():
            held[section] += word.weight * share / weight
    strange = sum(word.is_strange for word in telling) / max(1, len(telling))
    alike = _alike(index, words, asked, weight)
    learned = _learned(index, words, asked)
    found: dict[int, _Match] = {}
    for section, share in held.items():
        likeness = alike.get(section, 0.0)
        score = share + _PHRASE * likeness
        if learned:
            score = max(_LEAST_LEFT * score, score + _LEARNED * learned[section])
        is_answer = not telling or share + _ALIKE * likeness >= _LEAST_HELD + _STRANGE * strange
        found[section] = _Match(factor * score, is_answer)
    return found


def _learned(index: Index, words: tuple[str, ...], asked: Iterable[Typed]) -> Sequence[float]:
    """Return how much the traits of a query speak for each section.

    Words with slips count as what is meant.
    """
    meant = {word.word: word.stem for word in asked}
    stems = [meant[word] for word in words if meant[word]]
    return index.learned.judge(traits_of(words, stems, meanings(index.language)))


def _alike(index: Index, words: tuple[str, ...], asked: Iterable[Typed], weight: float) -> dict[int, float]:
    """Return how like a query is to the phrase of each section that it is most like.

    It is so by the words that both have, and where one of them is unknown, which may be a slip, by their
    letters.
    """
    telling = tuple(word for word in words if word not in question_words(index.language))
    common: defaultdict[int, float] = defaultdict(float)
    for word in asked:
        for phrase, fit in _best(word.fits, index.phrases_with).items():
            common[phrase] += word.weight * fit
    found: dict[int, float] = {}
    for number, shared in common.items():
        phrase = index.phrases[number]
        likeness = shared / (_OF_PHRASE * phrase.weight + (1 - _OF_PHRASE) * weight)
        if phrase.words == words:
            likeness += _SAME_PHRASE
        elif telling and phrase.telling == telling:
            likeness += _SAME_TELLING
        found[phrase.section] = max(found.get(phrase.section, 0.0), likeness)
    if any(not word.is_known for word in asked):
        whole = " ".join(words)
        near = process.extract(
            whole, index.names, scorer=fuzz.ratio, score_cutoff=_LEAST_LIKE_PHRASE, limit=12
        )
        for _, ratio, number in near:
            section = index.phrases[number].section
            found[section] = max(found.get(section, 0.0), ratio / 100 + _SAME_PHRASE)
    return found


def _best(fits: Mapping[str, float], places: Mapping[str, Mapping[int, float]]) -> dict[int, float]:
    """Return in how many places which of some stems stand, each by the stem that fits best."""
    if len(fits) == 1:
        ((stem, fit),) = fits.items()
        return {place: fit * strength for place, strength in places.get(stem, {}).items()}
    found: dict[int, float] = {}
    for stem, fit in fits.items():
        for place, strength in places.get(stem, {}).items():
            found[place] = max(found.get(place, 0.0), fit * strength)
    return found
