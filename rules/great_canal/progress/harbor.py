"""What a Commercial Harbor allows: to ask for a commodity, for a resource that is not seen (R53)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import COMMODITIES, GOOD_INDEX, RESOURCES
from rules.great_canal.decisions import Deliver
from rules.great_canal.hands import hand_over, seats_with_cards, single
from rules.great_canal.instead import wrong_choice
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import SKIP, require_decision, require_turn
from rules.kit.refusals import values_of
from rules.kit.tuples import add
from rules.records import Action, Event, RuleError

DELIVERIES = tuple(a.DeliverCommodity(commodity) for commodity in COMMODITIES)


def _askable(game: GreatCanalState, seat: int) -> list[int]:
    """Return the opponents that a seat may still ask: those with a card of goods."""
    return [other for other in seats_with_cards(game, seat) if game.turn.askings[other]]


def _resources(game: GreatCanalState, seat: int) -> list[str]:
    """Return the resources that a seat can lay down."""
    return [resource for resource in RESOURCES if game.hands[seat][GOOD_INDEX[resource]]]


def offer_askings(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return whom a seat may ask, for each resource that it holds; there has been a Commercial Harbor."""
    there = _resources(game, seat)
    return [a.AskHarbor(other, resource) for other in _askable(game, seat) for resource in there]


def ask(game: S, seat: int, action: a.AskHarbor, events: list[Event]) -> S:
    """Return the game that waits for a seat's commodity; RuleError if it may not be asked for that."""
    require_turn(game, seat)
    if not game.turn.askings:
        raise RuleError("great_canal.R53")
    there = _askable(game, seat)
    if action.seat not in there:
        raise wrong_choice("great_canal.R53.seat", "seat", there)
    held = _resources(game, seat)
    if action.resource not in held:
        raise wrong_choice("great_canal.R53.resource", "resource", held)
    events += (e.HarborAsked(seat, action.seat), e.LaidDownSeen(seat, action.resource))
    askings = add(game.turn.askings, action.seat, -1)
    decision = Deliver(action.seat, seat, action.resource)
    return replace(game, turn=replace(game.turn, askings=askings), queue=(decision,))


def offer_deliveries(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the commodities of which a seat gives one; without any it says so."""
    commodities = game.hands[seat][len(RESOURCES) :]
    return [one for one, count in zip(DELIVERIES, commodities, strict=True) if count] or SKIP


def deliver(game: S, seat: int, action: a.DeliverCommodity, events: list[Event]) -> S:
    """Return the game after the exchange; RuleError if the seat has no such commodity."""
    decision = require_decision(game, seat, Deliver)
    held = [commodity for commodity in COMMODITIES if game.hands[seat][GOOD_INDEX[commodity]]]
    if action.commodity not in held:
        raise wrong_choice("great_canal.R53.commodity", "commodity", held)
    by, resource = decision.by, decision.resource
    assert resource is not None
    events += (
        e.HarborTraded(seat, by),
        e.HarborTradedSeen(seat, by, action.commodity, resource),
    )
    given, got = single(GOOD_INDEX[action.commodity]), single(GOOD_INDEX[resource])
    after = hand_over(replace(game, queue=game.queue[1:]), seat, by, given)
    return hand_over(after, by, seat, got)


def deliver_nothing(game: S, seat: int, action: a.Skip, events: list[Event]) -> S:
    """Return the game in which a seat said that it has no commodity; RuleError if it has one."""
    decision = require_decision(game, seat, Deliver)
    if any(game.hands[seat][len(RESOURCES) :]):
        held = [good for good in COMMODITIES if game.hands[seat][GOOD_INDEX[good]]]
        raise RuleError("great_canal.R53.must", held=values_of("commodity", held))
    events.append(e.NothingDelivered(seat, decision.by))
    return replace(game, queue=game.queue[1:])
