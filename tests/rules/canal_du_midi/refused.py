"""Positions of Canal du Midi with an action that is refused, for each refusal and each way it is worded."""

from __future__ import annotations

from collections.abc import Mapping

from rules.canal_du_midi import actions as a
from rules.canal_du_midi.components import FACE_DOWN
from tests.rules.canal_du_midi.positions import (
    after,
    asked,
    bet,
    pick,
    picking,
    position,
    trade,
    won,
)
from tests.rules.refusals import Case

BETTING = position()
SEND, HOLD = a.Send(), a.Hold()
BY_HAND = won(rows=" | | ")


def _case(game: object, seat: int, action: object, rule: str) -> Case:
    """Return a case of this game by the short id of its rule."""
    return Case(game, action, f"canal_du_midi.{rule}", seat)  # type: ignore[arg-type]


CASES: Mapping[str, Case] = {
    "a pick while coins are sent": _case(asked(), 0, a.Pick(FACE_DOWN), "moment.pick"),
    "a pick while there is a trade": _case(won(), 0, pick("R0"), "moment.pick"),
    "a pick while bets are made": _case(BETTING, 0, a.Pick(FACE_DOWN), "R10"),
    "a bet while cards are taken": _case(picking(), 0, bet("R2"), "R16"),
    "a bet while coins are sent": _case(asked(), 0, bet("R3"), "moment.bet"),
    "a bet while there is a trade": _case(won(), 0, bet("R3"), "moment.bet"),
    "a coin while cards are taken": _case(picking(), 0, SEND, "moment.reinforce"),
    "a coin while bets are made": _case(BETTING, 0, SEND, "moment.reinforce"),
    "a coin while there is a trade": _case(won(), 0, HOLD, "moment.reinforce"),
    "a trade while cards are taken": _case(picking(), 0, a.Decline(), "moment.trade"),
    "a trade while bets are made": _case(BETTING, 0, trade("R2", 1), "moment.trade"),
    "a trade while coins are sent": _case(asked(), 0, a.Decline(), "moment.trade"),
    "a card that is not there": _case(BETTING, 0, bet("V1"), "unknown.card"),
    "a pick of what does not lie face up": _case(picking(), 0, pick("R3"), "pick.row"),
    "a pick with nothing face up": _case(
        picking(rows=" | Y0 Y1 Y5", down="R6 R3 | Y6 Y3"), 0, pick("R0"), "pick.row"
    ),
    "a pick with nothing face down": _case(picking(down=" | Y6 Y3"), 0, a.Pick(FACE_DOWN), "pick.face_down"),
    "a pick with nothing in front": _case(
        picking(rows=" | Y0 Y1 Y5", down=" | Y6 Y3"), 0, a.Pick(FACE_DOWN), "pick.face_down"
    ),
    "a bet with nothing else in the hand": _case(
        after(position(hands="R3 R3 | Y2 Y3"), (0, bet("R3"))), 0, bet("R5"), "bet.hand"
    ),
    "a bet of what is not held": _case(BETTING, 0, bet("R5"), "bet.hand"),
    "the same bet again": _case(after(BETTING, (0, bet("R2"))), 0, bet("R2"), "bet.same"),
    "a coin without one": _case(asked((0, 1, 1)), 0, SEND, "coin.none"),
    "an answer after a coin was sent": _case(
        after(asked((2, 1, 1)), (0, SEND), (1, HOLD)), 1, SEND, "R4.stands"
    ),
    "a coin held again": _case(after(asked(), (0, HOLD)), 0, HOLD, "R4.held"),
    "a trade with oneself": _case(won(), 0, trade("R0", 0, "R1"), "trade.seat"),
    "a trade of what does not lie face up": _case(won(), 0, trade("R3", 1, "Y0"), "trade.give"),
    "a trade for what does not lie face up": _case(won(), 0, trade("R0", 1, "Y3"), "trade.take"),
    "a trade that names nothing": _case(won(), 0, trade("R0", 1), "trade.named"),
    "a trade by hand that names a card": _case(BY_HAND, 0, trade("R3", 1, "Y3"), "trade.unseen"),
    "a trade by hand of what is not held": _case(BY_HAND, 0, trade("R0", 1), "trade.hand"),
}
