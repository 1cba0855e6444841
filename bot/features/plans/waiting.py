"""What a case of a plan waits for: a kind of event, then value after value, any of which may be left open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

import discord
from discord import ui

from bot.features.plans.editor import Writing
from bot.features.plans.ids import PlanCase
from bot.i18n.catalogue import translate
from bot.preferences.settings import Style
from bot.ui.action_picker import Path, PathError, value_name
from bot.ui.action_values import standing_alone
from bot.ui.board_parts import parts_of_values
from bot.ui.choosing import page_rows, part_rows
from bot.ui.components import OPTIONS_IN_A_MENU, boxed, button, menu, row, rows, truncate
from bot.ui.message import Message
from bot.ui.names import seat_names, words_for
from bot.ui.pictures import Scene, draw_choice
from bot.ui.services import Services
from rules import Condition, Game
from rules.language.words import Words
from rules.plans import awaited_class, awaited_fields
from rules.values import FieldKind, Scalar, Value

_OPEN = "--"
"""What a path calls a value that is left open."""
_ON_A_PAGE = OPTIONS_IN_A_MENU - 1


@dataclass(frozen=True, slots=True)
class Awaited:
    """What somebody has picked of a condition: its event, values so far, and the field that comes next.

    ``values`` are those that the field may have; it is None where all is picked, or nothing yet.
    """

    event: str
    chosen: tuple[tuple[str, Scalar], ...]
    field: FieldKind | None
    values: tuple[Scalar, ...]
    path: Path

    @property
    def condition(self) -> Condition:
        """Return the condition with all that is picked so far."""
        return Condition(self.event, self.chosen)

    def with_value(self, field: FieldKind, value: Scalar) -> Condition:
        """Return the condition with a value for the field that comes next too."""
        return Condition(self.event, (*self.chosen, (field.name, value)))

    @property
    def whole(self) -> bool:
        """Say whether nothing is left to pick."""
        return bool(self.event) and self.field is None


def awaited_at(game: Game, seat: int, path: Path) -> Awaited:
    """Return what is picked of a condition at a path; raise PathError if nothing that may happen is.

    What there is no choice about is picked by itself.
    """
    if not path.picks:
        return Awaited("", (), None, (), path)
    tag, *names = path.picks
    possible = [one for one in game.awaited(seat) if one.event == tag]
    if not possible:
        raise PathError(str(path))
    chosen: list[tuple[str, Scalar]] = []
    picks = [tag]
    for field in awaited_fields(awaited_class(type(game).events, tag)):
        values = tuple(dict.fromkeys(dict(one.values)[field.name] for one in possible))
        if names:
            name = names.pop(0)
        elif len(values) == 1:
            name = value_name(values[0])
        else:
            return Awaited(tag, tuple(chosen), field, values, replace(path, picks=tuple(picks)))
        picks.append(name)
        if name == _OPEN:
            continue
        value = next((one for one in values if value_name(one) == name), _OPEN)
        if value == _OPEN:
            raise PathError(str(path))
        chosen.append((field.name, value))
        possible = [one for one in possible if dict(one.values)[field.name] == value]
    if names:
        raise PathError(str(path))
    return Awaited(tag, tuple(chosen), None, (), path)


async def draw_waiting(services: Services, written: Writing, awaited: Awaited, language: str) -> Message:
    """Return the panel where what a case waits for is picked, with the board as everybody sees it."""
    draft, position = written.draft, written.position
    words = words_for(position, draft.seat, language)
    pick = PlanCase(position.info.id, draft.seat, draft.decision, awaited.path, draft.number)
    parts = _parts(written, awaited)
    part = awaited.path.part if awaited.path.part in parts else None
    now = replace(awaited, values=parts.get(part or "", ())) if parts else awaited
    asked = [translate(language, "panel-choose-part")] if parts and part is None else []
    kind = "place" if asked else _kind_of(awaited.field)
    text = "\n".join([_title(words), *_question_lines(words, now, kind), *asked])
    plain = words_for(position, draft.seat, language, plain=True)
    choices = _choices(plain, pick, now, parts, position.game.awaited(draft.seat))
    info = position.info
    scene = _scene(written, services.table_style(info, info.seats[draft.seat].discord_id), language)
    picture = await draw_choice(services.drawings, scene, spots=_spots(now), chosen=(), part=part)
    back = written.step("edit") if awaited.field is None else pick.at(Path())
    below = button(back, translate(language, "button-back"))
    shown = ui.TextDisplay[Any](text)
    return Message(boxed(shown, picture.gallery(), *choices, *rows([below])), [picture.file()])


def _title(words: Words) -> str:
    return translate(words.language, "plan-heading", game=words.text("title"))


def _question_lines(words: Words, awaited: Awaited, kind: str) -> list[str]:
    """Return what is picked of a condition, and what is asked for next, by its ``kind``."""
    if awaited.field is None:
        return [translate(words.language, "plan-choose-event")]
    so_far = translate(words.language, "plan-so-far", condition=words.condition(awaited.condition))
    return [so_far, translate(words.language, "plan-choose-value", kind=kind)]


def _choices(
    words: Words,
    pick: PlanCase,
    awaited: Awaited,
    parts: Mapping[str, Sequence[Scalar]],
    conditions: Sequence[Condition],
) -> list[ui.ActionRow[Any]]:
    """Return what the next of a condition is picked by: its event, a part of the board, or a value."""
    language = words.language
    if awaited.field is None:
        return _event_menus(words, pick, conditions)
    if parts and awaited.path.part not in parts:
        anywhere = button(pick.at(awaited.path.then(_OPEN)), translate(language, "plan-anywhere"))
        return [*part_rows(words, pick, awaited.path, parts, language), row(anywhere)]
    return _value_rows(words, pick, awaited, awaited.field)


def _parts(written: Writing, awaited: Awaited) -> Mapping[str, tuple[Scalar, ...]]:
    """Return the places that may be picked by the parts of the board, where they are many."""
    if awaited.field is None:
        return {}
    return parts_of_values(written.position.game.view(None), awaited.field, awaited.values)


def _kind_of(field: FieldKind | None) -> str:
    """Return what a field asks for: "seat", "spot" (by the number on the picture), "place" or "other"."""
    if field is None or field.kind is None:
        return "other"
    if field.kind.place:
        return "place" if field.kind.printed else "spot"
    return "seat" if field.kind.name == "seat" else "other"


def _scene(written: Writing, style: Style, language: str) -> Scene:
    position = written.position
    return Scene(position.game, None, style, seat_names(position.info, language), language)


def _when(words: Words, condition: Condition) -> str:
    return translate(words.language, "plan-when", condition=words.condition(condition))


def _event_menus(words: Words, pick: PlanCase, conditions: Sequence[Condition]) -> list[ui.ActionRow[Any]]:
    """Return the menus of all kinds of events that may happen."""
    tags = list(dict.fromkeys(condition.event for condition in conditions))
    options = [
        discord.SelectOption(label=truncate(_when(words, Condition(tag)), 100), value=tag) for tag in tags
    ]
    return [
        row(
            menu(
                pick.at(Path(page=start)),
                translate(words.language, "panel-choose-field"),
                options[start : start + OPTIONS_IN_A_MENU],
            )
        )
        for start in range(0, len(options), OPTIONS_IN_A_MENU)
    ]


def _value_rows(words: Words, pick: PlanCase, awaited: Awaited, field: FieldKind) -> list[ui.ActionRow[Any]]:
    """Return the menu of the values of a field, any of them first, with buttons to its pages."""
    language = words.language
    anything = discord.SelectOption(label=truncate(_any_label(words, awaited, field), 100), value=_OPEN)
    names = _names(words, field, awaited.values)
    page = min(pick.path.page, (len(names) - 1) // _ON_A_PAGE)
    start = page * _ON_A_PAGE
    shown = zip(awaited.values, _labels(words, awaited, field, names), strict=True)
    options = [
        discord.SelectOption(label=truncate(name, 100), value=value_name(value)) for value, name in shown
    ]
    chosen = menu(
        pick.at(replace(pick.path, page=page)),
        translate(language, "panel-choose-field"),
        [anything, *options[start : start + _ON_A_PAGE]],
    )
    turned = pick.at(replace(pick.path, page=page))
    return [row(chosen), *page_rows(turned, names, language, _ON_A_PAGE)]


def _any_label(words: Words, awaited: Awaited, field: FieldKind) -> str:
    """Return what it is called that a field may have any value."""
    kind, language = _kind_of(field), words.language
    if kind in ("seat", "spot"):
        return translate(language, "plan-anybody" if kind == "seat" else "plan-anywhere")
    return translate(language, "plan-any", condition=words.condition(awaited.condition))


def _labels(words: Words, awaited: Awaited, field: FieldKind, names: Sequence[str]) -> Sequence[str]:
    """Return what stands for the values of a field, which have ``names``: where these say little, all of it.

    So it is of what is neither a person nor numbered on the picture.
    """
    if _kind_of(field) in ("seat", "spot"):
        return names
    return [_when(words, awaited.with_value(field, value)) for value in awaited.values]


def _names(words: Words, field: FieldKind, values: Sequence[Scalar]) -> list[str]:
    """Return what the values of a field are called; places have the numbers of their spots before that."""
    names = [standing_alone(field, words.field_value(field, _typed(field, value))) for value in values]
    if _kind_of(field) != "spot":
        return names
    return [
        translate(words.language, "panel-spot", number=str(number), name=name)
        for number, name in enumerate(names, 1)
    ]


def _typed(field: FieldKind, value: Scalar) -> Scalar | Enum:
    """Return a value of a condition as a field of an event has it."""
    plain = value is None or not issubclass(field.base, Enum) or field.kind is not None
    return value if plain else field.base(value)


def _spots(awaited: Awaited) -> tuple[Value, ...]:
    """Return the places that may be picked."""
    field = awaited.field
    if field is None or field.kind is None or not field.kind.place:
        return ()
    return tuple(Value(field.kind.name, value) for value in awaited.values if value is not None)
