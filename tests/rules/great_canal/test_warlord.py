"""Warlord: which knights wake, in which order, and what they cannot do then."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.state import Holding
from rules.language.words import Words
from rules.records import Action, Event
from tests.rules.great_canal.politics import chips, with_card
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    goods,
    happened,
    hexagon,
    knight,
    offered,
    refused,
    seat,
    start,
)
from tests.rules.great_canal.rounds import next_turn

PLAY = a.PlayWarlord()
NONE, ORDER = "great_canal.warlord", "great_canal.R52"
KNIGHTS = ("A2 n", "D2 n", "D4 s", "F4 n", "F5 n")
"""Corners in board order, at no section of the canal together; the last are on a small island and at sea."""


def warlord(*names: str) -> a.PlayWarlord:
    """Return the Warlord that wakes these knights first."""
    return a.PlayWarlord(tuple(map(corner, names)))


def asleep(*names: str, state: str = "1", **fields: Any) -> GreatCanal:
    """Return a position with inactive knights of seat 0, and an active one of seat 1."""
    own = seat(knights=", ".join(f"{name} {state}" for name in names), roads="D4 sw, D4 se")
    return with_card("warlord", own, seat(knights="B7 n 1"), **fields)


def woken(game: GreatCanal, action: Action) -> list[int]:
    """Return the knights that become active, in order."""
    return [one.knight for one in happened(game, action) if isinstance(one, e.KnightActivated)]


# Which knights.


def test_all_own_inactive_knights() -> None:
    """Check the card: all own inactive knights wake, wherever they are, for nothing; no others."""
    game = asleep(*KNIGHTS)
    after = act(game, PLAY)
    assert all(one.active for one in after.pieces.realms[0].knights)
    assert after.pieces.realms[1] == game.pieces.realms[1]
    assert after.hands == game.hands
    assert after.queue == ()
    assert after.holdings[0].progress == ()
    allowed(after, a.EndTurn())


@pytest.mark.parametrize("state", ["1", "2", "3", "2p", "1a"])
def test_whatever_their_level_and_what_they_did(state: str) -> None:
    """Check the card: level and promotion stay; a knight that has acted this turn wakes too."""
    (woke,) = act(asleep("D4 s", state=state), PLAY).pieces.realms[0].knights
    assert woke == knight(f"D4 s {state[0]}+w{state[1:]}")


def test_active_knights_stay_as_they_are() -> None:
    """Check the card: only inactive knights become active."""
    own = seat(knights="A2 n 2+, D4 s 1")
    game = with_card("warlord", own)
    assert woken(game, PLAY) == [corner("D4 s")]
    assert act(game, PLAY).pieces.realms[0].knights == (knight("A2 n 2+"), knight("D4 s 1+w"))


@pytest.mark.parametrize("knights", ["", "A2 n 1+", "A2 n 1+, D4 s 3+w"])
def test_no_inactive_knight(knights: str) -> None:
    """Check great_canal.R34: refused without an own inactive knight, whatever others have."""
    game = with_card("warlord", seat(knights=knights), seat(knights="D5 n 1"))
    assert not offered(game, a.PlayWarlord)
    refused(game, PLAY, NONE)
    refused(game, warlord("A2 n"), NONE)
    refused(game, warlord("D5 n"), NONE)


# In which order (great_canal.R5, R52).


def test_in_board_order_by_default() -> None:
    """Check great_canal.R52: rows from the top, in a row from the left."""
    assert woken(asleep("F5 n", "D4 s", "A2 n", "F4 n", "D2 n"), PLAY) == [corner(name) for name in KNIGHTS]
    game = asleep(*KNIGHTS)
    assert offered(game, a.PlayWarlord) == {PLAY}


@pytest.mark.parametrize(
    ("named", "order"),
    [
        (("F5 n",), ("F5 n", "A2 n", "D2 n", "D4 s", "F4 n")),
        (("D4 s", "A2 n"), ("D4 s", "A2 n", "D2 n", "F4 n", "F5 n")),
        (("A2 n", "D4 s"), ("A2 n", "D4 s", "D2 n", "F4 n", "F5 n")),
        (KNIGHTS[::-1], KNIGHTS[::-1]),
        (KNIGHTS[:4], KNIGHTS),
    ],
)
def test_in_the_order_that_is_named(named: tuple[str, ...], order: tuple[str, ...]) -> None:
    """Check great_canal.R52: as many as one likes are named, the others follow in board order."""
    game = asleep(*KNIGHTS)
    allowed(game, warlord(*named))
    assert woken(game, warlord(*named)) == [corner(name) for name in order]


@pytest.mark.parametrize(
    "order",
    [
        ("A2 n", "A2 n"),  # twice
        ("D4 s", "A2 n", "D4 s"),
        ("D6 s",),  # active already
        ("A2 n", "D6 s"),
        ("B7 n",),  # another's
        ("A3 n",),  # nobody's
    ],
)
def test_what_cannot_be_named(order: tuple[str, ...]) -> None:
    """Check great_canal.R52: each own inactive knight once, nothing else."""
    own = seat(knights="A2 n 1, D4 s 1, D6 s 2+")
    game = with_card("warlord", own, seat(knights="B7 n 1"))
    error = refused(game, warlord(*order), ORDER)
    assert error.params["count"] == 2
    refused(game, a.PlayWarlord((999,)), ORDER)
    refused(game, a.PlayWarlord((-1,)), ORDER)


def test_the_order_is_read_as_it_is_written() -> None:
    """Check great_canal.R52: corners with commas, in their order, by any of their names."""
    words = Words("great_canal", "en", ("Ada", "Bea", "Cleo", "Dora"), start().view(0))
    read = a.PlayWarlord.parsers["order"]
    assert read("D4 S, A2 N,E1 NE", words) == (corner("D4 s"), corner("A2 n"), corner("D2 s"))


# Each an event of its own (great_canal.R36).


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        ((), ("C5 n", "C5 nw", "dug", "C6 s")),
        (("C6 s",), ("C6 s", "C5 n", "C5 nw", "dug")),
        (("C5 nw", "C6 s"), ("C5 nw", "C6 s", "C5 n", "dug")),
        (("C5 nw", "C5 n"), ("C5 nw", "C5 n", "dug", "C6 s")),
    ],
)
def test_each_knight_is_an_event(named: tuple[str, ...], expected: tuple[str, ...]) -> None:
    """Check great_canal.R5: one at a time, so that a section is dug as soon as its second knight is awake."""
    game = asleep("C5 n", "C5 nw", "C6 s")
    events: dict[str, Event] = {
        name: e.KnightActivated(0, corner(name)) for name in expected if name != "dug"
    }
    events["dug"] = e.CanalDug(hexagon("C5"), (0,))
    found = happened(game, warlord(*named))
    assert found == (e.CardPlayed(0, "warlord"), *(events[name] for name in expected))


def test_of_three_at_a_section_the_first_two_dig() -> None:
    """Check great_canal.R5: the order decides who shares a section with another's knight that is awake."""
    own = seat(knights="C5 n 1, D5 n 1")
    game = with_card("warlord", own, seat(knights="C5 s 1+"))
    for first, other in (("C5 n", "D5 n"), ("D5 n", "C5 n")):
        assert happened(game, warlord(first))[1:] == (
            e.KnightActivated(0, corner(first)),
            e.CanalDug(hexagon("C5"), (0, 1)),
            e.KnightActivated(0, corner(other)),
        )
    assert [one.chips for one in act(game, PLAY).holdings[:2]] == [1, 1]


