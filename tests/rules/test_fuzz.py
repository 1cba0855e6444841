"""Whatever is tried, legal or not, in whichever order: a new game or a RuleError, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rules
from rules import GAMES, Game, RuleError
from rules.language.words import Words
from rules.testing import any_value, played
from rules.values import fields_of
from tests.offered import OFFERED

every_kind = pytest.mark.parametrize("kind", tuple(GAMES))


def refused(attempt: Callable[[], object]) -> RuleError | None:
    """Return the RuleError that an attempt ends in, if it does."""
    try:
        attempt()
    except RuleError as error:
        return error
    return None


def try_anything(game: Game, data: st.DataObject) -> Game:
    """Return the game after one attempt of any seat with any action of the game's classes."""
    seat = data.draw(st.integers(0, game.seats - 1), "seat")
    legal = game.legal_actions(seat)
    if legal and data.draw(st.booleans(), "legal"):
        return game.apply(seat, legal[data.draw(st.integers(0, len(legal) - 1), "action")])[0]
    kind = data.draw(st.sampled_from(game.actions), "class")
    rng = random.Random(data.draw(st.integers(0, 2**32), "fields"))
    view = game.view(seat)
    action = kind(**{field.name: any_value(field, view, rng) for field in fields_of(kind)})
    stored = game.to_json()
    error = refused(lambda: game.apply(seat, action))
    assert game.to_json() == stored
    if error is None:
        assert action.open_ended or action in legal
        return game.apply(seat, action)[0]
    assert action not in legal
    if rules.game_id(game) in OFFERED:
        assert Words(rules.game_id(game), "en", (), view).error(error)
    return game


@every_kind
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_nothing_but_a_rule_error_is_ever_raised(kind: str, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(GAMES[kind].seat_numbers), "seats")
    steps = played(kind, seats, data.draw(st.integers(1, 3), "seed"), "random", 120)
    game = data.draw(st.sampled_from(steps), "step").before
    conserved = game.conserved()
    for _ in range(data.draw(st.integers(0, 60), "attempts")):
        game = try_anything(game, data)
        assert game.conserved() == conserved


@every_kind
@settings(max_examples=200, deadline=None, derandomize=True)
@given(written=st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_what_is_no_stored_thing_is_a_value_error(kind: str, written: bytes) -> None:
    """Refuse all such data; an empty list of events is the only thing that it can well be."""
    for read in (rules.load_game, lambda data: rules.decode_action(kind, data)):
        with pytest.raises(ValueError, match=r"\w"):
            read(written)
    if written.strip() != b"[]":
        with pytest.raises(ValueError, match=r"\w"):
            rules.decode_events(kind, written)


@cache
def words_of(kind: str) -> Words:
    """Return the words of a game as it starts, for its first seat."""
    return Words(kind, "en", (), rules.new_game(kind, seats=GAMES[kind].seat_numbers[0], seed=1).view(0))


@pytest.mark.parametrize("kind", OFFERED)
@settings(max_examples=100, deadline=None, derandomize=True)
@given(written=st.text(max_size=40))
def test_whatever_is_typed_is_a_value_or_a_rule_error(kind: str, written: str) -> None:
    """Read it as a value of each kind that fields have, and by each parser."""
    words, actions = words_of(kind), GAMES[kind].actions
    kinds = {field.kind.name for action in actions for field in fields_of(action) if field.kind is not None}
    parsers = dict.fromkeys(parse for action in actions for parse in action.parsers.values())
    attempts: list[Callable[[], object]] = [
        *(lambda name=name: words.find(name, written) for name in sorted(kinds)),
        *(lambda parse=parse: parse(written, words) for parse in parsers),
    ]
    for attempt in attempts:
        error = refused(attempt)
        assert error is None or words.error(error)
