"""The Commercial Harbor: whom it allows to ask, the resource that nobody sees, the commodity for it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import RESOURCES
from rules.great_canal.decisions import Deliver, RobberMove
from rules.great_canal.redeal import redeal
from rules.great_canal.state import Holding
from rules.randomness import Randomness
from rules.testing.hidden import visible_to
from tests.rules.great_canal.positions import (
    act,
    allowed,
    edge,
    goods,
    happened,
    offered,
    position,
    refused,
    rolls,
    seat,
)

CARD = a.PlayCommercialHarbor()
HANDS = {
    0: goods(brick=1, lumber=1, ore=1, paper=1),
    1: goods(cloth=1, coin=2, wool=1),
    2: goods(grain=2),
    3: goods(),
}
"""Seat 1 has commodities, seat 2 a resource alone, seat 3 nothing."""


def holder(cards: int = 1, **fields: object) -> GreatCanal:
    """Return a position in which seat 0 holds so many of the card."""
    held = Holding(progress=("commercial_harbor",) * cards)
    given = {"hands": HANDS, "holdings": {0: held}, **fields}
    return position(seat(settlements="C4 n"), **given)  # pyright: ignore[reportArgumentType]


def played(cards: int = 1, **fields: object) -> GreatCanal:
    """Return that position after seat 0 played all of them."""
    return act(holder(cards, **fields), *(CARD,) * cards)


def asked(other: int = 1, resource: str = "ore", cards: int = 1) -> GreatCanal:
    """Return that position after seat 0 asked a seat for a resource."""
    return act(played(cards), a.AskHarbor(other, resource))


# The card.


def test_it_allows_to_ask() -> None:
    """Check table 4.4: played, it lies under its deck, asks nobody yet, and each opponent may be asked."""
    game = holder()
    allowed(game, CARD)
    assert happened(game, CARD) == (e.CardPlayed(0, "commercial_harbor"),)
    after = act(game, CARD)
    assert after.holdings[0].progress == ()
    assert after.piles[0].returned == ("commercial_harbor",)
    assert after.queue == ()
    assert offered(after, a.AskHarbor) == {
        a.AskHarbor(other, resource) for other in (1, 2) for resource in ("brick", "lumber", "ore")
    }


def test_nobody_is_asked_without_it() -> None:
    """Check great_canal.R53: only the card allows to ask, and only who has played it."""
    refused(holder(), a.AskHarbor(1, "ore"), "great_canal.R53")
    refused(played(), a.AskHarbor(0, "wool"), "game.turn", by=1)


def test_without_an_own_resource() -> None:
    """Check table 4.4: it is not playable without an own resource; commodities are none."""
    game = holder(hands={**HANDS, 0: goods(paper=2, coin=1)})
    refused(game, CARD, "great_canal.commercial_harbor.resource")
    allowed(holder(hands={**HANDS, 0: goods(wool=1)}), CARD)


def test_without_an_opponent_with_cards() -> None:
    """Check table 4.4: it is not playable while no opponent has a card; a progress card is none."""
    held = {0: Holding(progress=("commercial_harbor",)), 2: Holding(progress=("spy",))}
    refused(holder(hands={0: HANDS[0]}, holdings=held), CARD, "great_canal.commercial_harbor")
    allowed(holder(hands={0: HANDS[0], 3: goods(grain=1)}), CARD)


def test_a_hidden_hand_does_not_hinder_it() -> None:
    """Check great_canal.R34: it is played and asks, though no opponent has any commodity."""
    game = holder(hands={**HANDS, 1: goods(wool=4)})
    allowed(game, CARD)
    allowed(act(game, CARD), a.AskHarbor(1, "ore"))


# Whom, and with what.


def test_an_opponent_with_cards() -> None:
    """Check table 4.4: not oneself, nobody without a card, nobody from outside."""
    for other in (0, 3, 4, -1):
        refused(played(), a.AskHarbor(other, "ore"), "great_canal.R53.seat")
    game = played(hands={**HANDS, 3: goods(coin=1)})
    allowed(game, a.AskHarbor(3, "ore"))


@pytest.mark.parametrize("resource", ["wool", "grain", "paper", "stone", ""])
def test_an_own_resource(resource: str) -> None:
    """Check table 4.4: what is laid down is a resource of the own hand, no commodity."""
    error = refused(played(), a.AskHarbor(1, resource), "great_canal.R53.resource")
    assert error.params["count"] == 3


def test_one_opponent_at_a_time() -> None:
    """Check great_canal.R53: asking is an action of the turn, and waits while a decision is pending."""
    game = asked(1)
    assert game.waiting_for == (1,)
    assert game.queue == (Deliver(1, 0, "ore"),)
    assert not game.legal_actions(0)
    refused(game, a.AskHarbor(2, "brick"), "game.turn")
    refused(replace(played(), queue=(RobberMove(0),)), a.AskHarbor(1, "ore"), "great_canal.first.robber")


def test_once_for_each_opponent() -> None:
    """Check table 4.4: once per opponent and card, whatever the answer was."""
    game = act(asked(1), a.DeliverCommodity("coin"), by=1)
    refused(game, a.AskHarbor(1, "brick"), "great_canal.R53.seat")
    game = act(act(game, a.AskHarbor(2, "brick")), a.Skip(), by=2)
    refused(game, a.AskHarbor(2, "brick"), "great_canal.R53.seat")
    assert not offered(game, a.AskHarbor)
    refused(game, CARD, "great_canal.held")


def test_two_cards() -> None:
    """Check great_canal.R53: two cards allow two askings of each opponent, the second answered "none"."""
    game = played(2, hands={**HANDS, 1: goods(coin=1, wool=1)})
    game = act(act(game, a.AskHarbor(1, "ore")), a.DeliverCommodity("coin"), by=1)
    assert game.hands[:2] == (goods(brick=1, lumber=1, paper=1, coin=1), goods(ore=1, wool=1))
    allowed(game, a.AskHarbor(1, "brick"))
    game = act(game, a.AskHarbor(1, "brick"))
    assert happened(game, a.Skip(), by=1) == (e.NothingDelivered(1, 0),)
    after = act(game, a.Skip(), by=1)
    assert after.hands == game.hands
    refused(after, a.AskHarbor(1, "brick"), "great_canal.R53.seat")
    for resource in ("brick", "lumber"):
        after = act(act(after, a.AskHarbor(2, resource)), a.Skip(), by=2)
    assert not offered(after, a.AskHarbor)


def test_a_second_card_later_in_the_turn() -> None:
    """Check table 4.4: the second card counts anew for whom the first has asked already."""
    game = act(act(holder(2), CARD, a.AskHarbor(1, "ore")), a.DeliverCommodity("coin"), by=1)
    refused(game, a.AskHarbor(1, "brick"), "great_canal.R53.seat")
    game = act(game, CARD)
    game = act(act(game, a.AskHarbor(1, "brick")), a.DeliverCommodity("coin"), by=1)
    refused(game, a.AskHarbor(1, "lumber"), "great_canal.R53.seat")
    game = act(act(game, a.AskHarbor(2, "lumber")), a.Skip(), by=2)
    allowed(game, a.AskHarbor(2, "lumber"))


# The answer.


def test_a_commodity_of_its_choice() -> None:
    """Check table 4.4: the opponent gives one of those it holds and gets the resource."""
    game = asked(1, "ore")
    assert set(game.legal_actions(1)) == {a.DeliverCommodity("cloth"), a.DeliverCommodity("coin")}
    for commodity in ("cloth", "coin"):
        allowed(game, a.DeliverCommodity(commodity), by=1)
    assert happened(game, a.DeliverCommodity("cloth"), by=1) == (
        e.HarborTraded(1, 0),
        e.HarborTradedSeen(1, 0, "cloth", "ore"),
    )
    after = act(game, a.DeliverCommodity("cloth"), by=1)
    assert after.hands[0] == goods(brick=1, lumber=1, paper=1, cloth=1)
    assert after.hands[1] == goods(coin=2, wool=1, ore=1)
    assert after.bank == game.bank
    assert after.waiting_for == (0,)


def test_who_has_a_commodity_must_give_one() -> None:
    """Check great_canal.R53: it cannot say that it has none, nor give what it does not hold."""
    game = asked(1)
    refused(game, a.Skip(), "great_canal.R53.must", by=1)
    for other in ("paper", "wool", "stone", ""):
        refused(game, a.DeliverCommodity(other), "great_canal.R53.commodity", by=1)


def test_who_has_none_says_so() -> None:
    """Check great_canal.R53: all hear it, and the resource goes back; asked always (great_canal.R48)."""
    game = asked(2)
    assert game.legal_actions(2) == (a.Skip(),)
    refused(game, a.DeliverCommodity("coin"), "great_canal.R53.commodity", by=2)
    (event,) = happened(game, a.Skip(), by=2)
    assert event == e.NothingDelivered(2, 0)
    assert event.audience() is None
    after = act(game, a.Skip(), by=2)
    assert after.hands == game.hands
    assert after.waiting_for == (0,)


def test_only_the_asked_seat_answers() -> None:
    """Check great_canal.R15: the game waits for exactly that seat; without a question nobody answers."""
    for by in (0, 2, 3):
        refused(asked(1), a.DeliverCommodity("paper"), "game.turn", by)
        refused(asked(1), a.Skip(), "game.turn", by)
    refused(played(), a.DeliverCommodity("coin"), "great_canal.moment.deliver", by=1)


# The turn.


def test_other_actions_in_between() -> None:
    """Check table 4.4: between playing and asking, and between two askings, the turn goes on."""
    hands = {**HANDS, 0: goods(brick=1, lumber=1, ore=4)}
    game = act(played(hands=hands), a.BuildRoad(edge("C4 ne")), a.AskHarbor(1, "ore"))
    game = act(game, a.DeliverCommodity("coin"), by=1)
    game = act(game, a.MakeOffer(goods(ore=1), goods(wool=1)), a.AskHarbor(2, "ore"))
    game = act(game, a.Skip(), by=2)
    assert game.hands[0] == goods(ore=3, coin=1)


def test_a_card_that_came_meanwhile() -> None:
    """Check table 4.4: whom one may ask, and with what, is seen when one asks."""
    game = played(hands={**HANDS, 0: goods(wool=1, coin=4)})
    refused(game, a.AskHarbor(1, "ore"), "great_canal.R53.resource")
    game = act(game, a.TradeBank("coin", "ore"))
    allowed(game, a.AskHarbor(1, "ore"))


def test_without_any_resource_left() -> None:
    """Check table 4.4: nothing can be asked, nothing is offered, and the turn may end."""
    game = act(played(hands={**HANDS, 0: goods(brick=1)}), a.AskHarbor(1, "brick"))
    game = act(game, a.DeliverCommodity("coin"), by=1)
    assert not offered(game, a.AskHarbor)
    refused(game, a.AskHarbor(2, "brick"), "great_canal.R53.resource")
    allowed(game, a.EndTurn())


def test_nobody_must_be_asked() -> None:
    """Check table 4.4: the turn may end, and with it the askings."""
    game = act(played(2), a.EndTurn())
    assert game.turn.askings == ()
    for number in range(1, 4):
        game = act(act(rolls(game, 1, 1), a.Roll()), a.EndTurn())
        assert game.active == (number + 1) % 4
    game = act(rolls(game, 1, 1), a.Roll())
    refused(game, a.AskHarbor(1, "ore"), "great_canal.R53")


# Who knows what.


@pytest.mark.parametrize("resource", ["brick", "lumber", "ore"])
def test_the_resource_is_unseen(resource: str) -> None:
    """Check great_canal.R43, great_canal.R53: until it is exchanged only who laid it down knows it."""
    game = asked(1, resource)
    assert game.view(0).decision == Deliver(1, 0, resource)
    for looker in (None, 1, 2, 3):
        assert game.view(looker) == asked(1, "brick").view(looker)
        assert game.view(looker).decision == Deliver(1, 0, None)
    assert game.legal_actions(1) == asked(1, "brick").legal_actions(1)
    events = happened(played(), a.AskHarbor(1, resource))
    assert events == (e.HarborAsked(0, 1), e.LaidDownSeen(0, resource))
    assert [visible_to(events, looker) for looker in (None, 1, 2, 3)] == [(e.HarborAsked(0, 1),)] * 4


def test_it_goes_back_unseen() -> None:
    """Check great_canal.R53: whatever was laid down, the answer "none" tells the others the same."""
    games = [asked(2, resource) for resource in ("brick", "lumber", "ore")]
    for looker in (None, 1, 2, 3):
        assert len({act(game, a.Skip(), by=2).view(looker) for game in games}) == 1
        assert len({visible_to(happened(game, a.Skip(), by=2), looker) for game in games}) == 1


def test_afterwards_the_two_know() -> None:
    """Check great_canal.R43: what was exchanged is known to the two concerned only."""
    events = happened(asked(1), a.DeliverCommodity("cloth"), by=1)
    seen = e.HarborTradedSeen(1, 0, "cloth", "ore")
    for looker in (None, 0, 1, 2, 3):
        told = (seen,) if looker in (0, 1) else ()
        assert visible_to(events, looker) == (e.HarborTraded(1, 0), *told)


def test_what_was_laid_down_is_dealt_anew() -> None:
    """Check great_canal.R53: dealt anew it is any resource, which its seat then holds; its seat knows it."""
    for looker in (None, 1, 2, 3):
        found: set[str] = set()
        for seed in range(60):
            other = redeal(asked(1), looker, Randomness(str(seed)))
            (decision,) = other.queue
            assert isinstance(decision, Deliver)
            assert decision.resource in RESOURCES
            assert other.hands[0][RESOURCES.index(decision.resource)] > 0
            found.add(decision.resource)
        assert len(found) >= 4
    for seed in range(10):
        other = redeal(asked(1), 0, Randomness(str(seed)))
        assert other.queue == asked(1).queue
        assert other.hands[0] == HANDS[0]
