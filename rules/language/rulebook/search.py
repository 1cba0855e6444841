"""The search for sections by what people type: words or plain questions in any language, with slips.

A query is compared with a rulebook in one language (:class:`_Vocabulary`) in two ways, and both are added up:
how much of it a section holds, by BM25 over the stems of title, aliases and text; and how like it is to one
of the section's phrases, its title and aliases, which people write as they ask. Words of questions weigh
little in both. Other languages are tried where the reader's own answers nothing.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

import snowballstemmer
from rapidfuzz import fuzz, process

from rules.language.lookup import normalize
from rules.language.rulebook.book import Section
from rules.language.rulebook.load import load_rulebook, rulebook_languages
from rules.language.rulebook.numbers import PLACEHOLDER
from rules.language.texts import FALLBACK, format_text

_WORD = re.compile(r"[^\W_]+")
_MOST_WORDS = 24

_STEMMERS = {"en": "english", "fr": "french", "de": "german", "oc": "catalan"}
"""The stemmer of each language; Occitan has none, and Catalan is its nearest kin."""

_TITLE, _ALIAS, _TEXT = 3.0, 2.5, 0.5
_SATURATION = 1.2
"""How much a word counts each time it stands there, and how soon more of it adds nothing."""

_QUESTION_WORD = 0.12
_RARE = 4.5
"""How much words of questions weigh, and words that no section has."""

_SAME_MEANING, _COMPOUND, _SLIP = 0.85, 0.7, 0.85
_LEAST_LIKE = 76
"""How well words fit that are not the same, and how like one another they must be, of 100."""

_PHRASE = 0.8
_FOREIGN = 0.9
"""What the likeness of a phrase counts beside the words, and other languages beside the reader's."""

