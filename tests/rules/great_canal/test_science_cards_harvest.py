"""Irrigation and Mining: what they bring, and when the bank, the canal or the board stand against them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import HILLS, MOUNTAINS
from rules.great_canal.ground import Ground
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from rules.records import Action
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    goods,
    happened,
    hexagon,
    offered,
    position,
    refused,
    seat,
)
from tests.rules.great_canal.rolling import left

MINING, IRRIGATION = a.PlayMining(), a.PlayIrrigation()
DONE = tuple(range(9))
"""All sections of the canal."""
CARDS: dict[Action, tuple[str, str]] = {MINING: ("mining", "ore"), IRRIGATION: ("irrigation", "grain")}
"""The name of each card, and what it brings."""
PLACES = [(MINING, "C8 s"), (IRRIGATION, "C1 ne")]
"""A corner at two of the hexes of each."""


def harvest(*realms: Realm, **fields: Any) -> GreatCanal:
    """Return a position in which seat 0 holds both cards, and the canal is done."""
    held = {0: Holding(progress=("irrigation", "mining"))}
    return position(*realms, **{"dug": DONE, "holdings": held, **fields})


def brought(game: GreatCanal, card: Action) -> int:
    """Return how many cards a card brings, and check that they are the right ones and nothing else."""
    after = act(game, card)
    good = CARDS[card][1]
    count = sum(after.hands[0]) - sum(game.hands[0])
    assert tuple(map(int.__sub__, after.hands[0], game.hands[0])) == goods(**{good: count})
    assert after.hands[1:] == game.hands[1:]
    assert happened(game, card) == (e.CardPlayed(0, CARDS[card][0]), e.Received(0, goods(**{good: count})))
    assert after.waiting_for == (0,)
    assert after.queue == ()
    return count


# How much.


@pytest.mark.parametrize(
    ("pieces", "count"),
    [
        ({"settlements": "B4 n"}, 2),  # mountains 4
        ({"cities": "B4 n"}, 2),
        ({"fallen": "B4 n"}, 2),
        ({"settlements": "B6 ne"}, 4),  # mountains 9 and 11
        ({"cities": "B7 s"}, 4),  # mountains 11 and 3
        ({"settlements": "B4 n, B4 s"}, 2),  # both at mountains 4
        ({"settlements": "B4 n, B4 se", "cities": "B4 sw"}, 2),
        ({"settlements": "B6 n, B6 s", "cities": "B6 ne"}, 4),
        ({"settlements": "B4 n, B6 ne", "cities": "C8 s"}, 10),  # all five
    ],
)
def test_mining_brings_two_ore_for_each_mountains(pieces: dict[str, str], count: int) -> None:
    """Check the table of cards: two for each mountains with an own building, city or several or not."""
    game = harvest(seat(**pieces), dug=())
    allowed(game, MINING)
    assert brought(game, MINING) == count


@pytest.mark.parametrize(
    ("pieces", "count"),
    [
        ({"settlements": "B1 nw"}, 2),  # field 4
        ({"cities": "B1 nw"}, 2),
        ({"fallen": "B1 nw"}, 2),
        ({"settlements": "B1 se"}, 6),  # fields 4, 10 and 6
        ({"cities": "B2 s"}, 6),  # fields 10, 6 and 5
        ({"settlements": "C1 ne"}, 4),  # fields 4 and 6, and the basin
        ({"settlements": "B1 nw, B1 ne"}, 4),  # both at field 4, one at field 10
        ({"settlements": "B1 se, D2 ne", "cities": "C3 s"}, 12),  # all six
    ],
)
def test_irrigation_brings_two_grain_for_each_field(pieces: dict[str, str], count: int) -> None:
    """Check the table of cards: two for each field with an own building, city or several or not."""
    game = harvest(seat(**pieces))
    allowed(game, IRRIGATION)
    assert brought(game, IRRIGATION) == count


@pytest.mark.parametrize(("card", "place", "robbed"), [(MINING, "C8 s", "D8"), (IRRIGATION, "C1 ne", "C2")])
def test_the_robber_does_not_hinder_it(card: Action, place: str, robbed: str) -> None:
    """Check the table of cards: it is no production, so the hex with the robber brings as much."""
    game = harvest(seat(settlements=place))
    assert brought(replace(game, robber=hexagon(robbed)), card) == brought(game, card)


def test_the_terrain_counts_that_lies_there() -> None:
    """Check great_canal.R59: on a varied map the mountains are where they lie in this game."""
    game = harvest(seat(settlements="A2 n"))
    refused(game, MINING, "great_canal.mining")
    terrain = list(game.ground.terrain)
    terrain[hexagon("A2")] = MOUNTAINS
    assert brought(replace(game, ground=Ground(tuple(terrain), game.ground.tokens)), MINING) == 2
    for name in ("B4", "B6", "B7", "C8", "D8"):
        terrain[hexagon(name)] = HILLS
    terrain[hexagon("A2")] = HILLS
    bare = replace(harvest(seat(cities="C8 s")), ground=Ground(tuple(terrain), game.ground.tokens))
    refused(bare, MINING, "great_canal.mining")


# No such hex.


@pytest.mark.parametrize(
    ("card", "own", "other"),
    [
        (MINING, seat(settlements="A2 n"), seat(cities="C8 s")),
        (MINING, seat(roads="C8 e, C8 w", knights="C8 s 2+"), seat()),
        (MINING, seat(settlements="D3 n"), seat()),
        (IRRIGATION, seat(settlements="A2 n"), seat(cities="D3 n")),
        (IRRIGATION, seat(roads="D3 nw", knights="D3 n 2+"), seat()),
        (IRRIGATION, seat(settlements="C1 nw, C1 sw"), seat()),  # at the basin alone
        (IRRIGATION, seat(settlements="C8 s"), seat()),
    ],
)
def test_without_an_own_building_at_such_a_hex(card: Action, own: Realm, other: Realm) -> None:
    """Check the table of cards: an own building has to stand there, no knight or road, and not another's."""
    refused(harvest(own, other), card, f"great_canal.{CARDS[card][0]}")


