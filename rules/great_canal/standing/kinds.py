"""The standing answers of the Great Canal: what a seat does when it is asked out of turn (great_canal.R15).

Where a list is given, its order counts: what stands first is taken, given up or kept first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.great_canal.components.kinds import Card, Commodity, Corner, Deck, Good, Goods, HeldGoods, Resource
from rules.kit.bundles import bundle_parser
from rules.kit.lists import list_parser
from rules.names import Parser
from rules.records import Standing

READ_GOODS = bundle_parser("good")


class FirstOf(Standing, frozen=True):
    """An answer by the first thing of a list that fits, typed in a form."""

    limited = True
    open_ended = True


class KeepGoods(FirstOf, frozen=True, tag="keep_goods"):
    """Keep these goods, the first most of all, when cards are put back or given (great_canal.R14)."""

    topic = "goods"
    parsers: ClassVar[Mapping[str, Parser]] = {"goods": list_parser("good")}

    goods: tuple[Good, ...]


class SkipAqueduct(Standing, frozen=True, tag="skip_aqueduct"):
    """Do without what the Aqueduct gives (great_canal.R26)."""

    topic = "aqueduct"
    limited = True


class TakeResources(FirstOf, frozen=True, tag="take_resources"):
    """Take the first of these resources that the bank has, as gold or by the Aqueduct (great_canal.R42)."""

    topic = "gold"
    parsers: ClassVar[Mapping[str, Parser]] = {"resources": list_parser("resource")}

    resources: tuple[Resource, ...]


class DropCards(FirstOf, frozen=True, tag="drop_cards"):
    """Put back the first of these progress cards that one holds, over the limit (great_canal.R23)."""

    topic = "progress"
    parsers: ClassVar[Mapping[str, Parser]] = {"cards": list_parser("card")}

    cards: tuple[Card, ...]


class LoseCities(FirstOf, frozen=True, tag="lose_cities"):
    """Lose the first of these cities that can be lost to the barbarians (great_canal.R22)."""

    topic = "city"
    parsers: ClassVar[Mapping[str, Parser]] = {"cities": list_parser("corner")}

    cities: tuple[Corner, ...]


class LoseKnights(FirstOf, frozen=True, tag="lose_knights"):
    """Let the first of the knights on these corners desert (great_canal.R55)."""

    topic = "knight"
    parsers: ClassVar[Mapping[str, Parser]] = {"knights": list_parser("corner")}

    knights: tuple[Corner, ...]


class DrawFrom(Standing, frozen=True, tag="draw_from"):
    """Draw from this deck as one of the best defenders (great_canal.R41)."""

    topic = "deck"
    limited = True

    deck: Deck


class DeliverCommodities(FirstOf, frozen=True, tag="deliver_commodities"):
    """Give a Commercial Harbor the first of these commodities that one holds (great_canal.R53).

    Who holds none at all says so; that is no choice.
    """

    topic = "harbor"
    parsers: ClassVar[Mapping[str, Parser]] = {"commodities": list_parser("commodity")}

    commodities: tuple[Commodity, ...]


class AcceptOffers(Standing, frozen=True, tag="accept_offers"):
    """Accept offers for which one gives no more than this and gets no less than that (great_canal.R45)."""

    topic = "acceptance"
    limited = True
    open_ended = True
    parsers: ClassVar[Mapping[str, Parser]] = {"give": READ_GOODS, "get": READ_GOODS}

    give: HeldGoods
    get: Goods


class DeclineOffers(Standing, frozen=True, tag="decline_offers"):
    """Decline all offers (great_canal.R11)."""

    topic = "refusal"
    limited = True


class DeclineGoods(Standing, frozen=True, tag="decline_goods"):
    """Decline offers that ask for any of these goods (great_canal.R11)."""

    topic = "refusal"
    limited = True
    open_ended = True
    parsers: ClassVar[Mapping[str, Parser]] = {"goods": list_parser("good")}

    goods: tuple[Good, ...]


class EndAfterOffer(Standing, frozen=True, omit_defaults=True, tag="end_after_offer"):
    """End one's turn of this number as soon as no offer of one's own is open any more (great_canal.R35).

    ``offer`` is the number of the question that the offer is: where it was taken back, nothing is waited for.
    """

    topic = "turn"

    turn: int
    offer: int = 0


STANDING: tuple[type[Standing], ...] = (
    KeepGoods,
    SkipAqueduct,
    TakeResources,
    DropCards,
    LoseCities,
    LoseKnights,
    DrawFrom,
    DeliverCommodities,
    AcceptOffers,
    DeclineGoods,
    DeclineOffers,
    EndAfterOffer,
)
"""All classes, in the order in which they are offered and asked: a yes goes before a no."""
