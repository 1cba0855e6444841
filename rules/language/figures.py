"""The figures of a game (:mod:`rules.kit.figures`) by name, and the lesson that shows some of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from rules.kit.figures import Figure, LessonPage


@cache
def figures_of(package: str) -> Mapping[str, Callable[[], Figure]]:
    """Return the figures in the package of a game, by name; none if it brings none."""
    module = f"{package}.figures"
    return {} if find_spec(module) is None else import_module(module).FIGURES


@cache
def lesson_of(package: str) -> Sequence[LessonPage]:
    """Return the pages of the lesson in the package of a game, in order; none if it brings none."""
    module = f"{package}.figures"
    return () if find_spec(module) is None else import_module(module).LESSON
