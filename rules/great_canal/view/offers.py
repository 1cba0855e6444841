"""The open offer as a question to those who are asked, and to the seat in turn (great_canal.R11, R45, R47).

Nobody is waited for by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import sub

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.hands import covers
from rules.great_canal.state import Offer, Reply
from rules.great_canal.steps.offers import terms_of
from rules.great_canal.view.seen import Seen
from rules.kit.matters import matter_key
from rules.records import Action, Event, Matter
from rules.values import Bundle, Text, Value

CLOSED = (e.Traded, e.OfferWithdrawn, e.OfferUnpaid, e.OfferMade, e.TurnEnded, e.GameEnded)
"""By what an offer ends: a trade, its withdrawal, another offer, or with the turn or the game."""


def matter_of(view: Seen, offer: Offer) -> Matter:
    """Return the question of an offer; nobody is asked any more once all have answered it.

    One that goes to a yes which is given, and waits for decisions, is bound by it until the yes is taken back
    or lapses: its time does not end it (great_canal.R46).
    """
    bound = offer.first and any(reply.answer == "accept" for reply in offer.replies)
    return Matter(
        key=matter_key("offer", view.active, replace(offer, replies=(), lapsed=())),
        text=terms(view, offer),
        asked=tuple(seat for seat in offer.asked if offer.reply_of(seat) is None),
        answers=tuple(map(_answer, offer.replies)),
        waits=False,
        choices=tuple(_choices(view, offer)),
        ways=(a.CounterOffer,),
        apart=True,
        results=CLOSED,
        then=view.active,
        sentence=True,
        past=(Text("matter-offer-past", _terms_facts(view, offer)),),
        hours=None if bound else offer.hours,
        expiry=None if bound or offer.hours is None else (view.active, a.WithdrawOffer()),
    )


def takers(offer: Offer) -> tuple[int, ...]:
    """Return the seats with a yes or other terms, in seat order."""
    return tuple(sorted(reply.seat for reply in offer.replies if reply.answer != "decline"))


def agreed_terms(view: Seen, action: Action) -> tuple[object, ...]:
    """Return what the offerer gives and gets by an action that agrees to it; () for any other.

    A yes agrees to what is offered, and the offerer, who picks an answer, to the terms of that one.
    """
    offer = view.offer
    if offer is None:
        return ()
    if isinstance(action, a.AcceptOffer):
        return (offer.give, offer.want, offer.first)
    reply = offer.reply_of(action.seat) if isinstance(action, a.PickAnswer) else None
    return () if reply is None else terms_of(offer, reply) or ()


def choice_of(view: Seen, action: Action) -> Text | None:
    """Return what the button of an answer with other terms is called: what the offerer gives and gets by it.

    None for all other actions.
    """
    offer = view.offer
    if offer is None or not isinstance(action, a.PickAnswer):
        return None
    reply = offer.reply_of(action.seat)
    agreed = None if reply is None else terms_of(offer, reply)
    if agreed is None or agreed == (offer.give, offer.want):
        return None
    give, want = (Bundle("good", counts) for counts in agreed)
    return Text("choice-pick_answer-terms", {"seat": Value("seat", action.seat), "give": give, "want": want})


def terms(view: Seen, offer: Offer) -> Text:
    """Return what an offer gives and wants, for how long, to the first yes if so (great_canal.R46).

    Where all know that nobody can accept it, it says so.
    """
    facts = _terms_facts(view, offer)
    said = Text("matter-offer-first" if offer.first else "matter-offer", facts)
    if offer.hours is not None:
        said = Text("matter-offer-hours", {"terms": said, "hours": offer.hours})
    return said if _givers(view, offer) else Text("matter-offer-nobody", {"terms": said})


def _terms_facts(view: Seen, offer: Offer) -> Mapping[str, object]:
    return {
        "offerer": Value("seat", view.active),
        "give": Bundle("good", offer.give),
        "want": Bundle("good", offer.want),
    }


def _answer(reply: Reply) -> Event:
    """Return the event by which a seat answered."""
    if reply.answer == "counter":
        return e.OfferCountered(reply.seat, reply.give, reply.want)
    return e.OfferAccepted(reply.seat) if reply.answer == "accept" else e.OfferDeclined(reply.seat)


def _givers(view: Seen, offer: Offer) -> tuple[int, ...]:
    """Return the asked seats that may hold what is wanted, as far as all know.

    Whether a seat holds it is nobody's business (great_canal.R43): so a seat is left out only where the
    bank's stock or the size of its hand rule it out.
    """
    held = tuple(map(sub, view.prices.supply, view.bank))
    if not covers(held, offer.want):
        return ()
    return tuple(seat for seat in offer.asked if view.hand_sizes[seat] >= sum(offer.want))


def _choices(view: Seen, offer: Offer) -> Iterator[Action]:
    """Yield what anybody may do about an offer, as far as all know."""
    others = {seat: reply.answer for seat in offer.asked if (reply := offer.reply_of(seat)) is not None}
    if any(others.get(seat) != "accept" for seat in _givers(view, offer)):
        yield a.AcceptOffer()
    if any(others.get(seat) != "decline" for seat in offer.asked):
        yield a.DeclineOffer()
    if view.decision is None:
        yield from map(a.PickAnswer, takers(offer))
    yield a.WithdrawOffer()
