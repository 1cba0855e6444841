"""Moves along the canal: steps for action points, and move cards (arriala.R2, R3, R5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from rules.arriala.actions import CardMove, Move
from rules.arriala.components.board import Board
from rules.arriala.components.board_file import Costs
from rules.arriala.events import Moved
from rules.arriala.state import ArrialaState
from rules.arriala.steps.action_points import Price, pays, require_points
from rules.arriala.steps.counting import count_at
from rules.arriala.steps.hands import play, require_card
from rules.arriala.steps.journeys import journeyed
from rules.arriala.steps.places import require_place, require_stop, stops
from rules.arriala.steps.ready_made import picked, ways_to
from rules.arriala.steps.workers import (
    everybody,
    require_journey,
    require_on_canal,
    require_worker,
    walkers,
)
from rules.kit.masks import bits, span
from rules.records import Action, Event

PRICE: Price = "step"


def offer_moves(game: ArrialaState, seat: int) -> Sequence[Action]:
    """Return the moves of any worker along the canal by steps."""
    return _offer(game, walkers(game), Move)


def move(game: ArrialaState, seat: int, action: Move, events: list[Event]) -> ArrialaState:
    """Return the game after steps of a worker; RuleError if they are not allowed."""
    worker, to = action.worker, action.to
    require_worker(game, worker)
    require_on_canal(game, worker, everybody(game))
    require_journey(game, walkers(game), worker)
    cost = _require_way(game, worker, to)
    return _walk(game, seat, worker, to, cost, events)


def offer_cards(game: ArrialaState, seat: int, card: str) -> Sequence[Action]:
    """Return the ways to play a move card."""
    return _offer(game, game.unmoved, CardMove, card)


def play_card(game: ArrialaState, seat: int, action: CardMove, events: list[Event]) -> ArrialaState:
    """Return the game after a move card; RuleError if it is not allowed."""
    worker, to = action.worker, action.to
    require_card(game, seat, action.card, "move_")
    require_worker(game, worker)
    require_on_canal(game, worker, everybody(game))
    require_journey(game, game.unmoved, worker)
    cost = _require_way(game, worker, to, _carried(game, action.card))
    return _walk(play(game, seat, action.card, events), seat, worker, to, cost, events)


def fare(costs: Costs, distance: int, carried: int | None = None) -> int:
    """Return the price of a way along the canal in action points.

    Without a card every space is a step; a card has its price and carries so many spaces, and those
    beyond are steps (arriala.R5).
    """
    if carried is None:
        return costs.step * distance
    return costs.card + costs.step * max(0, distance - carried)


def _carried(game: ArrialaState, card: str) -> int:
    """Return the number on a move card."""
    deck = game.the_deck
    return deck.reach[deck.index[card]]


def _offer(
    game: ArrialaState, workers: int, kind: Callable[..., Action], card: str | None = None
) -> list[Action]:
    """Return the ways along the canal of those workers that are on it, as actions of a kind."""
    carried = None if card is None else _carried(game, card)
    board = game.the_board
    ready = bits(game.occupancy.on_canal & workers)
    ways = ways_to(kind, len(game.locations), board.positions, card)
    return picked(ways, ready, stops(game, ready, _windows(board, game.action_points, carried)))


def _require_way(game: ArrialaState, worker: int, to: int, carried: int | None = None) -> int:
    """Return the price of a worker's way; RuleError unless it can be paid and may end there.

    What is named instead can be paid too. No way at all has the price of the shortest, as it is refused for
    that price first where nothing else can be paid either.
    """
    require_place(game, to)
    board = game.the_board
    cost = fare(board.cost, abs(to - game.locations[worker]) or 1, carried)
    require_points(game, cost)
    require_stop(game, worker, to, _windows(board, game.action_points, carried))
    return cost


@lru_cache(maxsize=1024)
def _windows(board: Board, points: int, carried: int | None) -> tuple[int, ...]:
    """Return for each position the mask of the others to which points pay the way."""
    reach = max((far for far in range(board.size) if pays(points, fare(board.cost, far, carried))), default=0)
    return tuple(span(max(0, at - reach), at + reach) & board.all_but[at] for at in board.positions)


def _walk(
    game: ArrialaState, seat: int, worker: int, to: int, cost: int, events: list[Event]
) -> ArrialaState:
    """Return the game with a worker gone along the canal; its journey may go on from there (arriala.R3)."""
    start = game.locations[worker]
    events.append(Moved(seat, worker, start, to, abs(to - start), cost))
    return count_at(journeyed(game, worker, to, cost, ended=False), to, events)
