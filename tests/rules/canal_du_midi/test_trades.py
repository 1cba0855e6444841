"""Trading a worker card with another player (step G)."""

from __future__ import annotations

import pytest

from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import actions as a
from rules.canal_du_midi.events import (
    FaceUpTraded,
    HandTraded,
    HandTradedCards,
    SiteRevealed,
    TradeDeclined,
)
from rules.canal_du_midi.state import Phase, Trading
from tests.rules.canal_du_midi.positions import (
    after,
    all_bet,
    allowed,
    bet,
    card,
    cards,
    found,
    kinds,
    names,
    pick,
    position,
    refused,
    trade,
    won,
)

# Who may trade (canal_du_midi.R7).


@pytest.mark.parametrize(
    ("at", "bets", "pawns", "traders"),
    [
        ("VI", "R6 Y2 G2", {"V": "R"}, [0]),
        ("VI", "R6 Y2 G2", {"II": "RY", "VII": "RG"}, [0]),  # shared ones count; the third too
        ("VI", "R6 Y2 G2", {}, []),  # the first tent
        ("VI", "R6 Y2 G2", {"IV": "R", "IX": "R"}, []),  # cities are no tents
        ("IX", "R6 Y2 G2", {"II": "R", "V": "R"}, []),  # no tent won now
        ("VI", "R2 Y2 G1", {"V": "R"}, []),  # delayed
        ("VI", "R6 Y2 G2", {"V": "Y"}, []),  # who wins has no other
        ("VI", "R6 Y6 G2", {"V": "RY"}, [0, 1]),
        ("VI", "R6 Y6 G2", {"V": "RG"}, [0]),
        ("VI", "R6 Y6 G6", {"V": "R", "II": "Y", "VII": "G"}, [0, 1, 2]),
    ],
)
def test_who_may_trade(at: str, bets: str, pawns: dict[str, str], traders: list[int]) -> None:
    """Follow the rule text, step G; canal_du_midi.R7, canal_du_midi.R12: who wins a tent and then holds two
    or more."""
    game = won(at, bets, pawns)
    asked: list[int] = []
    while isinstance(game.due, Trading):
        asked += game.waiting_for
        game = after(game, (game.waiting_for[0], a.Decline()))
    assert asked == traders


def test_several_trade_in_table_order() -> None:
    """Follow canal_du_midi.R7, canal_du_midi.R15: from the first player on, each sees the result of the one
    before."""
    game = won("VI", "R6 Y6 G6", {"V": "RYG"}, first=1)
    assert game.waiting_for == (1,)
    for seat in (0, 2):
        assert game.legal_actions(seat) == ()
        refused(game, seat, trade("R0", 1, "Y5"), "game.turn")
        refused(game, seat, a.Decline(), "game.turn")
    game = after(game, (1, trade("Y0", 2, "G5")))
    assert game.waiting_for == (2,)
    assert trade("Y0", 1, "G5") in game.legal_actions(2)
    refused(game, 2, trade("G5", 0, "R5"), "trade.give")
    game = after(game, (2, trade("Y0", 0, "R5")), (0, trade("R0", 1, "G5")))
    assert [names(row) for row in game.face_up] == ["G5 R1 Y0", "R0 Y1 Y5", "G0 G1 R5"]
    assert game.round == 3


def test_one_trade_for_each_tent() -> None:
    """Follow canal_du_midi.R7: one trade, then the round goes on."""
    game, events = allowed(won(), trade("R0", 1, "Y5"), 0)
    assert kinds(events) == ["FaceUpTraded", "SiteRevealed"]
    assert game.view(None).phase is Phase.PICK


# Face-up cards.


def test_face_up_for_face_up() -> None:
    """Follow the rule text, step G: a face-up card in front of them for a face-up card of another; all see
    it."""
    game, events = allowed(won(), trade("R0", 2, "G5"), 0)
    assert [names(row) for row in game.face_up] == ["G5 R1 R5", "Y0 Y1 Y5", "G0 G1 R0"]
    assert events[0] == FaceUpTraded(0, 2, card("R0"), card("G5"))
    assert events[0].audience() is None
    assert not events[0].reveals


def test_every_such_trade_is_offered() -> None:
    """Follow canal_du_midi.R7: any own card, any other's; or none."""
    legal = won().legal_actions(0)
    assert len(legal) == 3 * 6 + 1
    assert legal[-1] == a.Decline()
    assert trade("R5", 1, "Y0") in legal


@pytest.mark.parametrize(
    ("give", "other", "take", "rule"),
    [
        ("R3", 1, "Y5", "trade.give"),  # from the hand
        ("Y0", 1, "Y5", "trade.give"),
        ("R0", 1, "Y3", "trade.take"),
        ("R0", 1, "G5", "trade.take"),
        ("R0", 1, None, "trade.named"),
        ("R3", 1, None, "trade.give"),
        ("R0", 0, "R5", "trade.seat"),
        ("R0", 3, "Y5", "trade.seat"),
        ("R0", -1, "Y5", "trade.seat"),
        ("V0", 1, "Y5", "unknown.card"),
        ("R0", 1, "V5", "unknown.card"),
    ],
)
def test_other_trades_are_refused(give: str, other: int, take: str | None, rule: str) -> None:
    """Follow the rule text, step G: own face-up card, another's face-up card."""
    refused(won(), 0, trade(give, other, take), rule)


