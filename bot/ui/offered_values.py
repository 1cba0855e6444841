"""What is offered while a field of an action is typed in its command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from discord import app_commands

from bot.ui.action_values import candidates, described, is_typed, lying_at, named, narrow, other_names
from bot.ui.components import OPTIONS_IN_A_MENU
from bot.ui.matching import matching, matching_places, matching_values, matching_words
from rules import Action, RuleError
from rules.language.lookup import adds_words, normalize
from rules.language.words import Words
from rules.values import FieldKind, Scalar, fields_of

_MOST_READ = 100
"""How many letters are read of what is typed: no name that is offered has more."""


def offered_values(
    words: Words,
    actions: Sequence[Action],
    action: type[Action],
    field: FieldKind,
    given: Mapping[str, Any],
    current: str,
) -> list[app_commands.Choice[Any]]:
    """Return what is offered while a field is typed: what is still legal beside the fields ``given``.

    Where one of those is not typed to its end, what is legal beside all that it may become; what is not
    understood at all is left out of account.
    """
    if len(current) > _MOST_READ:
        return []
    if action.open_ended:
        names = candidates(words, actions, action, field)
    else:
        fitting = _fitting_actions(words, actions, action, field, given)
        values = narrow(fitting, action, {}, field.name)
        names = {value: words.field_value(field, value) for value in values}
    if field.base is int and field.kind is None:
        numbers = [name for name in matching(names, current) if name.lstrip("-").isdigit()]
        return [app_commands.Choice(name=name, value=int(name)) for name in numbers]
    exact = {name: name for name in _numbered(words, actions, action, field, current)}
    found = {**exact, **_fitting(words, action, field, names, current)}
    choices = islice(found.items(), OPTIONS_IN_A_MENU)
    return [app_commands.Choice(name=name[:_MOST_READ], value=typed[:_MOST_READ]) for name, typed in choices]


def _fitting_actions(
    words: Words,
    actions: Sequence[Action],
    action: type[Action],
    field: FieldKind,
    given: Mapping[str, Any],
) -> Sequence[Action]:
    """Return the actions of a class that go with what is typed in its other fields."""
    for other in fields_of(action):
        written = given.get(other.name)
        unread = written in (None, "") or len(str(written)) > _MOST_READ
        if other.name == field.name or unread or is_typed(action, other):
            continue
        meant = _meant(words, actions, action, other, written)
        if meant:
            actions = [one for one in actions if type(one) is action and getattr(one, other.name) in meant]
    return actions


def _meant(
    words: Words, actions: Sequence[Action], action: type[Action], field: FieldKind, written: Any
) -> Sequence[Any]:
    """Return the value of a field that is typed, or all legal ones that it may become; () for none."""
    try:
        return (named(words, actions, action, field, written),)
    except RuleError:
        values = narrow(actions, action, {}, field.name)
        names = {value: words.field_value(field, value) for value in values}
        return _matching(words, field, names, str(written))


def _fitting(
    words: Words, action: type[Action], field: FieldKind, names: Mapping[Scalar, str], written: str
) -> dict[str, str]:
    """Return what goes with what is typed so far, at most 25: what is shown, and the name that it stands for.

    Places are shown with what lies there; that may be otherwise once the command is sent, their names not.
    """
    if field.kind is None or not field.kind.place:
        return {name: name for name in matching(names, written, other_names=other_names(words, field))}
    found = _matching(words, field, names, written)[:OPTIONS_IN_A_MENU]
    return {described(words, action, field, value): names[value] for value in found}


def _matching(words: Words, field: FieldKind, names: Mapping[Scalar, str], written: str) -> list[Scalar]:
    """Return the values that go with what is typed so far.

    Behind a place there may stand already what lies there, or a part of it, and what else was shown of it;
    where no place is called so, those at which all lies that is typed.
    """
    others = other_names(words, field)
    if field.kind is None or words.view is None or not field.kind.place:
        return matching_values(names, written, others)
    name, colon, _ = written.partition(":")
    found = matching_places(names, name, others)
    if colon:
        found = [value for value, text in lying_at(words, field, found).items() if _goes_with(text, written)]
    return found or matching_words(lying_at(words, field, names), written)


def _goes_with(place: str, written: str) -> bool:
    """Say whether what is typed is the beginning of a place with what lies there, or goes on behind it."""
    known, wanted = normalize(place), normalize(written)
    return known.startswith(wanted) or adds_words(wanted, known)


def _numbered(
    words: Words, actions: Sequence[Action], action: type[Action], field: FieldKind, written: str
) -> list[str]:
    """Return the name that is the number that is typed, of a value that is legal or not.

    So no other number stands under the cursor; the rules say why that one is not possible.
    """
    if not written.strip().isdecimal() or (field.base is int and field.kind is None):
        return []
    wanted = normalize(written)
    return [name for name in candidates(words, actions, action, field).values() if normalize(name) == wanted]
