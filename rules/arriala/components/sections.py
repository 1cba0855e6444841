"""Sections: the runs of spaces between two borders, towns or locks (arriala.R6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rules.arriala.components.board import InPlay


def all_sections(used: InPlay, locks: Sequence[int]) -> list[tuple[int, int]]:
    """Return the first and last position of each section, counted or not, in the order of the canal.

    ``locks`` are the positions of the locks.
    """
    borders = sorted((*used.towns, *locks))
    return [(left + 1, right - 1) for left, right in pairwise(borders) if right - left > 1]


def section_around(position: int, borders: int) -> tuple[int, int]:
    """Return the first and last position of the section that holds a space; ``borders`` is a mask."""
    first = (borders & ((1 << position) - 1)).bit_length()
    above = borders >> (position + 1)
    return first, position + (above & -above).bit_length() - 1
