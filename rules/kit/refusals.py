"""Parameters of a RuleError: what would be possible instead, as values with their kind."""

from __future__ import annotations

from collections.abc import Iterable

from rules.values import Scalar, Value


def values_of(kind: str, values: Iterable[Scalar]) -> tuple[Value, ...]:
    """Return the values, each with the name of its kind, in the same order."""
    return tuple([Value(kind, value) for value in values])
