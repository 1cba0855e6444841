"""The first yes while progress cards are played: it waits for every decision that they lead to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.kit.tuples import put
from tests.rules.great_canal.courses import (
    COURSES,
    DECIDED,
    GIVE,
    WANT,
    begun,
    finished,
    opened,
    spent,
)
from tests.rules.great_canal.offering import NO, YES, answered
from tests.rules.great_canal.positions import act, edge, goods, happened, seat


@pytest.mark.parametrize("name", [name for name in COURSES if name not in DECIDED])
def test_a_card_that_asks_nobody(name: str) -> None:
    """Check great_canal.R46: the offer stays open over it, and the first yes trades at once."""
    game = begun(name, first=True)
    assert answered(game) == []
    assert happened(game, YES, by=3) == (e.OfferAccepted(3), e.Traded(0, 3, GIVE, WANT))


@pytest.mark.parametrize("name", DECIDED)
def test_a_yes_waits_for_each_decision(name: str) -> None:
    """Check great_canal.R46: nothing is traded before the last decision is made, and at once then."""
    game = begun(name, first=True)
    hands = game.hands
    assert happened(game, YES, by=3) == (e.OfferAccepted(3),)
    game = act(game, YES, by=3)
    assert game.hands == hands
    *others, (last, answer) = COURSES[name].answers
    for (by, one), kind in zip(others, COURSES[name].asked[1:], strict=True):
        assert not any(isinstance(event, e.Traded) for event in happened(game, one, by))
        game = act(game, one, by=by)
        assert type(game.head) is kind
        assert answered(game) == [(3, "accept")]
    assert happened(game, answer, last)[-1] == e.Traded(0, 3, GIVE, WANT)
    after = act(game, answer, by=last)
    assert (after.offer, after.queue) == (None, ())
    assert after.waiting_for == (0,)


@pytest.mark.parametrize("name", DECIDED)
def test_the_earliest_that_still_stands(name: str) -> None:
    """Check great_canal.R46: a waiting yes lapses with a card, and the next one's is picked then."""
    game = begun(name, first=True)
    for by in (1, 2, 3):
        game = act(game, YES, by=by)
    *others, (last, answer) = COURSES[name].answers
    for by, one in others:
        game = act(game, one, by=by)
    earliest = next(by for by in (1, 2, 3) if by not in COURSES[name].lost)
    assert happened(game, answer, last)[-1] == e.Traded(0, earliest, GIVE, WANT)


@pytest.mark.parametrize("name", DECIDED)
def test_a_waiting_yes_is_changed(name: str) -> None:
    """Check great_canal.R46: it can be taken back while it waits; then nothing is traded."""
    game = act(begun(name, first=True), YES, NO, by=3)
    after = finished(game, name)
    assert answered(after) == [(3, "decline")]
    assert happened(after, YES, by=3)[-1] == e.Traded(0, 3, GIVE, WANT)


@pytest.mark.parametrize("name", DECIDED)
def test_the_offerer_withdraws(name: str) -> None:
    """Check great_canal.R11: the offerer may withdraw while a yes waits; then nothing is traded."""
    game = act(begun(name, first=True), YES, by=3)
    after = finished(act(game, a.WithdrawOffer()), name)
    assert after.offer is None
    assert after.hands == finished(begun(name), name).hands


@pytest.mark.parametrize("name", DECIDED)
def test_a_waiting_yes_is_not_paid(name: str) -> None:
    """Check great_canal.R46: if the offerer cannot pay then, the offer ends and all are told so."""
    game = act(spent(begun(name, first=True)), YES, by=3)
    *others, (last, answer) = COURSES[name].answers
    for by, one in others:
        game = act(game, one, by=by)
        assert game.offer is not None
    events = happened(game, answer, last)
    assert events[-1] == e.OfferUnpaid(0)
    assert events[-1].audience() is None
    assert act(game, answer, by=last).offer is None


def test_what_was_laid_down_was_offered() -> None:
    """Check great_canal.R46, great_canal.R53: exchanged it is not paid twice, taken back it pays."""
    game = opened("commercial_harbor", first=True)
    game = replace(game, hands=put(game.hands, 0, goods(brick=1)))
    game = act(act(game, a.PlayCommercialHarbor(), a.AskHarbor(1, "brick")), YES, by=3)
    assert happened(game, a.DeliverCommodity("coin"), by=1)[-1] == e.OfferUnpaid(0)
    none = replace(game, hands=put(game.hands, 1, goods(wool=2)))
    assert happened(none, a.Skip(), by=1) == (e.NothingDelivered(1, 0), e.Traded(0, 3, GIVE, WANT))


def test_the_end_comes_before_a_waiting_yes() -> None:
    """Check great_canal.R50: a piece that wins ends the game; the offer and the other piece lapse."""
    game = opened("road_building", first=True)
    holding = replace(game.holdings[0], chips=13)
    roads = seat(settlements="C4 n", cities="C3 n", roads="C4 nw, C4 ne, C4 e, C4 w")
    game = replace(
        game,
        holdings=put(game.holdings, 0, holding),
        pieces=replace(game.pieces, realms=(roads, *game.pieces.realms[1:])),
    )
    game = act(act(game, a.PlayRoadBuilding()), YES, by=3)
    events = happened(game, a.BuildRoad(edge("C4 sw")))
    assert events[1:] == (e.RouteTaken(0, 5), e.GameEnded(0, 18))
    after = act(game, a.BuildRoad(edge("C4 sw")))
    assert (after.offer, after.queue, after.waiting_for) == (None, (), ())
