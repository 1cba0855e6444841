"""What people at a table are called, safe in Discord's markup, and the words of a game with their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.i18n.catalogue import translate
from bot.store import Person
from bot.table import Position, TableInfo
from rules.kit.refusals import quoted
from rules.language.lookup import normalize
from rules.language.words import Words
from rules.view import View

_TURNING = dict.fromkeys(map(ord, "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))
"""The characters by which a text turns the direction of all that stands behind it."""


def escape(text: str) -> str:
    """Return a text without formatting and mentions, which turns the direction of nothing around it."""
    plain = discord.utils.escape_mentions(text.translate(_TURNING))
    return discord.utils.escape_markdown(plain).replace("<", "\\<")


def repeated(written: str) -> str:
    """Return what somebody typed as a text repeats it: at most its beginning, without markup."""
    return escape(quoted(written))


def escape_all(texts: Iterable[str]) -> tuple[str, ...]:
    """Return some texts without formatting and mentions."""
    return tuple(escape(text) for text in texts)


def person_name(person: Person | None, language: str) -> str:
    """Return what somebody, or a computer player, is called in Discord's markup; a dash for nobody."""
    return "–" if person is None else escape(_plain_name(person, language))


def level_name(level: str, language: str) -> str:
    """Return what a level of computer players is called."""
    return translate(language, "level", level=level)


def _plain_name(person: Person, language: str) -> str:
    if person.level is not None:
        return translate(language, "computer", level=person.level)
    return person.name or translate(language, "former-player")


def seat_names(info: TableInfo, language: str) -> tuple[str, ...]:
    """Return what the players of a game are called, by seat; namesakes also by the colour of their seats.

    A computer player is called by its level. A seat that nobody has is that of a former player.
    """
    return names_at(info.kind, info.seats, language)


def names_at(kind: str, seats: Sequence[Person], language: str) -> tuple[str, ...]:
    """Return what the players in the seats of a game of a kind are called, as :func:`seat_names`."""
    names = [_plain_name(one, language) for one in seats]
    normalized = [normalize(name) for name in names]
    words = Words(kind, language)

    def told_apart(seat: int, person: Person) -> str:
        if normalized.count(normalized[seat]) == 1:
            return names[seat]
        colour = words.text("seat-colour", seat=seat)
        if person.level is not None:
            return translate(language, "computer-of-colour", level=person.level, colour=colour)
        return f"{names[seat]} ({colour})"

    return tuple(told_apart(seat, person) for seat, person in enumerate(seats))


def marked_names(info: TableInfo, language: str) -> tuple[str, ...]:
    """Return what the people of a game are called, by seat, safe in Discord's markup."""
    return escape_all(seat_names(info, language))


def words_of(info: TableInfo, language: str, view: View | None = None, *, plain: bool = False) -> Words:
    """Return the words of a game for messages: names are safe in Discord's markup.

    ``plain`` words leave names as they are: for labels, menus and what is typed, where no markup counts.
    """
    names = seat_names(info, language) if plain else marked_names(info, language)
    return Words(info.kind, language, names, view)


def words_for(position: Position, seat: int | None, language: str, *, plain: bool = False) -> Words:
    """Return the words of a game as a seat, or the public (None), sees it; ``plain`` as :func:`words_of`."""
    return words_of(position.info, language, position.game.view(seat), plain=plain)
