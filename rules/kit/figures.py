"""Positions for the pictures of a rulebook, brought about by the rules of the game itself.

A game that has some keeps them in ``figures.py`` of its package, as ``FIGURES``: functions by name, each of
which plays up to its position. A section of the rulebook names the one that belongs to it, and so does each
page of the game's ``LESSON``: what a newcomer has to know, in a minute.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Game
from rules.records import Action, Event


@dataclass(frozen=True, slots=True)
class Figure:
    """A position, and the events by which it came about: what the picture is to point out."""

    game: Game
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class LessonPage:
    """A page of a game's lesson: its text is ``learn-<name>`` of the game's texts, its picture a figure."""

    name: str
    figure: str


def played(game: Game, *actions: tuple[int, Action]) -> Figure:
    """Return the figure of what seats do from a position on; RuleError if the rules do not allow it."""
    happened: tuple[Event, ...] = ()
    for seat, action in actions:
        game, events = game.apply(seat, action)
        happened += events
    return Figure(game, happened)
