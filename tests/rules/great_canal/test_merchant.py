"""The Merchant and the Merchant Fleet: where he stands, his point, and what the bank takes two of."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.decisions import Sacrifice
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from rules.great_canal.steps.bank_trade import rates
from rules.great_canal.topology import HEXES
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
    rolls,
    seat,
)


def merchants(realm: Realm, cards: int = 1, **fields: object) -> GreatCanal:
    """Return a position in which seat 0, with these pieces, holds so many Merchants."""
    held = {0: Holding(progress=("merchant",) * cards)}
    other = seat(settlements="D5 n")
    return position(realm, other, **{"holdings": held, **fields})  # pyright: ignore[reportArgumentType]


def fleets(cards: int = 1, realm: Realm | None = None, **fields: object) -> GreatCanal:
    """Return a position in which seat 0 holds so many Merchant Fleets."""
    held = {0: Holding(progress=("merchant_fleet",) * cards)}
    given = {"holdings": held, "hands": {0: goods(wool=5, cloth=5)}, **fields}
    return position(realm or seat(), **given)  # pyright: ignore[reportArgumentType]


def places(game: GreatCanal) -> set[int]:
    """Return where the merchant may be placed; check that all other hexes are refused."""
    found = {one.hex for one in offered(game, a.PlayMerchant) if isinstance(one, a.PlayMerchant)}
    for other in set(range(-1, HEXES + 1)) - found:
        error = refused(game, a.PlayMerchant(other), "great_canal.merchant")
        assert error.params["count"] == len(found)
    return found


def hexes(names: str) -> set[int]:
    """Return the numbers of hexes, written with blanks."""
    return set(map(hexagon, names.split()))


# The Merchant: where.


@pytest.mark.parametrize("kind", ["settlements", "cities", "fallen"])
def test_at_an_own_building(kind: str) -> None:
    """Check great_canal.R32: a hex with a resource at an own building of any sort, no other."""
    game = merchants(seat(**{kind: "C4 n"}))
    assert places(game) == hexes("B3 B4 C4")
    for place in places(game):
        allowed(game, a.PlayMerchant(place))


@pytest.mark.parametrize(
    ("building", "found"),
    [("C3 n", "B2 B3 C3"), ("C1 ne", "B1 C2"), ("C7 nw", "B6 C6"), ("D4 s", "D4"), ("A3 n", "A3")],
)
def test_fields_yes_desert_lake_and_sea_no(building: str, found: str) -> None:
    """Check great_canal.R32: barren fields too; never the basin, the lake or the sea."""
    assert places(merchants(seat(settlements=building))) == hexes(found)


@pytest.mark.parametrize("building", ["G1 n", "G6 n", "F1 n", "F4 s", "F7 n"])
def test_never_on_a_small_island(building: str) -> None:
    """Check great_canal.R32: on the home island only, neither gold nor deserts."""
    assert places(merchants(seat(settlements=building))) == set()
    assert places(merchants(seat(knights=f"{building} 1+"))) == set()


def test_the_basin_stays_closed() -> None:
    """Check great_canal.R17: the basin takes no merchant, dry or flooded; fertile fields do."""
    game = merchants(seat(settlements="C1 ne"), dug=tuple(range(9)))
    assert places(game) == hexes("B1 C2")


def test_pieces_that_are_no_buildings() -> None:
    """Check great_canal.R32: knights, roads and ships are none, nor are others' buildings."""
    assert places(merchants(seat(knights="C4 n 1+", roads="C4 ne, D4 se", ships="A3 ne"))) == set()


def test_not_where_the_own_one_stands() -> None:
    """Check great_canal.R32: another hex; where somebody else's stands it may go, and take it over."""
    realm = seat(settlements="C4 n")
    own = merchants(realm, merchant=hexagon("B4"), merchant_seat=0)
    assert places(own) == hexes("B3 C4")
    assert places(merchants(realm, merchant=hexagon("B4"), merchant_seat=1)) == hexes("B3 B4 C4")


def test_two_in_a_turn() -> None:
    """Check table 4.4: any number of cards a turn; the second goes elsewhere, and back only after it."""
    game = act(merchants(seat(settlements="C4 n"), 3), a.PlayMerchant(hexagon("B4")))
    refused(game, a.PlayMerchant(hexagon("B4")), "great_canal.merchant")
    game = act(game, a.PlayMerchant(hexagon("C4")), a.PlayMerchant(hexagon("B4")))
    assert (game.merchant, game.merchant_seat) == (hexagon("B4"), 0)
    assert game.view(None).scores[0] == 2


