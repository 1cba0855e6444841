"""Trade with the bank: the rates by harbours, knights, Merchant Guild and merchant, and what it has."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.decisions import RobberMove
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from rules.kit.tuples import put
from tests.rules.great_canal.positions import (
    act,
    allowed,
    goods,
    happened,
    hexagon,
    offered,
    position,
    refused,
    seat,
)

RESOURCES = ("brick", "lumber", "wool", "grain", "ore")
COMMODITIES = ("cloth", "coin", "paper")
BANK = dict.fromkeys(RESOURCES + COMMODITIES, 4)
"""The rates without anything."""
THREE = dict.fromkeys(BANK, 3)
"""The rates at a harbour for everything."""
HOME_HARBOURS = ("A2 nw", "A2 n", "A5 n", "A5 ne", "D5 se", "D5 s")
"""The corners of the harbours of the home island (the map)."""
ISLAND_HARBOURS = (
    ("F1 ne", "brick"),
    ("F1 se", "brick"),
    ("G1 ne", "wool"),
    ("G1 se", "wool"),
    ("F4 s", "grain"),
    ("F4 sw", "grain"),
    ("F7 nw", "lumber"),
    ("F7 sw", "lumber"),
    ("G6 nw", "ore"),
    ("G6 sw", "ore"),
)
"""The corners of the harbours of the small islands, each with its resource (the map)."""


def rate(game: GreatCanal, good: str) -> int:
    """Return for how few cards of a good the seat in turn gets another one; check that so many are paid."""
    take = "ore" if good == "brick" else "brick"
    for count in range(1, 9):
        held = goods(**{good: count})
        richer = replace(game, hands=put(game.hands, game.active, held))
        if a.TradeBank(good, take) not in richer.legal_actions(game.active):
            refused(richer, a.TradeBank(good, take), "great_canal.R57")
            continue
        after, events = richer.apply(game.active, a.TradeBank(good, take))
        assert events == (e.BankTraded(game.active, good, count, take),)
        assert after.hands[game.active] == goods(**{take: 1})
        return count
    raise AssertionError("no rate")


def rates(game: GreatCanal) -> dict[str, int]:
    """Return the rate of each good."""
    return {good: rate(game, good) for good in GOODS}


# The rates.


def test_without_anything_four_for_one() -> None:
    """Check table 4.1: the bank takes four of a kind, commodities too (4.3)."""
    assert rates(position()) == BANK
    assert rates(position(seat(settlements="C4 n", cities="D5 n"))) == BANK


@pytest.mark.parametrize("place", HOME_HARBOURS)
@pytest.mark.parametrize("kind", ["settlements", "cities", "fallen"])
def test_a_building_at_a_home_harbour(place: str, kind: str) -> None:
    """Check great_canal.R30, table 4.3: three for one, commodities too; a city on its side counts (R22)."""
    assert rates(position(seat(**{kind: place}))) == THREE


@pytest.mark.parametrize("place", HOME_HARBOURS)
def test_a_knight_at_a_home_harbour_is_none(place: str) -> None:
    """Check great_canal.R30: on home harbours a knight does not count like a building."""
    assert rates(position(seat(knights=f"{place} 3+"))) == BANK


@pytest.mark.parametrize("place", ["A2 ne", "A2 sw", "A5 nw", "A5 se", "D5 sw", "D5 e"])
def test_beside_a_home_harbour(place: str) -> None:
    """Check great_canal.R30: the harbour has the two corners of its side and no others."""
    name, direction = place.split()
    other = {"e": "ne"}.get(direction, direction)
    assert rates(position(seat(settlements=f"{name} {other}"))) == BANK


@pytest.mark.parametrize(("place", "good"), ISLAND_HARBOURS)
@pytest.mark.parametrize("knight", ["1", "1+", "3+a", "2p"])
def test_a_knight_at_a_harbour_of_the_small_islands(place: str, good: str, knight: str) -> None:
    """Check great_canal.R8: it serves with two for one of its kind, whether the knight is active or not."""
    assert rates(position(seat(knights=f"{place} {knight}"))) == BANK | {good: 2}


@pytest.mark.parametrize("place", ["F1 n", "F1 sw", "G1 nw", "F4 n", "F4 se", "F7 ne", "G6 ne", "G6 s"])
def test_beside_a_harbour_of_the_small_islands(place: str) -> None:
    """Check great_canal.R8: at the other corners of its hex a knight has no harbour."""
    assert rates(position(seat(knights=f"{place} 1+"))) == BANK


def test_ships_and_roads_have_no_harbour() -> None:
    """Check great_canal.R8, great_canal.R30: only a building or a knight has one."""
    assert rates(position(seat(ships="F4 sw, G6 w, A2 nw", roads="D5 se"))) == BANK


def test_harbours_of_others() -> None:
    """Check great_canal.R30: at the best rate owned, not at another's."""
    others = seat(settlements="A2 n", knights="F4 s 1+, G6 nw 2")
    game = position(seat(), others, holdings={1: Holding(levels=(5, 5, 5))})
    assert rates(game) == BANK
    assert rates(position(seat(), others, active=1)) == THREE | {"grain": 2, "ore": 2}


