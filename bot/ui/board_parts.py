"""The parts of a board: what they are called, and which places to choose from lie in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

import render
from bot.i18n.catalogue import translate
from bot.ui.action_picker import Choice
from bot.ui.component_ids import ComponentId
from bot.ui.components import OPTIONS_IN_A_MENU, heading, menu, truncate
from bot.ui.errors import UserError
from rules import RuleError
from rules.language.lookup import find_value
from rules.language.words import Words
from rules.values import FieldKind, Scalar, Value
from rules.view import View

_WHOLE = "whole"


class ShowPart(ComponentId, frozen=True, tag="look_at"):
    """Shows the panel with the part of the board that is picked from a menu."""

    game: int
    seat: int
    decision: int


def part_name(words: Words, part: str) -> str:
    """Return what a part of the board is called."""
    return words.text(f"part-{part}")


def part_names(words: Words) -> dict[Scalar, str]:
    """Return the parts of the board with their names, in its order; {} where it is shown as a whole."""
    assert words.view is not None
    return {part: part_name(words, part) for part in render.parts(words.view)}


def find_part(words: Words, written: str) -> str:
    """Return the part of the board that somebody names; UserError with all there are if it is none."""
    names = part_names(words)
    try:
        return str(find_value(written, names))
    except RuleError:
        key = "part_unknown" if names else "no_parts"
        raise UserError(key, written=written, parts=tuple(names.values())) from None


def place_parts(view: View, choice: Choice | None) -> Mapping[str, tuple[Scalar, ...]]:
    """Return the places to choose from by the parts of the board, as :func:`parts_of_values` does.

    {} where there is no such choice.
    """
    field = None if choice is None else choice.field
    return {} if choice is None or field is None else parts_of_values(view, field, choice.values)


def parts_of_values(
    view: View, field: FieldKind, values: Sequence[Scalar]
) -> Mapping[str, tuple[Scalar, ...]]:
    """Return the values of a field by the parts of the board in which they lie, in its order of parts.

    {} where they are no places, where one menu holds them, where the board has no parts, or where one of
    them lies in none. A part that holds another whole part is none of them. What is no place, as to name
    none, can be chosen in each.
    """
    if field.kind is None or not field.kind.place or len(values) <= OPTIONS_IN_A_MENU:
        return {}
    kind, found, seen = field.kind.name, dict[str, tuple[Scalar, ...]](), set[Scalar]()
    parts = render.parts(view)
    for part, inside in parts.items():
        if any(other and other < inside for other in parts.values()):
            continue
        places = {value for value in values if value is not None and Value(kind, value) in inside}
        seen |= places
        if places:
            found[part] = tuple(value for value in values if value is None or value in places)
    return found if seen.issuperset(value for value in values if value is not None) else {}


def part_menu(
    words: Words, game_id: int, seat: int, decision: int, shown: str, language: str
) -> list[ui.Item[Any]]:
    """Return the menu of the parts of the board, in a list; [] where it has none.

    The part that is ``shown`` is not offered, "" the whole board.
    """
    assert words.view is not None
    parts = part_names(words)
    if not parts:
        return []
    named = {_WHOLE: translate(language, "panel-part-whole")} | parts
    options = [
        discord.SelectOption(label=truncate(heading(name), 100), value=str(part))
        for part, name in named.items()
        if part != (shown or _WHOLE)
    ]
    placeholder = translate(language, "panel-part")
    return [menu(ShowPart(game_id, seat, decision), placeholder, options[:OPTIONS_IN_A_MENU])]


def part_of_option(view: View, value: str) -> str | None:
    """Return the part that an option of that menu stands for, "" for the whole board; None if it is none."""
    if value == _WHOLE:
        return ""
    return value if value in render.parts(view) else None
