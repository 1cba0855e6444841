"""A plain player: the first thing that may be done, in a fixed order of preference."""

from __future__ import annotations

from rules.game import Action
from rules.great_canal import actions as a
from rules.great_canal.state import GreatCanalState
from rules.great_canal.steps.turn import legal_actions

PREFERENCE: tuple[type[Action], ...] = (
    a.Found,
    a.Discard,
    a.Sacrifice,
    a.DrawCard,
    a.DropCard,
    a.TakeResource,
    a.RetreatKnight,
    a.MoveRobber,
    a.Roll,
    a.BuildCity,
    a.BuildSettlement,
    a.Improve,
    a.ActivateKnight,
    a.HireKnight,
    a.PromoteKnight,
    a.BuildWall,
    a.BuildRoad,
    a.BuildShip,
    a.PickAnswer,
    a.DeclineOffer,
    a.WithdrawOffer,
    a.EndTurn,
    a.AcceptOffer,
)
"""What is done first, of what may be done; all else comes after it."""


def suggest(game: GreatCanalState, seat: int) -> Action:
    """Return the action of a seat that comes first by preference; RuleError("game.turn") if it has none."""
    legal = legal_actions(game, seat)
    if not legal:
        raise game.not_waited_for()
    return min(legal, key=_rank)


def _rank(action: Action) -> int:
    """Return how early an action is done; of those alike the first that is offered is."""
    kind = type(action)
    return PREFERENCE.index(kind) if kind in PREFERENCE else len(PREFERENCE)
