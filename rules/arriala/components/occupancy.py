"""Where workers and locks stand, as masks."""

from __future__ import annotations

import msgspec

from rules.arriala.components.board import Board, InPlay


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
    occupied = on_canal = locked = 0
    worker = 1
    for location in locations:
        here = bit_at[location]
        if here:
            occupied |= here
            on_canal += worker
        worker += worker
    for lock in locks:
        locked |= bit_at[lock]
    return Occupancy(used.space_mask & ~(occupied | locked) | used.town_mask, occupied, locked, on_canal)
