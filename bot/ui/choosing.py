"""The rows of a panel by which somebody chooses: actions, values of fields, and to do what is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count
from typing import Annotated, Any, Protocol

import discord
import msgspec
from discord import ButtonStyle, ui

from bot.i18n.catalogue import translate
from bot.ui.action_keys import command_key
from bot.ui.action_picker import Choice, Path, PathError, value_name
from bot.ui.action_values import described, standing_alone
from bot.ui.board_parts import part_name
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import BUTTONS_IN_A_ROW, OPTIONS_IN_A_MENU, button, heading, menu, row, rows, truncate
from bot.ui.held_cards import cards_of, counts_of
from rules import Action
from rules.language.words import Words
from rules.values import FieldKind, Scalar, Text

_LONGEST_OF_PAGE = 36


class Pick(ComponentId, frozen=True, tag="pick"):
    """Picks a kind of action, then the values of its fields, one after the other."""

    game: int
    seat: int
    decision: int
    path: Path = Path()

    def at(self, path: Path) -> Pick:
        """Return the same at another path."""
        return msgspec.structs.replace(self, path=path)

    def act(self, path: Path, lost: Text | None) -> ComponentId:
        """Return what does that to which a path leads; ``lost`` is what would be lost by it."""
        return Act(self.game, self.seat, self.decision, path, loss_name(lost))


class Act(ComponentId, frozen=True, tag="act"):
    """Does what has been chosen, as the panel shows it; ``lost`` names what would be lost, as it says."""

    game: int
    seat: int
    decision: int
    path: Path
    lost: Annotated[str, Slot.TOPIC] = ""


class Paged(Protocol):
    """A component whose menu has pages."""

    @property
    def path(self) -> Path:
        """Return the path with the page that is open."""
        ...

    def at(self, path: Path) -> ComponentId:
        """Return the same at another path."""
        ...


def loss_name(lost: Text | None) -> str:
    """Return what a button calls that which would be lost by what it does; "" for nothing."""
    return "" if lost is None else sha256(msgspec.json.encode(lost)).hexdigest()[:8]


def action_label(words: Words, action: type[Action], chosen: Mapping[str, Any] | None = None) -> str:
    """Return what a kind of action is called on its button, with what it costs with such fields chosen."""
    return _with_cost(words, words.text(command_key(action) + "-label"), action, chosen or {})


def _with_cost(words: Words, name: str, action: type[Action], chosen: Mapping[str, Any]) -> str:
    assert words.view is not None
    cost = words.view.cost(action, chosen)
    return name if cost is None else f"{name} · {words.render(cost)}"


def choice_rows(
    words: Words,
    pick: Pick,
    choice: Choice,
    path: Path,
    language: str,
    parts: Mapping[str, Sequence[Scalar]],
    lost: Text | None = None,
) -> list[ui.ActionRow[Any]]:
    """Return what the next field is chosen by, buttons or a menu; or the button that does what is shown.

    ``parts`` are the places to choose from by parts of the board where they are too many: then the part is
    chosen first. ``lost`` is what would be lost by it, as stands above.
    """
    at = choice.path
    if choice.whole:
        return [
            row(
                button(
                    pick.act(at, lost), action_label(words, choice.action, choice.chosen), ButtonStyle.primary
                )
            )
        ]
    if choice.field is None:
        return [row(button(pick.at(at), translate(language, "panel-type"), ButtonStyle.primary))]
    if choice.amount:
        return [row(_card_menu(words, pick, choice, language))]
    if parts and path.part not in parts:
        return part_rows(words, pick, at, parts, language)
    at = at.of_part(path.part) if parts else at
    values = parts[path.part] if parts else choice.values
    names = button_names(words, choice, values, language)
    if len(names) <= BUTTONS_IN_A_ROW:
        return [
            row(
                *(
                    button(pick.at(choice.pick(value)), name)
                    for value, name in zip(values, names, strict=True)
                )
            )
        ]
    pages = -(-len(names) // OPTIONS_IN_A_MENU)
    shown = pick.at(replace(at, page=min(path.page, pages - 1)))
    lines: list[ui.ActionRow[Any]] = [row(_value_menu(words, shown, choice, values, language))]
    return lines + page_rows(shown, names, language)


def button_names(words: Words, choice: Choice, values: Sequence[Scalar], language: str) -> list[str]:
    """Return what stands on the buttons for the next field of a choice.

    All but places have there what the view says of them: what lies at a place is seen on its picture.
    """
    place = choice.field is not None and choice.field.kind is not None and choice.field.kind.place
    return choice_names(words, choice, values, language, detailed=not place)


def choice_names(
    words: Words,
    choice: Choice,
    values: Sequence[Scalar],
    language: str,
    *,
    first: int = 1,
    detailed: bool = False,
) -> list[str]:
    """Return what the next field of a choice is chosen by, each with the price if that follows from it."""
    field, view = choice.field, words.view
    assert field is not None
    assert view is not None
    names = value_names(words, choice.action, field, values, language, first=first, detailed=detailed)
    if view.cost(choice.action, choice.chosen) is not None:
        return names
    return [
        _with_cost(words, name, choice.action, {**choice.chosen, field.name: value})
        for name, value in zip(names, values, strict=True)
    ]


def value_names(
    words: Words,
    action: type[Action],
    field: FieldKind,
    values: Sequence[Scalar],
    language: str,
    *,
    first: int = 1,
    detailed: bool = False,
) -> list[str]:
    """Return what the values of a field are chosen by: their names, or numbered spots of the board.

    They begin with a capital letter, but for the names of people, which are as they wrote them. ``first`` is
    the number of the first spot. ``detailed`` names have what the view says of a value behind.
    """
    shown = [
        described(words, action, field, value) if detailed else words.field_value(field, value)
        for value in values
    ]
    names = [standing_alone(field, name) for name in shown]
    if field.kind is None or not field.kind.place or field.kind.printed:
        return names
    numbers = count(first)
    return [
        name if value is None else translate(language, "panel-spot", number=str(next(numbers)), name=name)
        for value, name in zip(values, names, strict=True)
    ]


def _value_menu(
    words: Words, pick: Pick, choice: Choice, values: Sequence[Scalar], language: str
) -> ui.Item[Any]:
    """Return the menu of the values on a page, each with how many the seat has of it, or its other names."""
    field = choice.field
    assert field is not None
    start = pick.path.page * OPTIONS_IN_A_MENU
    shown = values[start : start + OPTIONS_IN_A_MENU]
    first = 1 + sum(value is not None for value in values[:start])
    names = choice_names(words, choice, shown, language, first=first, detailed=True)
    chosen: list[discord.SelectOption] = []
    for value, name in zip(shown, names, strict=True):
        below = truncate(_below(words, choice.action, field, value, language), 100) or None
        chosen.append(
            discord.SelectOption(
                label=truncate(name, 100), value=choice.pick(value).picks[-1], description=below
            )
        )
    return menu(pick, translate(language, "panel-choose-field"), chosen)


def _below(words: Words, action: type[Action], field: FieldKind, value: Scalar, language: str) -> str:
    """Return what stands below a value in a menu; "" for nothing more than stands behind its name."""
    view, kind = words.view, field.kind
    if view is None or kind is None or value is None:
        return ""
    held = view.held(kind.name)
    if held is None:
        others = ", ".join(map(words.render, view.shown_aliases(kind.name, value)))
        return translate(language, "panel-also", names=others) if others else ""
    if view.detail(kind.name, value, action) is not None:
        return ""
    return translate(language, "panel-held", count=held[view.values(kind.name).index(value)])


def _card_menu(words: Words, pick: Pick, choice: Choice, language: str) -> ui.Item[Any]:
    """Return the menu of the single cards of the hand, of which as many as are asked for are picked."""
    field = choice.field
    assert field is not None
    assert field.kind is not None
    cards = cards_of(words, field, choice.amount)
    chosen = [
        discord.SelectOption(
            label=truncate(heading(words.value(field.kind.name, card)), 100),
            value=f"{value_name(card)}.{number}",
        )
        for number, card in enumerate(cards)
    ]
    placeholder = translate(language, "panel-choose-cards", count=choice.amount)
    return menu(pick.at(choice.path), placeholder, chosen, choice.amount)


def picked_cards(words: Words, choice: Choice, options: Sequence[str]) -> dict[str, Any]:
    """Return all that is chosen once cards were picked from that menu; PathError if they are not there."""
    field = choice.field
    assert field is not None
    cards = {
        f"{value_name(card)}.{number}": card
        for number, card in enumerate(cards_of(words, field, choice.amount))
    }
    picked = [cards[one] for one in dict.fromkeys(options) if one in cards]
    if len(picked) != choice.amount or len(options) != choice.amount:
        raise PathError(str(choice.path))
    return {**choice.chosen, field.name: counts_of(words, field, picked)}


def part_rows(
    words: Words, pick: Paged, at: Path, parts: Mapping[str, Sequence[Scalar]], language: str
) -> list[ui.ActionRow[Any]]:
    """Return a button for each part of the board, with how many places to choose from lie in it."""
    return rows(
        [
            button(
                pick.at(at.of_part(part)),
                translate(language, "panel-group", name=heading(part_name(words, part)), count=len(places)),
            )
            for part, places in parts.items()
        ]
    )


def page_rows(
    pick: Paged, names: Sequence[str], language: str, on_a_page: int = OPTIONS_IN_A_MENU
) -> list[ui.ActionRow[Any]]:
    """Return buttons to the pages of a menu by their first and last names, none where there is one page."""
    if len(names) <= on_a_page:
        return []
    starts = range(0, len(names), on_a_page)
    pages = [
        button(
            pick.at(replace(pick.path, page=page)),
            _page_label(names[start : start + on_a_page], language),
            disabled=page == pick.path.page,
        )
        for page, start in enumerate(starts)
    ]
    return rows(pages)


def _page_label(names: Sequence[str], language: str) -> str:
    """Return what the button of a page says: its first and its last name, or its only one."""
    first, last = (truncate(name, _LONGEST_OF_PAGE) for name in (names[0], names[-1]))
    return first if len(names) == 1 else translate(language, "panel-page", first=first, last=last)
