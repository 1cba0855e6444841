"""What all progress cards have in common: who may play one, what is offered, where it goes (R34, R44)."""

from __future__ import annotations

import abc
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

from rules.great_canal import events as e
from rules.great_canal.instead import wrong_choice
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import require_turn
from rules.great_canal.steps.drawing import give_back, require_held
from rules.great_canal.steps.roll import require_before_roll
from rules.records import Action, Event, RuleError
from rules.values import Scalar


class ProgressCard(abc.ABC):
    """A kind of progress cards.

    ``name`` is its id, ``action`` the class of the action that plays it.
    """

    name: ClassVar[str]
    action: ClassVar[type[Action]]
    before_roll: ClassVar[bool] = False
    """Whether it is played before the roll; all others are after it (great_canal.R23)."""

    @abc.abstractmethod
    def offer(self, game: GreatCanalState, seat: int) -> Sequence[Action]:
        """Return how a seat that holds the card can play it at its time."""

    def require(self, game: GreatCanalState, seat: int, action: Any) -> None:  # noqa: B027
        """Raise RuleError unless a seat that holds the card can play it like this at its time.

        What :meth:`work` raises itself need not be asked here.
        """

    @abc.abstractmethod
    def work(self, game: S, seat: int, action: Any, events: list[Event]) -> S:
        """Return the game with what the card does; it has been played and lies under its deck.

        Raises RuleError, and nothing has changed, if it cannot be done.
        """

    def play(self, game: S, seat: int, action: Any, events: list[Event]) -> S:
        """Return the game after a seat played the card; RuleError if it may not.

        It goes back under its deck before it takes effect (great_canal.R44).
        """
        (require_before_roll if self.before_roll else require_turn)(game, seat)
        require_held(game, seat, self.name)
        self.require(game, seat, action)
        events.append(e.CardPlayed(seat, self.name))
        return self.work(give_back(game, seat, self.name, public=True), seat, action, events)


class PlainCard(ProgressCard):
    """A kind of progress cards with which nothing is named."""

    @abc.abstractmethod
    def refusal(self, game: GreatCanalState, seat: int) -> str | None:
        """Return the rule by which the card would do nothing, as public facts show; None if it may (R34)."""

    def offer(self, game: GreatCanalState, seat: int) -> Sequence[Action]:
        """Return the action, if the card may do something."""
        return () if self.refusal(game, seat) else (self.action(),)

    def require(self, game: GreatCanalState, seat: int, action: Any) -> None:
        """Raise RuleError if the card would do nothing."""
        rule = self.refusal(game, seat)
        if rule is not None:
            raise RuleError(rule)


class ChoiceCard(ProgressCard):
    """A kind of progress cards with which one of several is named.

    ``kind`` is the kind of what is named, in the only field of the action.
    """

    kind: ClassVar[str]

    @abc.abstractmethod
    def choices(self, game: GreatCanalState, seat: int) -> Sequence[Scalar]:
        """Return what a seat can name, as far as public facts and its own cards show (great_canal.R34)."""

    @property
    def field(self) -> str:
        """Return the name of the only field of the action."""
        return self.action.__struct_fields__[0]

    def offer(self, game: GreatCanalState, seat: int) -> Sequence[Action]:
        """Return the card with each that can be named."""
        make = cast("Callable[[Scalar], Action]", self.action)
        return [make(choice) for choice in self.choices(game, seat)]

    def require(self, game: GreatCanalState, seat: int, action: Any) -> None:
        """Raise RuleError unless what is named is one of the choices, with those that there are."""
        there, chosen = self.choices(game, seat), getattr(action, self.field)
        if chosen not in there:
            raise wrong_choice(f"great_canal.{self.name}", self.kind, there, chosen)
