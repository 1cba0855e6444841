"""Digging: when two knights stand active at a section of the canal, whose the chips are (great_canal.R4)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.state import Barbarians
from rules.great_canal.topology import CORNER_DIRECTIONS, CORNER_HEXES, HEX_NAMES
from tests.rules.great_canal.canals import (
    ALL,
    CANAL,
    NEIGHBOURS,
    alone,
    between,
    chips,
    dug,
    holding,
    of_canal,
    wake,
)
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    edge,
    goods,
    happened,
    hexagon,
    knight,
    position,
    seat,
)
from tests.rules.great_canal.rolling import rolled

GRAIN = goods(grain=2)


def camp(*knights: str, hand: dict[str, int] | None = None, **fields: Any) -> GreatCanal:
    """Return a position with the knights of each seat; the seat in turn has grain, or another hand."""
    active = fields.get("active", 0)
    held = GRAIN if hand is None else goods(**hand)
    return position(*[seat(knights=one) for one in knights], hands={active: held}, **fields)


# The second knight.


@pytest.mark.parametrize("section", CANAL)
def test_the_second_active_knight_digs(section: str) -> None:
    """Check great_canal.R4: at each section, at once when it is activated; two chips for one owner."""
    first, second, *_ = alone(section)
    game = camp(f"{first} 1+, {second} 1")
    assert happened(game, wake(second)) == (e.KnightActivated(0, corner(second)), dug(section, 0))
    after = act(game, wake(second))
    assert after.dug == (CANAL.index(section),)
    assert after.view(None).dug == after.dug
    assert chips(after) == (2, 0, 0, 0)
    assert after.view(None).scores == (2, 0, 0, 0)


@pytest.mark.parametrize("section", CANAL)
def test_two_owners_have_a_chip_each(section: str) -> None:
    """Check great_canal.R4: one chip for each of two owners, whoever is in turn and whoever was first."""
    first, second, *_ = alone(section)
    game = camp("", f"{first} 1+", f"{second} 1", active=2)
    assert of_canal(happened(game, wake(second))) == (dug(section, 1, 2),)
    assert chips(act(game, wake(second))) == (0, 1, 1, 0)
    other = camp(f"{first} 1", "", "", f"{second} 3+")
    assert of_canal(happened(other, wake(first))) == (dug(section, 0, 3),)
    assert chips(act(other, wake(first))) == (1, 0, 0, 1)


def test_each_pair_of_corners_digs_what_lies_at_both() -> None:
    """Check great_canal.R4, great_canal.R3: all sections at which both knights stand; no other hex, the
    lake, the basin and the small islands neither."""
    for name in HEX_NAMES:
        corners = [f"{name} {direction}" for direction in CORNER_DIRECTIONS]
        for first, second in itertools.combinations(corners, 2):
            common = set(CORNER_HEXES[corner(first)]) & set(CORNER_HEXES[corner(second)])
            sections = tuple(section for section in ALL if hexagon(CANAL[section]) in common)
            assert hexagon(name) in common
            after = act(camp(f"{first} 1+, {second} 1"), wake(second))
            assert after.dug == sections
            assert chips(after) == (2 * len(sections), 0, 0, 0)


def test_one_active_knight_digs_nothing() -> None:
    """Check great_canal.R4: inactive knights do not count, however many there are."""
    game = camp("D7 n 1, D7 s 1", "D7 se 3, D7 ne 2")
    after = act(game, wake("D7 n"))
    assert after.dug == ()
    assert chips(after) == (0, 0, 0, 0)


@pytest.mark.parametrize("levels", list(itertools.product((1, 2, 3), repeat=2)))
def test_strength_does_not_count(levels: tuple[int, int]) -> None:
    """Check great_canal.R4: no strength; a chip each for a basic knight and a mighty one."""
    game = camp(f"D7 n {levels[0]}", f"D7 s {levels[1]}+")
    assert chips(act(game, wake("D7 n"))) == (1, 1, 0, 0)


def test_the_knights_stay_active_and_nothing_is_paid() -> None:
    """Check great_canal.R4: knights stay active; the activation's grain is all that it costs."""
    game = act(camp("D7 n 1", "D7 s 2+"), wake("D7 n"))
    assert game.pieces.realms[0].knights == (knight("D7 n 1+w"),)
    assert game.pieces.realms[1].knights == (knight("D7 s 2+"),)
    assert game.hands == (goods(grain=1), goods(), goods(), goods())


