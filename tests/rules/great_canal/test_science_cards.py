"""Cards of science: when they are played, by whom, and where they go then; each effect has its own tests."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules import load_game
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.cards import DECK_CARDS
from rules.great_canal.decisions import RobberMove
from rules.great_canal.progress.science import SCIENCE_CARDS
from rules.great_canal.state import Holding
from rules.records import Action
from rules.testing import check_offered
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    goods,
    happened,
    hexagon,
    offered,
    pile,
    position,
    refused,
    rolls,
    seat,
)

SCIENCE = 2
"""The index of the deck."""
ALCHEMIST = a.PlayAlchemist(1, 1)
PLAYS: dict[str, Action] = {
    "crane": a.PlayCrane("trade"),
    "engineer": a.PlayEngineer(corner("C6 se")),
    "inventor": a.PlayInventor(hexagon("A2"), hexagon("A3")),
    "irrigation": a.PlayIrrigation(),
    "medicine": a.PlayMedicine(corner("B4 se")),
    "mining": a.PlayMining(),
    "road_building": a.PlayRoadBuilding(),
    "smith": a.PlaySmith(corner("D4 s")),
}
"""Each card that is played after the roll, as it can be played in the workshop."""
WORKSHOP = seat(
    settlements="B4 se, D3 n, D4 se", cities="C6 se", roads="D4 se", knights="D4 s 1", ships="D5 sw"
)
"""Settlements at mountains, fields and the coast, a city, a knight."""
PRICE = goods(ore=2, grain=1)


def workshop(*cards: str, **fields: Any) -> GreatCanal:
    """Return a position in which seat 0 holds these cards and can play any that is played at this time."""
    return position(
        WORKSHOP,
        seat(settlements="A5 n"),
        **{
            "hands": {0: PRICE, 1: goods(brick=1)},
            "holdings": {0: Holding(progress=cards)},
            "dug": tuple(range(9)),
            **fields,
        },
    )


def test_each_kind_is_played_by_one_action() -> None:
    """Check the table of cards: nine kinds of science are played; Printer never is (great_canal.R23)."""
    names = [card.name for card in SCIENCE_CARDS]
    assert names == [card for card in DECK_CARDS[SCIENCE] if card != "printer"]
    assert {card.name: card.action for card in SCIENCE_CARDS if not card.before_roll} == {
        name: type(action) for name, action in PLAYS.items()
    }


# When and by whom.


@pytest.mark.parametrize("card", PLAYS)
def test_after_the_roll_in_the_own_turn(card: str) -> None:
    """Check great_canal.R23: in the own turn after the roll, and not during a decision, whosesoever."""
    action = PLAYS[card]
    allowed(workshop(card), action)
    refused(workshop(card, rolled=False), action, "great_canal.unrolled")
    refused(workshop(card, active=1), action, "game.turn", by=0)
    refused(workshop(card, active=1, rolled=False), action, "game.turn", by=0)
    refused(workshop(card, queue=(RobberMove(0),)), action, "great_canal.first.robber")
    refused(workshop(card, queue=(RobberMove(1),)), action, "game.turn")


def test_the_alchemist_before_the_roll_only() -> None:
    """Check great_canal.R23: it is the only card before the roll, and is not played after it."""
    game = workshop("alchemist", rolled=False)
    allowed(game, ALCHEMIST)
    refused(workshop("alchemist"), ALCHEMIST, "great_canal.rolled")
    refused(workshop("alchemist", rolled=False, active=1), ALCHEMIST, "game.turn", by=0)
    refused(
        workshop("alchemist", rolled=False, queue=(RobberMove(0),)), ALCHEMIST, "great_canal.first.robber"
    )
    everything = workshop("alchemist", *PLAYS, rolled=False)
    assert {type(action) for action in everything.legal_actions(0)} == {a.Roll, a.PlayAlchemist}


@pytest.mark.parametrize("card", PLAYS)
def test_only_a_card_that_is_held(card: str) -> None:
    """Check great_canal.R23: a card is played from the own hand, not from another's or from the deck."""
    others = tuple(name for name in PLAYS if name != card)
    refused(workshop(*others), PLAYS[card], "great_canal.held")
    theirs = workshop(holdings={1: Holding(progress=(card,))})
    refused(theirs, PLAYS[card], "great_canal.held")
    refused(theirs, PLAYS[card], "game.turn", by=1)


def test_an_alchemist_that_is_not_held() -> None:
    """Check great_canal.R23: without it only the dice decide."""
    refused(workshop(*PLAYS, rolled=False), ALCHEMIST, "great_canal.held")
    spent = workshop(rolled=False, piles=(pile("trade"), pile("politics"), pile("science", ("alchemist",))))
    refused(spent, ALCHEMIST, "great_canal.held")


