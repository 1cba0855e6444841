"""Cards of politics: what holds for all of them, whatever they do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import Discards, RobberMove
from rules.great_canal.state import Holding
from rules.records import Action
from tests.rules.great_canal.politics import with_card
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    edge,
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

PLAYS: list[tuple[str, Action]] = [
    ("bishop", a.PlayBishop(hexagon("D5"))),
    ("deserter", a.PlayDeserter(1)),
    ("diplomat", a.PlayDiplomat(edge("D5 sw"))),
    ("intrigue", a.PlayIntrigue(corner("D4 se"))),
    ("saboteur", a.PlaySaboteur()),
    ("spy", a.PlaySpy(1)),
    ("warlord", a.PlayWarlord()),
    ("wedding", a.PlayWedding()),
]
OWN = seat(roads="D4 e, D5 sw", knights="D4 ne 1")
OTHER = seat(knights="D4 se 1")
HOLDINGS = {1: Holding(progress=("merchant",), chips=2)}
HANDS = {1: goods(ore=3)}


def ready(card: str, *more: str, **fields: Any) -> GreatCanal:
    """Return a position in which each of the cards does something, and seat 0 holds one of them, or more."""
    holdings = {**HOLDINGS, 0: Holding(progress=more)}
    return with_card(card, OWN, OTHER, holdings=holdings, hands=HANDS, **fields)


@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_in_the_own_turn_after_the_roll(card: str, play: Action) -> None:
    """Check great_canal.R23: a card is played in the own turn after the roll, at no other time."""
    allowed(ready(card), play)
    refused(ready(card, rolled=False), play, "great_canal.unrolled")
    later = position(OWN, OTHER, active=2, holdings={0: Holding(progress=(card,)), **HOLDINGS}, hands=HANDS)
    refused(later, play, "game.turn", by=0)


@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_only_a_card_in_the_hand(card: str, play: Action) -> None:
    """Check great_canal.R23: the card is played by who holds it."""
    other = "spy" if card == "bishop" else "bishop"
    refused(ready(other), play, "great_canal.held")
    game = position(OWN, OTHER, holdings={1: Holding(progress=(card,), chips=2)}, hands=HANDS)
    refused(game, play, "great_canal.held")


@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_not_while_something_is_pending(card: str, play: Action) -> None:
    """Check great_canal.R23: no card during a pending decision, the own or another's."""
    refused(ready(card, queue=(RobberMove(0),)), play, "great_canal.first.robber")
    refused(ready(card, queue=(Discards((1,), (0, 1, 0, 0)),)), play, "game.turn")


@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_a_played_card_is_shown_and_lies_under_its_deck(card: str, play: Action) -> None:
    """Check great_canal.R43, great_canal.R44: every card played is public, and goes back before it works."""
    deck = pile("politics", ("spy",), ("wedding",), public=True)
    game = ready(card, piles=(pile("trade"), deck, pile("science")))
    first = happened(game, play)[0]
    assert (first, first.audience()) == (e.CardPlayed(0, card), None)
    after = act(game, play)
    assert after.holdings[0].progress == ()
    assert after.piles[1] == pile("politics", ("spy",), ("wedding", card), public=True)
    assert after.view(None).returned[1] == ("wedding", card)


@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_one_of_two_is_spent(card: str, play: Action) -> None:
    """Check great_canal.R23: of two alike, the other stays in the hand."""
    assert act(ready(card, card), play).holdings[0].progress == (card,)
    assert offered(ready(card, card), type(play)) == offered(ready(card), type(play))


@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_also_in_the_turn_in_which_it_was_drawn(card: str, play: Action) -> None:
    """Check great_canal.R23: a card drawn by the roll of this turn is played after it."""
    game = position(
        OWN,
        OTHER,
        rolled=False,
        hands=HANDS,
        holdings={0: Holding(levels=(0, 5, 0)), 1: Holding(progress=("merchant",), chips=2)},
    )
    decks = (game.piles[0], pile("politics", (card,)), game.piles[2])
    allowed(act(rolls(replace(game, piles=decks), 2, 2, "politics"), a.Roll()), play)


def test_any_number_in_a_turn() -> None:
    """Check great_canal.R23: several cards in one turn, two of a kind among them."""
    game = ready("bishop", "bishop", "warlord", "wedding", "intrigue")
    for action in (
        a.PlayBishop(hexagon("D5")),
        a.PlayIntrigue(corner("D4 se")),
        a.PlayBishop(hexagon("F4")),
        a.PlayWarlord(),
        a.PlayWedding(),
    ):
        allowed(game, action)
        game = act(game, action)
    assert game.holdings[0].progress == ()
    assert game.waiting_for == (1,)


@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_it_need_not_be_played(card: str, play: Action) -> None:
    """Check great_canal.R35: the turn can be ended with the card in the hand."""
    game = ready(card)
    allowed(game, a.EndTurn())
    assert act(game, a.EndTurn()).holdings[0].progress == (card,)
