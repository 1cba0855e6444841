"""All legal actions of a seat, fast: by masks of where things may go, and tables of ready-made actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.arriala import actions as a
from rules.arriala.board import RESERVE
from rules.arriala.sections import lock_sites, masks
from rules.game import Action

if TYPE_CHECKING:
    from rules.arriala.state import Arriala

_END_TURN = a.EndTurn()
_PROPOSE = a.ProposeEnd()
_ANSWERS = (a.AnswerEnd(True), a.AnswerEnd(False))
_WITHDRAW = a.WithdrawProposal()
_DRAW = a.Draw()


@lru_cache(maxsize=1 << 12)
def positions(mask: int) -> tuple[int, ...]:
    """The positions of a mask, in the order of the canal."""
    return tuple(position for position in range(mask.bit_length()) if mask >> position & 1)


@lru_cache(maxsize=64)
def _windows(size: int, reach: int) -> tuple[int, ...]:
    """For each position the mask of those within reach, itself left out."""
    whole = (1 << size) - 1
    return tuple(
        sum(1 << near for near in range(max(0, at - reach), at + reach + 1)) & whole & ~(1 << at)
        for at in range(size)
    )


@lru_cache(maxsize=1 << 15)
def _moves(worker: int, mask: int) -> tuple[Action, ...]:
    return tuple(a.Move(worker, to) for to in positions(mask))


@lru_cache(maxsize=1 << 15)
def _card_moves(card: str, worker: int, mask: int) -> tuple[Action, ...]:
    return tuple(a.CardMove(card, worker, to) for to in positions(mask))


@lru_cache(maxsize=1 << 12)
def _by_place(kind: Callable[[int], Action], mask: int) -> tuple[Action, ...]:
    return tuple(kind(to) for to in positions(mask))


@lru_cache(maxsize=1 << 13)
def _by_worker(kind: Callable[[int, int], Action], worker: int, mask: int) -> tuple[Action, ...]:
    return tuple(kind(worker, to) for to in positions(mask))


@lru_cache(maxsize=1 << 13)
def _cards_to_canal(card: str, worker: int, mask: int) -> tuple[Action, ...]:
    return tuple(a.CardToCanal(card, worker, to) for to in positions(mask))


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
    points, cost = game.action_points, game.the_board.cost
    if points >= cost.step:
        _add_moves(game, found)
    if points >= cost.worker:
        _add_places(game, seat, found)
    if points >= cost.river_work:
        _add_river_works(game, seat, found)
    if points >= cost.to_vineyard:
        found += [
            a.GoToVineyard(worker, vineyard)
            for worker, vineyard in _ways_to_vineyard(game, _workers_of(game, seat))
        ]
    if points >= cost.to_canal:
        for worker, mask in _ways_to_canal(game, _workers_of(game, seat)):
            found += _by_worker(a.LeaveVineyard, worker, mask)
    if points >= cost.lock:
        found += _by_place(a.BuildLock, lock_sites(game))
    if points >= cost.draw and (any(game.pile) or any(game.discards)):
        found.append(_DRAW)
    if points >= cost.card:
        for kind, count in enumerate(game.hands[seat]):
            if count:
                _add_card(game, seat, kind, found)
    found.append(_END_TURN)
    if not game.proposed:
        found.append(_PROPOSE)
    return tuple(found)


def _add_moves(game: Arriala, found: list[Action]) -> None:
    standable, _, _ = masks(game)
    board, moved, journey, barred = game.the_board, game.moved, game.journey, game.barred
    size = board.size
    windows = _windows(size, game.action_points // board.cost.step)
    for worker, where in enumerate(game.locations):
        if 0 <= where < size and (worker not in moved or worker == journey):
            mask = standable & windows[where]
            if barred[worker] >= 0:
                mask &= ~(1 << barred[worker])
            if mask:
                found += _moves(worker, mask)


def _workers_of(game: Arriala, seat: int) -> range:
    workers = game.the_board.workers
    return range(seat * workers, (seat + 1) * workers)


def _add_places(game: Arriala, seat: int, found: list[Action]) -> None:
    locations = game.locations
    if any(locations[worker] == RESERVE for worker in _workers_of(game, seat)):
        found += _by_place(a.PlaceWorker, masks(game)[0])


def _add_river_works(game: Arriala, seat: int, found: list[Action]) -> None:
    board, locations = game.the_board, game.locations
    free = [i for i in game.in_play.river_works if board.river_location(i) not in locations]
    if free:
        found += [
            a.BuildRiverWork(worker, board.river_works[index].id)
            for worker in _workers_of(game, seat)
            if 0 <= locations[worker] < board.size
            for index in free
        ]


def _ways_to_vineyard(game: Arriala, workers: range) -> list[tuple[int, str]]:
    """Each worker on the canal that may jump, with each vineyard that it may go to."""
    board, locations, moved, barred = game.the_board, game.locations, game.moved, game.barred
    roomy = [
        (board.vineyard_location(index), board.vineyards[index].id)
        for index in game.in_play.vineyards
        if locations.count(board.vineyard_location(index)) < board.vineyards[index].capacity
    ]
    return [
        (worker, vineyard)
        for worker in workers
        if 0 <= locations[worker] < board.size and worker not in moved
        for location, vineyard in roomy
        if barred[worker] != location
    ]


def _ways_to_canal(game: Arriala, workers: range) -> list[tuple[int, int]]:
    """Each worker in a vineyard that may leave it, with the mask of where it may go."""
    board, locations, moved = game.the_board, game.locations, game.moved
    beyond = board.size + len(board.vineyards)
    return [
        (worker, _jump_targets(game, worker))
        for worker in workers
        if board.size <= locations[worker] < beyond and worker not in moved
    ]


def _jump_targets(game: Arriala, worker: int) -> int:
    """Where on the canal a worker may jump to: a mask."""
    mask = masks(game)[0] & ~(1 << game.locations[worker])
    barred = game.barred[worker]
    return mask if barred < 0 else mask & ~(1 << barred)


def _add_card(game: Arriala, seat: int, kind: int, found: list[Action]) -> None:
    deck = game.the_deck
    card = deck.kinds[kind]
    own = _workers_of(game, seat)
    if deck.reach[kind]:
        _add_card_moves(game, card, deck.reach[kind], found)
    elif card == "anywhere":
        board, locations, moved = game.the_board, game.locations, game.moved
        for worker in own:
            if 0 <= locations[worker] < board.size and worker not in moved:
                found += _by_worker(a.CardAnywhere, worker, _jump_targets(game, worker))
    elif card == "lock":
        found += _by_place(a.CardLock, lock_sites(game))
    elif card == "master_work":
        if game.scores[seat] == min(game.scores[: game.seats]):
            works = zip(game.the_board.master_works, game.builders, strict=True)
            found += [a.CardMasterWork(work.id) for work, builder in works if builder is None]
    else:
        workers = own if card.endswith("_own") else range(len(game.locations))
        if card.startswith("to_vineyard_"):
            ways = _ways_to_vineyard(game, workers)
            found += [a.CardToVineyard(card, worker, vineyard) for worker, vineyard in ways]
        else:
            for worker, mask in _ways_to_canal(game, workers):
                found += _cards_to_canal(card, worker, mask)


def _add_card_moves(game: Arriala, card: str, spaces: int, found: list[Action]) -> None:
    standable, _, _ = masks(game)
    board, moved, barred = game.the_board, game.moved, game.barred
    size = board.size
    further = (game.action_points - board.cost.card) // board.cost.step
    windows = _windows(size, spaces + further)
    for worker, where in enumerate(game.locations):
        if 0 <= where < size and worker not in moved:
            mask = standable & windows[where]
            if barred[worker] >= 0:
                mask &= ~(1 << barred[worker])
            if mask:
                found += _card_moves(card, worker, mask)
