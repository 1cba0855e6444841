"""Moving a ship, once a turn (great_canal.R28, R38, R39, R40)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import events as e
from rules.great_canal.actions import Sail
from rules.great_canal.instead import wrong_choice
from rules.great_canal.sailing import loose_ships, movable_ships, sailings
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import require_place, require_turn
from rules.great_canal.steps.placing import change_realm, placed
from rules.great_canal.topology import EDGES
from rules.kit.masks import bits, mask_of
from rules.kit.tuples import without
from rules.records import Action, Event, RuleError


def offer_moves(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the ships that a seat may move, each with where to."""
    moves = sailings(game.box.board, game.pieces, seat)
    if not (game.turn.sailed or game.turn.new_ships):
        return moves
    return [move for move in moves if _waiting_rule(game, move.ship) is None]


def sail(game: S, seat: int, action: Sail, events: list[Event]) -> S:
    """Return the game with a ship moved; RuleError if it may not be, or not to there."""
    require_turn(game, seat)
    waiting = _waiting_rule(game, action.ship)
    if waiting is not None:
        raise RuleError(waiting)
    moves = sailings(game.box.board, game.pieces, seat)
    if action not in moves:
        _require_movable(game, seat, action.ship)
        places = mask_of(move.to for move in moves if move.ship == action.ship)
        require_place(places, action.to, EDGES, "edge", "great_canal.R28.site")
    events.append(e.ShipMoved(seat, action.ship, action.to))
    after = replace(game, turn=replace(game.turn, sailed=True))
    ships = placed(without(game.pieces.realms[seat].ships, action.ship), action.to)
    return change_realm(after, seat, ships=ships)


def _require_movable(game: GreatCanalState, seat: int, ship: int) -> None:
    """Raise RuleError, with the reason, unless a seat may move a ship somewhere."""
    realm = game.pieces.realms[seat]
    movable = movable_ships(realm.road_mask, realm.ship_marks, realm.buildings, realm.knight_mask)
    if ship not in bits(movable):
        rule = "great_canal.R28.own"
        if ship in realm.ships:
            loose = loose_ships(realm.ship_marks, realm.corners) >> ship & 1
            rule = "great_canal.R38" if loose else "great_canal.R28.closed"
        raise wrong_choice(rule, "edge", bits(movable & ~mask_of(game.turn.new_ships)), ship)


def _waiting_rule(game: GreatCanalState, ship: int) -> str | None:
    """Return the rule by which no ship, or not this one, moves in this turn; None if it may (R28)."""
    if game.turn.sailed:
        return "great_canal.R28.once"
    return "great_canal.R28.new" if ship in game.turn.new_ships else None
