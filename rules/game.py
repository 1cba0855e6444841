"""The protocol of a game: write these classes and the bot plays it.

A game is a frozen state with a handful of questions (who is waited for, what is allowed, what may a seat
know) and one verb, :meth:`Game.apply`. Everything is a frozen msgspec Struct: JSON in and out is checked
on the way in and needs no code.

To write a game:

1. Action classes, one per thing a player can do (:class:`Action`), and event classes, one per thing that
   can happen (:class:`Event`). Both carry a written-out ``tag``: the name in stored games and the key of
   their texts. Fields are ints, strings, booleans, enums, None, or tuples of these, marked with a
   :class:`~rules.values.Kind` where they are more than a bare number.
2. A view class (:class:`View`): what one seat, or the public, may know. What is hidden is a count, or is
   not there at all.
3. The game class (:class:`Game`): the state as fields, the abstract members as rules.
4. Texts, ``texts/en.ftl`` in the game's package (:mod:`rules.language.texts` lists the keys), its rules to
   look up, ``rulebook/en.md`` (:mod:`rules.language.rulebook`) with its pictures, ``figures.py``
   (:mod:`rules.kit.figures`), and a painter (:mod:`render`).
5. ``rules.register(YourGame)`` and ``render.register(YourView, painter)``.

Sequences in the state are tuples or bytes, never list, set or dict, so that a state is hashable, compares
by value and has one order only.
"""

from __future__ import annotations

import abc
from collections.abc import Callable, Mapping
from typing import ClassVar, Literal, Protocol, Self

import msgspec

from rules.randomness import Randomness
from rules.values import Scalar, Text, Value


class _AbstractStructMeta(type(msgspec.Struct), abc.ABCMeta):
    """Lets a Struct have abstract members."""


class RuleError(Exception):
    """An action that the rules do not allow.

    ``rule`` is the stable id of the rule or ruling ("arriala.lock.limit", "arriala.R4"); ``params`` are
    what its message speaks of: numbers, strings, :class:`~rules.values.Value`, texts, tuples of these.
    The message has the rule's id as its key, with dashes for dots.
    """

    def __init__(self, rule: str, **params: object) -> None:
        super().__init__(rule, params)
        self.rule = rule
        self.params: Mapping[str, object] = params

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.rule}({said})"


class Names(Protocol):
    """Finds the value that somebody wrote; :class:`rules.language.texts.Words` is one."""

    def find(self, kind: str, written: str) -> Scalar:
        """The value of that kind whose name or id was written; RuleError("game.value") if there is none."""
        ...


Parser = Callable[[str, Names], object]
"""Turns what a person wrote into the value of a field; raises RuleError with a rule id when it cannot."""


class Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a player does; small, frozen, comparable.

    ``command`` is the path of its slash command below the game's ("lock", "card move"): one or two words
    of the ids in the code; what people see comes from the texts. ``open_ended`` marks classes whose legal
    actions are too many to list (an offer, a discard of many cards); their free fields are typed, and
    ``parsers`` names the parser of each such field.

    ``role`` is where a panel puts the action: with the others ("act"), set apart as what passes the ball
    ("end"), or out of the way ("aside").
    """

    command: ClassVar[str]
    role: ClassVar[Literal["act", "end", "aside"]] = "act"
    open_ended: ClassVar[bool] = False
    parsers: ClassVar[Mapping[str, Parser]] = {}


class Event(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something that happened; its tag is the key of its text (``event-<tag>``), its fields the parameters.

    ``reveals`` marks events by which somebody learns something hidden or random: undo never crosses them.
    ``announces`` marks public events that the channel hears of at once, even if the ball stays.
    """

    reveals: ClassVar[bool] = False
    announces: ClassVar[bool] = False

    def audience(self) -> tuple[int, ...] | None:
        """The seats that may know of it; None if everybody may."""
        return None

    def merged(self, later: Event) -> Event | None:
        """The one event that this and the next one are told as; None if they are told apart.

        Steps of one worker are one journey; "somebody drew a card" says nothing beside which card it was.
        """
        return None


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: points of each seat, in seat order, and the seats that won (none, one or several)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class View(msgspec.Struct, frozen=True, metaclass=_AbstractStructMeta):
    """What one seat (``seat``) or the public (``seat`` None) may know; painters and panels get nothing else.

    ``game`` is the id of the game, ``seats`` the number of seats, ``waiting_for`` and ``outcome`` as in
    :class:`Game`. Subclasses add the position; what is hidden from the seat is a count or not there.
    """

    game: ClassVar[str]

    seat: int | None
    seats: int
    waiting_for: tuple[int, ...]
    outcome: Outcome | None

    @abc.abstractmethod
    def words(self, kind: str, value: Scalar) -> Text | str:
        """How a value of a kind is called. Never asked for seats: the table knows who sits there."""

    @abc.abstractmethod
    def values(self, kind: str) -> tuple[Scalar, ...]:
        """All values of a kind that there are in this game, in their natural order."""

    @abc.abstractmethod
    def status(self) -> Text:
        """One line for the head of a panel: what the seat is asked, and what it has left for it."""


