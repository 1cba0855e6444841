"""What decisions bring, in points."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.catalogue import join_list, translate
from rules.language.words import Words

_POINT, _TENTH = 1_000, 100
"""A point, and a tenth of one, in the unit in which positions are valued."""


def gains_text(words: Words, gains: Sequence[int], seat: int, *, to_them: bool = False) -> str:
    """Return what something brings a seat and others, in points; "" where it is less than a tenth for all.

    ``gains`` are in thousandths of a point, by seat. For that seat itself (``to_them``) it is called "you".
    """
    order = (seat, *(other for other in range(len(gains)) if other != seat))
    affected = [other for other in order if _tenths(gains[other])]
    return join_list(
        words.language,
        [_gain_text(words, other, gains[other], own=to_them and other == seat) for other in affected],
    )


def _gain_text(words: Words, seat: int, gain: int, *, own: bool) -> str:
    points = points_text(gain, words.language)
    if own:
        return translate(words.language, "gain-own", points=points)
    return translate(words.language, "gain", name=words.value("seat", seat), points=points)


def points_text(gain: int, language: str) -> str:
    """Return a gain or a loss in points, with its sign and one decimal."""
    tenths = _tenths(gain)
    whole, tenth = divmod(abs(tenths), _POINT // _TENTH)
    return translate(
        language, "gain-points", sign="less" if tenths < 0 else "more", whole=str(whole), tenth=str(tenth)
    )


def _tenths(gain: int) -> int:
    return round(gain / _TENTH)
