"""The barbarians: their fleet, both strengths, and what is lost to them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Barbarians, Holding
from tests.rules.great_canal.attacks import CITIES, attacked, eve, realm
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    corners,
    goods,
    happened,
    hexagon,
    knight,
    position,
    refused,
    seat,
)
from tests.rules.great_canal.rolling import ROLL, rolled


def test_the_fleet_needs_seven_steps() -> None:
    """Check Cities & Knights: a step with each ship; the attack with the seventh, then it starts anew."""
    game = position(rolled=False, attacks=0)
    seen: list[tuple[int, int]] = []
    for number in range(15):
        game = rolled(game, 3, "fleet")
        seen.append((game.barbarians.position, game.barbarians.attacks))
        if number == 2:
            assert rolled(act(game, a.EndTurn()), 3, "trade").barbarians == Barbarians(3, 0)
        game = act(game, a.EndTurn())
    once = [(step, 0) for step in range(1, 7)]
    again = [(step, 1) for step in range(7)]
    assert seen == [*once, *again, (0, 2), (1, 2)]


@pytest.mark.parametrize("steps", range(7))
def test_what_is_told_of_the_fleet(steps: int) -> None:
    """Check Cities & Knights: how many steps are left, and the attack on the last one."""
    events = happened(eve(realm(0, 0, 1), steps=steps), ROLL)
    assert events[1] == e.FleetSailed(6 - steps)
    assert [event for event in events if isinstance(event, e.Attacked)] == (
        [e.Attacked(0, (1, 0, 0, 0))] if steps == 6 else []
    )
    assert all(event.audience() is None for event in events)


@pytest.mark.parametrize("event", ["trade", "politics", "science"])
def test_only_ships_move_the_fleet(event: str) -> None:
    """Check Cities & Knights: the other sides of the event die do not."""
    game = rolled(position(rolled=False, barbarians=Barbarians(6, 0)), 3, event)
    assert game.barbarians == Barbarians(6, 0)


@pytest.mark.parametrize(
    ("pieces", "strength", "defence"),
    [
        ({}, 0, 0),
        ({"settlements": "D6 s, C4 n"}, 0, 0),
        ({"cities": "D6 s, C4 n"}, 2, 0),
        ({"cities": "D6 s", "fallen": "C4 n"}, 1, 0),
        ({"cities": "D8 s"}, 1, 0),
        ({"knights": "C2 s 1+"}, 0, 1),
        ({"knights": "C2 s 1+, C3 s 2+, C4 s 3+, C5 s 3+"}, 0, 9),
        ({"knights": "C2 s 1+, C3 s 2, C4 s 3"}, 0, 1),
        ({"knights": "D4 s 2+"}, 0, 2),
        ({"knights": "C7 n 2+"}, 0, 2),
        ({"knights": "F1 n 3+, G1 n 3+, F4 s 2+"}, 0, 0),
        ({"knights": "E3 s 3+, E6 s 2+"}, 0, 0),
        ({"cities": "D6 s", "walls": "D6 s"}, 1, 0),
    ],
)
def test_both_strengths(pieces: dict[str, str], strength: int, defence: int) -> None:
    """Check great_canal.R19, great_canal.R22: all cities, metropolises among them, against the active knights
    on corners of the home island; those on small islands and at sea do not count."""
    metropolis = (corner("D8 s"), None, None)
    other = realm(1, 2, 1)
    for realms in ((seat(**pieces),), (seat(), other, seat(**pieces))):
        (event,) = (
            event
            for event in happened(eve(*realms, metropolises=metropolis), ROLL)
            if isinstance(event, e.Attacked)
        )
        more = 2 if len(realms) == 3 else 0
        assert isinstance(event, e.Attacked)
        assert (event.strength, sum(event.defences)) == (strength + more, defence + more // 2)


@pytest.mark.parametrize(
    ("cities", "strengths", "won"),
    [
        ((0, 0, 0, 0), (0, 0, 0, 0), True),
        ((1, 0, 0, 0), (1, 0, 0, 0), True),
        ((2, 1, 0, 0), (0, 1, 2, 0), True),
        ((2, 1, 0, 0), (0, 1, 1, 0), False),
        ((1, 0, 0, 0), (0, 0, 0, 0), False),
    ],
)
def test_when_the_attack_is_won(cities: tuple[int, ...], strengths: tuple[int, ...], won: bool) -> None:
    """Check great_canal.R22: knights at least as strong win; 0 against 0 is won, with nobody the best."""
    game = eve(*map(realm, range(4), cities, strengths))
    events = happened(game, ROLL)
    lost = any(isinstance(event, e.CityLost) for event in events) or any(
        isinstance(one, a.Sacrifice) for one in act(game, ROLL).legal_actions(0)
    )
    assert lost == (not won)
    assert any(isinstance(event, e.DefenderNamed) for event in events) == (won and any(strengths))


@pytest.mark.parametrize("cities", [0, 2])
def test_knights_at_home_rest_afterwards(cities: int) -> None:
    """Check great_canal.R8, great_canal.R19: won or lost, those at home become inactive, of everybody; those
    on small islands and at sea do not."""
    own = seat(knights="C2 s 1+, C3 s 2, D4 s 2+, F1 n 1+, E3 s 3+", cities=", ".join(CITIES[0][:cities]))
    other = seat(knights="C5 s 1+, G6 n 3+, G1 n 2", cities=", ".join(CITIES[1][:cities]))
    many = seat(cities=", ".join(CITIES[2][:cities]))
    game = attacked(own, other, many)
    assert {one for realm in game.pieces.realms for one in realm.knights} == set(
        map(
            knight,
            ("C2 s 1", "C3 s 2", "D4 s 2", "F1 n 1+", "E3 s 3+", "C5 s 1", "G6 n 3+", "G1 n 2"),
        )
    )


# An attack that is lost.

LOSSES: dict[str, tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], set[int], set[int]]] = {
    "the lowest, one by choice": ((2, 1, 1, 0), (0, 0, 1, 0), (), {1}, {0}),
    "all are lowest": ((1, 1, 1, 1), (0, 0, 0, 0), (), {0, 1, 2, 3}, set()),
    "one is lowest": ((1, 1, 1, 1), (1, 1, 1, 0), (), {3}, set()),
    "who has no city is no lowest": ((2, 2, 0, 0), (1, 2, 0, 0), (), set(), {0}),
    "the lowest of two, equal": ((2, 2, 1, 1), (1, 1, 2, 1), (), {3}, {0, 1}),
    "a metropolis is immune but counts": ((1, 2, 0, 0), (0, 1, 0, 0), (0,), set(), {1}),
    "the city beside a metropolis": ((2, 1, 0, 0), (0, 1, 0, 0), (0,), {0}, set()),
    "nobody can lose one": ((1, 1, 0, 0), (0, 1, 0, 0), (0, 1), set(), set()),
    "all choose": ((2, 2, 2, 2), (0, 0, 0, 0), (), set(), {0, 1, 2, 3}),
}
"""Cities and strengths by seat, seats whose first city is a metropolis; who loses at once, who chooses."""


def loss(name: str) -> tuple[list[Realm], dict[str, Any]]:
    """Return the pieces of a case of LOSSES, and the metropolises."""
    cities, strengths, holders, *_ = LOSSES[name]
    found = [corner(CITIES[number][0]) for number in holders]
    return [*map(realm, range(4), cities, strengths)], {"metropolises": (*found, *(None,) * (3 - len(found)))}


@pytest.mark.parametrize("name", LOSSES)
@pytest.mark.parametrize("active", [0, 3])
def test_who_loses_a_city(name: str, active: int) -> None:
    """Check great_canal.R22, great_canal.R48: among players with a city that is no metropolis, all those with
    the lowest strength lose one each; they are asked only if they have two such cities."""
    realms, fields = loss(name)
    cities, _, holders, at_once, choosing = LOSSES[name]
    game = eve(*realms, active=active, **fields)
    lost = [event for event in happened(game, ROLL) if isinstance(event, e.CityLost)]
    assert {(event.seat, event.corner, event.fallen) for event in lost} == {
        (number, corner(CITIES[number][1 if number in holders else 0]), False) for number in at_once
    }
    game = act(game, ROLL)
    clockwise = [(active + step) % 4 for step in range(4)]
    assert list(game.waiting_for) == ([one for one in clockwise if one in choosing] or [active])
    for number in range(4):
        assert len(game.pieces.realms[number].cities) == cities[number] - (number in at_once)
        plain = {corner(at) for at in CITIES[number][: cities[number]]}
        offered = {one.city for one in game.legal_actions(number) if isinstance(one, a.Sacrifice)}
        assert offered == (plain if number in choosing else set())


def test_a_city_is_chosen() -> None:
    """Check great_canal.R15, great_canal.R22: an own city that is no metropolis, in any order, one each."""
    three = seat(cities="C4 n, D4 s, C2 n", settlements="D3 sw")
    game = attacked(three, realm(1, 2), metropolises=(corner("C2 n"), None, None))
    for name in ("C2 n", "D8 s", "D3 sw", "C5 n"):
        refused(game, a.Sacrifice(corner(name)), "great_canal.R22", 0)
    for number in (-1, 128, 10**12):
        refused(game, a.Sacrifice(number), "great_canal.R22", 0)
    for other in (2, 3):
        refused(game, a.Sacrifice(corner("D4 s")), "game.turn", other)
    refused(game, a.EndTurn(), "great_canal.first.sacrifice")
    again = {False: "game.turn", True: "great_canal.moment.sacrifice"}
    for first, second in ((0, 1), (1, 0)):
        after = game
        for number in (first, second):
            assert after.waiting_for == ((0, 1) if number == first else (second,))
            city = corner({0: "D4 s", 1: "C6 n"}[number])
            assert happened(after, a.Sacrifice(city), number)[0] == e.CityLost(number, city, False, False)
            after = act(after, a.Sacrifice(city), by=number)
            refused(after, a.Sacrifice(corner(CITIES[number][0])), again[number == second], number)
        assert after.pieces.realms[0].cities == corners("C4 n, C2 n")
        assert after.pieces.realms[0].settlements == corners("D4 s, D3 sw")
        assert after.pieces.realms[1].cities == corners("D8 s")
        allowed(after, a.EndTurn())


def test_the_wall_is_lost_with_its_city() -> None:
    """Check great_canal.R22: its wall too, and no other one."""
    game = attacked(seat(cities="C4 n, D4 s", walls="C4 n, D4 s"))
    game = act(game, a.Sacrifice(corner("D4 s")))
    assert game.pieces.realms[0].walls == corners("C4 n")
    assert game.view(None).scores[0] == 3


def test_the_pieces_go_back() -> None:
    """Check great_canal.R30: the city returns to the supply; the settlement can be made a city again."""
    game = attacked(seat(cities="C4 n, D4 s, C2 n, D8 s"), hands={0: goods(ore=3, grain=2)})
    game = act(game, a.Sacrifice(corner("D4 s")))
    allowed(game, a.BuildCity(corner("D4 s")))
    assert act(game, a.BuildCity(corner("D4 s"))).pieces.realms[0].cities == corners("C4 n, D4 s, C2 n, D8 s")


# The first attack and the robber.


@pytest.mark.parametrize(
    ("steps", "attacks", "moves"), [(6, 0, True), (5, 0, False), (0, 0, False), (0, 1, True)]
)
def test_the_first_attack_frees_the_robber(steps: int, attacks: int, moves: bool) -> None:
    """Check great_canal.R7, great_canal.R18: a seven rolled with the first attack already moves it."""
    game = act(eve(total=7, steps=steps, attacks=attacks), ROLL)
    if moves:
        allowed(game, a.MoveRobber(hexagon("C4")))
    else:
        refused(game, a.MoveRobber(hexagon("C4")), "great_canal.moment.robber")
        allowed(game, a.EndTurn())


def test_losses_come_before_discards_and_the_robber() -> None:
    """Check great_canal.R12: barbarians, then seven: discards, then robber; a wall that fell is no help."""
    hands = {0: goods(wool=9)}
    game = attacked(seat(cities="C4 n, D4 s", walls="D4 s"), total=7, hands=hands)
    kept = act(game, a.Sacrifice(corner("C4 n")))
    allowed(kept, a.MoveRobber(hexagon("C4")))
    lost = act(game, a.Sacrifice(corner("D4 s")))
    refused(lost, a.MoveRobber(hexagon("C4")), "great_canal.first.discard")
    lost = act(lost, a.Discard(goods(wool=4)))
    allowed(lost, a.MoveRobber(hexagon("C4")))


def test_levels_stay() -> None:
    """Check great_canal.R22: levels stay; without a city no improvement can be bought."""
    holdings = {0: Holding(levels=(1, 2, 0))}
    game = attacked(realm(0, 1), hands={0: goods(cloth=5, coin=2)}, holdings=holdings)
    assert game.holdings[0].levels == (1, 2, 0)
    refused(game, a.Improve("trade"), "great_canal.improve.city")
    allowed(replace(game, pieces=position(realm(0, 1)).pieces), a.Improve("trade"))
