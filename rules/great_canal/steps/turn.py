"""What may be done now, what each action does, and what follows by itself (great_canal.R12, R36)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, partial
from operator import attrgetter
from typing import NamedTuple

from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.pieces import CACHE
from rules.great_canal.seams import Offering, Resolver, Seams, Step
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps import (
    acting,
    asking,
    bank_trade,
    barbarians,
    build,
    drawing,
    improve,
    knights,
    means,
    offers,
    production,
    retreats,
    roll,
    sea,
    setup,
    seven,
    turn_end,
)
from rules.great_canal.steps.after_event import close_event
from rules.records import Action, Event, RuleError

BOARD_OFFERS: tuple[tuple[Offering, int], ...] = (
    (drawing.offer_drops, means.NO_ROOM),
    (partial(build.offer, sort=build.ROAD), means.PAYS["road"]),
    (partial(build.offer, sort=build.SHIP), means.PAYS["ship"]),
    (partial(build.offer, sort=build.SETTLEMENT), means.PAYS["settlement"]),
    (partial(build.offer, sort=build.CITY), means.PAYS["city"]),
    (partial(build.offer, sort=build.WALL), means.PAYS["wall"]),
    (sea.offer_moves, means.SHIPS),
    (knights.offer_hires, means.PAYS["knight"]),
    (knights.offer_activations, means.PAYS["activation"] | means.KNIGHTS),
    (knights.offer_promotions, means.PAYS["promotion"] | means.KNIGHTS),
    (acting.offer_acts, means.KNIGHTS),
    (improve.offer_improvements, means.TRACKS),
)
"""The steps of a turn on the board, in the order in which they are offered, each with what it needs.

