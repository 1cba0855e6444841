"""Pictures for the rulebooks: positions that a game's own rules have brought about.

A game that has some keeps them in ``figures.py`` of its package, as ``FIGURES``: functions by name, each of
which plays up to its position. A section of the rulebook names the one that belongs to it
(:mod:`rules.rulebook`), and whoever shows the section draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from rules.game import Action, Event, Game


@dataclass(frozen=True, slots=True)
class Figure:
    """A position, and the events by which it came about: what the picture is to point out."""

    game: Game
    events: tuple[Event, ...]


@cache
def figures_of(package: str) -> Mapping[str, Callable[[], Figure]]:
    """The figures in the package of a game, by name; none if it brings none."""
    module = f"{package}.figures"
    return {} if find_spec(module) is None else import_module(module).FIGURES


def played(game: Game, *actions: tuple[int, Action]) -> Figure:
    """The figure of what seats do from a position on; RuleError if the rules do not allow it."""
    told: tuple[Event, ...] = ()
    for seat, action in actions:
        game, events = game.apply(seat, action)
        told += events
    return Figure(game, told)
