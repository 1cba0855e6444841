"""From a list of legal actions to a choice, field by field.

Autocomplete, the menus of the panel and the numbered spots on its board all ask :func:`narrow`; what is
typed and what is picked both go through :func:`resolve`.

The choice so far is a :class:`Path`, as it is written in a custom_id: ``""`` is the panel itself, ``"3"`` the
fourth kind of action, ``"3.5"`` that action with the sixth value of the first field that needed a choice,
``"3.5~1"`` the second page of the menu for the next field. Numbers count the lists that the legal actions
give; a seat's decision number, written beside the path, holds these lists still.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

import msgspec

from bot.i18n.translator import game_text
from rules import Action, Game, RuleError
from rules.language.lookup import find_value, no_other_names, normalize
from rules.language.words import Words
from rules.values import AnyOf, FieldKind, Scalar, Text, fields_of


def command_key(action: type[Action]) -> str:
    """Return the start of the text keys of an action's command: ``command-card-move`` for "card move"."""
    return "command-" + action.command.replace(" ", "-")


def field_key(action: type[Action], field: str) -> str:
    """Return the text key of one field of an action's command."""
    return f"{command_key(action)}-{field.strip('_').replace('_', '-')}"


def action_path(kind: str, action: type[Action]) -> str:
    """Return the path of an action's command as it is typed in English: the game, the group, the action."""
    return " ".join(game_text(kind, key).message for key in ("command", *path_keys(action)))


def path_keys(action: type[Action]) -> tuple[str, ...]:
    """Return the text keys of the words of an action's command: the group, if it has one, and the action."""
    first, *rest = action.command.split()
    return (f"command-{first}", *([command_key(action)] if rest else []))


def is_typed(action: type[Action], field: FieldKind) -> bool:
    """Say whether a field is free text with a parser, as in open-ended actions."""
    return field.name in action.parsers


def classes(game: type[Game], actions: Iterable[Action]) -> tuple[type[Action], ...]:
    """Return the classes of some actions, in the order in which their game declares them."""
    present = {type(action) for action in actions}
    return tuple(action for action in game.actions if action in present)


