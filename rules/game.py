"""The protocol of a game: write these classes and the bot plays it.

A game is a frozen state with a handful of questions (who is waited for, what is allowed, what may a seat
know) and one verb, :meth:`Game.apply`. Everything is a frozen msgspec Struct: JSON in and out is checked
on the way in and needs no code.

A game is a package of files with the same names in every game, from the lowest on; a file imports those
above it in this list, never those below. One that grows long becomes a folder of that name.

1. ``components.py``: what is in the box, read from component files (``board.toml``), and the kinds of
   values that fields hold (``Space = Annotated[int, Kind("space", place=True)]``).
2. ``actions.py``: a class for each thing that a player can do (:class:`~rules.records.Action`).
   ``events.py``: a class for each thing that can happen (:class:`~rules.records.Event`). All carry a
   written-out ``tag``: the name in stored games and the key of their texts. Fields are ints, strings,
   booleans, enums, None, or tuples of these, marked with a :class:`~rules.values.Kind` where they are more
   than a bare number. A tuple of ints may be a bundle, which counts by kind; :mod:`rules.kit.bundles` reads
   what people type for it.
3. ``state.py``: the fields of the state and small properties that follow from them, as a subclass of
   :class:`Game` without a tag. What has to be decided lies in the state, the next decision first
   (:mod:`rules.kit.pending`). ``bounds.py``: what each of these fields can ever be
   (:mod:`rules.kit.bounds`).
4. ``steps.py``: the rules. Each step holds both directions, what it offers and what it does, with one
   function for each condition, which both of them use; so what is offered is what is accepted.
5. ``view.py``: what one seat, or the public, may know (:class:`~rules.view.View`). What is hidden is a
   count, or is not there at all.
6. ``policy.py``: a sensible player, who knows no more than a view.
7. ``redeal.py``: the same position with other hidden facts (:meth:`Game.redeal`).
   ``standing.py``, where a game has any: a class for each answer that can be given beforehand, with a tag
   (:class:`~rules.records.Standing`), and what is done by it, from a view too.
   ``ahead.py``, where plans can be made: the position at a seat's next turn (:meth:`Game.ahead`), and what
   others may do until then (:meth:`Game.awaited`).
8. ``game.py``: the game class (:class:`Game`) with its tag: the state, and the abstract members as
   answers that it has from the files above.
9. ``texts/en.ftl`` (:mod:`rules.language.texts` lists the keys); the rules to look up,
   ``rulebook/en.md`` (:mod:`rules.language.rulebook`), with their pictures, ``figures.py``
   (:mod:`rules.kit.figures`); and a painter (:mod:`render`).

Then ``rules.register(YourGame)`` and ``render.register(YourView, painter)`` make it known, and
:mod:`rules.testing` checks all that is written here. ``tests/toy`` is the example to copy.

Sequences in the state are tuples or bytes, never list, set or dict, so that a state is hashable, compares
by value and has one order only.
"""

from __future__ import annotations

import abc
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Self

import msgspec

from rules.options import Option
from rules.plans import Condition
from rules.randomness import Randomness
from rules.records import (
    UNDIVIDED,
    Action,
    Duration,
    Event,
    Outcome,
    PointsFrom,
    RuleError,
    Standing,
    Tally,
)
from rules.values import Text, Value
from rules.view import AbstractStructMeta, View

OTHERS_ARE_ASKED = "game.turn"
"""The rule by which a seat that is not waited for is refused; its message says what the others are asked."""
FORESEEN = Randomness("nobody-can-foresee")
"""The draws of positions that are thought out ahead: always the same, and those of no game."""


