"""Wedding: who gives how many cards, and who knows which."""

from __future__ import annotations

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import Give
from rules.great_canal.state import Holding
from tests.rules.great_canal.politics import chips, with_card
from tests.rules.great_canal.positions import (
    act,
    allowed,
    edge,
    goods,
    happened,
    offered,
    refused,
    seat,
)

PLAY, SKIP = a.PlayWedding(), a.Skip()
COUNT, HELD = "great_canal.wedding.count", "great_canal.wedding.held"


def give(**cards: int) -> a.GiveCards:
    """Return the gift of some cards."""
    return a.GiveCards(goods(**cards))


# Who gives how many.


def test_all_with_more_points() -> None:
    """Check the card: each other player with strictly more points, chips counted."""
    hands = dict.fromkeys(range(4), goods(ore=3))
    game = act(with_card("wedding", hands=hands, holdings=chips(3, 3, 4, 9)), PLAY)
    assert game.waiting_for == (2, 3)
    assert game.head == Give((2, 3), (0, 0, 2, 2), 0)
    for by in (0, 1):
        refused(game, give(ore=2), "game.turn", by)


def test_all_public_points_count() -> None:
    """Check great_canal.R34: buildings and the rest count as chips do."""
    hands = dict.fromkeys(range(4), goods(ore=3))
    holdings = {0: Holding(chips=2), 2: Holding(open=("printer",), defender=2)}
    game = with_card("wedding", seat(), seat(cities="D5 n"), seat(), hands=hands, holdings=holdings)
    assert act(game, PLAY).waiting_for == (2,)


@pytest.mark.parametrize(
    ("points", "hands"),
    [
        ((1, 1, 1, 0), {1: goods(ore=3), 2: goods(ore=3), 3: goods(ore=3)}),
        ((1, 2, 3, 0), {0: goods(ore=3), 3: goods(ore=3)}),
        ((0, 0, 0, 0), {1: goods(ore=3)}),
    ],
)
def test_nobody_with_more_points_has_a_card(
    points: tuple[int, ...], hands: dict[int, tuple[int, ...]]
) -> None:
    """Check great_canal.R34: refused where points and hand sizes show that nothing is given."""
    game = with_card("wedding", hands=hands, holdings=chips(*points))
    assert not offered(game, a.PlayWedding)
    refused(game, PLAY, "great_canal.wedding")


@pytest.mark.parametrize(
    ("hand", "given"),
    [
        (goods(ore=1), 1),
        (goods(cloth=2), 2),
        (goods(ore=1, coin=1), 2),
    ],
)
def test_the_whole_hand_goes_at_once(hand: tuple[int, ...], given: int) -> None:
    """Check great_canal.R48: whoever has no more than it gives is not asked."""
    game = with_card("wedding", hands={0: goods(wool=1), 1: hand}, holdings=chips(0, 1))
    assert happened(game, PLAY) == (
        e.CardPlayed(0, "wedding"),
        e.Given(1, 0, given),
        e.GivenSeen(1, 0, hand),
    )
    after = act(game, PLAY)
    assert after.hands[1] == goods()
    assert sum(after.hands[0]) == given + 1
    allowed(after, a.EndTurn())


def test_some_at_once_and_some_asked() -> None:
    """Check great_canal.R48: those with a choice are waited for, those without give; empty hands nothing."""
    hands = {1: goods(ore=2), 2: goods(ore=2, wool=1), 3: goods()}
    game = act(with_card("wedding", hands=hands, holdings=chips(0, 1, 1, 1)), PLAY)
    assert game.waiting_for == (2,)
    assert game.hands == (goods(ore=2), goods(), hands[2], goods())


# The gifts.


def wed(*hands: tuple[int, ...]) -> GreatCanal:
    """Return the game after a Wedding, all others with more points and these hands, from seat 1 on."""
    held = dict(enumerate(hands, 1))
    return act(with_card("wedding", hands=held, holdings=chips(0, 1, 1, 1)), PLAY)


def test_two_cards_of_own_choice() -> None:
    """Check great_canal.R14: the giver chooses, resources and commodities, alike or not."""
    game = wed(goods(ore=2, wool=1, coin=2))
    for gift in (give(ore=2), give(coin=2), give(ore=1, coin=1), give(wool=1, ore=1)):
        allowed(game, gift, by=1)
        after = act(game, gift, by=1)
        assert after.hands[0] == gift.cards
        assert sum(after.hands[1]) == 3
        assert after.bank == game.bank
        allowed(after, a.EndTurn())


def test_just_two_cards_that_are_held() -> None:
    """Check the card: two, no more and no fewer, of the own hand; it cannot be declined."""
    game = wed(goods(ore=2, wool=1))
    refused(game, give(ore=1), COUNT, by=1)
    refused(game, give(ore=2, wool=1), COUNT, by=1)
    refused(game, give(ore=1, brick=1), HELD, by=1)
    refused(game, give(wool=2), HELD, by=1)
    refused(game, give(), "great_canal.nothing", by=1)
    refused(game, SKIP, "great_canal.first.give", by=1)
    refused(game, a.Discard(goods(ore=2)), "great_canal.first.give", by=1)
    refused(game, a.BuildRoad(edge("D4 e")), "game.turn", by=0)
    assert len(offered(game, a.GiveCards, by=1)) == 1


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 1, 3)])
def test_all_at_once_in_any_order(order: tuple[int, ...]) -> None:
    """Check great_canal.R15: all are asked at once and give in any order; the game waits for each."""
    game = wed(*(goods(ore=3),) * 3)
    for place, number in enumerate(order):
        assert set(game.waiting_for) == set(order[place:])
        refused(game, a.EndTurn(), "game.turn")
        game = act(game, give(ore=2), by=number)
        assert offered(game, a.GiveCards, by=number) == set()
    assert game.hands == (goods(ore=6), *(goods(ore=1),) * 3)
    refused(game, give(ore=1), "great_canal.moment.give", by=1)
    allowed(game, a.EndTurn())


def test_gifts_are_seen_by_giver_and_taker() -> None:
    """Check great_canal.R43: others learn how many cards are given, not which."""
    game = wed(goods(ore=3), goods(cloth=3))
    assert [(one, one.audience()) for one in happened(game, give(cloth=2), by=2)] == [
        (e.Given(2, 0, 2), None),
        (e.GivenSeen(2, 0, goods(cloth=2)), (2, 0)),
    ]
