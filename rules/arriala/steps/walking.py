"""Moves along the canal: steps for action points, and move cards (arriala.R2, R3, R5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules.arriala.actions import CardMove, Move
from rules.arriala.components.board import RESERVE, Board
from rules.arriala.components.board_file import Costs
from rules.arriala.events import Moved
from rules.arriala.state import ArrialaState
from rules.arriala.steps.action_points import Price, pays, require_points
from rules.arriala.steps.counting import count_at
from rules.arriala.steps.hands import play, require_card
from rules.arriala.steps.journeys import journeyed
from rules.arriala.steps.places import require_place, require_stop, stops_of
from rules.arriala.steps.ready_made import ways_near
from rules.arriala.steps.workers import (
    everybody,
    require_journey,
    require_on_canal,
    require_worker,
    walkers,
)
from rules.kit.masks import bits, pickers, span
from rules.records import Action, Event

PRICE: Price = "step"


def offer_moves(game: ArrialaState, seat: int) -> Sequence[Action]:
    """Return the moves of any worker along the canal by steps."""
    return _offer(game, walkers(game), Move)


def move(game: ArrialaState, seat: int, action: Move, events: list[Event]) -> ArrialaState:
    """Return the game after steps of a worker; RuleError if they are not allowed."""
    cost = _require_way(game, walkers(game), action.worker, action.to)
    return _walk(game, seat, action.worker, action.to, cost, events)


def offer_cards(game: ArrialaState, seat: int, card: str) -> Sequence[Action]:
    """Return the ways to play a move card."""
    return _offer(game, game.unmoved, CardMove, card)


def play_card(game: ArrialaState, seat: int, action: CardMove, events: list[Event]) -> ArrialaState:
    """Return the game after a move card; RuleError if it is not allowed."""
    require_card(game, seat, action.card, "move_")
    cost = _require_way(game, game.unmoved, action.worker, action.to, _carried(game, action.card))
    return _walk(play(game, seat, action.card, events), seat, action.worker, action.to, cost, events)


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
    board, locations = game.the_board, game.locations
    reach = _reach_of(board, game.action_points, carried)
    ways = ways_near(kind, len(locations), board.positions, reach.widest, card)
    near, first, pick = reach.near, reach.first, pickers(2 * reach.widest + 1)
    free, but, barred = game.occupancy.free, board.all_but, game.barred
    found: list[Action] = []
    for worker in bits(game.occupancy.on_canal & workers):
        at, left = locations[worker], barred[worker]
        # As stops() has it, but written out: nothing in a game is asked as often.
        places = free >> first[at] & near[at]
        if left != RESERVE:
            places &= but[left] >> first[at]
        if places:
            found += pick[places](ways[worker][at])
    return found


def _require_way(game: ArrialaState, workers: int, worker: int, to: int, carried: int | None = None) -> int:
    """Return the price of a worker's way; RuleError unless it is among those that some workers may go.

    What is named instead can be paid too. No way at all has the price of the shortest, as it is refused for
    that price first where nothing else can be paid either.
    """
    start = require_worker(game, worker)
    board = game.the_board
    reach = _reach_of(board, game.action_points, carried).places
    cost = fare(board.cost, abs(to - start) or 1, carried)
    ready = game.occupancy.on_canal & workers
    if not (ready >> worker & 1 and to >= 0 and stops_of(game, worker, reach) >> to & 1):
        require_on_canal(game, worker, everybody(game))
        require_journey(game, workers, worker)
        require_place(game, to)
        require_points(game, cost)
        require_stop(game, worker, to, reach)
    return cost


@dataclass(frozen=True, slots=True)
class Reach:
    """How far points pay the way along the canal.

    ``places`` is for each position the mask of the others to which they do. ``first`` is for each the first
    that is in reach with all the points of a turn, and ``near`` the mask counted from there; those points pay
    for a way that is ``widest`` at most.
    """

    places: tuple[int, ...]
    first: tuple[int, ...]
    near: tuple[int, ...]
    widest: int


@lru_cache(maxsize=1024)
def _reach_of(board: Board, points: int, carried: int | None) -> Reach:
    """Return how far so many points pay the way."""
    now = _farthest(board, points, carried)
    widest = max(now, _farthest(board, board.action_points, carried))
    places = tuple([span(max(0, at - now), at + now) & board.all_but[at] for at in board.positions])
    first = tuple([max(0, at - widest) for at in board.positions])
    near = tuple([there >> start for there, start in zip(places, first, strict=True)])
    return Reach(places, first, near, widest)


def _farthest(board: Board, points: int, carried: int | None) -> int:
    """Return the longest way that so many points pay."""
    return max((far for far in board.positions if pays(points, fare(board.cost, far, carried))), default=0)


def _walk(
    game: ArrialaState, seat: int, worker: int, to: int, cost: int, events: list[Event]
) -> ArrialaState:
    """Return the game with a worker gone along the canal; its journey may go on from there (arriala.R3)."""
    start = game.locations[worker]
    events.append(Moved(seat, worker, start, to, abs(to - start), cost))
    return count_at(journeyed(game, worker, to, cost, ended=False), to, events)
