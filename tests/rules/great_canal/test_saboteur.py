"""Saboteur: who discards how much."""

from __future__ import annotations

import pytest

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.state import Holding
from tests.rules.great_canal.politics import chips, with_card
from tests.rules.great_canal.positions import (
    act,
    allowed,
    goods,
    happened,
    offered,
    refused,
    seat,
)

PLAY = a.PlaySaboteur()
NOBODY = "great_canal.saboteur"
COUNT, HELD = "great_canal.discard.count", "great_canal.discard.held"


def six(*seats: int) -> dict[int, tuple[int, ...]]:
    """Return six cards for each of some seats."""
    return dict.fromkeys(seats, goods(brick=3, ore=2, cloth=1))


def test_all_with_at_least_as_many_points() -> None:
    """Check the card: each other player with at least the own points, an equal one included."""
    game = with_card("saboteur", hands=six(0, 1, 2, 3), holdings=chips(3, 3, 4, 2))
    after = act(game, PLAY)
    assert after.waiting_for == (1, 2)
    assert offered(after, a.Discard, by=3) == set()
    refused(after, a.Discard(goods(brick=3)), "game.turn", by=3)
    refused(after, a.Discard(goods(brick=3)), "game.turn", by=0)


def test_all_public_points_count() -> None:
    """Check great_canal.R34: buildings, chips, cards laid open and the rest are compared alike."""
    own = seat(settlements="D5 n")
    game = with_card(
        "saboteur",
        own,
        seat(cities="C4 n"),
        seat(),
        seat(settlements="B6 n"),
        hands=six(0, 1, 2, 3),
        holdings={0: Holding(chips=1), 2: Holding(open=("printer",), defender=1), 3: Holding()},
    )
    assert act(game, PLAY).waiting_for == (1, 2)


@pytest.mark.parametrize(("cards", "count"), [(2, 1), (3, 1), (6, 3), (7, 3), (8, 4), (9, 4), (15, 7)])
@pytest.mark.parametrize("walls", ["", "D5 n, D3 s"])
def test_half_rounded_down(cards: int, count: int, walls: str) -> None:
    """Check the card: half of the cards, rounded down; no limit of 7, and walls do not help."""
    other = seat(cities="D5 n, D3 s", walls=walls)
    after = act(with_card("saboteur", seat(), other, hands={1: goods(wool=cards)}), PLAY)
    assert after.waiting_for == (1,)
    refused(after, a.Discard(goods(wool=count + 1)), COUNT, by=1)
    if count > 1:
        refused(after, a.Discard(goods(wool=count - 1)), COUNT, by=1)
    done = act(after, a.Discard(goods(wool=count)), by=1)
    assert done.hands[1] == goods(wool=cards - count)
    assert done.queue == ()
    allowed(done, a.EndTurn())


@pytest.mark.parametrize("other", [goods(), goods(ore=1)])
def test_not_against_one_card(other: tuple[int, ...]) -> None:
    """Check great_canal.R34: refused where nobody with so many points has two cards."""
    refused(with_card("saboteur", hands={1: other}), PLAY, NOBODY)
    weak = {0: goods(ore=9), 1: goods(ore=9), 2: other}
    refused(with_card("saboteur", hands=weak, holdings=chips(2, 1, 2, 5)), PLAY, NOBODY)


def test_who_has_one_card_keeps_it() -> None:
    """Check the card: half of one card is none, so that seat is not asked."""
    game = with_card("saboteur", hands={1: goods(ore=1), 2: goods(ore=2)})
    after = act(game, PLAY)
    assert after.waiting_for == (2,)
    assert act(after, a.Discard(goods(ore=1)), by=2).hands == (goods(), goods(ore=1), goods(ore=1), goods())


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_all_at_once_in_any_order(order: tuple[int, ...]) -> None:
    """Check great_canal.R15: all are asked at once and answer in any order; the game waits for each."""
    game = act(with_card("saboteur", hands=six(1, 2, 3)), PLAY)
    for place, number in enumerate(order):
        assert set(game.waiting_for) == set(order[place:])
        refused(game, a.EndTurn(), "game.turn")
        refused(game, a.EndTurn(), "great_canal.first.discard", by=number)
        game = act(game, a.Discard(goods(brick=3)), by=number)
        assert game.hands[number] == goods(ore=2, cloth=1)
        assert offered(game, a.Discard, by=number) == set()
    assert game.waiting_for == (0,)


def test_waited_for_in_turn_order() -> None:
    """Check great_canal.R15: the seats are named from the seat in turn on."""
    game = with_card("saboteur", active=2, hands=six(0, 1, 3))
    assert act(game, PLAY).waiting_for == (3, 0, 1)


def test_of_the_own_choice_to_the_bank_and_public() -> None:
    """Check great_canal.R14, great_canal.R43: the giver chooses; what goes to the bank is public."""
    after = act(with_card("saboteur", hands=six(1)), PLAY)
    for cards in (goods(brick=3), goods(ore=2, cloth=1), goods(brick=1, ore=1, cloth=1)):
        allowed(after, a.Discard(cards), by=1)
        (told,) = happened(after, a.Discard(cards), by=1)
        assert (told, told.audience()) == (e.Discarded(1, cards), None)
        assert sum(act(after, a.Discard(cards), by=1).bank) == sum(after.bank) + 3
    refused(after, a.Discard(goods(brick=1, ore=1, cloth=2)), COUNT, by=1)
    refused(after, a.Discard(goods(coin=1, ore=2)), HELD, by=1)
    refused(after, a.Skip(), "great_canal.first.discard", by=1)


def test_the_own_hand_is_safe_and_the_robber_stays() -> None:
    """Check the card: only others discard, and it is no seven."""
    game = with_card("saboteur", hands=six(0, 1))
    after = act(act(game, PLAY), a.Discard(goods(brick=3)), by=1)
    assert after.hands[0] == game.hands[0]
    assert after.robber == game.robber
    allowed(after, a.EndTurn())