_ANSWER = 0.45
_LEAST, _BESIDE_BEST = 0.1, 0.4
"""The least score of an answer; that of any find, alone and beside a better one."""


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A section that was found, in the reader's language; the higher the score, the better it fits.

    What is no answer is only the nearest to what was asked.
    """

    kind: str
    section: Section
    score: float

    @property
    def is_answer(self) -> bool:
        """Say whether the section goes with all that counts of the query."""
        return self.score >= _ANSWER


@dataclass(frozen=True, slots=True)
class _Phrase:
    section: int
    stems: frozenset[str]
    weight: float


@dataclass(frozen=True)
class _Vocabulary:
    """The words of a rulebook in one language; sections are numbered in the order of the book."""

    language: str
    stems: Mapping[str, str]
    holds: Mapping[str, Mapping[int, float]]
    weights: Mapping[str, float]
    phrases: tuple[_Phrase, ...]
    phrases_with: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class _Asked:
    """A word of a query: what it weighs, and how well it fits which stems of the rulebook."""

    weight: float
    fits: Mapping[str, float]


def search(kinds: Iterable[str], language: str, query: str, limit: int = 25) -> tuple[SearchHit, ...]:
    """Return the sections of some games that go with a query, the best first, at most ``limit``.

    A section that several games share is there once.
    """
    found = sorted((hit for kind in kinds for hit in _search(kind, language, query)), key=lambda hit: -hit.score)
    if not found:
        return ()
    least = max(_LEAST, found[0].score * _BESIDE_BEST)
    once = {hit.section: hit for hit in reversed(found) if hit.score >= least}
    return tuple(reversed(once.values()))[:limit]


def prepare(kinds: Iterable[str]) -> None:
    """Read and index the books of some games in all their languages, so that no look-up waits for it."""
    for kind in kinds:
        for language in rulebook_languages(kind):
            _vocabulary(kind, language)


def _search(kind: str, language: str, query: str) -> Iterator[SearchHit]:
    words = list(dict.fromkeys(_words(query)))[:_MOST_WORDS]
    scores = _scores(_vocabulary(kind, language), words)
    if max(scores.values(), default=0.0) < _ANSWER:
        for other in rulebook_languages(kind):
            if other != language:
                for section, score in _scores(_vocabulary(kind, other), words).items():
                    scores[section] = max(scores.get(section, 0.0), score * _FOREIGN)
    sections = tuple(load_rulebook(kind, language).sections.values())
    for section, score in scores.items():
        yield SearchHit(kind, sections[section], score)


def _scores(vocabulary: _Vocabulary, words: list[str]) -> dict[int, float]:
    """Return how well sections fit the words of a query, where any of them has one."""
    asked = [_look_up(vocabulary, word) for word in words]
    total = sum(word.weight for word in asked)
    scores: dict[int, float] = {}
    alike: dict[int, float] = {}
    for word in asked:
        held: dict[int, float] = {}
        phrased: dict[int, float] = {}
        for stem, fit in word.fits.items():
            for section, strength in vocabulary.holds[stem].items():
                held[section] = max(held.get(section, 0.0), fit * strength)
            for phrase in vocabulary.phrases_with.get(stem, ()):
                phrased[phrase] = max(phrased.get(phrase, 0.0), fit)
        for section, strength in held.items():
            scores[section] = scores.get(section, 0.0) + word.weight * strength / total
        for phrase, fit in phrased.items():
            alike[phrase] = alike.get(phrase, 0.0) + word.weight * fit
    likest: dict[int, float] = {}
    for number, common in alike.items():
        phrase = vocabulary.phrases[number]
        dice = 2 * common / (phrase.weight + total)
        likest[phrase.section] = max(likest.get(phrase.section, 0.0), min(dice, 1.0))
    return {section: score + _PHRASE * likest.get(section, 0.0) for section, score in scores.items()}


def _look_up(vocabulary: _Vocabulary, word: str) -> _Asked:
    language = vocabulary.language
    stem = _stem(language, word)
    fits = {other: _SAME_MEANING for other in _same_meaning(language).get(stem, ()) if other in vocabulary.holds}
    if stem in vocabulary.holds:
        fits[stem] = 1.0
    common = word in _question_words(language)
    if not fits and not common:
        fits = _like(vocabulary, word)
    if not fits:
        return _Asked(_QUESTION_WORD if common else _RARE, {})
    weight = min(vocabulary.weights[known] for known in fits)
    return _Asked(min(weight, _QUESTION_WORD) if common else weight, fits)


def _like(vocabulary: _Vocabulary, word: str) -> dict[str, float]:
    """Return the stems of words that begin with this one, are parts of it or have it as a part, or are like
    it but for slips."""
    found: dict[str, float] = {}

    def note(known: str, fit: float) -> None:
        stem = vocabulary.stems[known]
        found[stem] = max(found.get(stem, 0.0), fit)

    for known in vocabulary.stems:
        if known.startswith(word):
            note(known, 0.75 + 0.2 * len(word) / len(known) if len(word) > 1 else 0.5)
        elif (len(known) > 3 and word.startswith(known)) or (
            len(known) > 4 and known in word or len(word) > 4 and word in known
        ):
            note(known, _COMPOUND)
    if len(word) > 2:
        near = process.extract(word, vocabulary.stems.keys(), scorer=fuzz.ratio, score_cutoff=_LEAST_LIKE, limit=12)
        for known, ratio, _ in near:
            note(known, _SLIP * ratio / 100)
    return found


@cache
def _question_words(language: str) -> frozenset[str]:
    """Return the words of questions in a language, which say little of what is asked for."""
    return frozenset(_words(_list(language, "question-words")))


@cache
def _same_meaning(language: str) -> Mapping[str, frozenset[str]]:
    """Return the stems that mean the same as a stem, or nearly so."""
    found: dict[str, frozenset[str]] = {}
    for group in _list(language, "same-meaning").split(","):
        stems = frozenset(_stem(language, word) for word in _words(group))
        for stem in stems:
            found[stem] = found.get(stem, frozenset()) | stems - {stem}
    return found


def _list(language: str, key: str) -> str:
    return format_text(language, (("rules.language", "locale"),), key, {})


def _words(text: str) -> list[str]:
    return _WORD.findall(normalize(text))


@cache
def _stemmer(language: str):
    return snowballstemmer.stemmer(_STEMMERS[language])


@cache
def _stem(language: str, word: str) -> str:
    return _stemmer(language).stemWord(word)


@cache
def _vocabulary(kind: str, language: str) -> _Vocabulary:
    sections = tuple(load_rulebook(kind, language).sections.values())
    stems: dict[str, str] = {}
    counts: dict[str, Counter[int]] = {}
    names: list[tuple[int, frozenset[str]]] = []

    def note(section: int, text: str, strength: float) -> frozenset[str]:
        words = _words(text)
        for word in words:
            stem = stems.setdefault(word, _stem(language, word))
            counts.setdefault(stem, Counter())[section] += strength
        return frozenset(stems[word] for word in words)

    for number, section in enumerate(sections):
        names.append((number, note(number, section.title, _TITLE)))
        names += [(number, note(number, name, _ALIAS)) for name in (section.id, *section.aliases)]
        for paragraph in section.paragraphs:
            note(number, f"{PLACEHOLDER.sub(' ', paragraph.text)} {paragraph.mark}", _TEXT)
    common = {_stem(language, word) for word in _question_words(language)}
    weights = {
        stem: _QUESTION_WORD if stem in common else math.log(1 + (len(sections) - len(held) + 0.5) / (len(held) + 0.5))
        for stem, held in counts.items()
    }
    phrases = tuple(_Phrase(section, own, sum(weights[stem] for stem in own)) for section, own in names)
    phrases_with: dict[str, list[int]] = {}
    for number, phrase in enumerate(phrases):
        for stem in phrase.stems:
            phrases_with.setdefault(stem, []).append(number)
    holds = {
        stem: {section: strength / (strength + _SATURATION) for section, strength in held.items()}
        for stem, held in counts.items()
    }
    return _Vocabulary(
        language, stems, holds, weights, phrases, {stem: tuple(own) for stem, own in phrases_with.items()}
    )
