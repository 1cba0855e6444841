"""What a seat answers to what has to be settled, by the class of the decision (great_canal.R15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.components.kinds import GOOD_INDEX, GOODS, TRACK_INDEX
from rules.great_canal.hands import single
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.evaluate import COMMODITY_GOODS
from rules.great_canal.policy.founding import best_founding
from rules.great_canal.policy.knights import arrival_worth, departure_loss
from rules.great_canal.policy.robbing import best_robber_move
from rules.great_canal.policy.thought import Thought
from rules.records import Action

ALL_GOODS = range(len(GOODS))


def answer_to(thought: Thought, legal: Sequence[Any]) -> Action:
    """Return what a seat does about the decision that waits for it."""
    head = thought.look.game.head
    return ANSWERS[type(head)](thought, head, legal)


def _found(thought: Thought, head: d.Founding, legal: Sequence[Any]) -> Action:
    return best_founding(thought.look, list(legal))


def _sacrifice(thought: Thought, head: d.Sacrifice, legal: Sequence[Any]) -> Action:
    look = thought.look
    return min(legal, key=lambda one: (look.city_worth(one.city), one.city in look.realm.walls))


def _draw(thought: Thought, head: d.Defend, legal: Sequence[Any]) -> Action:
    return max(legal, key=lambda one: w.DECKS[TRACK_INDEX[one.deck]])


def drop(legal: Sequence[Any]) -> Action:
    """Return the card to put back: the one with the lowest rank."""
    return min(legal, key=lambda one: w.RANK[one.card])


def _drop(thought: Thought, head: d.Drop, legal: Sequence[Any]) -> Action:
    return drop(legal)


def _discard(thought: Thought, head: d.Discards, legal: Sequence[Any]) -> Action:
    return a.Discard(thought.budget.least_wanted(head.counts[thought.look.seat], ALL_GOODS))


def _rob(thought: Thought, head: d.RobberMove, legal: Sequence[Any]) -> Action:
    return best_robber_move(thought.look, legal)


def _choose(thought: Thought, head: d.Take, legal: Sequence[Any]) -> Action:
    takes = [one for one in legal if isinstance(one, a.TakeResource)]
    return max(takes, key=lambda one: thought.budget.gain(single(GOOD_INDEX[one.resource])))


def _retreat(thought: Thought, head: d.Retreat, legal: Sequence[Any]) -> Action:
    knight = head.knight
    return max(
        legal, key=lambda one: arrival_worth(thought.duties, one.to, knight.level, active=knight.active)
    )


def _build(thought: Thought, head: d.FreePieces, legal: Sequence[Any]) -> Action:
    return _best_piece(thought, {one: one for one in legal}) or legal[-1]


def _rebuild(thought: Thought, head: d.Rebuild, legal: Sequence[Any]) -> Action:
    build = a.BuildShip if head.ship else a.BuildRoad
    there: dict[Action, Action] = {build(one.edge): one for one in legal if isinstance(one, a.Rebuild)}
    return _best_piece(thought, there) or legal[-1]


def _best_piece(thought: Thought, there: Mapping[Action, Action]) -> Action | None:
    """Return what builds the road or ship with which the best plan begins; None if no plan begins so."""
    plans = [plan for plan in thought.plans if plan.gain > 0 and plan.action in there]
    return there[max(plans, key=lambda plan: plan.gain).action] if plans else None


def _dismiss(thought: Thought, head: d.Dismiss, legal: Sequence[Any]) -> Action:
    return min(legal, key=lambda one: departure_loss(thought.look, thought.duties, one.knight))


def _place(thought: Thought, head: d.Place, legal: Sequence[Any]) -> Action:
    places = [one for one in legal if isinstance(one, a.PlaceKnight)]
    return max(
        places, key=lambda one: arrival_worth(thought.duties, one.corner, head.level, active=head.active)
    )


def _keep(thought: Thought, head: d.Keep, legal: Sequence[Any]) -> Action:
    cards = [one for one in legal if isinstance(one, a.KeepCard)]
    return max(cards, key=lambda one: w.RANK[one.card])


def _give(thought: Thought, head: d.Give, legal: Sequence[Any]) -> Action:
    return a.GiveCards(thought.budget.least_wanted(head.counts[thought.look.seat], ALL_GOODS))


def _deliver(thought: Thought, head: d.Deliver, legal: Sequence[Any]) -> Action:
    if isinstance(legal[0], a.Skip):
        return legal[0]
    given = thought.budget.least_wanted(1, COMMODITY_GOODS)
    return a.DeliverCommodity(GOODS[given.index(1)])


def _choose_good(thought: Thought, head: d.ChooseGoods, legal: Sequence[Any]) -> Action:
    goods = [one for one in legal if isinstance(one, a.ChooseGood)]
    return max(goods, key=lambda one: thought.budget.gain(single(GOOD_INDEX[one.good])))


ANSWERS: Mapping[type, Callable[[Thought, Any, Sequence[Any]], Action]] = {
    d.Founding: _found,
    d.Sacrifice: _sacrifice,
    d.Defend: _draw,
    d.Drop: _drop,
    d.Discards: _discard,
    d.RobberMove: _rob,
    d.Take: _choose,
    d.Retreat: _retreat,
    d.FreePieces: _build,
    d.Rebuild: _rebuild,
    d.Dismiss: _dismiss,
    d.Place: _place,
    d.Keep: _keep,
    d.Give: _give,
    d.Deliver: _deliver,
    d.ChooseGoods: _choose_good,
}
"""How a seat answers, by the class of the decision; those of all other classes take their own course."""
