"""The checks of open matters: who is asked, the same whoever looks, and keys of one question each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from rules.game import Game
from rules.records import Action, Matter
from rules.testing.playing import Step

KEY = r"[\w-]{1,40}"
"""What the key of a question is written with."""
_OFTEN = 20
"""In how many positions a choice is offered before somebody has to be able to make it."""


def check_matters(game: Game) -> None:
    """Raise AssertionError unless the open matters ask exactly the seats that are waited for.

    They have to be the same for all, their answers public, and their choices legal for those who are asked;
    those of a question that nobody is waited for are looked at by :func:`check_choices`.
    """
    matters = game.view(None).open_matters()
    assert {seat for matter in matters if matter.waits for seat in matter.asked} == set(game.waiting_for)
    assert len({matter.key for matter in matters}) == len(matters)
    for seat in range(game.seats):
        assert game.view(seat).open_matters() == matters, f"seat {seat} sees other questions"
    for matter in matters:
        _check_matter(game, matter)


def _check_matter(game: Game, matter: Matter) -> None:
    """Raise AssertionError unless one question is well made."""
    assert re.fullmatch(KEY, matter.key), matter.key
    assert matter.asked or (matter.apart and not matter.waits), f"{matter.key} asks nobody"
    assert len(set(matter.asked)) == len(matter.asked)
    assert len(matter.shares) in (0, len(matter.asked)), f"{matter.key} has shares of others"
    assert all(type(event) in game.events and event.audience() is None for event in matter.answers)
    assert set(matter.results) <= set(game.events)
    assert not matter.results or matter.apart, f"{matter.key} has no message for its results"
    assert set(matter.ways) <= set(game.actions)
    assert len(set(matter.choices)) == len(matter.choices)
    assert all(type(choice) in game.actions for choice in matter.choices)
    if matter.waits:
        for seat in matter.asked:
            legal = game.legal_actions(seat)
            assert all(choice in legal for choice in matter.choices), f"seat {seat} cannot answer so"
            kinds = {type(action) for action in legal}
            assert not matter.ways or kinds & set(matter.ways), f"seat {seat} cannot answer in these ways"
    _check_time(game, matter)


def _check_time(game: Game, matter: Matter) -> None:
    """Raise AssertionError unless a question with a limit of time says what is done then, and it is legal."""
    assert (matter.hours is None) == (matter.expiry is None), f"{matter.key} has half a limit of time"
    if matter.hours is not None and matter.expiry is not None:
        seat, action = matter.expiry
        assert matter.hours > 0
        assert action in game.legal_actions(seat), f"{matter.key} cannot end by {action}"
        _, events = game.apply(seat, action)
        assert any(event.as_expired() != event for event in events), f"no event of {action} names the time"


def check_keys(steps: Iterable[Step]) -> None:
    """Raise AssertionError unless the key of a question that is answered by buttons is never another one's.

    A question that is closed does not come back in the same game. One below the board keeps its choices.
    """
    choices: dict[str, tuple[Action, ...]] = {}
    closed: set[str] = set()
    for step in steps:
        matters = [one for one in step.before.view(None).open_matters() if one.choices or one.apart]
        there = {matter.key for matter in matters}
        assert not closed & there, f"{closed & there} is asked again"
        closed |= choices.keys() - there
        for matter in matters:
            before = choices.setdefault(matter.key, matter.choices)
            assert matter.apart or before == matter.choices


def check_choices(steps: Iterable[Step]) -> None:
    """Raise AssertionError unless somebody can do what buttons offer of which nobody is waited for.

    Who can may be a secret, so each class of choices has to be possible once at least, where it is offered
    often. ``steps`` may be of several games.
    """
    offered, done = Counter[type[Action]](), set[type[Action]]()
    for step in steps:
        for matter in step.before.view(None).open_matters():
            if not matter.waits:
                offered.update(map(type, matter.choices))
                done |= _possible(step.before, matter)
    for kind, times in offered.items():
        assert times < _OFTEN or kind in done, f"nobody can ever do {kind}"


def _possible(game: Game, matter: Matter) -> set[type[Action]]:
    """Return the classes of choices of a question that are legal for somebody."""
    legal = {action for seat in range(game.seats) for action in game.legal_actions(seat)}
    return {type(choice) for choice in matter.choices if choice in legal}
