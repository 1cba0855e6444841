"""Computer players as people name them: how many, and how well they play."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.i18n.catalogue import translate
from bot.ui.errors import UserError
from rules import RuleError
from rules.language.lookup import find_value
from rules.players import Level
from rules.values import Scalar

LEVEL_CHOICES = {str(level): f"level-{level}" for level in Level}
"""The levels, each with the key of its text."""

_PART = re.compile(r"(?:(?P<count>[1-9][0-9]?)\s*[x×]?\s*)?(?P<level>\D+)")


def level_names(language: str) -> dict[Scalar, str]:
    """Return what the levels are called, from the lowest to the best."""
    return {str(level): translate(language, key) for level, key in LEVEL_CHOICES.items()}


def read_computers(written: str, language: str, most: int) -> tuple[Level, ...]:
    """Return the levels of the computer players that somebody names: "2 strong, easy".

    Raises UserError for what is none, and for more than ``most``.
    """
    levels = list[Level]()
    for part in filter(str.strip, written.split(",")):
        levels += _part(part.strip(), written.strip(), language)
        if len(levels) > most:
            raise UserError("computers_too_many", most=most)
    return tuple(levels)


def computer_choices(language: str, most: int) -> list[str]:
    """Return some ways to name computer players: of one level each, the fewest first."""
    names = level_names(language).values()
    return [name if count == 1 else f"{count} {name}" for count in range(1, most + 1) for name in names]


def _part(part: str, written: str, language: str) -> Sequence[Level]:
    names, match = level_names(language), _PART.fullmatch(part)
    try:
        if match is None:
            raise RuleError("game.value")
        level = Level(str(find_value(match["level"].strip(), names)))
    except RuleError:
        raise UserError("computers_wrong", written=written, levels=tuple(names.values())) from None
    return (level,) * int(match["count"] or 1)
