"""Knights: hired, activated, promoted (great_canal.R19, R20)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import ABILITY_LEVEL, BASIC, MIGHTY, POLITICS, STRONG
from rules.great_canal.instead import wrong_choice
from rules.great_canal.network import hiring_places
from rules.great_canal.pieces import Knight
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import pay, require_place, require_turn
from rules.great_canal.steps.placing import knight_at, put_knight
from rules.great_canal.topology import CORNERS
from rules.kit.masks import selected
from rules.records import Action, Event, RuleError
from rules.values import Value

HIRES = tuple(a.HireKnight(corner) for corner in range(CORNERS))
ACTIVATIONS = tuple(a.ActivateKnight(corner) for corner in range(CORNERS))
PROMOTIONS = tuple(a.PromoteKnight(corner) for corner in range(CORNERS))


def knights_left(game: GreatCanalState, seat: int, level: int) -> int:
    """Return how many knights of a level a seat has in its supply."""
    return game.box.prices.pieces.knight - game.pieces.realms[seat].knight_counts[level]


def require_knight(game: GreatCanalState, seat: int, corner: int) -> Knight:
    """Return the knight of a seat on a corner; RuleError if there is none."""
    knight = knight_at(game, seat, corner)
    if knight is None:
        own = [one.corner for one in game.pieces.realms[seat].knights]
        raise wrong_choice("great_canal.knight.none", "corner", own, corner)
    return knight


def offer_hires(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return where a seat can hire a knight, the price aside."""
    if not knights_left(game, seat, BASIC):
        return ()
    return selected(HIRES, hiring_places(game.box.board, game.pieces, seat))


def hire(game: S, seat: int, action: a.HireKnight, events: list[Event]) -> S:
    """Return the game with a basic knight more, inactive; RuleError if it may not stand there."""
    require_turn(game, seat)
    if not knights_left(game, seat, BASIC):
        raise RuleError("great_canal.supply.knight", level=BASIC)
    places = hiring_places(game.box.board, game.pieces, seat)
    require_place(places, action.corner, CORNERS, "corner", "great_canal.R20.hire")
    after = pay(game, seat, game.box.prices.knight)
    events.append(e.KnightHired(seat, action.corner))
    return put_knight(after, seat, Knight(action.corner))


def offer_activations(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the knights that a seat can activate, the price aside."""
    knights = game.pieces.realms[seat].knights
    return [ACTIVATIONS[knight.corner] for knight in knights if not knight.active]


def activate(game: S, seat: int, action: a.ActivateKnight, events: list[Event]) -> S:
    """Return the game with a knight active; RuleError if it is already, or cannot be paid."""
    require_turn(game, seat)
    knight = require_knight(game, seat, action.knight)
    if knight.active:
        raise RuleError("great_canal.knight.active", knight=Value("corner", action.knight))
    return make_active(pay(game, seat, game.box.prices.activation), seat, knight, events)


def make_active(game: S, seat: int, knight: Knight, events: list[Event]) -> S:
    """Return the game with a knight active, which therefore does not act this turn (great_canal.R20)."""
    events.append(e.KnightActivated(seat, knight.corner))
    return put_knight(game, seat, replace(knight, active=True, activated=True), knight)


def offer_promotions(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the knights that a seat can promote, the price aside."""
    knights = game.pieces.realms[seat].knights
    return [PROMOTIONS[knight.corner] for knight in knights if promotion_refusal(game, seat, knight) is None]


def promotion_refusal(game: GreatCanalState, seat: int, knight: Knight) -> str | None:
    """Return the rule by which a knight cannot be promoted now; None if it can.

    Once a turn; mighty knights need the Fortress; the piece of the next level has to be there (R20, R51).
    """
    if knight.promoted:
        return "great_canal.knight.promoted"
    if knight.level == MIGHTY:
        return "great_canal.knight.mighty"
    if knight.level == STRONG and game.holdings[seat].levels[POLITICS] < ABILITY_LEVEL:
        return "great_canal.knight.fortress"
    if not knights_left(game, seat, knight.level + 1):
        return "great_canal.supply.knight"
    return None


def require_promotable(game: GreatCanalState, seat: int, knight: Knight) -> None:
    """Raise RuleError, with the reason, unless a knight can be promoted now, the price aside."""
    rule = promotion_refusal(game, seat, knight)
    if rule is not None:
        raise RuleError(rule, level=knight.level + 1, knight=Value("corner", knight.corner))


def promote(game: S, seat: int, action: a.PromoteKnight, events: list[Event]) -> S:
    """Return the game with a knight of the next level, its state kept; RuleError if it cannot be."""
    require_turn(game, seat)
    knight = require_knight(game, seat, action.knight)
    require_promotable(game, seat, knight)
    return raise_knight(pay(game, seat, game.box.prices.promotion), seat, knight, events)


def raise_knight(game: S, seat: int, knight: Knight, events: list[Event]) -> S:
    """Return the game with a knight of the next level."""
    events.append(e.KnightPromoted(seat, knight.corner, knight.level + 1))
    return put_knight(game, seat, replace(knight, level=knight.level + 1, promoted=True), knight)
