"""The words that the database stores for statuses and kinds, each with all that the program knows of it.

One declaration for each member: what depends on a kind asks the member, so that a new kind is one line here.
The values are stored and stand in exported files; they never change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal, Self


class _Described(StrEnum):
    """A stored word with what is so for it, which each kind of word declares."""

    facts: Any

    def __new__(cls, value: str, facts: object) -> Self:
        """Make a member of its stored word and its facts."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.facts = facts
        return member


@dataclass(frozen=True, slots=True)
class StatusFacts:
    """What is so for all games of one status.

    ``holds_channel`` says that no other game may be in its channel, ``ended`` that it was finished or
    abandoned, and ``rewinds`` that a moderator may go back in its log.
    """

    holds_channel: bool = False
    ended: bool = False
    rewinds: bool = False


class Status(_Described):
    """Where a game is in its life."""

    facts: StatusFacts

    LOBBY = "lobby", StatusFacts(holds_channel=True)
    OPEN = "open", StatusFacts(holds_channel=True, rewinds=True)
    DETACHED = "parked", StatusFacts()
    FINISHED = "finished", StatusFacts(ended=True, rewinds=True)
    ABANDONED = "abandoned", StatusFacts(ended=True, rewinds=True)
    RESET = "reset", StatusFacts()


HOLDING = tuple(status for status in Status if status.facts.holds_channel)
"""The statuses of games that hold their channel."""

NOT_ENDED = tuple(status for status in Status if not status.facts.ended)
"""The statuses of games that go on, or may."""


@dataclass(frozen=True, slots=True)
class EntryFacts:
    """What is so for all entries of one kind.

    ``effective`` says that the position follows from it until it is taken back, and ``rewinds`` that the
    game stands by it where it stood "before" or "after" its target, or where it would stand if its target
    "alone" had not been. ``seeks`` says that a substitute is looked for by it (by "replace" only where nobody
    came instead), and ``audit`` that a moderator, or nobody at the table, made it. ``needs`` are the facts
    that it has to have, by name; others may be there.
    """

    effective: bool = False
    rewinds: Literal["before", "after", "alone"] | None = None
    seeks: bool = False
    audit: bool = False
    needs: Mapping[str, type] = field(default_factory=dict[str, type])


class EntryKind(_Described):
    """What an entry of a game's log is about."""

    facts: EntryFacts

    ACTION = "action", EntryFacts(effective=True)
    UNDO = "undo", EntryFacts(rewinds="before")
    UNDO_EARLIER = "undo_earlier", EntryFacts(rewinds="alone")
    TAKEBACK = "takeback", EntryFacts(rewinds="before")
    ROLLBACK = "rollback", EntryFacts(rewinds="after", audit=True)
    DICE = "dice", EntryFacts(effective=True, audit=True, needs={"salt": str})
    RESET = "reset", EntryFacts(audit=True)
    RESTORE = "restore", EntryFacts(audit=True)
    ABANDON = "abandon", EntryFacts()
    PAUSE = "pause", EntryFacts(audit=True)
    RESUME = "resume", EntryFacts(audit=True)
    POST_AGAIN = "post_again", EntryFacts(audit=True)
    DETACH = "park", EntryFacts(audit=True)
    REPLACE = "replace", EntryFacts(seeks=True, audit=True)
    HANDOVER = "handover", EntryFacts()
    RESIGN = "resign", EntryFacts(seeks=True)
    SUBSTITUTE = "substitute", EntryFacts()
    CALL = "call", EntryFacts(seeks=True)
    UNCALL = "uncall", EntryFacts()
    STAND_IN = "stand_in", EntryFacts()
    BACK = "back", EntryFacts()
    SKIP = "skip", EntryFacts(audit=True)
    EXPORT = "export", EntryFacts(audit=True, needs={"seed": bool, "over": bool})
    IMPORT = "import", EntryFacts(audit=True)
    RULES = "rules", EntryFacts(audit=True, needs={"from": int, "to": int})
    FORGOTTEN = "forgotten", EntryFacts(seeks=True)
    FREE = "free", EntryFacts(seeks=True)
    # What the others have chosen for somebody whose time was over.
    TIME_SKIP = "time_skip", EntryFacts()
    TIME_FREE = "time_free", EntryFacts(seeks=True)


SEEKING = tuple(kind for kind in EntryKind if kind.facts.seeks)
"""The kinds of entries by which a substitute is looked for."""

UNDOING = (EntryKind.UNDO, EntryKind.UNDO_EARLIER)
"""The kinds of entries by which somebody takes back an action of their own turn."""

GOING_BACK = tuple(kind for kind in EntryKind if kind.facts.rewinds and kind not in UNDOING)
"""The kinds of entries by which a game goes back behind what others were asked: not undo."""

AUDITED = tuple(kind for kind in EntryKind if kind.facts.audit)
"""The kinds of entries that moderators, or nobody at the table, made."""


