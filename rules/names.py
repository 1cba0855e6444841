"""Names of values as people type them: what a parser of typed text may ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from rules.values import Scalar


class Names(Protocol):
    """Whatever finds the value that somebody wrote; :class:`rules.language.words.Words` is one."""

    def find(self, kind: str, written: str) -> Scalar:
        """Return the value of that kind whose name or id was written, in the reader's language or English.

        Raises RuleError("game.value") if there is none.
        """
        ...

    def alike(self, kind: str, written: str) -> tuple[Scalar, ...]:
        """Return the values of that kind whose names are so like what was written that one may be meant.

        The best comes first; () where none is.
        """
        ...

    def values(self, kind: str) -> tuple[Scalar, ...]:
        """Return all values of that kind, in their natural order."""
        ...

    @property
    def and_words(self) -> frozenset[str]:
        """Return what stands before the last item of a list, in the reader's language and English."""
        ...

    @property
    def or_words(self) -> frozenset[str]:
        """Return what stands between alternatives, in the reader's language and English."""
        ...

    @property
    def number_words(self) -> Mapping[str, int]:
        """Return the words for small numbers, "a" among them, in the reader's language and English."""
        ...

    @property
    def time_words(self) -> Mapping[str, int]:
        """Return the hours that the words for hours, days and weeks stand for, in the same languages."""
        ...


Parser = Callable[[str, Names], object]
"""A function from what a person wrote to the value of a field; RuleError with a rule id if it is none."""
