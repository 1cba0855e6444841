"""What plans of Arriala stand on: a seat's next turn, and what others may do until then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from msgspec.structs import replace

from rules.arriala.actions import EndTurn
from rules.arriala.components.sections import all_sections
from rules.arriala.events import (
    LockBuilt,
    MasterWorkBuilt,
    Moved,
    RiverWorkBuilt,
    SectionCounted,
    WentToVineyard,
)
from rules.arriala.redeal import redeal
from rules.arriala.state import ArrialaState, S
from rules.arriala.steps.locks import lock_sites, pieces_left, within_limits
from rules.arriala.steps.turn_end import end_turn
from rules.arriala.steps.works import unbuilt_master_works
from rules.game import FORESEEN
from rules.kit.masks import bits, span
from rules.kit.seats import seats_but
from rules.plans import Condition, condition_on
from rules.records import Event
from rules.values import Scalar


def ahead(game: S, seat: int) -> S | None:
    """Return the game at the next turn of a seat, for which all others ended theirs at once.

    None if the seat is waited for, or the game is over. A proposal to end it that waits comes to nothing.
    """
    if game.result is not None or seat in game.waiting_for:
        return None
    after = replace(game, proposal=None)
    while after.active != seat:
        after = cast("S", end_turn(after, after.active, EndTurn(), []))
    return redeal(after, seat, FORESEEN)


def awaited(game: ArrialaState, seat: int) -> tuple[Condition, ...]:
    """Return the places that others may come to, what they may build and which sections they may close."""
    if game.result is not None:
        return ()
    others = seats_but(seat, game.seats)
    return tuple(
        condition_on(event, other, place)
        for event, places in _places(game).items()
        for other in others
        for place in places
    )


def _places(game: ArrialaState) -> Mapping[type[Event], Sequence[Scalar]]:
    """Return where what plans can wait for may happen, by what it is."""
    board, used = game.the_board, game.in_play
    return {
        SectionCounted: _beginnings(game),
        LockBuilt: bits(_possible_locks(game)),
        Moved: bits(used.mask & ~game.occupancy.locks),
        WentToVineyard: [board.vineyard_ids[index] for index in used.vineyards],
        RiverWorkBuilt: [board.river_work_ids[index] for index in bits(game.occupancy.unbuilt)],
        MasterWorkBuilt: [board.master_work_ids[index] for index in unbuilt_master_works(game)],
    }


def _possible_locks(game: ArrialaState) -> int:
    """Return the spaces where a lock may be built once nobody stands there (arriala.R9, R22). A mask."""
    if not pieces_left(game):
        return 0
    return game.in_play.space_mask & ~game.counted & ~game.occupancy.locks & within_limits(game)


def _beginnings(game: ArrialaState) -> list[int]:
    """Return the first spaces of the sections that may be closed, in the order of the canal.

    Among them are those that begin behind a lock on the only gap of a section (arriala.R7).
    """
    found: list[int] = []
    for first, last in all_sections(game.in_play, game.locks):
        if game.counted >> first & 1:
            continue
        found.append(first)
        gaps = span(first, last) & ~game.occupancy.occupied
        behind = gaps.bit_length()
        if 0 < behind <= last and lock_sites(game) >> (behind - 1) & 1:
            found.append(behind)
    return found
