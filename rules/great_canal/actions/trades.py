"""Trade with the bank and between players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.great_canal.components.kinds import Good, Goods, HeldGood, HeldGoods, HeldResource
from rules.kit.bundles import bundle_parser
from rules.kit.lists import list_parser
from rules.kit.times import hours_parser
from rules.names import Parser
from rules.records import Action
from rules.values import Seat

READ_GOODS = bundle_parser("good")
MOST_HOURS = 7 * 24
"""How many hours an offer stays open at most, where it has a limit."""


class TradeBank(Action, frozen=True, tag="trade_bank"):
    """Trade with the bank at one's best rate, for one card (great_canal.R30, R57)."""

    command = "trade bank"

    give: HeldGood
    take: Good


class AskHarbor(Action, frozen=True, tag="ask_harbor"):
    """Ask a seat for a commodity of its choice, for a resource that it does not see (great_canal.R53)."""

    command = "trade harbor"

    seat: Seat
    resource: HeldResource


class MakeOffer(Action, frozen=True, tag="make_offer"):
    """Offer a trade to all, or to some (great_canal.R11); it may go to whoever accepts first (R46).

    ``hours`` is after how many it is withdrawn if it is still open; None for never.
    """

    command = "trade offer"
    open_ended = True
    parsers: ClassVar[Mapping[str, Parser]] = {
        "give": READ_GOODS,
        "want": READ_GOODS,
        "to": list_parser("seat"),
        "hours": hours_parser(MOST_HOURS),
    }

    give: HeldGoods
    want: Goods
    to: tuple[Seat, ...] = ()
    first: bool = False
    hours: int | None = None


class AcceptOffer(Action, frozen=True, tag="accept_offer"):
    """Accept the open offer (great_canal.R45)."""

    command = "trade accept"
    role = "accept"
    by_hand = True


class DeclineOffer(Action, frozen=True, tag="decline_offer"):
    """Decline the open offer, or take one's yes or counter-offer back."""

    command = "trade decline"
    role = "decline"


class CounterOffer(Action, frozen=True, tag="counter_offer"):
    """Offer the seat in turn other terms: what one gives, what one wants (great_canal.R47)."""

    command = "trade counter"
    open_ended = True
    parsers: ClassVar[Mapping[str, Parser]] = {"give": READ_GOODS, "want": READ_GOODS}

    give: HeldGoods
    want: Goods


class PickAnswer(Action, frozen=True, tag="pick_answer"):
    """Trade with a seat that accepted or made a counter-offer (great_canal.R45, R47)."""

    command = "trade pick"
    role = "settle"
    by_hand = True

    seat: Seat


class WithdrawOffer(Action, frozen=True, tag="withdraw_offer"):
    """Withdraw the open offer."""

    command = "trade withdraw"
    role = "withdraw"
