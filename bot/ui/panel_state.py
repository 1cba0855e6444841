"""Where a person is in their panel: at what they can do, at a group of it, or at the choice of a field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import render
from bot.table import Position
from bot.ui.action_picker import Choice, Path, PathError, follow, path_of_class
from bot.ui.action_values import classes
from bot.ui.board_parts import place_parts
from bot.ui.names import words_for
from bot.ui.offered_actions import members
from rules import Action
from rules.language.words import Words
from rules.values import FieldKind, Scalar, Value, fields_of

_APART = "aside", "decline", "withdraw"
"""The roles of what is done instead of what somebody is asked for, or beside it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a panel shows: the choice that a path leads to, or without one what a seat can do.

    ``opened`` says that the choice is the only thing to do, but for what stands ``apart``, and not one
    that the person went to. ``parts`` are the places to choose from by parts of the board, where the part is
    chosen first.
    """

    words: Words
    path: Path
    offered: tuple[type[Action], ...]
    choice: Choice | None
    opened: bool
    apart: tuple[type[Action], ...]
    parts: Mapping[str, tuple[Scalar, ...]]

    @property
    def first(self) -> bool:
        """Say whether the person has gone nowhere in the panel."""
        return self.opened or not (self.path.picks or self.path.group)

    @property
    def places(self) -> Sequence[Scalar]:
        """Return the values to choose from now; none while a part of the board is to be chosen first."""
        if self.choice is None or not self.parts:
            return () if self.choice is None else self.choice.values
        return self.parts.get(self.path.part, ())

    @property
    def part(self) -> str | None:
        """Return the part of the board to draw; None for all that is needed of it."""
        wanted = self.path.part in self.parts or self.choice is None
        return (self.path.part or None) if wanted else None


def shown_at(position: Position, seat: int, language: str, path: Path) -> Shown:
    """Return what a panel shows at a path; raise PathError if it leads nowhere."""
    words = words_for(position, seat, language)
    assert words.view is not None
    actions = position.game.legal_actions(seat)
    offered = classes(type(position.game), actions)
    choice = follow(position.game, words, actions, path)
    only = _only_choice(position, words, actions, offered, seat)
    opened = only is not None and only.path.picks[: len(path.picks)] == path.picks and not path.group
    if opened and choice is None:
        choice = only
    apart = [one for one in offered if opened and choice is not None and one is not choice.action]
    if path.group and not members(offered, path.group):
        raise PathError(str(path))
    parts = place_parts(words.view, choice)
    if choice is None and path.part not in ("", *render.parts(words.view)):
        raise PathError(str(path))
    return Shown(words, path, offered, choice, opened, tuple(apart), parts)


def _only_choice(
    position: Position,
    words: Words,
    actions: tuple[Action, ...],
    offered: Sequence[type[Action]],
    seat: int,
) -> Choice | None:
    """Return the choice that a seat is waited for to make, if it is all there is to do but what stands apart.

    What fills itself is shown at once, too. What is typed has a button for its form, as has what there is
    nothing to choose of.
    """
    kinds = [one for one in offered if one.role not in _APART]
    if seat not in position.game.waiting_for or len(kinds) != 1:
        return None
    choice = follow(position.game, words, actions, path_of_class(position.game, actions, kinds[0]))
    if choice is None or (choice.field is None and not (choice.whole and choice.chosen)):
        return None
    return choice


def spots_of(shown: Shown) -> tuple[Value, ...]:
    """Return the places to choose from, or where everything is chosen, those that are."""
    choice = shown.choice
    if choice is None:
        return ()
    if choice.whole:
        return tuple(value for _, bare, field in chosen_fields(choice) for value in _places(field, (bare,)))
    return () if choice.field is None else _places(choice.field, shown.places)


def numbers_of(shown: Shown) -> Mapping[str, int]:
    """Return the numbers by which the places of a choice that is whole are marked, by field."""
    choice = shown.choice
    if choice is None or not choice.whole:
        return {}
    fields = [
        field.name
        for _, bare, field in chosen_fields(choice)
        if _places(field, (bare,)) and field.kind is not None and not field.kind.printed
    ]
    return {name: number for number, name in enumerate(fields, 1)}


def chosen_places(choice: Choice | None) -> tuple[Value, ...]:
    """Return the places that have been chosen, while others are still to be."""
    if choice is None or choice.field is None:
        return ()
    return tuple(value for _, bare, field in chosen_fields(choice) for value in _places(field, (bare,)))


def _places(field: FieldKind, values: Sequence[Scalar]) -> tuple[Value, ...]:
    """Return the values of a field that lie on the board."""
    if field.kind is None or not field.kind.place:
        return ()
    return tuple(Value(field.kind.name, value) for value in values if value is not None)


def chosen_fields(choice: Choice) -> list[tuple[str, Scalar, FieldKind]]:
    """Return name, value and field of what has been chosen, in the order of the fields."""
    return [
        (field.name, choice.chosen[field.name], field)
        for field in fields_of(choice.action)
        if field.name in choice.chosen
    ]
