"""Picking a new worker card (step B)."""

from __future__ import annotations

import pytest

from rules.canal_du_midi import actions as a
from rules.canal_du_midi.components import FACE_DOWN, FILE
from rules.canal_du_midi.events import TookFaceDown, TookFaceDownCard, TookFaceUp, TurnedOver
from rules.canal_du_midi.state import Bets, Phase, Picks
from tests.rules.canal_du_midi.positions import (
    BOX,
    after,
    all_bet,
    allowed,
    bet,
    card,
    cards,
    found,
    names,
    pick,
    picking,
    position,
    refused,
    start,
)


def test_who_holds_fewer_than_three_takes_one() -> None:
    """Follow the rule text, step B; canal_du_midi.R2: all with fewer than 3 in hand and cards in front."""
    game = position(hands="R2 R3 R4 | Y2 Y3 Y4", rows="R0 | Y0", to_come="I II")
    game, _ = all_bet(game, "R2 Y2")
    assert game.due == Picks((1, 0))
    assert game.view(None).phase is Phase.PICK


def test_nobody_picks_in_the_first_round() -> None:
    """Follow canal_du_midi.R10: a full hand in round 1."""
    refused(start(3), 0, a.Pick(FACE_DOWN), "R10")


def test_who_has_no_cards_in_front_is_not_waited_for() -> None:
    """Follow canal_du_midi.R2, canal_du_midi.R10: not in the last rounds, nor alone."""
    game = position(hands="R2 R3 | Y2 Y3", to_come="I II", number=7)
    game, _ = all_bet(game, "R2 Y2")
    assert isinstance(game.due, Bets)
    game = position(hands="R2 R3 | Y2 Y3", rows="R0 |", to_come="I II")
    game, _ = all_bet(game, "R2 Y2")
    assert game.due == Picks((0,))
    assert game.waiting_for == (0,)
    assert game.legal_actions(1) == ()


def test_a_face_up_card() -> None:
    """Follow the rule text, step B: it goes to the hand, and a face-down one is flipped over in its place."""
    game, events = allowed(picking(), pick("R1"), 0)
    assert names(game.hands[0]) == "R1 R2 R4"
    turned = game.face_up[0][1]
    assert game.face_up[0] == (card("R0"), turned, card("R5"))
    assert sorted((turned, *game.face_down[0])) == sorted(cards("R3 R6"))
    assert events == (TookFaceUp(0, card("R1")), TurnedOver(0, turned))


def test_there_are_always_three_face_up_but_for_the_last_rounds() -> None:
    """Follow the rule text, step B: three stay face up while any lies face down; canal_du_midi.R2: then
    fewer."""
    game, events = allowed(picking(down="|"), pick("R1"), 0)
    assert names(game.face_up[0]) == "R0 R5"
    assert events == (TookFaceUp(0, card("R1")),)


def test_which_one_is_turned_over_is_chance() -> None:
    """Follow canal_du_midi.R2: a face-down one at random."""
    turned = {allowed(picking(seed=seed), pick("R1"), 0)[0].face_up[0][1] for seed in range(30)}
    assert turned == set(cards("R3 R6"))


def test_a_face_down_card() -> None:
    """Follow the rule text, step B; canal_du_midi.R10: taken unseen, the owner alone learns which; the row
    stays."""
    taken: set[int] = set()
    for seed in range(30):
        game, events = allowed(picking(seed=seed), a.Pick(FACE_DOWN), 0)
        assert game.face_up[0] == cards("R0 R1 R5")
        assert len(game.face_down[0]) == 1
        private = found(events, TookFaceDownCard)[0]
        assert isinstance(private, TookFaceDownCard)
        assert events == (TookFaceDown(0), private)
        assert private.audience() == (0,)
        assert private.card in game.hands[0]
        assert {private.card, *game.face_down[0]} == set(cards("R3 R6"))
        taken.add(private.card)
    assert taken == set(cards("R3 R6"))


def test_the_owner_may_work_out_the_values_and_nobody_sees_a_place() -> None:
    """Follow canal_du_midi.R10: the own face-down values by points, the others' only by their number."""
    game = picking()
    assert game.view(0).own_face_down == cards("R3 R6")
    assert game.view(None).own_face_down is None
    assert game.view(1).face_down == (2, 2)


def test_any_order() -> None:
    """Follow canal_du_midi.R3: in any order, and what one gets does not depend on it."""
    one = after(picking(), (0, a.Pick(FACE_DOWN)), (1, pick("Y5")))
    other = after(picking(), (1, pick("Y5")), (0, a.Pick(FACE_DOWN)))
    assert one == other
    assert isinstance(one.due, Bets)


def test_all_picks_come_before_the_bets() -> None:
    """Follow canal_du_midi.R16: bets only when all picks are in; who has picked waits."""
    game = after(picking(), (0, pick("R5")))
    assert game.waiting_for == (1,)
    refused(game, 0, bet("R5"), "R16")
    refused(game, 1, bet("Y4"), "R16")
    refused(game, 0, pick("R0"), "game.turn")
    game = after(game, (1, pick("Y5")))
    assert set(game.waiting_for) == {0, 1}
    refused(game, 1, pick("Y0"), "R10")


@pytest.mark.parametrize(
    ("taken", "rule"),
    [
        (card("R4"), "pick.row"),
        (card("R6"), "pick.row"),
        (card("Y0"), "pick.row"),
        (card("G0"), "unknown.card"),
        (99, "unknown.card"),
        (-2, "unknown.card"),
    ],
)
def test_only_own_cards_in_front(taken: int, rule: str) -> None:
    """Follow the rule text, step B: from the cards in front of them: no hand card, no face-down one by name,
    nobody else's."""
    refused(picking(), 0, a.Pick(taken), rule)


def test_no_face_down_card_is_left() -> None:
    """Follow the rule text, step B: face up or face down, while there are such."""
    refused(picking(down="|"), 0, a.Pick(FACE_DOWN), "pick.face_down")
    assert picking(down="|").legal_actions(0) == tuple(map(pick, ("R0", "R1", "R5")))
    refused(picking(rows="|", down="R6 | Y6"), 0, pick("R0"), "pick.row")


def test_equal_cards_are_one_choice() -> None:
    """Offer two diggers of a colour once: they are the same card."""
    game = picking(rows="R4 R3 R4 | Y4 Y3 Y4", down="|")
    assert game.legal_actions(0) == (pick("R3"), pick("R4"))
    assert names(after(game, (0, pick("R4"))).face_up[0]) == "R3 R4"


def test_other_steps_are_not_for_now() -> None:
    """Follow canal_du_midi.R2: the steps in their order."""
    for action in (a.Send(), a.Hold()):
        refused(picking(), 0, action, "moment.reinforce")
    for action in (a.Decline(), a.Trade(card("R0"), 1, card("Y0"))):
        refused(picking(), 0, action, "moment.trade")


def test_the_packaged_file() -> None:
    """Keep cards by points wherever their order means nothing."""
    assert FILE == "sites.toml"
    game = start(4)
    for hand in (*game.hands, *game.face_down):
        assert [BOX.points_of(one) for one in hand] == sorted(map(BOX.points_of, hand))
