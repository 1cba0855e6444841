"""The checks of open matters: who is asked, the same whoever looks, and keys of one question each."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rules.game import Action, Game
from rules.testing.playing import Step

KEY = r"[\w-]{1,40}"
"""What the key of a question is written with."""


def check_matters(game: Game) -> None:
    """Raise AssertionError unless the open matters ask exactly the seats that are waited for.

    They have to be the same for all, their answers public, and their choices legal for those who are asked.
    """
    matters = game.view(None).open_matters()
    assert {seat for matter in matters if matter.waits for seat in matter.asked} == set(game.waiting_for)
    assert len({matter.key for matter in matters}) == len(matters)
    for seat in range(game.seats):
        assert game.view(seat).open_matters() == matters, f"seat {seat} sees other questions"
    for matter in matters:
        assert re.fullmatch(KEY, matter.key), matter.key
        assert matter.asked
        assert len(set(matter.asked)) == len(matter.asked)
        assert all(type(event) in game.events and event.audience() is None for event in matter.answers)
        for seat in matter.asked:
            legal = game.legal_actions(seat)
            assert all(choice in legal for choice in matter.choices), f"seat {seat} cannot answer so"


def check_keys(steps: Iterable[Step]) -> None:
    """Raise AssertionError unless the key of a question with choices is never that of another one.

    A question that is closed does not come back in the same game, and keeps its choices.
    """
    choices: dict[str, tuple[Action, ...]] = {}
    closed: set[str] = set()
    for step in steps:
        matters = [matter for matter in step.before.view(None).open_matters() if matter.choices]
        there = {matter.key for matter in matters}
        assert not closed & there, f"{closed & there} is asked again"
        closed |= choices.keys() - there
        for matter in matters:
            assert choices.setdefault(matter.key, matter.choices) == matter.choices
