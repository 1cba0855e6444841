"""Words and times of the day as people type them: in their own language, and in the one that all may type."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.i18n.catalogue import translate
from rules.language.lookup import normalize
from rules.language.texts import FALLBACK

DAY = 24 * 60
"""The minutes of a day."""

_NOON = 12 * 60


def words(language: str, what: str) -> tuple[str, ...]:
    """Return the words for something in a language and in the one that all may type, as they are compared."""
    return tuple(word for one in dict.fromkeys((language, FALLBACK)) for word in own_words(one, what))


def own_words(language: str, what: str) -> tuple[str, ...]:
    """Return the words for something in a language alone, as they are compared."""
    return tuple(normalize(word) for word in translate(language, f"when-{what}").split(","))


def place_of(written: str, language: str, what: str, shortest: int) -> int | None:
    """Return the place of the one name that is written so, or that begins so; None if it is none or several.

    A beginning is of ``shortest`` letters at least.
    """
    if len(written) < shortest:
        return None
    for one in dict.fromkeys((language, FALLBACK)):
        names = own_words(one, what)
        begun = [place for place, name in enumerate(names) if name.startswith(written)]
        if len(begun) == 1:
            return begun[0]
    return None


@lru_cache
def any_of(language: str, *what: str) -> str:
    """Return a pattern of any word for some things, the longest first."""
    found = {word for one in what for word in words(language, one)}
    return "|".join(map(re.escape, sorted(found, key=lambda word: (-len(word), word))))


@lru_cache
def clock_pattern(language: str) -> str:
    """Return a pattern of a time of the day, with the groups that :func:`minutes_of` reads."""
    hour, morning, evening = (any_of(language, what) for what in ("oclock", "morning", "evening"))
    return rf"(\d{{1,2}})(?:[:.h](\d{{2}}))?(?: ?({hour}|h))?(?: ?(?:({morning})|({evening})))?"


def minutes_of(found: Iterable[str | None]) -> int | None:
    """Return the minutes of the day that such a pattern has found; None if no day has them.

    An hour before or after noon is one of twelve; without a word for that it is one of twenty-four.
    """
    hours, minutes, _, morning, evening = found
    hour, minute = int(hours or 0), int(minutes or 0)
    if minute >= 60:
        return None
    if morning or evening:
        return hour % 12 * 60 + minute + (_NOON if evening else 0) if 1 <= hour <= 12 else None
    shown = hour * 60 + minute
    return shown if shown <= DAY else None


def is_time(found: Sequence[str | None], language: str) -> bool:
    """Say whether what such a pattern has found is a time by itself, and not just a number."""
    _, minutes, hour, morning, evening = found
    return bool(minutes or morning or evening) or hour in words(language, "oclock")


def is_half_said(start: Sequence[str | None], end: Sequence[str | None]) -> bool:
    """Say whether only the end of two times is before or after noon in words: the start may be either."""
    return any(end[3:]) and not any(start[3:])
