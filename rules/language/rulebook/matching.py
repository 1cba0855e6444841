"""How well the sections of a rulebook in one language fit a query.

A query is compared in three ways, which are added up: how much of it a section holds, by the stems of its
title, aliases, questions and text, weighed and saturated as in BM25; how like it is to the nearest of the
section's phrases; and how much its traits speak for the section (:mod:`rules.language.rulebook.learned`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from rules.language.rulebook.index import Index
from rules.language.rulebook.learned import traits_of
from rules.language.rulebook.stems import meanings, question_words
from rules.language.rulebook.typed import Typed

_PHRASE, _LEARNED, _LEAST_LEFT = 1.2, 1.5, 0.2
"""What the likeness of a phrase and what was learned count beside the words, and how much is left of both
others where all that was learned speaks against a section."""

_OF_PHRASE, _SAME_PHRASE, _SAME_TELLING = 0.5, 0.6, 0.3
"""How much of a likeness hangs on the phrase rather than on the query, and what is added where both are the
same as a whole or but for the words of questions."""

_LEAST_LIKE_PHRASE, _LEAST_LIKE_WORD = 0.8, 0.66
"""How like a phrase the letters of a query must be, and those of a single word, which may be short."""

_LEAST_HELD, _ALIKE, _STRANGE = 0.66, 0.4, 0.7
"""How much of a query an answer holds at least, what the likeness of a phrase adds to that, and what words
that are strange to the book take away if all are. These and the next were fitted to questions that a section
answers and that none does."""

_WORD, _MOST_TELLING = 0.05, 6
"""What each telling word adds, up to so many: the more are asked for, the less chance has a part in it."""

_LEAST_ALIKE, _LEAST_ALIKE_ALONE = 0.6, 1.0
"""How like a phrase words of questions must be that are the whole query, several of them or a single one."""


class Match(NamedTuple):
    """How well a section fits a query; the first field counts first.

    It is an answer if it holds enough of the query, the more of it the fewer its words are and the more of
    them are strange to the book.
    """

    score: float
    is_answer: bool


def matches(index: Index, words: tuple[str, ...], asked: Sequence[Typed], factor: float) -> dict[int, Match]:
    """Return how well sections fit the words of a query, by number, where they have any of them.

    ``asked`` are the words as they are understood, each once; scores are multiplied by ``factor``. A query of
    more than the words of questions fits no section by them alone.
    """
    telling = [word for word in asked if not word.of_questions]
    if not any(word.fits for word in telling or asked):
        return {}
    weight = sum(word.weight for word in asked)
    held = _held(index, asked) / weight
    alike = _alike(index, words, asked, weight)
    scores = held + _PHRASE * alike
    learned = index.learned.judge(_traits(index, words, asked))
    if learned is not None:
        scores = numpy.maximum(_LEAST_LEFT * scores, scores + _LEARNED * learned)
    numbers = numpy.flatnonzero(held)
    values: list[float] = scores[numbers].tolist()
    answers: list[bool] = _are_answers(asked, held, alike)[numbers].tolist()
    return {
        number: Match(factor * value, is_answer)
        for number, value, is_answer in zip(numbers.tolist(), values, answers, strict=True)
    }


def _are_answers(
    asked: Sequence[Typed], held: NDArray[numpy.float32], alike: NDArray[numpy.float32]
) -> NDArray[numpy.bool_]:
    """Return which sections answer a query, by how much of it they hold and how like it their phrases are."""
    telling = [word for word in asked if not word.of_questions]
    if not telling:
        return alike >= (_LEAST_ALIKE if len(asked) > 1 else _LEAST_ALIKE_ALONE)
    strange = sum(word.is_strange for word in telling) / len(telling)
    sure = _WORD * min(_MOST_TELLING, len(telling)) - _STRANGE * strange
    return held + _ALIKE * alike + sure >= _LEAST_HELD


def _held(index: Index, asked: Sequence[Typed]) -> NDArray[numpy.float32]:
    """Return how much each section holds of some words, each by its stem that fits best."""
    fitting = [word for word in asked if word.fits]
    stems = index.held([stem for word in fitting for stem in word.fits])
    stems *= numpy.array([fit for word in fitting for fit in word.fits.values()], numpy.float32)[:, None]
    first = accumulate((len(word.fits) for word in fitting[:-1]), initial=0)
    best = numpy.maximum.reduceat(stems, [*first])
    held = numpy.zeros(len(index.phrases.first), numpy.float32)
    for word, sections in zip(fitting, best, strict=True):
        held += word.weight * sections
    return held


def _traits(index: Index, words: tuple[str, ...], asked: Sequence[Typed]) -> Mapping[str, float]:
    """Return the traits of a query; words with slips count as what is meant."""
    meant = {word.word: word.stem for word in asked}
    return traits_of(words, [meant[word] for word in words if meant[word]], meanings(index.language))


def _alike(
    index: Index, words: tuple[str, ...], asked: Sequence[Typed], weight: float
) -> NDArray[numpy.float32]:
    """Return how like a query is to the phrase of each section that it is most like.

    It is so by the words that both have, and where one of them is unknown, which may be a slip, by their
    letters.
    """
    phrases = index.phrases
    shared = numpy.zeros(len(phrases.sections), numpy.float32)
    for word in asked:
        if len(word.fits) == 1:
            ((stem, fit),) = word.fits.items()
            shared[index.having(stem)] += numpy.float32(word.weight) * numpy.float32(fit)
        elif word.fits:
            shared += word.weight * _fit(index, word.fits)
    alike = shared / (_OF_PHRASE * phrases.weights + (1 - _OF_PHRASE) * weight)
    same = phrases.of_text(" ".join(words))
    alike[same] += _SAME_PHRASE
    asking = question_words(index.language)
    if telling := [word for word in words if word not in asking]:
        as_much = phrases.telling_as_much(telling, asking)
        alike[[phrase for phrase in as_much if phrase not in same]] += _SAME_TELLING
    best = numpy.maximum.reduceat(alike, phrases.first)
    if any(not word.is_known for word in asked):
        least = _LEAST_LIKE_WORD if len(words) == 1 else _LEAST_LIKE_PHRASE
        for text, likeness in phrases.spellings.near(" ".join(words), least):
            for section in phrases.sections[phrases.of_text(text)]:
                best[section] = max(best[section], likeness + _SAME_PHRASE)
    return best


def _fit(index: Index, fits: Mapping[str, float]) -> NDArray[numpy.float32]:
    """Return how well each phrase has one of some stems, by the one that fits best."""
    found = numpy.zeros(len(index.phrases.sections), numpy.float32)
    for stem in sorted(fits, key=fits.__getitem__):
        found[index.having(stem)] = fits[stem]
    return found
