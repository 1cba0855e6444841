"""Locks, for action points or with a card (arriala.R9, R22)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from rules.arriala.actions import BuildLock, CardLock
from rules.arriala.components.board import Board
from rules.arriala.events import LockBuilt
from rules.arriala.state import ArrialaState, keep_lock
from rules.arriala.steps.action_points import Price, require_price
from rules.arriala.steps.counting import count_at
from rules.arriala.steps.hands import CARD_PRICE, play, require_card
from rules.arriala.steps.places import nearest, occupied, require_place
from rules.arriala.steps.ready_made import actions_to
from rules.kit.masks import selected
from rules.kit.refusals import WrongChoiceError
from rules.kit.tuples import add
from rules.records import Action, Event, RuleError
from rules.values import Value

PRICE: Price = "lock"
CARD = "lock"


def pieces_left(game: ArrialaState) -> bool:
    """Say whether there is a lock piece left (arriala.R9)."""
    return len(game.locks) < game.the_board.lock_pieces


def within_limits(game: ArrialaState) -> int:
    """Return the spaces of stretches that may have another lock (arriala.R9)."""
    return _within_limits(game.the_board, game.occupancy.locks)


@lru_cache(maxsize=4096)
def _within_limits(board: Board, locks: int) -> int:
    """Return the spaces of stretches that may have another lock; ``locks`` is the mask of those there are."""
    mask = 0
    for stretch in board.stretches:
        if (locks & stretch.mask).bit_count() < stretch.locks:
            mask |= stretch.mask
    return mask


def lock_sites(game: ArrialaState) -> int:
    """Return the spaces where a lock may be built: free ones of uncounted sections within the limits of
    their stretches, while there are pieces (arriala.R9, R22). A mask."""
    if not pieces_left(game):
        return 0
    return game.in_play.space_mask & ~game.counted & game.occupancy.free & within_limits(game)


def offer_locks(game: ArrialaState, seat: int) -> Sequence[Action]:
    """Return the spaces for a lock."""
    return selected(actions_to(BuildLock, game.the_board.positions), lock_sites(game))


def build_lock(game: ArrialaState, seat: int, action: BuildLock, events: list[Event]) -> ArrialaState:
    """Return the game with a lock built; RuleError if it is not allowed."""
    _require_any_site(game, action.at)
    cost = require_price(game, PRICE)
    _require_lock_site(game, action.at)
    return _build(game, seat, action.at, cost, events)


def offer_cards(game: ArrialaState, seat: int, card: str) -> Sequence[Action]:
    """Return the ways to play the card that builds a lock."""
    return selected(actions_to(CardLock, game.the_board.positions), lock_sites(game))


def play_card(game: ArrialaState, seat: int, action: CardLock, events: list[Event]) -> ArrialaState:
    """Return the game after the card; RuleError if it is not allowed."""
    require_card(game, seat, CARD)
    _require_any_site(game, action.at)
    cost = require_price(game, CARD_PRICE)
    _require_lock_site(game, action.at)
    return _build(play(game, seat, CARD, events), seat, action.at, cost, events)


def _require_any_site(game: ArrialaState, at: int) -> None:
    """Raise RuleError, for a place of the canal, unless a lock may be built anywhere (arriala.R9, R22)."""
    if not pieces_left(game):
        raise RuleError("arriala.lock.pieces", pieces=game.the_board.lock_pieces)
    require_place(game, at)
    if not lock_sites(game):
        raise _no_lock_site(game, at)


def _require_lock_site(game: ArrialaState, at: int) -> None:
    """Raise RuleError unless a lock may be built at that place of the canal (arriala.R9, R22)."""
    if not lock_sites(game) >> at & 1:
        raise _no_lock_site(game, at)


def _no_lock_site(game: ArrialaState, at: int) -> RuleError:
    """Return the error for a place of the canal where no lock may be built."""
    sites = lock_sites(game)
    place, near = Value("place", at), nearest(sites, at)
    if not game.in_play.space_mask >> at & 1:
        return WrongChoiceError("arriala.lock.town", place=place, near=near, count=len(near))
    if game.counted >> at & 1:
        return RuleError("arriala.R8", place=place, near=near, count=len(near))
    if not game.occupancy.free >> at & 1:
        return occupied(game, at, instead=sites, lock=True)
    board = game.the_board
    stretch = board.stretches[board.stretch_at[at]]
    return RuleError(
        "arriala.lock.limit",
        limit=stretch.locks,
        first=Value("place", stretch.first - 1),
        last=Value("place", stretch.last + 1),
        near=near,
        count=len(near),
    )


def _build(game: ArrialaState, seat: int, at: int, cost: int, events: list[Event]) -> ArrialaState:
    """Return the game with a lock that stands and scores, and what it completes counted.

    Of two sections the nearer to the first town is counted first (arriala.R7).
    """
    points = game.the_board.score.lock
    events.append(LockBuilt(seat, at, points))
    after = replace(
        game,
        action_points=game.action_points - cost,
        locks=tuple(sorted((*game.locks, at))),
        scores=add(game.scores, seat, points),
        journey=None,
    )
    keep_lock(game, after, at)
    return count_at(count_at(after, at - 1, events), at + 1, events)
