"""The checks of standing answers: legal, from what the seat may know alone, and at rest sooner or later."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from rules.game import Game
from rules.records import RuleError, Standing
from rules.registry import decode_standing, encode_standing, game_id
from rules.testing.actions import any_value, likely_value
from rules.testing.playing import Step
from rules.values import fields_of

MOST_ANSWERS = 1000
"""How many standing answers in a row are more than any game gives."""
TYPED = 4
"""How many answers of each open-ended class are made up in a position."""


def all_standing(steps: Iterable[Step]) -> tuple[Standing, ...]:
    """Return all standing answers that anybody could give in these steps, each once."""
    seen: dict[Standing, None] = {}
    for step in steps:
        for seat in range(step.before.seats):
            seen.update(dict.fromkeys(step.before.standing_answers(seat)))
    return tuple(seen)


def check_standing_classes(kind: type[Game]) -> None:
    """Raise AssertionError unless standing answers have topics, and parsers of what is typed."""
    for standing in kind.standing:
        assert standing.topic, "a standing answer has a topic"
        names = {field.name for field in fields_of(standing)}
        assert standing.open_ended == bool(standing.parsers), f"{standing} is typed or is not"
        assert set(standing.parsers) <= names
        typed = {field.name for field in fields_of(standing) if field.many or field.bundle}
        assert typed <= set(standing.parsers), f"{standing} has fields that can only be typed, and no parser"


def check_standing(game: Game, known: tuple[Standing, ...]) -> None:
    """Raise AssertionError unless standing answers are well declared, legal, change nothing by asking, and
    come to rest.

    ``known`` are those that were offered at some time (:func:`all_standing`): they may have been given then.
    Of open-ended classes others are made up; whether they are possible does not depend on what is secret.
    """
    stored = game.to_json()
    check_standing_classes(type(game))
    for seat in range(game.seats):
        offered = game.standing_answers(seat)
        assert offered == game.standing_answers(seat)
        assert len(set(offered)) == len(offered)
        assert game.outcome is None or not offered, "nothing is asked any more"
        for standing in offered:
            assert type(standing) in game.standing
            assert game.stands(seat, standing), f"{standing} is offered and does not stand"
            assert decode_standing(game_id(game), encode_standing(standing)) == standing
            assert standing_refusal(game, seat, standing) is None, f"{standing} is offered and refused"
        for standing in dict.fromkeys((*known, *offered)):
            _check_answer(game, seat, standing)
        for standing in typed_standing(game, seat):
            if standing_refusal(game, seat, standing) is None:
                assert decode_standing(game_id(game), encode_standing(standing)) == standing
                _check_answer(game, seat, standing)
                _check_rest(game, standing)
    for standing in known:
        _check_rest(game, standing)
    assert game.to_json() == stored


def typed_standing(game: Game, seat: int) -> Iterator[Standing]:
    """Yield answers of the open-ended classes that are offered, of values that are likely or impossible.

    They are the same in positions that look the same to the seat.
    """
    view = game.view(seat)
    classes = dict.fromkeys(type(one) for one in game.standing_answers(seat) if one.open_ended)
    rng = random.Random(len(classes))
    for kind in classes:
        for number in range(TYPED):
            make = likely_value if number else any_value
            yield kind(**{field.name: make(field, view, rng) for field in fields_of(kind)})


def standing_refusal(game: Game, seat: int, standing: Standing) -> RuleError | None:
    """Return the error against a standing answer of a class that is offered; None if it is possible.

    Of a class that is not open-ended all that are possible are listed.
    """
    if not standing.open_ended:
        return None
    try:
        game.check_standing(seat, standing)
    except RuleError as error:
        return error
    return None


def check_standing_secrets(changed: Game, game: Game, seat: int) -> None:
    """Raise AssertionError unless a seat may give the same standing answers in both games, with the same
    actions, and is refused the same.
    """
    offered = game.standing_answers(seat)
    assert changed.standing_answers(seat) == offered
    for standing in (*offered, *typed_standing(game, seat)):
        refusal = standing_refusal(game, seat, standing)
        assert str(standing_refusal(changed, seat, standing)) == str(refusal), f"{standing} knows too much"
        if refusal is None:
            assert changed.answer(seat, standing) == game.answer(seat, standing), f"{standing} knows too much"
            assert changed.stands(seat, standing) == game.stands(seat, standing), f"{standing} knows too much"


def _check_answer(game: Game, seat: int, standing: Standing) -> None:
    """Raise AssertionError unless a standing answer is always the same, and a legal action or none.

    One that does not stand any more does nothing.
    """
    action = game.answer(seat, standing)
    stands = game.stands(seat, standing)
    assert game.stands(seat, standing) == stands
    assert stands or action is None, f"{standing} of seat {seat} acts and does not stand"
    assert game.answer(seat, standing) == action
    if action is None or action in game.legal_actions(seat):
        return
    assert action.open_ended, f"{standing} of seat {seat} is {action}, which is not listed"
    try:
        game.apply(seat, action)
    except RuleError as error:
        raise AssertionError(f"{standing} of seat {seat} is {action}, which is refused") from error


def _check_rest(game: Game, standing: Standing) -> None:
    """Raise AssertionError unless it comes to rest when every seat has the same standing answer."""
    for _ in range(MOST_ANSWERS):
        answers = ((seat, game.answer(seat, standing)) for seat in range(game.seats))
        seat, action = next((one for one in answers if one[1] is not None), (0, None))
        if action is None:
            return
        game, _ = game.apply(seat, action)
    raise AssertionError(f"{standing} acts without end")
