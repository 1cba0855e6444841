"""The choice so far, as it is written in a custom_id.

``""`` is the panel itself, ``"3"`` the fourth kind of action, ``"3.5"`` that action with the sixth value of
the first field that needed a choice, ``"3.5~1"`` the second page of the menu for the next field. Numbers
count the lists that the legal actions give; a seat's decision number, written beside the path, holds
these lists still.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.ui.choices import classes, options, settle, typed_fields
from rules import Action, Game
from rules.language.words import Words
from rules.values import FieldKind, Scalar


class PathError(Exception):
    """A path that does not fit the legal actions: forged, or of another state."""


@dataclass(frozen=True, slots=True)
class Path:
    """Indexes of an action's class and of the values picked, and the page of the menu now open."""

    picks: tuple[int, ...] = ()
    page: int = 0

    @classmethod
    def parse(cls, written: str) -> Path:
        """The path of a custom_id; PathError if it is none."""
        body, _, page = written.partition("~")
        try:
            return cls(tuple(int(pick) for pick in body.split(".") if pick), int(page or 0))
        except ValueError:
            raise PathError(written) from None

    def __str__(self) -> str:
        return ".".join(map(str, self.picks)) + (f"~{self.page}" if self.page else "")

    def then(self, pick: int) -> Path:
        """The path with one more pick."""
        return Path((*self.picks, pick))

    def back(self) -> Path:
        """The path without its last pick."""
        return Path(self.picks[:-1])


@dataclass(frozen=True, slots=True)
class Choice:
    """Where a path leads: an action's class, its fields chosen so far, and what comes next.

    ``field`` is the field to pick now with its possible ``values``; without one, ``typed`` are the fields
    that have to be typed; without these the action is whole.
    """

    action: type[Action]
    chosen: dict[str, Scalar]
    field: FieldKind | None
    values: tuple[Scalar, ...]
    typed: tuple[FieldKind, ...]


def follow(game: Game, words: Words, actions: tuple[Action, ...], path: Path) -> Choice | None:
    """Where a path leads among the legal actions; None for the empty path; PathError if nowhere."""
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
    chosen, field = settle(words, actions, action, chosen)
    values = () if field is None else options(words, actions, action, chosen, field)
    return Choice(action, chosen, field, values, typed_fields(action))


def _pick(values: tuple[Any, ...], index: int) -> Any:
    if not 0 <= index < len(values):
        raise PathError(str(index))
    return values[index]
