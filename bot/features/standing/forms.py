"""The form of answers ahead that are typed: its fields, what stands there already, what somebody has sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

import discord
import msgspec
from discord import ui

from bot.i18n.catalogue import translate
from bot.table import GivenAnswer
from bot.ui.components import OPTIONS_IN_A_MENU, truncate
from bot.ui.drafts import Draft
from bot.ui.names import escape
from rules import RuleError, Standing
from rules.language.lookup import find_value
from rules.language.words import Words
from rules.values import FieldKind, Scalar, fields_of, tag_of

_LONGEST = 400
_TIMEOUT = 900
_TIMES = "times"
_ONCE, _ALWAYS = "once", "always"


def form_of(words: Words, kind: type[Standing], form_id: str, draft: Draft) -> ui.Modal:
    """Return the form of a class of answers; what has few values is picked, all else is typed.

    Where it may be given for a number of times, that is asked last. ``draft`` is what stands there already.
    """
    form = ui.Modal(title=truncate(words.text(_key(kind, "form")), 45), custom_id=form_id, timeout=_TIMEOUT)
    for field in fields_of(kind):
        key, given = _key(kind, field.name), draft.get(field.name, ())
        about, name = truncate(words.text(f"{key}-description"), 100), truncate(words.text(key), 45)
        names = _menu_names(words, kind, field)
        if names:
            form.add_item(ui.Label(text=name, description=about, component=_menu(field.name, names, given)))
            continue
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name,
            placeholder=about,
            required=field.required,
            max_length=_LONGEST,
            default=given[0] if given else None,
        )
        form.add_item(ui.Label(text=name, component=box))
    if kind.limited:
        texts = {_ALWAYS: "ahead-always", _ONCE: "ahead-once"}
        names = {name: translate(words.language, text) for name, text in texts.items()}
        shown = _menu(_TIMES, names, draft.get(_TIMES, (_ALWAYS,)))
        form.add_item(ui.Label(text=translate(words.language, "ahead-how-often"), component=shown))
    return form


def draft_of(words: Words, given: GivenAnswer | None) -> Draft:
    """Return what the form of an answer that stands begins with; {} where none does."""
    if given is None:
        return {}
    standing = given.standing
    draft = {
        field.name: (_written(words, type(standing), field, getattr(standing, field.name)),)
        for field in fields_of(type(standing))
    }
    return {**draft, _TIMES: (_ALWAYS if given.left is None else _ONCE,)}


def read_form(
    words: Words, kind: type[Standing], sent: Draft
) -> tuple[Standing | None, dict[str, RuleError]]:
    """Return the answer that was written and, by field, why what was written there is not understood.

    None where something is not.
    """
    found: dict[str, Any] = {}
    errors: dict[str, RuleError] = {}
    for field in fields_of(kind):
        try:
            found[field.name] = _value(words, kind, field, "".join(sent.get(field.name, ()))[:_LONGEST])
        except RuleError as error:
            errors[field.name] = error
    if errors:
        return None, errors
    return _built(kind, found), {}


def times_of(sent: Draft) -> int | None:
    """Return how often an answer is to count, None for good."""
    return 1 if sent.get(_TIMES) == (_ONCE,) else None


def unread_lines(words: Words, kind: type[Standing], errors: Mapping[str, RuleError]) -> list[str]:
    """Return what was not understood, a line for each field; what was written is no markup in it."""
    language = words.language
    return [
        translate(
            language,
            "ahead-not-understood",
            field=words.text(_key(kind, field)),
            reason=escape(words.error(error)),
        )
        for field, error in errors.items()
    ]


def _key(kind: type[Standing], what: str) -> str:
    return f"standing-{tag_of(kind)}-{what}"


def _menu(name: str, names: Mapping[str, str], given: Sequence[str]) -> ui.Select[Any]:
    """Return a menu of values, each by its name, with what was picked before."""
    options = [
        discord.SelectOption(label=truncate(label, 100), value=value, default=value in given)
        for value, label in names.items()
    ]
    return ui.Select(custom_id=name, options=options)


def _menu_names(words: Words, kind: type[Standing], field: FieldKind) -> dict[str, str]:
    """Return the names of the values that a field is picked from; {} where it is typed."""
    if field.name in kind.parsers:
        return {}
    values = _values(words, field)
    if not 0 < len(values) <= OPTIONS_IN_A_MENU:
        return {}
    return {_plain(value): words.field_value(field, value) for value in values}


def _values(words: Words, field: FieldKind) -> tuple[Any, ...]:
    """Return all values that a field may have; () for numbers of no kind."""
    if issubclass(field.base, Enum):
        values: tuple[Any, ...] = tuple(field.base)
    elif field.base is bool:
        values = (True, False)
    else:
        values = () if field.kind is None else words.values(field.kind.name)
    return (*values, None) if field.optional and values else values


def _value(words: Words, kind: type[Standing], field: FieldKind, written: str) -> Any:
    """Return the value of a field from what was sent; RuleError where it is none."""
    if field.name in kind.parsers:
        return kind.parsers[field.name](written, words)
    values = _values(words, field)
    for value in values:
        if _plain(value) == written:
            return value
    if not values and written.strip().isdecimal():
        return int(written)
    names: dict[Scalar, str] = {value: words.field_value(field, value) for value in values}
    return find_value(written, names)


def _written(words: Words, kind: type[Standing], field: FieldKind, value: Any) -> str:
    """Return what somebody would have sent for a value."""
    if field.name in kind.parsers and field.many and not field.bundle:
        return ", ".join(words.field_value(field, item) for item in value)
    return words.field_value(field, value) if field.name in kind.parsers else _plain(value)


def _plain(value: Any) -> str:
    """Return what a value is called in a menu's options."""
    return str(value.value if isinstance(value, Enum) else value)


def _built(kind: type[Standing], found: Mapping[str, Any]) -> Standing:
    """Return the answer with these fields, checked; RuleError("game.fields") if they do not make one."""
    config = kind.__struct_config__
    try:
        return msgspec.convert({**msgspec.to_builtins(dict(found)), str(config.tag_field): config.tag}, kind)
    except msgspec.ValidationError as error:
        raise RuleError("game.fields") from error