def test_nobody_else_is_asked() -> None:
    """Follow canal_du_midi.R7: the other cannot refuse."""
    game = won()
    assert game.waiting_for == (0,)
    assert game.legal_actions(1) == ()
    refused(game, 1, a.Decline(), "game.turn")


def test_declining() -> None:
    """Follow the rule text, step G: they can, they need not; canal_du_midi.R7."""
    game, events = allowed(won(), a.Decline(), 0)
    assert events[0] == TradeDeclined(0)
    assert isinstance(events[1], SiteRevealed)
    assert [names(row) for row in game.face_up] == ["R0 R1 R5", "Y0 Y1 Y5", "G0 G1 G5"]


def test_a_traded_card_is_used_as_an_own_one() -> None:
    """Follow canal_du_midi.R16: it keeps its colour, and is taken, bet and discarded like any other."""
    game = after(won(), (0, trade("R0", 1, "Y5")))
    game = after(game, (0, pick("Y5")), (1, pick("R0")), (2, pick("G0")), (0, bet("Y5")))
    assert game.view(0).bet == card("Y5")
    assert names(game.hands[1]) == "R0 Y3 Y4"


def test_other_steps_are_not_for_now() -> None:
    """Follow canal_du_midi.R2: the steps in their order."""
    refused(won(), 0, pick("R0"), "moment.pick")
    refused(won(), 0, bet("R3"), "moment.bet")
    for action in (a.Send(), a.Hold()):
        refused(won(), 0, action, "moment.reinforce")


# Hands.


def test_hand_for_hand_when_no_face_up_card_is_left() -> None:
    """Follow the rule text, step G: a card of choice from the hand for one drawn at random;
    canal_du_midi.R7."""
    game = won(rows="")
    assert game.legal_actions(0) == (
        trade("R3", 1),
        trade("R3", 2),
        trade("R4", 1),
        trade("R4", 2),
        a.Decline(),
    )
    after_it, events = allowed(game, trade("R3", 1), 0)
    seen = found(events, HandTradedCards)[0]
    assert isinstance(seen, HandTradedCards)
    assert events[:2] == (HandTraded(0, 1), seen)
    assert seen.given == card("R3")
    assert seen.taken in after_it.hands[0]
    assert card("R3") in after_it.hands[1]
    assert sorted((*after_it.hands[1], seen.taken)) == sorted((*game.hands[1], card("R3")))


def test_the_card_is_drawn_at_random() -> None:
    """Follow canal_du_midi.R7: any card of the other's hand; the other's hand only."""
    taken: set[int] = set()
    for seed in range(30):
        _, events = allowed(won(rows="", seed=seed), trade("R3", 2), 0)
        taken |= {event.taken for event in events if isinstance(event, HandTradedCards)}
    assert taken == set(cards("G3 G4"))


def test_only_the_two_see_the_cards() -> None:
    """Follow canal_du_midi.R7: the others learn only that it happened."""
    game = won(rows="")
    traded, events = allowed(game, trade("R3", 1), 0)
    assert events[0].audience() is None
    assert events[1].audience() == (0, 1)
    assert events[1].reveals
    assert not events[0].reveals
    other, _ = allowed(game, trade("R4", 1), 0)
    for seat in (None, 2):
        assert traded.view(seat) == other.view(seat)


@pytest.mark.parametrize(
    ("give", "other", "take", "rule"),
    [
        ("R6", 1, None, "trade.hand"),  # it has been bet
        ("Y3", 1, None, "trade.hand"),
        ("R3", 1, "Y3", "trade.unseen"),
        ("R3", 0, None, "trade.seat"),
        ("V3", 1, None, "unknown.card"),
    ],
)
def test_other_hand_trades_are_refused(give: str, other: int, take: str | None, rule: str) -> None:
    """Follow the rule text, step G: of their choice from their hand, at random from the other's."""
    refused(won(rows=""), 0, trade(give, other, take), rule)


def test_without_any_card_it_lapses() -> None:
    """Follow canal_du_midi.R7: in round 9 nobody has a card left, and nobody is asked."""
    game = position("VI", "R6 | Y2 | G2", pawns={"V": "R"}, to_come="", number=9)
    game, events = all_bet(game, "R6 Y2 G2")
    assert game.outcome is not None
    assert not found(events, TradeDeclined, FaceUpTraded, HandTraded)


def test_from_round_seven_on_by_hand_and_never_before() -> None:
    """Follow canal_du_midi.R7: rows are empty from the trade of round 7 on, whatever was picked."""
    by_hand: dict[int, set[bool]] = {}
    for seed in range(25):
        game = CanalDuMidi.new(3, position(seed=seed).randomness, 0, sites=position().sites)
        while game.outcome is None:
            if isinstance(game.due, Trading):
                kinds_of = {
                    action.take is None
                    for action in game.legal_actions(game.due.seat)[:-1]
                    if isinstance(action, a.Trade)
                }
                by_hand.setdefault(game.round, set()).update(kinds_of)
            seat = game.waiting_for[0]
            game, _ = game.apply(seat, game.suggest(seat))
    assert len(by_hand) > 4
    assert all(found_here == {number >= 7} for number, found_here in by_hand.items())
