"""Playing the cards of trade."""

from __future__ import annotations

from rules.great_canal.components.kinds import Commodity, Good, Hex, Resource
from rules.records import Action
from rules.values import Seat


class PlayCommercialHarbor(Action, frozen=True, tag="play_commercial_harbor"):
    """Ask opponents for a commodity for a resource, till the turn ends (great_canal.R53)."""

    command = "card commercial-harbor"


class PlayMasterMerchant(Action, frozen=True, tag="play_master_merchant"):
    """See the goods of a seat with more points, and take two."""

    command = "card master-merchant"

    seat: Seat


class PlayMerchant(Action, frozen=True, tag="play_merchant"):
    """Place the merchant at an own building (great_canal.R32)."""

    command = "card merchant"
    by_hand = True

    hex: Hex


class PlayMerchantFleet(Action, frozen=True, tag="play_merchant_fleet"):
    """Trade a good with the bank at 2:1 till the turn ends."""

    command = "card merchant-fleet"
    by_hand = True

    good: Good


class PlayResourceMonopoly(Action, frozen=True, tag="play_resource_monopoly"):
    """Get two cards of a resource from everybody."""

    command = "card resource-monopoly"
    by_hand = True

    resource: Resource


class PlayTradeMonopoly(Action, frozen=True, tag="play_trade_monopoly"):
    """Get a card of a commodity from everybody."""

    command = "card trade-monopoly"
    by_hand = True

    commodity: Commodity
