"""The canal is done: with which section, whose the last chips are, what happens at once (R6, R18, R36)."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import FIELD
from rules.great_canal.state import Holding
from tests.rules.great_canal.canals import (
    ALL,
    CANAL,
    NEIGHBOURS,
    alone,
    between,
    but,
    chips,
    dug,
    holding,
    of_canal,
    wake,
    warlord,
)
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
    seat,
)

FLOODED = e.CanalFlooded()
GRAIN = goods(grain=2)


def laid(name: str) -> e.CanalLaid:
    """Return that the last section was laid."""
    return e.CanalLaid(hexagon(name))


def last_but_one(left: str = "C2", *, eighth: str = "D7", chips: int = 0, robber: str = "F4") -> GreatCanal:
    """Return a position in which seat 0's second knight digs the eighth section."""
    first, second, *_ = alone(eighth)
    return position(
        seat(knights=f"{first} 1+, {second} 1"),
        hands={0: GRAIN},
        holdings=holding(chips=chips),
        dug=but(eighth, left),
        robber=hexagon(robber),
    )


# The eighth section (great_canal.R6).


@pytest.mark.parametrize(("eighth", "left"), list(itertools.permutations(CANAL, 2)))
def test_the_last_but_one_completes_it(eighth: str, left: str) -> None:
    """Check great_canal.R6: whichever it is; the last is laid, its chips leave the game."""
    game, second = last_but_one(left, eighth=eighth), alone(eighth)[1]
    assert of_canal(happened(game, wake(second))) == (dug(eighth, 0), laid(left), FLOODED)
    after = act(game, wake(second))
    assert after.dug == ALL
    assert after.flooded
    assert chips(after) == (2, 0, 0, 0)


@pytest.mark.parametrize(("nearer", "farther"), NEIGHBOURS)
def test_one_knight_that_completes_both_last_has_both_dug(nearer: str, farther: str) -> None:
    """Check great_canal.R6, great_canal.R36: the last one dug by the same event pays as the others."""
    middle, one, other = between(nearer, farther), alone(nearer)[0], alone(farther)[0]
    realms = seat(knights=f"{middle} 1"), seat(knights=f"{one} 1+"), seat(knights=f"{other} 1+")
    game = position(*realms, hands={0: GRAIN}, dug=but(nearer, farther))
    events = of_canal(happened(game, wake(middle)))
    assert events == (dug(nearer, 0, 1), dug(farther, 0, 2), FLOODED)
    assert chips(act(game, wake(middle))) == (2, 1, 1, 0)
    assert act(game, wake(middle)).dug == ALL


def test_the_seventh_and_the_eighth_at_once() -> None:
    """Check great_canal.R6: with the eighth the ninth is laid, also when the seventh came with it."""
    middle = between("A3", "B3")
    realms = seat(knights=f"{middle} 1"), seat(knights=f"{alone('A3')[0]} 1+, {alone('B3')[0]} 1+")
    game = position(*realms, hands={0: GRAIN}, dug=but("A3", "B3", "D7"))
    events = of_canal(happened(game, wake(middle)))
    assert events == (dug("A3", 0, 1), dug("B3", 0, 1), laid("D7"), FLOODED)
    assert chips(act(game, wake(middle))) == (2, 2, 0, 0)


@pytest.mark.parametrize("number", range(1, 8))
def test_before_the_eighth_it_is_not_done(number: int) -> None:
    """Check great_canal.R6: with any section before, nothing is laid and nothing flooded."""
    first, second, *_ = alone(CANAL[number - 1])
    game = position(seat(knights=f"{first} 1+, {second} 1"), hands={0: GRAIN}, dug=ALL[: number - 1])
    after = act(game, wake(second))
    assert of_canal(happened(game, wake(second))) == (dug(CANAL[number - 1], 0),)
    assert after.dug == ALL[:number]
    assert not after.flooded


def test_who_stands_at_the_last_has_none_of_its_chips() -> None:
    """Check great_canal.R6: an active knight at the last section gets nothing for it."""
    game = last_but_one()
    pieces = replace(
        game.pieces, realms=(game.pieces.realms[0], seat(knights="C2 n 2+, C2 s 1"), *game.pieces.realms[2:])
    )
    assert chips(act(replace(game, pieces=pieces), wake("D7 ne"))) == (2, 0, 0, 0)


