"""What a refusal says: what was chosen wrongly, what was written, and what would be possible instead."""

from __future__ import annotations

from collections.abc import Iterable

from rules.records import RuleError
from rules.values import Scalar, Value

_LONGEST_QUOTE = 100


class WrongChoiceError(RuleError):
    """An action that names what its seat could never name here: what is not in the game, another's, not held.

    So does one that names what is in the wrong place while others are in the right one. Of the reasons that
    stand in the way of a kind of action these say least: the seat knows what is its own.
    """


def values_of(kind: str, values: Iterable[Scalar]) -> tuple[Value, ...]:
    """Return the values, each with the name of its kind, in the same order."""
    return tuple([Value(kind, value) for value in values])


def quoted(written: str) -> str:
    """Return what somebody wrote as an error repeats it: what can be seen of it, at most its beginning."""
    written = "".join(sign if sign.isprintable() else " " for sign in written).strip()
    return written if len(written) <= _LONGEST_QUOTE else written[:_LONGEST_QUOTE] + "…"
