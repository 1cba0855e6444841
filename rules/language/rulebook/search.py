"""The search for sections by what people type: words or plain questions in any language, with slips.

A query is compared with a rulebook in one language (:class:`_Vocabulary`) in two ways, which are added up:
how much of it a section holds, by the stems of title, aliases and text, weighed and saturated as in BM25; and
how like it is to one of the section's phrases, its title and aliases, which are written as people ask. Words
of questions weigh little in both. Other languages are tried where a word is none of the reader's own.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol, cast

import snowballstemmer  # pyright: ignore[reportMissingTypeStubs]
from rapidfuzz import fuzz, process

from rules.language.lookup import normalize
from rules.language.rulebook.book import Section
from rules.language.rulebook.load import load_rulebook, rulebook_languages
from rules.language.rulebook.numbers import PLACEHOLDER
from rules.language.texts import FALLBACK, format_text

_WORD = re.compile(r"[^\W_]+")
_MOST_WORDS = 24

_STEMMERS = {"en": "english", "fr": "french", "de": "german", "oc": "spanish"}
"""The stemmer of each language; Occitan has none, and of its kin Spanish served it best."""

_TITLE, _ALIAS, _TEXT = 3.0, 2.5, 0.5
_SATURATION = 2.5
"""How much a word counts each time it stands there, and how soon more of it adds nothing."""

_QUESTION_WORD = 0.25
_UNKNOWN = 2.6
"""What the words of questions weigh beside others, and what a word weighs that no section has."""

_SAME_MEANING, _PART, _SLIP = 0.6, 0.7, 0.85
_LEAST_LIKE, _LEAST_LIKE_PHRASE = 74, 80
"""How well words fit that are not the same, and how like one another they must be, of 100."""

_PHRASE, _OF_PHRASE, _SAME_PHRASE = 1.2, 0.5, 0.3
"""What the likeness of a phrase counts beside the words, how much of it hangs on the phrase rather than on
the query, and what is added where they are the same."""

_FOREIGN = 0.9
"""What other languages count beside the reader's."""

_LEAST, _BESIDE_BEST = 0.15, 0.4
"""The least score of a find, and the least beside a better one."""

