"""Sections of the canal, and who has the majority.

A section is a run of spaces between two borders, towns or locks (arriala.R6). Masks have bit p set for
position p of the canal.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rules.arriala.board import InPlay


def all_sections(used: InPlay, locks: Sequence[int]) -> list[tuple[int, int]]:
    """All sections, counted or not, from their first to their last position, in the order of the canal."""
    borders = sorted((*used.towns, *locks))
    return [(left + 1, right - 1) for left, right in pairwise(borders) if right - left > 1]


def section_around(position: int, borders: int) -> tuple[int, int]:
    """The first and last position of the section that holds a space; ``borders`` is a mask."""
    first = (borders & ((1 << position) - 1)).bit_length()
    above = borders >> (position + 1)
    return first, position + (above & -above).bit_length() - 1


def majority(counts: Sequence[int]) -> int | None:
    """The colour that scores: alone on the highest number of workers, or, if that is tied, alone on the
    next lower one above zero; None if nobody is (arriala.R7, R23)."""
    levels = sorted({count for count in counts if count}, reverse=True)
    for level in levels[:2]:
        if counts.count(level) == 1:
            return counts.index(level)
    return None
