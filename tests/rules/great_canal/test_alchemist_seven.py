"""Alchemist: a chosen seven, and what the event die brings before it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal.state import Barbarians
from tests.rules.great_canal.alchemy import eve, kinds, name
from tests.rules.great_canal.attacks import realm
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    goods,
    happened,
    hexagon,
    offered,
    refused,
    seat,
)


@pytest.mark.parametrize("yellow", range(1, 7))
def test_a_chosen_seven(yellow: int) -> None:
    """Check the table of cards: a 7 is allowed; too many cards are halved, then the robber moves and robs."""
    hands = {0: goods(ore=8), 1: goods(wool=9), 2: goods(wool=7)}
    game = eve(seat(), seat(settlements="A2 n"), hands=hands)
    waiting = act(game, name(yellow, 7 - yellow))
    assert waiting.waiting_for == (0, 1)
    waiting = act(waiting, a.Discard(goods(ore=4)))
    waiting = act(waiting, a.Discard(goods(wool=4)), by=1)
    assert waiting.waiting_for == (0,)
    refused(waiting, a.EndTurn(), "great_canal.first.robber")
    after = act(waiting, a.MoveRobber(hexagon("A2"), 1))
    assert after.hands[0] == goods(ore=4, wool=1)
    assert after.robber == hexagon("A2")


@pytest.mark.parametrize(
    ("steps", "attacks", "event", "moves"),
    [
        (0, 0, "fleet", False),
        (5, 0, "fleet", False),
        (6, 0, "trade", False),
        (6, 0, "fleet", True),
        (0, 1, "fleet", True),
        (0, 1, "trade", True),
    ],
)
def test_a_chosen_seven_with_the_first_attack(steps: int, attacks: int, event: str, moves: bool) -> None:
    """Check great_canal.R7, R18: with the first attack the robber moves, before it there is none."""
    game = eve(event=event, barbarians=Barbarians(steps, attacks))
    after = act(game, name(3, 4))
    assert bool(offered(after, a.MoveRobber)) == moves
    if moves:
        refused(after, a.EndTurn(), "great_canal.first.robber")
    else:
        allowed(after, a.EndTurn())


def test_the_attack_is_settled_before_the_seven() -> None:
    """Check great_canal.R12, R27: the city is given up, then cards are discarded, then the robber moves."""
    game = eve(realm(0, 2), seat(), hands={0: goods(ore=8)}, barbarians=Barbarians(6, 0))
    assert kinds(happened(game, name(1, 6))) == ["CardPlayed", "Rolled", "FleetSailed", "Attacked"]
    attacked = act(game, name(1, 6))
    refused(attacked, a.Discard(goods(ore=4)), "great_canal.first.sacrifice")
    lost = act(attacked, a.Sacrifice(corner("D4 s")))
    refused(lost, a.MoveRobber(hexagon("F1")), "great_canal.first.discard")
    after = act(lost, a.Discard(goods(ore=4)), a.MoveRobber(hexagon("F1")))
    assert after.robber == hexagon("F1")
    assert after.barbarians == Barbarians(0, 1)


def test_a_city_that_falls_yields_as_a_settlement() -> None:
    """Check great_canal.R12, R27: the attack of the event die comes before the chosen production."""
    game = eve(seat(cities="C4 ne"), barbarians=Barbarians(6, 0))
    assert act(game, name(4, 6)).hands[0] == goods(brick=1)
    assert act(replace(game, barbarians=Barbarians(5, 0)), name(4, 6)).hands[0] == goods(brick=2)
