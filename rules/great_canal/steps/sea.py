"""Moving a ship, once a turn (great_canal.R28, R38, R39, R40)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from rules.game import Action, Event, RuleError
from rules.great_canal import events as e
from rules.great_canal.actions import Sail
from rules.great_canal.pieces import CACHE
from rules.great_canal.sailing import loose_ships, movable_ships, sailings
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import require_place, require_turn
from rules.great_canal.steps.placing import change_realm, placed
from rules.great_canal.topology import EDGES
from rules.kit.masks import bits
from rules.kit.tuples import without


def offer_moves(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the ships that a seat may move, each with where to."""
    return [
        move
        for ship, places in sailings(game.box.board, game.pieces, seat)
        if _waiting_rule(game, ship) is None
        for move in _moves(ship, places)
    ]


@lru_cache(maxsize=CACHE)
def _moves(ship: int, places: int) -> tuple[Sail, ...]:
    """Return the moves of a ship to each of some edges, given as a mask."""
    return tuple([Sail(ship, to) for to in bits(places)])


def sail(game: S, seat: int, action: Sail, events: list[Event]) -> S:
    """Return the game with a ship moved; RuleError if it may not be, or not to there."""
    require_turn(game, seat)
    _require_movable(game, seat, action.ship)
    places = dict(sailings(game.box.board, game.pieces, seat))[action.ship]
    require_place(places, action.to, EDGES, "edge", "great_canal.R28.site")
    events.append(e.ShipMoved(seat, action.ship, action.to))
    after = replace(game, turn=replace(game.turn, sailed=True))
    ships = placed(without(game.pieces.realms[seat].ships, action.ship), action.to)
    return change_realm(after, seat, ships=ships)


def _require_movable(game: GreatCanalState, seat: int, ship: int) -> None:
    """Raise RuleError, with the reason, unless a seat may move a ship."""
    realm = game.pieces.realms[seat]
    waiting = _waiting_rule(game, ship)
    if waiting is not None:
        raise RuleError(waiting)
    require_place(realm.ship_mask, ship, EDGES, "edge", "great_canal.R28.own")
    movable = movable_ships(realm.road_mask, realm.ship_mask, realm.buildings, realm.knight_mask)
    loose = loose_ships(realm.ship_mask, realm.corners) >> ship & 1
    require_place(movable, ship, EDGES, "edge", "great_canal.R38" if loose else "great_canal.R28.closed")


def _waiting_rule(game: GreatCanalState, ship: int) -> str | None:
    """Return the rule by which no ship, or not this one, moves in this turn; None if it may (R28)."""
    if game.turn.sailed:
        return "great_canal.R28.once"
    return "great_canal.R28.new" if ship in game.turn.new_ships else None
