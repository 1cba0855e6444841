"""What a panel offers before anything is picked: kinds of actions, or groups of them where they are many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.i18n.catalogue import translate
from bot.ui.action_keys import group_key
from bot.ui.action_picker import Path
from bot.ui.choosing import Pick, action_label
from bot.ui.components import BUTTONS_IN_A_ROW, OPTIONS_IN_A_MENU, button, heading, menu, row, rows, truncate
from bot.ui.role_styles import ROLE_STYLES
from rules import Action, Game
from rules.language.words import Words
from rules.values import tag_of

_MOST_UNGROUPED = 20
"""How many kinds of actions a game may have whose panels show them without groups."""

_MOST_BUTTONS = 20
"""How many kinds of actions have buttons in a panel; more stand in menus."""

_APART = "end", "aside", "withdraw"
"""The roles of what stands below all else."""


def group_of(action: type[Action]) -> str:
    """Return the group of an action's command; "" where it has none."""
    first, *rest = action.command.split()
    return first if rest else ""


def is_grouped(game: type[Game], offered: Sequence[type[Action]]) -> bool:
    """Say whether a panel shows groups: in a game of many kinds of actions, unless a row holds those now."""
    return len(game.actions) > _MOST_UNGROUPED and len(offered) > BUTTONS_IN_A_ROW


def members(offered: Sequence[type[Action]], group: str) -> list[type[Action]]:
    """Return those of a group among the actions offered."""
    return [action for action in offered if group_of(action) == group]


def group_shown(game: type[Game], offered: Sequence[type[Action]], action: type[Action]) -> str:
    """Return the group by whose button a panel leads to an action; "" where it has a button of its own.

    It has one where panels show no groups, and where it is the only one of its group now.
    """
    group = group_of(action)
    return group if is_grouped(game, offered) and len(members(offered, group)) > 1 else ""


def offer_rows(
    words: Words, pick: Pick, game: type[Game], offered: Sequence[type[Action]], language: str
) -> list[ui.ActionRow[Any]]:
    """Return a button for each kind of action, or for its group where a panel shows groups."""
    if not is_grouped(game, offered):
        return action_rows(words, pick, offered, language)
    made: dict[str, tuple[str, ui.Item[Any]]] = {}
    for action in offered:
        group = group_shown(game, offered, action)
        if not group:
            made[tag_of(action)] = action.role, _action_button(words, pick, action)
        elif f"+{group}" not in made:
            made[f"+{group}"] = "act", _group_button(words, pick, offered, group, language)
    return _by_role(list(made.values()))


def group_rows(
    words: Words, pick: Pick, offered: Sequence[type[Action]], group: str, language: str
) -> list[ui.ActionRow[Any]]:
    """Return a button for each kind of action of a group, with what it costs."""
    return action_rows(words, pick, members(offered, group), language)


def action_rows(
    words: Words, pick: Pick, offered: Sequence[type[Action]], language: str
) -> list[ui.ActionRow[Any]]:
    """Return a button for each kind of action with what it costs, or menus where there are too many."""
    if len(offered) <= _MOST_BUTTONS:
        return _by_role([(action.role, _action_button(words, pick, action)) for action in offered])
    chosen = [
        discord.SelectOption(label=truncate(action_label(words, action), 100), value=tag_of(action))
        for action in offered
    ]
    return [
        row(
            menu(
                pick.at(Path(page=start)),
                translate(language, "panel-choose"),
                chosen[start : start + OPTIONS_IN_A_MENU],
            )
        )
        for start in range(0, len(chosen), OPTIONS_IN_A_MENU)
    ]


def group_label(words: Words, group: str, count: int, language: str) -> str:
    """Return what a group of commands is called on its button, with how many it holds."""
    return translate(language, "panel-group", name=group_name(words, group), count=count)


def group_name(words: Words, group: str) -> str:
    """Return what a group of commands is called: its label, or its command with a capital letter."""
    key = f"{group_key(group)}-label"
    if words.has(key):
        return words.text(key)
    return heading(words.text(group_key(group)))


def _by_role(made: Sequence[tuple[str, ui.Item[Any]]]) -> list[ui.ActionRow[Any]]:
    """Return rows of buttons: what begins the turn first, what ends it or stands aside set apart."""
    first = [item for role, item in made if role == "begin"]
    acts = [item for role, item in made if role not in ("begin", *_APART)]
    others = [item for role, item in made if role in _APART]
    return rows([*first, *acts]) + rows(others)


def _group_button(
    words: Words, pick: Pick, offered: Sequence[type[Action]], group: str, language: str
) -> ui.Item[Any]:
    count = len(members(offered, group))
    label = group_label(words, group, count, language)
    return button(pick.at(Path(group=group)), label, ButtonStyle.primary)


def _action_button(words: Words, pick: Pick, action: type[Action]) -> ui.Item[Any]:
    return button(pick.at(Path((tag_of(action),))), action_label(words, action), ROLE_STYLES[action.role])
