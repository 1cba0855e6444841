"""The turn: its order, its roll, its end; what is waited for; sevens."""

from __future__ import annotations

import pytest

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import Defend, Discards, Drop, Retreat, RobberMove, Sacrifice, Take
from rules.great_canal.pieces import Knight
from rules.great_canal.state import Holding
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    edge,
    goods,
    happened,
    hexagon,
    offered,
    position,
    refused,
    rolls,
    seat,
    start,
)

# Whose turn it is.


@pytest.mark.parametrize("seats", [3, 4])
def test_turns_go_round(seats: int) -> None:
    """Check great_canal.R35: a turn is a roll and an end, then the next seat's."""
    game = position(seats=seats, attacks=0, rolled=False)
    for number in range(2 * seats + 1):
        assert game.active == number % seats
        assert game.waiting_for == (game.active,)
        game = act(rolls(game, 1, 1), a.Roll())
        assert happened(game, a.EndTurn())[0] == e.TurnEnded(number % seats)
        game = act(game, a.EndTurn())
        assert game.turn.dice is None


@pytest.mark.parametrize("first", range(4))
def test_the_first_seat_takes_the_first_turn(first: int) -> None:
    """Check great_canal.R16: the first seat founds first and last and takes the first turn."""
    game = start(4, 5, first)
    founders: list[int] = []
    while game.queue:
        founders += game.waiting_for
        game = act(game, game.legal_actions(game.waiting_for[0])[0], by=game.waiting_for[0])
    order = [(first + number) % 4 for number in range(4)]
    assert founders == [*order, *order[::-1], *order]
    assert game.active == first
    assert game.waiting_for == (first,)


def test_before_the_roll() -> None:
    """Check great_canal.R49: rolling is the player's own action, and nobody else's."""
    hands = dict.fromkeys(range(4), goods(brick=4, lumber=4, wool=4, grain=4, ore=4))
    game = position(seat(settlements="C4 n", cities="B6 n"), hands=hands, rolled=False)
    assert offered(game, a.Roll) == {a.Roll()}
    refused(game, a.EndTurn(), "great_canal.unrolled")
    refused(game, a.BuildRoad(edge("C4 ne")), "great_canal.unrolled")
    for by in (1, 2, 3):
        refused(game, a.Roll(), "game.turn", by)
        refused(game, a.EndTurn(), "game.turn", by)
        assert not game.legal_actions(by)


def test_rolling_is_never_automatic() -> None:
    """Check great_canal.R49: also when it is the only action, the next turn waits for it."""
    game = act(position(), a.EndTurn())
    assert game.turn.dice is None
    assert game.waiting_for == (1,)
    assert game.legal_actions(1)[0] == a.Roll()


def test_one_roll_a_turn() -> None:
    """Check great_canal.R12: who has rolled does not roll again."""
    refused(position(), a.Roll(), "great_canal.rolled")


# The end of a turn.


def test_the_end_comes_after_the_roll() -> None:
    """Check great_canal.R35: after the roll a turn can always be ended; the roll cannot be skipped."""
    unrolled = position(rolled=False)
    refused(unrolled, a.Skip(), "great_canal.skip")
    refused(unrolled, a.EndTurn(), "great_canal.unrolled")
    allowed(act(rolls(unrolled, 1, 1), a.Roll()), a.EndTurn())
    allowed(position(), a.EndTurn())
    refused(position(), a.EndTurn(), "game.turn", by=1)


@pytest.mark.parametrize("event", ["fleet", "trade", "politics", "science"])
@pytest.mark.parametrize("red", range(1, 7))
def test_after_any_roll_it_can_be_ended(event: str, red: int) -> None:
    """Check great_canal.R35: once decisions are answered."""
    game = position(seat(cities="D5 n"), rolled=False, holdings={0: Holding(levels=(5, 5, 5))})
    game = act(rolls(game, 3, red, event), a.Roll())
    while game.queue:
        refused(game, a.EndTurn(), f"great_canal.first.{'robber' if red == 4 else 'take'}")
        game = act(game, game.legal_actions(0)[0])
    allowed(game, a.EndTurn())


PENDING = (
    (RobberMove(0), "great_canal.first.robber"),
    (Take((0,), (0,)), "great_canal.first.take"),
    (Discards((0,), (4, 0, 0, 0)), "great_canal.first.discard"),
    (Sacrifice((0,)), "great_canal.first.sacrifice"),
    (Defend((0, 1)), "great_canal.first.draw"),
    (Retreat(0, Knight(corner("C4 n"))), "great_canal.first.retreat"),
    (Take((1,), ()), "game.turn"),
    (Drop((1,)), "game.turn"),
    (Discards((1, 2), (0, 4, 4, 0)), "game.turn"),
)


@pytest.mark.parametrize(("decision", "rule"), PENDING)
def test_no_end_while_something_is_pending(decision: RobberMove, rule: str) -> None:
    """Check great_canal.R15, great_canal.R35: decisions are answered first; the error names the own one."""
    game = position(
        seat(cities="D5 n, B4 n", roads="C4 ne, C4 nw"),
        hands={0: goods(brick=9), 1: goods(ore=9), 2: goods(ore=8)},
        holdings={1: Holding(progress=("merchant",) * 5)},
        queue=(decision,),
    )
    refused(game, a.EndTurn(), rule)


@pytest.mark.parametrize(
    ("active", "waiting", "order"),
    [
        (0, (0, 1, 2, 3), (0, 1, 2, 3)),
        (2, (0, 1, 2, 3), (2, 3, 0, 1)),
        (3, (0, 1), (0, 1)),
        (1, (0, 3), (3, 0)),
        (2, (1,), (1,)),
    ],
)
def test_who_is_waited_for(active: int, waiting: tuple[int, ...], order: tuple[int, ...]) -> None:
    """Check great_canal.R15: for exactly those seats, named from the seat in turn."""
    game = position(active=active, queue=(Take(waiting, waiting),))
    assert game.waiting_for == order
    for looker in (None, *range(4)):
        assert game.view(looker).waiting_for == order
    for by in range(4):
        assert bool(game.legal_actions(by)) == (by in waiting)


# Sevens.


def test_the_robber_waits_for_all_discards() -> None:
    """Check great_canal.R49: it takes from the hands as they are then."""
    hands = {0: goods(wool=8), 1: goods(brick=4, ore=4), 2: goods(ore=7)}
    game = position(seat(), seat(settlements="B6 n"), rolled=False, hands=hands)
    game = act(rolls(game, 3, 4), a.Roll())
    assert game.waiting_for == (0, 1)
    move = a.MoveRobber(hexagon("B6"), 1)
    game = act(game, a.Discard(goods(brick=4)), by=1)
    refused(game, move, "great_canal.first.discard")
    game = act(game, a.Discard(goods(wool=4)))
    allowed(game, move)
    assert act(game, move).hands[:3] == (goods(wool=4, ore=1), goods(ore=3), goods(ore=7))


def test_before_the_first_attack_a_seven_only_discards() -> None:
    """Check great_canal.R7: the robber moves only from the first attack on."""
    game = position(rolled=False, attacks=0, hands={1: goods(brick=8)})
    game = act(rolls(game, 3, 4), a.Roll())
    assert game.waiting_for == (1,)
    after = act(game, a.Discard(goods(brick=4)), by=1)
    assert after.waiting_for == (0,)
    allowed(after, a.EndTurn())
