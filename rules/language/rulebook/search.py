"""The search for sections by what people type: any language's words or plain questions, with slips."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from rapidfuzz import fuzz, process

from rules.language.lookup import normalize
from rules.language.rulebook.book import Rulebook, Section
from rules.language.rulebook.load import load_rulebook, rulebook_languages
from rules.language.rulebook.numbers import PLACEHOLDER
from rules.language.texts import FALLBACK, format_text

_WORD = re.compile(r"[^\W_]+")

_TITLE, _ALIAS, _FOREIGN, _TEXT = 1.0, 0.97, 0.9, 0.55
"""How much a word counts by where it stands: title, aliases, those of other languages, text."""

_SLIP, _FOREIGN_SLIP = 74, 79
"""How like a word what was typed must be, of 100; more so in a language that is not the reader's."""
_SAME_QUESTION, _SAME_PHRASE, _BEGUN_PHRASE, _LIKE_PHRASE = 2.0, 0.6, 0.25, 0.2
_LEAST, _BESIDE_BEST = 0.2, 0.45
"""The least score of a find, and the least beside a better one."""


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A section that was found, in the reader's language; the higher the score, the better it fits."""

    kind: str
    section: Section
    score: float


@dataclass(frozen=True)
class _Index:
    """The words of one rulebook, other languages' words for its sections, and phrases of all languages,
    each with the sections that they lead to."""

    sections: tuple[Section, ...]
    words: dict[str, dict[int, float]]
    foreign: dict[str, dict[int, float]]
    phrases: dict[str, dict[int, float]]


def search(kinds: Iterable[str], language: str, query: str, limit: int = 25) -> tuple[SearchHit, ...]:
    """Return the sections of some games that go with a query, the best first, at most ``limit``."""
    found = [one for kind in kinds for one in _search(kind, language, query)]
    found.sort(key=lambda one: -one.score)
    if not found:
        return ()
    least = max(_LEAST, found[0].score * _BESIDE_BEST)
    return tuple(one for one in found if one.score >= least)[:limit]


def prepare(kinds: Iterable[str]) -> None:
    """Read and index the books of some games in all their languages, so that no look-up waits for it."""
    for kind in kinds:
        for language in rulebook_languages(kind):
            _index(kind, language)


def _search(kind: str, language: str, query: str) -> Iterator[SearchHit]:
    index = _index(kind, language)
    asked = _words(query)
    telling = _telling(asked, language)
    tokens = list(dict.fromkeys(telling))[:12]
    scores: dict[int, float] = {}
    weights = 0.0
    for token in tokens:
        matches = _matches(index, token)
        if not matches:
            continue
        weight = math.log(1 + len(index.sections) / sum(matches.values())) * max(matches.values())
        weights += weight
        for section, score in matches.items():
            scores[section] = scores.get(section, 0.0) + weight * score**2
    bonus = _phrases(index, " ".join(telling))
    if telling != asked:
        for section, weight in index.phrases.get(" ".join(asked), {}).items():
            bonus[section] = _SAME_QUESTION * weight
    for section in scores.keys() | bonus.keys():
        share = scores.get(section, 0.0) / weights if weights else 0.0
        yield SearchHit(kind, index.sections[section], share + bonus.get(section, 0.0))


def _matches(index: _Index, token: str) -> dict[int, float]:
    """Return the sections that have a word like this one, with how well it fits.

    Other languages' words count for what the reader's own language does not have.
    """
    found: dict[int, float] = {}
    _match(index.words, token, _SLIP, found)
    if token not in index.words and len(token) > 2:
        _match(index.foreign, token, _FOREIGN_SLIP, found)
    return found


def _match(words: dict[str, dict[int, float]], token: str, slip: int, found: dict[int, float]) -> None:
    like: dict[str, float] = {}
    if len(token) > 2:
        near = process.extract(token, list(words), scorer=fuzz.ratio, score_cutoff=slip, limit=12)
        like = {word: 0.9 * ratio / 100 for word, ratio, _ in near}
    for word, sections in words.items():
        fits = max(_fits(token, word), like.get(word, 0.0))
        if fits:
            for section, weight in sections.items():
                found[section] = max(found.get(section, 0.0), fits * weight)


def _fits(token: str, word: str) -> float:
    """Return how well a typed word goes with a known one, slips apart: whole, its beginning or a part."""
    if token == word:
        return 1.0
    if word.startswith(token):
        return 0.75 + 0.2 * len(token) / len(word) if len(token) > 1 else 0.5
    if len(word) > 3 and token.startswith(word):
        return 0.7
    return 0.65 if len(token) > 4 and token in word else 0.0


def _phrases(index: _Index, query: str) -> dict[int, float]:
    """Return what is added for titles and aliases that the whole query is, begins or is like."""
    found: dict[int, float] = {}
    if not query:
        return found
    for phrase, sections in index.phrases.items():
        if phrase == query:
            bonus = _SAME_PHRASE
        elif phrase.startswith(query):
            bonus = _BEGUN_PHRASE
        elif abs(len(phrase) - len(query)) < 4 and fuzz.ratio(query, phrase, score_cutoff=80):
            bonus = _LIKE_PHRASE
        else:
            continue
        for section, weight in sections.items():
            found[section] = max(found.get(section, 0.0), bonus * weight)
    return found


@cache
def _question_words(language: str) -> frozenset[str]:
    """Return the words of questions in a language and English, which say nothing of what is asked for."""
    spoken = (language, FALLBACK)
    texts = (format_text(one, (("rules.language", "locale"),), "question-words", {}) for one in spoken)
    return frozenset(word for text in texts for word in _words(text))


def _telling(words: list[str], language: str) -> list[str]:
    """Return the words of a query without those of questions; all of them if there are no others."""
    return [word for word in words if word not in _question_words(language)] or words


def _words(text: str) -> list[str]:
    return _WORD.findall(normalize(text))


@cache
def _index(kind: str, language: str) -> _Index:
    book = load_rulebook(kind, language)
    others = [load_rulebook(kind, other) for other in rulebook_languages(kind) if other != language]
    words: dict[str, dict[int, float]] = {}
    foreign: dict[str, dict[int, float]] = {}
    phrases: dict[str, dict[int, float]] = {}

    def note(where: dict[str, dict[int, float]], phrase: str, section: int, weight: float) -> None:
        at = where.setdefault(phrase, {})
        at[section] = max(at.get(section, 0.0), weight)

    for number, section in enumerate(book.sections.values()):
        foreign_names = [
            name for other in _in_others(others, section.id) for name in (other.title, *other.aliases)
        ]
        names = [(section.title, _TITLE, words), (section.id, _ALIAS, words)]
        names += [(alias, _ALIAS, words) for alias in section.aliases]
        names += [(name, _FOREIGN, foreign) for name in foreign_names]
        for name, weight, where in names:
            parts = _words(name)
            for phrase in {" ".join(parts), " ".join(_telling(parts, language))}:
                note(phrases, phrase, number, weight)
            for word in parts:
                note(where, word, number, weight)
        for paragraph in section.paragraphs:
            for word in _words(f"{PLACEHOLDER.sub(' ', paragraph.text)} {paragraph.mark}"):
                note(words, word, number, _TEXT)
    return _Index(tuple(book.sections.values()), words, foreign, phrases)


def _in_others(others: list[Rulebook], section: str) -> Iterator[Section]:
    return (other.sections[section] for other in others)
