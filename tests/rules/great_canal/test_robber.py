"""The robber: where it goes, whom it robs, and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.pieces import Realm
from rules.great_canal.topology import HEX_NAMES
from rules.randomness import Randomness
from tests.rules.great_canal.positions import (
    act,
    allowed,
    goods,
    happened,
    hexagon,
    position,
    refused,
    seat,
)
from tests.rules.great_canal.rolling import rolled

ROWS = {"A": "2345", "B": "1234567", "C": "1234568", "D": "2345678", "F": "147", "G": "16"}
LAND = {f"{row}{number}" for row, numbers in ROWS.items() for number in numbers}
"""The land hexes (the map)."""


def seven(*realms: Realm, **fields: Any) -> GreatCanal:
    """Return the game after a seven, after the first attack, with nothing to discard."""
    return rolled(position(*realms, rolled=False, **fields), 7)


def places(game: GreatCanal) -> set[str]:
    """Return where the robber may be moved."""
    return {HEX_NAMES[one.to] for one in game.legal_actions(0) if isinstance(one, a.MoveRobber)}


def victims(game: GreatCanal, name: str) -> set[int | None]:
    """Return whom the seat in turn may rob at a hex."""
    actions = game.legal_actions(game.active)
    return {one.victim for one in actions if isinstance(one, a.MoveRobber) and one.to == hexagon(name)}


def test_it_starts_on_a_desert() -> None:
    """Check great_canal.R18: on the desert (-1,2) of a small island."""
    assert position().robber == hexagon("F4")


@pytest.mark.parametrize("robber", ["F4", "C1", "C4", "C2", "G1"])
def test_it_goes_to_any_other_land_hex(robber: str) -> None:
    """Check great_canal.R18: deserts, barren fields, gold fields and small islands included, not to stay."""
    game = seven(robber=hexagon(robber))
    assert places(game) == LAND - {robber}
    refused(game, a.MoveRobber(hexagon(robber)), "great_canal.R18")
    for name in places(game):
        assert act(game, a.MoveRobber(hexagon(name))).robber == hexagon(name)


@pytest.mark.parametrize("robber", ["F4", "C4", "G6"])
def test_it_does_not_go_to_the_flooded_basin(robber: str) -> None:
    """Check great_canal.R17, great_canal.R18: any land hex but the flooded basin."""
    game = seven(robber=hexagon(robber), dug=tuple(range(9)))
    assert places(game) == LAND - {robber, "C1"}
    refused(game, a.MoveRobber(hexagon("C1")), "great_canal.R18")


@pytest.mark.parametrize("to", [*map(hexagon, ("A1", "C7", "D1", "D9", "E4")), -1, 51, 10**12])
def test_it_does_not_go_elsewhere(to: int) -> None:
    """Check great_canal.R18: not to the sea, nor the lake, nor off the board."""
    game = seven()
    stored = game.to_json()
    refused(game, a.MoveRobber(to), "great_canal.R18")
    assert game.to_json() == stored


def test_only_the_seat_in_turn_moves_it_and_only_on_a_seven() -> None:
    """Check great_canal.R18: others do not, and once it has moved nobody does."""
    game = seven(active=2)
    for other in (0, 1, 3):
        refused(game, a.MoveRobber(hexagon("C4")), "game.turn", other)
    moved = act(game, a.MoveRobber(hexagon("C4")))
    refused(moved, a.MoveRobber(hexagon("C5")), "great_canal.moment.robber")
    refused(position(), a.MoveRobber(hexagon("C5")), "great_canal.moment.robber")


@pytest.mark.parametrize(
    ("realm", "card", "robbed"),
    [
        (seat(settlements="C4 n"), True, True),
        (seat(cities="C4 se"), True, True),
        (seat(fallen="C4 sw"), True, True),
        (seat(settlements="C4 n", cities="C4 se"), True, True),
        (seat(settlements="C4 n"), False, False),
        (seat(knights="C4 n 3+"), True, False),
        (seat(roads="C4 ne"), True, False),
        (seat(settlements="B3 n"), True, False),
        (seat(), True, False),
    ],
)
def test_who_is_robbed(realm: Realm, card: bool, robbed: bool) -> None:
    """Check great_canal.R18: whoever has a building at the hex and a card must be named; knights and roads
    are not robbed."""
    game = seven(
        seat(settlements="C4 ne"), realm, hands={0: goods(ore=1), 1: goods(wool=1) if card else goods()}
    )
    there = {
        one.victim
        for one in game.legal_actions(0)
        if isinstance(one, a.MoveRobber) and one.to == hexagon("C4")
    }
    assert there == ({1} if robbed else {None})
    for victim in (None, 0, 1, 2, -1, 4, 10**12):
        action = a.MoveRobber(hexagon("C4"), victim)
        if victim in there:
            allowed(game, action)
        else:
            refused(game, action, "great_canal.R18.victim" if robbed else "great_canal.R18.nobody")


def test_one_of_several_is_named() -> None:
    """Check great_canal.R18: from one player, named by the mover; with commodities as well."""
    realms = (seat(settlements="C4 n"), seat(settlements="C4 se"), seat(cities="C4 sw"))
    game = seven(*realms, active=1, hands={0: goods(cloth=1), 2: goods(ore=2), 3: goods(ore=5)})
    assert victims(game, "C4") == {0, 2}
    refused(game, a.MoveRobber(hexagon("C4"), 3), "great_canal.R18.victim")
    refused(game, a.MoveRobber(hexagon("C4")), "great_canal.R18.victim")
    after = act(game, a.MoveRobber(hexagon("C4"), 2))
    assert after.hands == (goods(cloth=1), goods(ore=1), goods(ore=1), goods(ore=5))


def test_a_theft_moves_one_card() -> None:
    """Check great_canal.R18: one card, by lot of all that the victim holds, and nothing else."""
    hand = goods(brick=2, grain=1, coin=1)
    game = seven(seat(), seat(settlements="C4 n"), hands={1: hand, 2: goods(ore=3)})
    stolen = set[str]()
    for number in range(60):
        drawn = replace(game, randomness=Randomness(str(number)))
        after = act(drawn, a.MoveRobber(hexagon("C4"), 1))
        assert after.robber == hexagon("C4")
        assert sum(after.hands[0]) == 1
        assert tuple(map(sum, zip(after.hands[0], after.hands[1], strict=True))) == hand
        assert after.hands[2:] == game.hands[2:]
        assert after.bank == game.bank
        stolen.add(GOODS[after.hands[0].index(1)])
    assert stolen == {"brick", "grain", "coin"}


def test_who_knows_what_was_stolen() -> None:
    """Check great_canal.R43: all are told that a card was stolen, the two concerned which it was."""
    game = seven(seat(), seat(settlements="C4 n"), hands={1: goods(wool=2)})
    events = happened(game, a.MoveRobber(hexagon("C4"), 1))
    assert events == (
        e.RobberMoved(0, hexagon("C4"), game.robber),
        e.CardStolen(0, 1),
        e.StolenCardSeen(0, 1, "wool"),
    )
    assert [event.audience() for event in events] == [None, None, (0, 1)]
    assert [type(event).reveals for event in events] == [False, True, True]


def test_no_theft_without_a_victim() -> None:
    """Check great_canal.R18: no such player, no theft."""
    game = seven(seat(settlements="C4 n"), hands={0: goods(ore=2), 1: goods(wool=2)})
    assert happened(game, a.MoveRobber(hexagon("C4"))) == (e.RobberMoved(0, hexagon("C4"), game.robber),)
    assert act(game, a.MoveRobber(hexagon("C4"))).hands == game.hands


def test_a_small_island_has_nobody_to_rob() -> None:
    """Check great_canal.R18: knights at a gold field are not robbed."""
    game = seven(seat(), seat(knights="G1 n 2+"), hands={1: goods(wool=2)})
    allowed(game, a.MoveRobber(hexagon("G1")))
    refused(game, a.MoveRobber(hexagon("G1"), 1), "great_canal.R18.nobody")


def test_the_turn_goes_on_after_it() -> None:
    """Check great_canal.R12: after the robber the seat in turn plays."""
    game = act(seven(), a.MoveRobber(hexagon("C4")))
    assert game.waiting_for == (0,)
    allowed(game, a.EndTurn())
