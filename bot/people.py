"""People as Discord brings them, and as those at a table are called."""

from __future__ import annotations

import discord

from bot.table import Person, TableInfo
from rules.texts import Words, fold


def person(user: discord.User | discord.Member) -> Person:
    """Somebody as the store knows people: by id, with the name they go by now."""
    return Person(user.id, user.display_name)


def seat_names(info: TableInfo, language: str) -> tuple[str, ...]:
    """What the people of a game are called, by seat; those called alike also by the colour of their seats."""
    names = [one.name for one in info.seats]
    folded = [fold(name) for name in names]
    words = Words(info.kind, language)
    return tuple(
        f"{name} ({words.text('seat-colour', seat=seat)})" if folded.count(folded[seat]) > 1 else name
        for seat, name in enumerate(names)
    )
