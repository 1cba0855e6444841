"""Engineer and Medicine: a wall for nothing, a city at another price."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    corners,
    goods,
    happened,
    offered,
    position,
    refused,
    seat,
)

PRICE = goods(ore=2, grain=1)
RICH = goods(brick=4, lumber=4, wool=4, grain=4, ore=4)
WALL, CITY = "great_canal.engineer", "great_canal.build.city"
SIDE, SUPPLY = "great_canal.R22.side", "great_canal.supply.city"
FOUR = "A2 n, A4 n, B6 ne, B3 nw"


def engineer(name: str) -> a.PlayEngineer:
    """Return the card with a city."""
    return a.PlayEngineer(corner(name))


def medicine(name: str) -> a.PlayMedicine:
    """Return the card with a settlement."""
    return a.PlayMedicine(corner(name))


def holds(*cards: str, **fields: Any) -> dict[int, Holding]:
    """Return that seat 0 holds these cards."""
    return {0: Holding(progress=cards, **fields)}


def walling(*realms: Realm, **fields: Any) -> GreatCanal:
    """Return a position in which seat 0 holds the Engineer and nothing else."""
    return position(*realms, **{"holdings": holds("engineer"), **fields})


def healing(*realms: Realm, cards: int = 1, **fields: Any) -> GreatCanal:
    """Return a position in which seat 0 holds Medicine, and its price."""
    held = holds(*("medicine",) * cards)
    return position(*realms, **{"holdings": held, "hands": {0: PRICE}, **fields})


# Engineer.


def test_a_wall_for_nothing() -> None:
    """Check the table of cards: a wall under an own city; without a card of goods, and none is paid."""
    game = walling(seat(cities="D5 n"))
    allowed(game, engineer("D5 n"))
    assert happened(game, engineer("D5 n")) == (
        e.CardPlayed(0, "engineer"),
        e.WallBuilt(0, corner("D5 n")),
    )
    after = act(game, engineer("D5 n"))
    assert after.pieces.realms[0] == seat(cities="D5 n", walls="D5 n")
    rich = walling(seat(cities="D5 n"), hands={0: RICH})
    assert act(rich, engineer("D5 n")).hands[0] == RICH


def test_which_cities_can_get_a_wall() -> None:
    """Check the table of cards: own cities and metropolises without one, no settlement, none on its side."""
    own = seat(cities="D5 n, B4 n, B6 ne", fallen="A2 n", settlements="D3 n", walls="B4 n", knights="D7 s 1")
    game = walling(own, seat(cities="B1 nw"), metropolises=(corner("B6 ne"), None, None))
    assert offered(game, a.PlayEngineer) == {engineer("D5 n"), engineer("B6 ne")}
    allowed(game, engineer("D5 n"))
    allowed(game, engineer("B6 ne"))
    for name in ("B4 n", "A2 n", "D3 n", "D7 s", "B1 nw", "D8 n"):
        error = refused(game, engineer(name), WALL)
        assert error.params["count"] == 2
    for number in (-1, 128):
        refused(game, a.PlayEngineer(number), WALL)


@pytest.mark.parametrize(
    "own",
    [
        seat(cities=FOUR, walls="A2 n, A4 n, B6 ne"),  # three walls
        seat(cities="B3 nw", walls="B3 nw"),
        seat(settlements="B3 nw"),
        seat(fallen="B3 nw"),
        seat(),
    ],
)
def test_no_wall_to_build(own: Realm) -> None:
    """Check the table of cards: not with three walls standing, not without a city that has none."""
    game = walling(own)
    refused(game, engineer("B3 nw"), WALL)
    assert not offered(game, a.PlayEngineer)


def test_a_wall_by_card_beside_bought_ones() -> None:
    """Check great_canal.R23, R30: it is one of the three, whether others are bought before it or after."""
    game = walling(seat(cities=FOUR), hands={0: goods(brick=6)})
    buy = [a.BuildWall(corner(name)) for name in ("A2 n", "A4 n", "B6 ne")]
    after = act(game, engineer("B3 nw"), *buy[:2])
    refused(after, buy[2], "great_canal.supply.wall")
    refused(act(game, *buy), engineer("B3 nw"), WALL)
    allowed(act(game, *buy[:2]), engineer("B3 nw"))
    refused(act(game, buy[0]), engineer("A2 n"), WALL)


# Medicine.


def test_a_city_for_less() -> None:
    """Check the table of cards: two ore and a grain for a city; the settlement returns to the supply."""
    game = healing(seat(settlements="D5 n, B4 n, B6 ne, B1 nw, A2 n"))
    allowed(game, medicine("D5 n"))
    assert happened(game, medicine("D5 n")) == (
        e.CardPlayed(0, "medicine"),
        e.CityBuilt(0, corner("D5 n")),
    )
    after = act(game, medicine("D5 n"))
    assert after.hands[0] == goods()
    assert after.bank == (19,) * 5 + (12,) * 3
    assert after.pieces.realms[0] == seat(cities="D5 n", settlements="B4 n, B6 ne, B1 nw, A2 n")
    assert after.view(None).scores[0] == game.view(None).scores[0] + 1
    more = healing(seat(settlements="D5 n"), hands={0: goods(ore=3, grain=2, wool=1, coin=1)})
    assert act(more, medicine("D5 n")).hands[0] == goods(ore=1, grain=1, wool=1, coin=1)


@pytest.mark.parametrize("good", ["ore", "grain"])
def test_each_card_of_the_price_is_needed(good: str) -> None:
    """Check the table of cards: with one card of the price less, and all others in plenty, it is kept."""
    price = {"ore": 2, "grain": 1}
    hand = goods(**{one: price[one] - 1 if one == good else 5 for one in GOODS})
    game = healing(seat(settlements="D5 n"), hands={0: hand})
    refused(game, medicine("D5 n"), "great_canal.price")
    assert not offered(game, a.PlayMedicine)


def test_which_settlements_become_cities() -> None:
    """Check the table of cards: each own settlement, no other corner."""
    own = seat(settlements="D5 n, B4 n", cities="B6 ne", roads="D3 nw", knights="D3 n 1")
    game = healing(own, seat(settlements="B1 nw"))
    assert offered(game, a.PlayMedicine) == {medicine("D5 n"), medicine("B4 n")}
    for name in ("B6 ne", "D3 n", "B1 nw", "D8 n"):
        refused(game, medicine(name), CITY)
    for number in (-1, 128):
        refused(game, a.PlayMedicine(number), CITY)
    refused(healing(seat(cities="B6 ne")), medicine("B6 ne"), CITY)


def test_without_a_city_piece() -> None:
    """Check the table of cards: four cities stand, so a fifth has no piece."""
    refused(healing(seat(settlements="D5 n", cities=FOUR)), medicine("D5 n"), SUPPLY)
    allowed(healing(seat(settlements="D5 n", cities="A2 n, A4 n, B6 ne")), medicine("D5 n"))


@pytest.mark.parametrize("standing", ["", "A2 n", "A2 n, A4 n, B6 ne"])
def test_a_city_on_its_side_goes_first(standing: str) -> None:
    """Check great_canal.R22: it must be the next one made a city, and needs no piece."""
    game = healing(seat(settlements="D5 n", cities=standing, fallen="B3 nw"))
    refused(game, medicine("D5 n"), SIDE)
    assert offered(game, a.PlayMedicine) == {medicine("B3 nw")}
    allowed(game, medicine("B3 nw"))
    assert happened(game, medicine("B3 nw"))[1:] == (e.CityBuilt(0, corner("B3 nw")),)
    after = act(game, medicine("B3 nw"))
    cities = f"{standing}, B3 nw"
    assert after.pieces.realms[0] == seat(settlements="D5 n", cities=cities)
    assert after.hands[0] == goods()


def test_the_settlement_after_the_city_on_its_side() -> None:
    """Check great_canal.R22: when it stands again, a second Medicine makes a settlement a city."""
    game = healing(seat(settlements="D5 n", fallen="B3 nw, A2 n"), cards=2, hands={0: goods(ore=4, grain=2)})
    assert offered(game, a.PlayMedicine) == {medicine("B3 nw"), medicine("A2 n")}
    one = act(game, medicine("B3 nw"))
    refused(one, medicine("D5 n"), SIDE)
    allowed(one, medicine("A2 n"))
    game = healing(seat(settlements="D5 n", fallen="B3 nw"), cards=2, hands={0: goods(ore=4, grain=2)})
    both = act(game, medicine("B3 nw"), medicine("D5 n"))
    assert both.pieces.realms[0].cities == corners("B3 nw, D5 n")


def test_one_card_an_upgrade() -> None:
    """Check the table of cards: two cards make two cities, each at its price, and none cheaper."""
    game = healing(seat(settlements="D5 n, B4 n"), cards=2, hands={0: goods(ore=4, grain=2)})
    first = act(game, medicine("D5 n"))
    refused(first, medicine("D5 n"), CITY)
    after = act(first, medicine("B4 n"))
    assert after.pieces.realms[0] == seat(cities="B4 n, D5 n")
    assert after.hands[0] == goods()
    assert after.holdings[0].progress == ()


def test_a_city_by_card_is_a_city_at_once() -> None:
    """Check great_canal.R23: it can be walled and improved in the same turn."""
    game = healing(
        seat(settlements="D5 n"),
        holdings=holds("crane", "engineer", "medicine"),
        hands={0: goods(ore=2, grain=1, cloth=1)},
    )
    refused(game, a.Improve("trade"), "great_canal.improve.city")
    after = act(game, medicine("D5 n"))
    allowed(after, a.Improve("trade"))
    allowed(after, a.PlayCrane("politics"))
    allowed(after, engineer("D5 n"))


@pytest.mark.parametrize(("chips", "over"), [(16, True), (15, False)])
def test_the_point_can_win(chips: int, over: bool) -> None:
    """Check great_canal.R9, R31, R50: with the 18th point by the city the game is over."""
    game = healing(seat(settlements="D5 n"), holdings=holds("medicine", chips=chips))
    after = act(game, medicine("D5 n"))
    assert (after.outcome is not None) == over
    if after.outcome is not None:
        assert after.outcome.winners == (0,)
        assert after.outcome.scores[0] == 18
