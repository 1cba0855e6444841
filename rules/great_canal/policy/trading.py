"""Trades between players: what is offered, what is answered, which answer is picked (great_canal.R11, R45).

A seat makes one offer a turn at most, though nothing in the state counts them. It offers only when nothing
else is left to do, when the card that it asks for lets it build at once, and when building takes its hand
below a size that it had before; and only when it has nothing by which its hand could grow again in the turn.
So an offer that was taken up leaves a hand that is too small for another. It withdraws none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal.hands import covers, minus, plus, single
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.evaluate import Outlook
from rules.great_canal.policy.plans import Budget, Plan, lacking
from rules.great_canal.policy.thought import Thought
from rules.great_canal.state import GreatCanalState, Offer
from rules.great_canal.steps.acting import acting_refusal, chase_refusal
from rules.great_canal.steps.offers import askable, terms_of
from rules.kit.tuples import Counts, put
from rules.records import Action

LEAST_HAND = 4
"""So many cards a seat holds that makes an offer; after what it builds by it, it holds fewer."""
PLANS_OFFERED = 5
"""So many of the best plans are thought of for an offer."""
BRINGING = frozenset(
    {
        "bishop",
        "commercial_harbor",
        "irrigation",
        "master_merchant",
        "mining",
        "resource_monopoly",
        "spy",
        "trade_monopoly",
        "wedding",
    }
)
"""Cards by which a hand grows in its own turn, a Spy by the card that it takes."""


class Deal(NamedTuple):
    """A deal with a seat that makes one of some plans possible: the hand after it, and what leads to it."""

    other: int
    hand: Counts
    plans: tuple[Plan, ...]
    action: a.MakeOffer | a.PickAnswer
    gain: int


def deal_gain(budget: Budget, give: Counts, take: Counts) -> int:
    """Return what an exchange brings a seat."""
    hand = budget.look.hand
    return budget.worth(plus(minus(hand, give), take)) - budget.worth(hand)


def trusts(look: Outlook, other: int) -> bool:
    """Say whether a seat is far enough from the victory that one trades with it."""
    return look.prices.goal(look.game.seats) - look.scores[other] > w.MERCY


def answer(thought: Thought, offer: Offer, legal: Sequence[Action]) -> Action:
    """Return the answer of an asked seat: yes if the deal brings something, else no.

    Where that answer stands already only another one can be given: other terms, which bind nobody.
    """
    look, reply = thought.look, offer.reply_of(thought.look.seat)
    could = a.AcceptOffer() in legal or (reply is not None and reply.answer == "accept")
    good = could and trusts(look, look.game.active)
    good = good and deal_gain(thought.budget, offer.want, offer.give) >= w.DEAL_GAIN
    chosen: Action = a.AcceptOffer() if good else a.DeclineOffer()
    return chosen if chosen in legal else legal[-1]


def deal_by(thought: Thought, action: a.PickAnswer) -> Deal | None:
    """Return the deal with a seat that answered; None if it is not wanted."""
    look, budget, offer = thought.look, thought.budget, thought.look.game.offer
    reply = None if offer is None else offer.reply_of(action.seat)
    terms = None if offer is None or reply is None else terms_of(offer, reply)
    if terms is None or not trusts(look, action.seat):
        return None
    give, take = terms
    after = plus(minus(look.hand, give), take)
    plans = tuple([plan for plan in budget.plans[:PLANS_OFFERED] if _builds(plan, after)])
    return Deal(action.seat, after, plans, action, deal_gain(budget, give, take))


def _builds(plan: Plan, hand: Counts) -> bool:
    """Say whether a hand pays all of a plan and is too small for another offer after it."""
    return plan.whole and covers(hand, plan.cost) and sum(hand) - sum(plan.cost) < LEAST_HAND


def best_offer(thought: Thought) -> Deal | None:
    """Return the offer to make, one card for one; None if there is none."""
    look = thought.look
    if look.game.offer is not None or sum(look.hand) < LEAST_HAND or _may_grow(look):
        return None
    asked = tuple([other for other in askable(look.game, look.seat) if trusts(look, other)])
    if not asked:
        return None
    return next(
        (deal for plan in thought.budget.plans[:PLANS_OFFERED] if (deal := _deal_for(thought, plan, asked))),
        None,
    )


def _deal_for(thought: Thought, plan: Plan, asked: tuple[int, ...]) -> Deal | None:
    """Return an offer for the only card that a plan lacks; None if it would not do."""
    look, budget = thought.look, thought.budget
    if lacking(look.hand, plan.cost) != 1:
        return None
    good = next(good for good, due in enumerate(plan.cost) if look.hand[good] < due)
    spare = [one for one, due in enumerate(plan.cost) if look.hand[one] > due]
    if not spare or not look.pool()[good]:
        return None
    give = single(min(spare, key=lambda one: (budget.loss(single(one)), -look.hand[one])))
    after = plus(minus(look.hand, give), single(good))
    gain = deal_gain(budget, give, single(good))
    if not _builds(plan, after) or gain < w.OFFER_GAIN:
        return None
    return Deal(asked[0], after, (plan,), a.MakeOffer(give, single(good), asked), gain)


def _may_grow(look: Outlook) -> bool:
    """Say whether the hand could still grow in the turn, but for a deal."""
    game = look.game
    if any(game.turn.askings) or not BRINGING.isdisjoint(look.holding.progress):
        return True
    knights = look.realm.knights
    return any(acting_refusal(knight) is None and chase_refusal(game, knight) is None for knight in knights)


def after_deal(look: Outlook, deal: Deal) -> GreatCanalState:
    """Return the game after a deal, as far as the seat can know it.

    The other hand is changed so that all together stays as it is, without being looked at: where the seat
    has not accepted yet it may come out impossible.
    """
    hands = look.game.hands
    other = minus(plus(hands[deal.other], look.hand), deal.hand)
    return replace(look.game, hands=put(put(hands, deal.other, other), look.seat, deal.hand), offer=None)
