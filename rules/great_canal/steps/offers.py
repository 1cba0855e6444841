"""Trade between players: offers, answers, counter-offers (great_canal.R11, R45, R46, R47)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.actions.trades import MOST_HOURS
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.hands import covers, first_held, hand_over, single
from rules.great_canal.instead import wrong_choice
from rules.great_canal.state import Answer, GreatCanalState, Offer, Reply, S
from rules.great_canal.steps.conditions import require_cards, require_turn
from rules.kit.refusals import values_of
from rules.kit.seats import seats_but
from rules.kit.tuples import Counts
from rules.records import Action, Event, RuleError
from rules.values import Bundle

_ONE = tuple(map(single, range(len(GOODS))))
OFFERS = tuple(tuple(a.MakeOffer(give, want) for want in _ONE if want != give) for give in _ONE)
"""Offers of one card for one, by what is given,"""
FIRST_OFFERS = tuple(examples[:1] for examples in OFFERS)
"""and the first of each."""
ACCEPT, DECLINE, WITHDRAWAL = a.AcceptOffer(), a.DeclineOffer(), (a.WithdrawOffer(),)


def askable(game: GreatCanalState, seat: int) -> tuple[int, ...]:
    """Return the seats that can be asked by a seat, in seat order: those with a card (great_canal.R45)."""
    return tuple([other for other in seats_but(seat, game.seats) if any(game.hands[other])])


def offer_first(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return an example of an offer that a seat may make while none is open."""
    return FIRST_OFFERS[first_held(game.hands[seat])]