# The bank.


@pytest.mark.parametrize(("card", "place"), PLACES)
@pytest.mark.parametrize(("stock", "count"), [(1, 1), (3, 3), (4, 4), (19, 4)])
def test_too_little_in_the_bank(card: Action, place: str, stock: int, count: int) -> None:
    """Check the table of cards: of too few cards one gets those that are left; nobody else lost any."""
    game = harvest(seat(settlements=place), hands={1: left(**{CARDS[card][1]: stock})})
    allowed(game, card)
    assert brought(game, card) == count


@pytest.mark.parametrize(("card", "place"), PLACES)
def test_nothing_in_the_bank(card: Action, place: str) -> None:
    """Check great_canal.R34: the bank's stock is public, so an empty one refuses the card."""
    name, good = CARDS[card]
    game = harvest(seat(settlements=place), hands={0: left(**{good: 0})})
    refused(game, card, f"great_canal.{name}.bank")
    assert not offered(game, type(card))
    other = "grain" if good == "ore" else "ore"
    allowed(harvest(seat(settlements=place), hands={1: left(**{other: 0})}), card)


# The canal.


@pytest.mark.parametrize("dug", [(), (0,), (0, 1, 2, 3, 4, 5, 6), (2, 3, 4, 5, 6, 7, 8)])
@pytest.mark.parametrize("place", ["D3 n", "A2 n"])
def test_barren_fields_bring_nothing(dug: tuple[int, ...], place: str) -> None:
    """Check great_canal.R7: before the canal is done there is no Irrigation; Mining there is."""
    game = harvest(seat(settlements=f"{place}, B4 n"), dug=dug)
    refused(game, IRRIGATION, "great_canal.R7.irrigation")
    assert not offered(game, a.PlayIrrigation)
    assert brought(game, MINING) == 2


@pytest.mark.parametrize(("missing", "name"), [(0, "D7"), (7, "C3"), (8, "C2")])
def test_irrigation_at_once_after_the_flood(missing: int, name: str) -> None:
    """Check great_canal.R6, R7, R33: when the last section but one is dug, Irrigation works in that turn."""
    dug = tuple(section for section in range(9) if section not in (missing, 3))
    own = seat(settlements="D2 sw", knights=f"{name} n 1, {name} s 1+")
    game = harvest(own, dug=dug, hands={0: goods(grain=1)})
    refused(game, IRRIGATION, "great_canal.R7.irrigation")
    flooded = act(game, a.ActivateKnight(corner(f"{name} n")))
    assert flooded.flooded
    assert brought(flooded, IRRIGATION) == 2


# Together with others.


def test_both_copies_in_a_turn() -> None:
    """Check great_canal.R23: the second card brings as much as the first, as far as the bank has it."""
    game = harvest(seat(settlements="C8 s"), holdings={0: Holding(progress=("mining", "mining"))})
    assert act(game, MINING, MINING).hands[0] == goods(ore=8)
    scarce = replace(game, hands=(goods(), left(ore=5), goods(), goods()))
    first = act(scarce, MINING)
    assert brought(first, MINING) == 1
    empty = replace(game, hands=(goods(), left(ore=4), goods(), goods()))
    refused(act(empty, MINING), MINING, "great_canal.mining.bank")


def test_what_it_brings_can_be_spent_at_once() -> None:
    """Check great_canal.R23: the cards pay for what is built in the same turn."""
    game = harvest(seat(settlements="C8 s"), hands={0: goods(grain=2)})
    refused(game, a.BuildCity(corner("C8 s")), "great_canal.price")
    allowed(act(game, MINING), a.BuildCity(corner("C8 s")))
