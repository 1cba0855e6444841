"""What a person asked for and cannot have: errors that are answered and no fault of the bot."""

from __future__ import annotations

from itertools import accumulate
from typing import Any, cast

from discord import ui

from bot.i18n.catalogue import join_alternatives, translate
from bot.table import TableError
from bot.ui.names import escape, repeated
from rules import RuleError
from rules.language.words import Words
from rules.values import AnyOf

_WRITTEN = ("name", "query", "written")
"""Parameters of errors that people wrote, and that are no markup."""
_LONGEST_LIST = 1_500
"""How many characters the alternatives in an error have together at most; a text takes 2,500 of one value."""


class UserError(Exception):
    """Something a person asked for that cannot be; ``key`` and ``params`` are of the bot's own texts.

    A tuple among the parameters are alternatives, written as a list with "or".
    """

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params


class RefusedError(Exception):
    """Something the rules do not allow; its text is already in the person's language.

    ``kind`` is the game and ``rule`` the id of the rule, for whoever asks why. ``items`` are buttons for what
    is possible instead.
    """

    def __init__(self, text: str, kind: str, rule: str, items: tuple[ui.Item[Any], ...] = ()) -> None:
        super().__init__(text)
        self.kind = kind
        self.rule = rule
        self.items = items


def refused(words: Words, error: RuleError) -> RefusedError:
    """Return what the rules refuse, in the person's language; what the person wrote is no markup in it."""
    return RefusedError(words.error(unmarked(error)), words.game, error.rule)


def unmarked(error: RuleError) -> RuleError:
    """Return an error in which nothing that somebody wrote is markup."""
    return RuleError(error.rule, **{name: _without_markup(value) for name, value in error.params.items()})


def _without_markup(value: object) -> object:
    if isinstance(value, AnyOf):
        return AnyOf(tuple(map(_without_markup, value.items)))
    if isinstance(value, tuple):
        return tuple(_without_markup(item) for item in cast("tuple[object, ...]", value))
    return escape(value) if isinstance(value, str) else value


def is_users_error(error: Exception) -> bool:
    """Say whether an error is something the person can put right, and no fault of the bot."""
    return isinstance(error, TableError | UserError | RefusedError)


def may_name(error: Exception) -> bool:
    """Say whether the answer to an error may name somebody."""
    return isinstance(error, RefusedError) or (
        isinstance(error, TableError | UserError) and bool(error.params)
    )


def error_text(language: str, error: Exception) -> str | None:
    """Return the answer to an error that is the person's business; None if it is the bot's."""
    if isinstance(error, RefusedError):
        return str(error)
    if isinstance(error, TableError | UserError):
        params = {
            name: _unmarked(language, name, value) if name in _WRITTEN else _told(language, value)
            for name, value in error.params.items()
        }
        return translate(language, f"error-{error.key.replace('_', '-')}", **params)
    return None


def _unmarked(language: str, name: str, value: object) -> object:
    """Return what somebody wrote without its markup; the name of who was forgotten is empty."""
    if name == "name" and value == "":
        return translate(language, "former-player")
    return repeated(value) if isinstance(value, str) else value


def _told(language: str, value: object) -> object:
    """Return a parameter as it stands in a text: alternatives as a list, of a long one the beginning."""
    if not isinstance(value, tuple):
        return value
    names = [str(one) for one in cast("tuple[object, ...]", value)]
    ends = accumulate(len(name) for name in names)
    shown = [name for name, end in zip(names, ends, strict=True) if end <= _LONGEST_LIST]
    return join_alternatives(language, shown if len(shown) == len(names) else [*shown, "…"])
