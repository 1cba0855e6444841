"""Ratings in words."""

from __future__ import annotations

from bot.i18n.catalogue import translate
from bot.table import Rating


def rating_line(key: str, rating: Rating, language: str, name: str = "") -> str:
    """Return a rating with its uncertainty, and after how many games, by a text of that key."""
    return translate(
        language,
        key,
        name=name,
        number=str(rating.number),
        uncertainty=str(rating.uncertainty),
        games=str(rating.games),
    )