class Game(
    msgspec.Struct,
    frozen=True,
    tag_field="game",
    forbid_unknown_fields=True,
    metaclass=_AbstractStructMeta,
):
    """A game being played: a frozen state, and the rules as its members.

    Class facts, written out in each game (its ``tag`` is its id):

    - ``actions``, ``events``: all leaf classes, in the order in which they are offered and documented.
    - ``views``: the class of its views.
    - ``seat_numbers``: the numbers of seats it can be played with.
    - ``components``: file names (``"board.toml"``) in the game's package whose texts are options, named by
      the stem, and live in the state.
    - ``package``: the package that holds ``texts/`` and the component files.
    - ``version``: raised whenever a change of rules could make a stored game go on differently.

    Fields that every game has: ``seats``, the number of people who play, and ``randomness``.
    """

    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    views: ClassVar[type[View]]
    seat_numbers: ClassVar[tuple[int, ...]]
    components: ClassVar[tuple[str, ...]] = ()
    package: ClassVar[str]
    version: ClassVar[int] = 1

    seats: int
    randomness: Randomness

    @classmethod
    @abc.abstractmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **components: str) -> Self:
        """The game as it starts. ``first`` is the first player, or None to draw one by lot.

        ``components`` holds the text of each component file by its stem. Raises ValueError, naming file
        and key, if a text is not a good component file.
        """

    @property
    @abc.abstractmethod
    def waiting_for(self) -> tuple[int, ...]:
        """The seats without whom the game cannot go on, in order; () when it is over."""

    @property
    @abc.abstractmethod
    def outcome(self) -> Outcome | None:
        """None while it is played."""

    @abc.abstractmethod
    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """All that the seat may do, in an order that depends on the state alone; () when it is over.

        Of an open-ended class at least one example is listed whenever one is legal. A seat that is not
        waited for may have actions too (change a bet, answer an offer). Draws nothing.
        """

    @abc.abstractmethod
    def perform(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The new game and what happened; RuleError if not allowed. Called by :meth:`apply` alone,
        with the game not over, a seat of the game and an action of one of its classes."""

    @abc.abstractmethod
    def view(self, seat: int | None) -> View:
        """What the seat may know, or the public (None)."""

    @abc.abstractmethod
    def suggest(self, seat: int) -> Action:
        """A sensible action for the seat from what it may know; always the same in the same state.

        Raises RuleError("game.turn") if the seat has none. Draws nothing.
        """

    def reshuffled(self) -> Self:
        """The game with what chance has already laid down in secret (the order of a pile) drawn anew.

        Called after new dice; games that keep no such order need not change it.
        """
        return self

    def conserved(self) -> Mapping[str, int]:
        """Quantities that no action may change (cards in all, workers of a colour), for tests and audits."""
        return {}

    def apply(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The game after the seat's action, and what happened in order; this game stays as it is.

        Raises RuleError if the action is not allowed, and then nothing has changed: "game.over" when the
        game is over, "game.seat" for a seat that there is not, "game.action" for an action of another game,
        else the id of the rule.
        """
        if self.outcome is not None:
            raise RuleError("game.over")
        if not 0 <= seat < self.seats:
            raise RuleError("game.seat")
        if type(action) not in self.actions:
            raise RuleError("game.action")
        return self.perform(seat, action)

    def not_waited_for(self) -> RuleError:
        """The error for a seat that has nothing to do now."""
        waiting = tuple(Value("seat", seat) for seat in self.waiting_for)
        return RuleError("game.turn", waiting=waiting)

    def reseed(self, salt: str) -> Self:
        """New dice from here on, from the old seed and a published salt."""
        fresh = msgspec.structs.replace(self, randomness=self.randomness.reseed(salt))
        return fresh.reshuffled()

    def to_json(self) -> bytes:
        """The whole state, hidden things included; ``rules.load_game`` reads it back."""
        return msgspec.json.encode(self)