def test_the_best_of_several_harbours() -> None:
    """Check great_canal.R30: for each kind the best rate that is owned."""
    realm = seat(settlements="D5 s, A5 n", knights="F7 nw 1, F1 se 1, G6 sw 2+, G6 nw 1")
    assert rates(position(realm)) == THREE | {"lumber": 2, "brick": 2, "ore": 2}


@pytest.mark.parametrize("level", range(6))
def test_merchant_guild(level: int) -> None:
    """Check table 4.3: from level 3 of trade on commodities go two for one; other tracks do not count."""
    game = position(holdings={0: Holding(levels=(level, 0, 0))})
    assert rates(game) == BANK | dict.fromkeys(COMMODITIES, 2 if level >= 3 else 4)
    game = position(holdings={0: Holding(levels=(0, level, level))})
    assert rates(game) == BANK


def test_merchant_guild_at_a_harbour() -> None:
    """Check table 4.3: resources at three, commodities at two."""
    game = position(seat(cities="A2 n"), holdings={0: Holding(levels=(3, 0, 0))})
    assert rates(game) == THREE | dict.fromkeys(COMMODITIES, 2)


@pytest.mark.parametrize(
    ("place", "good"),
    [("A2", "brick"), ("A3", "lumber"), ("B3", "wool"), ("B1", "grain"), ("B4", "ore"), ("C5", "lumber")],
)
def test_the_merchant(place: str, good: str) -> None:
    """Check great_canal.R32, table 4.3: two for one of the hex's resource, not of its commodity; barren
    fields too."""
    game = position(seat(), seat(), merchant=hexagon(place), merchant_seat=0)
    assert rates(game) == BANK | {good: 2}
    assert rates(replace(game, merchant_seat=1)) == BANK
    harboured = position(seat(settlements="A2 n"), merchant=hexagon(place), merchant_seat=0)
    assert rates(harboured) == THREE | {good: 2}


def test_the_merchant_follows_what_lies_there() -> None:
    """Check great_canal.R59: in a varied map it is the resource that lies on the hex in this game."""
    game = position(merchant=hexagon("A2"), merchant_seat=0)
    terrain = list(game.ground.terrain)
    terrain[hexagon("A2")], terrain[hexagon("A3")] = terrain[hexagon("A3")], terrain[hexagon("A2")]
    game = replace(game, ground=replace(game.ground, terrain=tuple(terrain)))
    assert rates(game) == BANK | {"lumber": 2}


# One trade.


def test_one_rate_for_one_card() -> None:
    """Check great_canal.R57: one action gives one rate's worth of one kind for one card of another."""
    game = position(hands={0: goods(wool=9, ore=1)})
    after = act(game, a.TradeBank("wool", "coin"))
    assert after.hands[0] == goods(wool=5, ore=1, coin=1)
    assert (after.bank[2], after.bank[6]) == (14, 11)
    assert happened(game, a.TradeBank("wool", "coin")) == (e.BankTraded(0, "wool", 4, "coin"),)
    after = act(after, a.TradeBank("wool", "ore"))
    assert after.hands[0] == goods(wool=1, ore=2, coin=1)
    refused(after, a.TradeBank("wool", "ore"), "great_canal.R57")