def test_the_robber_does_not_hinder_it() -> None:
    """Check great_canal.R32: it is placed at the robber's hex, and serves there."""
    game = merchants(seat(settlements="C4 n"), robber=hexagon("B4"), hands={0: goods(ore=2)})
    allowed(game, a.PlayMerchant(hexagon("B4")))
    allowed(act(game, a.PlayMerchant(hexagon("B4"))), a.TradeBank("ore", "wool"))


# The Merchant: what he brings.


def test_the_point_and_the_rate_at_once() -> None:
    """Check table 4.4: a point, and two of the hex's resource for one card, no commodity of it."""
    game = merchants(seat(settlements="C4 n"), hands={0: goods(ore=2, coin=3)})
    place = a.PlayMerchant(hexagon("B4"))
    refused(game, a.TradeBank("ore", "wool"), "great_canal.R57")
    assert happened(game, place) == (e.CardPlayed(0, "merchant"), e.MerchantMoved(0, hexagon("B4"), None))
    after = act(game, place)
    assert (game.view(None).scores[0], after.view(None).scores[0]) == (1, 2)
    assert act(after, a.TradeBank("ore", "wool")).hands[0] == goods(wool=1, coin=3)
    refused(after, a.TradeBank("coin", "wool"), "great_canal.R57")
    assert after.piles[0].returned == ("merchant",)
    assert after.holdings[0].progress == ()


def test_a_barren_field_serves() -> None:
    """Check great_canal.R32: two grain for one card, though the field yields nothing."""
    game = merchants(seat(settlements="C3 n"), hands={0: goods(grain=2)})
    allowed(act(game, a.PlayMerchant(hexagon("C3"))), a.TradeBank("grain", "ore"))


def test_taken_from_another() -> None:
    """Check table 4.4: from whomever; point and rate are gone there at once."""
    game = merchants(
        seat(settlements="C4 n"),
        merchant=hexagon("D5"),
        merchant_seat=1,
        hands={0: goods(brick=2), 1: goods(wool=3)},
    )
    assert game.view(None).scores[:2] == (1, 2)
    assert rates(game, 1)[2] == 2
    after = act(game, a.PlayMerchant(hexagon("C4")))
    assert after.view(None).scores[:2] == (2, 1)
    assert rates(after, 1) == (4,) * 8
    allowed(after, a.TradeBank("brick", "wool"))


def test_it_stays_after_the_turn() -> None:
    """Check table 4.4: it serves while it is one's own, in later turns too."""
    game = act(merchants(seat(settlements="C4 n")), a.PlayMerchant(hexagon("B4")), a.EndTurn())
    assert (game.merchant, game.merchant_seat) == (hexagon("B4"), 0)
    assert rates(game, 0)[4] == 2


def test_it_stays_when_the_building_is_pillaged() -> None:
    """Check great_canal.R32: its hex may lose the building, or come to have none of its seat's."""
    game = act(merchants(seat(cities="C4 n, D5 s")), a.PlayMerchant(hexagon("B4")))
    lost = act(replace(game, queue=(Sacrifice((0,)),)), a.Sacrifice(corner("C4 n")))
    assert (lost.merchant, lost.merchant_seat) == (hexagon("B4"), 0)
    bare = replace(game, pieces=replace(game.pieces, realms=(seat(), *game.pieces.realms[1:])))
    assert rates(bare, 0)[4] == 2
    assert bare.view(None).scores[0] == 1


def test_its_point_wins() -> None:
    """Check great_canal.R31, great_canal.R50: the 18th point in the own turn ends the game at once."""
    held = {0: Holding(progress=("merchant",), chips=16)}
    game = merchants(seat(settlements="C4 n"), holdings=held)
    assert happened(game, a.PlayMerchant(hexagon("B4")))[-1] == e.GameEnded(0, 18)
    less = merchants(seat(settlements="C4 n"), holdings={0: replace(held[0], chips=15)})
    assert act(less, a.PlayMerchant(hexagon("B4"))).outcome is None


# The Merchant Fleet.


