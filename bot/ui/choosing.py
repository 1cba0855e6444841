"""The rows of a panel by which somebody chooses: actions, values of fields, and to do what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.i18n.catalogue import translate
from bot.ui.action_picker import Choice, Path, command_key
from bot.ui.component_ids import ComponentId
from bot.ui.components import BUTTONS_IN_A_ROW, OPTIONS_IN_A_MENU, button, menu, row, rows, truncate
from rules import Action
from rules.language.words import Words
from rules.values import FieldKind, Scalar

_MOST_BUTTONS = 20
_LONGEST_OF_PAGE = 36
_STYLES = {
    "act": ButtonStyle.primary,
    "begin": ButtonStyle.success,
    "end": ButtonStyle.success,
    "aside": ButtonStyle.secondary,
}


class Pick(ComponentId, frozen=True, tag="pick"):
    """Picks a kind of action, then the values of its fields, one after the other."""

    game: int
    seat: int
    decision: int
    path: Path = Path()

    def at(self, path: Path) -> Pick:
        """Return the same at another path."""
        return Pick(self.game, self.seat, self.decision, path)


class Act(ComponentId, frozen=True, tag="act"):
    """Does what has been chosen, as the panel shows it."""

    game: int
    seat: int
    decision: int
    path: Path


def action_rows(
    words: Words, pick: Pick, offered: Sequence[type[Action]], language: str
) -> list[ui.ActionRow[Any]]:
    """Return a button for each kind of action with what it costs, or menus where there are too many."""
    labels = [action_label(words, action) for action in offered]
    if len(offered) <= _MOST_BUTTONS:
        buttons = [
            (action.role, button(pick.at(Path((index,))), label, _STYLES[action.role]))
            for index, (action, label) in enumerate(zip(offered, labels, strict=True))
        ]
        acts = [made for role, made in buttons if role == "act"]
        others = [made for role, made in buttons if role != "act"]
        return rows(acts) + rows(others)
    chosen = [
        discord.SelectOption(label=truncate(label, 100), value=str(i)) for i, label in enumerate(labels)
    ]
    return [
        row(
            menu(
                pick.at(Path((), start)),
                translate(language, "panel-choose"),
                chosen[start : start + OPTIONS_IN_A_MENU],
            )
        )
        for start in range(0, len(chosen), OPTIONS_IN_A_MENU)
    ]


def action_label(words: Words, action: type[Action]) -> str:
    """Return what a kind of action is called on its button, with what it costs."""
    assert words.view is not None
    label, cost = words.text(command_key(action) + "-label"), words.view.cost(action)
    return label if cost is None else f"{label} · {words.render(cost)}"


def choice_rows(
    words: Words, pick: Pick, choice: Choice, path: Path, language: str
) -> list[ui.ActionRow[Any]]:
    """Return what the next field is chosen by, buttons or a menu; or the button that does what is shown."""
    if choice.whole:
        act = Act(pick.game, pick.seat, pick.decision, path)
        return [row(button(act, action_label(words, choice.action), ButtonStyle.primary))]
    if choice.field is None:
        return [row(button(pick.at(path), translate(language, "panel-type"), ButtonStyle.primary))]
    names = value_names(words, choice.field, choice.values, language)
    if len(names) <= BUTTONS_IN_A_ROW:
        first = Path(path.picks)
        buttons = [button(pick.at(first.then(index)), name) for index, name in enumerate(names)]
        return [row(*buttons)]
    lines: list[ui.ActionRow[Any]] = [row(_value_menu(words, pick, choice, names, path, language))]
    return lines + _page_rows(pick, path, names, language)


def value_names(words: Words, field: FieldKind, values: Sequence[Scalar], language: str) -> list[str]:
    """Return what the values of a field are chosen by: their names, or numbered spots of the board."""
    names = [words.field_value(field, value) for value in values]
    if field.kind is None or not field.kind.place or field.kind.printed:
        return names
    return [
        translate(language, "panel-spot", number=str(number), name=name)
        for number, name in enumerate(names, 1)
    ]


def _value_menu(
    words: Words, pick: Pick, choice: Choice, names: Sequence[str], path: Path, language: str
) -> ui.Item[Any]:
    """Return the menu of the values on a page, each with its other names below."""
    start = path.page * OPTIONS_IN_A_MENU
    field, view = choice.field, words.view
    assert field is not None
    assert view is not None
    chosen: list[discord.SelectOption] = []
    for index in range(start, min(len(names), start + OPTIONS_IN_A_MENU)):
        kind, value = field.kind, choice.values[index]
        aliases = () if kind is None or value is None else view.aliases(kind.name, value)
        below = " · ".join(map(words.render, aliases))
        option = discord.SelectOption(
            label=truncate(names[index], 100), value=str(index), description=truncate(below, 100) or None
        )
        chosen.append(option)
    return menu(pick.at(path), translate(language, "panel-choose-field"), chosen)


def _page_rows(pick: Pick, path: Path, names: Sequence[str], language: str) -> list[ui.ActionRow[Any]]:
    """Return buttons to the pages of a menu by their first and last names, none where there is one page."""
    if len(names) <= OPTIONS_IN_A_MENU:
        return []
    pages = [
        button(
            pick.at(Path(path.picks, page)),
            translate(
                language,
                "panel-page",
                first=truncate(names[page * OPTIONS_IN_A_MENU], _LONGEST_OF_PAGE),
                last=truncate(names[: (page + 1) * OPTIONS_IN_A_MENU][-1], _LONGEST_OF_PAGE),
            ),
            disabled=page == path.page,
        )
        for page in range((len(names) - 1) // OPTIONS_IN_A_MENU + 1)
    ]
    return rows(pages)
