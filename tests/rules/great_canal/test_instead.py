"""What a refusal names instead is possible, and of places the nearest."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest
from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal.instead import MOST_NAMED
from rules.kit.refusals import WrongChoiceError
from rules.records import Action, RuleError
from rules.testing import near_misses, played, spread, universe
from rules.testing.refusals import refusal_of
from rules.values import Value, fields_of
from tests.rules.great_canal.positions import corner, edge, goods, position, refused, seat, start


def named(error: RuleError) -> tuple[Value, ...]:
    """Return what an error names instead."""
    return cast("tuple[Value, ...]", error.params["there"])


def with_instead(action: Action, value: Value) -> Iterator[Action]:
    """Yield an action with a value in each field that it may stand in, and in all of them."""
    changes: dict[str, object] = {}
    for field in fields_of(type(action)):
        if field.kind is not None and field.kind.name == value.kind:
            changes[field.name] = (value.value,) if field.many and not field.bundle else value.value
    yield from (replace(action, **{name: changed}) for name, changed in changes.items())
    if changes:
        yield replace(action, **changes)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_named_instead_is_possible(seats: int) -> None:
    """Check that nothing that a refusal names is refused by the same rule."""
    rng, found = random.Random(seats), set[str]()
    for policy in ("suggested", "random"):
        steps = played("great_canal", seats, 1, policy, 700)
        known = universe(steps)
        for step in spread(steps, 40):
            game, by = step.before, step.before.waiting_for[0]
            for action in near_misses(game, by, known, rng):
                error = refusal_of(game, by, action)
                if error is None or "there" not in error.params:
                    continue
                for value in named(error):
                    again = [refusal_of(game, by, one) for one in with_instead(action, value)]
                    if again:
                        found.add(error.rule)
                        assert any(one is None or one.rule != error.rule for one in again), (action, error)
    assert len(found) > 20


def test_the_nearest_places_are_named_in_their_order() -> None:
    """Check that at most five are named, nearest to the place chosen; all are counted."""
    game = start()
    error = refused(game, a.Found(corner("E6 s"), edge("E6 sw")), "great_canal.R58", 0)
    assert isinstance(error, WrongChoiceError)
    places = [value.value for value in named(error)]
    assert places == sorted(cast("list[int]", places))
    assert error.params["more"] is True
    assert cast("int", error.params["count"]) > MOST_NAMED == len(places)
    assert {corner("D6 s"), corner("D7 s")} <= set(places)
    assert corner("A2 n") not in places


@pytest.mark.parametrize("place", [-1, 10**12])
def test_a_place_that_is_not_there(place: int) -> None:
    """Check that it is answered with places as well, the first ones."""
    error = refused(start(), a.Found(place, 0), "great_canal.R58", 0)
    assert len(named(error)) == MOST_NAMED


def test_where_nothing_is_possible_the_choice_is_not_what_is_wrong() -> None:
    """Check that a refusal that names nothing instead is no wrong choice of one thing among others."""
    game = position(seat(), hands={0: goods(brick=1, lumber=1)})
    error = refused(game, a.BuildRoad(edge("C4 e")), "great_canal.build.road")
    assert not isinstance(error, WrongChoiceError)
    assert (named(error), error.params["count"], error.params["more"]) == ((), 0, False)


def test_goods_are_all_named() -> None:
    """Check that only places are left out."""
    error = refused(position(), a.TradeBank("gold", "wool"), "great_canal.unknown.good")
    assert len(named(error)) == error.params["count"] == 8
