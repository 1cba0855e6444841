"""All that the choice of an action leans on, worked out once."""

from __future__ import annotations

from collections.abc import Sequence

from rules.great_canal.policy.duties import Duties
from rules.great_canal.policy.evaluate import Outlook
from rules.great_canal.policy.plans import Budget, Plan
from rules.great_canal.policy.projects import plans_of
from rules.great_canal.state import GreatCanalState


class Thought:
    """What a seat reckons with: what it sees, its knights' duties, all its plans, and what cards do for them.

    ``pip_worths`` keeps what a pip more on a hex is worth, by hex, as far as it was asked for.
    """

    def __init__(self, game: GreatCanalState, seat: int) -> None:
        """Think about a position as a seat."""
        self.look = Outlook(game, seat)
        self.duties = Duties(self.look)
        self.plans: Sequence[Plan] = tuple(plans_of(self.look, self.duties))
        self.budget = Budget(self.look, self.plans)
        self.pip_worths: dict[int, int] = {}
