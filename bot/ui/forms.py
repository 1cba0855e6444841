"""The form of an open-ended action: its fields, with what was there before, and what somebody has sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import discord
from discord import ui

import render
from bot.i18n.catalogue import translate
from bot.table import Position
from bot.ui.action_keys import command_key, field_key
from bot.ui.action_picker import Choice, value_name
from bot.ui.action_values import candidates, is_typed, resolve
from bot.ui.choosing import Pick
from bot.ui.components import OPTIONS_IN_A_MENU, heading, truncate
from bot.ui.drafts import Draft
from bot.ui.names import seat_names, words_for
from bot.ui.request import Request
from rules import Action, RuleError
from rules.language.lookup import normalize
from rules.language.words import Words
from rules.values import FieldKind, Scalar

LONGEST = 400
"""How many characters are read of one field."""
_TIMEOUT = 900
_MOST_FIELDS = 5
_MOST_DESCRIBED = 100
_HAND_LIMIT = 1000


async def send_form(
    request: Request, position: Position, seat: int, choice: Choice, draft: Draft | None = None
) -> None:
    """Open the form of a choice; ``draft`` is what stands there already."""
    words = words_for(position, seat, request.language, plain=True)
    info = position.info
    form_id = Pick(info.id, seat, position.decisions[seat], choice.path).custom_id
    names, actions = seat_names(info, request.language), position.game.legal_actions(seat)
    form = form_of(words, actions, choice, form_id, draft or {}, names)
    await request.interaction.response.send_modal(form)


def form_of(
    words: Words,
    actions: Sequence[Action],
    choice: Choice,
    form_id: str,
    draft: Draft,
    names: Sequence[str],
) -> ui.Modal:
    """Return the form for the fields of an open-ended action; its id says for which.

    What is picked from few values is a menu, all else is typed; ``draft`` is what stands there already. The
    hand is in sight where it matters: above all fields, or beside the one for it where there are very many.
    ``names`` are those of the seats.
    """
    title = truncate(words.text(command_key(choice.action) + "-label"), 45)
    form = ui.Modal(title=title, custom_id=form_id, timeout=_TIMEOUT)
    above = choice.of_hand and len(choice.typed) < _MOST_FIELDS
    if above:
        hand = translate(words.language, "form-hand", cards=_hand(words, choice.typed, names))
        form.add_item(ui.TextDisplay(truncate(hand, _HAND_LIMIT)))
    first = next((field for field in choice.typed if field.bundle), None)
    for field in choice.typed:
        key, given = field_key(choice.action, field.name), draft.get(field.name)
        values = menu_values(words, actions, choice.action, field)
        if values:
            form.add_item(_menu(words, field, values, key, given))
            continue
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name,
            placeholder=truncate(words.text(key + "-description"), _MOST_DESCRIBED),
            # What is wanted may be written behind what is given.
            required=field.required and (field is first or not field.bundle),
            max_length=LONGEST,
            default=given[0] if given else None,
        )
        held = field.kind is not None and field.kind.held and not above
        about = truncate(_hand(words, (field,), names), _MOST_DESCRIBED) if held else None
        form.add_item(ui.Label(text=truncate(heading(words.text(key)), 45), description=about, component=box))
    return form


def read_form(
    words: Words,
    actions: Sequence[Action],
    choice: Choice,
    sent: Draft,
) -> tuple[dict[str, Any], dict[str, RuleError | None]]:
    """Return the values of the fields that were sent, and for each that was not understood, why.

    None there means that too much was written, or nothing was picked.

    Where "for" stands in a bundle and the next one is empty, what comes after it is meant for that.
    """
    sent = _divided(words, choice.typed, sent)
    chosen: dict[str, Any] = {}
    errors: dict[str, RuleError | None] = {}
    for field in choice.typed:
        given = sent.get(field.name, ())
        values = menu_values(words, actions, choice.action, field)
        written = "" if values else "".join(given).strip()
        found = tuple(value for value in values if value_name(value) in given)
        if len(written) > LONGEST or (values and not found and field.required):
            errors[field.name] = None
        elif values and (found or field.many):
            chosen[field.name] = found if field.many else found[0]
        elif not values and (written or field.required):
            try:
                chosen[field.name] = resolve(words, actions, choice.action, field, written, chosen)
            except RuleError as error:
                errors[field.name] = error
    return chosen, errors


def menu_values(
    words: Words, actions: Sequence[Action], action: type[Action], field: FieldKind
) -> tuple[Scalar, ...]:
    """Return what a field of a form is picked from; () where it is typed, as bare numbers are.

    Seats are always picked, several of them too; one's own is there if a legal action names it.
    """
    assert words.view is not None
    if field.kind is not None and field.kind.name == "seat":
        named = [getattr(one, field.name) for one in actions if type(one) is action]
        legal = {seat for one in named for seat in (one if field.many else (one,))}
        seats = tuple(seat for seat in range(words.view.seats) if seat != words.view.seat or seat in legal)
        return (*seats, None) if field.optional else seats
    if is_typed(action, field) or (field.base is int and field.kind is None):
        return ()
    values = tuple(candidates(words, actions, action, field))
    return values if len(values) <= OPTIONS_IN_A_MENU else ()


def _menu(
    words: Words, field: FieldKind, values: Sequence[Scalar], key: str, given: tuple[str, ...] | None
) -> ui.Label[Any]:
    """Return the menu of a field with what was picked before, or else with what is so if nothing is."""
    usual = () if field.required or field.many else (value_name(None if field.optional else False),)
    picked = usual if given is None else given
    chosen = [
        discord.SelectOption(
            label=truncate(words.field_value(field, value), 100),
            value=value_name(value),
            default=value_name(value) in picked,
        )
        for value in values
    ]
    shown: ui.Select[Any] = ui.Select(
        custom_id=field.name,
        options=chosen,
        required=field.required,
        min_values=1 if field.required else 0,
        max_values=len(chosen) if field.many else 1,
    )
    about = truncate(words.text(key + "-description"), _MOST_DESCRIBED)
    return ui.Label(text=truncate(heading(words.text(key)), 45), description=about, component=shown)


def _hand(words: Words, fields: Sequence[FieldKind], names: Sequence[str]) -> str:
    """Return what the seat holds of the kinds that are asked for, or all that it holds."""
    view = words.view
    assert view is not None
    kinds = dict.fromkeys(
        field.kind.name for field in fields if field.kind is not None and field.kind.held and field.bundle
    )
    held = {kind: counts for kind in kinds if (counts := view.held(kind)) is not None}
    if not held:
        return render.describe_hand(view, words.language, names=names)
    return words.join([words.bundle(kind, counts) for kind, counts in held.items()])


def _divided(words: Words, fields: Sequence[FieldKind], sent: Draft) -> Draft:
    """Return what was sent with what stands behind "for" in the empty field of the next bundle."""
    bundles = [field.name for field in fields if field.bundle]
    divided: Mapping[str, tuple[str, ...]] = sent
    for name, following in pairwise(bundles):
        written = "".join(divided.get(name, ()))[: LONGEST + 1]
        parts = written.split()
        at = next((place for place, word in enumerate(parts) if normalize(word) in words.for_words), None)
        if at and parts[at + 1 :] and not "".join(divided.get(following, ())).strip():
            before, after = " ".join(parts[:at]), " ".join(parts[at + 1 :])
            divided = {**divided, name: (before,), following: (after,)}
    return divided


def unread_text(words: Words, choice: Choice, errors: Mapping[str, RuleError | None], language: str) -> str:
    """Return what was not understood, a line for each field."""
    lines: list[str] = []
    for field in choice.typed:
        if field.name in errors:
            name, error = words.text(field_key(choice.action, field.name)), errors[field.name]
            problem = translate(language, "form-unfit", most=LONGEST) if error is None else words.error(error)
            lines.append(translate(language, "form-unread", field=name, problem=problem))
    return "\n".join(lines)
