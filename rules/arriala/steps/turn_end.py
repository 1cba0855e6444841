"""The end of a turn (arriala.R17)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.arriala.actions import EndTurn
from rules.arriala.components.board import RESERVE
from rules.arriala.events import TurnEnded
from rules.arriala.state import ArrialaState
from rules.records import Action, Event

_END = (EndTurn(),)


def offer_end(game: ArrialaState, seat: int) -> Sequence[Action]:
    """Return the end of the turn, which is always possible (arriala.R24)."""
    return _END


def end_turn(game: ArrialaState, seat: int, action: EndTurn, events: list[Event]) -> ArrialaState:
    """Return the game in the next seat's turn; action points left are lost (arriala.R17).

    Workers moved in this turn may not be put back in the next one (arriala.R4).
    """
    left = game.action_points
    events.append(TurnEnded(seat, left, passed=left == game.the_board.action_points))
    barred = [RESERVE] * len(game.locations)
    for worker in game.moved:
        barred[worker] = game.turn_start[worker]
    return replace(
        game,
        turn=game.turn + 1,
        action_points=game.the_board.action_points,
        turn_start=game.locations,
        barred=tuple(barred),
        moved=(),
        journey=None,
        proposed=False,
    )
