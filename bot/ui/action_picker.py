"""From a list of legal actions to a choice, field by field.

Autocomplete, the menus of the panel and the numbered spots on its board all ask
:func:`~bot.ui.action_values.narrow`; what is typed goes through :func:`~bot.ui.action_values.resolve`.

The choice so far is a :class:`Path`, as it is written in a custom_id: ``""`` is the panel itself,
``"+build"`` the actions of a group, ``"move"`` one kind of action by its tag, ``"move.3"`` that action with a
value of its first field. ``"move.3@west~1"`` is the second page of the menu for the next field, of the places
in one part of the board. A path names values, and each field up to the last one: it means the same whatever
else is legal by now, or nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256
from typing import Any

from bot.ui.action_values import build, candidates, classes, is_typed, narrow
from bot.ui.held_cards import countable
from bot.ui.struct_names import with_terms
from rules import Action, Game
from rules.language.words import Words
from rules.values import FieldKind, Scalar, Text, fields_of, tag_of
from rules.view import View

_PATH = re.compile(
    r"(?:\+(?P<group>[\w-]+)|(?P<picks>[\w-]+(?:\.[\w-]+)*))?(?:@(?P<part>[\w-]+))?(?:~(?P<page>\d{1,3}))?",
    re.ASCII,
)
_LONGEST_NAME, _DIGEST = 20, 10


class PathError(ValueError):
    """A path that does not fit the legal actions: forged, of another state, or of before."""


@dataclass(frozen=True, slots=True)
class Path:
    """The tag of an action's class and the names of the values picked, or a group of classes.

    ``part`` is the part of the board now shown, ``page`` the page of the menu now open.
    """

    picks: tuple[str, ...] = ()
    group: str = ""
    part: str = ""
    page: int = 0

    @classmethod
    def parse(cls, written: str) -> Path:
        """Return the path of a custom_id; PathError if it is none.

        One of before, which counted lists, is read as names that nothing has.
        """
        match = _PATH.fullmatch(written)
        if match is None:
            raise PathError(written)
        picks = tuple((match["picks"] or "").split(".")) if match["picks"] else ()
        return cls(picks, match["group"] or "", match["part"] or "", int(match["page"] or 0))

    def __str__(self) -> str:
        body = f"+{self.group}" if self.group else ".".join(self.picks)
        part = f"@{self.part}" if self.part else ""
        return f"{body}{part}" + (f"~{self.page}" if self.page else "")

    def then(self, picked: str) -> Path:
        """Return where it leads to pick the value of a name."""
        return Path((*self.picks, picked))

    def of_part(self, part: str) -> Path:
        """Return the same choice in a part of the board."""
        return replace(self, part=part, page=0)


@dataclass(frozen=True, slots=True)
class Choice:
    """Where a path leads: an action's class, its fields chosen so far, and what comes next.

    ``field`` is the field to pick now with its possible ``values``; where these are cards of the hand that
    are picked together, ``amount`` is how many in all. Without a field, ``typed`` are the fields that a form
    asks for; without these the action is whole. ``free`` are the names of the chosen fields that there was a
    choice of. ``unseen`` says that a field has filled itself after the last pick, and that the person
    does not know yet with what.
    """

    action: type[Action]
    chosen: dict[str, Scalar]
    field: FieldKind | None
    values: tuple[Scalar, ...]
    typed: tuple[FieldKind, ...]
    free: tuple[str, ...]
    unseen: bool
    view: View
    amount: int = 0

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

    @property
    def path(self) -> Path:
        """Return the path that names all that is chosen, whoever chose it."""
        return self._path(len(self.chosen))

    @property
    def back(self) -> Path | None:
        """Return the path to where the last choice was made; None if none was but that of the class."""
        return self._path(list(self.chosen).index(self.free[-1])) if self.free else None

    def pick(self, value: Scalar) -> Path:
        """Return the path by which a value of the field is picked next."""
        assert self.field is not None
        name = pick_name(self.view, self.action, {**self.chosen, self.field.name: value})
        return self.path.then(name)

    def _path(self, count: int) -> Path:
        return _path_of(self.view, self.action, dict(list(self.chosen.items())[:count]))


def value_name(value: Any) -> str:
    """Return what a path calls a value: its id or number, or a digest of what is long or has other signs."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    written = str(value.value if isinstance(value, Enum) else value)
    if len(written) <= _LONGEST_NAME and re.fullmatch(r"-?\w+", written, re.ASCII):
        return written
    return sha256(written.encode()).hexdigest()[:_DIGEST]


def pick_name(view: View, action: type[Action], chosen: Mapping[str, Any]) -> str:
    """Return what a path calls the value chosen last; where the action is whole, with what it rests on.

    So a component that is used late agrees to no other terms than those it was made for.
    """
    name = value_name(list(chosen.values())[-1])
    whole = len(chosen) == len(fields_of(action))
    return with_terms(name, view, build(action, chosen)) if whole else name


def _path_of(view: View, action: type[Action], chosen: Mapping[str, Any]) -> Path:
    """Return the path that names a class of actions, and values of its first fields."""
    names = [value_name(value) for value in chosen.values()]
    if chosen:
        names[-1] = pick_name(view, action, chosen)
    return Path((tag_of(action), *names))


