"""Cities on their side: what is left of a city for which there is no settlement piece."""

from __future__ import annotations

import pytest

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.state import Holding
from tests.rules.great_canal.attacks import attacked, eve
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    corners,
    edge,
    goods,
    happened,
    offered,
    position,
    refused,
    seat,
)
from tests.rules.great_canal.rolling import ROLL

FIVE = "A2 n, A3 n, A4 n, A5 n, B1 n"
"""Five settlements: all that there are."""
PRICE = goods(ore=3, grain=2)


@pytest.mark.parametrize(
    ("settlements", "fallen"), [(FIVE, True), ("A2 n, A3 n, A4 n, A5 n", False), ("", False)]
)
def test_when_a_city_lies_on_its_side(settlements: str, fallen: bool) -> None:
    """Check great_canal.R22: only if no settlement piece is left."""
    game = eve(seat(settlements=settlements, cities="C4 n", walls="C4 n"))
    assert e.CityLost(0, corner("C4 n"), fallen, True) in happened(game, ROLL)
    realm = act(game, ROLL).pieces.realms[0]
    assert realm.cities == realm.walls == ()
    assert realm.fallen == (corners("C4 n") if fallen else ())
    assert realm.settlements == corners(settlements if fallen else f"{settlements}, C4 n")


def test_a_chosen_city_lies_on_its_side() -> None:
    """Check great_canal.R22: of two cities the one that was named."""
    game = attacked(seat(settlements=FIVE, cities="C4 n, D4 s", walls="C4 n, D4 s"))
    game = act(game, a.Sacrifice(corner("D4 s")))
    realm = game.pieces.realms[0]
    assert (realm.cities, realm.fallen, realm.walls) == (corners("C4 n"), corners("D4 s"), corners("C4 n"))


def test_it_is_worth_a_point() -> None:
    """Check great_canal.R22: 1 point, as a settlement."""
    assert position(seat(settlements=FIVE, cities="C4 n")).view(None).scores[0] == 7
    assert position(seat(settlements=FIVE, fallen="C4 n")).view(None).scores[0] == 6


def test_it_does_not_attract_the_barbarians_again() -> None:
    """Check great_canal.R22: no attack strength, and it cannot be lost once more."""
    other = seat(cities="D8 s", knights="C6 s 1")
    game = eve(seat(settlements=FIVE, fallen="C4 n, D4 s"), other)
    events = happened(game, ROLL)
    assert e.Attacked(1, (0, 0, 0, 0)) in events
    assert [event.seat for event in events if isinstance(event, e.CityLost)] == [1]
    assert act(game, ROLL).pieces.realms[0] == game.pieces.realms[0]


def test_it_takes_no_wall_and_no_improvement() -> None:
    """Check great_canal.R22: a settlement in every respect; without a city no improvement can be bought."""
    hands = {0: goods(brick=2, cloth=5)}
    game = position(seat(settlements=FIVE, fallen="C4 n"), hands=hands)
    refused(game, a.BuildWall(corner("C4 n")), "great_canal.build.wall")
    refused(game, a.Improve("trade"), "great_canal.improve.city")
    standing = position(seat(settlements=FIVE, cities="C4 n"), hands=hands)
    allowed(standing, a.BuildWall(corner("C4 n")))
    allowed(standing, a.Improve("trade"))


def test_it_bears_no_metropolis() -> None:
    """Check great_canal.R22, great_canal.R24: level 4 needs a city that stands."""
    holdings = {0: Holding(levels=(3, 0, 0))}
    realm = seat(settlements=FIVE, fallen="C4 n", cities="D4 s")
    game = position(realm, hands={0: goods(cloth=4)}, holdings=holdings)
    assert offered(game, a.Improve) == {a.Improve("trade", corner("D4 s"))}
    refused(game, a.Improve("trade", corner("C4 n")), "great_canal.R24.city")


