"""The check of refusals: what is not offered is refused, by a rule with words."""

from __future__ import annotations

import random

from rules.game import Action, Game, RuleError
from rules.testing.actions import near_misses
from rules.testing.positions import Foreign, refusal
from rules.testing.texts import check_error, check_rule


def check_refused(game: Game, known: tuple[Action, ...], rng: random.Random, *, texts: bool = True) -> None:
    """Raise AssertionError unless what is not listed is refused, by a rule with words, and changes nothing.

    ``known`` are actions that were legal at some time (:func:`rules.testing.universe`). Only open-ended
    actions may be accepted without being listed. Without ``texts`` the rule need not have words.
    """
    stored = game.to_json()
    for seat in range(game.seats):
        legal = game.legal_actions(seat)
        for action in near_misses(game, seat, known, rng):
            if action in legal:
                continue
            try:
                game.apply(seat, action)
            except RuleError as error:
                check_rule(error)
                if texts:
                    check_error(game, seat, error)
            else:
                assert action.open_ended, f"{action} of seat {seat} is accepted and not listed"
    for seat in (-1, game.seats):
        error = refusal(game, seat, Foreign())
        assert error.rule in {"game.seat", "game.over"}
    assert refusal(game, 0, Foreign()).rule in {"game.action", "game.over"}
    assert game.to_json() == stored