def follow(game: Game, words: Words, actions: tuple[Action, ...], path: Path) -> Choice | None:
    """Return where a path leads among the legal actions; None for one without picks; PathError if nowhere."""
    if not path.picks:
        return None
    tag, *names = path.picks
    action = next((one for one in classes(type(game), actions) if tag_of(one) == tag), None)
    if action is None:
        raise PathError(str(path))
    asked, amount = _fields_to_pick(words, actions, action)
    fields = fields_of(action)
    if asked is None and not names:
        return Choice(action, {}, None, (), fields, (), unseen=False, view=_view_of(words))
    if asked is None and len(names) < len(fields):
        raise PathError(str(path))
    return _pick(words, actions, action, asked or fields, names, amount)


def path_of_class(game: Game, actions: Sequence[Action], action: type[Action]) -> Path:
    """Return the path to the choice of a class of actions; PathError if none of it is legal."""
    if action not in classes(type(game), actions):
        raise PathError(action.command)
    return Path((tag_of(action),))


def path_to(words: Words, action: Action) -> Path:
    """Return the path that names a whole action that is legal."""
    chosen = {field.name: getattr(action, field.name) for field in fields_of(type(action))}
    return _path_of(_view_of(words), type(action), chosen)


def _view_of(words: Words) -> View:
    assert words.view is not None
    return words.view


def options(
    words: Words,
    actions: Sequence[Action],
    action: type[Action],
    chosen: Mapping[str, Scalar],
    field: FieldKind,
) -> tuple[Scalar, ...]:
    """Return what a menu offers for a field: what is still legal, or of open-ended actions, all there is.

    Of a field that is typed it is what the listed actions have.
    """
    if action.open_ended and not is_typed(action, field):
        return tuple(candidates(words, actions, action, field))
    return narrow(actions, action, chosen, field.name)


def lost_by(game: Game, seat: int, choice: Choice) -> Text | None:
    """Return what would be lost by an action that is chosen whole; None if nothing worth a question."""
    return lost_if_done(game, seat, build(choice.action, choice.chosen)) if choice.whole else None


def lost_if_done(game: Game, seat: int, action: Action) -> Text | None:
    """Return what would be lost by an action; None if nothing worth a question, or if it is not legal."""
    return game.lost_by(seat, action) if action in game.legal_actions(seat) else None


def _fields_to_pick(
    words: Words, actions: Sequence[Action], action: type[Action]
) -> tuple[tuple[FieldKind, ...] | None, int]:
    """Return the fields that are picked one after the other, None where a form asks for all.

    Where the last of them is picked card by card, how many cards in all comes with them.
    """
    fields = fields_of(action)
    typed = [field for field in fields if is_typed(action, field)]
    if not typed:
        return fields, 0
    if len(typed) > 1 or typed[0].name not in action.counted:
        return None, 0
    example = next(one for one in actions if type(one) is action)
    amount = sum(getattr(example, typed[0].name))
    if not countable(words, typed[0], amount):
        return None, 0
    return (*(field for field in fields if field not in typed), *typed), amount


def _pick(
    words: Words,
    actions: Sequence[Action],
    action: type[Action],
    asked: Sequence[FieldKind],
    names: Sequence[str],
    amount: int,
) -> Choice:
    """Return the choice when the values of these names are picked, and what there is no choice about."""
    chosen: dict[str, Any] = {}
    free, unseen, view = tuple[str, ...](), False, _view_of(words)
    for count, field in enumerate(asked):
        if amount and field is asked[-1]:
            if len(names) > count:
                raise PathError(".".join(names))
            return Choice(action, chosen, field, (), (), free, unseen=False, view=view, amount=amount)
        values = options(words, actions, action, chosen, field)
        if count < len(names):
            value = _named(view, action, chosen, field.name, values, names[count])
            free = (*free, field.name) if len(values) > 1 else free
        elif len(values) == 1:
            (value,) = values
            unseen = unseen or not _follows_plainly(action, field, value)
        else:
            return Choice(action, chosen, field, values, (), free, unseen=False, view=view)
        chosen[field.name] = value
    if len(names) > len(asked):
        raise PathError(".".join(names))
    return Choice(action, chosen, None, (), (), free, unseen, view)


def _named(
    view: View,
    action: type[Action],
    chosen: Mapping[str, Any],
    field: str,
    values: Sequence[Any],
    name: str,
) -> Any:
    """Return the value of a field that a path names; PathError if there is none, or on other terms."""
    for value in values:
        if name.startswith(value_name(value)) and pick_name(view, action, {**chosen, field: value}) == name:
            return value
    raise PathError(name)


def _follows_plainly(action: type[Action], field: FieldKind, value: Scalar) -> bool:
    """Say whether a field that has filled itself need not be shown before the action is done.

    It is one that may be left out, and stays empty or names the only seat that there is to name, unless the
    hand matters for it.
    """
    seat = field.kind is not None and field.kind.name == "seat"
    return field.optional and (value is None or (seat and not action.by_hand))
