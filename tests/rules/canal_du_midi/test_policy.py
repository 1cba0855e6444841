"""What the game suggests is sensible."""

from __future__ import annotations

import random

import pytest

from rules.canal_du_midi import actions as a
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.state import Bets, Picks
from tests.rules.canal_du_midi.positions import all_bet, bet, pick, position, start, trade

SEND, HOLD = a.Send(), a.Hold()


@pytest.mark.parametrize(
    ("row", "down", "taken"),
    [
        ("R1 R5 R3", "R2 R3", pick("R5")),
        ("R0 R1 R2", "R5 R6", a.Pick(FACE_DOWN)),
        ("R4 R1", "", pick("R4")),
        ("R3 R1", "R2 R4", pick("R3")),
    ],
)
def test_picks_what_is_best_on_average(row: str, down: str, taken: a.Pick) -> None:
    queue = (Picks((0,)), Bets((None, None)))
    game = position(hands="R2 R4 | Y2 Y4", rows=f"{row} | Y0", down=f"{down} | Y1", queue=queue)
    assert game.suggest(0) == taken


@pytest.mark.parametrize(("at", "laid"), [("VIII", "R6"), ("VI", "R0"), ("III", "R3")])
def test_bets_high_where_it_is_worth_it(at: str, laid: str) -> None:
    sites = " ".join(numeral for numeral in ("VIII", "VI", "III", "V", "IX") if numeral != at)
    game = position(at, "R0 R3 R6 | Y2 Y3 Y4", to_come=sites)
    assert game.suggest(0) == bet(laid)


@pytest.mark.parametrize(
    ("bets", "discards", "answer"),
    [
        ("R4 Y3 G3", "V1 V2", HOLD),  # nine of nine, and red has it
        ("R3 Y3 G2", "V4 V5", SEND),  # built by one card more, and won
        ("R3 Y3 G2", "V0 V0", HOLD),
        ("R1 Y3 G0", "V4 V4", HOLD),  # too far away
        ("R3 Y3 G2", "", HOLD),
    ],
)
def test_sends_a_coin_for_more_than_it_is_worth(bets: str, discards: str, answer: a.Send | a.Hold) -> None:
    hands = " | ".join(bets.split())
    game, _ = all_bet(position("IX", hands, coins=(1, 1, 1), discards=discards), bets)
    assert game.suggest(0) == answer


def test_trades_for_the_better_and_else_declines() -> None:
    rows = {"R0 R1 | Y5 Y6 | G2 G3": trade("R0", 1, "Y6"), "R5 R6 | Y0 Y1 | G2 G3": a.Decline()}
    for row, wanted in rows.items():
        game = position(hands="R6 R0 | Y2 Y3 | G2 G3", rows=row, pawns={"V": "R"})
        assert all_bet(game, "R6 Y2 G2")[0].suggest(0) == wanted
    hands = {"R6 R0 R1 | Y2 Y3 | G2 G3": trade("R0", 1), "R6 R4 R5 | Y2 Y3 | G2 G3": a.Decline()}
    for hand, wanted in hands.items():
        game = position(hands=hand, pawns={"V": "R"})
        assert all_bet(game, "R6 Y2 G2")[0].suggest(0) == wanted


def test_who_holds_is_not_advised_to_hold_again() -> None:
    """Advise a seat that is not waited for to send after all: it has no other choice."""
    game, _ = all_bet(position(coins=(1, 1, 1)), "R2 Y2 G2")
    game, _ = game.apply(0, HOLD)
    assert game.suggest(0) == SEND


def test_it_beats_chance() -> None:
    """Win clearly more than half of many games of two against random play."""
    won = 0
    for seed in range(60):
        game, rng = start(2, seed), random.Random(seed)
        sensible = seed % 2
        while game.outcome is None:
            seat = game.waiting_for[0]
            action = game.suggest(seat) if seat == sensible else rng.choice(game.legal_actions(seat))
            game, _ = game.apply(seat, action)
        won += game.outcome.winners == (sensible,)
    assert won > 36