What it needs is looked at first; the steps offer without a look at the price.
"""
BANK_OFFERS: tuple[tuple[Offering, int], ...] = ((bank_trade.offer_trades, means.CARDS),)
"""The trade with the bank, offered between what joins the rules and offers, with what it needs."""
LAST_OFFERS: tuple[tuple[Offering, int], ...] = (
    (offers.offer_first, means.HAND | means.PARTNERS),
    (turn_end.offer_end, means.ROOM),
)
"""The trade between players and the end of the turn, offered after all else, each with what it needs."""
LAST_WITH_OFFER: tuple[tuple[Offering, int], ...] = (
    (offers.offer_another, means.HAND | means.PARTNERS),
    (offers.offer_picks, 0),
    (turn_end.offer_end, means.ROOM),
)
"""The same while an offer is open."""

DECISION_OFFERS: Mapping[type[d.Decision], Offering] = {
    d.Founding: setup.offer_foundings,
    d.Sacrifice: barbarians.offer_sacrifices,
    d.Defend: barbarians.offer_draws,
    d.Drop: drawing.offer_drops,
    d.Discards: seven.offer_discards,
    d.RobberMove: seven.offer_robber,
    d.Take: production.offer_choices,
    d.Retreat: retreats.offer_retreats,
}
"""What the seats of a decision may do."""

RESOLVERS: Mapping[type[d.Decision], Resolver] = {
    d.Fleet: barbarians.sail_fleet,
    d.Progress: drawing.draw_next,
    d.Limit: drawing.find_over_limit,
    d.Yield: production.yield_goods,
    d.Defend: barbarians.settle_draws,
    d.Take: production.settle_choices,
    d.Retreat: retreats.settle_retreat,
}
"""What takes its course by itself, or may do so where there is no choice (great_canal.R48, R60)."""

ANSWERS: Mapping[tuple[type[d.Decision], type[Action]], Step] = {
    (d.Take, a.Skip): production.skip,
}
"""What an action does in answer to a decision, where other decisions give it another meaning."""

STEPS: Mapping[type[Action], Step] = {
    a.Found: setup.found,
    a.Roll: roll.roll,
    a.Discard: seven.discard,
    a.MoveRobber: seven.move_robber,
    a.Sacrifice: barbarians.sacrifice,
    a.DrawCard: barbarians.draw_card,
    a.DropCard: drawing.drop,
    a.TakeResource: production.take,
    a.Skip: turn_end.skip,
    a.RetreatKnight: retreats.retreat,
    a.BuildRoad: partial(build.build, sort=build.ROAD),
    a.BuildShip: partial(build.build, sort=build.SHIP),
    a.BuildSettlement: partial(build.build, sort=build.SETTLEMENT),
    a.BuildCity: partial(build.build, sort=build.CITY),
    a.BuildWall: partial(build.build, sort=build.WALL),
    a.Sail: sea.sail,
    a.HireKnight: knights.hire,
    a.ActivateKnight: knights.activate,
    a.PromoteKnight: knights.promote,
    a.MoveKnight: acting.move,
    a.DisplaceKnight: acting.displace,
    a.ChaseRobber: acting.chase,
    a.Improve: improve.improve,
    a.TradeBank: bank_trade.trade,
    a.MakeOffer: offers.make_offer,
    a.AcceptOffer: offers.accept,
    a.DeclineOffer: offers.decline,
    a.CounterOffer: offers.counter,
    a.PickAnswer: offers.pick,
    a.WithdrawOffer: offers.withdraw,
    a.EndTurn: turn_end.end_turn,
}


def legal_actions(game: GreatCanalState, seat: int) -> tuple[Action, ...]:
    """Return all that a seat may do, by kind of action, then by place."""
    if game.result is not None:
        return ()
    queue, offer = game.queue, game.offer
    if queue:
        found = _asked(game, seat)
    elif seat != game.active:
        found = ()
    elif game.turn.dice is None:
        found = _before_roll(game, seat)
    else:
        found = _in_turn(game, seat)
    return found if offer is None else (*found, *offers.offer_replies(game, seat))


def _asked(game: GreatCanalState, seat: int) -> tuple[Action, ...]:
    """Return what a seat may do while something has to be settled, but answer an open offer."""
    decision = game.queue[0]
    found: tuple[Action, ...] = ()
    if seat in decision.waiting:
        found = tuple(_joined(game.seams).decision_offers[type(decision)](game, seat))
    return found if game.offer is None or seat != game.active else (*found, *offers.WITHDRAWAL)


def _before_roll(game: GreatCanalState, seat: int) -> tuple[Action, ...]:
    """Return what a seat in turn may do before its roll."""
    found = list(roll.offer_roll(game, seat))
    for offer in game.seams.before_roll:
        found += offer(game, seat)
    return tuple(found)


_facts_of = attrgetter(
    *[name for name in GreatCanalState.__struct_fields__ if name not in ("pieces", "offer", "asked")]
)
"""Returns all of a game but the pieces, the open offer, and what has been asked."""


def _in_turn(game: GreatCanalState, seat: int) -> tuple[Action, ...]:
    """Return what a seat in turn may do after its roll.

    What it may do without an open offer is kept with the pieces, and how much of it has nothing to do with
    offers: to make one, withdraw or answer one changes nothing of it.
    """
    facts, key = _facts_of(game), (_in_turn, game.seams, seat)
    kept = game.pieces.kept.get(key)
    if kept is None or kept[0] != facts:
        found: list[Action] = []
        steps = _steps_with(game.seams, means.means_of(game, seat))
        for offer in steps.apart:
            found += offer(game, seat)
        apart = len(found)
        for offer in steps.last:
            found += offer(game, seat)
        game.pieces.kept[key] = kept = facts, tuple(found), apart, steps.last_with_offer
    _, alone, apart, last = kept
    if game.offer is None:
        return alone
    found = list(alone[:apart])
    for offer in last:
        found += offer(game, seat)
    return tuple(found)


class _Steps(NamedTuple):
    """The steps after the roll that can offer anything: those apart from offers, and those after them."""

    apart: tuple[Offering, ...]
    last: tuple[Offering, ...]
    last_with_offer: tuple[Offering, ...]


@lru_cache(maxsize=CACHE)
def _steps_with(seams: Seams, present: int) -> _Steps:
    """Return the steps after the roll that can offer anything with some means."""
    board, bank, last, last_with_offer = (
        tuple([offer for offer, needs in steps if needs & present == needs])
        for steps in (BOARD_OFFERS, BANK_OFFERS, LAST_OFFERS, LAST_WITH_OFFER)
    )
    return _Steps((*board, *seams.after_roll, *bank), last, last_with_offer)


@lru_cache(maxsize=8)
def _joined(seams: Seams) -> Seams:
    """Return what is asked at the seams together with what the base rules answer."""
    return replace(
        seams,
        steps={**STEPS, **seams.steps},
        answers={**ANSWERS, **seams.answers},
        decision_offers={**DECISION_OFFERS, **seams.decision_offers},
        resolvers={**RESOLVERS, **seams.resolvers},
    )


def _not_played(game: GreatCanalState, seat: int, action: Action, events: list[Event]) -> GreatCanalState:
    """Raise the RuleError for an action that belongs to nothing that has joined the rules."""
    raise RuleError("game.action")


def perform(game: S, seat: int, action: Action) -> tuple[S, tuple[Event, ...]]:
    """Return the game after a seat's action, and what happened; RuleError if the rules do not allow it.

    After each event comes what follows from it at once, before the next decision takes its course (R36).
    """
    events: list[Event] = []
    rules, kind, queue = _joined(game.seams), type(action), game.queue
    step = rules.answers.get((type(queue[0]), kind)) if queue else None
    before: S = game
    after: S = (step or rules.steps.get(kind, _not_played))(game, seat, action, events)
    while after is not before:
        if after.offer is not None:
            after = offers.lapse_answers(before, after, events)
        if after.pieces is not before.pieces:
            for follow in rules.after_event:
                after = follow(before, after, events)
        before = close_event(before, after, events)
        if not before.queue:
            break
        resolve = rules.resolvers.get(type(before.queue[0]))
        if resolve is None:
            break
        after = resolve(before, before.queue[0], events)
    if before.offer is not None:
        before = offers.settle_first_yes(before, events)
    return asking.count_question(game, before, events), tuple(events)