class Game(
    msgspec.Struct,
    frozen=True,
    tag_field="game",
    forbid_unknown_fields=True,
    metaclass=AbstractStructMeta,
):
    """A game being played: a frozen state, and the answers that the rules give about it.

    Class facts, written out in each game (its ``tag`` is its id):

    - ``actions``, ``events``: all leaf classes, in the order in which they are offered and documented.
    - ``standing``: all leaf classes of standing answers, in the order in which they are offered and asked.
    - ``views``: the class of its views.
    - ``seat_numbers``: the numbers of seats it can be played with.
    - ``components``: file names (``"board.toml"``) in the game's package whose texts are options, named by
      the stem, and live in the state.
    - ``options``: further options by name, each with type and default.
    - ``package``: the package that holds ``texts/`` and the component files.
    - ``duration``: how long it lasts, for those who think of joining; None if nobody knows yet.
    - ``foresight``: how many actions of all seats a computer player looks ahead before it asks what the
      position is :meth:`worth`; ``nodes``: how many actions a strong one tries for one decision, so many that
      it takes less than a second or, of a large game, three; ``astray``: in how many of a hundred cases
      somebody does anything there and not what is suggested, which helps where that alone would give away
      what others have chosen in secret.
    - ``version``: raised whenever a change of rules could make a stored game go on differently.

    Fields that every game has: ``seats``, the number of people who play, and ``randomness``.
    """

    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    standing: ClassVar[tuple[type[Standing], ...]] = ()
    views: ClassVar[type[View]]
    seat_numbers: ClassVar[tuple[int, ...]]
    components: ClassVar[tuple[str, ...]] = ()
    options: ClassVar[Mapping[str, Option]] = {}
    package: ClassVar[str]
    duration: ClassVar[Duration | None] = None
    foresight: ClassVar[int] = 12
    nodes: ClassVar[int] = 600
    astray: ClassVar[int] = 0
    version: ClassVar[int] = 1

    seats: int
    randomness: Randomness

    @classmethod
    @abc.abstractmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **options: Any) -> Self:
        """Return the game as it starts. ``first`` is the first player, or None to draw one by lot.

        ``options`` holds the text of each component file by its stem, and each declared option. Raises
        ValueError, naming file and key, if a text is not a good component file.
        """

    @property
    def began(self) -> int | None:
        """Return the seat that was the first player, after which the next game goes on; None if none was."""
        return None

    @property
    @abc.abstractmethod
    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats without whom the game cannot go on, in order; () when it is over."""

    @property
    def answering(self) -> tuple[int, ...]:
        """Return the seats that have yet to answer what the game does not wait for, in order.

        By itself it asks nothing so. None of them is waited for, and each may answer.
        """
        return ()

    @property
    @abc.abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it is played."""

    @abc.abstractmethod
    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Return all that the seat may do, in an order that depends on the state alone; () when it is over.

        Of an open-ended class at least one example is listed whenever one is legal. A seat that is not
        waited for may have actions too (change a bet, answer an offer). Draws nothing.
        """

    @abc.abstractmethod
    def perform(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """Return the new game and what happened, in order; raise RuleError if the action is not allowed.

        Called by :meth:`apply` alone, with the game not over, a seat of the game and an action of one of
        its classes.
        """

    @abc.abstractmethod
    def view(self, seat: int | None) -> View:
        """Return what the seat may know, or the public (None)."""

    @abc.abstractmethod
    def suggest(self, seat: int) -> Action:
        """Return a sensible action for the seat from what it may know; always the same in the same state.

        Raises RuleError("game.turn") if the seat has none. Draws nothing.
        """

    def naive(self, seat: int) -> Action:
        """Return what a beginner does where nothing brings points at once: by itself what is suggested.

        It goes for the points of now and not for what comes of it; it blunders no more than that. It knows
        what the seat may know and is always the same in the same state. Raises RuleError("game.turn") if the
        seat has nothing to do. Draws nothing.
        """
        return self.suggest(seat)

    @property
    def round_number(self) -> int | None:
        """Return the number of the round that is played, or was the last, from 1; None without rounds."""
        return None

    def points_now(self) -> tuple[int, ...]:
        """Return the points of each seat as they stand now; what nobody has counted yet is not among them."""
        return (0,) * self.seats if self.outcome is None else self.outcome.scores

    def points_by_source(self) -> tuple[Tally, ...]:
        """Return where the points of :meth:`points_now` came from: by seat, then of those nobody plays.

        It follows from what everybody may know. () where not all may know that yet, never once the game is
        over. By itself all points have one source. Draws nothing.
        """
        return tuple(
            Tally(Value("seat", seat), points, (PointsFrom(UNDIVIDED, points),) if points else ())
            for seat, points in enumerate(self.points_now())
        )

    def worth(self) -> tuple[int, ...]:
        """Return what the position is worth to each seat, in thousandths of a point: what it may yet bring.

        It is asked of positions in which everything is known, and may look at everything. Draws nothing.
        """
        return tuple(1000 * points for points in self.points_now())

    def ranked(self, seat: int) -> tuple[Action, ...] | None:
        """Return the actions of a seat that are worth thinking about, the best by a first look first.

        The first is what is suggested, all are legal, and they and their order follow from what the seat may
        know alone; () if it has none. None, as by itself, leaves the first look to whoever thinks. Draws
        nothing.
        """
        return None

    def retracted(self, seat: int) -> Self:
        """Return the game with all hidden choices taken back that others have made in an open decision.

        Who imagines what they chose lets them choose anew: hidden facts that were dealt at random say nothing
        about what somebody wanted. By itself nothing is taken back. Draws nothing.
        """
        return self

    @abc.abstractmethod
    def redeal(self, seat: int | None, randomness: Randomness) -> Self:
        """Return a game that looks the same to the seat, or the public (None), and hides other facts.

        All that the seat cannot know is drawn anew with the given randomness; what is left of that decides
        the draws to come. What is :meth:`conserved` stays. Games that look the same to the seat give the same
        game with the same randomness.
        """

    def standing_answers(self, seat: int) -> tuple[Standing, ...]:
        """Return the standing answers that a seat may give now, in an order that depends on the state alone.

        Of an open-ended class at least one example is listed whenever one may be given. One that was given
        before and is not among them any more stays; it may be of use again later, as :meth:`stands` says.
        """
        return ()

    def check_standing(self, seat: int, standing: Standing) -> None:
        """Raise RuleError if an open-ended standing answer is not possible; its class is offered now."""

    def stands(self, seat: int, standing: Standing) -> bool:
        """Say whether a standing answer that a seat has given may still be of use, so that it is shown.

        One that was for a round gone by is not. An :meth:`answer` is given by one that stands alone. It
        follows from what the seat may know alone. Draws nothing.
        """
        return True

    def answer(self, seat: int, standing: Standing) -> Action | None:
        """Return what the seat does now by a standing answer that it has given; None if it does nothing.

        The action is legal, and follows from what the seat may know alone (its view). Where each answer of
        any seats is done at once, that comes to rest. Draws nothing.
        """
        return None

    def awaited(self, seat: int) -> tuple[Condition, ...]:
        """Return what others may still do, or what may happen, that plans of the seat can depend on.

        Each names all fields that its class says (``Event.awaited``); the order depends on the state alone.
        What the next action of anybody else leads to is among them, of what a later one can lead to at least
        what can be told now. They follow from what the seat may know alone. Draws nothing.
        """
        return ()

    def ahead(self, seat: int) -> Self | None:
        """Return the position at the seat's next turn, or other decision, if nothing else changes until then.

        Others have done nothing but what they cannot leave out. The seat is waited for there, and may do what
        it really may when it comes to that. None where the seat is waited for now, where the game is over and
        where nothing can be foreseen. What the seat cannot know is drawn anew with :data:`FORESEEN`, so that
        nothing shows of what there is or of the draws to come. Draws nothing.
        """
        return None

    def foresee(self, seat: int, action: Action) -> Self | None:
        """Return the position in which the seat goes on after an action in this one, as far as it is certain.

        That is at once, or at its next turn or decision (:meth:`ahead`). None where the action reveals
        something hidden or random, and where nothing can be foreseen. Raises RuleError as :meth:`apply` does.
        """
        after, events = self.apply(seat, action)
        if any(event.reveals for event in events):
            return None
        return after if seat in after.waiting_for else after.ahead(seat)

    def supposes(self, ahead: Game) -> bool:
        """Say whether in a position foreseen from this one everybody sees what nobody can know yet.

        That is what others decide until then, or what is revealed: a picture of it would show as settled
        what was made up so that the game comes to it.
        """
        return False

    def lost_by(self, seat: int, action: Action) -> Text | None:
        """Return what would be lost by a legal action of the seat, for a panel to ask once before it is done.

        That is a turn ended with much left, or something paid for nothing; None where there is nothing worth
        a question. It follows from what the seat may know alone. Draws nothing.
        """
        return None

    def reshuffled(self) -> Self:
        """Return the game with what was drawn before and still is secret (the order of a pile) drawn anew.

        Called after :meth:`reseed` has changed the seed; games that keep no such order need not change it.
        """
        return self

    def outside(self) -> str | None:
        """Return the place of the first thing that no game comes to (``$.coins[1]``); None if all may be.

        It is asked of states that somebody brings along, before all else. Raises ValueError if a component
        text in it is no good.
        """
        return None

    def conserved(self) -> Mapping[str, int]:
        """Return quantities by name that no action may change (cards in all, workers of a colour).

        Tests and audits compare them.
        """
        return {}

    def apply(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """Return the game after the seat's action, and what happened in order; this game stays as it is.

        Raises RuleError if the action is not allowed, and then nothing has changed: "game.over" when the
        game is over, "game.seat" for a seat that there is not, "game.action" for an action of another game,
        else the id of the rule.
        """
        if self.outcome is not None:
            raise RuleError("game.over")
        if not 0 <= seat < self.seats:
            raise RuleError("game.seat")
        if type(action) not in _classes_of(type(self)):
            raise RuleError("game.action")
        return self.perform(seat, action)

    def not_waited_for(self) -> RuleError:
        """Return the error for a seat that has nothing to do now, with the seats that are waited for."""
        waiting = tuple(Value("seat", seat) for seat in self.waiting_for)
        return RuleError(OTHERS_ARE_ASKED, waiting=waiting)

    def reseed(self, salt: str) -> Self:
        """Return the game with other random draws from here on, from the old seed and a published salt."""
        fresh = msgspec.structs.replace(self, randomness=self.randomness.reseed(salt))
        return fresh.reshuffled()

    def to_json(self) -> bytes:
        """Return the whole state as JSON, hidden things included; ``rules.load_game`` reads it back."""
        return msgspec.json.encode(self)


@cache
def _classes_of(game: type[Game]) -> frozenset[type[Action]]:
    """Return the action classes of a game, to be found in constant time."""
    return frozenset(game.actions)
