"""Where displaced knights go (great_canal.R21)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import Retreat
from rules.great_canal.network import free_corners
from rules.great_canal.pieces import Knight
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import require_decision, require_place
from rules.great_canal.steps.placing import put_knight, take_knight
from rules.great_canal.topology import CORNERS
from rules.kit.masks import selected
from rules.records import Action, Event

RETREATS = tuple(a.RetreatKnight(corner) for corner in range(CORNERS))


def begin_retreat(game: S, seat: int, knight: Knight) -> S:
    """Return the game in which a seat's knight has left its corner and has to go elsewhere (R21)."""
    decision = Retreat(seat, knight)
    return replace(take_knight(game, seat, knight), queue=(decision, *game.queue))


def settle_retreat(game: S, decision: Retreat, events: list[Event]) -> S:
    """Return the game in which a displaced knight went where it had to (great_canal.R21, R48)."""
    seat, knight = decision.seat, decision.knight
    places = free_corners(game.pieces, seat, knight.corner)
    if not places:
        events.append(e.KnightReturned(seat, knight.corner))
        return replace(game, queue=game.queue[1:])
    if places & (places - 1):
        return game
    return _arrive(game, decision, places.bit_length() - 1, events)


def offer_retreats(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the corners to which a displaced knight can go."""
    head = game.head
    assert isinstance(head, Retreat)
    return selected(RETREATS, free_corners(game.pieces, seat, head.knight.corner))


def retreat(game: S, seat: int, action: a.RetreatKnight, events: list[Event]) -> S:
    """Return the game with a displaced knight on another corner; RuleError if it cannot go there."""
    decision = require_decision(game, seat, Retreat)
    places = free_corners(game.pieces, seat, decision.knight.corner)
    require_place(places, action.to, CORNERS, "corner", "great_canal.R21")
    return _arrive(game, decision, action.to, events)


def _arrive(game: S, decision: Retreat, to: int, events: list[Event]) -> S:
    seat, knight = decision.seat, decision.knight
    events.append(e.KnightRetreated(seat, knight.corner, to))
    after = replace(game, queue=game.queue[1:])
    return put_knight(after, seat, replace(knight, corner=to))
