"""The check of refusals: what is not offered is refused, by a rule with words."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from rules.game import Game
from rules.records import Action, RuleError
from rules.testing.actions import near_misses
from rules.testing.positions import Foreign, refusal
from rules.testing.texts import check_error, check_rule
from rules.values import AnyOf, Value, fields_of

_LEGAL = ("near", "possible")


def check_refused(
    game: Game,
    known: tuple[Action, ...],
    rng: random.Random,
    *,
    texts: bool = True,
    told: set[str] | None = None,
) -> None:
    """Raise AssertionError unless what is not listed is refused, by a rule with words, and changes nothing.

    ``known`` are actions that were legal at some time (:func:`rules.testing.universe`). Only open-ended
    actions may be accepted without being listed. Without ``texts`` the rule need not have words. ``told`` are
    refusals said in other positions: one of the same rule with the same parameters is said once.
    """
    stored, told = game.to_json(), set[str]() if told is None else told
    for seat in range(game.seats):
        legal, named = game.legal_actions(seat), set[str]()
        for action in near_misses(game, seat, known, rng):
            if action in legal:
                continue
            try:
                game.apply(seat, action)
            except RuleError as error:
                check_rule(error)
                if error.rule not in named:
                    named.add(error.rule)
                    check_named(game, seat, action, error)
                if texts and str(error) not in told:
                    check_error(game, seat, error)
                    told.add(str(error))
            else:
                assert action.open_ended, f"{action} of seat {seat} is accepted and not listed"
    for seat in (-1, game.seats):
        error = refusal(game, seat, Foreign())
        assert error.rule in {"game.seat", "game.over"}
    assert refusal(game, 0, Foreign()).rule in {"game.action", "game.over"}
    assert game.to_json() == stored


def check_named(game: Game, seat: int, action: Action, error: RuleError) -> None:
    """Raise AssertionError if a refusal names something instead that the same rule refuses as well.

    What it calls ``near`` or ``possible`` has to be legal.
    """
    for name, ways in _instead(action, error):
        again = [refusal_of(game, seat, instead) for instead in ways]
        assert any(one is None or (name not in _LEGAL and one.rule != error.rule) for one in again), (
            f"{error} names {ways}: {again}"
        )


def refusal_of(game: Game, seat: int, action: Action) -> RuleError | None:
    """Return why an action of a seat is refused; None if it is not."""
    try:
        game.apply(seat, action)
    except RuleError as error:
        return error
    return None


def _instead(action: Action, error: RuleError) -> Iterator[tuple[str, Sequence[Action]]]:
    """Yield the name of a parameter and what it names instead, for each value: the actions with it in place
    of the value that the refusal names, which more than one field may have."""
    named = [one for one in error.params.values() if isinstance(one, Value)]
    blamed: defaultdict[str, list[str]] = defaultdict(list)
    for field in fields_of(type(action)):
        kind = "" if field.kind is None else field.kind.name
        if any(one.kind == kind and one.value == getattr(action, field.name) for one in named):
            blamed[kind].append(field.name)
    for name, values in error.params.items():
        listed = cast("tuple[object, ...]", values) if isinstance(values, tuple) else ()
        for one in values.items if isinstance(values, AnyOf) else listed:
            if isinstance(one, Value) and one.kind in blamed:
                yield name, [replace(action, **{field: one.value}) for field in blamed[one.kind]]
