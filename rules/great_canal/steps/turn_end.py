"""The end of a turn (great_canal.R23, R31, R35)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import events as e
from rules.great_canal.actions import EndTurn, Skip
from rules.great_canal.state import GreatCanalState, S, Turn
from rules.great_canal.steps.conditions import require_free, require_turn
from rules.great_canal.steps.drawing import over_limit
from rules.great_canal.steps.placing import change_realm
from rules.records import Action, Event, RuleError

END = (EndTurn(),)


def skip(game: S, seat: int, action: Skip, events: list[Event]) -> S:
    """Raise RuleError: there is nothing that could be left, or what has to be settled cannot be."""
    require_free(game, seat)
    raise RuleError("great_canal.skip")


def offer_end(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the end of the turn."""
    return END


def end_turn(game: S, seat: int, action: EndTurn, events: list[Event]) -> S:
    """Return the game in the next seat's turn, before its roll; RuleError while something is to be done.

    What knights did this turn is forgotten, and an open offer ends (great_canal.R11, R51).
    """
    require_turn(game, seat)
    if over_limit(game, seat):
        limit, held = game.box.prices.text.progress_limit, len(game.holdings[seat].progress)
        raise RuleError("great_canal.R23.end", limit=limit, held=held)
    events.append(e.TurnEnded(seat))
    return pass_turn(game)


def pass_turn(game: S) -> S:
    """Return the game in the next seat's turn, before its roll."""
    seat = game.active
    after = replace(game, turn=Turn(game.turn.number + 1), active=(seat + 1) % game.seats, offer=None)
    return _forget_acts(after, seat)


def _forget_acts(game: S, seat: int) -> S:
    """Return the game in which the knights of a seat have done nothing this turn."""
    knights = game.pieces.realms[seat].knights
    busy = [one for one in knights if one.activated or one.acted or one.promoted]
    if not busy:
        return game
    ready = tuple(replace(knight, activated=False, acted=False, promoted=False) for knight in knights)
    return change_realm(game, seat, knights=ready)
