"""Standing answers: what becomes of coins without being asked (canal_du_midi.R4), and the next bet, said
while others pick (canal_du_midi.R3, R16)."""

from __future__ import annotations

import pytest

from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import actions as a
from rules.canal_du_midi.standing import STANDING, KeepCoins, NextBet, SendIfBehind
from rules.canal_du_midi.state import Bets, Phase, Picks
from rules.language.words import Words
from tests.rules.canal_du_midi.positions import after, all_bet, bet, card, pick, position, site, start

SEND, HOLD = a.Send(), a.Hold()
KEEP, BEHIND = KeepCoins(), SendIfBehind()


def asked(
    bets: str, *, discards: str = "R1 Y3", at: str = "VI", coins: tuple[int, ...] = (1, 2, 1)
) -> CanalDuMidi:
    """Return the position after the reveal; site VI needs 6 of three seats, IX needs 9."""
    hands = "R1 R2 R3 | Y1 Y2 Y4 | G0 G2 G4"
    return all_bet(position(at, hands, coins=coins, discards=discards, to_come="I II"), bets)[0]


def picking(waiting: tuple[int, ...] = (1, 2)) -> CanalDuMidi:
    """Return the position in round 2 in which only some seats have still to take a card."""
    hands = "R1 R3 R3 R2 | Y1 Y2 Y4 | G0 G2 G4"
    queue = (Picks(waiting), Bets((None,) * 3))
    return position("VI", hands, rows="R4 | Y3 | G3", down="R0 | Y0 | G1", queue=queue, to_come="I II")


def ahead(name: str, number: int = 2, at: str = "VI") -> NextBet:
    """Return the bet of a card, said beforehand for a round at a site."""
    return NextBet(number, site(at), card(name))


def test_they_are_offered_to_whoever_has_a_coin_at_any_time() -> None:
    game = start(3)
    assert game.standing_answers(1) == (KEEP, BEHIND)
    assert asked("R3 Y2 G2", coins=(0, 1, 1)).standing_answers(0) == ()
    kinds = {type(standing) for standing in (*game.standing_answers(0), *picking().standing_answers(0))}
    assert kinds == set(STANDING)
    assert {standing.topic for standing in game.standing_answers(0)} == {"coins"}


def test_they_do_nothing_where_no_coin_is_asked_for() -> None:
    for game in (start(3), asked("R3 Y2 G2", coins=(0, 1, 1))):
        assert game.answer(0, KEEP) is None
        assert game.answer(0, BEHIND) is None


def test_keeping_holds_in_both_askings() -> None:
    """Follow canal_du_midi.R4: the first coin opens the second asking, in which that is said again."""
    game = asked("R1 Y2 G4")
    assert game.answer(0, KEEP) == HOLD
    held = after(game, (0, HOLD))
    assert held.answer(0, KEEP) is None
    again = after(held, (1, SEND))
    assert again.answer(0, KEEP) == HOLD
    assert after(again, (0, HOLD)).answer(0, KEEP) is None


@pytest.mark.parametrize(
    ("bets", "discards", "action"),
    [
        ("R3 Y2 G2", "R1 Y3", HOLD),
        ("R2 Y2 G2", "R1 Y3", HOLD),
        ("R1 Y4 G2", "R1 Y3", SEND),
        ("R1 Y4 G2", "R1 Y2", HOLD),
        ("R1 Y2 G0", "R1", HOLD),
        ("R1 Y2 G0", "R1 Y3", SEND),
        ("R1 Y2 G0", "", HOLD),
    ],
    ids=["ahead", "level", "makes up", "cannot make up", "too few in all", "enough in all", "no discards"],
)
def test_a_coin_goes_only_from_behind_and_where_it_can_help(
    bets: str, discards: str, action: a.Send | a.Hold
) -> None:
    assert asked(bets, discards=discards).answer(0, BEHIND) == action


def test_it_is_the_same_in_the_second_asking() -> None:
    game = after(asked("R1 Y4 G2"), (2, SEND))
    assert game.answer(0, BEHIND) == SEND
    assert game.answer(1, BEHIND) == HOLD
    assert game.answer(2, BEHIND) is None


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
def test_players_are_told_what_they_do(language: str) -> None:
    words = Words("canal_du_midi", language)
    told = [words.standing(standing) for standing in (KEEP, BEHIND)]
    labels = [words.standing_label(standing) for standing in (KEEP, BEHIND)]
    assert len({*told, *labels}) == 4
    if language != "en":
        english = Words("canal_du_midi", "en")
        assert told[0] != english.standing(KEEP)
        assert labels[1] != english.standing_label(BEHIND)


