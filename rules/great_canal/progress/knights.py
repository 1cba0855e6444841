"""Knights by cards: activated by a Warlord, deserting and placed again (great_canal.R5, R20, R48, R55)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import BASIC
from rules.great_canal.decisions import Activations, Dismiss, Place
from rules.great_canal.network import hiring_places
from rules.great_canal.pieces import Knight
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import SKIP, require_decision, require_place
from rules.great_canal.steps.knights import knights_left, make_active, require_knight
from rules.great_canal.steps.placing import put_knight, take_knight
from rules.great_canal.topology import CORNERS
from rules.kit.masks import selected
from rules.records import Action, Event

DISMISSALS = tuple(a.DismissKnight(corner) for corner in range(CORNERS))
PLACINGS = tuple(a.PlaceKnight(corner) for corner in range(CORNERS))


def activate_next(game: S, decision: Activations, events: list[Event]) -> S:
    """Return the game in which the next knight of a Warlord's is active, an event of its own (R36)."""
    first, *others = decision.corners
    rest = (replace(decision, corners=tuple(others)),) if others else ()
    after = replace(game, queue=(*rest, *game.queue[1:]))
    return make_active(after, decision.seat, require_knight(game, decision.seat, first), events)


def settle_dismissal(game: S, decision: Dismiss, events: list[Event]) -> S:
    """Return the game in which the only knight of a seat has deserted (great_canal.R48)."""
    first, *others = game.pieces.realms[decision.seat].knights
    return game if others else _desert(game, decision, first, events)


def offer_dismissals(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the knights of which one deserts."""
    return [DISMISSALS[knight.corner] for knight in game.pieces.realms[seat].knights]


def dismiss(game: S, seat: int, action: a.DismissKnight, events: list[Event]) -> S:
    """Return the game in which a knight has deserted; RuleError if the seat has none there."""
    decision = require_decision(game, seat, Dismiss)
    return _desert(game, decision, require_knight(game, seat, action.knight), events)


def _desert(game: S, decision: Dismiss, knight: Knight, events: list[Event]) -> S:
    """Return the game without a knight, the other seat asked to place its like, or a basic one (R55)."""
    events.append(e.KnightDismissed(decision.seat, knight.corner, decision.to))
    after = take_knight(game, decision.seat, knight)
    level = knight.level if knights_left(after, decision.to, knight.level) else BASIC
    rest = game.queue[1:]
    if not knights_left(after, decision.to, level):
        return _leave(replace(after, queue=rest), e.KnightLeft(decision.to, supply=True), events)
    return replace(after, queue=(Place(decision.to, level, knight.active), *rest))


def settle_placing(game: S, decision: Place, events: list[Event]) -> S:
    """Return the game in which nothing is waited for if no corner is free (great_canal.R55, R60)."""
    free = hiring_places(game.box.board, game.pieces, decision.seat)
    left = e.KnightLeft(decision.seat, places=True)
    return game if free else _leave(replace(game, queue=game.queue[1:]), left, events)


def offer_placings(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the corners on which the knight can be placed; it may also be left."""
    return [*selected(PLACINGS, hiring_places(game.box.board, game.pieces, seat)), *SKIP]


def place(game: S, seat: int, action: a.PlaceKnight, events: list[Event]) -> S:
    """Return the game with the knight on a corner; RuleError if it may not stand there."""
    decision = require_decision(game, seat, Place)
    places = hiring_places(game.box.board, game.pieces, seat)
    require_place(places, action.corner, CORNERS, "corner", "great_canal.R20.hire")
    events.append(e.KnightPlaced(seat, action.corner, decision.level, decision.active))
    after = replace(game, queue=game.queue[1:])
    return put_knight(after, seat, Knight(action.corner, decision.level, decision.active))


def leave_knight(game: S, seat: int, action: a.Skip, events: list[Event]) -> S:
    """Return the game in which the knight is not placed; RuleError if it is not the seat's moment."""
    require_decision(game, seat, Place)
    return _leave(replace(game, queue=game.queue[1:]), e.KnightLeft(seat), events)


def _leave(game: S, left: e.KnightLeft, events: list[Event]) -> S:
    """Return the game in which a seat places no knight for the one that deserted to it."""
    events.append(left)
    return game
