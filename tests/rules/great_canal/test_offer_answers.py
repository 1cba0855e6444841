"""Answers to an offer: yes and no; how they change and lapse, and the first yes."""

from __future__ import annotations

import pytest

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import Discards, Take
from rules.kit.tuples import Counts
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
from tests.rules.great_canal.positions import (
    act,
    allowed,
    edge,
    goods,
    happened,
    hexagon,
    offered,
    position,
    refused,
)

# Yes, no, and what was said before.


def test_to_accept_one_holds_the_cards() -> None:
    """Check great_canal.R45: a seat without what is wanted may say no or offer other terms."""
    game = opened()
    for by in (1, 2):
        allowed(game, YES, by)
        assert happened(game, YES, by) == (e.OfferAccepted(by),)
    refused(game, YES, "great_canal.R45.held", by=3)
    allowed(game, NO, by=3)
    assert happened(game, NO, by=3) == (e.OfferDeclined(3),)
    both = opened(hands={**HANDS, 2: goods(ore=1)}, give=goods(brick=1))
    allowed(both, YES, by=2)


def test_all_that_is_wanted_has_to_be_held() -> None:
    """Check great_canal.R45: each kind in full number."""
    game = position(hands={0: goods(brick=1), 1: goods(ore=2), 2: goods(ore=2, wool=1)})
    game = act(game, a.MakeOffer(GIVE, goods(ore=2, wool=1)))
    refused(game, YES, "great_canal.R45.held", by=1)
    allowed(game, YES, by=2)


@pytest.mark.parametrize(
    ("before", "rule"), [(YES, "great_canal.R45.accept"), (NO, "great_canal.R45.decline")]
)
def test_an_answer_can_be_changed_not_repeated(before: a.AcceptOffer | a.DeclineOffer, rule: str) -> None:
    """Check great_canal.R11: asked seats may change their answer as long as the offer is open."""
    game = act(opened(), before, by=1)
    refused(game, before, rule, by=1)
    for other in (YES, NO, OTHER):
        if other != before:
            allowed(game, other, by=1)
            assert len(answered(act(game, other, by=1))) == 1


def test_a_yes_taken_back_is_not_picked() -> None:
    """Check great_canal.R11: the last answer of a seat is the one that stands."""
    game = act(opened(), YES, NO, by=1)
    refused(game, a.PickAnswer(1), "great_canal.R11.answer")
    allowed(act(game, YES, by=1), a.PickAnswer(1))


@pytest.mark.parametrize("by", [0, 4, -1])
def test_who_is_not_asked_does_not_answer(by: int) -> None:
    """Check great_canal.R11: the offerer does not answer itself, and nobody from outside does."""
    rule = "great_canal.R45.others" if by == 0 else "game.seat"
    for answer in (NO, OTHER) if by == 0 else (YES, NO, OTHER):
        with pytest.raises(Exception, match=rule):
            opened().apply(by, answer)
    assert not any(isinstance(one, a.AcceptOffer | a.DeclineOffer) for one in opened().legal_actions(0))


def test_answers_are_given_while_decisions_are_pending() -> None:
    """Check great_canal.R45: it is answered at any time; an open offer is waited for by nobody (R15)."""
    game = pending(opened(), Discards((2, 3), (0, 0, 1, 1)))
    assert game.waiting_for == (2, 3)
    for by in (1, 2):
        allowed(game, YES, by)
        allowed(game, NO, by)
        allowed(game, a.CounterOffer(goods(ore=1), goods(lumber=1)), by)
    assert act(game, YES, by=1).waiting_for == (2, 3)


# Lapse.


@pytest.mark.parametrize("answer", [YES, OTHER])
def test_an_answer_lapses_with_any_card(answer: a.AcceptOffer | a.CounterOffer) -> None:
    """Check great_canal.R45, great_canal.R47: also where what is left would do; all are told."""
    game = pending(act(opened(), answer, by=1), *THEFT)
    events = happened(game, rob(game, 1))
    assert events[-1] == e.AnswerLapsed(1)
    assert events[-1].audience() is None
    after = act(game, rob(game, 1))
    assert answered(after) == []
    assert not offered(after, a.PickAnswer)
    refused(after, a.PickAnswer(1), "great_canal.R11.answer")
    allowed(after, YES, by=1)
    allowed(after, NO, by=1)


@pytest.mark.parametrize("lost", [goods(wool=1), goods(ore=1)])
def test_whichever_kind_was_lost(lost: Counts) -> None:
    """Check great_canal.R45: a discard of another kind ends a yes as well."""
    game = pending(act(opened(), YES, by=2), Discards((2,), (0, 0, 1, 0)))
    assert happened(game, a.Discard(lost), by=2) == (e.Discarded(2, lost), e.AnswerLapsed(2))
    assert answered(act(game, a.Discard(lost), by=2)) == []