@pytest.mark.parametrize("cities", ["", "D4 s", "D4 s, C2 n, D8 s"])
def test_it_is_the_next_city(cities: str) -> None:
    """Check great_canal.R22: it must be the next one made a city, for the whole price but for no piece."""
    realm = seat(settlements=FIVE, fallen="C4 n", cities=cities)
    game = position(realm, hands={0: PRICE})
    assert offered(game, a.BuildCity) == {a.BuildCity(corner("C4 n"))}
    for name in ("A2 n", "D4 s", "C6 n"):
        refused(game, a.BuildCity(corner(name)), "great_canal.R22.side")
    assert e.CityBuilt(0, corner("C4 n")) in happened(game, a.BuildCity(corner("C4 n")))
    after = act(game, a.BuildCity(corner("C4 n")))
    assert after.hands[0] == goods()
    assert after.pieces.realms[0].fallen == ()
    assert after.pieces.realms[0].cities == corners(f"{cities}, C4 n")
    assert after.pieces.realms[0].settlements == corners(FIVE)


def test_it_costs_the_whole_price() -> None:
    """Check great_canal.R22: 3 ore and 2 grain, as any city."""
    game = position(seat(settlements=FIVE, fallen="C4 n"), hands={0: goods(ore=3, grain=1)})
    refused(game, a.BuildCity(corner("C4 n")), "great_canal.price")


def test_two_of_them_are_raised_in_any_order() -> None:
    """Check great_canal.R22: both come before any settlement."""
    game = position(seat(settlements=FIVE, fallen="C4 n, D4 s"), hands={0: goods(ore=9, grain=6)})
    for first, second in (("C4 n", "D4 s"), ("D4 s", "C4 n")):
        after = act(game, a.BuildCity(corner(first)))
        refused(after, a.BuildCity(corner("A2 n")), "great_canal.R22.side")
        after = act(after, a.BuildCity(corner(second)))
        allowed(after, a.BuildCity(corner("A2 n")))


def test_four_pieces_with_it_are_all() -> None:
    """Check great_canal.R30: it is one of the four cities; the next settlement finds no piece."""
    hands = {0: goods(ore=6, grain=4)}
    game = position(seat(settlements=FIVE, fallen="C4 n", cities="D4 s, C2 n, D8 s"), hands=hands)
    game = act(game, a.BuildCity(corner("C4 n")))
    refused(game, a.BuildCity(corner("A2 n")), "great_canal.supply.city")


def test_no_settlement_is_left_beside_it() -> None:
    """Check great_canal.R30: five settlements stand, so none can be built while it lies; the distance to it
    is kept by all."""
    hands = {0: goods(brick=1, lumber=1, wool=1, grain=1), 1: goods(brick=1, lumber=1, wool=1, grain=1)}
    mine = seat(settlements=FIVE, fallen="C4 n", roads="D7 ne")
    other = seat(roads="C4 nw, D7 w")
    game = position(mine, other, hands=hands)
    refused(game, a.BuildSettlement(corner("D7 n")), "great_canal.supply.settlement")
    game = position(mine, other, hands=hands, active=1)
    refused(game, a.BuildSettlement(corner("C4 nw")), "great_canal.build.settlement")
    allowed(game, a.BuildSettlement(corner("D7 nw")))


def test_roads_go_on_from_it() -> None:
    """Check great_canal.R22: a settlement in every respect."""
    hands = {0: goods(brick=1, lumber=1)}
    game = position(seat(settlements=FIVE, fallen="C4 n"), hands=hands)
    for way in ("C4 nw", "C4 ne", "B3 e"):
        allowed(game, a.BuildRoad(edge(way)))


@pytest.mark.parametrize("piece", ["settlements", "fallen", "cities"])
def test_its_harbour_serves(piece: str) -> None:
    """Check great_canal.R22: the 3:1 harbour at D5 serves a city on its side as any building."""
    game = position(seat(**{piece: "D5 s"}), hands={0: goods(wool=3)})
    allowed(game, a.TradeBank("wool", "ore"))
    assert act(game, a.TradeBank("wool", "ore")).hands[0] == goods(ore=1)
    refused(position(seat(), hands={0: goods(wool=3)}), a.TradeBank("wool", "ore"), "great_canal.R57")
