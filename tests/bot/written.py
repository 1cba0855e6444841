"""What somebody writes into the fields of a command, without anything of Discord."""

from __future__ import annotations

from typing import Any

from bot.ui.action_values import is_typed
from rules import Action, Standing
from rules.language.words import Words
from rules.values import fields_of


def typed_text(words: Words, action: Action | Standing, field: Any) -> str:
    """Return what somebody would type for a field of an action, or of an answer given beforehand."""
    value = getattr(action, field.name)
    if field.many:
        return ", ".join(words.field_value(field, item) for item in value)
    return words.field_value(field, value)


def written_fields(words: Words, action: Action) -> dict[str, Any]:
    """Return what somebody gives the fields of an action in its command, by the names of the fields."""
    found: dict[str, Any] = {}
    for field in fields_of(type(action)):
        value = getattr(action, field.name)
        if value is None or (field.many and not value and not field.required):
            continue
        plain = field.kind is None and field.base in (int, bool) and not is_typed(type(action), field)
        found[field.name] = value if plain else typed_text(words, action, field)
    return found