def test_a_game_that_is_won_ends_with_that_knight() -> None:
    """Check great_canal.R50: what was still to come lapses."""
    game = asleep("C5 n", "C5 nw", "C6 s", holdings=chips(16))
    found = happened(game, PLAY)
    assert found[-1] == e.GameEnded(0, 18)
    after = act(game, PLAY)
    assert [one.active for one in after.pieces.realms[0].knights] == [True, True, False]
    assert after.queue == ()


# What they cannot do.


def test_they_cannot_act_this_turn() -> None:
    """Check the card: woken knights cannot act this turn; those awake before can; later all can."""
    own = seat(roads="D4 sw, D4 se, D4 e", knights="D4 s 2, D4 se 2+")
    game = act(with_card("warlord", own, seat(knights="D4 sw 1")), PLAY)
    for action in (
        a.MoveKnight(corner("D4 s"), corner("D4 ne")),
        a.DisplaceKnight(corner("D4 s"), corner("D4 sw")),
        a.ChaseRobber(corner("D4 s"), hexagon("D5")),
    ):
        refused(game, action, "great_canal.knight.activated")
    allowed(game, a.MoveKnight(corner("D4 se"), corner("D4 ne")))
    allowed(next_turn(game), a.MoveKnight(corner("D4 s"), corner("D4 ne")))


def test_what_has_acted_does_not_act_again() -> None:
    """Check great_canal.R20: a knight that has acted may be activated again, but not act again."""
    own = seat(roads="D4 sw, D4 se", knights="D4 s 1+")
    game = act(with_card("warlord", own), a.MoveKnight(corner("D4 s"), corner("D4 se")), PLAY)
    assert game.pieces.realms[0].knights == (knight("D4 se 1+wa"),)
    refused(game, a.MoveKnight(corner("D4 se"), corner("D4 s")), "great_canal.knight.acted")


def test_a_second_warlord_needs_another_knight() -> None:
    """Check great_canal.R34: after the first one none sleeps, unless one is hired."""
    game = asleep("D4 s", holdings={0: Holding(progress=("warlord",))}, hands={0: goods(wool=1, ore=1)})
    game = act(game, PLAY)
    refused(game, PLAY, NONE)
    game = act(game, a.HireKnight(corner("D4 se")))
    assert woken(game, PLAY) == [corner("D4 se")]
