"""What may be done now, what each action does, and what follows by itself (great_canal.R12, R36)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, TypeAlias

from rules.game import Action, Event
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.network import CACHE
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps import (
    acting,
    bank_trade,
    barbarians,
    build,
    improve,
    knights,
    means,
    offers,
    production,
    progress,
    retreats,
    roll,
    sea,
    setup,
    seven,
    turn_end,
)
from rules.great_canal.steps.ending import close_event

Offering: TypeAlias = Callable[[Any, int], Sequence[Action]]
"""Returns what a seat may do by one step."""
Step: TypeAlias = Callable[[Any, int, Any, list[Event]], Any]
"""Returns the game after a seat's action and adds to the events, or raises the RuleError against it."""
Resolver: TypeAlias = Callable[[Any, Any, list[Event]], Any]
"""Returns the game after a decision as far as it takes its course by itself: the same game if it waits."""

TURN_OFFERS: tuple[tuple[Offering, int], ...] = (
    (progress.offer_drops, means.NO_ROOM),
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
    (bank_trade.offer_trades, means.CARDS),
    (offers.offer_offers, means.PARTNERS),
    (offers.offer_picks, means.OFFER),
    (turn_end.offer_end, means.ROOM),
)
"""The steps of a turn after the roll, in the order in which they are offered, each with what it needs."""

DECISION_OFFERS: Mapping[type[d.Decision], Offering] = {
    d.Founding: setup.offer_foundings,
    d.Sacrifice: barbarians.offer_sacrifices,
    d.Defend: barbarians.offer_draws,
    d.Drop: progress.offer_drops,
    d.Discards: seven.offer_discards,
    d.RobberMove: seven.offer_robber,
    d.Choose: production.offer_choices,
    d.Retreat: retreats.offer_retreats,
}
"""What the seats of a decision may do."""

RESOLVERS: Mapping[type[d.Decision], Resolver] = {
    d.Fleet: barbarians.sail_fleet,
    d.Progress: progress.draw_by_level,
    d.Limit: progress.find_over_limit,
    d.Yield: production.yield_goods,
    d.Defend: barbarians.settle_draws,
    d.Choose: production.settle_choices,
    d.Retreat: retreats.settle_retreat,
}
"""What takes its course by itself, or may do so where there is no choice (great_canal.R48, R60)."""

STEPS: Mapping[type[Action], Step] = {
    a.Found: setup.found,
    a.Roll: roll.roll,
    a.Discard: seven.discard,
    a.MoveRobber: seven.move_robber,
    a.Sacrifice: barbarians.sacrifice,
    a.DrawCard: barbarians.draw_card,
    a.DropCard: progress.drop,
    a.TakeResource: production.take,
    a.Skip: production.skip,
    a.RetreatKnight: retreats.retreat,
    a.BuildRoad: build.build_road,
    a.BuildShip: build.build_ship,
    a.BuildSettlement: build.build_settlement,
    a.BuildCity: build.build_city,
    a.BuildWall: build.build_wall,
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
    found: list[Action] = []
    if game.queue:
        head = game.queue[0]
        if seat in head.waiting:
            found += DECISION_OFFERS[type(head)](game, seat)
        if seat == game.active and game.offer is not None:
            found += offers.WITHDRAWAL
    elif seat == game.active:
        if game.turn.dice is None:
            return tuple(roll.offer_roll(game, seat))
        for offer in _steps_with(means.means_of(game, seat)):
            found += offer(game, seat)
    if game.offer is not None:
        found += offers.offer_replies(game, seat)
    return tuple(found)


@lru_cache(maxsize=CACHE)
def _steps_with(present: int) -> tuple[Offering, ...]:
    """Return the steps that can offer anything with some means."""
    return tuple(offer for offer, needs in TURN_OFFERS if needs & present == needs)


def perform(game: S, seat: int, action: Action) -> tuple[S, tuple[Event, ...]]:
    """Return the game after a seat's action, and what happened; RuleError if the rules do not allow it."""
    events: list[Event] = []
    after: S = STEPS[type(action)](game, seat, action, events)
    after = close_event(game, after, events)
    while after.queue:
        resolve = RESOLVERS.get(type(after.queue[0]))
        if resolve is None:
            break
        resolved: S = resolve(after, after.queue[0], events)
        if resolved is after:
            break
        after = close_event(after, resolved, events)
    return offers.settle_offer(after, game.hands, events), tuple(events)
