"""All legal actions of a seat, fast: by masks of where things may go, and tables of ready-made actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.arriala import actions as a
from rules.arriala.board import RESERVE, Board
from rules.arriala.sections import lock_sites, masks, positions
from rules.game import Action

if TYPE_CHECKING:
    from rules.arriala.state import Arriala

_END_TURN = a.EndTurn()
_PROPOSE = a.ProposeEnd()
_ANSWERS = (a.AnswerEnd(True), a.AnswerEnd(False))
_WITHDRAW = a.WithdrawProposal()
_DRAW = a.Draw()


def legal_actions(game: Arriala, seat: int) -> tuple[Action, ...]:
    """All that a seat may do, by kind of action, then by worker and place."""
    if game.result is not None:
        return ()
    if game.proposal is not None:
        if seat == game.proposal.proposer:
            return (_WITHDRAW,)
        return _ANSWERS if seat in game.waiting_for else ()
    if seat != game.active:
        return ()
    found: list[Action] = []
    board, points = game.the_board, game.action_points
    cost = board.cost
    own = range(seat * board.workers, (seat + 1) * board.workers)
    standable, _, _ = masks(game)
    if points >= cost.step:
        windows = _windows(board.size, points // cost.step)
        for worker, mask in _ways_along(game, board, windows, standable):
            found += _moves(worker, mask)
    if points >= cost.worker and RESERVE in game.locations[own.start : own.stop]:
        found += _by_place(a.PlaceWorker, standable)
    if points >= cost.river_work:
        _add_river_works(game, board, own, found)
    if points >= cost.to_vineyard:
        found += [a.GoToVineyard(*way) for way in _ways_to_vineyard(game, board, own)]
    if points >= cost.to_canal:
        for worker, mask in _ways_to_canal(game, board, own, standable):
            found += _by_worker(a.LeaveVineyard, worker, mask)
    if points >= cost.lock:
        found += _by_place(a.BuildLock, lock_sites(game))
    if points >= cost.draw and (any(game.pile) or any(game.discards)):
        found.append(_DRAW)
    if points >= cost.card:
        for kind, count in enumerate(game.hands[seat]):
            if count:
                _add_card(game, board, seat, kind, standable, found)
    found.append(_END_TURN)
    if not game.proposed:
        found.append(_PROPOSE)
    return tuple(found)


# Tables. Actions are made once for each worker and place, and so are the tuples of them for a mask.


@lru_cache(maxsize=64)
def _windows(size: int, reach: int) -> tuple[int, ...]:
    """For each position the mask of those within reach, itself left out."""
    whole = (1 << size) - 1
    return tuple(
        sum(1 << near for near in range(max(0, at - reach), at + reach + 1)) & whole & ~(1 << at)
        for at in range(size)
    )


@lru_cache(maxsize=1 << 15)
def _move(worker: int, to: int) -> a.Move:
    return a.Move(worker, to)


@lru_cache(maxsize=1 << 16)
def _moves(worker: int, mask: int) -> tuple[a.Move, ...]:
    return tuple([_move(worker, to) for to in positions(mask)])


@lru_cache(maxsize=1 << 15)
def _card_moves(card: str, worker: int, mask: int) -> tuple[a.CardMove, ...]:
    return tuple([a.CardMove(card, worker, to) for to in positions(mask)])


@lru_cache(maxsize=1 << 10)
def _one_by_place(kind: Callable[[int], Action], to: int) -> Action:
    return kind(to)


@lru_cache(maxsize=1 << 13)
def _by_place(kind: Callable[[int], Action], mask: int) -> tuple[Action, ...]:
    return tuple([_one_by_place(kind, to) for to in positions(mask)])


@lru_cache(maxsize=1 << 13)
def _one_by_worker(kind: Callable[[int, int], Action], worker: int, to: int) -> Action:
    return kind(worker, to)


@lru_cache(maxsize=1 << 13)
def _by_worker(kind: Callable[[int, int], Action], worker: int, mask: int) -> tuple[Action, ...]:
    return tuple([_one_by_worker(kind, worker, to) for to in positions(mask)])


@lru_cache(maxsize=1 << 13)
def _cards_to_canal(card: str, worker: int, mask: int) -> tuple[a.CardToCanal, ...]:
    return tuple([a.CardToCanal(card, worker, to) for to in positions(mask)])


# Ways: which workers may go, and where.


def _ways_along(
    game: Arriala, board: Board, windows: tuple[int, ...], standable: int, *, begin: bool = False
) -> list[tuple[int, int]]:
    """Each worker that may move along the canal, with the mask of where to; with ``begin`` only those that
    may begin a journey (arriala.R3)."""
    size, moved, barred = board.size, game.moved, game.barred
    journey = None if begin else game.journey
    found: list[tuple[int, int]] = []
    for worker, where in enumerate(game.locations):
        if 0 <= where < size and (worker not in moved or worker == journey):
            mask = standable & windows[where]
            if barred[worker] >= 0:
                mask &= ~(1 << barred[worker])
            if mask:
                found.append((worker, mask))
    return found


def _ways_to_vineyard(game: Arriala, board: Board, workers: range) -> list[tuple[int, str]]:
    """Each worker on the canal that may jump, with each vineyard that it may go to."""
    size, locations, moved, barred = board.size, game.locations, game.moved, game.barred
    ready = [worker for worker in workers if 0 <= locations[worker] < size and worker not in moved]
    if not ready:
        return []
    roomy = [
        (size + index, board.vineyards[index].id)
        for index in board.in_play(game.seats).vineyards
        if locations.count(size + index) < board.vineyards[index].capacity
    ]
    return [
        (worker, vineyard) for worker in ready for location, vineyard in roomy if barred[worker] != location
    ]


def _ways_to_canal(game: Arriala, board: Board, workers: range, standable: int) -> list[tuple[int, int]]:
    """Each worker in a vineyard that may leave it, with the mask of where it may go."""
    locations, moved = game.locations, game.moved
    size, beyond = board.size, board.size + len(board.vineyards)
    return [
        (worker, _jump_targets(game, worker, standable))
        for worker in workers
        if size <= locations[worker] < beyond and worker not in moved
    ]


def _jump_targets(game: Arriala, worker: int, standable: int) -> int:
    """Where on the canal a worker may jump to: a mask."""
    barred = game.barred[worker]
    mask = standable & ~(1 << game.locations[worker])
    return mask if barred < 0 else mask & ~(1 << barred)


def _add_river_works(game: Arriala, board: Board, own: range, found: list[Action]) -> None:
    locations = game.locations
    free = [i for i in board.in_play(game.seats).river_works if board.river_location(i) not in locations]
    if free:
        found += [
            a.BuildRiverWork(worker, board.river_works[index].id)
            for worker in own
            if 0 <= locations[worker] < board.size
            for index in free
        ]


def _add_card(game: Arriala, board: Board, seat: int, kind: int, standable: int, found: list[Action]) -> None:
    deck = game.the_deck
    card = deck.kinds[kind]
    own = range(seat * board.workers, (seat + 1) * board.workers)
    if deck.reach[kind]:
        further = (game.action_points - board.cost.card) // board.cost.step
        windows = _windows(board.size, deck.reach[kind] + further)
        for worker, mask in _ways_along(game, board, windows, standable, begin=True):
            found += _card_moves(card, worker, mask)
    elif card == "anywhere":
        for worker in own:
            if 0 <= game.locations[worker] < board.size and worker not in game.moved:
                found += _by_worker(a.CardAnywhere, worker, _jump_targets(game, worker, standable))
    elif card == "lock":
        found += _by_place(a.CardLock, lock_sites(game))
    elif card == "master_work":
        if game.scores[seat] == min(game.scores[: game.seats]):
            works = zip(board.master_works, game.builders, strict=True)
            found += [a.CardMasterWork(work.id) for work, builder in works if builder is None]
    else:
        workers = own if card.endswith("_own") else range(len(game.locations))
        if card.startswith("to_vineyard_"):
            found += [a.CardToVineyard(card, *way) for way in _ways_to_vineyard(game, board, workers)]
        else:
            for worker, mask in _ways_to_canal(game, board, workers, standable):
                found += _cards_to_canal(card, worker, mask)
