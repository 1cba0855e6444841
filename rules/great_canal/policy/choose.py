"""The choice among all that a seat may do; always the same in the same state, and nothing is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rules.great_canal import actions as a
from rules.great_canal.hands import covers, minus
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.answers import answer_to, drop
from rules.great_canal.policy.cards import WORTHS, card_worth
from rules.great_canal.policy.knights import chase_worth, displace_worth, move_worth, warlord
from rules.great_canal.policy.plans import after_trades, trade_towards, traded
from rules.great_canal.policy.rolling import before_roll
from rules.great_canal.policy.thought import Thought
from rules.great_canal.policy.trade_cards import best_asking
from rules.great_canal.policy.trading import Deal, after_deal, answer, best_offer, deal_by
from rules.great_canal.state import GreatCanalState
from rules.great_canal.steps.seven import hand_limit
from rules.records import Action

RANKED = 4
"""So many of the best options are thought of beside what is suggested and the end of the turn."""
SPENDING = 12
"""So many of the best plans are thought of for being done now."""
OFFER_ACTIONS = (a.AcceptOffer, a.DeclineOffer, a.CounterOffer, a.WithdrawOffer)
"""What can be done about an offer beside a decision that is pending."""


class Option(NamedTuple):
    """Something to do, and what it brings."""

    worth: int
    action: Action


def suggest(game: GreatCanalState, seat: int) -> Action:
    """Return a sensible action of a seat, from what it may know; RuleError("game.turn") if it has none."""
    legal = game.legal_actions(seat)
    if not legal:
        raise game.not_waited_for()
    if len(legal) == 1 and not legal[0].open_ended:
        return legal[0]
    thought = Thought(game, seat)
    if game.queue and seat in game.queue[0].waiting:
        return answer_to(thought, [one for one in legal if not isinstance(one, OFFER_ACTIONS)])
    if not game.queue and seat == game.active:
        return before_roll(thought, legal) if game.turn.dice is None else _in_turn(thought, legal)
    if game.offer is not None and seat in game.offer.asked:
        return answer(thought, game.offer, legal)
    return legal[0]


def ranked(game: GreatCanalState, seat: int) -> tuple[Action, ...] | None:
    """Return what a seat may think of doing in its turn, what is suggested first, then what brings the most.

    None before the roll and for what is asked: there the first look is left to whoever thinks.
    """
    if game.queue or seat != game.active or game.turn.dice is None or game.result is not None:
        return None
    thought, legal = Thought(game, seat), game.legal_actions(seat)
    options = sorted([*_spending(thought), *_others(thought, legal)], key=lambda one: -one.worth)
    best, possible = [option.action for option in options], frozenset(legal)
    others = [one for one in (*best[:RANKED], a.EndTurn()) if one in possible]
    return tuple(dict.fromkeys((suggest(game, seat), *others)))


def naive(game: GreatCanalState, seat: int) -> Action:
    """Return what a beginner does: build what can be paid for at once, and make no offers.

    All else as :func:`suggest`, which raises RuleError("game.turn") if the seat has nothing to do.
    """
    suggested = suggest(game, seat)
    if game.queue or seat != game.active or game.turn.dice is None:
        return suggested
    thought = Thought(game, seat)
    payable = [plan for plan in thought.plans if plan.gain > 0 and covers(thought.look.hand, plan.cost)]
    if payable:
        return max(payable, key=lambda plan: (plan.points, plan.gain)).action
    return a.EndTurn() if isinstance(suggested, a.MakeOffer) else suggested


def _in_turn(thought: Thought, legal: Sequence[Action]) -> Action:
    """Return what the seat in turn does after its roll: what brings the most, in the end an offer."""
    best = _best_option(thought, legal)
    if best is not None:
        return best
    drops = [one for one in legal if isinstance(one, a.DropCard)]
    return drop(drops) if drops else _offered(thought) or a.EndTurn()


def _best_option(thought: Thought, legal: Sequence[Action]) -> Action | None:
    """Return what brings the most; None if nothing brings enough."""
    options = [*_spending(thought), *_others(thought, legal)]
    best = max(options, key=lambda one: one.worth, default=None)
    return None if best is None or best.worth < w.SMALLEST_GAIN else best.action


def _offered(thought: Thought) -> Action | None:
    """Return an offer after which the seat would surely build what it is made for; None if there is none."""
    deal = best_offer(thought)
    return None if deal is None or not _leads_to_building(thought, deal) else deal.action


def _leads_to_building(thought: Thought, deal: Deal) -> bool:
    """Say whether a seat would next do what its deal is for: so it has too few cards for another offer."""
    then, seat = after_deal(thought.look, deal), thought.look.seat
    best = _best_option(Thought(then, seat), then.legal_actions(seat))
    return any(plan.action == best for plan in deal.plans)


def _pick(thought: Thought, action: a.PickAnswer) -> int:
    """Return what it brings to trade with a seat that answered, less if that seat is ahead."""
    deal = deal_by(thought, action)
    if deal is None or not deal.plans or not _leads_to_building(thought, deal):
        return 0
    return deal.gain - thought.look.leads(deal.other) // 10


def _spending(thought: Thought) -> Iterator[Option]:
    """Yield what can be paid for now, with trades at the bank where they are needed."""
    look, budget = thought.look, thought.budget
    held = budget.held
    for plan in budget.plans[:SPENDING]:
        trades = traded(look, plan.cost)
        if trades is not None:
            left = minus(after_trades(look, trades), plan.cost)
            yield Option(plan.gain + budget.worth(left, plan) - held, trades[0] if trades else plan.action)
    if budget.plans:
        yield from _towards(thought)


def _towards(thought: Thought) -> Iterator[Option]:
    """Yield what brings the best plan nearer that cannot be paid for yet."""
    look, best = thought.look, thought.budget.plans[0]
    if not best.whole and covers(look.hand, best.first):
        yield Option(w.BEGINNING, best.action)
    elif sum(look.hand) > hand_limit(look.prices, look.realm):
        trade = trade_towards(look, best.cost)
        if trade is not None:
            yield Option(w.EASING, trade)


def _others(thought: Thought, legal: Sequence[Action]) -> Iterator[Option]:
    """Yield what costs nothing of the hand, or what only a look at the cards can weigh."""
    for action in legal:
        kind = type(action)
        if kind in WORTHS:
            yield Option(card_worth(thought, action), _in_order(thought, action))
        elif kind in ACTS:
            yield Option(ACTS[kind](thought, action), action)
    askings = [one for one in legal if isinstance(one, a.AskHarbor)]
    if askings:
        yield Option(*best_asking(thought, askings))


def _in_order(thought: Thought, action: Action) -> Action:
    """Return the action, a Warlord with the order in which it brings the most."""
    if not isinstance(action, a.PlayWarlord):
        return action
    return a.PlayWarlord(warlord(thought.look, thought.duties).order)


def _move(thought: Thought, action: a.MoveKnight) -> int:
    return move_worth(thought.look, thought.duties, action.knight, action.to)


def _displace(thought: Thought, action: a.DisplaceKnight) -> int:
    return displace_worth(thought.look, thought.duties, action)


def _chase(thought: Thought, action: a.ChaseRobber) -> int:
    return chase_worth(thought.look, thought.duties, action)


ACTS: Mapping[type[Action], Callable[[Thought, Any], int]] = {
    a.MoveKnight: _move,
    a.DisplaceKnight: _displace,
    a.ChaseRobber: _chase,
    a.PickAnswer: _pick,
}
"""What doing something brings that is paid with nothing, by the class of the action."""
