"""What stands where, as masks: found once for a position, and kept up from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from rules.arriala.components.board import RESERVE, Board, InPlay
from rules.kit.masks import BITS


class Occupancy(msgspec.Struct, frozen=True, gc=False):
    """Masks of positions of the canal, of workers, and of sites by their index.

    ``free`` is where a worker may stand: towns in play, and spaces in play with neither worker nor lock
    (arriala.R2, R21). ``occupied`` are the spaces in play where workers stand, ``locks`` the positions of
    locks, ``borders`` those of locks and towns in play. ``on_canal``, ``in_vineyards`` and ``in_reserve`` are
    the workers that are there. ``roomy`` are the vineyards in play with a free place (arriala.R21),
    ``unbuilt`` the river works in play with nobody on them (arriala.R11).
    """

    free: int
    occupied: int
    locks: int
    borders: int
    on_canal: int
    in_vineyards: int
    in_reserve: int
    roomy: int
    unbuilt: int


def occupancy_of(board: Board, used: InPlay, locations: Sequence[int], locks: Sequence[int]) -> Occupancy:
    """Return what stands where; ``locations`` are those of the workers, ``locks`` the positions of locks."""
    size, first_work, space_at = board.size, board.first_work, board.space_at
    occupied = on_canal = in_vineyards = in_reserve = locked = 0
    for bit, location in zip(BITS, locations, strict=False):
        occupied |= space_at[location]
        if location == RESERVE:
            in_reserve |= bit
        elif location < size:
            on_canal |= bit
        elif location < first_work:
            in_vineyards |= bit
    for lock in locks:
        locked |= BITS[lock]
    return Occupancy(
        free=used.space_mask & ~(occupied | locked) | used.town_mask,
        occupied=occupied & used.space_mask,
        locks=locked,
        borders=locked | used.town_mask,
        on_canal=on_canal,
        in_vineyards=in_vineyards,
        in_reserve=in_reserve,
        roomy=_roomy(board, used, locations),
        unbuilt=_unbuilt(board, used, locations),
    )


def after_journey(
    before: Occupancy, board: Board, used: InPlay, locations: Sequence[int], worker: int, start: int
) -> Occupancy:
    """Return what stands where after a worker went from ``start`` to where it is by ``locations``."""
    to, size = locations[worker], board.size
    spaces = (board.space_at[start] ^ board.space_at[to]) & used.space_mask
    after = replace(before, free=before.free ^ spaces, occupied=before.occupied ^ spaces)
    if 0 <= start < size and 0 <= to < size:
        return after
    return replace(
        after,
        on_canal=_with(before.on_canal, worker, 0 <= to < size),
        in_vineyards=_with(before.in_vineyards, worker, size <= to < board.first_work),
        in_reserve=_with(before.in_reserve, worker, to == RESERVE),
        roomy=_roomy(board, used, locations),
        unbuilt=_unbuilt(board, used, locations),
    )


def after_lock(before: Occupancy, at: int) -> Occupancy:
    """Return what stands where after a lock was built on a free space."""
    bit = BITS[at]
    return replace(before, free=before.free & ~bit, locks=before.locks | bit, borders=before.borders | bit)


def _with(workers: int, worker: int, there: bool) -> int:
    """Return the workers at a kind of place, with one of them or without it."""
    return workers | BITS[worker] if there else workers & ~BITS[worker]


def _roomy(board: Board, used: InPlay, locations: Sequence[int]) -> int:
    """Return the vineyards in play with a free place."""
    mask = 0
    for index in used.vineyards:
        if locations.count(board.size + index) < board.vineyards[index].capacity:
            mask |= BITS[index]
    return mask


def _unbuilt(board: Board, used: InPlay, locations: Sequence[int]) -> int:
    """Return the river works in play with nobody on them."""
    first, mask = board.first_work, 0
    for index in used.river_works:
        if first + index not in locations:
            mask |= BITS[index]
    return mask
