"""The market of the toy game: a tax that everybody pays, and a card that is sold to whoever wants it.

A game has it where its component file says so.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules import Action, Event, RuleError
from rules.kit.refusals import values_of
from rules.kit.tuples import add, put
from tests.toy import actions as a
from tests.toy import events as e
from tests.toy.components import Colour
from tests.toy.state import S, Sale, TaxDue, ToyState, Turn


def candidates(game: ToyState, seat: int) -> Iterator[Action]:
    """Yield all actions of the market that could ever be listed for a seat."""
    if not game.pieces.market:
        return
    yield a.Levy()
    for kind in (a.Give, a.Sell, a.Swap):
        yield from map(kind, Colour)
    yield from (a.Buy(), a.Decline(), a.Withdraw())


def refusal(game: ToyState, seat: int, action: Action) -> RuleError | None:
    """Return why a seat may not do something of the market now; None if it may."""
    if not game.pieces.market:
        return RuleError("toy.moment")
    match action:
        case a.Buy() | a.Swap() | a.Decline() | a.Withdraw():
            return _bad_answer(game, seat, action)
        case _ if seat not in game.waiting_for:
            return game.not_waited_for()
        case a.Give(card) if isinstance(game.due, TaxDue):
            return _missing(game, seat, card)
        case a.Sell(card) if isinstance(game.due, Turn):
            return _bad_sale(game, seat, card)
        case a.Levy() if isinstance(game.due, Turn):
            return _bad_levy(game, seat)
        case _:
            return RuleError("toy.moment")


def perform(game: S, seat: int, action: Action) -> tuple[S, tuple[Event, ...]]:
    """Return the game after an action of the market that is allowed, and what happened."""
    match action:
        case a.Levy():
            owed = _owed(game, seat)
            tax = TaxDue(seat, owed, (0,) * game.seats)
            return replace(spend(game), queue=(tax, *spend(game).queue)), (e.TaxLevied(seat),)
        case a.Give(card):
            return _give(game, seat, card)
        case a.Sell(card):
            others = tuple(other for other in range(game.seats) if other != seat)
            after = _moved(spend(game), seat, lost=card)
            sale = Sale(game.round * 100 + _left(after), seat, card, others, ())
            return replace(after, sale=sale), (e.Selling(seat, card),)
        case a.Decline():
            return _decline(game, seat)
        case a.Buy() | a.Swap():
            return _buy(game, seat, action)
        case _:
            return over(game)


def over(game: S) -> tuple[S, tuple[Event, ...]]:
    """Return the game without a sale that came to nothing, its card with the seller again."""
    sale = game.sale
    if sale is None:
        return game, ()
    return replace(_moved(game, sale.seller, got=sale.card), sale=None), (e.SaleOver(sale.seller),)


def spend(game: S) -> S:
    """Return the game with one action less in the turn."""
    turn = game.due
    assert isinstance(turn, Turn)
    return replace(game, queue=(Turn(turn.seat, turn.left - 1), *game.queue[1:]))


def _left(game: ToyState) -> int:
    """Return how many actions are left in the turn."""
    return game.due.left if isinstance(game.due, Turn) else 0


def may_levy(game: ToyState) -> bool:
    """Say whether the turn may be begun with a tax."""
    due = game.due
    return isinstance(due, Turn) and game.pieces.market and _bad_levy(game, due.seat) is None


def _bad_levy(game: ToyState, seat: int) -> RuleError | None:
    """Return the error if the turn has begun otherwise, or nobody has cards enough; None if it is none."""
    due = game.due
    if not isinstance(due, Turn) or due.left < game.pieces.actions:
        return RuleError("toy.moment")
    return None if any(_owed(game, seat)) else RuleError("toy.tax.nobody")


def _bad_sale(game: ToyState, seat: int, card: Colour) -> RuleError | None:
    """Return the error if a card cannot be sold now; None if it can."""
    due = game.due
    if isinstance(due, Turn) and due.left == 0:
        return RuleError("toy.turn.spent")
    return RuleError("toy.sale.open") if game.sale is not None else _missing(game, seat, card)


def _bad_answer(game: ToyState, seat: int, action: Action) -> RuleError | None:
    """Return the error if a seat may not answer the sale, or withdraw it; None if it may."""
    sale = game.sale
    if sale is None or game.outcome is not None:
        return RuleError("toy.sale.none")
    if isinstance(action, a.Withdraw):
        return None if seat == sale.seller else RuleError("toy.sale.others")
    if seat not in sale.asked:
        return RuleError("toy.sale.answered")
    return _missing(game, seat, action.card) if isinstance(action, a.Swap) else None


def _missing(game: ToyState, seat: int, card: Colour) -> RuleError | None:
    """Return the error if a seat does not hold a card; None if it does."""
    hand = game.hands[seat]
    if card in hand:
        return None
    return RuleError("toy.cards.missing", hand=values_of("card", hand), count=len(hand))


def _owed(game: ToyState, by: int) -> tuple[int, ...]:
    """Return how many cards each seat has to give by a tax: half of its hand, nothing who levies it."""
    return tuple(0 if seat == by else len(hand) // 2 for seat, hand in enumerate(game.hands))


def _give(game: S, seat: int, card: Colour) -> tuple[S, tuple[Event, ...]]:
    """Return the game with a card less in a hand; the tax is over with the last one."""
    tax = game.due
    assert isinstance(tax, TaxDue)
    paid = TaxDue(tax.by, add(tax.owed, seat, -1), add(tax.paid, seat, 1))
    after = replace(_moved(game, seat, lost=card), pile=(*game.pile, card))
    events: tuple[Event, ...] = (e.TaxPaid(seat, 1), e.TaxPaidCard(seat, card))
    if any(paid.owed):
        return replace(after, queue=(paid, *after.queue[1:])), events
    return replace(after, queue=after.queue[1:]), (*events, e.TaxOver(tax.by))


def _decline(game: S, seat: int) -> tuple[S, tuple[Event, ...]]:
    """Return the game with one less who may buy; it is over when nobody is left."""
    sale = game.sale
    assert sale is not None
    asked = tuple(other for other in sale.asked if other != seat)
    declined = e.Declined(seat)
    after = replace(game, sale=replace(sale, asked=asked, declined=(*sale.declined, seat)))
    if asked:
        return after, (declined,)
    ended, events = over(after)
    return ended, (declined, *events)


def _buy(game: S, seat: int, action: a.Buy | a.Swap) -> tuple[S, tuple[Event, ...]]:
    """Return the game with the card in the buyer's hand, for a point or for a card in return."""
    sale = game.sale
    assert sale is not None
    after = replace(_moved(game, seat, got=sale.card), sale=None)
    if isinstance(action, a.Swap):
        after = _moved(_moved(after, seat, lost=action.card), sale.seller, got=action.card)
        return after, (e.Swapped(seat, sale.seller), e.SwappedCard(seat, sale.seller, action.card))
    return replace(after, points=add(after.points, sale.seller, 1)), (e.Bought(seat, sale.seller),)


def _moved(game: S, seat: int, *, got: Colour | None = None, lost: Colour | None = None) -> S:
    """Return the game with a card more or less in a hand."""
    hand = list(game.hands[seat])
    if got is not None:
        hand.append(got)
    if lost is not None:
        hand.remove(lost)
    return replace(game, hands=put(game.hands, seat, tuple(sorted(hand))))
