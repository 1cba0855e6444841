"""People as Discord brings them, and as those at a table are called."""

from __future__ import annotations

import discord

from bot.i18n.catalogue import translate
from bot.table import Person, TableInfo
from bot.ui.markup import escape_all
from rules.language.lookup import normalize
from rules.language.words import Words


def person_of(user: discord.User | discord.Member) -> Person:
    """Somebody as the store knows people: by id, with the name they go by now."""
    return Person(user.id, user.display_name)


def person_name(who: Person | None, language: str) -> str:
    """What somebody is called in Discord's markup; a dash for nobody."""
    if who is None:
        return "–"
    return escape_all([who.name])[0] if who.name else translate(language, "former-player")


def seat_names(info: TableInfo, language: str) -> tuple[str, ...]:
    """What the people of a game are called, by seat; those called alike also by the colour of their seats.

    A seat that nobody has is that of a former player.
    """
    names = [one.name or translate(language, "former-player") for one in info.seats]
    folded = [normalize(name) for name in names]
    words = Words(info.kind, language)
    return tuple(
        f"{name} ({words.text('seat-colour', seat=seat)})" if folded.count(folded[seat]) > 1 else name
        for seat, name in enumerate(names)
    )