def test_a_knight_that_arrives_completes_it() -> None:
    """Check great_canal.R4, great_canal.R6: in another's turn, by a displaced knight."""
    own = seat(roads="D5 w", knights="D5 sw 2+")
    victim = seat(roads="D5 nw", knights="D5 nw 1+")
    game = position(own, victim, seat(knights="C5 nw 1+"), dug=but("C5", "A4"))
    displace = a.DisplaceKnight(corner("D5 sw"), corner("D5 nw"))
    assert of_canal(happened(game, displace)) == (dug("C5", 1, 2), laid("A4"), FLOODED)


# A Warlord (great_canal.R33, great_canal.R36).

LAST = but("D7", "D6")
X, Y, Z = "D7 n", "D6 s", between("D7", "D6")
"""Corners at D7 alone, at D6 alone, at both."""


def army(own: str, *others: str) -> GreatCanal:
    """Return a position with D7 and D6 left, in which seat 0 has a Warlord."""
    realms = [seat(knights=one) for one in (own, *others)]
    return position(*realms, holdings=holding("warlord"), dug=LAST)


@pytest.mark.parametrize(("order", "done", "lies"), [((X, Y), "D7", "D6"), ((Y, X), "D6", "D7")])
def test_a_warlords_next_knight_does_not_dig_the_last(order: tuple[str, ...], done: str, lies: str) -> None:
    """Check great_canal.R36, great_canal.R33: the first knight completes the eighth section, the next would
    have dug the ninth: it is laid, without chips; the others still wake."""
    game = army(f"{X} 1, {Y} 1, B4 n 2", "D7 s 1+", "D6 sw 1+")
    other = 1 if done == "D7" else 2
    first, second = (e.KnightActivated(0, corner(one)) for one in order)
    assert happened(game, warlord(*order)) == (
        e.CardPlayed(0, "warlord"),
        first,
        dug(done, 0, other),
        laid(lies),
        FLOODED,
        second,
        e.KnightActivated(0, corner("B4 n")),
    )
    after = act(game, warlord(*order))
    assert sum(chips(after)) == 2
    assert chips(after)[other] == 1
    assert all(one.active for one in after.pieces.realms[0].knights)


def test_two_own_knights_of_a_warlord_complete_it() -> None:
    """Check great_canal.R36: three own knights, one of them between both sections, woken second."""
    game = army(f"{X} 1, {Y} 1, {Z} 2")
    assert of_canal(happened(game, warlord(X, Z, Y))) == (dug("D7", 0), laid("D6"), FLOODED)
    assert chips(act(game, warlord(X, Z, Y))) == (2, 0, 0, 0)


def test_one_knight_of_a_warlord_completes_both() -> None:
    """Check great_canal.R36: woken third, the same knight completes both hexes: both pay."""
    game = army(f"{X} 1, {Y} 1, {Z} 2")
    assert of_canal(happened(game, warlord(X, Y, Z))) == (dug("D7", 0), dug("D6", 0), FLOODED)
    assert chips(act(game, warlord(X, Y, Z))) == (4, 0, 0, 0)


# Afterwards.


@pytest.mark.parametrize("section", CANAL)
def test_afterwards_nothing_digs(section: str) -> None:
    """Check great_canal.R6: the canal lies; no section has chips any more."""
    first, second, *_ = alone(section)
    realm = seat(knights=f"{first} 1+, {second} 1")
    game = position(realm, hands={0: GRAIN}, dug=ALL)
    assert happened(game, wake(second)) == (e.KnightActivated(0, corner(second)),)
    assert chips(act(game, wake(second))) == (0, 0, 0, 0)


def test_it_is_done_for_good() -> None:
    """Check great_canal.R6: what flooded the basin does not happen again."""
    game = act(last_but_one(), wake("D7 ne"))
    later = replace(game, pieces=position(seat(knights="C2 n 1+, C2 s 1")).pieces)
    assert of_canal(happened(later, wake("C2 s"))) == ()


# The robber (great_canal.R18).


