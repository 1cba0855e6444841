"""How much each trait of a question speaks for each section, learned from the questions of the book itself.

A trait is a stem, two stems in a row, a meaning that several stems share, or how a word begins. Every phrase
is judged by what was learned so far. Where that is not 1 for its own section and at most 0 for the others,
its traits speak more for its own and less for those others from then on.
"""

from __future__ import annotations

import math
from array import array
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import mul

_PAIR, _MEANING, _BEGINNING = 0.8, 1.0, 0.5
_BEGINNING_LENGTH = 4
"""What traits weigh beside a stem, and how many letters a beginning has."""

_ROUNDS, _STEP, _LITTLE = 2, 0.5, 0.1
"""How often all phrases are judged, how much of an error is corrected each time, and what is no error."""

_STRIDE = 7951
"""A prime: phrases are judged in steps of it, so that those of one section do not follow one another."""


@dataclass(frozen=True, eq=False)
class Learned:
    """What was learned of a book: how rare each trait is, and how much it speaks for each section."""

    rarity: Mapping[str, float]
    speaks: Mapping[str, Sequence[float]]

    def judge(self, traits: Mapping[str, float]) -> Sequence[float]:
        """Return how much some traits speak for each section; below zero speaks against it.

        It is empty if the book has none of them.
        """
        weights = _weigh(self.rarity, traits)
        return _judge([self.speaks[trait] for trait in weights], weights.values())


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
    speaks = {trait: [0.0] * sections for trait in rarity}
    examples: list[tuple[int, list[list[float]], list[float]]] = []
    for section, traits in phrases:
        weights = _weigh(rarity, traits)
        examples.append((section, [speaks[trait] for trait in weights], list(weights.values())))
    for turn in range(_ROUNDS * len(examples)):
        _correct(*examples[turn * _STRIDE % len(examples)])
    return Learned(rarity, {trait: array("f", row) for trait, row in speaks.items()})


def _correct(section: int, rows: Sequence[list[float]], weights: Sequence[float]) -> None:
    """Let the traits of a phrase speak for its section as 1, and for no other above a little.

    ``rows`` are what each of them says of all sections.
    """
    judged = _judge(rows, weights)
    steps = [(other, -_STEP * score) for other, score in enumerate(judged) if score > _LITTLE]
    steps = [(other, step) for other, step in steps if other != section]
    steps.append((section, _STEP * max(0.0, 1 - judged[section])))
    for row, weight in zip(rows, weights, strict=True):
        for other, step in steps:
            row[other] += step * weight


def _judge(rows: Iterable[Sequence[float]], weights: Collection[float]) -> list[float]:
    """Return what some traits say of each section together."""
    return [sum(map(mul, weights, said)) for said in zip(*rows, strict=True)]


def _weigh(rarity: Mapping[str, float], traits: Mapping[str, float]) -> dict[str, float]:
    """Return the known ones of some traits with their weights, of length 1 as a whole."""
    weights = {trait: weight * rarity[trait] for trait, weight in traits.items() if trait in rarity}
    length = math.sqrt(sum(weight * weight for weight in weights.values()))
    return {trait: weight / length for trait, weight in weights.items()}
