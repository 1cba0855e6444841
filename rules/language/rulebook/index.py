"""The index of a rulebook in one language: which sections have which words, and what is asked of them."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from rules.language.rulebook.book import Section
from rules.language.rulebook.learned import Learned, learn, traits_of
from rules.language.rulebook.load import load_rulebook
from rules.language.rulebook.numbers import Numbers, numbers_of
from rules.language.rulebook.said import PLACEHOLDER, settle
from rules.language.rulebook.stems import meanings, question_words, stem_of, words_of
from rules.language.texts import FALLBACK

_TITLE, _ALIAS, _QUESTION, _TEXT = 3.0, 2.5, 1.2, 0.5
_SATURATION = 2.5
"""How much a word counts each time it stands there, and how soon more of it adds nothing."""

QUESTION_WORD = 0.25
"""What the words of questions weigh beside others."""

_WHOSE = re.compile(r"\{[^{}]*\.reconstructed\.[^{}]*\}")
_SENTENCE = re.compile(r"[.:;?!]\s|\n")
_SHORTEST_SENTENCE = 12


@dataclass(frozen=True, slots=True)
class Phrase:
    """A title, an alias or a question of a section; ``weight`` is that of all its stems."""

    section: int
    words: tuple[str, ...]
    telling: tuple[str, ...]
    """Its words but for those of questions."""
    weight: float


@dataclass(frozen=True, eq=False)
class Index:
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
    phrases: tuple[Phrase, ...]
    names: tuple[str, ...]
    """What the phrases are as a whole."""
    phrases_with: Mapping[str, Mapping[int, float]]
    learned: Learned


@cache
def index_of(kind: str, language: str) -> Index:
    """Return the index of a game's rulebook in a language."""
    numbers = numbers_of(kind)
    sections = tuple(_wordy(section, numbers) for section in load_rulebook(kind, language).sections.values())
    stems: dict[str, str] = {}
    counts: defaultdict[str, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
    names: list[tuple[int, tuple[str, ...]]] = []
    for number, section in enumerate(sections):
        for text, strength in _texts(section, language):
            words = words_of(text)
            for word in words:
                counts[stems.setdefault(word, stem_of(language, word))][number] += strength
            if strength > _TEXT:
                names.append((number, words))
    phrases_with: defaultdict[str, list[int]] = defaultdict(list)
    for number, (_, words) in enumerate(names):
        for stem in dict.fromkeys(stems[word] for word in words):
            phrases_with[stem].append(number)
    asking = question_words(language)
    asking_stems = {stem_of(language, word) for word in asking}
    weights = {
        stem: _rarity(len(phrases_with.get(stem, ())), len(names))
        * (QUESTION_WORD if stem in asking_stems else 1.0)
        for stem in counts
    }
    phrases = (
        Phrase(
            section,
            words,
            tuple(word for word in words if word not in asking),
            sum(weights[stem] for stem in dict.fromkeys(stems[word] for word in words)),
        )
        for section, words in names
    )
    return Index(
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
        _learn_from(names, sections, language),
    )


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


def _texts(section: Section, language: str) -> Iterator[tuple[str, float]]:
    """Yield the texts by which a section is found, with how much a word of each counts."""
    yield section.title, _TITLE
    ids = (section.id, section.id.replace("-", "")) if language == FALLBACK else ()
    for alias in (*ids, *section.aliases):
        yield alias, _ALIAS
    for question in section.questions:
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