@pytest.mark.parametrize("robber", ["C1", "F4", "C2", "D7", "F1"])
def test_the_robber_leaves_the_flooded_basin(robber: str) -> None:
    """Check great_canal.R18: from the basin it goes home, without theft; from elsewhere it does not go."""
    game = last_but_one(robber=robber)
    rich = goods(ore=3, wool=2)
    realms = (*game.pieces.realms[:1], seat(settlements="C1 n, F4 n"), *game.pieces.realms[2:])
    pieces = replace(game.pieces, realms=realms)
    game = replace(game, hands=(GRAIN, rich, goods(), goods()), pieces=pieces)
    events = happened(game, wake("D7 ne"))
    after = act(game, wake("D7 ne"))
    returned = (e.RobberReturned(hexagon("F4")),)
    assert of_canal(events)[3:] == (returned if robber == "C1" else ())
    assert of_canal(events)[:3] == (dug("D7", 0), laid("C2"), FLOODED)
    assert after.robber == hexagon("F4" if robber == "C1" else robber)
    assert after.hands == (goods(grain=1), rich, goods(), goods())
    assert after.queue == ()


def test_where_the_robber_goes_home_is_said_by_the_map() -> None:
    """Check great_canal.R18: the desert on which it starts."""
    assert BOARD.robber == hexagon("F4") == last_but_one().robber
    assert BOARD.basin == hexagon("C1")


@pytest.mark.parametrize("done", [False, True])
def test_a_bishop_on_the_basin(done: bool) -> None:
    """Check great_canal.R18: before the flood it may go there, after it not."""
    bishop = a.PlayBishop(hexagon("C1"))
    game = position(holdings=holding("bishop"), dug=ALL if done else ALL[:7])
    if done:
        refused(game, bishop, "great_canal.bishop")
        allowed(game, a.PlayBishop(hexagon("F1")))
    else:
        allowed(game, bishop)
        assert act(game, bishop).robber == hexagon("C1")


@pytest.mark.parametrize("done", [(), ALL])
def test_the_robber_is_never_chased_to_the_basin(done: tuple[int, ...]) -> None:
    """Check great_canal.R18: a knight chases it only to a hex with a token; the basin has none."""
    game = position(seat(knights="D7 n 1+"), robber=hexagon("D7"), dug=done)
    refused(game, a.ChaseRobber(corner("D7 n"), hexagon("C1")), "great_canal.R18.token")


@pytest.mark.parametrize("done", [(), ALL])
def test_the_merchant_is_never_on_the_basin(done: tuple[int, ...]) -> None:
    """Check great_canal.R17, great_canal.R32: it has no resource; on a field it may stand, barren or not."""
    holdings = {0: Holding(progress=("merchant",))}
    game = position(seat(settlements="C1 ne"), holdings=holdings, dug=done)
    refused(game, a.PlayMerchant(hexagon("C1")), "great_canal.merchant")
    near = {hexagon(name) for name in ("B1", "C1", "C2")}
    fields = {one for one in near if game.ground.terrain[one] == FIELD}
    assert offered(game, a.PlayMerchant) == {a.PlayMerchant(one) for one in fields}


# What stays (great_canal.R17).


def test_the_flood_changes_nothing_on_the_board() -> None:
    """Check great_canal.R17: the basin's corners, edges and coast stay; pieces of the canal change nothing
    but themselves."""
    hand = goods(brick=4, lumber=4, wool=4, grain=4, ore=4)
    realm = seat(roads="C1 ne, C2 ne", ships="C1 nw", settlements="C1 n", knights="C2 s 1")
    dry = position(realm, hands={0: hand})
    full = replace(dry, dug=ALL)
    kinds = (a.BuildRoad, a.BuildShip, a.BuildSettlement, a.BuildCity, a.HireKnight)
    for kind in kinds:
        assert offered(dry, kind) == offered(full, kind)
        assert kind is a.BuildSettlement or offered(dry, kind)
    done = act(last_but_one(), wake("D7 ne"))
    assert done.ground == last_but_one().ground


def test_a_knight_digs_and_stays() -> None:
    """Check great_canal.R4: with the last sections too the knights stay active where they stand."""
    after = act(last_but_one(), wake("D7 ne"))
    assert after.pieces.realms[0].knights == (knight("D7 n 1+"), knight("D7 ne 1+w"))