def offer_another(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return an example of an offer that a seat may make in place of the open one."""
    examples, offer = OFFERS[first_held(game.hands[seat])], game.offer
    assert offer is not None
    same = _is_like(offer, examples[0]) and offer.asked == askable(game, seat)
    return examples[1:2] if same else examples[:1]


def _is_like(offer: Offer, action: a.MakeOffer) -> bool:
    """Say whether an action makes an offer like an open one, its answers and those asked aside (R45)."""
    return (
        offer.give == action.give
        and offer.want == action.want
        and offer.first == action.first
        and offer.hours == action.hours
    )


def make_offer(game: S, seat: int, action: a.MakeOffer, events: list[Event]) -> S:
    """Return the game with an offer open, in place of any other; RuleError if it is not allowed."""
    require_turn(game, seat)
    _require_terms(game, seat, action.give, action.want)
    if action.hours is not None and not 1 <= action.hours <= MOST_HOURS:
        raise RuleError("great_canal.R11.hours", most=MOST_HOURS)
    asked = _require_asked(game, seat, action.to)
    if game.offer is not None and _is_like(game.offer, action) and game.offer.asked == asked:
        raise RuleError("great_canal.R45.same")
    events.append(e.OfferMade(seat, action.give, action.want, asked, action.first, action.hours))
    questions = replace(game.asked, number=game.asked.number + 1)
    terms = Offer(action.give, action.want, asked, action.first, (), action.hours, questions.number)
    return replace(game, offer=terms, asked=questions)


def _require_terms(game: GreatCanalState, seat: int, give: Counts, want: Counts) -> None:
    """Raise RuleError unless terms name both sides, no kind on both, and a seat holds what it gives (R11)."""
    require_sides(give, want)
    require_supply(game.box.prices.supply, want)
    if not covers(game.hands[seat], give):
        raise _not_held(game, seat)


def require_sides(one: Counts, other: Counts) -> None:
    """Raise RuleError unless both sides of terms name cards, and no kind on both (great_canal.R11)."""
    require_cards(one)
    require_cards(other)
    if any(map(mul, one, other)):
        both = [good for good, mine, theirs in zip(GOODS, one, other, strict=True) if mine and theirs]
        raise RuleError("great_canal.R11.both", goods=values_of("good", both), count=len(both))


def require_supply(supply: Counts, asked: Counts) -> None:
    """Raise RuleError if more cards of a kind are named than there are in all (great_canal.R11)."""
    if not covers(supply, asked):
        most = [there if named else 0 for there, named in zip(supply, asked, strict=True)]
        raise RuleError("great_canal.R11.supply", most=Bundle("good", tuple(most)))


def _not_held(game: GreatCanalState, seat: int) -> RuleError:
    """Return the error about cards that a seat would give and does not hold, with its hand."""
    return RuleError("great_canal.R11.held", hand=Bundle("good", game.hands[seat]))


def _require_asked(game: GreatCanalState, seat: int, named: tuple[int, ...]) -> tuple[int, ...]:
    """Return whom an offer asks, in seat order; RuleError if one of those named cannot be asked (R45)."""
    can = askable(game, seat)
    if not can:
        raise RuleError("great_canal.R45.nobody")
    if not named:
        return can
    if len(set(named)) < len(named) or not set(named) <= set(can):
        raise wrong_choice("great_canal.R45.asked", "seat", can)
    return tuple(sorted(named))


def offer_replies(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return how a seat may answer the open offer: yes, no, or an example of other terms."""
    offer = game.offer
    if offer is None or seat not in offer.asked:
        return ()
    reply, goods = offer.reply_of(seat), game.hands[seat]
    found = list[Action]()
    if _answer_rule(game, offer, seat, "accept") is None:
        found.append(ACCEPT)
    if _answer_rule(game, offer, seat, "decline") is None:
        found.append(DECLINE)
    if any(goods):
        terms = ((one.give, one.want) for one in OFFERS[first_held(goods)])
        found.append(
            next(a.CounterOffer(*pair) for pair in terms if _counter_error(offer, reply, *pair) is None)
        )
    return found


def accept(game: S, seat: int, action: a.AcceptOffer, events: list[Event]) -> S:
    """Return the game with a seat's yes; RuleError if it does not hold what is wanted, or said so already."""
    offer = _require_offer(game, seat)
    _require_answer(game, offer, seat, "accept")
    events.append(e.OfferAccepted(seat))
    return _reply(game, offer, Reply(seat, "accept"))


def decline(game: S, seat: int, action: a.DeclineOffer, events: list[Event]) -> S:
    """Return the game with a seat's no; RuleError if it said so already."""
    offer = _require_offer(game, seat)
    _require_answer(game, offer, seat, "decline")
    events.append(e.OfferDeclined(seat))
    return _reply(game, offer, Reply(seat, "decline"))


def counter(game: S, seat: int, action: a.CounterOffer, events: list[Event]) -> S:
    """Return the game with other terms of an asked seat; RuleError if they are not allowed (R47)."""
    offer = _require_offer(game, seat)
    _require_terms(game, seat, action.give, action.want)
    error = _counter_error(offer, offer.reply_of(seat), action.give, action.want)
    if error is not None:
        raise error
    events.append(e.OfferCountered(seat, action.give, action.want))
    return _reply(game, offer, Reply(seat, "counter", action.give, action.want))


def _counter_error(offer: Offer, reply: Reply | None, give: Counts, want: Counts) -> RuleError | None:
    """Return why terms are none of a counter-offer: those of the offer itself, or of the seat's before."""
    if (give, want) == (offer.want, offer.give):
        return RuleError("great_canal.R47.same", accepted=reply is not None and reply.answer == "accept")
    if reply is not None and (give, want) == (reply.give, reply.want):
        return RuleError("great_canal.R47.already")
    return None


def _require_offer(game: GreatCanalState, seat: int) -> Offer:
    """Return the open offer; RuleError if there is none, or it does not ask the seat."""
    offer = game.offer
    if offer is None:
        raise RuleError("great_canal.R11.none")
    if seat not in offer.asked:
        raise RuleError("great_canal.R45.others", asked=values_of("seat", offer.asked))
    return offer


def _answer_rule(game: GreatCanalState, offer: Offer, seat: int, answer: Answer) -> str | None:
    """Return the rule by which an asked seat cannot say yes or no; None if it can (great_canal.R45).

    It has not said so already, and for a yes it holds what is wanted.
    """
    reply = offer.reply_of(seat)
    if reply is not None and reply.answer == answer:
        return f"great_canal.R45.{answer}"
    if answer == "accept" and not covers(game.hands[seat], offer.want):
        return "great_canal.R45.held"
    return None


def _require_answer(game: GreatCanalState, offer: Offer, seat: int, answer: Answer) -> None:
    """Raise RuleError, with the reason, unless an asked seat can say yes or no."""
    rule = _answer_rule(game, offer, seat, answer)
    if rule is not None:
        raise RuleError(rule, want=Bundle("good", offer.want))


def _reply(game: S, offer: Offer, reply: Reply) -> S:
    """Return the game with an answer in place of the seat's earlier one, behind all others."""
    others = tuple(one for one in offer.replies if one.seat != reply.seat)
    return replace(game, offer=replace(offer, replies=(*others, reply)))


def offer_picks(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the answers that the offerer may pick and can pay; and to withdraw the offer."""
    offer, hand = game.offer, game.hands[seat]
    assert offer is not None
    if not offer.replies:
        return WITHDRAWAL
    payable = [
        reply.seat
        for reply in offer.replies
        if (terms := terms_of(offer, reply)) is not None and covers(hand, terms[0])
    ]
    return [*map(a.PickAnswer, sorted(payable)), *WITHDRAWAL]


def terms_of(offer: Offer, reply: Reply) -> tuple[Counts, Counts] | None:
    """Return what the offerer gives and gets by an answer; None if it is no."""
    if reply.answer == "decline":
        return None
    return (offer.give, offer.want) if reply.answer == "accept" else (reply.want, reply.give)


def pick(game: S, seat: int, action: a.PickAnswer, events: list[Event]) -> S:
    """Return the game after the trade with a seat that answered; RuleError if it cannot be."""
    require_turn(game, seat)
    offer = game.offer
    if offer is None:
        raise RuleError("great_canal.R11.none")
    reply = offer.reply_of(action.seat)
    terms = None if reply is None else terms_of(offer, reply)
    if terms is None:
        there = [one.seat for one in offer.replies if one.answer != "decline"]
        raise wrong_choice("great_canal.R11.answer", "seat", there)
    if not covers(game.hands[seat], terms[0]):
        raise _not_held(game, seat)
    return _exchange(game, seat, action.seat, terms, events)


def withdraw(game: S, seat: int, action: a.WithdrawOffer, events: list[Event]) -> S:
    """Return the game without its offer; RuleError if there is none, or it is somebody else's."""
    if seat != game.active:
        raise game.not_waited_for()
    if game.offer is None:
        raise RuleError("great_canal.R11.none")
    events.append(e.OfferWithdrawn(seat))
    return replace(game, offer=None)


def _exchange(game: S, seat: int, other: int, terms: tuple[Counts, Counts], events: list[Event]) -> S:
    """Return the game after two seats traded, and without the offer."""
    give, take = terms
    events.append(e.Traded(seat, other, give, take))
    after = hand_over(replace(game, offer=None), seat, other, give)
    return hand_over(after, other, seat, take)


def lapse_answers(before: GreatCanalState, game: S, events: list[Event]) -> S:
    """Return the game after an event without the answers of seats that lost a card in it (great_canal.R45).

    ``before`` is the game before the event.
    """
    offer = game.offer
    if offer is None or game.hands is before.hands:
        return game
    kept, lapsed = list[Reply](), list(offer.lapsed)
    for reply in offer.replies:
        lost = not covers(game.hands[reply.seat], before.hands[reply.seat])
        if lost and reply.answer != "decline":
            events.append(e.AnswerLapsed(reply.seat))
            lapsed += [] if reply.seat in lapsed else [reply.seat]
        else:
            kept.append(reply)
    return replace(game, offer=replace(offer, replies=tuple(kept), lapsed=tuple(lapsed)))


def settle_first_yes(game: S, events: list[Event]) -> S:
    """Return the game after an action with the offer settled that goes to the first yes (great_canal.R46).

    The earliest yes that stands is picked as soon as nothing is pending, or the offer ends unpaid.
    """
    offer = game.offer
    if offer is None or not offer.first or game.queue:
        return game
    yes = next((reply.seat for reply in offer.replies if reply.answer == "accept"), None)
    if yes is None:
        return game
    seat = game.active
    if covers(game.hands[seat], offer.give):
        return _exchange(game, seat, yes, (offer.give, offer.want), events)
    events.append(e.OfferUnpaid(seat))
    return replace(game, offer=None)
