"""Trade with the bank and between players."""

from __future__ import annotations

from rules.game import Event
from rules.great_canal.components.kinds import Good, Goods
from rules.values import Seat


class BankTraded(Event, frozen=True, tag="bank_traded"):
    """A seat gave the bank so many cards of a kind for one of another."""

    seat: Seat
    give: Good
    count: int
    take: Good


class OfferMade(Event, frozen=True, tag="offer_made"):
    """A seat made an offer; ``first`` says that it goes to whoever accepts first."""

    announces = True

    seat: Seat
    give: Goods
    want: Goods
    asked: tuple[Seat, ...]
    first: bool


class OfferAccepted(Event, frozen=True, tag="offer_accepted"):
    """A seat accepted the offer."""

    announces = True

    seat: Seat


class OfferDeclined(Event, frozen=True, tag="offer_declined"):
    """A seat declined the offer."""

    seat: Seat


class OfferCountered(Event, frozen=True, tag="offer_countered"):
    """A seat offered other terms."""

    announces = True

    seat: Seat
    give: Goods
    want: Goods


class AnswerLapsed(Event, frozen=True, tag="answer_lapsed"):
    """A seat lost a card, so that its answer to the offer no longer stands (great_canal.R45)."""

    seat: Seat


class OfferWithdrawn(Event, frozen=True, tag="offer_withdrawn"):
    """A seat withdrew its offer."""

    seat: Seat


class OfferUnpaid(Event, frozen=True, tag="offer_unpaid"):
    """The first yes came, and the offerer could not pay (great_canal.R46)."""

    reveals = True

    seat: Seat


class Traded(Event, frozen=True, tag="traded"):
    """Two seats traded: the first gave and took."""

    announces = True

    seat: Seat
    other: Seat
    give: Goods
    take: Goods
