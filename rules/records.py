"""The records that a game and the table exchange: actions, events, standing answers, matters, refusals.

:mod:`rules.game` says how a game uses them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

import msgspec

from rules.names import Parser
from rules.values import Text, Value


class RuleError(Exception):
    """An action that the rules do not allow.

    ``rule`` is the stable id of the rule or ruling ("arriala.lock.limit", "arriala.R4"); ``params`` are
    the parameters of its message: numbers, strings, :class:`~rules.values.Value`,
    :class:`~rules.values.Bundle`, texts, tuples of these, :class:`~rules.values.AnyOf`. The message has the
    rule's id as its key, with dashes for dots.
    """

    def __init__(self, rule: str, **params: object) -> None:
        super().__init__(rule, params)
        self.rule = rule
        self.params: Mapping[str, object] = params

    def __str__(self) -> str:
        params = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.rule}({params})"


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Something a player does; small, frozen, comparable.

    ``command`` is the path of its slash command below the game's ("lock", "card move"): one or two words
    of the ids in the code; what people see comes from the texts. ``open_ended`` marks classes whose legal
    actions are too many to list (an offer, a discard of many cards); their free fields are typed, and
    ``parsers`` names the parser of each such field.

    ``role`` is where a panel puts the action: with the others ("act"), first, as what begins the turn
    ("begin"), set apart as what passes it ("end"), or out of the way ("aside"); the last are shown before
    they are done. Where what begins a turn is a choice of an open matter, its button stands beside the one to
    the panel, and opens that as well. With the others, but known apart by their buttons, are a yes ("accept")
    and a no ("decline"). What whoever has asked does with the answers is "settle", and to ask no more
    "withdraw", shown before it is done; below a question these two are in rows of their own. ``by_hand`` says
    that what the seat holds in private matters for it, though nothing of that is chosen: a panel shows it.

    ``counted`` names fields, bundles of what the seat holds, of which every legal action has as many in all
    as the one that is listed: they are picked card by card, and need not be typed.
    """

    command: ClassVar[str]
    role: ClassVar[Literal["act", "accept", "decline", "settle", "begin", "end", "aside", "withdraw"]] = "act"
    by_hand: ClassVar[bool] = False
    counted: ClassVar[tuple[str, ...]] = ()
    open_ended: ClassVar[bool] = False
    parsers: ClassVar[Mapping[str, Parser]] = {}


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Something that happened; its tag is the key of its text (``event-<tag>``), its fields the parameters,
    with :meth:`facts`.

    ``reveals`` marks events by which somebody learns something hidden or random: undo never crosses them.
    ``agreed`` marks what several people have agreed on, as a trade: none of them takes it back alone, but all
    may together, since nobody has learnt anything by it.
    ``announces`` marks public events that are posted in the channel at once, even if the turn stays.
    ``concludes`` marks the one that says who has won: where that stands first, it is not told again.
    ``ends_turn`` marks the one by which a turn ends: pictures mark as new what happened since the last of
    these, and the channel gets a board by it, be it the same seat's turn again. What has the role "end"
    makes one. Where a game has none, new is what happened since the last message about its board, and a turn
    that all others pass beforehand comes back without one.
    ``follows`` marks what only follows from what somebody does, be it an answer of somebody else: it is told
    in that one's sentence, and begins none.

    ``added`` names fields with defaults that stored events of before do not have: where such an event has
    the default, it is still the one that the same action makes today.
    ``awaited`` marks a public event that plans can wait for, by the fields that matter for that: values that
    have words; of several one is enough. () where it is the event alone that matters, None where there is
    nothing to wait for.
    ``awaited_as`` is the tag of another class, awaited by the same fields, for which it counts: there are
    several ways in which a place is taken.
    """

    reveals: ClassVar[bool] = False
    agreed: ClassVar[bool] = False
    announces: ClassVar[bool] = False
    concludes: ClassVar[bool] = False
    ends_turn: ClassVar[bool] = False
    follows: ClassVar[bool] = False
    added: ClassVar[tuple[str, ...]] = ()
    awaited: ClassVar[tuple[str, ...] | None] = None
    awaited_as: ClassVar[str] = ""

    def as_expired(self) -> Event:
        """Return the event as it is where nobody did it, but the time of an open question was over.

        Of what happens when the time is over, one event at least says so.
        """
        return self

    def audience(self) -> tuple[int, ...] | None:
        """Return the seats that it is visible to; None if it is public."""
        return None

    def facts(self) -> Mapping[str, object]:
        """Return further parameters of its texts, which follow from the fields; none as a rule."""
        return {}

    def merged(self, later: Event) -> Event | tuple[Event, ...] | None:
        """Return the one event as which this and the next one are narrated; None if each is by itself.

        Steps of one worker are one journey; "somebody drew a card" adds nothing to which card it was. Several
        are returned where the next one says of this one how it ended, and is told as well.
        """
        return None


class Standing(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """An answer that somebody gives beforehand, for each time that they are asked, until they withdraw it.

    Small and comparable, as actions are; its tag is the name in stored rows and the key of its texts. It is
    private: only the seat that gave it knows of it. ``topic`` is what it is an answer to ("coins"): of one
    topic a seat has one at most, and a later one takes the place of the one before. The topic has texts too.

    ``prompted`` marks classes that a panel offers by itself while the seat has nothing else to do.
    ``open_ended`` and ``parsers`` are as in :class:`Action`. ``limited`` marks classes that may be given for
    a number of times as well: the table counts how often the seat has acted by one.
    """

    topic: ClassVar[str]
    prompted: ClassVar[bool] = False
    open_ended: ClassVar[bool] = False
    parsers: ClassVar[Mapping[str, Parser]] = {}
    limited: ClassVar[bool] = False


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game: points by seat, and the seats that won (none, one or several)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


UNDIVIDED = "points"
"""The source of all points of a game that does not say where they came from; it has no text."""


class PointsFrom(msgspec.Struct, frozen=True):
    """What a source has brought somebody: its name, the points, and how many things they were for.

    The name is that of its text, ``count-<source>``, with ``$points`` and ``$count``. ``count`` is None where
    the things are not counted; the text does not speak of it then.
    """

    source: str
    points: int
    count: int | None = None


class Tally(msgspec.Struct, frozen=True):
    """Somebody's points: whose they are, how many, and what brought them.

    ``who`` is a seat, or a value of another kind that points go to without anybody playing it. ``sources``
    add up to the points; what has brought nothing is not among them.
    """

    who: Value
    points: int
    sources: tuple[PointsFrom, ...]


class Duration(msgspec.Struct, frozen=True):
    """How long a game lasts, from and to: minutes at a table, weeks by post with a turn or two a day."""

    minutes: tuple[int, int]
    weeks: tuple[int, int]


class Matter(msgspec.Struct, frozen=True):
    """A question that is put to people and is open: a turn to take, a choice to make, an offer to answer.

    ``key`` tells it from any other question of the game, also from one that is put again later:
    ``rules.kit.matters.matter_key`` makes it from all that the question is about. It stays while people
    answer. ``text`` is what is asked, in words for those who are asked and for all others. ``asked`` are the
    seats that have still to answer, in order, and ``answers`` the events by which everybody may know of the
    answers so far. ``waits`` says that the game cannot go on without those who are asked. ``choices`` are
    whole actions by which anybody who is asked may answer in the open: they stand below the question, in the
    channel, each by its text ``choice-<tag>`` or else by its command's label. () where the answer is a
    secret, or differs from seat to seat. ``ways`` are classes of actions that are chosen in private: a button
    each, which opens the panel of whoever presses at that choice. One without fields leaves nothing to
    choose, and is done at once by whoever may.

    ``apart`` says that the question stands in a message of its own, not below the board: it pings those who
    are asked, is edited as answers come in, and is closed with its result. ``shares`` are what is asked of
    each of those who are asked, in their order ("4 of 9"); () where it is the same of all. ``results`` are
    the classes of events that tell how it was settled: those of the action that closes it are shown in its
    message, and nothing else of that action.

    ``then`` is the seat that goes on with it once nobody has still to answer, None where nobody has to. It is
    called once then, and is not among those asked: it is no duty, and makes no decision of before stale.

    ``sentence`` says that the text is a whole sentence about somebody, behind which those who are asked are
    named, rather than one that follows their names.

    ``past`` is what its message says in place of the text once it is settled, since that still asks: () where
    the answers and results tell all, None where the text stays as it is.

    ``hours`` is how long it stays open at most, None for as long as it takes; ``expiry`` is then the seat and
    the action that is done for it when that time is over.
    """

    key: str
    text: Text
    asked: tuple[int, ...]
    answers: tuple[Event, ...] = ()
    waits: bool = True
    choices: tuple[Action, ...] = ()
    ways: tuple[type[Action], ...] = ()
    apart: bool = False
    shares: tuple[Text, ...] = ()
    results: tuple[type[Event], ...] = ()
    then: int | None = None
    sentence: bool = False
    past: tuple[Text, ...] | None = None
    hours: int | None = None
    expiry: tuple[int, Action] | None = None
