"""The values that fields of actions and standing answers may be given: what is legal, what somebody wrote."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import partial
from typing import Any, TypeAlias, TypeVar

import msgspec

from bot.ui.components import heading
from bot.ui.drafts import LONGEST
from bot.ui.matching import matching_words
from rules import Action, Game, RuleError, Standing
from rules.kit.numbers import whole_number
from rules.kit.refusals import quoted
from rules.language.lookup import few_of, find_value, no_other_names
from rules.language.words import Words
from rules.names import Names, Parser
from rules.values import AnyOf, FieldKind, Scalar

Made: TypeAlias = Action | Standing
"""What is made of fields that somebody chooses or types."""

_MOST_NEAR = 5
"""How many numbers a refusal names."""

M = TypeVar("M", bound=Action | Standing)


def is_typed(action: type[Made], field: FieldKind) -> bool:
    """Say whether a field is free text with a parser, as in open-ended actions."""
    return field.name in action.parsers


def parser_of(action: type[Made], field: FieldKind) -> Parser:
    """Return the parser of a typed field; it says what the seat may name there where nothing is like it."""
    return partial(_parsed, action, field)


def _parsed(action: type[Made], field: FieldKind, written: str, words: Names) -> Any:
    try:
        return action.parsers[field.name](written, words)
    except RuleError as error:
        names = nameable_names(words, action, field) if isinstance(words, Words) else []
        near = error.params.get("near")
        meant = isinstance(near, AnyOf) and any(name in names for name in near.items)
        if error.rule != "game.value" or not names or meant:
            raise
        shown, more = few_of(names), len(few_of(names)) < len(names)
        said = {"near": AnyOf(shown), "count": len(names), "possible": True, "more": more}
        raise RuleError(error.rule, **{**error.params, **said}) from None


def nameable_names(words: Words, action: type[Made], field: FieldKind) -> list[str]:
    """Return the names of what the seat may name now in a field that is typed; [] where that is not said."""
    values = () if words.view is None else words.view.nameable(action, field.name)
    return [words.field_value(field, value) for value in values]


def classes(game: type[Game], actions: Iterable[Action]) -> tuple[type[Action], ...]:
    """Return the classes of some actions, in the order in which their game declares them."""
    present = {type(action) for action in actions}
    return tuple(action for action in game.actions if action in present)


def narrow(
    actions: Sequence[Made], action: type[Made], chosen: Mapping[str, Scalar], field: str
) -> tuple[Scalar, ...]:
    """Return the values of ``field`` that are still legal given the fields already chosen, in order.

    ``actions`` are legal actions, ``chosen`` any of the other fields, in any order.
    """
    fitting = (
        candidate
        for candidate in actions
        if type(candidate) is action
        and all(getattr(candidate, name) == value for name, value in chosen.items())
    )
    return tuple(dict.fromkeys(getattr(candidate, field) for candidate in fitting))


def candidates(
    words: Words, actions: Sequence[Made], action: type[Made], field: FieldKind
) -> dict[Scalar, str]:
    """Return all values a field may be given, legal or not, with their shown names: legal ones first."""
    values: dict[Scalar, None] = dict.fromkeys(narrow(actions, action, {}, field.name))
    if issubclass(field.base, Enum):
        members: list[Any] = list(field.base)
        values |= dict.fromkeys(members)
    elif field.base is bool:
        values |= {True: None, False: None}
    elif field.kind is not None and words.view is not None:
        seats = field.kind.name == "seat"
        values |= dict.fromkeys(range(words.view.seats) if seats else words.view.values(field.kind.name))
    if field.optional:
        values[None] = None
    return {value: words.field_value(field, value) for value in values}


def other_names(words: Words, field: FieldKind) -> Callable[[Scalar], Iterable[str]]:
    """Return what gives the names that are understood for a value of a field, beside the one shown."""
    kind = field.kind
    if kind is None:
        return no_other_names
    return lambda value: () if value is None else words.other_names(kind.name, value)


def described(words: Words, action: type[Action], field: FieldKind, value: Scalar) -> str:
    """Return the name of a value with what the view says of it, as menus and autocomplete show it."""
    if field.kind is None or value is None:
        return words.field_value(field, value)
    return words.detailed(field.kind.name, value, action)


def standing_alone(field: FieldKind, name: str) -> str:
    """Return the name of a value of a field as a button or a menu shows it: with a capital letter.

    People are called as they write themselves.
    """
    people = field.kind is not None and field.kind.name == "seat"
    return name if people else heading(name)


def lying_at(words: Words, field: FieldKind, values: Iterable[Scalar]) -> dict[Scalar, str]:
    """Return places with what lies there and nothing else, without those at which nothing is to be named.

    It is {} for what is no place.
    """
    kind, view = field.kind, words.view
    if kind is None or view is None or not kind.place:
        return {}
    around = {value: view.surroundings(kind.name, value) for value in values if value is not None}
    return {
        value: words.text("value-detail", name=words.value(kind.name, value), detail=lies)
        for value, lies in around.items()
        if lies is not None
    }


def resolve(
    words: Words,
    actions: Sequence[Made],
    action: type[Made],
    field: FieldKind,
    written: str | int | bool,
    chosen: Mapping[str, Any] | None = None,
) -> Any:
    """Return the value of a field from what was typed or picked: a name, an id, a unique beginning.

    Names are compared without accents and case. A name that is known but not legal now is resolved as
    well: the rules then say why not. Where a beginning fits several, what is legal beside the fields
    already ``chosen`` is meant. A legal place is understood by what lies there as well, if that lies nowhere
    else. Raises RuleError("game.value") when nothing fits, "game.kind" for the name of another kind of value,
    "game.long" for more than is read of one field.
    """
    try:
        return named(words, actions, action, field, written, chosen)
    except RuleError as error:
        legal = narrow(actions, action, chosen or {}, field.name)
        found = matching_words(lying_at(words, field, legal), str(written)[:LONGEST])
        if len(found) == 1:
            return found[0]
        if field.kind is None or error.rule != "game.value":
            raise
        raise words.of_another_kind(field.kind.name, str(written), legal) or error from None


def named(
    words: Words,
    actions: Sequence[Made],
    action: type[Made],
    field: FieldKind,
    written: str | int | bool,
    chosen: Mapping[str, Any] | None = None,
) -> Any:
    """Return the value of a field as :func:`resolve` does, but a place only by its names."""
    if isinstance(written, str) and len(written) > LONGEST:
        raise RuleError("game.long", most=LONGEST)
    if is_typed(action, field):
        return parser_of(action, field)(str(written), words)
    if field.base is int and field.kind is None:
        return _number(actions, action, field, written)
    if isinstance(written, bool):
        return written
    likely = narrow(actions, action, chosen or {}, field.name)
    names = candidates(words, actions, action, field)
    if field.kind is None:
        return find_value(str(written), names, likely)
    return words.find_among(field.kind.name, str(written), names, likely)


def _number(actions: Sequence[Made], action: type[Made], field: FieldKind, written: str | int) -> int:
    """Return the number that was typed; RuleError("game.number") with what is possible for anything else."""
    number = written if isinstance(written, int) else whole_number(written)
    if number is None:
        legal = [value for value in narrow(actions, action, {}, field.name) if value is not None]
        near = tuple(map(str, legal[:_MOST_NEAR]))
        raise RuleError("game.number", written=quoted(str(written)), near=AnyOf(near), count=len(near))
    return number


def build(kind: type[M], chosen: Mapping[str, Any]) -> M:
    """Return what is made of these fields, checked; RuleError("game.fields") if they do not make one."""
    config = kind.__struct_config__
    plain = msgspec.to_builtins(dict(chosen))
    try:
        return msgspec.convert({**plain, str(config.tag_field): config.tag}, kind)
    except msgspec.ValidationError as error:
        raise RuleError("game.fields") from error
