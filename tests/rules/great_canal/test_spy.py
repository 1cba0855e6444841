"""Spy: whose cards are seen, by whom, and what is taken."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import Keep
from rules.great_canal.state import Holding
from rules.records import Action
from tests.rules.great_canal.politics import STRANGER, with_card
from tests.rules.great_canal.positions import (
    act,
    allowed,
    goods,
    happened,
    hexagon,
    offered,
    refused,
)

SKIP = a.Skip()
SPY = a.PlaySpy(1)
SEEN = ("merchant", "merchant", "bishop", "smith")
"""The progress cards of seat 1, in the order of their kinds."""
FULL = ("commercial_harbor", "merchant_fleet", "resource_monopoly", "resource_monopoly")


def keep(card: str) -> a.KeepCard:
    """Return the taking of a progress card."""
    return a.KeepCard(card)


def spied(own: tuple[str, ...] = (), seen: tuple[str, ...] = SEEN, **fields: Any) -> GreatCanal:
    """Return the game after a Spy, while its seat sees the cards of seat 1."""
    holdings = {0: Holding(progress=own), 1: Holding(progress=seen), 2: Holding(progress=("engineer",))}
    return act(with_card("spy", holdings=holdings, **fields), SPY)


# Whose cards.


def test_an_opponent_with_progress_cards() -> None:
    """Check great_canal.R34: whoever holds a progress card, as all see by their backs; nobody else."""
    game = with_card(
        "spy",
        holdings={0: Holding(progress=FULL), 2: Holding(progress=("smith",)), 3: Holding(open=("printer",))},
    )
    assert offered(game, a.PlaySpy) == {a.PlaySpy(2)}
    for other in (0, 1, 3, STRANGER, -1):
        refused(game, a.PlaySpy(other), "great_canal.spy")


def test_nobody_holds_any() -> None:
    """Check the card: not playable when no opponent holds a progress card; those laid open are none."""
    game = with_card("spy", holdings={1: Holding(open=("constitution",)), 2: Holding(open=("printer",))})
    assert not offered(game, a.PlaySpy)
    refused(game, SPY, "great_canal.spy")


# Who sees what (great_canal.R43, R54).


def test_only_the_spy_sees_the_cards_while_the_choice_is_open() -> None:
    """Check great_canal.R54: seen until the choice is made, by nobody else."""
    game = spied()
    assert game.head == Keep(0, 1)
    assert game.view(0).found_progress == SEEN
    for other in (1, 2, 3, None):
        assert game.view(other).found_progress is None
    assert game.view(0).found_goods is None
    for after in (act(game, keep("bishop")), act(game, SKIP)):
        assert after.view(0).found_progress is None
    before = with_card("spy", holdings={1: Holding(progress=SEEN)})
    assert before.view(0).found_progress is None


def test_what_is_told() -> None:
    """Check great_canal.R43: others learn the colour of what is taken only, the two its kind."""
    game = with_card("spy", holdings={1: Holding(progress=SEEN)})
    assert [(one, one.audience()) for one in happened(game, SPY)] == [
        (e.CardPlayed(0, "spy"), None),
        (e.CardsSearched(0, 1), None),
        (e.CardsFound(0, 1, SEEN), (0,)),
    ]
    game = act(game, SPY)
    for card, colour in (("merchant", "trade"), ("bishop", "politics"), ("smith", "science")):
        assert [(one, one.audience()) for one in happened(game, keep(card))] == [
            (e.CardTaken(0, 1, colour), None),
            (e.TakenCardSeen(0, 1, card), (0, 1)),
        ]
    assert [(one, one.audience()) for one in happened(game, SKIP)] == [(e.CardsLeft(0), None)]


# What is taken.


def test_one_of_the_cards_is_taken() -> None:
    """Check the card: any one of them, of two alike one; it goes from hand to hand."""
    game = spied(("wedding",))
    assert offered(game, a.KeepCard) == set(map(keep, SEEN))
    allowed(game, SKIP)
    for card in SEEN:
        allowed(game, keep(card))
        after = act(game, keep(card))
        assert sorted(after.holdings[0].progress) == sorted(("wedding", card))
        left = list(SEEN)
        left.remove(card)
        assert after.holdings[1].progress == tuple(left)
        assert after.piles == game.piles
        assert after.queue == ()
        refused(after, keep(left[0]), "great_canal.moment.keep")


def test_none_may_be_taken() -> None:
    """Check great_canal.R55: it may be left; the Spy is spent."""
    game = spied()
    after = act(game, SKIP)
    assert after.holdings[0].progress == ()
    assert after.holdings[1].progress == SEEN
    allowed(after, a.EndTurn())


@pytest.mark.parametrize("card", ["wedding", "engineer", "printer", "joker"])
def test_only_what_is_seen(card: str) -> None:
    """Check the card: a card of that seat, not one of one's own, of another's or of none."""
    error = refused(spied(("wedding",)), keep(card), "great_canal.spy.card")
    assert len(error.params["there"]) == 3  # pyright: ignore[reportArgumentType]


def test_two_alike_are_one_choice() -> None:
    """Check the card: of two cards of a kind it does not matter which."""
    game = spied()
    choices = [keep(card) for card in ("merchant", "bishop", "smith")]
    assert list(game.legal_actions(0)) == [*choices, SKIP]
    assert act(game, keep("merchant")).holdings[1].progress == SEEN[1:]


def test_cards_laid_open_are_not_taken() -> None:
    """Check the card: no card worth a point; those lie open and are not in the hand."""
    holdings = {1: Holding(progress=("bishop",), open=("constitution",))}
    game = act(with_card("spy", holdings=holdings), SPY)
    assert game.view(0).found_progress == ("bishop",)
    refused(game, keep("constitution"), "great_canal.spy.card")


@pytest.mark.parametrize("action", [a.EndTurn(), a.PlaySpy(2), a.TradeBank("ore", "wool"), a.PlayWedding()])
def test_nothing_between_card_and_taking(action: Action) -> None:
    """Check great_canal.R55: nothing else can be done between, and by nobody else."""
    game = spied(("spy", "wedding"), hands={0: goods(ore=4), 1: goods(ore=4)})
    refused(game, action, "great_canal.first.keep")
    for by in (1, 2, 3):
        refused(game, keep("bishop"), "game.turn", by)
        refused(game, SKIP, "game.turn", by)
        assert game.legal_actions(by) == ()


def test_what_is_taken_may_be_played_at_once() -> None:
    """Check the card: playable this turn if its time allows; a Spy may be taken too."""
    game = act(spied(), keep("bishop"))
    allowed(game, a.PlayBishop(hexagon("D5")))
    again = act(spied(seen=("spy",)), keep("spy"))
    assert offered(again, a.PlaySpy) == {a.PlaySpy(2)}
    allowed(act(again, a.PlaySpy(2)), keep("engineer"))
    late = act(spied(seen=("alchemist",)), keep("alchemist"))
    refused(late, a.PlayAlchemist(3, 4), "great_canal.rolled")


def test_over_four_until_the_end_of_the_turn() -> None:
    """Check great_canal.R23: five are held till the turn is ended, and one has to go before."""
    game = act(spied(FULL), keep("smith"))
    assert game.waiting_for == (0,)
    assert game.queue == ()
    assert len(game.holdings[0].progress) == 5
    refused(game, a.EndTurn(), "great_canal.R23.end")
    assert offered(game, a.DropCard) == set(map(a.DropCard, (*FULL, "smith")))
    allowed(act(game, a.DropCard("smith")), a.EndTurn())
