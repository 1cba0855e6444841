"""The options of a game that are chosen when a table is opened: those of yes and no that have a name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.i18n.catalogue import translate
from bot.table import TableInfo
from bot.ui.components import heading
from bot.ui.errors import UserError
from rules import GAMES, RuleError
from rules.language.lookup import find_value
from rules.language.words import Words
from rules.values import Scalar


def choosable(kind: str) -> tuple[str, ...]:
    """Return the options of a game that are chosen, in the order in which it declares them."""
    words = Words(kind, "en")
    declared = GAMES[kind].options.items()
    return tuple(name for name, option in declared if option.type is bool and words.has(f"option-{name}"))


def option_choices(kind: str, language: str) -> dict[Scalar, str]:
    """Return the options that can be chosen, each with its name and the value that is not the usual one."""
    words = Words(kind, language)
    return {name: _line(words, name, not GAMES[kind].options[name].default) for name in choosable(kind)}


def read_options(kind: str, language: str, written: str) -> dict[str, bool]:
    """Return the values of the options that somebody names, with commas between.

    Raises UserError with all there are for what is none of them.
    """
    choices = option_choices(kind, language)
    chosen: dict[str, bool] = {}
    for part in filter(str.strip, written.split(",")):
        try:
            name = str(find_value(part, choices))
        except RuleError:
            key = "option_unknown" if choices else "no_options"
            raise UserError(key, written=part.strip(), options=tuple(choices.values())) from None
        chosen[name] = not GAMES[kind].options[name].default
    return chosen


def chosen_options(info: TableInfo) -> Mapping[str, object]:
    """Return the options of a table that its game declares: what a table for the same game is opened with."""
    return {name: info.options[name] for name in GAMES[info.kind].options if name in info.options}


def option_ways(info: TableInfo, language: str) -> list[tuple[str, bool, str]]:
    """Return each option of a table with the value that is not chosen, and how that is chosen by."""
    words, found = Words(info.kind, language), list[tuple[str, bool, str]]()
    for name in choosable(info.kind):
        other = not info.options.get(name, GAMES[info.kind].options[name].default)
        found.append((name, other, _line(words, name, other, "option-switch")))
    return found


def option_lines(info: TableInfo, language: str, *, described: bool = False) -> list[str]:
    """Return how the options of a table are chosen, a line each.

    With what each does if ``described``, or would do where it is as usual.
    """
    words, lines = Words(info.kind, language), list[str]()
    for name in choosable(info.kind):
        usual = GAMES[info.kind].options[name].default
        value = info.options.get(name, usual)
        line = f"**{_line(words, name, bool(value))}**"
        about = words.text(f"option-{name}-description") if described else ""
        if about and value == usual:
            other = words.text("value-no" if usual else "value-yes")
            lines += [line, translate(language, "option-otherwise", value=heading(other), about=about)]
        else:
            lines.append(f"{line} · {about}" if about else line)
    return lines


def _line(words: Words, name: str, value: bool, key: str = "option-line") -> str:
    shown = words.text("value-yes" if value else "value-no")
    return translate(words.language, key, name=words.text(f"option-{name}"), value=shown)
