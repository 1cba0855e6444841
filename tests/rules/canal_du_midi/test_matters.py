"""What is asked of whom, as everybody may read it: picks, bets, coins, trades."""

from __future__ import annotations

from rules import Matter
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import actions as a
from rules.canal_du_midi import events as e
from rules.language.words import Words
from tests.rules.canal_du_midi.positions import after, all_bet, position, start

SEND, HOLD = a.Send(), a.Hold()


def matter(game: CanalDuMidi) -> Matter:
    """Return the one question that is open."""
    (found,) = game.view(None).open_matters()
    return found


def coins_asked(bets: str = "R1 Y2 G4", discards: str = "R1 Y3") -> CanalDuMidi:
    """Return the position after the reveal at site VI, which needs 6 of three seats."""
    hands = "R1 R2 R3 | Y1 Y2 Y4 | G0 G2 G4"
    return all_bet(position("VI", hands, coins=(1, 2, 1), discards=discards, to_come="I II"), bets)[0]


def text_of(game: CanalDuMidi) -> str:
    return Words("canal_du_midi", "en", ("Ada", "Béa", "Chloé"), game.view(None)).asked(matter(game))


def test_a_bet_is_asked_of_all_and_only_who_has_bet_is_told() -> None:
    game = start(3)
    first = matter(game)
    assert (first.asked, first.answers, first.choices) == (game.waiting_for, (), ())
    once = after(game, (1, a.Bet(game.hands[1][0])))
    later = matter(once)
    assert later.key == first.key
    assert later.answers == (e.BetMade((1,)),)
    assert 1 not in later.asked
    changed = after(once, (1, a.Bet(once.hands[1][0])))
    assert matter(changed) == later, "another card in its place is nobody's business"


def test_coins_are_asked_for_with_buttons_for_all() -> None:
    game = coins_asked()
    asked = matter(game)
    assert asked.choices == (SEND, HOLD)
    assert asked.asked == game.waiting_for
    assert "together 7, need 6. Send a coin for a reinforcement, or hold?" in text_of(game)
    held = matter(after(game, (0, HOLD)))
    assert (held.key, held.answers) == (asked.key, (e.CoinHeld((0,)),))


def test_the_second_asking_is_another_question() -> None:
    """Follow canal_du_midi.R4: after the first coin all others are asked once more, and answers stand."""
    game = coins_asked()
    again = after(game, (0, HOLD), (1, SEND))
    assert matter(again).key != matter(game).key
    assert matter(again).answers == (e.CoinSent(1, True),)
    assert set(matter(again).asked) == {0, 2}
    last = after(again, (2, SEND))
    assert matter(last).key == matter(again).key
    assert matter(last).answers == (e.CoinSent(1, True), e.CoinSent(2, False))


def test_the_same_asking_with_other_bets_is_another_question() -> None:
    """A game that has gone back and comes to the same step again asks anew."""
    assert matter(coins_asked("R1 Y2 G4")).key != matter(coins_asked("R1 Y2 G2")).key
    assert matter(coins_asked()).key == matter(coins_asked()).key


def test_a_coin_in_vain_is_told_in_the_question() -> None:
    assert "There are no discards yet: a coin would bring nothing." in text_of(coins_asked(discards=""))
    assert "would bring nothing" not in text_of(coins_asked())


def test_a_trade_may_be_declined_in_the_open() -> None:
    """Follow canal_du_midi.R15: each trader is asked a question of their own."""
    hands = "R6 R3 R4 | Y6 Y3 Y4 | G2 G3 G4"
    rows = "R0 R1 R5 | Y0 Y1 Y5 | G0 G1 G5"
    game, _ = all_bet(position("VI", hands, rows=rows, pawns={"V": "RY"}), "R6 Y6 G2")
    asked = matter(game)
    assert (asked.asked, asked.choices) == ((0,), (a.Decline(),))
    later = matter(after(game, (0, a.Decline())))
    assert later.asked == (1,)
    assert later.key != asked.key


def test_nothing_is_asked_when_the_game_is_over() -> None:
    game = start(2)
    while game.waiting_for:
        assert matter(game).asked == game.waiting_for
        seat = game.waiting_for[0]
        game, _ = game.apply(seat, game.suggest(seat))
    assert game.view(None).open_matters() == ()