def test_different_kinds_do_not_make_up_a_rate() -> None:
    """Check great_canal.R57: one kind gives it."""
    hand = goods(brick=3, lumber=3, wool=3, grain=3, ore=3, cloth=3, coin=3, paper=3)
    assert not offered(position(hands={0: hand}), a.TradeBank)


@pytest.mark.parametrize("good", GOODS)
def test_never_a_kind_for_itself(good: str) -> None:
    """Check great_canal.R30: whatever the rate."""
    game = position(hands={0: goods(**{good: 8})})
    refused(game, a.TradeBank(good, good), "great_canal.R30.same")
    others = {a.TradeBank(good, other) for other in GOODS if other != good}
    assert offered(game, a.TradeBank) == others
    for action in others:
        allowed(game, action)


@pytest.mark.parametrize("good", GOODS)
def test_only_kinds_that_the_bank_has(good: str) -> None:
    """Check great_canal.R30: the last card is to be had, what has run out is not offered."""
    give = "brick" if good != "brick" else "ore"
    supply = 19 if good in RESOURCES else 12
    last = position(hands={0: goods(**{give: 4}), 1: goods(**{good: supply - 1})})
    allowed(last, a.TradeBank(give, good))
    assert act(last, a.TradeBank(give, good)).bank[GOODS.index(good)] == 0
    gone = position(hands={0: goods(**{give: 4}), 1: goods(**{good: supply})})
    refused(gone, a.TradeBank(give, good), "great_canal.R30.bank")
    left = {a.TradeBank(give, other) for other in GOODS if other not in (give, good)}
    assert offered(gone, a.TradeBank) == left


def test_what_one_gives_is_there_again() -> None:
    """Check great_canal.R30: the cards paid go back to the bank, for the next trade."""
    game = position(hands={0: goods(brick=19, ore=4)})
    refused(game, a.TradeBank("ore", "brick"), "great_canal.R30.bank")
    allowed(act(game, a.TradeBank("brick", "wool")), a.TradeBank("ore", "brick"))


@pytest.mark.parametrize(("give", "take"), [("stone", "ore"), ("ore", "stone"), ("", "ore"), ("Ore", "wool")])
def test_unknown_goods(give: str, take: str) -> None:
    """Check great_canal.R57: there are eight kinds of cards."""
    refused(position(hands={0: goods(ore=8)}), a.TradeBank(give, take), "great_canal.unknown.good")


def test_when_the_bank_trades() -> None:
    """Check great_canal.R12, great_canal.R15: in one's own turn, after the roll, while nothing is pending."""
    hands = {0: goods(ore=4), 1: goods(ore=4)}
    trade = a.TradeBank("ore", "wool")
    allowed(position(hands=hands), trade)
    refused(position(hands=hands), trade, "game.turn", by=1)
    refused(position(hands=hands, rolled=False), trade, "great_canal.unrolled")
    refused(position(hands=hands, queue=(RobberMove(0),)), trade, "great_canal.first.robber")


def test_a_bought_place_serves_at_once() -> None:
    """Check great_canal.R8: a knight that has come to a harbour serves in the same turn."""
    realm: Realm = seat(ships="F4 se, F4 sw", knights="F4 se 1+")
    game = position(realm, hands={0: goods(grain=2)})
    refused(game, a.TradeBank("grain", "ore"), "great_canal.R57")
    moves = [one for one in offered(game, a.MoveKnight) if isinstance(one, a.MoveKnight)]
    harbour = [one for one in moves if rates(act(game, one))["grain"] == 2]
    assert len(harbour) == 2
    allowed(act(game, harbour[0]), a.TradeBank("grain", "ore"))
