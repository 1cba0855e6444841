"""The form of answers given beforehand that are typed, with how often they are to count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec.structs import asdict

from bot.table import GivenAnswer
from bot.ui.drafts import Draft
from bot.ui.forms import Form, draft_of
from rules import Standing
from rules.kit.times import read_times
from rules.language.words import Words
from rules.values import FieldKind, fields_of, tag_of

TIMES = "times"
"""The field that says how often an answer counts; nothing written there means for good."""
_TIMES_FIELD = FieldKind(TIMES, None, int, many=False, optional=True, required=False)


def standing_form(kind: type[Standing], offered: Sequence[Standing]) -> Form[Standing]:
    """Return the form of a class of answers; ``offered`` are the answers that the seat may give.

    Where it may be given for a number of times, that is asked last.
    """
    fields, key = fields_of(kind), f"standing-{tag_of(kind)}"
    keys = {field.name: f"{key}-{field.name}" for field in fields}
    held = any(field.kind is not None and field.kind.held for field in fields)
    form = Form(kind, fields, offered, f"{key}-form", keys, kind.parsers, held)
    return _with_times(form) if kind.limited else form


def _with_times(form: Form[Standing]) -> Form[Standing]:
    """Return a form that asks how often as well."""
    keys = {**form.keys, TIMES: "standing-times"}
    parsers = {**form.parsers, TIMES: read_times}
    fields = (*form.fields, _TIMES_FIELD)
    return replace(form, fields=fields, keys=keys, parsers=parsers)


def draft_of_given(words: Words, form: Form[Standing], given: GivenAnswer) -> Draft:
    """Return what a form begins with where an answer stands: that answer, as often as it still counts."""
    values: dict[str, Any] = {**asdict(given.standing), TIMES: given.left}
    return draft_of(words, form, values)
