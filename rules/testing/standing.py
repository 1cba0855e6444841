"""The checks of standing answers: legal, from what the seat may know alone, and at rest sooner or later."""

from __future__ import annotations

from collections.abc import Iterable

from rules.game import Game, RuleError, Standing
from rules.registry import decode_standing, encode_standing, game_id
from rules.testing.playing import Step

MOST_ANSWERS = 1000
"""How many standing answers in a row are more than any game gives."""


def all_standing(steps: Iterable[Step]) -> tuple[Standing, ...]:
    """Return all standing answers that anybody could give in these steps, each once."""
    seen: dict[Standing, None] = {}
    for step in steps:
        for seat in range(step.before.seats):
            seen.update(dict.fromkeys(step.before.standing_answers(seat)))
    return tuple(seen)


def check_standing(game: Game, known: tuple[Standing, ...]) -> None:
    """Raise AssertionError unless standing answers are well declared, legal, change nothing by asking, and
    come to rest.

    ``known`` are those that were offered at some time (:func:`all_standing`): they may have been given then.
    """
    stored = game.to_json()
    topics = {kind.topic for kind in game.standing}
    assert all(topics), "a standing answer has a topic"
    for seat in range(game.seats):
        offered = game.standing_answers(seat)
        assert offered == game.standing_answers(seat)
        assert len(set(offered)) == len(offered)
        assert game.outcome is None or not offered, "nothing is asked any more"
        for standing in offered:
            assert type(standing) in game.standing
            assert game.stands(seat, standing), f"{standing} is offered and does not stand"
            assert decode_standing(game_id(game), encode_standing(standing)) == standing
        for standing in dict.fromkeys((*known, *offered)):
            _check_answer(game, seat, standing)
    for standing in known:
        _check_rest(game, standing)
    assert game.to_json() == stored


def check_standing_secrets(changed: Game, game: Game, seat: int) -> None:
    """Raise AssertionError unless a seat may give the same standing answers in both games, with the same
    actions."""
    offered = game.standing_answers(seat)
    assert changed.standing_answers(seat) == offered
    for standing in offered:
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
