"""Sections of the canal, what is free on it, and who has the majority.

A section is a run of spaces between two borders, towns or locks (arriala.R6). Masks have bit p set for
position p of the canal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from rules.arriala.board import Board, InPlay

if TYPE_CHECKING:
    from rules.arriala.state import Arriala


@lru_cache(maxsize=1 << 14)
def positions(mask: int) -> tuple[int, ...]:
    """The positions of a mask, in the order of the canal."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


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
    next lower one above zero; None if there is none (arriala.R7, R23)."""
    levels = sorted({count for count in counts if count}, reverse=True)
    for level in levels[:2]:
        if counts.count(level) == 1:
            return counts.index(level)
    return None


@lru_cache(maxsize=8192)
def _masks(
    board: Board, seats: int, locations: tuple[int, ...], locks: tuple[int, ...]
) -> tuple[int, int, int]:
    used = board.in_play(seats)
    occupied = standing = 0
    for location in locations:
        if 0 <= location < board.size:
            occupied |= 1 << location
    for lock in locks:
        standing |= 1 << lock
    return used.space_mask & ~occupied & ~standing | used.town_mask, occupied, standing


def masks(game: Arriala) -> tuple[int, int, int]:
    """Where a worker may stand as far as the canal goes (arriala.R21); where workers are; where locks are."""
    return _masks(game.the_board, game.seats, game.locations, game.locks)


def closed_mask(game: Arriala) -> int:
    """The spaces of counted sections (arriala.R8)."""
    mask = 0
    for section in game.closed:
        mask |= (2 << section.last) - (1 << section.first)
    return mask


def lock_sites(game: Arriala) -> int:
    """Where a lock may be built: a free space of an uncounted section, within the limit of its stretch,
    while there are pieces (arriala.R9, R22). A mask."""
    board = game.the_board
    if len(game.locks) >= board.lock_pieces:
        return 0
    free, _, standing = masks(game)
    sites = free & ~closed_mask(game)
    for stretch in board.stretches:
        spaces = (2 << stretch.last) - (1 << stretch.first)
        if (standing & spaces).bit_count() >= stretch.locks:
            sites &= ~spaces
    return sites & game.in_play.space_mask


def sections_left(game: Arriala) -> bool:
    """Whether there is an uncounted section left (arriala.R14)."""
    _, _, standing = masks(game)
    return bool(game.in_play.space_mask & ~standing & ~closed_mask(game))
