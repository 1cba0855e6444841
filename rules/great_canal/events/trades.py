"""Trade with the bank and between players; an offer is narrated with its answers, not beside its trade."""

from __future__ import annotations

from collections.abc import Mapping

from rules.great_canal.components.kinds import Good, Goods
from rules.great_canal.events.lines import items_of, list_of, of_kind
from rules.great_canal.events.turns import TurnEnded
from rules.records import Event
from rules.values import Seat, Text


class BankTraded(Event, frozen=True, tag="bank_traded"):
    """A seat gave the bank so many cards of a kind for one of another."""

    seat: Seat
    give: Good
    count: int
    take: Good

    def merged(self, later: Event) -> Event | None:
        """Return both as one if the seat went on trading with the bank."""
        return BankTrades(self.seat, self.terms()).merged(later)

    def facts(self) -> Mapping[str, object]:
        """Return what was given, with its number."""
        return {"given": of_kind(self.give, self.count)}

    def terms(self) -> Text:
        """Return what was given for what."""
        return Text("bank-trade", {"give": of_kind(self.give, self.count), "take": of_kind(self.take, 1)})


class BankTrades(Event, frozen=True, tag="bank_trades"):
    """Told: several trades of a seat with the bank."""

    seat: Seat
    trades: Text

    def merged(self, later: Event) -> Event | None:
        """Return the event with one more."""
        if not isinstance(later, BankTraded) or later.seat != self.seat:
            return None
        return BankTrades(self.seat, list_of(*items_of(self.trades), later.terms()))


class OfferMade(Event, frozen=True, omit_defaults=True, tag="offer_made"):
    """A seat made an offer; ``first`` says that it goes to whoever accepts first.

    ``hours`` is how long it stays open at most, None for as long as the turn.
    """

    awaited = ("seat",)

    seat: Seat
    give: Goods
    want: Goods
    asked: tuple[Seat, ...]
    first: bool
    hours: int | None = None

    def merged(self, later: Event) -> Event | tuple[Event, ...] | None:
        """Return the offer with the first answer, or what came of it."""
        return OfferAnswered(self.seat, self.give, self.want, (), (), ()).merged(later)


class OfferAccepted(Event, frozen=True, tag="offer_accepted"):
    """A seat accepted the offer."""

    follows = True

    seat: Seat


class OfferDeclined(Event, frozen=True, tag="offer_declined"):
    """A seat declined the offer."""

    follows = True

    seat: Seat


class OfferCountered(Event, frozen=True, tag="offer_countered"):
    """A seat offered other terms."""

    follows = True

    seat: Seat
    give: Goods
    want: Goods


class AnswerLapsed(Event, frozen=True, tag="answer_lapsed"):
    """A seat lost a card, so that its answer to the offer no longer stands (great_canal.R45)."""

    follows = True

    seat: Seat


class OfferWithdrawn(Event, frozen=True, omit_defaults=True, tag="offer_withdrawn"):
    """A seat withdrew its offer, or its time was over (``over``)."""

    added = ("over",)

    seat: Seat
    over: bool = False

    def as_expired(self) -> OfferWithdrawn:
        """Return that the time of the offer was over."""
        return OfferWithdrawn(self.seat, over=True)


class OfferUnpaid(Event, frozen=True, tag="offer_unpaid"):
    """The first yes came, and the offerer could not pay: all see it (great_canal.R46)."""

    reveals = True
    announces = True

    seat: Seat


class Traded(Event, frozen=True, tag="traded"):
    """Two seats traded: the first gave and took."""

    agreed = True
    announces = True

    seat: Seat
    other: Seat
    give: Goods
    take: Goods


class OfferAnswered(Event, frozen=True, tag="offer_answered"):
    """Told: an offer of a seat with the answers to it that stand, by what they are."""

    seat: Seat
    give: Goods
    want: Goods
    accepted: tuple[Seat, ...]
    declined: tuple[Seat, ...]
    countered: tuple[Seat, ...]

    def merged(self, later: Event) -> Event | tuple[Event, ...] | None:
        """Return the offer with the answer of one more, or what came of it."""
        match later:
            case OfferAccepted(seat):
                one = self._without(seat)
                return OfferAnswered(*_terms(one), (*one.accepted, seat), one.declined, one.countered)
            case OfferDeclined(seat):
                one = self._without(seat)
                return OfferAnswered(*_terms(one), one.accepted, (*one.declined, seat), one.countered)
            case OfferCountered(seat):
                one = self._without(seat)
                return OfferAnswered(*_terms(one), one.accepted, one.declined, (*one.countered, seat))
            case AnswerLapsed(seat):
                return self._without(seat)
            case OfferWithdrawn(seat) if seat == self.seat:
                return OfferInVain(*_terms(self))
            case OfferMade(seat) | TurnEnded(seat) if seat == self.seat:
                return OfferInVain(*_terms(self)), later
            case Traded(seat) if seat == self.seat:
                return later
            case _:
                return None

    def _without(self, seat: int) -> OfferAnswered:
        """Return the offer without what a seat answered before."""
        kept = [
            tuple(other for other in seats if other != seat)
            for seats in (self.accepted, self.declined, self.countered)
        ]
        return OfferAnswered(*_terms(self), *kept)


class OfferInVain(Event, frozen=True, tag="offer_in_vain"):
    """Told: an offer that a seat made, and withdrew or replaced, or that ended with its turn."""

    seat: Seat
    give: Goods
    want: Goods


def _terms(offer: OfferAnswered) -> tuple[int, Goods, Goods]:
    """Return whose offer it is, and its terms."""
    return offer.seat, offer.give, offer.want
