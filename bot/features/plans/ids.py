"""The components by which plans are written; ``number`` is that of the draft beside which one stands."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from bot.ui.action_picker import Path
from bot.ui.choosing import Pick
from bot.ui.component_ids import ComponentId, Slot
from rules.values import Text


class PlanPick(Pick, frozen=True, tag="plan_pick"):
    """Picks a kind of move, then the values of its fields, one after the other."""

    number: Annotated[int, Slot.TOPIC] = 0

    def act(self, path: Path, lost: Text | None) -> ComponentId:
        """Return what adds the move to which a path leads; nothing is lost by that."""
        return PlanMove(self.game, self.seat, self.decision, path, self.number)


class _AtPath(ComponentId, frozen=True):
    """What stands beside a draft at a path of what is picked."""

    game: int
    seat: int
    decision: int
    path: Path = Path()
    number: Annotated[int, Slot.TOPIC] = 0


class PlanMove(_AtPath, frozen=True, tag="plan_move"):
    """Adds the move that is chosen, as the editor shows it."""


class PlanForm(_AtPath, frozen=True, tag="plan_form"):
    """Opens the form of a move again, with what was there when it was not understood."""


class PlanCase(_AtPath, frozen=True, tag="plan_case"):
    """Picks what has to happen for a case: a kind of event, then value after value, or any."""

    def at(self, path: Path) -> PlanCase:
        """Return the same at another path."""
        return replace(self, path=path)


class KeepPlan(ComponentId, frozen=True, tag="plan_keep"):
    """Keeps a plan as it was read back."""

    game: int
    seat: int
    decision: int
    number: Annotated[int, Slot.PATH] = 0