@dataclass(frozen=True, slots=True)
class MessageFacts:
    """What is so for all messages of one kind.

    ``board`` says that they show the board: "last" also where nobody is waited for any more, "live" with
    who is waited for, so that a later answer changes the message. ``recounts`` says that the channel knows
    by it all that was done until then.
    """

    board: Literal["last", "live"] | None = None
    recounts: bool = False


class MessageKind(_Described):
    """What a message to a channel is about; of most entries that are no action there is one of their kind."""

    facts: MessageFacts

    START = "start", MessageFacts("live")
    POST = "post", MessageFacts("live")
    EDIT = "edit", MessageFacts()
    NOTE = "note", MessageFacts()
    MATTER = "matter", MessageFacts()
    MATTER_EDIT = "matter_edit", MessageFacts()
    # The game is over, and goes on again.
    FINISH = "finish", MessageFacts()
    FINISH_EDIT = "finish_edit", MessageFacts()
    TAKEBACK = "takeback", MessageFacts("live")
    ROLLBACK = "rollback", MessageFacts("live")
    DICE = "dice", MessageFacts("live")
    RESET = "reset", MessageFacts("last")
    RESTORE = "restore", MessageFacts("live")
    ABANDON = "abandon", MessageFacts("last")
    PAUSE = "pause", MessageFacts()
    RESUME = "resume", MessageFacts("live")
    REPLACE = "replace", MessageFacts()
    HANDOVER = "handover", MessageFacts()
    RESIGN = "resign", MessageFacts()
    SUBSTITUTE = "substitute", MessageFacts()
    CALL = "call", MessageFacts()
    UNCALL = "uncall", MessageFacts()
    STAND_IN = "stand_in", MessageFacts()
    BACK = "back", MessageFacts()
    SKIP = "skip", MessageFacts()
    EXPORT = "export", MessageFacts()
    IMPORT = "import", MessageFacts("live", recounts=True)
    RULES = "rules", MessageFacts("live", recounts=True)
    FORGOTTEN = "forgotten", MessageFacts()
    FREE = "free", MessageFacts()
    TIME_SKIP = "time_skip", MessageFacts()
    TIME_FREE = "time_free", MessageFacts()


SEEKING_MESSAGES = tuple(MessageKind(kind) for kind in SEEKING)
"""The kinds of messages by which a substitute is looked for."""

RECOUNTS = tuple(kind for kind in MessageKind if kind.facts.recounts)
"""The kinds of messages after which the channel knows all that was done until then."""

LIVE_BOARDS = tuple(kind for kind in MessageKind if kind.facts.board == "live")
"""The kinds of messages that show the board and who is waited for."""


@dataclass(frozen=True, slots=True)
class ProposalFacts:
    """What is so for all proposals of one kind.

    ``shared`` says that two people who ask for it ask for the same. ``spares_target`` says that the seat it
    is about need not agree, but may refuse, and ``asks_person`` that one person alone is asked.
    ``spares_away`` says that whoever is away is not asked where the time of the seat that it is about is
    over, and ``time_over`` that it can be done only then.
    """

    shared: bool = False
    spares_target: bool = False
    asks_person: bool = False
    spares_away: bool = False
    time_over: bool = False


class ProposalKind(_Described):
    """What people ask of one another."""

    facts: ProposalFacts

    ABANDON = "abandon", ProposalFacts(shared=True)
    TAKEBACK = "takeback", ProposalFacts()
    STAND_IN = "stand_in", ProposalFacts(spares_target=True, spares_away=True)
    HANDOVER = "handover", ProposalFacts(asks_person=True)
    TIME_SKIP = "time_skip", ProposalFacts(spares_target=True, spares_away=True, time_over=True)
    TIME_FREE = "time_free", ProposalFacts(spares_target=True, spares_away=True, time_over=True)


class ProposalResult(StrEnum):
    """What came of a proposal."""

    DONE = "done"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    EXPIRED = "lapsed"


PUT_AWAY = "put_away"
"""Under which it stands among the changes of a channel that a game was put away that nobody can read."""


class TimerKind(StrEnum):
    """What comes due at a time."""

    MATTER = "matter"
    CLOCK = "clock"
    REMINDER = "reminder"
    AWAY = "away"
    NUDGE = "nudge"


OF_SEATS = tuple(kind for kind in TimerKind if kind is not TimerKind.MATTER)
"""The kinds of timers whose key is the number of a seat, with more behind a slash for some."""


class Ending(StrEnum):
    """How somebody's time in a seat ended.

    They held it from the start, the bot played for them at the end, they came in for somebody, gave it up, or
    gave way to somebody by agreement or a moderator; "empty" is a seat that nobody had at the end.
    """

    HELD = "held"
    STOOD_IN = "stood_in"
    CAME_IN = "came_in"
    RESIGNED = "resigned"
    REPLACED = "replaced"
    EMPTY = "empty"


def literals(values: Iterable[StrEnum]) -> str:
    """Return values as SQL literals: by parameters SQLite finds no partial index."""
    return ", ".join(repr(value.value) for value in values)
