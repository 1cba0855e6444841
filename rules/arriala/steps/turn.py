"""A turn: what may be done in it, and what each action does.

The order of effects is that of arriala.R20: the piece, its own points, the sections it completes, the end
of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from rules.arriala import actions as a
from rules.arriala.components.board import Board
from rules.arriala.components.cards import MOVES
from rules.arriala.state import ArrialaState, S, keep
from rules.arriala.steps import (
    consent,
    drawing,
    jumping,
    locks,
    placing,
    turn_end,
    vineyards,
    walking,
    works,
)
from rules.arriala.steps.action_points import Price, pays, price_of
from rules.arriala.steps.counting import sections_left
from rules.arriala.steps.ending import finish
from rules.arriala.steps.hands import CARD_PRICE, held
from rules.records import Action, Event
from rules.values import Text

Offer: TypeAlias = Callable[[ArrialaState, int], Sequence[Action]]
"""Returns what a seat may do by one step in its turn."""
CardOffer: TypeAlias = Callable[[ArrialaState, int, str], Sequence[Action]]
"""Returns the ways in which a seat may play a card that it holds and can pay."""
Step: TypeAlias = Callable[[Any, int, Any, list[Event]], Any]
"""Returns the game after a seat's action and adds to the events, or raises the RuleError against it."""

CARD_OFFERS: Mapping[str, CardOffer] = {
    **dict.fromkeys(MOVES, walking.offer_cards),
    jumping.CARD: jumping.offer_cards,
    locks.CARD: locks.offer_cards,
    works.CARD: works.offer_cards,
    "to_vineyard_own": vineyards.offer_cards_to_vineyard,
    "to_vineyard_any": vineyards.offer_cards_to_vineyard,
    "to_canal_own": vineyards.offer_cards_to_canal,
    "to_canal_any": vineyards.offer_cards_to_canal,
}


def offer_cards(game: ArrialaState, seat: int) -> Sequence[Action]:
    """Return the ways to play the cards of the hand, card by card in the order of the deck."""
    found: list[Action] = []
    for card in held(game, seat):
        found += CARD_OFFERS[card](game, seat, card)
    return found


OFFERS: tuple[tuple[Offer, Price | None], ...] = (
    (walking.offer_moves, walking.PRICE),
    (placing.offer_workers, placing.PRICE),
    (works.offer_river_works, works.PRICE),
    (vineyards.offer_going, vineyards.GOING_PRICE),
    (vineyards.offer_leaving, vineyards.LEAVING_PRICE),
    (locks.offer_locks, locks.PRICE),
    (drawing.offer_draw, drawing.PRICE),
    (offer_cards, CARD_PRICE),
    (turn_end.offer_end, None),
    (consent.offer_proposal, None),
)
"""The steps in the order in which they are offered, each with its least price, if it has one."""

PRICES: Mapping[type[Action], Price] = {
    a.Move: walking.PRICE,
    a.PlaceWorker: placing.PRICE,
    a.BuildRiverWork: works.PRICE,
    a.GoToVineyard: vineyards.GOING_PRICE,
    a.LeaveVineyard: vineyards.LEAVING_PRICE,
    a.BuildLock: locks.PRICE,
    a.Draw: drawing.PRICE,
    **dict.fromkeys(
        (a.CardMove, a.CardAnywhere, a.CardLock, a.CardMasterWork, a.CardToVineyard, a.CardToCanal),
        CARD_PRICE,
    ),
}
"""The least price of each action that has one: of a move that of a step, of a card that of playing it."""

STEPS: Mapping[type[Action], Step] = {
    a.Move: walking.move,
    a.PlaceWorker: placing.place_worker,
    a.BuildRiverWork: works.build_river_work,
    a.GoToVineyard: vineyards.go,
    a.LeaveVineyard: vineyards.leave,
    a.BuildLock: locks.build_lock,
    a.Draw: drawing.draw,
    a.CardMove: walking.play_card,
    a.CardAnywhere: jumping.play_card,
    a.CardLock: locks.play_card,
    a.CardMasterWork: works.play_card,
    a.CardToVineyard: vineyards.play_card_to_vineyard,
    a.CardToCanal: vineyards.play_card_to_canal,
    a.EndTurn: turn_end.end_turn,
    a.ProposeEnd: consent.propose,
    a.AnswerEnd: consent.answer,
    a.WithdrawProposal: consent.withdraw,
}


def legal_actions(game: ArrialaState, seat: int) -> tuple[Action, ...]:
    """Return all that a seat may do, by kind of action, then by worker and place."""
    if game.result is not None:
        return ()
    if game.proposal is not None:
        return consent.offer_replies(game, seat, game.proposal)
    if seat != game.active:
        return ()
    found: list[Action] = []
    for offer in _payable(game.the_board, game.action_points):
        found += offer(game, seat)
    return tuple(found)


def lost_by(game: ArrialaState, seat: int, action: Action) -> Text | None:
    """Return that action points are lost by the end of the turn, if they are many (arriala.R17).

    Many are as many as pay for drawing a card: that is nearly always possible and never does harm, so
    something of use is given away. With fewer there is often nothing to do but to take steps that
    nobody wants, and a question at the end of most turns would soon be answered unread. Nor is it asked
    where there is nothing left to do.
    """
    many = pays(game.action_points, price_of(game.the_board.cost, drawing.PRICE))
    if not isinstance(action, a.EndTurn) or not many:
        return None
    if all(other.role != "act" for other in game.legal_actions(seat)):
        return None
    return Text("lost-points", {"points": game.action_points})


@lru_cache(maxsize=256)
def _payable(board: Board, points: int) -> tuple[Offer, ...]:
    """Return the steps whose least price so many action points pay."""
    return tuple(
        offer for offer, price in OFFERS if price is None or pays(points, price_of(board.cost, price))
    )


def perform(game: S, seat: int, action: Action) -> tuple[S, tuple[Event, ...]]:
    """Return the game after a seat's action, and what happened; RuleError if the rules do not allow it."""
    if game.proposal is not None:
        consent.require_reply(game, seat, game.proposal, action)
    elif seat != game.active:
        raise game.not_waited_for()
    events: list[Event] = []
    after: S = STEPS[type(action)](game, seat, action, events)
    counted = after.closed is not game.closed or after.locks is not game.locks
    if counted and not sections_left(after):
        after = finish(after, events, consent=False)
    keep(game, after)
    return after, tuple(events)
