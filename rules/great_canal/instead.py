"""What a refusal names instead: some of what would be possible, of places those that are nearest."""

from __future__ import annotations

from collections.abc import Iterable

from rules.great_canal.topology import POINTS
from rules.kit.refusals import WrongChoiceError, values_of
from rules.records import RuleError
from rules.values import Scalar

MOST_NAMED = 5
"""How many places a refusal names at most."""


def wrong_choice(
    rule: str, kind: str, there: Iterable[Scalar], chosen: object = None, **params: object
) -> RuleError:
    """Return the error about a value of a kind that is not ``there`` among those possible.

    ``there`` are all these, of places at most five, those nearest to the one ``chosen``; ``count`` is how
    many there are in all, ``more`` says that not all are named.
    """
    named = possible = tuple(there)
    if kind in POINTS:
        named = sorted(_nearest(kind, possible, chosen)[:MOST_NAMED], key=possible.index)
    error = WrongChoiceError if possible else RuleError
    return error(
        rule, there=values_of(kind, named), count=len(possible), more=len(possible) > len(named), **params
    )


def _nearest(kind: str, possible: tuple[Scalar, ...], chosen: object) -> list[Scalar]:
    """Return places by how far they are from one; as they are where that is no place."""
    points = POINTS[kind]
    if not (isinstance(chosen, int) and 0 <= chosen < len(points)):
        return list(possible)
    x, y = points[chosen]

    def distance(place: Scalar) -> int:
        assert isinstance(place, int)
        return 3 * (points[place][0] - x) ** 2 + (points[place][1] - y) ** 2

    return sorted(possible, key=distance)
