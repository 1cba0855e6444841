"""Positions of whole games of the Great Canal, for what is drawn and described of its seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

import pytest

from rules import Event
from rules.great_canal import GreatCanal
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words
from rules.values import tag_of
from tests.rules.great_canal.positions import start

NAMES = ("Maëlle", "Joan", "Friedrich", "Anaïs de Sant-Gaudenç")
LONG_NAMES = tuple(f"{name} {'w' * 32}"[:32] for name in NAMES)
"""Names as long as people may have them here."""
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
GAMES = ((3, 4, False), (4, 3, False), (4, 8, True))
"""Seats, seed and whether the map is varied."""
STEP = 9
"""A position of each so many actions is taken, and the last."""

Position = tuple[GreatCanal, tuple[Event, ...]]
"""A game, and what happened in it since the turn last passed."""


@cache
def walked(seats: int, seed: int, variable: bool) -> tuple[Position, ...]:
    """Return positions of a whole game played by its sensible policy."""
    game: GreatCanal = start(seats, seed, variable=variable)
    since: tuple[Event, ...] = ()
    found: list[Position] = [(game, ())]
    for number in range(1, 4000):
        turn, seat = game.turn.number, game.waiting_for[0]
        after, events = game.apply(seat, game.suggest(seat))
        game = cast(GreatCanal, after)
        since = events if game.turn.number != turn else (*since, *events)
        if number % STEP == 0 or game.outcome is not None:
            found.append((game, since))
        if game.outcome is not None:
            break
    return tuple(found)


@cache
def positions() -> tuple[Position, ...]:
    """Return positions of games of 3 and of 4 seats, on the map as it is and on a varied one."""
    return tuple(position for played in GAMES for position in walked(*played))


def late(seats: int = 4) -> Position:
    """Return a position in the last third of a game."""
    found = walked(*next(played for played in GAMES if played[0] == seats))
    return found[len(found) * 4 // 5]


def words_of(view: GreatCanalView, language: str = "en", names: Sequence[str] = NAMES) -> Words:
    """Return the words for a view, with as many names as it has seats."""
    return Words("great_canal", language, names[: view.seats], view)


def narratable(events: Sequence[Event], words: Words) -> tuple[Event, ...]:
    """Return the events that all may know of and that the language files can narrate."""
    public = (event for event in events if event.audience() is None)
    return tuple(event for event in public if words.has(f"event-{tag_of(event)}"))
