"""The check of what is held: what seats choose of their hands, nobody else can know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from rules.game import Game
from rules.randomness import Randomness
from rules.testing.playing import Step
from rules.values import Scalar, fields_of


def check_hands(game: Game) -> None:
    """Raise AssertionError unless views count what a seat holds value by value, its own and nobody else's."""
    kinds = {field.kind.name for action in game.actions for field in fields_of(action) if field.kind}
    for kind in sorted(kinds - {"seat"}):
        assert game.view(None).held(kind) is None, f"the public holds {kind}"
        for seat in range(game.seats):
            view = game.view(seat)
            held = view.held(kind)
            assert held is None or len(held) == len(view.values(kind)), f"not one count for each {kind}"
            assert held is None or min(held, default=0) >= 0


_OFTEN = 20
"""In how many positions a kind is offered before the public has to know too little of it."""


def held_values(game: Game, seat: int) -> dict[str, frozenset[Scalar]]:
    """Return what a seat may choose of its hand by legal actions, by kinds; not what is typed freely."""
    found: dict[str, set[Scalar]] = {}
    for action in game.legal_actions(seat):
        for field in () if action.open_ended else fields_of(type(action)):
            value = getattr(action, field.name)
            if field.kind is not None and field.kind.held and value is not None:
                found.setdefault(field.kind.name, set()).add(value)
    return {kind: frozenset(values) for kind, values in found.items()}


def check_held(steps: Iterable[Step], rng: random.Random) -> None:
    """Raise AssertionError if the public can always tell what seats may choose of a kind that is held.

    With all that it cannot know dealt anew, there has to be something else to choose from, once at least
    where a kind is offered often.
    """
    offered: Counter[str] = Counter()
    hidden: set[str] = set()
    for step in steps:
        other = step.before.redeal(None, Randomness(str(rng.random())))
        for seat in range(step.before.seats):
            held, dealt = held_values(step.before, seat), held_values(other, seat)
            offered.update(held.keys())
            hidden |= {kind for kind, values in held.items() if dealt.get(kind) != values}
    for kind, times in offered.items():
        assert times < _OFTEN or kind in hidden, f"everybody knows what there is of {kind}: it is not held"
