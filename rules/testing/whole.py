"""All checks at once, over whole games."""

from __future__ import annotations

import random
from collections.abc import Iterable

from rules.game import Game
from rules.registry import GAMES, new_game
from rules.testing.actions import universe
from rules.testing.commands import check_command_texts, check_commands, check_message_keys
from rules.testing.held import check_hands, check_held
from rules.testing.hidden import check_secrets
from rules.testing.losses import check_lost
from rules.testing.matters import check_choices, check_keys, check_matters
from rules.testing.plans import check_await_classes, check_plan_position, check_plan_texts, check_plans
from rules.testing.playing import POLICIES, Step, play, spread
from rules.testing.positions import (
    check_asking,
    check_events,
    check_offered,
    check_storing,
    check_turn_end,
    check_waiting,
)
from rules.testing.refusals import check_refused
from rules.testing.sources import check_sources
from rules.testing.standing import all_standing, check_standing
from rules.testing.texts import check_all_texts, check_step_texts, check_values_found
from rules.testing.thinking import check_thinking


def check_game(
    kind: str,
    *,
    texts: bool = True,
    ends: bool = True,
    turns: bool = True,
    seeds: Iterable[int] = (1,),
    cap: int = 2000,
    positions: int = 100,
) -> None:
    """Raise AssertionError unless a registered game keeps all that games have to keep.

    It is played with each number of seats, by each policy and with each seed, to at most ``cap`` actions;
    as the game itself suggests it must come to its end within them (``ends``). About so many ``positions``
    of each played game are checked. A game that is being written may do without ``texts`` and ``ends``, and
    one whose turns cannot come back to the same seat at once without events that end them (``turns``).
    """
    check_commands(kind)
    check_await_classes(GAMES[kind])
    checked: list[Step] = []
    if texts:
        check_command_texts(kind)
        check_message_keys(kind)
    for seats in GAMES[kind].seat_numbers:
        if texts:
            check_all_texts(new_game(kind, seats=seats, seed=1), random.Random(1))
        for seed in seeds:
            for policy in POLICIES:
                steps = tuple(play(new_game(kind, seats=seats, seed=seed), policy, seed, cap))
                if ends and policy == "suggested":
                    assert steps[-1].after.outcome is not None, f"no end in {cap} actions"
                some = spread(steps, positions)
                check_steps(some, texts=texts, turns=turns)
                checked += some
    check_held(checked, random.Random(1))
    check_choices(checked)


def check_steps(steps: tuple[Step, ...], *, texts: bool = True, turns: bool = True) -> None:
    """Raise AssertionError unless all these steps of one game keep what games have to keep.

    Without ``texts`` its words are left out, without ``turns`` the events that end its turns.
    """
    rng = random.Random(1)
    known, conserved = universe(steps), steps[0].before.conserved()
    given, told = all_standing(steps), set[str]()
    check_keys(steps)
    for step in steps:
        game = step.before
        assert step.after.conserved() == conserved
        _check_position(game)
        check_events(step.after, step.events)
        if turns:
            check_turn_end(step)
        check_offered(game)
        check_standing(game, given)
        check_refused(game, known, rng, texts=texts, told=told)
        for seat in (None, *range(game.seats)):
            check_secrets(step, seat, rng)
        check_plans(step, rng)
    _check_position(steps[-1].after)
    check_standing(steps[-1].after, given)
    check_plan_position(steps[-1].after)
    for step in spread(steps, 10):
        check_thinking(step.before)
    check_thinking(steps[-1].after)
    check_refused(steps[-1].after, known, rng, texts=texts, told=told)
    if texts:
        for step in steps:
            check_step_texts(step)
        for step in spread(steps, 10):
            check_values_found(step)
            check_plan_texts(step)


def _check_position(game: Game) -> None:
    """Raise AssertionError unless a position keeps what each position has to keep."""
    check_waiting(game)
    check_storing(game)
    check_asking(game)
    check_lost(game)
    check_matters(game)
    check_hands(game)
    check_sources(game)
