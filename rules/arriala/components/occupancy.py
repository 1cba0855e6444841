"""Where workers and locks stand, as masks."""

from __future__ import annotations

from itertools import compress

import msgspec

from rules.arriala.components.board import Board, InPlay
from rules.arriala.components.masks import mask_of


class Occupancy(msgspec.Struct, frozen=True):
    """Masks of positions of the canal, and of the workers that are on it.

    ``free`` is where a worker may stand: towns in play, and spaces in play with neither worker nor lock
    (arriala.R2, R21). ``occupied`` is where workers stand, ``locks`` where locks do. ``on_canal`` is the mask
    of the workers on the canal.
    """

    free: int
    occupied: int
    locks: int
    on_canal: int


def occupancy_of(board: Board, used: InPlay, locations: tuple[int, ...], locks: tuple[int, ...]) -> Occupancy:
    """Return where workers stand, whose locations are given, and locks, whose positions are."""
    bit_at = board.bit_at
    standing = [bit_at[location] for location in locations]
    occupied = sum(set(standing))
    locked = mask_of(locks)
    free = used.space_mask & ~(occupied | locked) | used.town_mask
    on_canal = mask_of(compress(range(len(standing)), standing))
    return Occupancy(free, occupied, locked, on_canal)
