"""Knights that chase the robber away."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.hands import plus
from rules.great_canal.pieces import Realm
from tests.rules.great_canal.positions import (
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

ROWS = {"A": "2345", "B": "1234567", "C": "234568", "D": "2345678", "G": "16"}
WITH_TOKENS = [row + place for row, places in ROWS.items() for place in places]
"""All hexes with a token, fields and gold fields among them."""
CORNERS = ("n", "ne", "se", "s", "sw", "nw")


def hunt(
    knights: str = "D4 se 1+", *others: Realm, at: str = "D4", pieces: str = "", **fields: Any
) -> GreatCanal:
    """Return a position with knights and the robber on a hex."""
    own = seat(knights=knights, settlements=pieces)
    return position(own, *others, robber=hexagon(at), **fields)


def chase(name: str, to: str, victim: int | None = None) -> a.ChaseRobber:
    """Return the chase of the robber by a knight."""
    return a.ChaseRobber(corner(name), hexagon(to), victim)


def test_to_any_other_hex_with_a_token() -> None:
    """Check great_canal.R18: a knight's chase goes to a hex with a token only, and not to its own."""
    game = hunt()
    places = [name for name in WITH_TOKENS if name != "D4"]
    assert offered(game, a.ChaseRobber) == {chase("D4 se", name) for name in places}
    for name in ("C1", "F1", "F4", "F7", "C7", "E5", "A1", "D4"):
        refused(game, chase("D4 se", name), "great_canal.R18.token")


def test_what_a_chase_does() -> None:
    """Check great_canal.R18: the robber is there; great_canal.R20: the knight stays, and is inactive."""
    game, action = hunt("D4 se 2+"), chase("D4 se", "G6")
    assert happened(game, action) == (
        e.RobberChased(0, corner("D4 se")),
        e.RobberMoved(0, hexagon("G6"), game.robber),
    )
    after = act(game, action)
    assert after.robber == hexagon("G6")
    assert after.pieces.realms[0].knights == (knight("D4 se 2a"),)


@pytest.mark.parametrize("direction", CORNERS)
@pytest.mark.parametrize("at", ["D4", "F4", "G1"])
def test_from_any_corner_of_its_hex(at: str, direction: str) -> None:
    """Check great_canal.R18: from any corner, on a small island too."""
    allowed(hunt(f"{at} {direction} 1+", at=at), chase(f"{at} {direction}", "A2"))


@pytest.mark.parametrize("place", ["D5 s", "C3 n", "F4 n", "F5 n"])
def test_not_from_elsewhere(place: str) -> None:
    """Check great_canal.R18: not from a corner of another hex."""
    refused(hunt(f"{place} 3+"), chase(place, "A2"), "great_canal.R18.knight")


def test_not_before_the_first_attack() -> None:
    """Check great_canal.R7: it moves only from the first barbarian attack on."""
    refused(hunt(attacks=0), chase("D4 se", "A2"), "great_canal.R7.robber")
    allowed(hunt(attacks=1), chase("D4 se", "A2"))


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        ("3", "great_canal.knight.inactive"),
        ("3+w", "great_canal.knight.activated"),
        ("3+a", "great_canal.knight.acted"),
    ],
)
def test_chasing_is_an_action(state: str, rule: str) -> None:
    """Check great_canal.R20: of an active knight that was not activated and has not acted this turn."""
    refused(hunt(f"D4 se {state}"), chase("D4 se", "A2"), rule)


def test_not_before_the_roll_nor_with_anothers_knight() -> None:
    """Check the rule text, knights: in the own turn, after the roll, with own knights."""
    refused(hunt(rolled=False), chase("D4 se", "A2"), "great_canal.unrolled")
    refused(hunt("", seat(knights="D4 se 1+")), chase("D4 se", "A2"), "great_canal.knight.none")


def test_it_acts_once() -> None:
    """Check great_canal.R20: a knight that chased does not chase again, another may."""
    two = act(hunt("D5 sw 1+, D5 s 1+"), chase("D5 sw", "D5"))
    refused(two, chase("D5 sw", "A2"), "great_canal.knight.acted")
    allowed(two, chase("D5 s", "A2"))


# Theft (great_canal.R18).

FARMER = seat(settlements="A2 n", knights="A3 s 1")
TOWNSMAN = seat(cities="A2 s")
FALLEN = seat(fallen="A2 se")


def test_one_with_a_building_and_a_card_is_robbed() -> None:
    """Check great_canal.R18: a card goes from the one named to the one who moved the robber."""
    hands = {0: goods(ore=1), 1: goods(brick=2), 2: goods(cloth=1)}
    game = hunt("D4 se 1+", FARMER, TOWNSMAN, hands=hands)
    after = act(game, chase("D4 se", "A2", 2))
    assert after.hands == (goods(ore=1, cloth=1), goods(brick=2), goods(), goods())
    assert e.CardStolen(0, 2) in happened(game, chase("D4 se", "A2", 2))
    other = act(game, chase("D4 se", "A2", 1))
    assert other.hands[1:] == (goods(brick=1), goods(cloth=1), goods())
    assert other.hands[0] == plus(hands[0], goods(brick=1))


def test_who_can_be_robbed() -> None:
    """Check great_canal.R18: each with a building there and a card; somebody must be, if anybody can."""
    hands = {seat_: goods(brick=1) for seat_ in range(4)}
    game = hunt("D4 se 1+", FARMER, TOWNSMAN, FALLEN, pieces="A2 sw", hands=hands)
    at_all = {chase("D4 se", "A2", victim) for victim in (None, 0, 1, 2, 3)}
    there = offered(game, a.ChaseRobber) & at_all
    assert there == {chase("D4 se", "A2", victim) for victim in (1, 2, 3)}
    for victim in (None, 0):
        refused(game, chase("D4 se", "A2", victim), "great_canal.R18.victim")
    poor = hunt("D4 se 1+", FARMER, TOWNSMAN, hands={1: goods(brick=1)})
    refused(poor, chase("D4 se", "A2", 2), "great_canal.R18.victim")


def test_nobody_there_no_theft() -> None:
    """Check great_canal.R18: knights are not robbed, nor one without a card, nor oneself."""
    hands = {0: goods(ore=1), 1: goods(brick=1)}
    game = hunt("D4 se 1+", FARMER, TOWNSMAN, pieces="B5 n", hands=hands)
    for to in ("A3", "B5"):
        assert act(game, chase("D4 se", to)).hands == game.hands
        refused(game, chase("D4 se", to, 1), "great_canal.R18.nobody")
    broke = hunt("D4 se 1+", FARMER)
    allowed(broke, chase("D4 se", "A2"))
    refused(broke, chase("D4 se", "A2", 1), "great_canal.R18.nobody")
