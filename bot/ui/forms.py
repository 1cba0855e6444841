"""The form of an action or of an answer given beforehand that is typed, with what was there before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

import discord
from discord import ui

import render
from bot.i18n.catalogue import translate
from bot.table import Position
from bot.ui.action_keys import command_key, field_key
from bot.ui.action_picker import Choice, value_name
from bot.ui.action_values import M, candidates, is_typed, nameable_names, parser_of, standing_alone
from bot.ui.component_ids import ComponentId
from bot.ui.components import OPTIONS_IN_A_MENU, heading, truncate
from bot.ui.drafts import LONGEST, Draft
from bot.ui.matters import answered_by
from bot.ui.names import words_for
from bot.ui.request import Request
from rules import Action
from rules.language.words import Words
from rules.names import Parser
from rules.values import FieldKind, Scalar

_TIMEOUT = 900
_MOST_FIELDS = 5
_MOST_DESCRIBED = 100
_LINE_LIMIT = 1000


@dataclass(frozen=True, slots=True)
class Form(Generic[M]):
    """What a form asks for.

    ``fields`` are those that are asked for, of a ``kind`` of actions or standing answers or beside it, and
    ``listed`` those of that kind that are legal, or examples of them. ``title`` is the key of the text above
    all, and ``keys`` are those of the fields by their names; with ``-description`` behind, of what is said
    about them. ``parsers`` read what is typed by field, as in :class:`~rules.records.Action`; ``of_hand``
    says that what the seat holds matters, and ``amount`` is how many of it are asked for in all, 0 where that
    is free.
    """

    kind: type[M]
    fields: tuple[FieldKind, ...]
    listed: Sequence[M]
    title: str
    keys: Mapping[str, str]
    parsers: Mapping[str, Parser]
    of_hand: bool
    amount: int = 0

    @property
    def hand_beside(self) -> bool:
        """Say whether the hand stands beside the fields that it is about, as there is no room above all."""
        return self.of_hand and len(self.fields) == _MOST_FIELDS


def action_form(choice: Choice, actions: Sequence[Action]) -> Form[Action]:
    """Return the form of an open-ended action; ``actions`` are those that are legal."""
    kind = choice.action
    keys = {field.name: field_key(kind, field.name) for field in choice.typed}
    title = f"{command_key(kind)}-label"
    example = next(one for one in actions if type(one) is kind)
    amount = sum(sum(getattr(example, name)) for name in kind.counted)
    parsers = {field.name: parser_of(kind, field) for field in choice.typed if is_typed(kind, field)}
    return Form(kind, choice.typed, actions, title, keys, parsers, choice.of_hand, amount)


async def send_form(
    request: Request, position: Position, seat: int, form: Form[Any], form_id: ComponentId, draft: Draft
) -> None:
    """Open a form, by whose id it is known when it is sent; ``draft`` is what stands there already."""
    words = words_for(position, seat, request.language, plain=True)
    modal = ui.Modal(
        title=truncate(words.text(form.title), 45), custom_id=form_id.custom_id, timeout=_TIMEOUT
    )
    above = _above(words_for(position, seat, request.language), form, position)
    if above and len(form.fields) < _MOST_FIELDS:
        modal.add_item(ui.TextDisplay("\n".join(above)))
    _add_fields(modal, words, form, draft)
    request.require_current()
    await request.interaction.response.send_modal(modal)


def _above(words: Words, form: Form[Any], position: Position) -> list[str]:
    """Return what stands above the fields: the question that is answered, how much is asked for, the hand.

    Markup counts there. The hand is in sight where it matters: here, or beside the field for it where there
    are very many.
    """
    language = words.language
    lines = [heading(words.render(matter.text)) for matter in answered_by(position, form.kind)]
    if form.amount:
        lines.append(translate(language, "form-amount", count=form.amount))
    if form.of_hand:
        lines.append(translate(language, "form-hand", cards=_hand(words, form.fields)))
    return [truncate(line, _LINE_LIMIT) for line in lines]


def _add_fields(modal: ui.Modal, words: Words, form: Form[Any], draft: Draft) -> None:
    """Add the fields of a form: what is picked from few values is a menu, all else is typed."""
    for field in form.fields:
        modal.add_item(_labelled(words, form, field, draft.get(field.name)))


def _labelled(
    words: Words, form: Form[Any], field: FieldKind, given: tuple[str, ...] | None
) -> ui.Label[Any]:
    """Return a field with its name, and what is said about it or held for it."""
    key = form.keys[field.name]
    about = truncate(words.text(f"{key}-description"), _MOST_DESCRIBED)
    values = menu_values(words, form, field)
    shown = _menu(words, field, values, given) if values else _box(words, form, field, given)
    held = form.hand_beside and field.kind is not None and field.kind.held
    if held and isinstance(shown, ui.TextInput):
        held_here = translate(words.language, "form-held", cards=_hand(words, (field,)))
        shown.placeholder, about = about, truncate(held_here, _MOST_DESCRIBED)
    return ui.Label(text=truncate(field_name(words, form, field), 45), description=about, component=shown)


def field_name(words: Words, form: Form[Any], field: FieldKind) -> str:
    """Return what a field is called in a form: its label, or the name of the option with a capital letter."""
    key = form.keys[field.name]
    return heading(words.text(f"{key}-label" if words.has(f"{key}-label") else key))


def menu_values(words: Words, form: Form[Any], field: FieldKind) -> tuple[Scalar, ...]:
    """Return what a field of a form is picked from; () where it is typed, as bare numbers are.

    Seats are always picked, several of them too; one's own is there if what is listed names it.
    """
    assert words.view is not None
    if field.kind is not None and field.kind.name == "seat":
        named = [getattr(one, field.name) for one in form.listed if type(one) is form.kind]
        legal = {seat for one in named for seat in (one if field.many else (one,))}
        seats = tuple(seat for seat in range(words.view.seats) if seat != words.view.seat or seat in legal)
        return (*seats, None) if field.optional else seats
    if field.name in form.parsers or (field.base is int and field.kind is None):
        return ()
    values = tuple(candidates(words, form.listed, form.kind, field))
    return values if len(values) <= OPTIONS_IN_A_MENU else ()


def draft_of(words: Words, form: Form[Any], values: Mapping[str, Any]) -> Draft:
    """Return what somebody would have sent for some values of the fields."""
    return {
        field.name: _sent_for(words, form, field, values[field.name])
        for field in form.fields
        if values.get(field.name) is not None
    }


def _sent_for(words: Words, form: Form[Any], field: FieldKind, value: Any) -> tuple[str, ...]:
    several = value if field.many else (value,)
    if menu_values(words, form, field):
        return tuple(map(value_name, several))
    return (", ".join(words.field_value(field, one) for one in several),)


def _box(words: Words, form: Form[Any], field: FieldKind, given: tuple[str, ...] | None) -> ui.TextInput[Any]:
    """Return the input of a field that is typed, with what may be named in it where that is a list."""
    possible = ", ".join(nameable_names(words, form.kind, field))
    hint = truncate(translate(words.language, "form-possible", values=possible), 100) if possible else None
    return ui.TextInput(
        custom_id=field.name,
        required=field.required,
        max_length=LONGEST,
        default=given[0] if given else None,
        placeholder=hint,
    )


def _menu(
    words: Words, field: FieldKind, values: Sequence[Scalar], given: tuple[str, ...] | None
) -> ui.Select[Any]:
    """Return the menu of a field with what was picked before, or else with what is so if nothing is."""
    usual = () if field.required or field.many else (value_name(None if field.optional else False),)
    picked = usual if given is None else given
    chosen = [
        discord.SelectOption(
            label=truncate(standing_alone(field, words.field_value(field, value)), 100),
            value=value_name(value),
            default=value_name(value) in picked,
        )
        for value in values
    ]
    return ui.Select(
        custom_id=field.name,
        options=chosen,
        required=field.required,
        min_values=1 if field.required else 0,
        max_values=len(chosen) if field.many else 1,
    )


def _hand(words: Words, fields: Sequence[FieldKind]) -> str:
    """Return what the seat holds of the kinds that are asked for, or all that it holds."""
    view = words.view
    assert view is not None
    kinds = dict.fromkeys(
        field.kind.name for field in fields if field.kind is not None and field.kind.held and field.bundle
    )
    held = {kind: counts for kind in kinds if (counts := view.held(kind)) is not None}
    if not held:
        return render.describe_hand(view, words.language, names=words.names)
    return words.join([words.bundle(kind, counts) for kind, counts in held.items()])
