"""The line for the head of a panel: what the seat is asked and has for it, or what others are asked."""

from __future__ import annotations

from rules.great_canal import decisions as d
from rules.great_canal.components.cards import BEFORE_ROLL
from rules.great_canal.state import Offer
from rules.great_canal.steps.seven import hand_limit
from rules.great_canal.view import matters, offers
from rules.great_canal.view.seen import Seen
from rules.values import Bundle, Text, Value


def status_of(view: Seen) -> Text:
    """Return the line for whoever looks: asked, in turn, asked by an offer, or only watching."""
    seat, offer = view.seat, view.offer
    if view.outcome is not None:
        return Text("status-over")
    if seat is not None and seat in view.waiting_for:
        status = _turn(view, seat) if view.decision is None else _decision(view, seat, view.decision)
        return status if offer is None or seat != view.active else _offered(status, offer)
    if seat is not None and offer is not None and seat in offer.asked:
        return _asked_by_offer(view, seat, offer)
    waiting = _waiting(view)
    return waiting if offer is None or seat != view.active else _offered(waiting, offer)


def _waiting(view: Seen) -> Text:
    """Return the line for who is asked nothing now: others are, as stands beside it.

    Nobody is in turn before the first turn.
    """
    set_up = isinstance(view.decision, d.Founding)
    others = view.seat is not None and (set_up or view.seat != view.active)
    key = "status-waiting" if others else "status-watching"
    return Text(f"{key}-set-up") if set_up else Text(key, {"turn": view.turn_number})


def _turn(view: Seen, seat: int) -> Text:
    """Return what the seat in turn can do: roll, or all that a turn brings, with its cards and its points."""
    held = view.progress or ()
    if view.turn.dice is None:
        early = any(card in BEFORE_ROLL for card in held)
        return Text("status-roll-card" if early else "status-roll", {"turn": view.turn_number})
    over = matters.over_limit(view, seat)
    if over > 0:
        limit = view.prices.text.progress_limit
        return Text("status-over-limit", {"count": over, "limit": limit})
    facts = {
        "turn": view.turn_number,
        "cards": view.hand_sizes[seat],
        "limit": hand_limit(view.prices, view.pieces.realms[seat]),
        "points": view.scores[seat],
        "goal": view.prices.goal(view.seats),
    }
    return Text("status-turn", facts)


def _decision(view: Seen, seat: int, decision: d.Decision) -> Text:
    """Return what a decision asks of the seat, and of how much it chooses."""
    shares = dict(zip(view.waiting_for, matters.shares_of(view, decision), strict=False))
    facts = {"question": matters.question(view, decision)}
    if seat in shares:
        return Text("status-asked-part", {**facts, "part": shares[seat]})
    return _searched(view, decision, Text("status-asked", facts))


def _searched(view: Seen, decision: d.Decision, status: Text) -> Text:
    """Return a line with what the seat sees of another one's cards while it chooses from them (R54)."""
    match decision:
        case d.ChooseGoods(victim=victim) if view.found_goods is not None:
            facts = {"name": Value("seat", victim), "goods": Bundle("good", view.found_goods)}
            found = Text("describe-found-goods", facts)
        case d.Keep(victim=victim) if view.found_progress is not None:
            cards = tuple(Value("card", card) for card in view.found_progress)
            found = Text("describe-found-progress", {"name": Value("seat", victim), "cards": cards})
        case _:
            return status
    return Text("status-found", {"status": status, "found": found})


def _offered(status: Text, offer: Offer) -> Text:
    """Return what the offerer is told, with how many have answered."""
    facts = {"status": status, "answered": len(offer.replies), "count": len(offer.asked)}
    return Text("status-offered", facts)


def _asked_by_offer(view: Seen, seat: int, offer: Offer) -> Text:
    """Return what an offer asks of the seat, or what it has answered."""
    reply = offer.reply_of(seat)
    answer = "open" if reply is None else reply.answer
    return Text("status-offer", {"terms": offers.terms(view, offer), "answer": answer})