@pytest.mark.parametrize("good", GOODS)
def test_two_of_a_good_for_one(good: str) -> None:
    """Check table 4.4: a resource or a commodity, for any other kind, any number of times."""
    game = fleets(hands={0: goods(**{good: 7})})
    assert happened(game, a.PlayMerchantFleet(good)) == (
        e.CardPlayed(0, "merchant_fleet"),
        e.FleetChartered(0, good),
    )
    others = [other for other in GOODS if other != good]
    after = act(game, a.PlayMerchantFleet(good))
    for other in others:
        allowed(after, a.TradeBank(good, other))
    after = act(after, *(a.TradeBank(good, other) for other in others[:3]))
    assert after.hands[0] == goods(**{good: 1}, **dict.fromkeys(others[:3], 1))
    refused(after, a.TradeBank(good, others[0]), "great_canal.R57")


def test_other_goods_are_as_before() -> None:
    """Check table 4.4: a resource has no commodity with it, and a harbour serves on."""
    game = act(fleets(realm=seat(settlements="A2 n")), a.PlayMerchantFleet("wool"))
    assert rates(game, 0) == (3, 3, 2, 3, 3, 3, 3, 3)
    assert rates(game, 1) == (4,) * 8


def test_one_need_not_hold_the_good() -> None:
    """Check table 4.4: the good is named, whatever one's hand is."""
    assert offered(fleets(hands={}), a.PlayMerchantFleet) == set(map(a.PlayMerchantFleet, GOODS))


def test_a_good_at_two_already() -> None:
    """Check table 4.4: by the merchant, Merchant Guild or a harbour; three for one is no hindrance."""
    guild = Holding(progress=("merchant_fleet",), levels=(3, 0, 0))
    games = {
        ("ore",): fleets(merchant=hexagon("B4"), merchant_seat=0),
        ("cloth", "coin", "paper"): fleets(holdings={0: guild}),
        ("grain",): fleets(realm=seat(knights="F4 s 1")),
        (): fleets(realm=seat(settlements="A2 n")),
    }
    for already, game in games.items():
        for good in GOODS:
            if good in already:
                refused(game, a.PlayMerchantFleet(good), "great_canal.merchant_fleet")
            else:
                allowed(game, a.PlayMerchantFleet(good))
    allowed(fleets(merchant=hexagon("B4"), merchant_seat=1), a.PlayMerchantFleet("ore"))


@pytest.mark.parametrize("named", ["", "stone", "Wool"])
def test_what_is_no_good(named: str) -> None:
    """Check table 4.4: one of the eight kinds."""
    assert refused(fleets(), a.PlayMerchantFleet(named), "great_canal.merchant_fleet").params["count"] == 8


def test_two_run_together() -> None:
    """Check table 4.4: for two kinds, not for the same."""
    game = act(fleets(2), a.PlayMerchantFleet("wool"))
    refused(game, a.PlayMerchantFleet("wool"), "great_canal.merchant_fleet")
    game = act(game, a.PlayMerchantFleet("cloth"), a.TradeBank("wool", "ore"), a.TradeBank("cloth", "ore"))
    assert game.hands[0] == goods(wool=3, cloth=3, ore=2)
    for good in ("wool", "cloth"):
        allowed(game, a.TradeBank(good, "ore"))


def test_it_ends_with_the_turn() -> None:
    """Check table 4.4: neither the next seat nor one's own next turn has it."""
    game = act(fleets(), a.PlayMerchantFleet("wool"), a.EndTurn())
    assert game.turn.chartered == ()
    for number in range(4):
        assert rates(game, number) == (4,) * 8
    for _ in range(3):
        game = act(rolls(game, 1, 1), a.Roll(), a.EndTurn())
    game = act(rolls(game, 1, 1), a.Roll())
    assert game.hands[0] == goods(wool=5, cloth=5)
    assert act(game, a.TradeBank("wool", "ore")).hands[0] == goods(wool=1, cloth=5, ore=1)


def test_it_is_its_seats_alone() -> None:
    """Check table 4.4: the others' rates stay what they are, and all see what was named."""
    game = act(fleets(), a.PlayMerchantFleet("wool"))
    assert game.view(2).turn.chartered == (2,)
    assert all(event.audience() is None for event in happened(fleets(), a.PlayMerchantFleet("wool")))
