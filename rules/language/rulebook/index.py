"""The index of a rulebook in one language: which sections have which words, and what is asked of them."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from sys import intern
from typing import Any, TypeVar
from zlib import crc32

import numpy
from numpy.typing import NDArray

from rules.language.rulebook.book import Section
from rules.language.rulebook.learned import Learned, learn, traits_of
from rules.language.rulebook.load import load_rulebook, questions_of
from rules.language.rulebook.numbers import Numbers, numbers_of
from rules.language.rulebook.packed import Lists, Rows, pack_lists, pack_rows
from rules.language.rulebook.said import PLACEHOLDER, settle
from rules.language.rulebook.spellings import Spellings, spellings
from rules.language.rulebook.stems import meanings, question_words, stem_of, words_of
from rules.language.texts import FALLBACK

_TITLE, _ALIAS, _QUESTION, _TEXT = 3.0, 2.5, 1.2, 0.5
_SATURATION = 2.5
"""How much a word counts each time it stands there, and how soon more of it adds nothing."""

QUESTION_WORD = 0.25
"""What the words of questions weigh beside others."""

_Thing = TypeVar("_Thing")

_WHOSE = re.compile(r"\{[^{}]*\.reconstructed\.[^{}]*\}")
_SENTENCE = re.compile(r"[.:;?!]\s|\n")
_SHORTEST_SENTENCE = 12


@dataclass(frozen=True, eq=False)
class Phrases:
    """The titles, aliases and questions of all sections, numbered from 0 in the order of the book.

    Every section has at least one, its title.
    """

    spellings: Spellings
    """The words of each, with spaces between."""
    texts: NDArray[numpy.unsignedinteger[Any]]
    """Which of the spellings each phrase has."""
    telling: NDArray[numpy.uint32]
    """A checksum of the words of each but for those of questions."""
    weights: NDArray[numpy.float32]
    """What all stems of each weigh together."""
    sections: NDArray[numpy.unsignedinteger[Any]]
    first: NDArray[numpy.int32]
    """The section of each phrase, and the first phrase of each section."""
    having: Lists
    """The phrases that have each stem."""

    def of_text(self, text: str) -> NDArray[numpy.intp]:
        """Return the phrases that are spelt as a text."""
        place = self.spellings.place(text)
        return numpy.empty(0, numpy.intp) if place is None else numpy.flatnonzero(self.texts == place)

    def telling_as_much(self, words: Sequence[str], asking: frozenset[str]) -> list[int]:
        """Return the phrases whose words are some, but for those of questions, the ``asking``."""
        alike: list[int] = numpy.flatnonzero(self.telling == _checksum(words)).tolist()
        spelt = (self.spellings.texts[int(self.texts[phrase])].split() for phrase in alike)
        return [phrase for phrase, own in zip(alike, spelt, strict=True) if _telling(own, asking) == [*words]]


@dataclass(frozen=True, eq=False)
class Index:
    """The words of a rulebook in one language; sections are numbered in the order of the book."""

    language: str
    stems: Mapping[str, str]
    """The stem of each word."""
    spellings: Spellings
    text: str
    """All words, as they are spelt; one a line, with a line feed before and behind."""
    numbers: Mapping[str, int]
    """The number of each stem."""
    weights: NDArray[numpy.float64]
    """How telling each stem is: the fewer phrases have it, the more."""
    sections: Rows
    """How much of each stem each section has."""
    phrases: Phrases
    learned: Learned

    def weight(self, stem: str) -> float:
        """Return how telling a stem is."""
        return float(self.weights[self.numbers[stem]])

    def held(self, stems: Iterable[str]) -> NDArray[numpy.float32]:
        """Return how much of some stems each section has, a row for each stem."""
        return self.sections.whole([self.numbers[stem] for stem in stems])

    def having(self, stem: str) -> NDArray[numpy.unsignedinteger[Any]]:
        """Return the phrases that have a stem."""
        return self.phrases.having[self.numbers[stem]]


def make_index(kind: str, language: str) -> Index:
    """Return the index of a game's rulebook in a language, made anew."""
    numbers = numbers_of(kind)
    sections = tuple(_wordy(section, numbers) for section in load_rulebook(kind, language).sections.values())
    asked = questions_of(kind, language)
    stems: dict[str, str] = {}
    counts: defaultdict[str, NDArray[numpy.float32]] = defaultdict(
        lambda: numpy.zeros(len(sections), numpy.float32)
    )
    names: list[tuple[int, tuple[str, ...]]] = []
    for number, section in enumerate(sections):
        for text, strength in _texts(section, asked[section.id], language):
            words = words_of(text)
            for word in words:
                if word not in stems:
                    stems[intern(word)] = intern(stem_of(language, word))
                counts[stems[word]][number] += strength
            if strength > _TEXT:
                names.append((number, words))
    having = _places([stems[word] for word in words] for _, words in names)
    asking = {stem_of(language, word) for word in question_words(language)}
    weights = {
        stem: _rarity(len(having.get(stem, ())), len(names)) * (QUESTION_WORD if stem in asking else 1.0)
        for stem in counts
    }
    held = numpy.array([*counts.values()])
    return Index(
        language,
        stems,
        spellings(stems),
        "\n".join(("", *stems, "")),
        {stem: number for number, stem in enumerate(counts)},
        numpy.array([*weights.values()]),
        pack_rows(numpy.divide(held, held + _SATURATION, dtype=numpy.float32)),
        _phrases(names, [having.get(stem, ()) for stem in counts], stems, weights, question_words(language)),
        _learn_from(names, sections, language),
    )