def test_nobody_is_asked() -> None:
    """Check great_canal.R4: it cannot be refused or put off."""
    game = act(camp("D7 n 1", "D7 s 1+"), wake("D7 n"))
    assert game.queue == ()
    assert game.waiting_for == (0,)
    allowed(game, a.EndTurn())


def test_it_is_dug_once() -> None:
    """Check great_canal.R4: a section that lies is not dug again."""
    game = act(camp("D7 n 1, D7 s 1+, D7 se 2"), wake("D7 n"))
    assert of_canal(happened(game, wake("D7 se"))) == ()
    assert chips(act(game, wake("D7 se"))) == (2, 0, 0, 0)
    assert act(game, wake("D7 se")).dug == (0,)


@pytest.mark.parametrize("before", [(3,), (1, 8), (2, 5, 7)])
def test_the_sections_that_lie_are_named_from_the_lake_on(before: tuple[int, ...]) -> None:
    """Check great_canal.R4: they may be dug in any order, and stand in that of the canal."""
    assert act(camp("D7 n 1", "D7 s 1+", dug=before), wake("D7 n")).dug == (0, *before)


def test_a_third_knight_comes_too_late() -> None:
    """Check great_canal.R4: the second one dug at once; a third owner never has a chip of that section."""
    game = act(camp("D7 n 1+", "D7 s 1", "D7 se 1", active=1), wake("D7 s"))
    assert chips(game) == (1, 1, 0, 0)
    later = position(*game.pieces.realms, active=2, hands={2: GRAIN}, dug=game.dug)
    assert of_canal(happened(later, wake("D7 se"))) == ()


def test_the_robber_does_not_hinder_digging() -> None:
    """Check great_canal.R17, great_canal.R4: neither the robber nor buildings at the hex."""
    realm = seat(knights="D7 n 1+, D7 s 1", cities="D7 se")
    game = position(realm, hands={0: GRAIN}, robber=hexagon("D7"))
    assert chips(act(game, wake("D7 s"))) == (2, 0, 0, 0)
    assert act(game, wake("D7 s")).robber == hexagon("D7")


# Between two sections.


@pytest.mark.parametrize(("nearer", "farther"), NEIGHBOURS)
def test_a_knight_between_two_digs_both(nearer: str, farther: str) -> None:
    """Check great_canal.R4: one event completes both, the one nearer the lake first."""
    middle, one, other = between(nearer, farther), alone(nearer)[0], alone(farther)[0]
    game = camp(f"{middle} 1", f"{one} 1+", f"{other} 2+")
    assert of_canal(happened(game, wake(middle))) == (dug(nearer, 0, 1), dug(farther, 0, 2))
    after = act(game, wake(middle))
    assert after.dug == (CANAL.index(nearer), CANAL.index(farther))
    assert chips(after) == (2, 1, 1, 0)


@pytest.mark.parametrize(("nearer", "farther"), NEIGHBOURS)
def test_two_knights_between_two_dig_both(nearer: str, farther: str) -> None:
    """Check great_canal.R4: two knights, each of them between the same two, have the chips of both."""
    corners = [f"{nearer} {direction}" for direction in CORNER_DIRECTIONS]
    first, second = [one for one in corners if hexagon(farther) in CORNER_HEXES[corner(one)]]
    game = camp(f"{first} 1+", f"{second} 1", active=1)
    assert of_canal(happened(game, wake(second))) == (dug(nearer, 0, 1), dug(farther, 0, 1))
    assert chips(act(game, wake(second))) == (2, 2, 0, 0)


