"""Words and phrases as they are spelt, and those that something typed may be with slips."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from rapidfuzz import process
from rapidfuzz.distance import OSA

_MOST = 12
"""How many of the nearest are tried."""


@dataclass(frozen=True, eq=False)
class Spellings:
    """Some texts, the shortest first, and the length of each."""

    texts: tuple[str, ...]
    lengths: tuple[int, ...]

    def near(self, typed: str, least: float) -> list[tuple[str, float]]:
        """Return the texts that are most like what was typed, with how like, the most first.

        Of 1 that is all letters, without those that are left out, added, another, or swapped with the next.
        """
        first = bisect_left(self.lengths, least * len(typed))
        last = bisect_right(self.lengths, len(typed) / least)
        found = process.extract(
            typed,
            self.texts[first:last],
            scorer=OSA.normalized_similarity,
            score_cutoff=least,
            limit=_MOST,
        )
        return [(text, likeness) for text, likeness, _ in found]


def spellings(texts: Iterable[str]) -> Spellings:
    """Return the different ones of some texts as they are compared with what is typed."""
    by_length = tuple(sorted(dict.fromkeys(texts), key=len))
    return Spellings(by_length, tuple(map(len, by_length)))
