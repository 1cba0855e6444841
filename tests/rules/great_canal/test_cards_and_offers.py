"""Progress cards played while an offer is open: which answers lapse, and what is picked when."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal import events as e
from rules.great_canal.components.cards import CARDS, LAID_OPEN
from rules.great_canal.scenario import SEAMS
from rules.great_canal.state import Holding
from rules.great_canal.steps.turn import DECISION_OFFERS
from rules.kit.tuples import put
from tests.rules.great_canal.courses import (
    COURSES,
    DECIDED,
    GIVE,
    HANDS,
    WANT,
    finished,
    opened,
)
from tests.rules.great_canal.offering import NO, YES, answered
from tests.rules.great_canal.positions import (
    act,
    allowed,
    goods,
    happened,
    offered,
    position,
    refused,
)

OTHER = a.CounterOffer(goods(cloth=1), goods(lumber=1))


def replied(name: str) -> GreatCanal:
    """Return that position with a yes of seat 1, a counter-offer of seat 2 and a no of seat 3."""
    game = opened(name)
    for by, answer in ((1, YES), (2, OTHER), (3, NO)):
        game = act(game, answer, by=by)
    return game


def test_each_card_and_decision_has_its_course() -> None:
    """Check that no card and no decision of the turn is missing here."""
    assert {name.partition(",")[0] for name in COURSES} == set(CARDS) - set(LAID_OPEN) - {"alchemist"}
    met = {kind for course in COURSES.values() for kind in course.asked}
    assert met == set(SEAMS.decision_offers) | {d.Discards, d.Retreat}
    by_roll = {d.Founding, d.Sacrifice, d.Defend, d.Drop, d.RobberMove, d.Take}
    assert met | by_roll == set(SEAMS.decision_offers) | set(DECISION_OFFERS)


def test_the_alchemist_meets_no_offer() -> None:
    """Check great_canal.R11, great_canal.R27: offers are made after the roll, he is played before it."""
    game = position(hands=HANDS, holdings={0: Holding(progress=("alchemist",))}, rolled=False)
    refused(game, a.MakeOffer(GIVE, WANT), "great_canal.unrolled")
    allowed(game, a.PlayAlchemist(1, 1))
    refused(opened("alchemist"), a.PlayAlchemist(1, 1), "great_canal.rolled")


# What lapses.


@pytest.mark.parametrize("name", COURSES)
def test_which_answers_stand(name: str) -> None:
    """Check great_canal.R45: the answers of those who lost a card lapse, each once; all others stand."""
    course, game = COURSES[name], replied(name)
    lapsed: list[int] = []
    for by, action in (*((0, play) for play in course.plays), *course.answers):
        lapsed += [one.seat for one in happened(game, action, by) if isinstance(one, e.AnswerLapsed)]
        game = act(game, action, by=by)
    assert lapsed == list(course.lost)
    standing = [(1, "accept"), (2, "counter"), (3, "decline")]
    assert answered(game) == [one for one in standing if one[0] not in course.lost]
    assert game.queue == ()
    assert offered(game, a.PickAnswer) == {a.PickAnswer(by) for by in (1, 2) if by not in course.lost}


@pytest.mark.parametrize("name", DECIDED)
def test_nothing_is_picked_meanwhile(name: str) -> None:
    """Check great_canal.R45, great_canal.R55: while a decision is pending the offer is answered and
    withdrawn, never picked; nothing else is done between the card and what it leads to."""
    game = act(replied(name), *COURSES[name].plays)
    for (by, answer), kind in zip(COURSES[name].answers, COURSES[name].asked, strict=True):
        assert type(game.head) is kind
        rule = f"great_canal.first.{kind.__struct_config__.tag}" if 0 in game.waiting_for else "game.turn"
        for picked in (1, 2):
            refused(game, a.PickAnswer(picked), rule)
        for other in (a.MakeOffer(GIVE, goods(ore=1)), a.TradeBank("ore", "wool"), a.EndTurn()):
            refused(game, other, rule)
        allowed(game, a.WithdrawOffer())
        allowed(game, YES, by=3)
        game = act(game, answer, by=by)


def test_a_progress_card_is_no_card_to_lose() -> None:
    """Check great_canal.R45: who loses one to a Spy keeps its answer."""
    game = finished(act(replied("spy"), a.PlaySpy(1)), "spy")
    assert game.holdings[1].progress == ()
    allowed(game, a.PickAnswer(1))


def test_a_no_of_who_lost_a_card_stands() -> None:
    """Check great_canal.R45: it is the yes and the counter-offer that lapse."""
    game = act(opened("resource_monopoly"), NO, by=1)
    events = happened(game, a.PlayResourceMonopoly("ore"))
    assert not any(isinstance(one, e.AnswerLapsed) for one in events)
    assert answered(act(game, a.PlayResourceMonopoly("ore"))) == [(1, "decline")]


def test_who_gets_as_many_as_it_loses() -> None:
    """Check great_canal.R45: a card for a card is a card lost."""
    game = act(replied("commercial_harbor"), a.PlayCommercialHarbor(), a.AskHarbor(1, "ore"))
    after = act(game, a.DeliverCommodity("coin"), by=1)
    assert sum(after.hands[1]) == sum(game.hands[1])
    assert answered(after) == [(2, "counter"), (3, "decline")]
    allowed(after, YES, by=1)


def test_an_asking_that_brings_nothing() -> None:
    """Check great_canal.R45, great_canal.R53: who has no commodity loses nothing."""
    hands = {**HANDS, 1: goods(wool=2)}
    game = replace(replied("commercial_harbor"), hands=tuple(hands[number] for number in range(4)))
    game = act(game, a.PlayCommercialHarbor(), a.AskHarbor(1, "brick"))
    assert answered(act(game, a.Skip(), by=1)) == [(1, "accept"), (2, "counter"), (3, "decline")]


def test_the_offer_may_no_longer_be_paid() -> None:
    """Check great_canal.R45: who has exchanged what was offered cannot pick; nobody is told."""
    hands = put(opened("commercial_harbor").hands, 0, goods(brick=1))
    game = act(replace(opened("commercial_harbor"), hands=hands), YES, by=2)
    game = act(game, a.PlayCommercialHarbor(), a.AskHarbor(1, "brick"))
    game = act(game, a.DeliverCommodity("coin"), by=1)
    assert answered(game) == [(2, "accept")]
    refused(game, a.PickAnswer(2), "great_canal.R11.held")


def test_a_hand_taken_or_given_whole() -> None:
    """Check great_canal.R45, great_canal.R48: what is made at once lapses an answer as well, and once."""
    short = (HANDS[0], HANDS[1], goods(cloth=1, wool=1), HANDS[3])
    for name, play in (("master_merchant", a.PlayMasterMerchant(2)), ("wedding", a.PlayWedding())):
        game = replace(replied(name), hands=short)
        events = happened(game, play)
        assert [one for one in events if isinstance(one, e.AnswerLapsed)] == [e.AnswerLapsed(2)]
        assert answered(act(game, play)) == [(1, "accept"), (3, "decline")]
