"""Finds sections by what people type: any language's words, without accents, with slips."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from rapidfuzz import fuzz, process

from rules.rulebook.book import Rulebook, Section
from rules.rulebook.load import load_rulebook, rulebook_languages
from rules.rulebook.numbers import PLACEHOLDER
from rules.texts import fold

_WORD = re.compile(r"[^\W_]+")

_TITLE, _ALIAS, _FOREIGN, _TEXT = 1.0, 0.97, 0.9, 0.55
"""How much a word counts by where it stands: title, aliases, those of other languages, text."""

_SLIP = 74
_SAME_PHRASE, _BEGUN_PHRASE, _LIKE_PHRASE = 0.6, 0.25, 0.2
_LEAST, _BESIDE_BEST = 0.2, 0.45
"""The least score of a find, and the least beside a better one."""


@dataclass(frozen=True, slots=True)
class Found:
    """A section that was found, in the reader's language; the higher the score, the better it fits."""

    kind: str
    section: Section
    score: float


@dataclass(frozen=True)
class _Index:
    """The words and phrases of one rulebook, with the sections they lead to."""

    sections: tuple[Section, ...]
    words: dict[str, dict[int, float]]
    phrases: dict[str, dict[int, float]]


def search(kinds: Iterable[str], language: str, query: str, limit: int = 25) -> tuple[Found, ...]:
    """The sections of some games that go with a query, the best first."""
    found = [one for kind in kinds for one in _search(kind, language, query)]
    found.sort(key=lambda one: -one.score)
    if not found:
        return ()
    least = max(_LEAST, found[0].score * _BESIDE_BEST)
    return tuple(one for one in found if one.score >= least)[:limit]


def _search(kind: str, language: str, query: str) -> Iterator[Found]:
    index = _index(kind, language)
    tokens = list(dict.fromkeys(_words(query)))[:12]
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
    bonus = _phrases(index, " ".join(_words(query)))
    for section in scores.keys() | bonus.keys():
        share = scores.get(section, 0.0) / weights if weights else 0.0
        yield Found(kind, index.sections[section], share + bonus.get(section, 0.0))


def _matches(index: _Index, token: str) -> dict[int, float]:
    """The sections that have a word like this one, with how well it fits."""
    found: dict[int, float] = {}
    like: dict[str, float] = {}
    if len(token) > 2:
        near = process.extract(token, list(index.words), scorer=fuzz.ratio, score_cutoff=_SLIP, limit=12)
        like = {word: 0.9 * ratio / 100 for word, ratio, _ in near}
    for word, sections in index.words.items():
        fits = max(_fits(token, word), like.get(word, 0.0))
        if fits:
            for section, weight in sections.items():
                found[section] = max(found.get(section, 0.0), fits * weight)
    return found


def _fits(token: str, word: str) -> float:
    """How well a typed word goes with a known one, slips apart: whole, begun, or part of a long one."""
    if token == word:
        return 1.0
    if word.startswith(token):
        return 0.75 + 0.2 * len(token) / len(word) if len(token) > 1 else 0.5
    if len(word) > 3 and token.startswith(word):
        return 0.7
    return 0.65 if len(token) > 4 and token in word else 0.0


def _phrases(index: _Index, query: str) -> dict[int, float]:
    """What is added for titles and aliases that the whole query is, begins or is like."""
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


def _words(text: str) -> list[str]:
    return _WORD.findall(fold(text))


@cache
def _index(kind: str, language: str) -> _Index:
    book = load_rulebook(kind, language)
    others = [load_rulebook(kind, other) for other in rulebook_languages(kind) if other != language]
    words: dict[str, dict[int, float]] = {}
    phrases: dict[str, dict[int, float]] = {}

    def note(text: str, section: int, weight: float, *, phrase: bool = True) -> None:
        said = _words(text)
        for word in said:
            at = words.setdefault(word, {})
            at[section] = max(at.get(section, 0.0), weight)
        if phrase:
            at = phrases.setdefault(" ".join(said), {})
            at[section] = max(at.get(section, 0.0), weight)

    for number, section in enumerate(book.sections.values()):
        note(section.title, number, _TITLE)
        note(section.id, number, _ALIAS)
        for alias in section.aliases:
            note(alias, number, _ALIAS)
        for other in _in_others(others, section.id):
            for name in (other.title, *other.aliases):
                note(name, number, _FOREIGN)
        for paragraph in section.paragraphs:
            note(f"{PLACEHOLDER.sub(' ', paragraph.text)} {paragraph.mark}", number, _TEXT, phrase=False)
    return _Index(tuple(book.sections.values()), words, phrases)


def _in_others(others: list[Rulebook], section: str) -> Iterator[Section]:
    return (other.sections[section] for other in others)
