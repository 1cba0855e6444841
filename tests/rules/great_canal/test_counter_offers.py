"""Counter-offers: other terms of an asked seat, changed, taken back, lapsed, picked."""

from __future__ import annotations

import pytest

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.state import Reply
from rules.kit.tuples import Counts
from rules.language.words import Words
from tests.rules.great_canal.offering import (
    GIVE,
    HANDS,
    NO,
    OTHER,
    THEFT,
    WANT,
    YES,
    answered,
    opened,
    pending,
    rob,
)
from tests.rules.great_canal.positions import act, allowed, goods, happened, offered, position, refused


def test_who_has_accepted_is_not_told_to_accept() -> None:
    """Check great_canal.R47: the terms of the offer itself are none, and what is possible is said."""
    words = Words("great_canal", "en")
    accepted = act(opened(), YES, by=1)
    for game, end in ((opened(), "You can accept it."), (accepted, "which you have accepted.")):
        error = refused(game, a.CounterOffer(WANT, GIVE), "great_canal.R47.same", by=1)
        assert words.error(error).endswith(end)


def test_a_counter_offer() -> None:
    """Check great_canal.R47: an asked seat offers other terms, of cards it holds; all see them."""
    game = opened()
    allowed(game, OTHER, by=1)
    event = e.OfferCountered(1, goods(ore=2), goods(cloth=1))
    assert happened(game, OTHER, by=1) == (event,)
    assert event.audience() is None
    after = act(game, OTHER, by=1)
    assert after.offer is not None
    assert after.offer.replies == (Reply(1, "counter", goods(ore=2), goods(cloth=1)),)
    assert after.hands == game.hands
    allowed(game, a.CounterOffer(goods(grain=1), goods(paper=5)), by=3)


@pytest.mark.parametrize(
    ("give", "want", "rule"),
    [
        (goods(ore=4), goods(cloth=1), "great_canal.R11.held"),
        (goods(wool=1), goods(cloth=1), "great_canal.R11.held"),
        (goods(ore=1, brick=1), goods(cloth=1), "great_canal.R11.held"),
        (goods(ore=1), goods(ore=1), "great_canal.R11.both"),
        (goods(ore=1), goods(ore=1, cloth=1), "great_canal.R11.both"),
        (WANT, GIVE, "great_canal.R47.same"),
    ],
)
def test_terms_that_are_no_counter_offer(give: Counts, want: Counts, rule: str) -> None:
    """Check great_canal.R11, great_canal.R47: terms are others than the offer's, and can be paid."""
    refused(opened(), a.CounterOffer(give, want), rule, by=1)


def test_who_counters() -> None:
    """Check great_canal.R47: asked seats alone, while an offer is open."""
    only = act(position(hands=HANDS), a.MakeOffer(GIVE, WANT, (1,)))
    allowed(only, OTHER, by=1)
    refused(only, a.CounterOffer(goods(wool=1), goods(cloth=1)), "great_canal.R45.others", by=2)
    refused(only, a.CounterOffer(goods(cloth=1), goods(ore=1)), "great_canal.R45.others", by=0)
    refused(position(hands=HANDS), OTHER, "great_canal.R11.none", by=1)


def test_one_counter_offer_at_a_time() -> None:
    """Check great_canal.R47: it may be changed, and is taken back by any other answer."""
    game = act(opened(), OTHER, by=1)
    refused(game, OTHER, "great_canal.R47.already", by=1)
    changed = a.CounterOffer(goods(ore=1), goods(cloth=1))
    allowed(game, changed, by=1)
    after = act(game, changed, by=1)
    assert after.offer is not None
    assert after.offer.replies == (Reply(1, "counter", goods(ore=1), goods(cloth=1)),)
    for answer, stands in ((YES, "accept"), (NO, "decline")):
        allowed(game, answer, by=1)
        assert answered(act(game, answer, by=1)) == [(1, stands)]
    accepted = act(game, YES, by=1)
    assert happened(accepted, a.PickAnswer(1)) == (e.Traded(0, 1, GIVE, WANT),)


def test_a_counter_offer_is_picked_on_its_terms() -> None:
    """Check great_canal.R47: the offerer may pick it like an acceptance, if both can pay."""
    game = act(act(opened(), OTHER, by=1), YES, by=2)
    assert offered(game, a.PickAnswer) == {a.PickAnswer(1), a.PickAnswer(2)}
    assert happened(game, a.PickAnswer(1)) == (e.Traded(0, 1, goods(cloth=1), goods(ore=2)),)
    after = act(game, a.PickAnswer(1))
    assert after.hands[0] == goods(brick=1, lumber=2, ore=2)
    assert after.hands[1] == goods(ore=1, cloth=1)
    assert after.offer is None


def test_terms_that_the_offerer_cannot_pay() -> None:
    """Check great_canal.R47: they may be made, its hand being hidden, but not picked."""
    terms = a.CounterOffer(goods(ore=1), goods(cloth=2))
    allowed(opened(), terms, by=1)
    game = act(opened(), terms, by=1)
    refused(game, a.PickAnswer(1), "great_canal.R11.held")
    assert not offered(game, a.PickAnswer)


def test_a_counter_offer_is_no_first_yes() -> None:
    """Check great_canal.R46, great_canal.R47: it waits for the offerer, who may pick it."""
    game = opened(first=True)
    assert happened(game, OTHER, by=1) == (e.OfferCountered(1, goods(ore=2), goods(cloth=1)),)
    game = act(game, OTHER, by=1)
    allowed(game, a.PickAnswer(1))
    assert happened(game, YES, by=2)[-1] == e.Traded(0, 2, GIVE, WANT)


@pytest.mark.parametrize("end", [a.WithdrawOffer(), a.EndTurn(), a.MakeOffer(goods(lumber=1), WANT)])
def test_a_counter_offer_ends_with_the_offer(end: a.WithdrawOffer | a.EndTurn | a.MakeOffer) -> None:
    """Check great_canal.R47: no offer, no terms to pick."""
    after = act(act(opened(), OTHER, by=1), end)
    assert after.offer is None or not after.offer.replies
    assert not offered(after, a.PickAnswer)


def test_a_counter_offer_lapses_with_any_card() -> None:
    """Check great_canal.R47: R45's lapse holds for it, whatever is left; it may be made again."""
    game = pending(act(opened(), a.CounterOffer(goods(ore=1), goods(cloth=1)), by=1), *THEFT)
    assert happened(game, rob(game, 1))[-1] == e.AnswerLapsed(1)
    after = act(game, rob(game, 1))
    refused(after, a.PickAnswer(1), "great_canal.R11.answer")
    allowed(after, a.CounterOffer(goods(ore=1), goods(cloth=1)), by=1)
