"""The seven: discards, then the robber; and thefts (great_canal.R18, R49)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.costs import SEAT_NUMBERS, Costs
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.decisions import Decision, Discards, RobberMove
from rules.great_canal.hands import hand_over, lose, most_of, seats_with_cards, single
from rules.great_canal.instead import wrong_choice
from rules.great_canal.pieces import Realm
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import require_chosen, require_decision, require_place
from rules.great_canal.topology import HEXES
from rules.kit.masks import BITS, bits
from rules.kit.pending import without_seat
from rules.kit.piles import draw_kind
from rules.kit.seats import seats_from
from rules.records import Action, Event
from rules.values import Value

THEFTS = "thefts"
ALONE = tuple(a.MoveRobber(hexagon) for hexagon in range(HEXES))
"""The robber's moves to hexes at which nobody can be robbed,"""
ROBBERIES = tuple(
    tuple(a.MoveRobber(hexagon, victim) for victim in range(SEAT_NUMBERS[-1])) for hexagon in range(HEXES)
)
"""and to others, by whoever is robbed."""


def begin_seven(game: S, events: list[Event]) -> S:
    """Return the game that waits for discards, and for the robber once the barbarians have attacked (R7)."""
    counts = tuple([_to_discard(game, seat) for seat in range(game.seats)])
    seats = tuple([seat for seat in seats_from(game.active, game.seats) if counts[seat]])
    decisions: list[Decision] = [Discards(seats, counts)] if seats else []
    if game.barbarians.attacks:
        decisions.append(RobberMove(game.active))
    else:
        events.append(e.RobberStayed())
    return replace(game, queue=(*decisions, *game.queue))


def hand_limit(prices: Costs, realm: Realm) -> int:
    """Return how many cards whoever has these pieces may hold on a seven: each wall raises it."""
    return prices.text.hand_limit + prices.text.wall_limit * len(realm.walls)


def _to_discard(game: GreatCanalState, seat: int) -> int:
    """Return how many cards a seat puts back on a seven: half, rounded down, of too many."""
    held = sum(game.hands[seat])
    return held // 2 if held > hand_limit(game.box.prices, game.pieces.realms[seat]) else 0


def offer_discards(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return an example of what a seat may put back: of what it has most of."""
    head = game.head
    assert isinstance(head, Discards)
    return (a.Discard(most_of(game.hands[seat], head.counts[seat])),)


def discard(game: S, seat: int, action: a.Discard, events: list[Event]) -> S:
    """Return the game in which a seat put back cards; RuleError unless it holds them and they are as many."""
    decision = require_decision(game, seat, Discards)
    require_chosen(game, seat, action.cards, decision.counts[seat], "great_canal.discard")
    events.append(e.Discarded(seat, action.cards))
    return replace(lose(game, seat, action.cards), queue=without_seat(game.queue, seat))


def robber_places(game: GreatCanalState) -> int:
    """Return the hexes to which the robber may move: other land, but what is closed to it (R18)."""
    return game.box.board.land & ~BITS[game.robber] & ~game.closed


def victims(game: GreatCanalState, seat: int, hexagon: int) -> tuple[int, ...]:
    """Return whom a seat can rob at a hex: whoever has a building at it and a card (great_canal.R18)."""
    realms = game.pieces.realms
    return tuple([other for other in seats_with_cards(game, seat) if realms[other].hexes >> hexagon & 1])


def offer_robber(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return where a seat may move the robber, and whom it may rob there."""
    robbed = [(other, game.pieces.realms[other].hexes) for other in seats_with_cards(game, seat)]
    found, settled = list[Action](), 0
    for _, hexes in robbed:
        settled |= hexes
    for hexagon in bits(robber_places(game)):
        if not settled >> hexagon & 1:
            found.append(ALONE[hexagon])
            continue
        for victim, hexes in robbed:
            if hexes >> hexagon & 1:
                found.append(ROBBERIES[hexagon][victim])
    return found


def move_robber(game: S, seat: int, action: a.MoveRobber, events: list[Event]) -> S:
    """Return the game with the robber elsewhere; RuleError if it may not go there, or rob that seat."""
    require_decision(game, seat, RobberMove)
    require_place(robber_places(game), action.to, HEXES, "hex", "great_canal.R18")
    require_victim(game, seat, action.to, action.victim)
    after = replace(game, queue=game.queue[1:])
    return take_robber(after, seat, action.to, action.victim, events)


def require_victim(game: GreatCanalState, seat: int, hexagon: int, victim: int | None) -> None:
    """Raise RuleError unless a victim is one of those at a hex, or None where there are none (R18)."""
    there = victims(game, seat, hexagon)
    if victim not in (there or (None,)):
        rule = "great_canal.R18.victim" if there else "great_canal.R18.nobody"
        raise wrong_choice(rule, "seat", there, to=Value("hex", hexagon))


def take_robber(game: S, seat: int, hexagon: int, victim: int | None, events: list[Event]) -> S:
    """Return the game with the robber on a hex, and a card of the victim with the seat that moved it."""
    events.append(e.RobberMoved(seat, hexagon, game.robber))
    after = replace(game, robber=hexagon)
    return after if victim is None else steal(after, seat, victim, events)


def steal(game: S, seat: int, victim: int, events: list[Event]) -> S:
    """Return the game in which a seat stole a card, drawn by lot, of one that has some."""
    good, _, randomness = draw_kind(game.hands[victim], game.randomness, THEFTS)
    card = single(good)
    events += (e.CardStolen(seat, victim), e.StolenCardSeen(seat, victim, GOODS[good]))
    return hand_over(replace(game, randomness=randomness), victim, seat, card)
