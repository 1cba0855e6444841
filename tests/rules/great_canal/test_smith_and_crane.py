"""Smith: one or two knights promoted for nothing, in order."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Knight, Realm
from rules.great_canal.state import Holding
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    goods,
    happened,
    knight,
    offered,
    position,
    refused,
    seat,
)
from tests.rules.great_canal.rounds import next_turn

RICH = goods(wool=5, grain=5, ore=5)
SUPPLY, FORTRESS = "great_canal.supply.knight", "great_canal.knight.fortress"
NONE, MIGHTY, PROMOTED = (f"great_canal.knight.{rule}" for rule in ("none", "mighty", "promoted"))
ROADS = "D4 e, D5 sw, D4 se, D4 sw"
"""A fork away from the canal: its arms lead from D4 se to D4 ne, to D5 s, and over D4 s to D4 sw."""


def smithy(knights: str, *others: Realm, politics: int = 3, cards: int = 1, **fields: Any) -> GreatCanal:
    """Return a position in which seat 0 holds the Smith, has the Fortress, and knights on a fork of roads."""
    held = Holding(progress=("smith",) * cards, levels=(0, politics, 0))
    own = seat(roads=ROADS, knights=knights)
    return position(own, *others, **{"holdings": {0: held}, **fields})


def smith(first: str, second: str | None = None) -> a.PlaySmith:
    """Return the card with one knight or two."""
    return a.PlaySmith(corner(first), None if second is None else corner(second))


def knights(game: GreatCanal) -> tuple[Knight, ...]:
    """Return the knights of seat 0."""
    return game.pieces.realms[0].knights


def troop(text: str) -> tuple[Knight, ...]:
    """Return knights in their order."""
    return seat(knights=text).knights


# One or two.


def test_one_knight() -> None:
    """Check the table of cards: one level up for nothing; nothing is paid, with cards or without."""
    for hands in ({}, {0: RICH}):
        game = smithy("D4 s 1, D4 sw 1", hands=hands)
        allowed(game, smith("D4 s"))
        assert happened(game, smith("D4 s")) == (
            e.CardPlayed(0, "smith"),
            e.KnightPromoted(0, corner("D4 s"), 2),
        )
        after = act(game, smith("D4 s"))
        assert knights(after) == troop("D4 s 2p, D4 sw 1")
        assert after.hands == game.hands
        assert after.queue == ()


def test_two_knights() -> None:
    """Check the table of cards: two different ones, each one level, told in their order."""
    game = smithy("D4 s 1, D4 sw 2, D4 ne 1")
    allowed(game, smith("D4 sw", "D4 s"))
    assert happened(game, smith("D4 sw", "D4 s"))[1:] == (
        e.KnightPromoted(0, corner("D4 sw"), 3),
        e.KnightPromoted(0, corner("D4 s"), 2),
    )
    assert knights(act(game, smith("D4 sw", "D4 s"))) == troop("D4 s 2p, D4 sw 3p, D4 ne 1")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("D4 s 1, D4 sw 2", "D4 s 2p, D4 sw 3p"),
        ("D4 s 1+, D4 sw 2+", "D4 s 2+p, D4 sw 3+p"),
        ("D4 s 1+w, D4 sw 1a", "D4 s 2+wp, D4 sw 2ap"),
        ("D4 s 1+wa, D4 sw 1+", "D4 s 2+wap, D4 sw 2+p"),
    ],
)
def test_the_state_is_kept(before: str, after: str) -> None:
    """Check the table of cards: active or not, and what it did this turn, stay as they were."""
    assert knights(act(smithy(before), smith("D4 s", "D4 sw"))) == troop(after)


def test_knights_anywhere() -> None:
    """Check the table of cards: on a small island and at sea as at home."""
    own = seat(ships="D5 se, E5 w, F4 nw", knights="F4 nw 1, F4 n 2+, D5 s 1")
    held = {0: Holding(progress=("smith",), levels=(0, 3, 0))}
    game = position(own, holdings=held)
    after = act(game, smith("F4 nw", "F4 n"))
    assert knights(after) == troop("F4 nw 2p, F4 n 3+p, D5 s 1")


def test_all_that_is_offered() -> None:
    """Check great_canal.R56: each knight that can be promoted, alone and before each that can be then."""
    game = smithy("D4 s 1, D4 sw 2, D4 ne 3")
    one, two = "D4 s", "D4 sw"
    assert offered(game, a.PlaySmith) == {smith(one), smith(two), smith(one, two), smith(two, one)}
    alone = smithy("D4 s 1, D4 sw 2", politics=2)
    assert offered(alone, a.PlaySmith) == {smith(one)}


# The pieces.


def test_the_first_frees_the_piece_of_the_second() -> None:
    """Check great_canal.R56: both strong knights stand; one made mighty gives its piece to the basic one."""
    game = smithy("D4 s 1, D4 sw 2, D4 ne 2")
    refused(game, smith("D4 s"), SUPPLY)
    refused(game, smith("D4 s", "D4 sw"), SUPPLY)
    allowed(game, smith("D4 sw", "D4 s"))
    allowed(game, smith("D4 sw"))
    assert knights(act(game, smith("D4 sw", "D4 s"))) == troop("D4 s 2p, D4 sw 3p, D4 ne 2")
    assert offered(game, a.PlaySmith) == {
        smith(first, *second)
        for first, other in (("D4 sw", "D4 ne"), ("D4 ne", "D4 sw"))
        for second in ((), ("D4 s",), (other,))
    }


def test_one_piece_left_serves_one() -> None:
    """Check the table of cards: of two basic knights one gets the last strong piece."""
    game = smithy("D4 s 1, D4 sw 1, D4 ne 2")
    refused(game, smith("D4 s", "D4 sw"), SUPPLY)
    refused(game, smith("D4 sw", "D4 s"), SUPPLY)
    assert offered(game, a.PlaySmith) - {smith("D4 ne"), smith("D4 ne", "D4 s"), smith("D4 ne", "D4 sw")} == {
        smith("D4 s"),
        smith("D4 sw"),
        smith("D4 s", "D4 ne"),
        smith("D4 sw", "D4 ne"),
    }


@pytest.mark.parametrize(
    ("standing", "rule"),
    [
        ("D4 s 2, D4 sw 3", None),
        ("D4 s 2, D4 sw 3, D4 ne 3", SUPPLY),
        ("D4 s 1, D4 sw 2, D4 ne 2", SUPPLY),
        ("D4 s 3", MIGHTY),
        ("D4 s 1p", PROMOTED),
        ("D4 s 2+p", PROMOTED),
        ("D4 sw 1", NONE),
    ],
)
def test_what_a_knight_needs(standing: str, rule: str | None) -> None:
    """Check the table of cards: a piece of the next level, a level above, no promotion yet this turn."""
    game = smithy(standing)
    if rule is None:
        allowed(game, smith("D4 s"))
    else:
        refused(game, smith("D4 s"), rule)


@pytest.mark.parametrize(("politics", "fits"), [(0, False), (2, False), (3, True), (5, True)])
def test_mighty_knights_need_the_fortress(politics: int, fits: bool) -> None:
    """Check the table of cards: the Fortress rule holds, for the first and for the second."""
    game = smithy("D4 s 2, D4 sw 1", politics=politics)
    allowed(game, smith("D4 sw"))
    for action in (smith("D4 s"), smith("D4 sw", "D4 s"), smith("D4 s", "D4 sw")):
        if fits:
            allowed(game, action)
        else:
            refused(game, action, FORTRESS)


def test_if_the_second_cannot_be_neither_is() -> None:
    """Check great_canal.R56: the card is refused as a whole and stays in the hand."""
    game = smithy("D4 s 1, D4 sw 3, D4 ne 1p", seat(knights="B1 nw 1"))
    for other, rule in (("D4 sw", MIGHTY), ("D4 ne", PROMOTED), ("B1 nw", NONE), ("D4 se", NONE)):
        refused(game, smith("D4 s", other), rule)
        refused(game, smith(other, "D4 s"), rule)
    for number in (-1, 128):
        refused(game, a.PlaySmith(number), NONE)
        refused(game, a.PlaySmith(corner("D4 s"), number), NONE)


def test_not_the_same_knight_twice() -> None:
    """Check the table of cards: once each, so a basic knight does not become mighty."""
    refused(smithy("D4 s 1"), smith("D4 s", "D4 s"), PROMOTED)


@pytest.mark.parametrize("standing", ["", "D4 s 3", "D4 s 3, D4 sw 3, D4 ne 2", "D4 s 1p, D4 sw 2p"])
def test_when_none_can_be_raised(standing: str) -> None:
    """Check the table of cards: it cannot be played then."""
    assert not offered(smithy(standing), a.PlaySmith)


# The promotion of the turn.


def test_it_is_the_promotion_of_this_turn() -> None:
    """Check the table of cards, great_canal.R51: no second one, paid or by card, also after a move."""
    game = act(smithy("D4 s 1+, D4 sw 1", cards=2, hands={0: RICH}), smith("D4 s"))
    promote = a.PromoteKnight(corner("D4 s"))
    refused(game, promote, PROMOTED)
    refused(game, smith("D4 s"), PROMOTED)
    refused(game, smith("D4 sw", "D4 s"), PROMOTED)
    allowed(game, a.PromoteKnight(corner("D4 sw")))
    allowed(game, smith("D4 sw"))
    moved = act(game, a.MoveKnight(corner("D4 s"), corner("D4 se")))
    refused(moved, smith("D4 se"), PROMOTED)
    refused(moved, a.PromoteKnight(corner("D4 se")), PROMOTED)
    later = next_turn(game)
    allowed(later, promote)
    allowed(later, smith("D4 s"))


def test_a_paid_promotion_counts_too() -> None:
    """Check the table of cards: whoever was promoted for wool and ore is not by the card this turn."""
    paid = act(smithy("D4 s 1, D4 sw 1", hands={0: RICH}), a.PromoteKnight(corner("D4 s")))
    refused(paid, smith("D4 s"), PROMOTED)
    refused(paid, smith("D4 sw", "D4 s"), PROMOTED)
    allowed(paid, smith("D4 sw"))


def test_it_is_no_action() -> None:
    """Check great_canal.R20: a knight acts before it or after it, and with its new strength."""
    game = smithy("D4 s 1+", seat(knights="D4 se 1", roads="C4 se"))
    refused(game, a.DisplaceKnight(corner("D4 s"), corner("D4 se")), "great_canal.R20.displace")
    allowed(act(game, smith("D4 s")), a.DisplaceKnight(corner("D4 s"), corner("D4 se")))
    moved = act(game, a.MoveKnight(corner("D4 s"), corner("D4 sw")), smith("D4 sw"))
    assert knights(moved) == (knight("D4 sw 2ap"),)


def test_it_digs_nothing() -> None:
    """Check great_canal.R4: strength does not count, and a promoted knight has not become active."""
    game = smithy("C3 n 1, C3 s 1+, D4 s 1")
    after = act(game, smith("C3 n", "C3 s"))
    assert after.dug == ()
    assert knights(after) == troop("C3 n 2p, C3 s 2+p, D4 s 1")
