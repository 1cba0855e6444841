"""Turns and action points."""

from __future__ import annotations

import pytest

from rules import Action, Event
from rules.arriala import actions as a
from rules.arriala import events as e
from rules.arriala.actions import ACTIONS
from rules.arriala.components.board_file import Costs
from rules.arriala.components.cards import KINDS
from rules.arriala.events import TurnEnded
from rules.arriala.steps.turn import CARD_OFFERS, OFFERS, STEPS
from rules.language.words import Words
from tests.rules.arriala.positions import (
    DECK,
    after,
    allowed,
    lock,
    move,
    place,
    position,
    put,
    refused,
    worker,
)

WORKERS = "R1:5 Y1:20 R2:brulhois"

PRICES: list[tuple[Action, int]] = [
    (move("R1", 6), 1),
    (move("R1", 8), 3),
    (move("Y1", "castelsarrasin"), 1),
    (a.GoToVineyard(worker("R1"), "chasselas"), 2),
    (a.Draw(), 2),
    (put(7), 3),
    (a.BuildRiverWork(worker("R1"), "mill"), 3),
    (a.LeaveVineyard(worker("R2"), place(30)), 4),
    (lock(9), 4),
    (a.CardMove("move_3", worker("R1"), place(8)), 1),
    (a.CardMove("move_3", worker("Y1"), place(25)), 4),
    (a.CardAnywhere(worker("R1"), place(33)), 1),
    (a.CardLock(place(9)), 1),
    (a.CardMasterWork("cacor"), 1),
    (a.CardToVineyard("to_vineyard_own", worker("R1"), "brulhois"), 1),
    (a.CardToVineyard("to_vineyard_any", worker("Y1"), "brulhois"), 1),
    (a.CardToCanal("to_canal_own", worker("R2"), place(30)), 1),
    (a.CardToCanal("to_canal_any", worker("R2"), place(30)), 1),
]
HAND = "move_3 anywhere lock master_work to_vineyard_own to_vineyard_any to_canal_own to_canal_any"


@pytest.mark.parametrize(("action", "price"), PRICES)
def test_prices(action: Action, price: int) -> None:
    """Check the rule text, turn: the price of each action; arriala.R17: action points never go below 0."""
    for points in range(6):
        game = position(WORKERS, points=points, hand=HAND)
        if points < price:
            assert refused(game, action, "arriala.points").params["cost"] == price
        else:
            assert after(game, action).action_points == points - price


START = place(5)
EVENTS: list[tuple[Action, Event]] = [
    (move("R1", 6), e.Moved(0, worker("R1"), START, place(6), 1, 1)),
    (put(7), e.Placed(0, worker("R3"), place(7))),
    (a.BuildRiverWork(worker("R1"), "mill"), e.RiverWorkBuilt(0, worker("R1"), START, "mill", 3)),
    (a.GoToVineyard(worker("R1"), "chasselas"), e.WentToVineyard(0, worker("R1"), START, "chasselas")),
    (a.LeaveVineyard(worker("R2"), place(30)), e.LeftVineyard(0, worker("R2"), "brulhois", place(30))),
    (lock(9), e.LockBuilt(0, place(9), 1)),
    (a.CardMove("move_3", worker("R1"), place(9)), e.Moved(0, worker("R1"), START, place(9), 4, 2)),
    (a.CardAnywhere(worker("R1"), place(33)), e.Jumped(0, worker("R1"), START, place(33))),
    (a.CardLock(place(9)), e.LockBuilt(0, place(9), 1)),
    (a.CardMasterWork("cacor"), e.MasterWorkBuilt(0, "cacor", 5)),
    (
        a.CardToVineyard("to_vineyard_any", worker("Y1"), "brulhois"),
        e.WentToVineyard(0, worker("Y1"), place(20), "brulhois"),
    ),
    (
        a.CardToCanal("to_canal_own", worker("R2"), place(30)),
        e.LeftVineyard(0, worker("R2"), "brulhois", place(30)),
    ),
]


@pytest.mark.parametrize(("action", "event"), EVENTS)
def test_the_event_of_an_action(action: Action, event: Event) -> None:
    """Check arriala.R20: the card comes first, then what it did."""
    _, events = allowed(position(WORKERS, hand=HAND), action)
    assert [type(event) for event in events[:-1]] == [e.CardPlayed] * action.command.startswith("card ")
    assert events[-1] == event


def test_the_example_turn() -> None:
    """Check the rule text, turn, example: a lock, and then a card or a step."""
    game = after(position(WORKERS, hand="anywhere"), lock(9))
    allowed(game, a.CardAnywhere(worker("R1"), place(1)))
    allowed(game, move("R1", 6))
    refused(game, move("R1", 7), "arriala.points")


def test_turns_go_round() -> None:
    """Check the rule text, turn: one after the other, 5 action points each, what is left is lost
    (arriala.R17)."""
    game = position(seats=3, active=1)
    for seat in (1, 2, 0, 1):
        assert game.waiting_for == (seat,)
        assert game.action_points == 5
        game, events = allowed(game, a.EndTurn())
        assert events == (TurnEnded(seat, 5, passed=True),)
    assert game.view(None).round == 2


@pytest.mark.parametrize("points", [0, 3, 5])
def test_a_turn_may_always_end(points: int) -> None:
    """Check the rule text, turn: nobody must use all action points; arriala.R24: nor any at all."""
    allowed(position(points=points), a.EndTurn())


def test_an_action_may_be_done_again() -> None:
    """Check the rule text, turn: the same action several times."""
    game = after(position(WORKERS), a.Draw(), a.Draw(), move("R1", 6))
    assert game.action_points == 0
    assert sum(game.hands[0]) == 2


def test_only_the_active_seat_acts() -> None:
    """Check the rule text, turn: each in turn."""
    game = position(WORKERS)
    assert game.legal_actions(1) == game.legal_actions(2) == ()
    refused(game, move("Y1", 21), "game.turn", seat=1)
    refused(game, a.EndTurn(), "game.turn", seat=2)


def test_every_action_card_and_price_is_known() -> None:
    """Check that each action has its step, each kind of card its offer, and each price a number."""
    assert set(STEPS) == set(ACTIONS)
    assert set(CARD_OFFERS) == set(KINDS)
    prices = {price for _, price in OFFERS if price is not None}
    assert prices == set(Costs.__struct_fields__)


@pytest.mark.parametrize(
    ("points", "lost"),
    [(0, None), (1, None), (2, "2 action points"), (5, "5 action points")],
)
def test_what_is_lost_by_ending_a_turn(points: int, lost: str | None) -> None:
    """Check arriala.R17: points left are lost; that is asked about where they would pay a card."""
    game = position("R1:14", points=points)
    told = game.lost_by(0, a.EndTurn())
    assert (told is None) == (lost is None)
    if told is not None and lost is not None:
        assert lost in Words("arriala", "en", (), game.view(0)).render(told)
    assert game.lost_by(0, move("R1", 15)) is None
    assert game.lost_by(1, a.EndTurn()) is None


def test_nothing_is_lost_where_nothing_can_be_done() -> None:
    """Check arriala.R17: with no worker to move, no card to draw and too little for more there is no
    question."""
    game = position("", points=2, pile=(0,) * len(DECK.kinds))
    assert game.lost_by(0, a.EndTurn()) is None
