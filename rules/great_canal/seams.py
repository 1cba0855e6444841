"""Seams: where what is no part of the base rules joins them (progress cards, the canal).

A step asks at a seam and knows nothing of who answers. Without cards and canal every seam is empty, and the
rest is Catan with Seafarers and Cities & Knights.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from rules.records import Action, Event

Offering: TypeAlias = Callable[[Any, int], Sequence[Action]]
"""Returns what a seat may do by one step."""
Step: TypeAlias = Callable[[Any, int, Any, list[Event]], Any]
"""Returns the game after a seat's action and adds to the events, or raises the RuleError against it."""
Resolver: TypeAlias = Callable[[Any, Any, list[Event]], Any]
"""Returns the game after a decision as far as it takes its course by itself: the same game if it waits."""
Consequence: TypeAlias = Callable[[Any, Any, list[Event]], Any]
"""Returns the game after an event with what follows from it at once, given the games before and after it."""
Rate: TypeAlias = Callable[[Any, int], Sequence[int]]
"""Returns the goods that the bank takes of a seat at the special rate, by index."""


def _no_rates(game: object, seat: int) -> Sequence[int]:
    """Return (): nothing is traded at the special rate."""
    return ()


@dataclass(frozen=True, slots=True, eq=False)
class Seams:
    """What is asked where, compared by identity.

    ``after_event`` is asked after the smallest thing that happens to pieces, in which a knight may have
    become active or arrived (great_canal.R36); ``before_roll`` for what may be done beside rolling,
    ``after_roll`` for what may be done beside the steps of a turn; ``rates`` for what the bank takes at the
    special rate as well.

    ``steps`` say what further actions do, ``answers`` what actions do in answer to a further decision,
    ``decision_offers`` what its seats may do, ``resolvers`` what it does by itself.
    """

    after_event: tuple[Consequence, ...] = ()
    before_roll: tuple[Offering, ...] = ()
    after_roll: tuple[Offering, ...] = ()
    rates: Rate = _no_rates
    steps: Mapping[type[Action], Step] = field(default_factory=dict[type[Action], Step])
    answers: Mapping[tuple[type, type[Action]], Step] = field(
        default_factory=dict[tuple[type, type[Action]], Step]
    )
    decision_offers: Mapping[type, Offering] = field(default_factory=dict[type, Offering])
    resolvers: Mapping[type, Resolver] = field(default_factory=dict[type, Resolver])


NO_SEAMS = Seams()
"""Nothing joins the base rules."""