def test_any_number_of_cards_in_a_turn() -> None:
    """Check great_canal.R23: all eight in one turn, one after the other."""
    game = act(
        workshop(*PLAYS),
        *(action for card, action in PLAYS.items() if card != "road_building"),
        PLAYS["road_building"],
        a.Skip(),
    )
    assert game.holdings[0].progress == ()
    allowed(game, a.EndTurn())


def test_what_is_offered_is_accepted() -> None:
    """Check great_canal.R34: every way to play a card that is offered is one in which it can be played."""
    check_offered(workshop(*PLAYS))
    check_offered(workshop("alchemist", rolled=False))
    begun = act(workshop("road_building"), PLAYS["road_building"])
    check_offered(begun)
    assert load_game(begun.to_json()) == begun


@pytest.mark.parametrize("card", PLAYS)
def test_a_card_in_the_turn_in_which_it_is_drawn(card: str) -> None:
    """Check great_canal.R23: a card drawn by the roll can be played after that roll."""
    game = workshop(rolled=False, holdings={0: Holding(levels=(0, 0, 5))})
    deck = (pile("trade"), pile("politics"), pile("science", (card,)))
    after = act(rolls(replace(game, piles=deck), 1, 1, "science"), a.Roll())
    assert after.holdings[0].progress == (card,)
    allowed(after, PLAYS[card])


def test_a_card_is_played_rather_than_put_back() -> None:
    """Check great_canal.R23: with five in the own turn, playing one is enough for the turn to end."""
    game = workshop("crane", "inventor", "mining", "mining", "smith")
    refused(game, a.EndTurn(), "great_canal.R23.end")
    allowed(act(game, PLAYS["mining"]), a.EndTurn())


@pytest.mark.parametrize("card", PLAYS)
def test_a_card_while_an_offer_is_open(card: str) -> None:
    """Check great_canal.R45: the offer stays open, and is answered while the card works."""
    game = act(workshop(card), a.MakeOffer(goods(grain=1), goods(brick=1)))
    allowed(game, PLAYS[card])
    after = act(game, PLAYS[card])
    assert after.offer == game.offer
    allowed(after, a.AcceptOffer(), by=1)


# Where it goes.


@pytest.mark.parametrize("card", [*PLAYS, "alchemist"])
def test_a_played_card_goes_under_its_deck(card: str) -> None:
    """Check great_canal.R43, R44: all see which card it was, and it lies under its deck, below the rest."""
    before_roll = card == "alchemist"
    game = workshop(card, "alchemist", rolled=not before_roll)
    trade, politics, science = game.piles
    game = replace(game, piles=(trade, politics, science.put_under("crane", public=False)))
    action = ALCHEMIST if before_roll else PLAYS[card]
    first = happened(game, action)[0]
    assert (first, first.audience()) == (e.CardPlayed(0, card), None)
    after = act(game, action)
    assert after.holdings[0].progress == ("alchemist",)
    assert after.piles[:SCIENCE] == (trade, politics)
    assert after.piles[SCIENCE].undrawn == science.undrawn
    assert after.piles[SCIENCE].returned == ("crane", card)
    for one in (None, 0, 1):
        view = after.view(one)
        assert view.returned == ((), (), (None, card))
        assert view.progress_counts[0] == (0, 0, 1)
    assert after.conserved() == game.conserved()


@pytest.mark.parametrize("card", PLAYS)
def test_of_two_equal_cards_one_goes(card: str) -> None:
    """Check great_canal.R23: a card is spent each time; only one of it lies under the deck."""
    game = workshop()
    game = replace(game, holdings=(Holding(progress=(card, card)), *game.holdings[1:]))
    after = act(game, PLAYS[card])
    assert after.holdings[0].progress == (card,)
    assert after.piles[SCIENCE].returned == (card,)


def test_played_cards_lie_in_the_order_in_which_they_came_back() -> None:
    """Check great_canal.R44: below the others each time."""
    after = act(workshop("crane", "mining", "smith"), PLAYS["mining"], PLAYS["smith"], PLAYS["crane"])
    assert after.piles[SCIENCE].returned == ("mining", "smith", "crane")
    assert after.view(1).returned[SCIENCE] == ("mining", "smith", "crane")


NOTHING_TO_DO = {
    "crane": "great_canal.improve.city",
    "engineer": "great_canal.engineer",
    "irrigation": "great_canal.R7.irrigation",
    "medicine": "great_canal.build.city",
    "mining": "great_canal.mining",
    "road_building": "great_canal.road_building",
    "smith": "great_canal.knight.none",
}
"""The rule that refuses each card to whoever has no piece on the board; tokens are swapped without any."""


@pytest.mark.parametrize(("card", "rule"), NOTHING_TO_DO.items())
def test_a_card_that_would_do_nothing(card: str, rule: str) -> None:
    """Check great_canal.R23, R34: what public facts show to do nothing is neither offered nor accepted."""
    game = position(holdings={0: Holding(progress=(card,))}, hands={0: PRICE})
    refused(game, PLAYS[card], rule)
    assert not offered(game, type(PLAYS[card]))
