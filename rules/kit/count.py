"""Where the points of a game came from, and who has most of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.records import Outcome, PointsFrom, Tally
from rules.values import Value


def tally_of(who: Value, points: int, sources: Iterable[PointsFrom]) -> Tally:
    """Return somebody's points with what brought them; sources that brought nothing are left out."""
    return Tally(who, points, tuple(one for one in sources if one.points))


def best_first(outcome: Outcome, scores: Sequence[int]) -> list[int]:
    """Return the seats by their points, those who have won before all others."""
    return sorted(range(len(scores)), key=lambda seat: (seat not in outcome.winners, -scores[seat], seat))