def test_what_does_not_lapse() -> None:
    """Check great_canal.R45: a no stands, others' answers stand, and a card more ends nothing."""
    game = act(act(opened(), NO, by=1), YES, by=2)
    robbed = act(pending(game, *THEFT), rob(game, 1))
    assert answered(robbed) == [(1, "decline"), (2, "accept")]
    game = pending(act(opened(), YES, by=2), Take((2,), (2,)))
    after = act(game, a.TakeResource("grain"), by=2)
    assert answered(after) == [(2, "accept")]
    allowed(after, a.PickAnswer(2))


def test_the_offerers_loss_ends_nothing() -> None:
    """Check great_canal.R45: an offer stays open when the offerer has spent cards."""
    game = act(opened(give=goods(lumber=1)), YES, by=1)
    built = act(game, a.BuildRoad(edge("C4 ne")))
    assert answered(built) == [(1, "accept")]
    allowed(built, a.PickAnswer(1))


# The first yes.


def test_the_first_yes_trades_at_once() -> None:
    """Check great_canal.R46: it is picked by that acceptance."""
    game = act(opened(first=True), NO, by=1)
    assert answered(game) == [(1, "decline")]
    assert happened(game, YES, by=2) == (e.OfferAccepted(2), e.Traded(0, 2, GIVE, WANT))
    after = act(game, YES, by=2)
    assert after.offer is None
    assert after.hands[0] == goods(lumber=2, cloth=1, ore=1)
    assert after.hands[2] == goods(wool=1, brick=1)
    assert after.hands[1] == HANDS[1]


def test_a_plain_offer_waits_for_the_pick() -> None:
    """Check great_canal.R11: without the first yes nothing is traded before the pick."""
    assert happened(opened(), YES, by=1) == (e.OfferAccepted(1),)


def test_the_first_yes_waits_for_pending_decisions() -> None:
    """Check great_canal.R46: the earliest that still stands is picked when none is pending any more."""
    game = pending(opened(first=True), *THEFT)
    game = act(act(game, YES, by=2), YES, by=1)
    assert game.hands[1:] == tuple(HANDS[other] for other in (1, 2, 3))
    assert answered(game) == [(2, "accept"), (1, "accept")]
    nowhere = a.MoveRobber(hexagon("C4"))
    assert happened(game, nowhere) == (
        e.RobberMoved(0, hexagon("C4"), game.robber),
        e.Traded(0, 2, GIVE, WANT),
    )


def test_a_waiting_yes_can_be_changed() -> None:
    """Check great_canal.R46: who changed it and says yes again comes later."""
    game = pending(opened(first=True), *THEFT)
    nowhere = a.MoveRobber(hexagon("C4"))
    game = act(act(game, YES, by=2), YES, by=1)
    assert happened(act(game, NO, by=2), nowhere)[-1] == e.Traded(0, 1, GIVE, WANT)
    assert happened(act(game, NO, YES, by=2), nowhere)[-1] == e.Traded(0, 1, GIVE, WANT)
    none = act(act(game, NO, by=2), NO, by=1)
    assert happened(none, nowhere) == (e.RobberMoved(0, hexagon("C4"), none.robber),)
    assert act(none, nowhere).offer is not None


def test_a_waiting_yes_lapses() -> None:
    """Check great_canal.R45, great_canal.R46: robbed meanwhile, the next one's yes is the earliest."""
    game = pending(opened(first=True), *THEFT)
    game = act(act(game, YES, by=1), YES, by=2)
    assert happened(game, rob(game, 1))[-2:] == (e.AnswerLapsed(1), e.Traded(0, 2, GIVE, WANT))
    alone = act(pending(opened(first=True), *THEFT), YES, by=1)
    assert happened(alone, rob(alone, 1))[-1] == e.AnswerLapsed(1)
    assert act(alone, rob(alone, 1)).offer is not None


def test_the_first_yes_is_not_paid() -> None:
    """Check great_canal.R46: if the offerer cannot pay then, the offer ends and all are told so."""
    spent = act(opened(first=True), a.BuildRoad(edge("C4 ne")))
    assert spent.offer is not None
    events = happened(spent, YES, by=1)
    assert events == (e.OfferAccepted(1), e.OfferUnpaid(0))
    assert events[1].audience() is None
    after = act(spent, YES, by=1)
    assert after.offer is None
    assert after.hands == spent.hands


def test_a_waiting_yes_is_not_paid() -> None:
    """Check great_canal.R46: the offerer lost the cards before nothing was pending any more."""
    game = act(pending(opened(first=True), Discards((0,), (1, 0, 0, 0))), YES, by=1)
    lost = goods(brick=1)
    assert happened(game, a.Discard(lost)) == (e.Discarded(0, lost), e.OfferUnpaid(0))
    assert act(game, a.Discard(lost)).offer is None


def test_nothing_else_can_be_done_before_a_waiting_yes() -> None:
    """Check great_canal.R46: the trade belongs to the answer that ended the last decision."""
    game = act(pending(opened(first=True), Discards((3,), (0, 0, 0, 1))), YES, by=1)
    after = act(game, a.Discard(goods(grain=1)), by=3)
    assert after.offer is None
    assert after.hands[0] == goods(lumber=2, cloth=1, ore=1)