def _phrases(
    names: Sequence[tuple[int, tuple[str, ...]]],
    having: Sequence[Sequence[int]],
    stems: Mapping[str, str],
    weights: Mapping[str, float],
    asking: frozenset[str],
) -> Phrases:
    """Return the phrases of some words, each with the number of its section."""
    spelt = [" ".join(words) for _, words in names]
    known = spellings(spelt)
    places = {known.texts[place]: place for place in range(len(known.texts))}
    sections = numpy.array([section for section, _ in names])
    weighed = (
        sum(weights[stem] for stem in dict.fromkeys(stems[word] for word in words)) for _, words in names
    )
    return Phrases(
        known,
        numpy.array([places[text] for text in spelt], numpy.min_scalar_type(len(places))),
        numpy.array([_checksum(_telling(words, asking)) for _, words in names], numpy.uint32),
        numpy.fromiter(weighed, numpy.float32),
        sections.astype(numpy.min_scalar_type(int(sections[-1]))),
        numpy.flatnonzero(numpy.diff(sections, prepend=-1)).astype(numpy.int32),
        pack_lists(having, len(names)),
    )


def _telling(words: Iterable[str], asking: frozenset[str]) -> list[str]:
    """Return words without those of questions."""
    return [word for word in words if word not in asking]


def _checksum(words: Iterable[str]) -> int:
    return crc32(" ".join(words).encode())


def _places(found: Iterable[Iterable[_Thing]]) -> dict[_Thing, list[int]]:
    """Return at which numbers, from 0, each thing stands."""
    places: defaultdict[_Thing, list[int]] = defaultdict(list)
    for number, things in enumerate(found):
        for thing in dict.fromkeys(things):
            places[thing].append(number)
    return dict(places)


def _wordy(section: Section, numbers: Numbers) -> Section:
    """Return a section with the words alone of its text, as they are with the packaged components.

    Whose facts they are is no part of it.
    """
    texts = (_WHOSE.sub(" ", one.text) for one in section.paragraphs)
    words = (PLACEHOLDER.sub(" ", settle(text, numbers)) for text in texts)
    paragraphs = (replace(one, text=text) for one, text in zip(section.paragraphs, words, strict=True))
    return replace(section, paragraphs=tuple(paragraphs))


def _learn_from(
    names: Iterable[tuple[int, tuple[str, ...]]], sections: Sequence[Section], language: str
) -> Learned:
    """Return what is learned from the phrases of sections, and from the sentences of their text."""
    examples = [*names]
    for number, section in enumerate(sections):
        examples += [(number, words_of(sentence)) for sentence in _sentences(section)]
    groups = meanings(language)
    return learn(
        [
            (number, traits_of(words, [stem_of(language, word) for word in words], groups))
            for number, words in examples
            if words
        ],
        len(sections),
    )


def _texts(section: Section, questions: Iterable[str], language: str) -> Iterator[tuple[str, float]]:
    """Yield the texts by which a section is found, with how much a word of each counts."""
    yield section.title, _TITLE
    ids = (section.id, section.id.replace("-", "")) if language == FALLBACK else ()
    for alias in (*ids, *section.aliases):
        yield alias, _ALIAS
    for question in questions:
        yield question, _QUESTION
    for paragraph in () if section.background else section.paragraphs:
        yield f"{paragraph.text} {paragraph.mark}", _TEXT


def _sentences(section: Section) -> Iterator[str]:
    """Yield the sentences of a section's text, but for the shortest."""
    for paragraph in () if section.background else section.paragraphs:
        for sentence in _SENTENCE.split(paragraph.text):
            if len(sentence) > _SHORTEST_SENTENCE:
                yield sentence


def _rarity(count: int, total: int) -> float:
    return math.log(1 + total / (1 + count)) / 1.7
