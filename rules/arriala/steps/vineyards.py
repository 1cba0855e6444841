"""From the canal to a vineyard and back, for action points or with a card (arriala.R12, R21, R25)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.arriala.actions import CardToCanal, CardToVineyard, GoToVineyard, LeaveVineyard
from rules.arriala.events import LeftVineyard, WentToVineyard
from rules.arriala.state import ArrialaState
from rules.arriala.steps.action_points import Price, require_price
from rules.arriala.steps.counting import count_at
from rules.arriala.steps.hands import CARD_PRICE, play, require_card
from rules.arriala.steps.journeys import journeyed
from rules.arriala.steps.places import require_place, require_stop, stops, take_back
from rules.arriala.steps.ready_made import picked, ways_to
from rules.arriala.steps.sites import named_sites, require_site
from rules.arriala.steps.workers import (
    named_by,
    own,
    require_among,
    require_in_vineyard,
    require_journey,
    require_on_canal,
    require_worker,
)
from rules.kit.masks import bits
from rules.records import Action, Event, RuleError
from rules.values import Value

GOING_PRICE: Price = "to_vineyard"
LEAVING_PRICE: Price = "to_canal"


def ways_in(game: ArrialaState, worker: int) -> int:
    """Return the vineyards with a free place that a worker may go to. A mask of their indexes.

    They are those that no move of the previous player took it away from (arriala.R4).
    """
    board, left = game.the_board, game.barred[worker]
    return game.occupancy.roomy & board.all_but[left] >> board.size


def offer_going(game: ArrialaState, seat: int) -> Sequence[Action]:
    """Return the ways of own workers from the canal to vineyards."""
    return _offer_in(game, own(game, seat), GoToVineyard)


def go(game: ArrialaState, seat: int, action: GoToVineyard, events: list[Event]) -> ArrialaState:
    """Return the game with an own worker gone to a vineyard; RuleError if it is not allowed."""
    require_worker(game, action.worker)
    workers = own(game, seat)
    require_among(game, seat, workers, action.worker)
    cost, index = _require_way_in(game, workers, action.worker, action.vineyard, GOING_PRICE)
    return _go_in(game, seat, action.worker, index, cost, events)


def offer_cards_to_vineyard(game: ArrialaState, seat: int, card: str) -> Sequence[Action]:
    """Return the ways to play a card that moves a worker to a vineyard."""
    return _offer_in(game, named_by(game, seat, card), CardToVineyard, card)


def play_card_to_vineyard(
    game: ArrialaState, seat: int, action: CardToVineyard, events: list[Event]
) -> ArrialaState:
    """Return the game after such a card; RuleError if it is not allowed."""
    require_card(game, seat, action.card, "to_vineyard_")
    require_worker(game, action.worker)
    workers = named_by(game, seat, action.card)
    require_among(game, seat, workers, action.worker)
    cost, index = _require_way_in(game, workers, action.worker, action.vineyard, CARD_PRICE)
    return _go_in(play(game, seat, action.card, events), seat, action.worker, index, cost, events)


def _offer_in(
    game: ArrialaState, workers: int, kind: Callable[..., Action], card: str | None = None
) -> Sequence[Action]:
    """Return the ways of those workers that are on the canal to vineyards, as actions of a kind."""
    ready = game.occupancy.on_canal & game.unmoved & workers
    if not (ready and game.occupancy.roomy):
        return ()
    ways = ways_to(kind, len(game.locations), game.the_board.vineyard_ids, card)
    return picked(ways, bits(ready), [ways_in(game, worker) for worker in bits(ready)])


def _require_way_in(
    game: ArrialaState, workers: int, worker: int, vineyard: str, price: Price
) -> tuple[int, int]:
    """Return the cost and the index of the vineyard; RuleError unless the worker may go there.

    ``workers`` are those that could be named: a mask.
    """
    vineyards = game.the_board.vineyards
    index = require_site(vineyards, game.in_play.vineyards, "vineyard", vineyard)
    require_on_canal(game, worker, workers)
    require_journey(game, game.unmoved, worker)
    cost, there = require_price(game, price), game.occupancy.roomy
    possible = ways_in(game, worker)
    if not there >> index & 1:
        raise _full(game, index, bits(possible))
    if not possible >> index & 1:
        raise take_back(
            worker, Value("vineyard", vineyard), named_sites(vineyards, bits(possible), "vineyard")
        )
    return cost, index


def _full(game: ArrialaState, index: int, others: Sequence[int]) -> RuleError:
    """Return the error for a vineyard without a free place; ``others`` are those that would do."""
    vineyards = game.the_board.vineyards
    return RuleError(
        "arriala.vineyard.full",
        vineyard=Value("vineyard", vineyards[index].id),
        places=vineyards[index].capacity,
        near=named_sites(vineyards, others, "vineyard"),
        count=len(others),
    )


def _go_in(
    game: ArrialaState, seat: int, worker: int, vineyard: int, cost: int, events: list[Event]
) -> ArrialaState:
    """Return the game with a worker in a vineyard; its journey is over (arriala.R3)."""
    board = game.the_board
    events.append(WentToVineyard(seat, worker, game.locations[worker], board.vineyards[vineyard].id))
    return journeyed(game, worker, board.vineyard_location(vineyard), cost, ended=True)


def offer_leaving(game: ArrialaState, seat: int) -> Sequence[Action]:
    """Return the ways of own workers from vineyards to the canal."""
    return _offer_out(game, own(game, seat), LeaveVineyard)


def leave(game: ArrialaState, seat: int, action: LeaveVineyard, events: list[Event]) -> ArrialaState:
    """Return the game with an own worker back on the canal; RuleError if it is not allowed."""
    require_worker(game, action.worker)
    workers = own(game, seat)
    require_among(game, seat, workers, action.worker)
    cost, index = _require_way_out(game, workers, action.worker, action.to, LEAVING_PRICE)
    return _come_out(game, seat, action.worker, index, action.to, cost, events)


def offer_cards_to_canal(game: ArrialaState, seat: int, card: str) -> Sequence[Action]:
    """Return the ways to play a card that moves a worker from a vineyard to the canal."""
    return _offer_out(game, named_by(game, seat, card), CardToCanal, card)


def play_card_to_canal(
    game: ArrialaState, seat: int, action: CardToCanal, events: list[Event]
) -> ArrialaState:
    """Return the game after such a card; RuleError if it is not allowed."""
    require_card(game, seat, action.card, "to_canal_")
    require_worker(game, action.worker)
    workers = named_by(game, seat, action.card)
    require_among(game, seat, workers, action.worker)
    cost, index = _require_way_out(game, workers, action.worker, action.to, CARD_PRICE)
    after = play(game, seat, action.card, events)
    return _come_out(after, seat, action.worker, index, action.to, cost, events)


def _offer_out(
    game: ArrialaState, workers: int, kind: Callable[..., Action], card: str | None = None
) -> Sequence[Action]:
    """Return the ways of those workers that are in vineyards to the canal, as actions of a kind."""
    ready = bits(game.occupancy.in_vineyards & game.unmoved & workers)
    if not ready:
        return ()
    ways = ways_to(kind, len(game.locations), game.the_board.positions, card)
    return picked(ways, ready, stops(game, ready))


def _require_way_out(game: ArrialaState, workers: int, worker: int, to: int, price: Price) -> tuple[int, int]:
    """Return the cost and the index of the vineyard left; RuleError unless the worker may go there.

    ``workers`` are those that could be named: a mask.
    """
    index = require_in_vineyard(game, worker, workers)
    require_journey(game, game.unmoved, worker)
    cost = require_price(game, price)
    require_place(game, to)
    require_stop(game, worker, to)
    return cost, index


def _come_out(
    game: ArrialaState, seat: int, worker: int, vineyard: int, to: int, cost: int, events: list[Event]
) -> ArrialaState:
    """Return the game with a worker back on the canal; its journey is over (arriala.R3)."""
    events.append(LeftVineyard(seat, worker, game.the_board.vineyards[vineyard].id, to))
    return count_at(journeyed(game, worker, to, cost, ended=True), to, events)