def narrow(
    actions: Sequence[Action], action: type[Action], chosen: Mapping[str, Scalar], field: str
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


def options(
    words: Words,
    actions: Sequence[Action],
    action: type[Action],
    chosen: Mapping[str, Scalar],
    field: FieldKind,
) -> tuple[Scalar, ...]:
    """Return what a menu offers for a field: what is still legal, or of open-ended actions, all there is."""
    if action.open_ended:
        return tuple(candidates(words, actions, action, field))
    return narrow(actions, action, chosen, field.name)


def settle(
    words: Words, actions: Sequence[Action], action: type[Action], chosen: Mapping[str, Scalar]
) -> tuple[dict[str, Scalar], FieldKind | None]:
    """Fill in fields that have one possible value only, in order, up to the first that needs a choice.

    Returns what is chosen by then and the field to choose next, None when none is left. Typed fields of
    open-ended actions are left to the person.
    """
    settled = dict(chosen)
    for field in fields_of(action):
        if field.name in settled or is_typed(action, field):
            continue
        values = options(words, actions, action, settled, field)
        if len(values) != 1:
            return settled, field
        settled[field.name] = values[0]
    return settled, None


def typed_fields(action: type[Action]) -> tuple[FieldKind, ...]:
    """Return the fields of an action that are typed."""
    return tuple(field for field in fields_of(action) if is_typed(action, field))


def candidates(
    words: Words, actions: Sequence[Action], action: type[Action], field: FieldKind
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


def resolve(
    words: Words,
    actions: Sequence[Action],
    action: type[Action],
    field: FieldKind,
    written: str | int | bool,
    chosen: Mapping[str, Any] | None = None,
) -> Any:
    """Return the value of a field from what was typed or picked: a name, an id, a unique beginning.

    Names are compared without accents and case. A name that is known but not legal now is resolved as
    well: the rules then say why not. Where a beginning fits several, what is legal beside the fields
    already ``chosen`` is meant. Raises RuleError("game.value") when nothing fits.
    """
    if is_typed(action, field):
        return action.parsers[field.name](str(written), words)
    if field.base is int and field.kind is None:
        try:
            return int(written)
        except ValueError:
            near = tuple(map(str, narrow(actions, action, {}, field.name)[:5]))
            raise RuleError("game.number", written=str(written), near=AnyOf(near), count=len(near)) from None
    if isinstance(written, bool):
        return written
    likely = narrow(actions, action, chosen or {}, field.name)
    names = candidates(words, actions, action, field)
    return find_value(str(written), names, likely, other_names(words, field))


def build(action: type[Action], chosen: Mapping[str, Any]) -> Action:
    """Return the action with these fields, checked; RuleError("game.fields") if they do not make one."""
    config = action.__struct_config__
    plain = {name: value.value if isinstance(value, Enum) else value for name, value in chosen.items()}
    try:
        return msgspec.convert({**plain, str(config.tag_field): config.tag}, action)
    except msgspec.ValidationError as error:
        raise RuleError("game.fields") from error


def matching(
    names: Mapping[Scalar, str],
    written: str,
    limit: int = 25,
    other_names: Callable[[Scalar], Iterable[str]] = no_other_names,
) -> list[str]:
    """Return the shown names that go with what is typed so far: beginnings first, then parts, in order.

    Where no shown name does, those of values with another name that begins so. Of a number that is typed no
    part counts: first comes what it is the name of, or a word of it, then what begins with it.
    """
    wanted = normalize(written)
    if wanted.isdecimal():
        whole = [name for name in names.values() if wanted in re.split(r"\W+", normalize(name))]
        exact = [name for name in whole if normalize(name) == wanted]
        begun = [name for name in names.values() if normalize(name).startswith(wanted)]
        return list(dict.fromkeys(exact + whole + begun))[:limit]
    starts = [name for name in names.values() if normalize(name).startswith(wanted)]
    parts = [name for name in names.values() if wanted in normalize(name) and name not in starts]
    fitting = starts + parts or [
        name
        for value, name in names.items()
        if any(normalize(other).startswith(wanted) for other in other_names(value))
    ]
    return list(dict.fromkeys(fitting))[:limit]


class PathError(ValueError):
    """A path that does not fit the legal actions: forged, or of another state."""


@dataclass(frozen=True, slots=True)
class Path:
    """Indexes of an action's class and of the values picked, and the page of the menu now open."""

    picks: tuple[int, ...] = ()
    page: int = 0

    @classmethod
    def parse(cls, written: str) -> Path:
        """Return the path of a custom_id; PathError if it is none."""
        body, _, page = written.partition("~")
        try:
            return cls(tuple(int(pick) for pick in body.split(".") if pick), int(page or 0))
        except ValueError:
            raise PathError(written) from None

    def __str__(self) -> str:
        return ".".join(map(str, self.picks)) + (f"~{self.page}" if self.page else "")

    def then(self, pick: int) -> Path:
        """Return the path with one more pick."""
        return Path((*self.picks, pick))

    def back(self) -> Path:
        """Return the path without its last pick."""
        return Path(self.picks[:-1])


@dataclass(frozen=True, slots=True)
class Choice:
    """Where a path leads: an action's class, its fields chosen so far, and what comes next.

    ``field`` is the field to pick now with its possible ``values``; without one, ``typed`` are the fields
    that have to be typed; without these the action is whole. ``unseen`` says that a field has filled itself
    after the last pick: the person does not know yet with what.
    """

    action: type[Action]
    chosen: dict[str, Scalar]
    field: FieldKind | None
    values: tuple[Scalar, ...]
    typed: tuple[FieldKind, ...]
    unseen: bool

    @property
    def whole(self) -> bool:
        """Say whether nothing is left to pick or type."""
        return self.field is None and not self.typed

    @property
    def of_hand(self) -> bool:
        """Say whether what a seat holds in private matters for what is left to pick or type."""
        left = self.typed if self.field is None else (self.field, *self.typed)
        held = any(field.kind is not None and field.kind.held for field in left)
        return held or (self.action.by_hand and bool(left))


def follow(game: Game, words: Words, actions: tuple[Action, ...], path: Path) -> Choice | None:
    """Return where a path leads among the legal actions; None for the empty path; PathError if nowhere."""
    if not path.picks:
        return None
    offered = classes(type(game), actions)
    action = _pick(offered, path.picks[0])
    chosen: dict[str, Any] = {}
    for pick in path.picks[1:]:
        chosen, field = settle(words, actions, action, chosen)
        if field is None:
            raise PathError(str(path))
        chosen[field.name] = _pick(options(words, actions, action, chosen, field), pick)
    picked = len(chosen)
    chosen, field = settle(words, actions, action, chosen)
    values = () if field is None else options(words, actions, action, chosen, field)
    return Choice(action, chosen, field, values, typed_fields(action), len(chosen) > picked)


def path_to(game: Game, words: Words, actions: tuple[Action, ...], action: Action) -> Path:
    """Return the path that leads to a legal action without typed fields."""
    path = Path((classes(type(game), actions).index(type(action)),))
    while (choice := follow(game, words, actions, path)) is not None and choice.field is not None:
        path = path.then(choice.values.index(getattr(action, choice.field.name)))
    return path


def path_of_class(game: Game, actions: tuple[Action, ...], action_class: type[Action]) -> Path:
    """Return the path to the choice of a class of actions; PathError if none of them is legal."""
    offered = classes(type(game), actions)
    if action_class not in offered:
        raise PathError(action_class.command)
    return Path((offered.index(action_class),))


def lost_by(game: Game, seat: int, choice: Choice) -> Text | None:
    """Return what would be lost by an action that is chosen whole; None if nothing worth a question."""
    return lost_if_done(game, seat, build(choice.action, choice.chosen)) if choice.whole else None


def lost_if_done(game: Game, seat: int, action: Action) -> Text | None:
    """Return what would be lost by an action; None if nothing worth a question, or if it is not legal."""
    return game.lost_by(seat, action) if action in game.legal_actions(seat) else None


def _pick(values: tuple[Any, ...], index: int) -> Any:
    if not 0 <= index < len(values):
        raise PathError(str(index))
    return values[index]
