"""The view of the toy game: what one seat, or the public, may know."""

from __future__ import annotations

import msgspec

from rules import Matter, View
from rules.kit.matters import matter_key
from rules.values import Scalar, Text, Value
from tests.toy.actions import Answer, Buy, Decline, Give, Levy, Swap, Withdraw
from tests.toy.components import Colour, Reply
from tests.toy.events import Bought, Chosen, Declined, SaleOver, Swapped, TaxOver, TaxPaid
from tests.toy.market import may_levy
from tests.toy.state import Numbers, OfferMade, Sale, TaxDue, ToyState, Turn

SALE_HOURS = 24
"""How long a sale stays open."""


class OfferSeen(msgspec.Struct, frozen=True):
    """An offer that waits for its answer; ``cards`` is None for those who may not see them."""

    giver: int
    to: int
    count: int
    cards: tuple[Colour, ...] | None


class ToyView(View, frozen=True):
    """The position; of what is hidden only the seat's own ``hand`` and ``number`` are there."""

    game = "toy"

    worths: tuple[int, ...]
    numbers: int
    round: int
    rounds: int
    ponds: tuple[tuple[Colour, ...], ...]
    points: tuple[int, ...]
    hands: tuple[int, ...]
    pile: int
    turn: int | None
    left: int
    chosen: tuple[bool, ...]
    hand: tuple[Colour, ...]
    number: int | None
    offer: OfferSeen | None
    market: bool = False
    may_levy: bool = False
    tax: TaxDue | None = None
    sale: Sale | None = None

    def words(self, kind: str, value: Scalar) -> Text | str:
        if kind == "card":
            return Text(f"enum-{value}")
        if kind == "pond" and isinstance(value, int):
            return Text("pond", {"number": value + 1})
        raise ValueError(f"no words for {kind} {value!r}")

    def values(self, kind: str) -> tuple[Scalar, ...]:
        if kind == "card":
            return tuple(Colour)
        if kind == "pond":
            return tuple(range(len(self.ponds)))
        raise ValueError(f"no values of {kind}")

    def open_matters(self) -> tuple[Matter, ...]:
        if self.outcome is not None:
            return ()
        return (*self._needed(), *self._sale())

    def _needed(self) -> tuple[Matter, ...]:
        """Return what the game waits for."""
        asked, about = self.waiting_for, (self.round, self.ponds, self.points, self.hands, self.pile)
        if self.offer is not None:
            offer = self.offer
            key = matter_key("offer", about, offer.giver, offer.to, offer.count, self.left)
            text = Text("matter-offer", {"giver": Value("seat", self.offer.giver), "count": self.offer.count})
            return (Matter(key, text, asked, choices=tuple(map(Answer, Reply))),)
        if self.tax is not None:
            return (self._tax(self.tax),)
        if self.turn is None:
            chosen = tuple(Chosen(seat) for seat, done in enumerate(self.chosen) if done)
            text = Text("matter-choose", {"highest": self.numbers})
            return (Matter(matter_key("choose", about), text, asked, chosen),)
        choices = (Levy(),) if self.may_levy else ()
        return (
            Matter(matter_key("turn", self.round, self.turn), Text("matter-turn"), asked, choices=choices),
        )

    def _tax(self, tax: TaxDue) -> Matter:
        """Return the question of a tax, which asks all who owe something at once."""
        return Matter(
            matter_key("tax", self.round, self.turn),
            Text("matter-tax"),
            tax.waiting,
            tuple(TaxPaid(seat, 1) for seat, paid in enumerate(tax.paid) for _ in range(paid)),
            ways=(Give,),
            apart=True,
            shares=tuple(
                Text("share-tax", {"count": tax.owed[seat], "held": self.hands[seat]}) for seat in tax.waiting
            ),
            results=(TaxPaid, TaxOver),
        )

    def _sale(self) -> tuple[Matter, ...]:
        """Return the question of what is sold, which waits for nobody."""
        if self.sale is None:
            return ()
        sale = self.sale
        about = Text("matter-sale", {"seller": Value("seat", sale.seller), "card": Value("card", sale.card)})
        matter = Matter(
            matter_key("sale", sale.number, sale.seller, sale.card),
            about,
            sale.asked,
            tuple(map(Declined, sale.declined)),
            waits=False,
            choices=(Buy(), Decline()),
            ways=(Swap, Withdraw),
            apart=True,
            results=(Bought, Swapped, SaleOver),
            hours=SALE_HOURS,
            expiry=(sale.seller, Withdraw()),
        )
        return (matter,)

    def status(self) -> Text:
        if self.outcome is not None:
            return Text("status-over")
        if self.tax is not None and self.seat in self.waiting_for and self.seat is not None:
            return Text("status-tax", {"count": self.tax.owed[self.seat]})
        if self.seat is None or self.seat not in self.waiting_for:
            return Text("status-waiting", {"round": self.round})
        if self.offer is not None:
            return Text("status-answer", {"count": self.offer.count})
        if self.turn is None:
            return Text("status-choose", {"highest": self.numbers})
        return Text("status-turn", {"left": self.left})


def view_of(game: ToyState, seat: int | None) -> ToyView:
    """Return what a seat, or the public (None), may know of a game."""
    due = game.due
    turn = next((later for later in game.queue if isinstance(later, Turn)), None)
    chosen = due.chosen if isinstance(due, Numbers) else (None,) * game.seats
    return ToyView(
        seat=seat,
        seats=game.seats,
        waiting_for=game.waiting_for,
        outcome=game.outcome,
        worths=game.pieces.ponds,
        numbers=game.pieces.numbers,
        round=game.round,
        rounds=game.pieces.rounds,
        ponds=game.ponds,
        points=game.points,
        hands=tuple(map(len, game.hands)),
        pile=len(game.pile),
        turn=turn.seat if turn is not None and not isinstance(due, Numbers) else None,
        left=turn.left if turn is not None else 0,
        chosen=tuple(number is not None for number in chosen),
        hand=() if seat is None else game.hands[seat],
        number=None if seat is None else chosen[seat],
        offer=_offer_seen(due, seat) if isinstance(due, OfferMade) else None,
        market=game.pieces.market,
        may_levy=may_levy(game),
        tax=due if isinstance(due, TaxDue) else None,
        sale=game.sale,
    )


def _offer_seen(offer: OfferMade, seat: int | None) -> OfferSeen:
    """Return an offer as a seat sees it: its cards are for the giver and the one who is asked."""
    cards = offer.cards if seat in (offer.giver, offer.to) else None
    return OfferSeen(offer.giver, offer.to, len(offer.cards), cards)
