"""Plans of Canal du Midi: what they wait for, and the next decision as it is foreseen."""

from __future__ import annotations

import pytest

from rules import Action, Condition, Game, meets
from rules import testing as kit
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import actions as a
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.state import Asking, Bets, Phase, Trading
from rules.language.words import Words
from rules.randomness import Randomness
from tests.rules.canal_du_midi.positions import (
    NAMES,
    ROWS,
    after,
    allowed,
    asked,
    bet,
    card,
    pick,
    picking,
    position,
    site,
    trade,
    won,
)
from tests.rules.planned import beside_what_comes

SEND, HOLD = a.Send(), a.Hold()


def passes(game: Game, seat: int) -> Action | None:
    """Return an answer that touches nothing of anybody else; a coin is sent once somebody holds one."""
    assert isinstance(game, CanalDuMidi)
    match game.due:
        case Asking(_, held, senders):
            return SEND if held and not senders else HOLD
        case Trading():
            return a.Decline()
        case _:
            return game.legal_actions(seat)[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("policy", tuple(kit.POLICIES))
def test_the_decision_that_comes_is_the_one_foreseen(seats: int, policy: str) -> None:
    compared: dict[Phase, int] = {}
    for seat, ahead, real in beside_what_comes(kit.played("canal_du_midi", seats, 2, policy, 120), passes):
        assert isinstance(ahead, CanalDuMidi)
        assert isinstance(real, CanalDuMidi)
        if isinstance(real.due, Trading) and not isinstance(ahead.due, Trading):
            continue  # Won since then.
        assert ahead.legal_actions(seat) == real.legal_actions(seat)
        compared[ahead.phase] = compared.get(ahead.phase, 0) + 1
    assert {Phase.PICK, Phase.BET, Phase.REINFORCE} <= set(compared)


def test_who_has_picked_foresees_the_bet() -> None:
    game = after(picking(), (0, pick("R5")))
    ahead = game.ahead(0)
    assert ahead is not None
    assert ahead.legal_actions(0) == (bet("R2"), bet("R4"), bet("R5"))
    assert ahead.site == game.site
    assert not game.supposes(ahead), "all that it shows is certain"


def test_a_face_up_card_is_foreseen_and_a_face_down_one_is_not() -> None:
    """Check canal_du_midi.R2: what is turned over in place of a card nobody can tell."""
    game = picking()
    behind = game.foresee(0, pick("R5"))
    assert behind is not None
    assert behind.phase is Phase.BET
    assert bet("R5") in behind.legal_actions(0)
    assert behind.face_down[0] == game.face_down[0]
    assert game.foresee(0, a.Pick(FACE_DOWN)) is None


def test_who_has_bet_foresees_the_coin_and_then_the_next_row() -> None:
    game = after(position(rows=ROWS, coins=(1, 0, 0), to_come="I II"), (0, bet("R2")))
    ahead = game.ahead(0)
    assert ahead is not None
    assert ahead.legal_actions(0) == (SEND, HOLD)
    assert game.supposes(ahead), "the bets of others in it are made up"
    poor = after(position(rows=ROWS, to_come="I II"), (0, bet("R2"))).ahead(0)
    assert poor is not None
    assert game.supposes(poor)
    assert poor.legal_actions(0) == (pick("R0"), pick("R1"), pick("R5"))


def test_what_the_last_answer_about_coins_brings_is_not_foreseen() -> None:
    game = after(position(rows=ROWS, coins=(1, 0, 0), to_come="I II"), (0, bet("R2")))
    ahead = game.ahead(0)
    assert ahead is not None
    assert ahead.foresee(0, SEND) is None
    assert ahead.foresee(0, HOLD) is None


def test_who_holds_is_asked_again_by_the_first_coin() -> None:
    """Check canal_du_midi.R4: the second asking."""
    game = after(asked(), (0, HOLD))
    ahead = game.ahead(0)
    assert ahead is not None
    assert ahead.view(0).second_asking
    assert game.supposes(ahead), "nobody has sent that coin"
    assert ahead.legal_actions(0) == (SEND, HOLD)
    sent = after(game, (1, SEND), (0, SEND))
    following = sent.ahead(0)
    assert following is not None
    assert following.phase is Phase.BET
    assert following.round == game.round + 1


def test_the_own_trade_comes_after_that_of_others() -> None:
    """Check canal_du_midi.R15."""
    game = won(bets="R6 Y6 G2", pawns={"V": "RY"})
    assert game.waiting_for == (0,)
    ahead = game.ahead(1)
    assert ahead is not None
    assert trade("Y0", 0, "R5") in ahead.legal_actions(1)
    assert not game.supposes(ahead)


def test_nothing_is_foreseen_behind_the_last_round() -> None:
    game = after(position(number=9, to_come=""), (0, bet("R2")))
    assert game.ahead(0) is None
    assert game.ahead(1) is None


def test_hands_and_bets_of_others_show_in_nothing_that_is_foreseen() -> None:
    game = after(position(rows=ROWS, coins=(1, 1, 1), to_come="I II"), (0, bet("R2")), (1, bet("Y4")))
    dealt = [game.redeal(0, Randomness(str(number))) for number in range(8)]
    assert len({(other.hands[1], other.queue) for other in dealt}) > 1
    assert len({other.ahead(0) for other in dealt}) == 1
    assert len({other.awaited(0) for other in dealt}) == 1


@pytest.mark.parametrize(
    ("game", "seat", "action", "condition"),
    [
        (picking(), 1, pick("Y5"), Condition("took_face_up", (("seat", 1), ("card", card("Y5"))))),
        (picking(), 1, a.Pick(FACE_DOWN), Condition("took_face_down", (("seat", 1),))),
        (asked(), 1, SEND, Condition("coin_sent", (("seat", 1),))),
        (
            after(position(), (0, bet("R2")), (1, bet("Y2"))),
            2,
            bet("G4"),
            Condition("bet_shown", (("seat", 2), ("card", card("G4")))),
        ),
        (
            after(position("I", to_come="IX"), (0, bet("R2")), (1, bet("Y2"))),
            2,
            bet("G4"),
            Condition("site_revealed", (("site", site("IX")),)),
        ),
        (
            after(position("I"), (0, bet("R4")), (1, bet("Y3"))),
            2,
            bet("G4"),
            Condition("site_built", (("site", site("I")), ("winners", 2))),
        ),
        (
            after(position("IX"), (0, bet("R2")), (1, bet("Y2"))),
            2,
            bet("G2"),
            Condition("site_delayed", (("site", site("IX")),)),
        ),
        (
            won(bets="R2 Y6 G2", pawns={"V": "Y"}),
            1,
            trade("Y0", 0, "R5"),
            Condition("face_up_traded", (("seat", 1), ("other", 0))),
        ),
    ],
)
def test_what_others_do_is_awaited_and_met(
    game: CanalDuMidi, seat: int, action: Action, condition: Condition
) -> None:
    assert condition in game.awaited(0)
    _, events = allowed(game, action, seat)
    assert [event for event in events if meets(condition, event)]


def test_what_cannot_be_any_more_is_not_awaited() -> None:
    game = after(asked((1, 1, 0)), (1, SEND))
    tags = [condition.event for condition in game.awaited(0)]
    assert "coin_sent" not in tags
    assert "bet_shown" not in tags
    assert "took_face_up" not in tags
    assert isinstance(position().due, Bets)
    shown = [dict(one.values) for one in position().awaited(0) if one.event == "bet_shown"]
    assert {"seat": 1, "card": card("Y4")} in shown
    assert {"seat": 0, "card": card("R4")} not in shown


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Béa takes a face-up card; somebody wins site"),
        ("fr", "Béa prend une carte visible; quelqu’un remporte le chantier"),
        ("de", "Béa eine offene Karte nimmt; jemand Baustelle"),
        ("oc", "Béa pren una carta visibla; qualqu’un ganha lo chantièr"),
    ],
)
def test_conditions_are_clauses(language: str, said: str) -> None:
    words = Words("canal_du_midi", language, NAMES, position().view(0))
    conditions = (
        Condition("took_face_up", (("seat", 1),)),
        Condition("site_built", (("site", site("IX")),)),
    )
    assert "; ".join(map(words.condition, conditions)).startswith(said)
