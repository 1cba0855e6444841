"""Plans that people are writing and have not kept yet."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace

from rules import Action, Condition

_MOST_REMEMBERED = 2000
_NUMBERS = 100_000_000


@dataclass(frozen=True, slots=True)
class Case:
    """A case of a draft: what has to happen for it, None for all other cases, and the moves so far."""

    condition: Condition | None
    moves: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class PlanDraft:
    """A plan that is being written by whoever has a seat, begun at the seat's ``decision`` of that number.

    Moves go into the case ``at``. ``number`` tells each state of all drafts from all others, so that what was
    pressed beside an earlier one changes nothing. A standing pass is ``repeated``.
    """

    seat: int
    decision: int
    cases: tuple[Case, ...] = (Case(None),)
    at: int = 0
    repeated: bool = False
    number: int = 0

    @property
    def case(self) -> Case:
        """Return the case into which moves go."""
        return self.cases[self.at]


class PlanDrafts:
    """The draft of each person for each game; the oldest are forgotten when they are too many."""

    def __init__(self, most: int = _MOST_REMEMBERED) -> None:
        self._most = most
        self._last: OrderedDict[tuple[int, int], PlanDraft] = OrderedDict()
        self._number = secrets.randbelow(_NUMBERS)

    def note(self, user_id: int, game_id: int, draft: PlanDraft) -> PlanDraft:
        """Remember a draft in the place of an earlier one; return it with its number."""
        self._number += 1
        key, numbered = (user_id, game_id), replace(draft, number=self._number)
        self._last.pop(key, None)
        self._last[key] = numbered
        if len(self._last) > self._most:
            self._last.popitem(last=False)
        return numbered

    def last(self, user_id: int, game_id: int) -> PlanDraft | None:
        """Return what somebody is writing for a game; None if it is nothing, or was forgotten."""
        return self._last.get((user_id, game_id))

    def drop(self, user_id: int, game_id: int) -> None:
        """Forget the draft of somebody for a game; there may be none."""
        self._last.pop((user_id, game_id), None)

    def forget(self) -> None:
        """Forget all drafts, since somebody is erased."""
        self._last.clear()
