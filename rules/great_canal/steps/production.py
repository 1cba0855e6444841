"""Production: what hexes yield, the bank's shortage, gold fields and the Aqueduct (great_canal.R12, R14)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import events as e
from rules.great_canal.actions import Skip, TakeResource
from rules.great_canal.components.kinds import (
    ABILITY_LEVEL,
    GOOD_INDEX,
    GOODS,
    RESOURCES,
    SCIENCE,
)
from rules.great_canal.decisions import Take, Yield
from rules.great_canal.hands import gain, plus, single
from rules.great_canal.instead import wrong_choice
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import SKIP, require_decision
from rules.great_canal.steps.seven import begin_seven
from rules.great_canal.topology import HEX_CORNER_MASKS
from rules.kit.masks import BITS
from rules.kit.pending import without_seat
from rules.kit.seats import seats_from
from rules.kit.tuples import Counts
from rules.records import Action, Event, RuleError

SEVEN = 7
TAKES = tuple(TakeResource(resource) for resource in RESOURCES)


def yield_goods(game: S, decision: Yield, events: list[Event]) -> S:
    """Return the game after its production, or in its seven (great_canal.R12)."""
    after = replace(game, queue=game.queue[1:])
    if decision.total == SEVEN:
        return begin_seven(after, events)
    due = _due(after, decision.total)
    if due:
        after = _give(after, due, events)
    return _ask(after, decision.total, game.hands)


def _due(game: GreatCanalState, total: int) -> dict[int, list[int]]:
    """Return what the hexes with a number bring each seat, by good, whatever the bank has.

    A settlement gets one resource; a city two, or one and the commodity of the terrain (great_canal.R12).
    """
    due: dict[int, list[int]] = {}
    yielding = game.ground.yielding[total] & ~game.barren & ~BITS[game.robber]
    for seat, realm in enumerate(game.pieces.realms):
        there = realm.hexes & yielding
        if not there:
            continue
        counts = due[seat] = [0] * len(GOODS)
        for hexagon, corners, resource, commodity in game.ground.yields[total]:
            if hexagon & there:
                counts[resource] += (realm.buildings & corners).bit_count()
                counts[commodity] += (realm.city_mask & corners).bit_count()
    return due


def _give(game: S, due: dict[int, list[int]], events: list[Event]) -> S:
    """Return the game in which seats have got what is due to them, as far as the bank has it.

    Of a good of which it has too little nobody gets any, unless it is due to one seat alone, which gets the
    rest (great_canal.R14).
    """
    for good, wanted in enumerate(map(sum, zip(*due.values(), strict=True))):
        if wanted and wanted > (stock := game.stock(good)):
            first, *others = [seat for seat, counts in due.items() if counts[good]]
            events.append(e.Shortage(GOODS[good], None if others or not stock else first))
            for counts in due.values():
                counts[good] = 0 if others else min(counts[good], stock)
    hands = list(game.hands)
    for seat in seats_from(game.active, game.seats):
        if seat in due and any(due[seat]):
            hands[seat] = plus(hands[seat], due[seat])
            events.append(e.Received(seat, tuple(due[seat])))
    return replace(game, hands=tuple(hands))


def _ask(game: S, total: int, before: tuple[Counts, ...]) -> S:
    """Return the game that waits for those with gold, or with an Aqueduct and the hand of before (R42)."""
    gold = _seats_at_gold(game, total)
    without = [
        seat
        for seat, holding in enumerate(game.holdings)
        if holding.levels[SCIENCE] >= ABILITY_LEVEL and game.hands[seat] == before[seat] and seat not in gold
    ]
    if not gold and not without:
        return game
    waiting = tuple(seat for seat in seats_from(game.active, game.seats) if seat in gold or seat in without)
    return replace(game, queue=(Take(waiting, gold), *game.queue))


def _seats_at_gold(game: GreatCanalState, total: int) -> tuple[int, ...]:
    """Return the seats with a knight at a gold field that yields, active or not (great_canal.R8, R25)."""
    corners = 0
    for hexagon in game.ground.gold[total]:
        if hexagon != game.robber:
            corners |= HEX_CORNER_MASKS[hexagon]
    if not corners:
        return ()
    return tuple(seat for seat, realm in enumerate(game.pieces.realms) if realm.knight_mask & corners)


def _stock(game: GreatCanalState) -> list[str]:
    """Return the resources that the bank has."""
    return [resource for resource, count in zip(RESOURCES, game.bank, strict=False) if count > 0]


def settle_choices(game: S, decision: Take, events: list[Event]) -> S:
    """Return the game in which gold was taken where the bank has one kind only, and lapsed where it has none.

    great_canal.R25, R48, R60.
    """
    stock = _stock(game)
    if not stock:
        return replace(game, queue=game.queue[1:])
    if len(stock) > 1:
        return game
    for seat in decision.waiting:
        if seat in decision.gold:
            return _take(game, seat, decision, stock[0], events)
    return game


def offer_choices(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the resources that a seat may take; without gold it may also do without."""
    head = game.head
    assert isinstance(head, Take)
    taken = [TAKES[GOOD_INDEX[resource]] for resource in _stock(game)]
    return taken if seat in head.gold else [*taken, *SKIP]


def take(game: S, seat: int, action: TakeResource, events: list[Event]) -> S:
    """Return the game in which a seat took a resource of its choice; RuleError if the bank has none."""
    decision = require_decision(game, seat, Take)
    stock = _stock(game)
    if action.resource not in stock:
        raise wrong_choice("great_canal.R25", "resource", stock)
    return _take(game, seat, decision, action.resource, events)


def skip(game: S, seat: int, action: Skip, events: list[Event]) -> S:
    """Return the game in which a seat did without the Aqueduct; RuleError if it may not (great_canal.R26)."""
    decision = require_decision(game, seat, Take)
    if seat in decision.gold:
        raise RuleError("great_canal.R42")
    events.append(e.ResourceDeclined(seat))
    return replace(game, queue=without_seat(game.queue, seat))


def _take(game: S, seat: int, decision: Take, resource: str, events: list[Event]) -> S:
    events.append(e.ResourceTaken(seat, resource, seat in decision.gold))
    after = gain(game, seat, single(GOOD_INDEX[resource]))
    return replace(after, queue=without_seat(game.queue, seat))
