"""What the table returns of a game, and a game as the table reads it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

import msgspec

from bot.store import Person, PersonRef
from bot.store.connection import from_millis
from bot.store.entries import Entry
from bot.store.games import GameRow, Seated, Snapshot
from bot.store.kinds import Status
from bot.store.people import discord_id_of
from bot.store.recent import SinceTurn
from bot.table.clock_rows import seats_over, seats_until
from bot.table.errors import DamagedError, PausedError, StaleError, TableError
from bot.table.pace import Pace, read_pace
from rules import GAMES, Event, Game, Outcome, load_game

_outcome = msgspec.json.Decoder(Outcome)


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A game at a table, without its position.

    ``seats`` are the people in the order of their seats (in the lobby, of joining), ``needed`` is how many
    there is room for; once the game has started, how many play. ``first`` is the Discord id of who was
    asked for as first player. ``seed`` is None until the game has ended, and so are the ``salts`` of dice
    that were drawn anew. ``seq`` is the number of the log's last entry. A seat that nobody has is a person
    without id, and without level; for ``stand_ins`` the bot plays, by the ``levels`` that were named, and for
    ``called`` a substitute is looked for. ``gone_back`` is how often the game has gone back behind what
    others were asked. At a table with a ``pace``, ``until`` is when the time of each seat is over whose clock
    runs, and the time of those in ``over`` is over. ``away`` is until when the person of a seat has said to
    be away, which may be over. ``hints`` says that the table has allowed hints, ``damaged`` that its position
    is not as it was written, so that nobody can act.
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
    options: Mapping[str, object]
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
    gone_back: int
    pace: Pace | None
    until: Mapping[int, datetime]
    over: tuple[int, ...]
    away: Mapping[int, datetime] = field(default_factory=dict[int, datetime])
    damaged: bool = False
    levels: Mapping[int, str] = field(default_factory=dict[int, str])
    hints: bool = False

    @property
    def free(self) -> tuple[int, ...]:
        """Return the seats that nobody has."""
        people = enumerate(self.seats)
        return tuple(seat for seat, one in people if one.discord_id is None and one.level is None)

    @property
    def computers(self) -> tuple[int, ...]:
        """Return the seats of computer players."""
        return tuple(seat for seat, person in enumerate(self.seats) if person.level is not None)

    @property
    def ready(self) -> bool:
        """Return whether as many people have joined as the game can be played with."""
        return len(self.seats) in GAMES[self.kind].seat_numbers

    def seat_of(self, discord_id: int) -> int | None:
        """Return where somebody sits, in the lobby where in the order of joining; None if they do not."""
        return next((seat for seat, person in enumerate(self.seats) if person.discord_id == discord_id), None)

    def require_running(self) -> None:
        """Raise TableError unless the game is open and not paused, so that one may choose or write at all.

        The table checks it again when something is done.
        """
        if self.status != Status.OPEN:
            raise TableError(self.status.value)
        if self.paused:
            raise PausedError


@dataclass(frozen=True, slots=True)
class Position:
    """A game as it stands after entry ``seq``, with the decision number of each seat.

    ``undo_seats`` may each take back their own last action of this turn. ``announced_seq`` is the last entry
    that the channel knows of. ``answered_ahead`` says that there are standing answers and ``planned`` that
    there are plans, ``upgraded`` is the entry by which today's rules came (0 if they always were there), and
    ``recent`` are the entries of the turn, where they were read with it.
    """

    game: Game
    info: TableInfo
    decisions: tuple[int, ...]
    seq: int
    undo_seats: tuple[int, ...]
    announced_seq: int
    answered_ahead: bool
    upgraded: int
    planned: bool
    recent: SinceTurn | None = field(default=None, compare=False)

    def seat_of(self, discord_id: int) -> int | None:
        """Return where somebody sits; None if they do not."""
        return self.info.seat_of(discord_id)

    def can_undo(self, seat: int) -> bool:
        """Say whether the seat may take back its last action."""
        return self.info.status == Status.OPEN and not self.info.paused and seat in self.undo_seats


@dataclass(frozen=True, slots=True)
class Result:
    """What came of an action or an undo, and of the standing answers that followed from it at once.

    ``events`` are all those that the seat may know of. ``turn_passed`` is as
    :func:`bot.table.log.turn_passed` says. ``repeated`` says that this interaction had been carried out
    earlier, and that nothing changed now (``position`` is then today's). ``pending`` are the ids of the
    messages to the channel that it caused and that are still to be sent; ``seq`` is its entry.
    """

    position: Position
    seat: int
    seq: int
    events: tuple[Event, ...]
    turn_passed: bool
    pending: tuple[int, ...]
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """An entry about to be written that changes the position: the game before and after it.

    ``events`` are those of an action, ``taken_back`` those that everybody knows and that are untrue now.
    ``undo_floor`` is the last entry that undo cannot cross, with the state after it (JSON); None if that
    stays as it was.
    """

    before: Game
    after: Game
    entry: Entry
    events: tuple[Event, ...] = ()
    taken_back: tuple[Event, ...] = ()
    undo_floor: tuple[int, bytes] | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """A change by a seat; ``who`` is None if nobody did it."""

    seated: Seated
    who: PersonRef | None
    change: Change


@dataclass(frozen=True, slots=True)
class Table:
    """A game as it was read, with the people at it."""

    row: GameRow
    people: tuple[Seated, ...]
    salts: tuple[str, ...] = ()

    @property
    def snapshot(self) -> Snapshot:
        """Return where the game stands; TableError if it has not started."""
        if self.row.snapshot is None:
            raise TableError("not_started")
        return self.row.snapshot

    @property
    def present(self) -> tuple[int, ...]:
        """Return the seats that somebody has and plays for."""
        return tuple(one.seat for one in self.people if one.present)

    def info(self) -> TableInfo:
        """Return what everybody may know of it, but seed and salts until it has ended."""
        row, snapshot = self.row, self.row.snapshot
        return TableInfo(
            id=row.id,
            kind=row.kind,
            rules_version=row.rules_version,
            status=row.status,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            seats=tuple(seated.person for seated in self.people),
            needed=row.seats,
            host=row.host,
            first=row.first,
            options=row.options,
            fingerprint=row.fingerprint,
            seed=row.seed if row.ended is not None else None,
            seq=snapshot.seq if snapshot is not None else 0,
            waiting_for=snapshot.waiting if snapshot is not None else (),
            outcome=_outcome.decode(row.outcome) if row.outcome is not None else None,
            created=from_millis(row.created),
            started=None if row.started is None else from_millis(row.started),
            ended=None if row.ended is None else from_millis(row.ended),
            paused=row.paused is not None,
            salts=self.salts if row.ended is not None else (),
            stand_ins=tuple(one.seat for one in self.people if one.stand_in),
            called=tuple(one.seat for one in self.people if one.called),
            gone_back=row.gone_back,
            pace=read_pace(row.pace),
            until={seat: from_millis(due) for seat, due in seats_until(row.attached.clocks).items()},
            over=seats_over(row.attached.clocks),
            away={one.seat: from_millis(one.away) for one in self.people if one.away is not None},
            damaged=snapshot is not None and not snapshot.sound,
            hints=row.hints,
            levels={one.seat: one.level for one in self.people if one.stand_in and one.level is not None},
        )

    def position(self, game: Game | None = None, recent: SinceTurn | None = None) -> Position:
        """Return the game as it stands; ``game`` is its state, if it is at hand and need not be read again.

        ``recent`` are the entries of its turn, if they are at hand.
        Raises TableError: "not_started", "unreadable" if the rules of today cannot read its state, or
        "damaged" if it is not as it was written.
        """
        snapshot = self.snapshot
        return Position(
            game=game or self.load(),
            info=self.info(),
            decisions=snapshot.decisions,
            seq=snapshot.seq,
            undo_seats=snapshot.undo_seats,
            announced_seq=snapshot.announced_seq,
            answered_ahead=self.row.attached.answered_ahead,
            upgraded=self.row.attached.upgraded,
            planned=self.row.attached.planned,
            recent=recent,
        )

    def load(self) -> Game:
        """Return the state of the game; TableError as :meth:`position`."""
        if not self.snapshot.sound:
            raise DamagedError()
        try:
            return load_game(self.snapshot.state)
        except ValueError as error:
            raise TableError("unreadable") from error

    def find(self, who: PersonRef) -> Seated | None:
        """Return where somebody sits; None if they do not."""
        wanted = discord_id_of(who)
        if wanted is None:
            return None
        return next((one for one in self.people if one.person.discord_id == wanted), None)

    def seat_of(self, who: PersonRef) -> Seated:
        """Return where somebody sits; TableError("not_seated") if they do not."""
        found = self.find(who)
        if found is None:
            raise TableError("not_seated")
        return found

    def seat(self, number: int) -> Seated:
        """Return a seat by its number; TableError("no_such_seat") if there is none."""
        if not 0 <= number < len(self.people):
            raise TableError("no_such_seat")
        return self.people[number]

    def require(self, *wanted: Status) -> None:
        """Raise TableError unless the game's status is one of those wanted."""
        if self.row.status not in wanted:
            known = {Status.LOBBY: "not_started", Status.OPEN: "already_started"}
            raise TableError(known.get(self.row.status, self.row.status.value))

    def require_running(self) -> None:
        """Raise TableError unless the game is open and not paused, and its position as it was written."""
        self.require(Status.OPEN)
        if self.row.paused is not None:
            raise PausedError
        if not self.snapshot.sound:
            raise DamagedError()

    def require_current(self, seat: int, decision: int | None) -> None:
        """Raise StaleError unless a seat's decision number is still ``decision`` (None: whatever it is)."""
        if decision not in (None, self.snapshot.decisions[seat]):
            raise StaleError
