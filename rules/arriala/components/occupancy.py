"""What stands where, as masks: found once, and kept up while workers go along the canal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.arriala.components.board import RESERVE, Board, InPlay
from rules.kit.masks import BITS


class Occupancy(msgspec.Struct, frozen=True):
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
    size, first_work, space_at = board.size, board.river_location(0), board.space_at
    occupied = on_canal = in_vineyards = in_reserve = 0
    for bit, location in zip(BITS, locations, strict=False):
        if location == RESERVE:
            in_reserve |= bit
        elif location < size:
            on_canal |= bit
            occupied |= space_at[location]
        elif location < first_work:
            in_vineyards |= bit
    occupied &= used.space_mask
    locked = 0
    for lock in locks:
        locked |= space_at[lock]
    return Occupancy(
        free=used.space_mask & ~(occupied | locked) | used.town_mask,
        occupied=occupied,
        locks=locked,
        borders=locked | used.town_mask,
        on_canal=on_canal,
        in_vineyards=in_vineyards,
        in_reserve=in_reserve,
        roomy=_roomy(board, used, locations),
        unbuilt=_unbuilt(board, used, locations),
    )


def _roomy(board: Board, used: InPlay, locations: Sequence[int]) -> int:
    """Return the vineyards in play with a free place."""
    mask = 0
    for index in used.vineyards:
        if locations.count(board.vineyard_location(index)) < board.vineyards[index].capacity:
            mask |= BITS[index]
    return mask


def _unbuilt(board: Board, used: InPlay, locations: Sequence[int]) -> int:
    """Return the river works in play with nobody on them."""
    mask = 0
    for index in used.river_works:
        if board.river_location(index) not in locations:
            mask |= BITS[index]
    return mask


def after_way(standing: Occupancy, board: Board, used: InPlay, start: int, to: int) -> Occupancy:
    """Return what stands where after a worker's way from one position of the canal to another free one."""
    spaces = (board.space_at[start] ^ board.space_at[to]) & used.space_mask
    return Occupancy(
        standing.free ^ spaces,
        standing.occupied ^ spaces,
        standing.locks,
        standing.borders,
        standing.on_canal,
        standing.in_vineyards,
        standing.in_reserve,
        standing.roomy,
        standing.unbuilt,
    )
