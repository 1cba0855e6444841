"""What the table tells of a game, and how it refuses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.store import Person
from bot.store.kinds import EntryKind, Status
from rules import GAMES, Action, Event, Game, Outcome


class TableError(Exception):
    """Something that the table refuses, apart from the rules of the game.

    ``key`` names the message, ``params`` are what it speaks of: numbers and strings.
    """

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key, params)
        self.key = key
        self.params: Mapping[str, int | str] = params


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A game at a table, without its position.

    ``seats`` are the people in the order of their seats (in the lobby, of joining), ``needed`` is how many
    there is room for; once the game has started, how many play. ``first`` is the Discord id of who was
    asked for as first player. ``seed`` is None until the game has ended, and so are the ``salts`` of dice
    that were drawn anew. ``seq`` is the number of the log's last line. A seat that nobody has is a person
    without id; for ``stand_ins`` the bot plays, and for ``called`` a substitute is looked for.
    """

    id: int
    kind: str
    rules_version: int
    status: Status
    guild_id: int
    channel_id: int
    seats: tuple[Person, ...]
    needed: int
    host: Person
    first: int | None
    options: Mapping[str, Any]
    fingerprint: str | None
    seed: str | None
    seq: int
    waiting_for: tuple[int, ...]
    outcome: Outcome | None
    created: datetime
    started: datetime | None
    ended: datetime | None
    paused: bool
    salts: tuple[str, ...]
    stand_ins: tuple[int, ...]
    called: tuple[int, ...]

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that nobody has."""
        return tuple(seat for seat, person in enumerate(self.seats) if person.discord_id is None)

    @property
    def ready(self) -> bool:
        """Whether as many people have joined as the game can be played with."""
        return len(self.seats) in GAMES[self.kind].seat_numbers

    def seat_of(self, discord_id: int) -> int | None:
        """Where somebody sits; None if they do not. In the lobby, their place in the order of joining."""
        return next((seat for seat, person in enumerate(self.seats) if person.discord_id == discord_id), None)


@dataclass(frozen=True, slots=True)
class Position:
    """A game as it stands after entry ``seq``, with the decision number of each seat."""

    game: Game
    info: TableInfo
    decisions: tuple[int, ...]
    seq: int
    undo_seat: int | None

    def seat_of(self, discord_id: int) -> int | None:
        """Where somebody sits; None if they do not."""
        return self.info.seat_of(discord_id)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back the last action."""
        return self.info.status == Status.OPEN and not self.info.paused and self.undo_seat == seat


@dataclass(frozen=True, slots=True)
class Result:
    """What came of an action or an undo.

    ``events`` are those that the seat may know of. ``ball_passed`` says that the seat is not waited for
    after it, or that somebody is who was not before. ``repeated`` says that this interaction had been
    carried out earlier, and that nothing changed now (``position`` is then today's). ``outbox`` are the
    rows that it owes to the channel and that are still to be sent; ``seq`` is its entry.
    """

    position: Position
    seat: int
    seq: int
    events: tuple[Event, ...]
    ball_passed: bool
    outbox: tuple[int, ...]
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that a seat asks of others.

    ``kind`` is "abandon" (stop the game), "takeback" (go back to before the entry ``target``), "stand_in"
    (the bot plays for the seat ``target``) or "handover" (``person`` takes over the seat that asks).
    ``agreed`` and ``missing`` are the seats that have said yes and those still asked. ``result`` is None
    while it is open, then "done", "refused", "withdrawn" or "lapsed".
    """

    id: int
    game: int
    kind: str
    seat: int
    target: int | None
    person: Person | None
    agreed: tuple[int, ...]
    missing: tuple[int, ...]
    result: str | None


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log as somebody may see it.

    ``action`` is there for the seat that did it alone; ``events`` are those the reader may know of
    (``unreadable`` says that today's rules do not know them any more). ``undone`` says that it was taken
    back, ``target`` which line an "undo" or "takeback" took back, or a "rollback" (or the "dice" drawn with
    one) went back to. ``about`` is the seat that it concerns, with who sat there and who sits there then.
    ``facts`` never hold a salt that is still secret.
    """

    seq: int
    kind: EntryKind
    time: datetime
    seat: int | None
    person: Person | None
    action: Action | None
    events: tuple[Event, ...]
    undone: bool
    target: int | None
    about: int | None
    outgoing: Person | None
    incoming: Person | None
    facts: Mapping[str, int | str | bool]
    unreadable: bool = False


@dataclass(frozen=True, slots=True)
class Verification:
    """Whether an ended game is what its fingerprint and its log say.

    ``log_broken_at`` is the first entry that does not replay as it was stored. Entries up to ``unchecked``
    were played by older rules and cannot be replayed. ``rules_version`` is what the game was ended with and
    ``current_version`` what it was replayed with: where they differ, a difference need not mean that
    somebody cheated.
    """

    fingerprint: bool
    log_broken_at: int | None
    state: bool
    outcome: bool
    entries: int
    unchecked: int
    rules_version: int
    current_version: int

    @property
    def ok(self) -> bool:
        """Whether everything agrees."""
        return self.fingerprint and self.log_broken_at is None and self.state and self.outcome
