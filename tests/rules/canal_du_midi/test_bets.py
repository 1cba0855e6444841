"""Bets (step C), their reveal and the sum of points (step D)."""

from __future__ import annotations

import pytest

from rules.canal_du_midi import actions as a
from rules.canal_du_midi.events import BetCard, BetMade, BetShown, PointsCounted
from rules.canal_du_midi.state import Phase
from rules.language.words import Words
from tests.rules.canal_du_midi.positions import (
    NAMES,
    after,
    all_bet,
    allowed,
    bet,
    card,
    found,
    names,
    position,
    refused,
    site,
    start,
)


def test_a_bet_leaves_the_hand_and_stays_secret() -> None:
    """Follow the rule text, step C; canal_du_midi.R3: a card of the hand, face down."""
    game, events = allowed(position(), bet("Y3"), 1)
    assert events == (BetMade((1,)), BetCard(1, card("Y3")))
    assert [event.audience() for event in events] == [None, (1,)]
    assert names(game.hands[1]) == "Y2 Y4"
    assert game.waiting_for == (0, 2)
    for seat in (None, 0, 2):
        view = game.view(seat)
        assert view.has_bet == (False, True, False)
        assert view.bet is None
        assert view.hand_sizes == (3, 2, 3)
    assert game.view(1).bet == card("Y3")


def test_what_others_bet_changes_nothing_for_me() -> None:
    """Follow canal_du_midi.R3: nobody sees a bet before the last is in, by no difference at all."""
    one, other = after(position(), (0, bet("R2"))), after(position(), (0, bet("R4")))
    for seat in (None, 1, 2):
        assert one.view(seat) == other.view(seat)
        if seat is not None:
            assert one.legal_actions(seat) == other.legal_actions(seat)
            assert one.suggest(seat) == other.suggest(seat)


def test_any_order() -> None:
    """Follow canal_du_midi.R3: the reveal is the same in whichever order bets came in."""
    reveals: set[tuple[object, ...]] = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        game = position()
        events: tuple[object, ...] = ()
        for seat in order:
            game, events = allowed(game, bet(f"{'RYG'[seat]}{seat + 2}"), seat)
        reveals.add(tuple(found(events, BetShown)))  # type: ignore[arg-type]
    assert len(reveals) == 1


def test_a_bet_may_be_changed_until_the_last_is_in() -> None:
    """Follow canal_du_midi.R3: changed, and nobody learns of it; not after the reveal."""
    game = after(position(coins=(1, 1, 1)), (0, bet("R2")))
    changed, events = allowed(game, bet("R4"), 0)
    assert events == (BetCard(0, card("R4")),)
    assert names(changed.hands[0]) == "R2 R3"
    assert changed.view(None) == game.view(None)
    game, _ = all_bet(changed, "R3 Y2 G2")
    refused(game, 0, bet("R4"), "moment.bet")


def test_the_same_bet_again_is_no_change() -> None:
    """Follow canal_du_midi.R3: neither by the same card nor by its twin."""
    game = after(position(hands="R3 R3 R4 | Y2 Y3 Y4"), (0, bet("R3")))
    refused(game, 0, bet("R3"), "bet.same")
    assert game.legal_actions(0) == (bet("R4"),)


@pytest.mark.parametrize(
    ("laid", "rule"), [("R5", "bet.hand"), ("Y2", "bet.hand"), ("R0", "bet.hand"), ("V1", "unknown.card")]
)
def test_only_cards_of_the_own_hand(laid: str, rule: str) -> None:
    """Follow the rule text, step C: from their hand; not from the row, nor another's."""
    refused(position(rows="R0 | Y0 | G0"), 0, bet(laid), rule)


def test_nobody_skips() -> None:
    """Follow the rule text, step C: no turn is skipped; each has a card to bet in every round
    (canal_du_midi.R11)."""
    game = position()
    assert set(game.legal_actions(0)) == {bet("R2"), bet("R3"), bet("R4")}
    for action in (a.Hold(), a.Send()):
        refused(game, 0, action, "moment.reinforce")
    for action in (a.Decline(), a.Trade(card("R2"), 1)):
        refused(game, 0, action, "moment.trade")


def test_all_cards_are_played_by_the_end() -> None:
    """Follow the rule text, step C: all cards are played by the end of round 9; canal_du_midi.R11: 3 in hand
    before a bet, 2 and 1 in the last rounds."""
    game = start(4, 5)
    held: dict[int, tuple[int, ...]] = {}
    while game.outcome is None:
        seat = game.waiting_for[0]
        if game.view(None).phase is Phase.BET and len(game.waiting_for) == 4:
            held[game.round] = game.view(None).hand_sizes
        game, _ = game.apply(seat, game.suggest(seat))
    assert held == {number: (3 if number < 8 else 10 - number,) * 4 for number in range(1, 10)}
    assert not any(game.hands)
    assert not any(game.face_up)
    assert not any(game.face_down)
    assert len(game.discards) == 36


def test_the_reveal() -> None:
    """Follow the rule text, step D: all are turned over when all have been laid, and their points are added
    up."""
    game, events = all_bet(position("IX", coins=(1, 0, 0), first=1), "R4 Y2 G3")
    assert found(events, BetShown, PointsCounted) == [
        BetShown(1, card("Y2"), None),
        BetShown(2, card("G3"), None),
        BetShown(0, card("R4"), None),
        PointsCounted(site("IX"), 9, 9),
    ]
    shown = game.view(None).revealed
    assert shown is not None
    assert shown.bets == (card("R4"), card("Y2"), card("G3"))
    assert game.view(None).sum(shown) == 9


@pytest.mark.parametrize("points", range(7))
def test_points_of_the_workers(points: int) -> None:
    """Follow the rule text, step C: what each worker is worth, the engineer nothing."""
    game = position(hands=f"R{points} R3 R4 | Y2 Y3 Y4", coins=(1, 1))
    game, events = all_bet(game, f"R{points} Y2")
    assert found(events, PointsCounted) == [PointsCounted(site("VI"), points + 2, 4)]
    shown = game.view(None).revealed
    assert shown is not None
    assert game.view(None).total(shown, 0) == points


def test_a_traded_card_shows_when_it_is_bet() -> None:
    """Follow canal_du_midi.R16: it keeps its colour."""
    game, events = all_bet(position(hands="R2 Y3 R4 | Y2 R3 Y4"), "Y3 Y2")
    shown = found(events, BetShown)
    assert shown == [BetShown(0, card("Y3"), 1), BetShown(1, card("Y2"), None)]
    sentences = [Words("canal_du_midi", "en", NAMES, game.view(None)).event(event) for event in shown]
    assert sentences == ["Ada bet 3 (carrier), one of Béa’s cards.", "Béa bet 2 (stonecutter)."]


def test_cards_of_two_colours_differ_in_the_hand() -> None:
    """Follow canal_du_midi.R16: who holds a traded card chooses between it and the own one of
    equal points."""
    game = position(hands="R2 R3 Y3 | Y2 Y3 Y4")
    words = Words("canal_du_midi", "en", NAMES, game.view(0))
    assert game.legal_actions(0) == (bet("R2"), bet("R3"), bet("Y3"))
    shown = [words.value("card", one) for one in game.hands[0]]
    assert shown == ["2 (stonecutter)", "3 (carrier)", "3 (carrier) in Yellow"]
    assert [words.find("card", name) for name in shown] == list(game.hands[0])
