"""Words and phrases as they are spelt, and those that something typed may be with slips.

Most texts are left out before letters are compared in their order: by how many letters they lack that were
typed, or have that were not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy
from numpy.typing import NDArray
from rapidfuzz import process
from rapidfuzz.distance import OSA

from rules.language.rulebook.packed import Texts, pack_texts

_MOST = 12
"""How many of the nearest are tried."""

_BITS, _TIMES = 32, 4
"""How many letters are told apart in a mask, and how many of each are counted."""

_HALF = (1 << _BITS * _TIMES // 2) - 1
"""The first half of a mask."""

_ROUNDING = 1e-6


@dataclass(frozen=True, eq=False)
class Spellings:
    """Some texts, the shortest first, with the length and the letters of each.

    ``letters`` are masks of two rows, as :func:`_letters` makes them, a column for each text.
    """

    texts: Texts
    lengths: NDArray[numpy.int32]
    letters: NDArray[numpy.uint64]

    def near(self, typed: str, least: float) -> list[tuple[str, float]]:
        """Return the texts that are most like what was typed, with how like, the most first.

        Of 1 that is all letters, without those that are left out, added, another, or swapped with the next.
        """
        first = int(numpy.searchsorted(self.lengths, least * len(typed), "left"))
        last = int(numpy.searchsorted(self.lengths, len(typed) / least, "right"))
        found = process.extract(
            typed,
            [self.texts[first + place] for place in self._candidates(typed, least, first, last)],
            scorer=OSA.normalized_similarity,
            score_cutoff=least,
            limit=_MOST,
        )
        return [(text, likeness) for text, likeness, _ in found]

    def place(self, text: str) -> int | None:
        """Return where a text stands among them; None if it is none of them."""
        first = int(numpy.searchsorted(self.lengths, len(text), "left"))
        last = int(numpy.searchsorted(self.lengths, len(text), "right"))
        alike = (self.letters[:, first:last] == _letters_of(text)).all(axis=0)
        places: list[int] = (first + numpy.flatnonzero(alike)).tolist()
        return next((place for place in places if self.texts[place] == text), None)

    def _candidates(self, typed: str, least: float, first: int, last: int) -> list[int]:
        """Return which texts of a range lack no more letters, and have no more others, than slips explain."""
        own, letters = _letters_of(typed), self.letters[:, first:last]
        different = own ^ letters
        lacking = numpy.add(*numpy.bitwise_count(different & own))
        beside = numpy.add(*numpy.bitwise_count(different & letters))
        slips = (1 - least) * numpy.maximum(self.lengths[first:last], len(typed)) + _ROUNDING
        places: list[int] = numpy.flatnonzero(numpy.maximum(lacking, beside) <= slips).tolist()
        return places


def spellings(texts: Iterable[str]) -> Spellings:
    """Return the different ones of some texts as they are compared with what is typed."""
    by_length = tuple(sorted(dict.fromkeys(texts), key=len))
    lengths = numpy.fromiter(map(len, by_length), numpy.int32, len(by_length))
    return Spellings(pack_texts(by_length), lengths, _letters(by_length))


def _letters(texts: Sequence[str]) -> NDArray[numpy.uint64]:
    """Return the letters of each text as a mask: two rows, a column for each."""
    masks = [_mask(text) for text in texts]
    halves = ([mask & _HALF for mask in masks], [mask >> _HALF.bit_length() for mask in masks])
    return numpy.array(halves, numpy.uint64)


@lru_cache(maxsize=64)
def _letters_of(text: str) -> NDArray[numpy.uint64]:
    """Return the letters of a text as a mask; all rulebooks are asked for the same ones in turn."""
    return _letters((text,))


def _mask(text: str) -> int:
    """Return a bit for each letter and each time that it stands in a text.

    Some share one, which hides what differs and never makes up a difference.
    """
    mask = 0
    for letter, count in Counter(text).items():
        for time in range(min(count, _TIMES)):
            mask |= 1 << (_BITS * time + ord(letter) % _BITS)
    return mask
