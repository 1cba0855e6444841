"""What a painter has to keep, checked on played games; it works for games outside this tree too."""

from __future__ import annotations

from collections import deque

from render.api import board, board_is_public, parts
from render.kit.layouts import LAYOUTS, WIDE
from rules.game import Game
from rules.records import Event
from rules.registry import GAMES, new_game
from rules.testing.playing import POLICIES, play

_LATELY, _EVERY, _LONGEST = 25, 60, 240
"""How many events are shown as new, after how many actions the board is looked at, and how long is played."""


def check_public_board(kind: str, seed: int = 7) -> int:
    """Check that a board that is called public is drawn alike for all: whole in each layout, and every part.

    Games of as many as can play are played by suggestion and at random. Returns how many events came that not
    all may know: without any, the check says little of what is marked as new. Raises ValueError if the board
    is not called public, and AssertionError naming the seat that sees another one.
    """
    secret = 0
    for policy in POLICIES:
        game = new_game(kind, seats=max(GAMES[kind].seat_numbers), seed=seed)
        if not board_is_public(game.view(None)):
            raise ValueError(f"the board of {kind} is not called public")
        lately: deque[Event] = deque(maxlen=_LATELY)
        for number, step in enumerate(play(game, policy, seed, _LONGEST)):
            lately.extend(step.events)
            secret += sum(event.audience() is not None for event in step.events)
            if number % _EVERY == _EVERY - 1:
                _compare(step.after, tuple(lately))
    return secret


def _compare(game: Game, events: tuple[Event, ...]) -> None:
    public = game.view(None)
    names = [f"{seat + 1}" for seat in range(game.seats)]
    shown = [*((layout, None) for layout in LAYOUTS), *((WIDE, part) for part in parts(public))]
    for layout, part in shown:
        seen = tuple(event for event in events if event.audience() is None)
        drawn = board(public, names=names, events=seen, layout=layout, part=part)
        for seat in range(game.seats):
            own = board(game.view(seat), names=names, events=events, layout=layout, part=part)
            assert own == drawn, f"seat {seat} sees another board than all: {part or 'the whole'}, {layout}"
