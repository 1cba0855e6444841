"""The market of the toy game keeps what games keep, and is there where its file says so alone."""

from __future__ import annotations

import pytest

import rules
from rules import RuleError
from rules.testing import POLICIES, check_steps, play, spread
from tests.toy import MARKET
from tests.toy import actions as a
from tests.toy import events as e
from tests.toy.components import Colour, Rest
from tests.toy.game import Toy
from tests.toy.standing import GiveFirst
from tests.toy.state import Turn


def trading(seats: int = 3, *, seed: int = 1) -> Toy:
    """Return a game with a market in which the first seat has its turn."""
    game = rules.new_game("toy", seats=seats, seed=seed, first=0, toy=MARKET)
    for seat in range(seats):
        game, _ = game.apply(seat, a.Choose(1))
    assert isinstance(game, Toy)
    assert game.due == Turn(0, 2)
    return game


@pytest.mark.parametrize("seats", Toy.seat_numbers)
@pytest.mark.parametrize("policy", tuple(POLICIES))
def test_it_keeps_what_games_keep(seats: int, policy: str) -> None:
    steps = tuple(play(rules.new_game("toy", seats=seats, seed=2, toy=MARKET), policy, 2, 150))
    check_steps(spread(steps, 25), turns=False)


def test_there_is_none_without_a_word_in_the_file() -> None:
    game = rules.new_game("toy", seats=2, seed=1, first=0)
    for seat in range(2):
        game, _ = game.apply(seat, a.Choose(1))
    assert not {type(one) for one in game.legal_actions(0)} & {a.Levy, a.Sell}
    with pytest.raises(RuleError, match=r"toy\.moment"):
        game.apply(0, a.Levy())


def test_a_tax_asks_all_at_once_and_each_for_a_share() -> None:
    game, _ = trading().apply(0, a.Levy())
    (tax,) = game.view(None).open_matters()
    assert (tax.asked, tax.apart, tax.waits) == ((1, 2), True, True)
    assert [share.params for share in tax.shares] == [{"count": 1, "held": 3}] * 2
    card = game.view(2).hand[0]
    game, events = game.apply(2, a.Give(card))
    assert events == (e.TaxPaid(2, 1), e.TaxPaidCard(2, card))
    (left,) = game.view(None).open_matters()
    assert (left.key, left.asked, left.answers) == (tax.key, (1,), (e.TaxPaid(2, 1),))
    game, events = game.apply(1, a.Give(game.view(1).hand[0]))
    assert events[-1] == e.TaxOver(0)
    assert game.waiting_for == (0,)


def test_a_sale_waits_for_nobody_and_ends_with_the_first_who_buys() -> None:
    start = trading()
    card = start.hands[0][0]
    game, _ = start.apply(0, a.Sell(card))
    assert game.waiting_for == (0,)
    (turn, sale) = game.view(None).open_matters()
    assert (turn.asked, sale.asked, sale.waits) == ((0,), (1, 2), False)
    assert sale.expiry == (0, a.Withdraw())
    game, _ = game.apply(1, a.Decline())
    with pytest.raises(RuleError, match=r"toy\.sale\.answered"):
        game.apply(1, a.Buy())
    game, events = game.apply(2, a.Buy())
    assert events == (e.Bought(2, 0),)
    assert isinstance(game, Toy)
    assert game.points[0] == start.points[0] + 1
    assert game.hands[2].count(card) == start.hands[2].count(card) + 1


def test_an_order_of_cards_names_each_once() -> None:
    game = trading()
    game.check_standing(0, GiveFirst((Colour.RED,), Rest.ANY))
    with pytest.raises(RuleError, match=r"toy\.tax\.twice"):
        game.check_standing(0, GiveFirst((Colour.RED, Colour.RED), Rest.ANY))