_SURE, _SURE_LENGTH = 0.7, 6
"""How well a word must fit others not to be strange, and how long it must be unless it stands alone."""


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A section that was found, in the reader's language; the higher the score, the better it fits.

    It is an answer if it has more words of the query than are strange to the whole book, and else merely the
    nearest to what was asked.
    """

    kind: str
    section: Section
    score: float
    is_answer: bool


@dataclass(frozen=True, slots=True)
class _Phrase:
    """A title or an alias of a section."""

    section: int
    words: tuple[str, ...]
    weight: float


@dataclass(frozen=True, eq=False)
class _Vocabulary:
    """The words of a rulebook in one language; sections are numbered in the order of the book."""

    language: str
    stems: Mapping[str, str]
    """The stem of each word."""
    text: str
    """All words, one a line, with a line feed before and behind."""
    weights: Mapping[str, float]
    """How telling each stem is: the fewer phrases have it, the more."""
    sections: Mapping[str, Mapping[int, float]]
    """The sections that have a stem, with how much of it."""
    phrases: tuple[_Phrase, ...]
    names: tuple[str, ...]
    """What the phrases are as a whole."""
    phrases_with: Mapping[str, Mapping[int, float]]


@dataclass(frozen=True, slots=True)
class _Asked:
    """A word of a query: what it weighs, and how well which stems of the rulebook fit it."""

    weight: float
    fits: Mapping[str, float]
    of_questions: bool = False
    is_known: bool = True
    """Whether the rulebook has it, and not only words like it."""
    is_strange: bool = False
    """Whether it has none that is surely meant by it."""


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
            _vocabulary(kind, language)


def _search(kind: str, language: str, query: str) -> Iterator[SearchHit]:
    words = tuple(_words(query)[:_MOST_WORDS])
    own = _vocabulary(kind, language)
    asking = _question_words(language)
    found = _matches(own, words, asking)
    if any(word not in own.stems and word not in asking for word in words):
        for other in rulebook_languages(kind):
            if other != language:
                both = asking | _question_words(other)
                for section, match in _matches(_vocabulary(kind, other), words, both, _FOREIGN).items():
                    found[section] = max(found.get(section, match), match)
    sections = tuple(load_rulebook(kind, language).sections.values())
    for section, match in found.items():
        yield SearchHit(kind, sections[section], match.score, match.is_answer)


def _matches(
    vocabulary: _Vocabulary, words: tuple[str, ...], asking: frozenset[str], factor: float = 1.0
) -> dict[int, _Match]:
    """Return how well sections fit the words of a query, where they have any of them.

    ``asking`` are the words of questions; a query of more than those fits no section by them alone.
    """
    alone = len(words) == 1
    asked = [_look_up(vocabulary, word, word in asking, alone=alone) for word in dict.fromkeys(words)]
    telling = [word for word in asked if not word.of_questions]
    if telling and not any(word.fits for word in telling):
        return {}
    weight = sum(word.weight for word in asked)
    held: defaultdict[int, float] = defaultdict(float)
    met: Counter[int] = Counter()
    for word in asked:
        shares = _best(word.fits, vocabulary.sections)
        for section, share in shares.items():
            held[section] += word.weight * share / weight
        if not (word.of_questions or word.is_strange):
            met.update(shares.keys())
    strange = sum(word.is_strange for word in telling)
    alike = _alike(vocabulary, words, asked, weight)
    return {
        section: _Match(
            factor * (share + _PHRASE * alike.get(section, 0.0)), not telling or met[section] > strange
        )
        for section, share in held.items()
    }


def _alike(
    vocabulary: _Vocabulary, words: tuple[str, ...], asked: Iterable[_Asked], weight: float
) -> dict[int, float]:
    """Return how like a query is to the phrase of each section that it is most like: by the words that both
    have, and where one of them is unknown, which may be a slip, by their letters."""
    common: defaultdict[int, float] = defaultdict(float)
    for word in asked:
        for phrase, fit in _best(word.fits, vocabulary.phrases_with).items():
            common[phrase] += word.weight * fit
    found: dict[int, float] = {}
    for number, shared in common.items():
        phrase = vocabulary.phrases[number]
        likeness = shared / (_OF_PHRASE * phrase.weight + (1 - _OF_PHRASE) * weight)
        if phrase.words == words:
            likeness += _SAME_PHRASE
        found[phrase.section] = max(found.get(phrase.section, 0.0), likeness)
    if any(not word.is_known for word in asked):
        whole = " ".join(words)
        near = process.extract(
            whole, vocabulary.names, scorer=fuzz.ratio, score_cutoff=_LEAST_LIKE_PHRASE, limit=12
        )
        for _, ratio, number in near:
            section = vocabulary.phrases[number].section
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


def _look_up(vocabulary: _Vocabulary, word: str, of_questions: bool, *, alone: bool) -> _Asked:
    """Return what a word weighs and which stems fit it: its own and those of the same meaning, or else those
    that are like it.

    ``alone`` is a word that is the whole query; what is like it is surely meant then.
    """
    stem = _stem(vocabulary.language, word)
    fits = {
        other: _SAME_MEANING
        for other in _same_meaning(vocabulary.language).get(stem, ())
        if other in vocabulary.sections
    }
    if stem in vocabulary.sections:
        return _Asked(vocabulary.weights[stem], {**fits, stem: 1.0}, of_questions)
    if of_questions:
        return _Asked(_UNKNOWN * _QUESTION_WORD, {}, of_questions)
    sure = bool(fits)
    if not fits:
        fits = _like(vocabulary, word)
        sure = max(fits.values(), default=0.0) >= _SURE and (alone or len(word) >= _SURE_LENGTH)
    weight = vocabulary.weights[max(fits, key=fits.__getitem__)] if fits else _UNKNOWN
    return _Asked(weight, fits, is_known=False, is_strange=not sure)


@lru_cache(maxsize=4096)
def _like(vocabulary: _Vocabulary, word: str) -> dict[str, float]:
    """Return the stems of words that begin with a word, have it as a part or are part of it, or are it but
    for slips."""
    found: dict[str, float] = {}

    def note(known: str, fit: float) -> None:
        stem = vocabulary.stems[known]
        found[stem] = max(found.get(stem, 0.0), fit)

    for known in _lines_with(word if len(word) > 4 else f"\n{word}", vocabulary.text):
        note(known, 0.75 + 0.2 * len(word) / len(known) if known.startswith(word) else _PART)
    for start in range(len(word) - 3):
        for end in range(start + (5 if start else 4), len(word)):
            if word[start:end] in vocabulary.stems:
                note(word[start:end], _PART)
    if len(word) > 2:
        known = vocabulary.stems.keys()
        near = process.extract(word, known, scorer=fuzz.ratio, score_cutoff=_LEAST_LIKE, limit=12)
        for other, ratio, _ in near:
            note(other, _SLIP * ratio / 100)
    return found


def _lines_with(part: str, text: str) -> Iterator[str]:
    """Yield the lines of a text that have a part; each line begins and ends with a line feed."""
    at = text.find(part)
    while at >= 0:
        end = text.index("\n", at + len(part))
        yield text[text.rindex("\n", 0, at + 1) + 1 : end]
        at = text.find(part, end)


@cache
def _question_words(language: str) -> frozenset[str]:
    """Return the words of questions in a language, which say little of what is asked for."""
    return frozenset(_words(_word_list(language, "question-words")))


@cache
def _same_meaning(language: str) -> Mapping[str, frozenset[str]]:
    """Return the stems that mean nearly the same as a stem."""
    found: defaultdict[str, frozenset[str]] = defaultdict(frozenset)
    for group in _word_list(language, "same-meaning").split(","):
        stems = frozenset(_stem(language, word) for word in _words(group))
        for stem in stems:
            found[stem] |= stems - {stem}
    return found


def _word_list(language: str, key: str) -> str:
    return format_text(language, (("rules.language", "locale"),), key, {})


def _words(text: str) -> list[str]:
    return _WORD.findall(normalize(text))


class _Stemmer(Protocol):
    """What of a stemmer is used; its library has no types."""

    def stemWord(self, word: str) -> str: ...  # noqa: N802


@cache
def _stemmer(language: str) -> _Stemmer:
    return cast(_Stemmer, snowballstemmer.stemmer(_STEMMERS[language]))  # pyright: ignore[reportUnknownMemberType]


@cache
def _stem(language: str, word: str) -> str:
    return _stemmer(language).stemWord(word)


@cache
def _vocabulary(kind: str, language: str) -> _Vocabulary:
    stems: dict[str, str] = {}
    counts: defaultdict[str, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
    names: list[tuple[int, tuple[str, ...]]] = []

    def note(section: int, text: str, strength: float) -> tuple[str, ...]:
        words = tuple(_words(text))
        for word in words:
            stem = stems.setdefault(word, _stem(language, word))
            counts[stem][section] += strength
        return words

    for number, section in enumerate(load_rulebook(kind, language).sections.values()):
        names.append((number, note(number, section.title, _TITLE)))
        ids = (section.id, section.id.replace("-", "")) if language == FALLBACK else ()
        for alias in (*ids, *section.aliases):
            names.append((number, note(number, alias, _ALIAS)))
        for paragraph in () if section.background else section.paragraphs:
            note(number, f"{PLACEHOLDER.sub(' ', paragraph.text)} {paragraph.mark}", _TEXT)
    phrases_with: defaultdict[str, list[int]] = defaultdict(list)
    for number, (_, words) in enumerate(names):
        for stem in {stems[word] for word in words}:
            phrases_with[stem].append(number)
    asking = {_stem(language, word) for word in _question_words(language)}
    weights = {
        stem: _rarity(len(phrases_with.get(stem, ())), len(names))
        * (_QUESTION_WORD if stem in asking else 1.0)
        for stem in counts
    }
    phrases = (
        _Phrase(section, words, sum(weights[stem] for stem in {stems[word] for word in words}))
        for section, words in names
    )
    return _Vocabulary(
        language,
        stems,
        "\n".join(("", *stems, "")),
        weights,
        {
            stem: {section: count / (count + _SATURATION) for section, count in held.items()}
            for stem, held in counts.items()
        },
        tuple(phrases),
        tuple(" ".join(words) for _, words in names),
        {stem: dict.fromkeys(numbers, 1.0) for stem, numbers in phrases_with.items()},
    )


def _rarity(count: int, total: int) -> float:
    return math.log(1 + total / (1 + count)) / 1.7
