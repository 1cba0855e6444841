"""How much each trait of a question speaks for each section, learned from the questions of the book itself.

A trait is a stem, two stems in a row, a meaning that several stems share, or how a word begins. Every phrase
is judged by what was learned so far. Where that is not 1 for its own section and at most 0 for the others,
its traits speak more for its own and less for those others from then on.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

import numpy
from numpy.typing import NDArray

from rules.language.rulebook.packed import Rows, Texts, pack_rows, pack_texts

_PAIR, _MEANING, _BEGINNING = 0.8, 1.0, 0.5
_BEGINNING_LENGTH = 4
"""What traits weigh beside a stem, and how many letters a beginning has."""

_STEPS, _LITTLE = (0.5, 0.25, 0.125), 0.1
"""How much of an error is corrected, for each time that all phrases are judged, and what is no error."""

_STRIDE = 7919
"""A prime: phrases are judged in steps of it, so that those of one section do not follow one another."""


@dataclass(frozen=True, eq=False)
class Learned:
    """What was learned of a book: how rare each trait is, and how much it speaks for each section."""

    marks: NDArray[numpy.uint32]
    """The checksum of each trait, the least first; traits, rarities and rows are in the same order."""
    traits: Texts
    rarity: NDArray[numpy.float64]
    speaks: Rows
    """A row for each trait, a column for each section."""

    def judge(self, traits: Mapping[str, float]) -> NDArray[numpy.float32] | None:
        """Return how much some traits speak for each section; below zero speaks against it.

        None if the book has none of them.
        """
        rows = dict(self._rows(tuple(traits)))
        if not rows:
            return None
        rarity: list[float] = self.rarity[[*rows.values()]].tolist()
        weights = _weights([traits[trait] * rare for trait, rare in zip(rows, rarity, strict=True)])
        return weights @ self.speaks.whole([*rows.values()])

    def _rows(self, traits: Sequence[str]) -> Iterator[tuple[str, int]]:
        """Yield those of some traits that the book has, each with its row."""
        marks = numpy.fromiter(map(_mark, traits), numpy.uint32, len(traits))
        first: list[int] = numpy.searchsorted(self.marks, marks, "left").tolist()
        last: list[int] = numpy.searchsorted(self.marks, marks, "right").tolist()
        for trait, *alike in zip(traits, first, last, strict=True):
            yield from ((trait, row) for row in range(*alike) if self.traits[row] == trait)


def traits_of(
    words: Iterable[str], stems: Sequence[str], meanings: Mapping[str, Sequence[int]]
) -> dict[str, float]:
    """Return the traits of some words with their stems, and what each weighs."""
    found = dict.fromkeys(stems, 1.0)
    before = "^"
    for stem in stems:
        found[f"{before} {stem}"] = _PAIR
        for meaning in meanings.get(stem, ()):
            found[f"={meaning}"] = _MEANING
        before = stem
    for word in words:
        if len(word) > _BEGINNING_LENGTH:
            found[f"{word[:_BEGINNING_LENGTH]}-"] = _BEGINNING
    return found


def learn(phrases: Sequence[tuple[int, Mapping[str, float]]], sections: int) -> Learned:
    """Return what the traits of phrases say, each with the number of its section, of so many."""
    counts = Counter(trait for _, traits in phrases for trait in traits)
    rarity = {
        trait: math.log(1 + len(phrases) / count)
        for trait, count in counts.items()
        if count > 1 or " " not in trait
    }
    numbers = {trait: number for number, trait in enumerate(sorted(rarity, key=_mark))}
    speaks = numpy.zeros((len(rarity), sections), numpy.float32)
    examples: list[tuple[int, NDArray[numpy.intp], NDArray[numpy.float32]]] = []
    for section, traits in phrases:
        known = [trait for trait in traits if trait in rarity]
        weights = _weights([traits[trait] * rarity[trait] for trait in known])
        examples.append((section, numpy.array([numbers[trait] for trait in known], numpy.intp), weights))
    for step in _STEPS:
        for turn in range(len(examples)):
            _correct(speaks, step, *examples[turn * _STRIDE % len(examples)])
    rarities = numpy.array([rarity[trait] for trait in numbers], numpy.float64)
    marks = numpy.array([_mark(trait) for trait in numbers], numpy.uint32)
    return Learned(marks, pack_texts(numbers), rarities, pack_rows(speaks))


def _mark(trait: str) -> int:
    return crc32(trait.encode())


def _correct(
    speaks: NDArray[numpy.float32],
    step: float,
    section: int,
    rows: NDArray[numpy.intp],
    weights: NDArray[numpy.float32],
) -> None:
    """Let the traits of a phrase, in some rows, speak for its section as 1, and for no other above a
    little, by a step of the way."""
    said = speaks.take(rows, 0)
    judged = weights @ said
    steps = judged * (judged > _LITTLE)
    steps *= numpy.float32(-step)
    steps[section] = step * max(0.0, 1 - float(judged[section]))
    said += weights[:, None] * steps
    speaks[rows] = said


def _weights(weights: Sequence[float]) -> NDArray[numpy.float32]:
    """Return weights so that their length is 1 as a whole."""
    found = numpy.array(weights, numpy.float32)
    length = math.sqrt(float(found @ found)) or 1.0
    return found / numpy.float32(length)
