"""The bounds of the records that every game has in its state."""

from __future__ import annotations

from rules.kit.bounds import MANY, Bound, Each, Letters, Number, Parts, Several, exactly
from rules.randomness import Randomness
from rules.records import Outcome

_LONGEST_SEED = 200
_STREAMS = 40
_LONGEST_STREAM = 40


def bounds_of_randomness() -> Parts:
    """Return the bounds of the random draws of a game."""
    stream = Each((Letters(_LONGEST_STREAM), Number(0, 100 * MANY)))
    return Parts(Randomness, {"seed": Letters(_LONGEST_SEED), "drawn": Several(stream, _STREAMS)})


def bounds_of_outcome(seats: int, points: Bound) -> Parts:
    """Return the bounds of the end of a game of so many seats, each with that many points at most."""
    winners = Several(Number(0, seats - 1), seats, different=True)
    return Parts(Outcome, {"scores": exactly(points, seats), "winners": winners})