def test_a_knight_between_two_digs_where_another_stands() -> None:
    """Check great_canal.R4: at each section two are needed; one that is dug is left out."""
    middle = between("D6", "C5")
    alone_there = camp(f"{middle} 1", f"{alone('C5')[0]} 1+", f"{alone('D6')[0]} 1")
    assert of_canal(happened(alone_there, wake(middle))) == (dug("C5", 0, 1),)
    done = camp(f"{middle} 1", f"{alone('C5')[0]} 1+", f"{alone('D6')[0]} 1+", dug=(1,))
    assert of_canal(happened(done, wake(middle))) == (dug("C5", 0, 1),)
    assert act(done, wake(middle)).dug == (1, 2)


# What digs nothing.


def test_moving_digs_nothing() -> None:
    """Check great_canal.R4: a knight that moves arrives inactive, and digs when it is activated again."""
    realm = seat(roads="D7 se", knights="D7 se 1+")
    away = seat(roads="D8 sw", knights="D8 s 1+")
    for own, start in ((realm, "D7 se"), (away, "D8 s")):
        target = "D7 s" if own is realm else "D7 se"
        game = position(own, seat(knights="D7 n 1+"), hands={0: GRAIN})
        moved = act(game, a.MoveKnight(corner(start), corner(target)))
        assert moved.dug == ()
        again = act(moved, wake(target))
        assert again.dug == (0,)
        assert chips(again) == (1, 1, 0, 0)


def test_displacing_digs_nothing_for_the_one_that_displaces() -> None:
    """Check great_canal.R4: it arrives inactive, as one that moves; here the other leaves the board."""
    own, others = seat(roads="D8 sw", knights="D8 s 2+"), seat(knights="D7 se 1+")
    game = position(own, others, seat(knights="D7 n 1+"))
    after = act(game, a.DisplaceKnight(corner("D8 s"), corner("D7 se")))
    assert after.pieces.realms[0].knights == (knight("D7 se 2a"),)
    assert after.pieces.realms[1].knights == ()
    assert after.dug == ()


def test_chasing_the_robber_digs_nothing() -> None:
    """Check great_canal.R4: the knight that chases becomes inactive; nobody has become active."""
    game = position(seat(knights="D7 n 1+"), seat(knights="D7 s 1"), robber=hexagon("D7"))
    assert act(game, a.ChaseRobber(corner("D7 n"), hexagon("D5"))).dug == ()


def test_promoting_hiring_and_building_dig_nothing() -> None:
    """Check great_canal.R4: only becoming active and arriving active do; a hired knight is inactive."""
    own, hand = seat(roads="D7 se", knights="D7 n 1+"), goods(wool=2, ore=2, brick=1, lumber=1)
    game = position(own, seat(knights="D7 ne 1"), hands={0: hand}, holdings=holding("smith"))
    hire, build = a.HireKnight(corner("D7 s")), a.BuildRoad(edge("D7 sw"))
    after = act(game, hire, a.PromoteKnight(corner("D7 n")), a.PlaySmith(corner("D7 s")), build)
    assert [one.level for one in after.pieces.realms[0].knights] == [2, 2]
    assert after.dug == ()


def test_knights_that_an_attack_has_turned_inactive_do_not_dig() -> None:
    """Check great_canal.R19, great_canal.R4: one that is activated after the attack stands active alone."""
    game = camp("D7 n 1+", "D7 s 1", rolled=False, barbarians=Barbarians(6, 0))
    game = act(rolled(game, 3, "fleet"), a.EndTurn())
    game = replace(rolled(game, 3), hands=(goods(), GRAIN, goods(), goods()))
    assert act(game, wake("D7 s")).dug == ()
