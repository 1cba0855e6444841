"""Refusals about playing progress cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.ground import Ground
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding, Turn
from tests.rules.great_canal.politics import chips, with_card
from tests.rules.great_canal.positions import ROLLED, corner, edge, goods, hexagon, position, seat
from tests.rules.great_canal.rolling import left
from tests.rules.refusals import Case

OWN = seat(settlements="C4 n", cities="C3 n", roads="C4 nw, C4 ne, C4 e", knights="C4 nw 1")
OTHER = seat(settlements="B6 n", roads="D5 ne, D5 e", knights="D5 n 1")
HANDS = {0: goods(wool=2, ore=1), 1: goods(wool=2, ore=1, coin=1), 2: goods(grain=1)}
MANY = ("crane", "inventor", "medicine", "mining", "smith", "warlord")
SECTIONS = tuple(range(9))


def held(card: str, *realms: Realm, **fields: Any) -> GreatCanal:
    """Return a position in which the seat in turn holds a card."""
    return with_card(card, *realms, **{"hands": HANDS, **fields})


def tokens(game: GreatCanal, *shown: int) -> GreatCanal:
    """Return the game with these tokens on the first hexes and none elsewhere."""
    rest = (0,) * (len(game.ground.tokens) - len(shown))
    return replace(game, ground=Ground(game.ground.terrain, (*shown, *rest)))


def knight_of(name: str) -> Any:
    """Return the card of Intrigue for a knight."""
    return a.PlayIntrigue(corner(name))


HELD: Mapping[str, Case] = {
    "no progress card": Case(position(OWN), a.PlayMining(), "great_canal.held"),
    "another progress card": Case(held("merchant", OWN), a.PlayMining(), "great_canal.held"),
    "many other progress cards": Case(
        position(OWN, holdings={0: Holding(progress=MANY)}), a.PlayWedding(), "great_canal.held"
    ),
}

TRADE: Mapping[str, Case] = {
    "a harbor for nobody": Case(
        held("commercial_harbor", OWN, hands={0: goods(wool=1)}),
        a.PlayCommercialHarbor(),
        "great_canal.commercial_harbor",
    ),
    "a harbor without a resource": Case(
        held("commercial_harbor", OWN, hands={0: goods(coin=1), 1: goods(coin=1)}),
        a.PlayCommercialHarbor(),
        "great_canal.commercial_harbor.resource",
    ),
    "a master merchant for somebody behind": Case(
        with_card("master_merchant", hands=HANDS, holdings=chips(1, 2, 1)),
        a.PlayMasterMerchant(2),
        "great_canal.master_merchant",
    ),
    "a master merchant for nobody": Case(
        held("master_merchant", OWN), a.PlayMasterMerchant(1), "great_canal.master_merchant"
    ),
    "the merchant elsewhere": Case(
        held("merchant", OWN), a.PlayMerchant(hexagon("C1")), "great_canal.merchant"
    ),
    "the merchant nowhere": Case(held("merchant"), a.PlayMerchant(hexagon("C4")), "great_canal.merchant"),
    "a fleet for no kind": Case(
        held("merchant_fleet", OWN), a.PlayMerchantFleet("gold"), "great_canal.merchant_fleet"
    ),
    "a fleet without need": Case(
        held("merchant_fleet", OWN, turn=Turn(4, ROLLED, chartered=tuple(range(8)))),
        a.PlayMerchantFleet("wool"),
        "great_canal.merchant_fleet",
    ),
    "a monopoly of no resource": Case(
        held("resource_monopoly"), a.PlayResourceMonopoly("coin"), "great_canal.resource_monopoly"
    ),
    "a resource of nobody": Case(
        held("resource_monopoly", hands={}),
        a.PlayResourceMonopoly("ore"),
        "great_canal.resource_monopoly.cards",
    ),
    "a monopoly of no commodity": Case(
        held("trade_monopoly"), a.PlayTradeMonopoly("wool"), "great_canal.trade_monopoly"
    ),
    "a commodity of nobody": Case(
        held("trade_monopoly", hands={}), a.PlayTradeMonopoly("coin"), "great_canal.trade_monopoly.cards"
    ),
}

POLITICS: Mapping[str, Case] = {
    "a bishop before the first attack": Case(
        held("bishop", attacks=0), a.PlayBishop(hexagon("C4")), "great_canal.R7.robber"
    ),
    "a bishop to the sea": Case(held("bishop"), a.PlayBishop(hexagon("A1")), "great_canal.bishop"),
    "a deserter of somebody without": Case(
        held("deserter", OWN, OTHER), a.PlayDeserter(2), "great_canal.deserter"
    ),
    "a deserter of nobody": Case(held("deserter", OWN), a.PlayDeserter(1), "great_canal.deserter"),
    "nothing open there": Case(held("diplomat", OWN), a.PlayDiplomat(edge("C4 nw")), "great_canal.diplomat"),
    "nothing open": Case(held("diplomat"), a.PlayDiplomat(edge("C4 nw")), "great_canal.diplomat"),
    "intrigue elsewhere": Case(
        held("intrigue", OWN, seat(knights="C4 se 1")), knight_of("C4 n"), "great_canal.intrigue"
    ),
    "intrigue nowhere": Case(held("intrigue", OWN), knight_of("C4 n"), "great_canal.intrigue"),
    "sabotage of nobody": Case(held("saboteur", OWN, hands={}), a.PlaySaboteur(), "great_canal.saboteur"),
    "a spy on somebody without": Case(
        held("spy", holdings={1: Holding(progress=("crane",))}), a.PlaySpy(2), "great_canal.spy"
    ),
    "a spy on nobody": Case(held("spy"), a.PlaySpy(1), "great_canal.spy"),
    "no knight to wake": Case(held("warlord"), a.PlayWarlord(), "great_canal.warlord"),
    "a knight that is none": Case(held("warlord", OWN), a.PlayWarlord((corner("A2 n"),)), "great_canal.R52"),
    "a wedding without gifts": Case(held("wedding", OWN), a.PlayWedding(), "great_canal.wedding"),
}

SCIENCE: Mapping[str, Case] = {
    "no number of a die": Case(
        held("alchemist", rolled=False), a.PlayAlchemist(7, 1), "great_canal.alchemist"
    ),
    "a free wall elsewhere": Case(
        held("engineer", OWN), a.PlayEngineer(corner("A2 n")), "great_canal.engineer"
    ),
    "a free wall nowhere": Case(held("engineer"), a.PlayEngineer(corner("A2 n")), "great_canal.engineer"),
    "a token that stays": Case(
        held("inventor"), a.PlayInventor(hexagon("A5"), hexagon("A2")), "great_canal.inventor"
    ),
    "no token that moves": Case(tokens(held("inventor"), 6, 8), a.PlayInventor(0, 1), "great_canal.inventor"),
    "two tokens alike": Case(
        held("inventor"), a.PlayInventor(hexagon("A2"), hexagon("A4")), "great_canal.inventor.same"
    ),
    "barren fields": Case(held("irrigation", OWN), a.PlayIrrigation(), "great_canal.R7.irrigation"),
    "no field": Case(held("irrigation", dug=SECTIONS), a.PlayIrrigation(), "great_canal.irrigation"),
    "no grain": Case(
        held("irrigation", seat(settlements="B1 n"), dug=SECTIONS, hands={1: left(grain=0)}),
        a.PlayIrrigation(),
        "great_canal.irrigation.bank",
    ),
    "no mountains": Case(held("mining"), a.PlayMining(), "great_canal.mining"),
    "no ore": Case(
        held("mining", seat(settlements="B4 n"), hands={1: left(ore=0)}),
        a.PlayMining(),
        "great_canal.mining.bank",
    ),
    "no free road": Case(held("road_building"), a.PlayRoadBuilding(), "great_canal.road_building"),
}

CARDS: Mapping[str, Case] = {**HELD, **TRADE, **POLITICS, **SCIENCE}
"""By what is wrong."""
