"""Pieces that are built for nothing: by Road Building, and again after a Diplomat (great_canal.R55)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import FreePieces, Rebuild
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.build import ROAD, SHIP, Sort, buildable, offer, require_buildable
from rules.great_canal.steps.conditions import SKIP, require_decision, require_place
from rules.great_canal.topology import EDGES
from rules.kit.masks import BITS, selected
from rules.records import Action, Event

REBUILDINGS = tuple(a.Rebuild(edge) for edge in range(EDGES))


def settle_free_pieces(game: S, decision: FreePieces, events: list[Event]) -> S:
    """Return the game in which nothing is waited for if nothing can be built (great_canal.R60)."""
    possible = buildable(game, decision.seat, ROAD) or buildable(game, decision.seat, SHIP)
    return game if possible else replace(game, queue=game.queue[1:])


def offer_free_pieces(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the roads and ships that a seat can build for nothing; it may also stop."""
    return [*offer(game, seat, ROAD), *offer(game, seat, SHIP), *SKIP]


def build_free(game: S, seat: int, action: Action, events: list[Event], *, sort: Sort) -> S:
    """Return the game with a road or ship more, for nothing; RuleError if it may not stand there."""
    edge: int = getattr(action, sort.kind)
    decision = require_decision(game, seat, FreePieces)
    require_buildable(game, seat, sort, edge)
    left = replace(decision, left=decision.left - 1)
    queue = (left, *game.queue[1:]) if left.left else game.queue[1:]
    after: S = sort.put(replace(game, queue=queue), seat, edge, events)
    return after


def stop_building(game: S, seat: int, action: a.Skip, events: list[Event]) -> S:
    """Return the game in which a seat builds no more for nothing; RuleError if it is not its moment."""
    require_decision(game, seat, FreePieces)
    events.append(e.BuildingStopped(seat))
    return replace(game, queue=game.queue[1:])


def settle_rebuilding(game: S, decision: Rebuild, events: list[Event]) -> S:
    """Return the game in which nothing is waited for if the piece has no other place (great_canal.R60)."""
    return game if _places(game, decision) else _keep(game, decision.seat, events)


def offer_rebuildings(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the edges on which the piece can be built again; it may also stay in the supply."""
    head = game.head
    assert isinstance(head, Rebuild)
    return [*selected(REBUILDINGS, _places(game, head)), *SKIP]


def rebuild(game: S, seat: int, action: a.Rebuild, events: list[Event]) -> S:
    """Return the game with the piece on another edge; RuleError if it may not stand there."""
    decision = require_decision(game, seat, Rebuild)
    require_place(_places(game, decision), action.edge, EDGES, "edge", "great_canal.diplomat.rebuild")
    after: S = _sort(decision).put(replace(game, queue=game.queue[1:]), seat, action.edge, events)
    return after


def leave_piece(game: S, seat: int, action: a.Skip, events: list[Event]) -> S:
    """Return the game in which the piece stays in the supply; RuleError if it is not the seat's moment."""
    return _keep(game, require_decision(game, seat, Rebuild).seat, events)


def _keep(game: S, seat: int, events: list[Event]) -> S:
    events.append(e.PieceKept(seat))
    return replace(game, queue=game.queue[1:])


def _sort(decision: Rebuild) -> Sort:
    """Return which piece is built again: a road as a road, a ship as a ship."""
    return SHIP if decision.ship else ROAD


def _places(game: GreatCanalState, decision: Rebuild) -> int:
    """Return the edges on which the piece can be built again, as a mask; not the one it was taken from."""
    return buildable(game, decision.seat, _sort(decision)) & ~BITS[decision.edge]
