"""Many small things in a few large ones: as objects of their own they would take several times the memory."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain
from typing import Any

import numpy
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True, eq=False)
class Texts:
    """Texts one behind the other, with where each begins, and where the last ends."""

    joined: str
    starts: array[int]

    def __len__(self) -> int:
        return len(self.starts) - 1

    def __getitem__(self, number: int) -> str:
        return self.joined[self.starts[number] : self.starts[number + 1]]


@dataclass(frozen=True, slots=True, eq=False)
class Lists:
    """Lists of numbers one behind the other, with where each begins, and where the last ends."""

    numbers: NDArray[numpy.unsignedinteger[Any]]
    starts: NDArray[numpy.uint32]

    def __getitem__(self, number: int) -> NDArray[numpy.unsignedinteger[Any]]:
        return self.numbers[self.place(number)]

    def place(self, number: int) -> slice:
        """Return where a list stands among all numbers."""
        return slice(self.starts[number], self.starts[number + 1])

    def places(self, numbers: Sequence[int]) -> tuple[NDArray[numpy.intp], NDArray[numpy.intp]]:
        """Return how long some lists are, and where each of their numbers stands among all."""
        wanted = numpy.array(numbers, numpy.intp)
        first = self.starts[wanted].astype(numpy.intp)
        lengths: NDArray[numpy.intp] = self.starts[wanted + 1] - first
        ends: NDArray[numpy.intp] = numpy.cumsum(lengths)
        places: NDArray[numpy.intp] = numpy.repeat(first - ends + lengths, lengths)
        return lengths, places + numpy.arange(len(places))


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """The rows of a matrix of which most is zero: in which columns the others stand, and what they are."""

    columns: Lists
    values: NDArray[numpy.float32]
    width: int

    def whole(self, rows: Sequence[int]) -> NDArray[numpy.float32]:
        """Return some rows as a matrix."""
        found = numpy.zeros((len(rows), self.width), numpy.float32)
        lengths, places = self.columns.places(rows)
        lines = numpy.repeat(numpy.arange(len(rows)), lengths)
        found[lines, self.columns.numbers[places]] = self.values[places]
        return found


def pack_texts(texts: Iterable[str]) -> Texts:
    """Return texts in one."""
    known = tuple(texts)
    return Texts("".join(known), array("I", accumulate(map(len, known), initial=0)))


def pack_lists(lists: Sequence[Sequence[int]], count: int) -> Lists:
    """Return lists in one, of numbers below a count."""
    numbers = numpy.fromiter(chain.from_iterable(lists), numpy.min_scalar_type(max(0, count - 1)))
    return Lists(numbers, _starts(map(len, lists)))


def pack_rows(rows: NDArray[numpy.float32]) -> Rows:
    """Return the rows of a matrix without what is zero."""
    width = rows.shape[1]
    columns = numpy.nonzero(rows)[1].astype(numpy.min_scalar_type(max(0, width - 1)))
    starts = _starts(numpy.count_nonzero(rows, axis=1).tolist())
    return Rows(Lists(columns, starts), rows[rows != 0], width)


def _starts(lengths: Iterable[int]) -> NDArray[numpy.uint32]:
    return numpy.fromiter(accumulate(lengths, initial=0), numpy.uint32)
