"""What one seat, or the public, may know of a game: one half of the protocol of :mod:`rules.game`."""

from __future__ import annotations

import abc
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from rules.records import Action, Matter, Outcome, Standing
from rules.values import Scalar, Text


class AbstractStructMeta(type(msgspec.Struct), abc.ABCMeta):
    """The metaclass of Structs with abstract members."""


class View(msgspec.Struct, frozen=True, metaclass=AbstractStructMeta):
    """A game as one seat (``seat``) or the public (``seat`` None) knows it; painters get nothing else.

    ``game`` is the id of the game, ``seats`` the number of seats, ``waiting_for`` and ``outcome`` as in
    :class:`~rules.game.Game`. Subclasses add the position; what is hidden from the seat is a count or not
    there.
    """

    game: ClassVar[str]

    seat: int | None
    seats: int
    waiting_for: tuple[int, ...]
    outcome: Outcome | None

    @abc.abstractmethod
    def words(self, kind: str, value: Scalar) -> Text | str:
        """Return the name of a value of a kind, as a text or as it stands.

        Never asked for seats: the table knows who sits there. Raises ValueError for a value that there is
        not.
        """

    @abc.abstractmethod
    def values(self, kind: str) -> tuple[Scalar, ...]:
        """Return all values of a kind that there are in this game, in their natural order."""

    def aliases(self, kind: str, value: Scalar) -> tuple[Text | str, ...]:
        """Return other right names of a value: understood where somebody types it."""
        return ()

    def shown_aliases(self, kind: str, value: Scalar) -> tuple[Text | str, ...]:
        """Return those of the :meth:`aliases` of a value that menus show below it; no mere shorter forms."""
        return self.aliases(kind, value)

    def nameable(self, made: type[Action | Standing], field: str) -> tuple[Scalar, ...]:
        """Return what the seat may name now in a field that is typed as a list; () where that is not said."""
        return ()

    def taken_for(self, kind: str) -> tuple[str, ...]:
        """Return the kinds whose values people name where one of this kind is asked for.

        What such a value is called has the text ``kind-<kind>`` ("a corner"), and so has what is asked for.
        """
        return ()

    def values_at(self, kind: str, other: str, value: Scalar) -> tuple[Scalar, ...]:
        """Return the values of a kind that lie at a value of another one, in their natural order."""
        return ()

    def surroundings(self, kind: str, value: Scalar) -> Text | None:
        """Return what lies at a place, by which it is found as by a name; None for what is no place.

        All know it, whoever views, and nothing that somebody holds is part of it.
        """
        return None

    def detail(self, kind: str, value: Scalar, action: type[Action] | None = None) -> Text | None:
        """Return what menus and autocomplete say of a value behind its name; None for nothing more.

        ``action`` is the class that the value is chosen for: what matters of a seat differs from one to the
        other. None where that is not known; what is said then is understood where somebody types it with the
        name. Of a place all begins with its :meth:`surroundings`.
        """
        return self.surroundings(kind, value)

    def explanation(self, action: type[Action]) -> Text | None:
        """Return what actions of a class do, where that has to be read before one is done.

        It stands beside those of its group, and an action is shown with it before it is done, even where
        there is nothing to choose. None where the name says it.
        """
        return None

    def held(self, kind: str) -> tuple[int, ...] | None:
        """Return how many of each value of a kind the seat itself holds, in the order of :meth:`values`.

        None where that is not counted, or not known: the public holds nothing.
        """
        return None

    def cost(self, action: type[Action], chosen: Mapping[str, Any]) -> Text | None:
        """Return what actions of a class cost that have such values of fields, for their button.

        None for what is free, or still differs by fields that are not ``chosen``.
        """
        return None

    def rests_on(self, action: Action) -> tuple[object, ...]:
        """Return what an action means beside its fields, which others may change before it is done.

        That is the terms of an answer that is taken up: who chooses it agrees to these and to no others.
        Public numbers, strings and tuples of these; () for an action that says all itself.
        """
        return ()

    def choice(self, action: Action) -> Text | None:
        """Return the few words for the button by which an open question is answered with an action.

        None for those of its class: ``choice-<tag>``, or else its command's label. It is the same for all.
        """
        return None

    @abc.abstractmethod
    def status(self) -> Text:
        """Return the line for the head of a panel: what the seat is asked, and what it has left for it."""

    @abc.abstractmethod
    def open_matters(self) -> tuple[Matter, ...]:
        """Return all questions that are open, the same whoever asks; () when the game is over.

        Those that the game waits for ask exactly the seats that are waited for.
        """
