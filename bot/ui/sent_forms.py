"""What somebody has sent in a form: read field by field, or kept and named where it is not understood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.i18n.catalogue import translate
from bot.table import Position
from bot.ui.action_picker import value_name
from bot.ui.action_values import resolve
from bot.ui.component_ids import ComponentId
from bot.ui.components import button
from bot.ui.drafts import LONGEST, Draft
from bot.ui.errors import RefusedError, unmarked
from bot.ui.forms import Form, field_name, menu_values
from bot.ui.names import words_for
from bot.ui.request import Request
from rules import RuleError
from rules.kit.refusals import quoted
from rules.language.words import Words
from rules.values import FieldKind


def read_form(request: Request, position: Position, seat: int, form: Form[Any]) -> dict[str, Any]:
    """Return the values of the fields that were sent in a form; those that were left out are not there.

    Raises RefusedError with all that was not understood, a line for each field.
    """
    language = request.language
    values, errors = values_of(words_for(position, seat, language, plain=True), form, request.sent)
    if not errors:
        return values
    rule = next((error.rule for error in errors.values() if error is not None), "game.fields")
    text = _unread_text(words_for(position, seat, language), form, errors)
    raise RefusedError(text, position.info.kind, rule)


def kept(
    request: Request, game: int, form: Form[Any], refused: RefusedError, again: ComponentId
) -> RefusedError:
    """Remember what was sent in a form; return its refusal with a button that opens it again with that."""
    request.services.drafts.note(request.interaction.user.id, game, form.title, request.sent)
    way = button(again, request.translate("form-again"))
    return RefusedError(str(refused), refused.kind, refused.rule, (way,))


def values_of(
    words: Words, form: Form[Any], sent: Draft
) -> tuple[dict[str, Any], dict[str, RuleError | None]]:
    """Return the values of the fields that were sent, and for each that was not understood, why.

    None there means that too much was written, or nothing was picked.
    """
    chosen: dict[str, Any] = {}
    errors: dict[str, RuleError | None] = {}
    for field in form.fields:
        given = sent.get(field.name, ())
        values = menu_values(words, form, field)
        written = "" if values else "".join(given).strip()
        found = tuple(value for value in values if value_name(value) in given)
        if len(written) > LONGEST or (values and not found and field.required):
            errors[field.name] = None
        elif values and (found or field.many):
            chosen[field.name] = found if field.many else found[0]
        elif not values and (written or field.required):
            try:
                chosen[field.name] = _read(words, form, field, written, chosen)
            except RuleError as error:
                errors[field.name] = error
    return chosen, errors


def _read(words: Words, form: Form[Any], field: FieldKind, written: str, chosen: Mapping[str, Any]) -> Any:
    """Return the value of a field that is typed; RuleError where it is none."""
    if field.name in form.parsers:
        return form.parsers[field.name](written, words)
    return resolve(words, form.listed, form.kind, field, written, chosen)


def _unread_text(words: Words, form: Form[Any], errors: Mapping[str, RuleError | None]) -> str:
    """Return what was not understood, a line for each field; what was written is no markup in it.

    Fields with the same error, but for what was written there, have one line.
    """
    alike: dict[tuple[object, ...], list[FieldKind]] = {}
    for field in form.fields:
        if field.name in errors:
            alike.setdefault(_without_written(errors[field.name]), []).append(field)
    return "\n".join(_unread_line(words, form, fields, errors) for fields in alike.values())


def _without_written(error: RuleError | None) -> tuple[object, ...]:
    """Return all that an error says but what was written."""
    if error is None:
        return ()
    return error.rule, *((name, repr(value)) for name, value in error.params.items() if name != "written")


def _unread_line(
    words: Words, form: Form[Any], fields: Sequence[FieldKind], errors: Mapping[str, RuleError | None]
) -> str:
    """Return the line of fields with the same error, with all that was written in them."""
    problem = translate(words.language, "form-unfit", most=LONGEST)
    found = [error for field in fields if (error := errors[field.name]) is not None]
    if found:
        written = dict.fromkeys(str(one.params["written"]) for one in found if "written" in one.params)
        quotation = {"written": quoted(", ".join(written))} if written else {}
        problem = words.error(unmarked(RuleError(found[0].rule, **{**found[0].params, **quotation})))
    named = words.join([field_name(words, form, field) for field in fields])
    return translate(words.language, "form-unread", field=named, problem=problem)
