"""What all games refuse alike: actions that no rule of theirs is asked about, and what somebody types."""

from __future__ import annotations

from collections.abc import Mapping

from rules import new_game
from rules.arriala import actions as a
from rules.canal_du_midi import actions as m
from rules.great_canal.actions import BuildRoad, BuildSettlement, Found, MakeOffer
from rules.kit.bundles import MOST
from tests import toy
from tests.rules.arriala.positions import after, move, position
from tests.rules.arriala.refused import without
from tests.rules.canal_du_midi.positions import asked
from tests.rules.great_canal.positions import goods as bundle
from tests.rules.great_canal.positions import position as market
from tests.rules.great_canal.positions import seat
from tests.rules.refusals import Case, Often, Refused, Typed
from tests.toy.actions import Choose

toy.register()

TURN = position("R1:14")
OVER = after(TURN, a.ProposeEnd(), a.AnswerEnd(True), a.AnswerEnd(True))
MARKET = market()
FOUNDING = new_game("great_canal", seats=3, seed=1)
(FOUNDER,) = FOUNDING.waiting_for
ROADS = market(seat(settlements="D4 n"), hands={0: bundle(brick=1, lumber=1)})
NUMBERS = new_game("toy", seats=2, seed=1)
ALL_CHOSEN = NUMBERS.apply(0, Choose(1))[0].apply(1, Choose(2))[0]


def goods(written: str, rule: str) -> Typed:
    """Return goods that somebody offers, as they are typed."""
    return Typed(MARKET, MakeOffer, "give", written, rule)


CASES: Mapping[str, Refused] = {
    "a move when the game is over": Case(OVER, move("R1", 15), "game.over", 0),
    "a move of a seat that is not there": Case(TURN, move("R1", 15), "game.seat", 3),
    "an action of another game": Case(TURN, m.Send(), "game.action"),  # type: ignore[arg-type]
    "a move out of turn": Case(TURN, move("R1", 15), "game.turn", 1),
    "a move out of turn, without a view": Case(TURN, move("R1", 15), "game.turn", 1, view=False),
    "an answer of whoever has answered": Case(
        after(TURN, a.ProposeEnd(), a.AnswerEnd(True)), a.AnswerEnd(True), "game.turn", 1
    ),
    "a card that does not fit": Typed(TURN, a.CardMove, "card", "muve 3", "game.value"),
    "a beginning that fits several": Typed(position("R1:14 R2:16"), a.Move, "worker", "Ada", "game.value"),
    "a place of no name": Typed(position("R1:14 R2:16"), a.Move, "to", "Narnia", "game.value"),
    "a vineyard where there is none": Typed(
        without("vineyard"), a.GoToVineyard, "vineyard", "Médoc", "game.value"
    ),
    "a card of no colour": Typed(asked(), m.Bet, "card", "13", "game.value"),
    "a place of no name, of many": Typed(FOUNDING, Found, "corner", "zebra", "game.value", FOUNDER),
    "a place of no name, with none possible": Typed(MARKET, BuildSettlement, "corner", "zebra", "game.value"),
    "a corner for the edge of a road": Typed(ROADS, BuildRoad, "edge", "D4 north", "game.kind"),
    "a corner far from all roads": Typed(FOUNDING, Found, "edge", "E3 south", "game.kind", FOUNDER),
    "a word for a number": Typed(NUMBERS, Choose, "number", "two", "game.number"),
    "a word for a number, with none possible": Typed(ALL_CHOSEN, Choose, "number", "two", "game.number"),
    "numbers below zero": Case(MARKET, MakeOffer((-1, *(0,) * 7), (1, *(0,) * 7)), "game.fields"),
    "goods that are none": goods("2 gold", "game.bundle"),
    "no goods": goods(" ,", "game.bundle.empty"),
    "too many goods": goods(f"{MOST + 1} brick", "game.bundle.count"),
    "an answer for no time at all": Often("0", "game.times"),
    "more than is read": Typed(MARKET, MakeOffer, "give", "ore " * 1500, "game.long"),
    "half of an hour": Typed(MARKET, MakeOffer, "hours", "½", "game.hours"),
}