def test_a_coin_that_brings_nothing_is_kept() -> None:
    """Follow canal_du_midi.R4: each coin sent takes a discard, and there may be none for the next."""
    game = after(asked("R1 Y4 G0", discards="Y6"), (2, SEND))
    assert game.view(0).cards_for_coins == 0
    assert game.answer(0, BEHIND) == HOLD


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
def test_that_a_coin_brings_nothing_is_said_before_it_is_sent(language: str) -> None:
    """Follow canal_du_midi.R4: in the first round a coin may be sent, for nothing; whoever is asked is told
    so."""
    for game, plain in (
        (asked("R1 Y2 G0", discards=""), asked("R1 Y2 G0")),
        (after(asked("R1 Y2 G0", discards="Y6"), (2, SEND)), after(asked("R1 Y2 G0"), (2, SEND))),
        (after(asked("R1 Y2 G0", discards=""), (0, HOLD)), after(asked("R1 Y2 G0"), (0, HOLD))),
    ):
        words = [Words("canal_du_midi", language, (), one.view(0)) for one in (game, plain)]
        told, usual = [one.render(one.view.status()) for one in words if one.view is not None]
        assert told.startswith(usual + " ")
        lost = game.lost_by(0, SEND)
        assert lost is not None
        assert "2" in words[0].render(lost)
        assert plain.lost_by(0, SEND) is None
        assert game.lost_by(0, HOLD) is None
        assert SEND in game.legal_actions(0), "it is asked, not refused"


def test_the_words_of_the_first_round() -> None:
    game = asked("R1 Y2 G0", discards="")
    words = Words("canal_du_midi", "en", (), game.view(0))
    assert words.render(game.view(0).status()).endswith(
        "If you hold and somebody else sends, you will be asked once more. "
        "There are no discards yet: a coin would bring nothing."
    )
    assert words.render(game.view(1).status()).endswith(
        "There are no discards yet: a coin would bring nothing."
    )
    assert "discards yet" not in words.render(game.view(None).status())
    assert start(3).lost_by(0, SEND) is None


def test_a_bet_is_said_beforehand_while_others_pick() -> None:
    """Follow canal_du_midi.R16: bets are made when all have picked; who has, names any card of the hand."""
    game = picking()
    assert game.standing_answers(0) == (ahead("R1"), ahead("R2"), ahead("R3"))
    assert game.legal_actions(0) == ()
    for seat in (1, 2):
        assert game.standing_answers(seat) == ()
    picked = after(game, (1, pick("Y3")))
    assert [one.card for one in picked.standing_answers(1) if isinstance(one, NextBet)] == [
        card(name) for name in ("Y1", "Y2", "Y3", "Y4")
    ]
    assert start(3).view(0).phase is Phase.BET
    assert NextBet not in {type(one) for one in start(3).standing_answers(0)}, "it is bet now"


def test_it_is_laid_when_all_have_picked_and_once_only() -> None:
    game = after(picking(), (1, pick("Y3")))
    assert game.answer(0, ahead("R2")) is None
    opened = after(game, (2, pick("G3")))
    assert opened.answer(0, ahead("R2")) == bet("R2")
    laid = after(opened, (0, bet("R2")))
    assert laid.answer(0, ahead("R2")) is None
    changed = after(laid, (0, bet("R1")))
    assert changed.answer(0, ahead("R2")) is None, "it does not undo a change (canal_du_midi.R3)"


def test_it_is_for_one_round_and_a_card_that_is_held() -> None:
    opened = after(picking((2,)), (2, pick("G3")))
    for one in (ahead("R2", 1), ahead("R2", 3), ahead("R2", at="V"), ahead("R0"), ahead("Y1")):
        assert opened.answer(0, one) is None
        assert not opened.stands(0, one)


def test_it_stands_until_it_is_laid() -> None:
    game, one = picking((2,)), ahead("R2")
    assert game.stands(0, one)
    assert not game.stands(0, ahead("R2", 1))
    assert not game.stands(0, ahead("R2", at="V"))
    assert not game.stands(0, ahead("G0"))
    opened = after(game, (2, pick("G3")))
    assert opened.stands(0, one)
    laid = after(opened, (0, bet("R2")))
    assert not laid.stands(0, one)
    assert not after(laid, (1, bet("Y1")), (2, bet("G4"))).stands(0, one), "the round is over"
    assert all(asked("R3 Y2 G2").stands(seat, KEEP) for seat in range(3))


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
def test_a_bet_said_beforehand_names_its_card(language: str) -> None:
    game = picking()
    words = Words("canal_du_midi", language, (), game.view(0))
    named = words.value("card", card("R2"))
    for one in (words.standing(ahead("R2")), words.standing_label(ahead("R2"))):
        assert named in one
    assert "2" in words.standing(ahead("R3"))
    assert words.standing_description(NextBet) != words.topic("bet")
