"""The scenario of the Great Canal, sentence by sentence: the small islands, the completion, the end."""

from __future__ import annotations

import pytest

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import GRAIN
from rules.great_canal.state import Barbarians
from tests.rules.great_canal.canals import ALL, but, chips, dug, holding, of_canal, wake
from tests.rules.great_canal.positions import (
    BOARD,
    act,
    allowed,
    corner,
    goods,
    happened,
    hexagon,
    knight,
    offered,
    position,
    refused,
    rolls,
    seat,
)
from tests.rules.great_canal.rolling import rolled

GRAINS = goods(grain=2)


# Gold diggers and traders on the small islands (great_canal.R8, great_canal.R19).

LINE = "E3 w, F2 nw, F2 w"
"""Ships from D3 s over F2 n and F1 ne to G1 n: a harbour for brick, then gold."""


@pytest.mark.parametrize("state", ["", "+"])
@pytest.mark.parametrize("more", ["", ", G1 nw 2"])
def test_a_gold_digger(state: str, more: str) -> None:
    """Check the scenario, gold; great_canal.R8: a resource of choice on an 8, active or not, one in all."""
    game = position(seat(ships=LINE, knights=f"G1 n 1{state}{more}"), rolled=False)
    game = rolled(game, 8)
    assert len(offered(game, a.TakeResource)) == 5
    after = act(game, a.TakeResource("ore"))
    assert after.hands[0] == goods(ore=1)
    assert after.queue == ()
    assert rolled(position(seat(ships=LINE, knights="G1 n 1+"), rolled=False), 9).queue == ()


def test_a_knight_sails_to_the_gold() -> None:
    """Check the scenario, gold: along own ships; without the last one it does not get there."""
    to_gold = a.MoveKnight(corner("D3 s"), corner("G1 n"))
    game = position(seat(ships=LINE, knights="D3 s 1+"))
    allowed(game, to_gold)
    digger = act(act(game, to_gold), a.EndTurn())
    assert rolled(digger, 8).waiting_for == (0,)
    short = position(seat(ships="E3 w, F2 nw", knights="D3 s 1+"))
    refused(short, to_gold, "great_canal.R20.move")


@pytest.mark.parametrize("state", ["", "+"])
def test_a_trader(state: str) -> None:
    """Check the scenario, traders; great_canal.R8: the harbour of its corner, active or not; not before."""
    trade, hand = a.TradeBank("brick", "ore"), {0: goods(brick=2)}
    allowed(position(seat(ships=LINE, knights=f"F1 ne 1{state}"), hands=hand), trade)
    refused(position(seat(ships=LINE, knights="F2 n 1+"), hands=hand), trade, "great_canal.R57")
    arriving = position(seat(ships=LINE, knights="D3 s 1+"), hands=hand)
    refused(arriving, trade, "great_canal.R57")
    allowed(act(arriving, a.MoveKnight(corner("D3 s"), corner("F1 ne"))), trade)


def test_knights_of_the_small_islands_do_not_defend() -> None:
    """Check the scenario, knights; great_canal.R8, R19: they do not count and are not turned inactive."""
    own = seat(ships=LINE, knights="G1 n 3+, D3 s 1+", cities="C6 n, D4 s")
    game = rolls(position(own, rolled=False, barbarians=Barbarians(6, 0)), 1, 2, "fleet")
    assert e.Attacked(2, (1, 0, 0, 0)) in happened(game, a.Roll())
    assert act(game, a.Roll()).pieces.realms[0].knights == (knight("D3 s 1"), knight("G1 n 3+"))


# The canal is done.


def test_the_last_section_but_one_completes_the_canal() -> None:
    """Check the scenario, completion: nine sections; with the eighth the ninth lies, its chips are out."""
    assert len(BOARD.canal) == 9
    game = position(seat(knights="B3 se 1+, B3 nw 1"), hands={0: GRAINS}, dug=but("B3", "C3"))
    assert of_canal(happened(game, wake("B3 nw"))) == (
        dug("B3", 0),
        e.CanalLaid(hexagon("C3")),
        e.CanalFlooded(),
    )
    assert sum(chips(act(game, wake("B3 nw")))) == 2
    assert not game.flooded
    assert act(game, wake("B3 nw")).flooded


def test_a_knight_between_the_last_two_digs_both() -> None:
    """Check the scenario, completion: only if both come at the same time, the ninth is dug with its chips."""
    game = position(
        seat(knights="B3 s 1, B3 nw 1+"), seat(knights="C3 s 1+"), hands={0: GRAINS}, dug=but("B3", "C3")
    )
    assert of_canal(happened(game, wake("B3 s"))) == (dug("B3", 0), dug("C3", 0, 1), e.CanalFlooded())
    assert chips(act(game, wake("B3 s"))) == (3, 1, 0, 0)


def test_from_then_on_the_fields_yield() -> None:
    """Check the scenario, completion; great_canal.R33: all are turned over, the basin too; all give grain."""
    realm = seat(settlements="B2 n, C3 se, D2 s, B1 nw, D3 s")
    for total, done in ((10, ALL), (5, ALL), (3, ALL), (4, ALL), (12, ALL), (5, but("C3", "D7"))):
        after = rolled(position(realm, rolled=False, dug=done), total)
        assert after.hands[0][GRAIN] == (done == ALL)
    game = rolled(position(rolled=False, dug=ALL), 7)
    refused(game, a.MoveRobber(BOARD.basin), "great_canal.R18")


# The end.


@pytest.mark.parametrize(("seats", "goal"), [(3, 21), (4, 18)])
def test_the_points_that_win(seats: int, goal: int) -> None:
    """Check the scenario, end; great_canal.R9: 21 with three, 18 with four, in one's own turn."""
    realms = seat(knights="D7 n 1"), seat(knights="D7 s 1+")
    holdings = {0: holding(chips=goal - 2)[0], 1: holding(chips=goal - 1)[0]}
    game = act(position(*realms, seats=seats, hands={0: GRAINS}, holdings=holdings), wake("D7 n"))
    assert game.view(None).scores[:2] == (goal - 1, goal)
    assert game.outcome is None
    after = act(game, a.EndTurn())
    assert after.outcome is not None
    assert after.outcome.winners == (1,)


def test_a_turn_with_digging_can_be_ended() -> None:
    """Check great_canal.R35: after the roll always, before it never, with what one can do or not."""
    realm = seat(knights="D7 n 1+, D7 s 1")
    before = position(realm, hands={0: GRAINS}, holdings=holding("warlord"), rolled=False)
    refused(before, a.EndTurn(), "great_canal.unrolled")
    for sections in ((), but("D7", "C2")):
        game = position(realm, hands={0: GRAINS}, holdings=holding("warlord"), dug=sections)
        allowed(game, a.EndTurn())
        allowed(act(game, wake("D7 s")), a.EndTurn())
        allowed(act(game, a.PlayWarlord()), a.EndTurn())
