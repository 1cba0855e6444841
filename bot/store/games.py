"""Games, who sits at them, and where they stand: what is read of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime

import msgspec

from bot.store.connection import Queries, to_millis
from bot.store.errors import DamagedError
from bot.store.kinds import GOING_BACK, HOLDING, OF_SEATS, Status, TimerKind, literals
from bot.store.people import Person
from bot.store.timers import TimerRow


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where a game stands after entry ``seq``.

    ``waiting`` are the seats waited for and ``decisions`` the decision number of each seat. ``undo_seats``
    may each take back their own last action. The undo floor is the last entry that undo cannot cross, with
    the state after it; ``announced_seq`` is the last entry that the channel knows of. ``since`` is since when
    each of the seats is waited for, in milliseconds: it follows from when they are stored. One that is not
    as it was written, or whose entry is not, is not ``sound``: it has no state, and the number of the last
    entry.
    """

    seq: int
    state: bytes
    waiting: tuple[int, ...]
    decisions: tuple[int, ...]
    undo_seats: tuple[int, ...]
    undo_floor_seq: int
    undo_floor_state: bytes
    announced_seq: int
    since: Mapping[int, int] = field(default_factory=dict[int, int], compare=False)
    sound: bool = True


@dataclass(frozen=True, slots=True)
class Attached:
    """What else is stored of a game, so that nobody looks for what is not there.

    ``followed`` says that somebody follows it, ``edited`` that a change of a message with the board is still
    to be sent, ``asked`` that something is kept of its open questions, ``stopped`` that the time of a closed
    one is stopped, ``timed`` that there are timers of seats, ``answered_ahead`` that there are standing
    answers, ``proposed`` that somebody waits for the consent of others, and ``planned`` that there are plans.
    ``upgraded`` is the entry by which today's rules came; 0 if they always were there. ``clocks`` are those
    of the seats, at a table with a pace.
    """

    followed: bool
    edited: bool
    asked: bool
    stopped: bool
    timed: bool
    answered_ahead: bool
    upgraded: int
    proposed: bool
    planned: bool
    clocks: tuple[TimerRow, ...] = ()


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as it is stored; ``snapshot`` is None until it starts. Times are in milliseconds.

    ``paused`` is since when nobody may act, ``seed_known`` since when somebody may know the seed, ``pace``
    how fast the table plays (JSON; None: it takes its time), ``hints`` whether it allows hints, and
    ``gone_back`` how often the game has gone back behind what others were asked.
    """

    id: int
    kind: str
    rules_version: int
    guild_id: int
    channel_id: int
    status: Status
    seats: int
    host: Person
    first: int | None
    options: Mapping[str, object]
    seed: str | None
    fingerprint: str | None
    outcome: bytes | None
    created: int
    started: int | None
    ended: int | None
    paused: int | None
    seed_known: int | None
    pace: bytes | None
    hints: bool
    gone_back: int
    snapshot: Snapshot | None
    attached: Attached


_HOLDS_CHANNEL = literals(HOLDING)
_numbers = msgspec.json.Decoder(tuple[int, ...])
_times = msgspec.json.Decoder(dict[int, int])
_clock_rows = msgspec.json.Decoder(list[tuple[str, int | None, int | None]])


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat of a game, with the row id of the person who has it (None and :data:`NOBODY` if nobody has).

    ``stand_in`` says that the bot plays for it, by its ``level`` where one was named; where no person has it
    then, it is a computer player's. ``called`` says that a substitute is looked for. ``bank`` is what
    is left of its time beyond that of each turn, in milliseconds; None where nothing of it was used. The
    person wants ``reminders`` (JSON; None: none), and is ``away`` until a time, in milliseconds.
    """

    seat: int
    person_id: int | None
    person: Person
    stand_in: bool = False
    called: bool = False
    bank: int | None = None
    reminders: str | None = None
    away: int | None = None
    level: str | None = None

    @property
    def computer(self) -> bool:
        """Return whether the seat is a computer player's."""
        return self.person.level is not None

    @property
    def free(self) -> bool:
        """Return whether nobody has the seat: it was left, or its person has been forgotten."""
        return self.person.discord_id is None and not self.computer

    @property
    def present(self) -> bool:
        """Return whether somebody has the seat and plays for it."""
        return not self.free and not self.stand_in

    def is_away(self, now: int) -> bool:
        """Say whether its person is away at a time, in milliseconds."""
        return self.away is not None and now < self.away


NOBODY = Person(None, "")


def sitter(row: int | None, discord_id: int | None, name: str | None, level: str | None) -> Person:
    """Return who has a seat, by the row of a person with their id and name, and by the seat's ``level``."""
    if row is None:
        return NOBODY if level is None else Person(None, "", level)
    return Person(discord_id, name or "")


class _SeatRow(msgspec.Struct):
    """A seat as the statement that reads a game has it, in JSON."""

    seat: int
    id: int | None
    discord_id: int | None
    name: str | None
    stand_in: int | None
    called: int | None
    bank: int | None
    reminders: str | None
    away: int | None
    level: str | None


_seat_rows = msgspec.json.Decoder(list[_SeatRow])

_OWN = "(SELECT value FROM person_preference WHERE person = person.id AND key = '{}')"

LATEST = to_millis(datetime(9000, 1, 1, tzinfo=UTC))
"""The latest time until which somebody can be away: anything later is not as it was written."""

AWAY = (
    "(SELECT CAST(value AS INTEGER) FROM person_preference"
    " WHERE person_preference.person = person.id AND key = 'away'"
    f" AND CAST(value AS INTEGER) BETWEEN 0 AND {LATEST})"
)
"""Until when a person is away, in milliseconds, where ``person`` is read."""

CLOCKS = (
    "CASE WHEN game.pace IS NOT NULL THEN"
    " (SELECT json_group_array(json_array(timer.key, timer.due, timer.remaining)) FROM sound_timer AS timer"
    f" WHERE timer.game = game.id AND timer.kind = '{TimerKind.CLOCK}' AND timer.sound) END AS clocks"
)
"""The clocks of a game's seats, where ``game`` is read: what :func:`clocks_of` reads."""

# A game is read by one statement, with the people at it: each act reads it more than once.
_COLUMNS = (
    "SELECT game.*, host.discord_id AS host_discord_id, host.name AS host_name,"
    " opener.discord_id AS first_discord_id, snapshot.seq, snapshot.state, snapshot.waiting,"
    " snapshot.decisions, snapshot.undo_seats, snapshot.checkpoint_seq, snapshot.checkpoint_state,"
    " snapshot.announced_seq, snapshot.since, snapshot.sound AS snapshot_sound,"
    " (SELECT min(seat.sound) FROM sound_seat AS seat WHERE seat.game = game.id) AS seats_sound,"
    " (SELECT max(entry.seq) FROM entry WHERE entry.game = game.id) AS last_seq,"
    " (SELECT count(*) FROM entry WHERE entry.game = game.id"
    f" AND entry.kind <> 'action' AND entry.kind IN ({literals(GOING_BACK)})) AS gone_back,"
    " (SELECT json_group_array(json_object('seat', seat.seat, 'id', person.id,"
    " 'discord_id', person.discord_id, 'name', person.name, 'stand_in', seat.stand_in,"
    " 'called', seat.called, 'bank', seat.bank, 'level', seat.level,"
    f" 'reminders', {_OWN.format('reminders')}, 'away', {AWAY}))"
    " FROM seat LEFT JOIN person ON person.id = seat.person"
    " WHERE seat.game = game.id) AS people,"
    " EXISTS (SELECT 1 FROM observer WHERE observer.game = game.id) AS followed,"
    " EXISTS (SELECT 1 FROM outbox WHERE outbox.game = game.id AND outbox.kind = 'edit'"
    " AND outbox.done IS NULL) AS edited,"
    " EXISTS (SELECT 1 FROM matter WHERE matter.game = game.id) AS asked,"
    " EXISTS (SELECT 1 FROM asked_before WHERE asked_before.game = game.id"
    " AND asked_before.remaining IS NOT NULL) AS stopped,"
    " EXISTS (SELECT 1 FROM timer WHERE timer.game = game.id"
    f" AND timer.kind IN ({literals(OF_SEATS)})) AS timed,"
    " EXISTS (SELECT 1 FROM standing WHERE standing.game = game.id) AS answered_ahead,"
    " EXISTS (SELECT 1 FROM proposal WHERE proposal.game = game.id AND proposal.closed IS NULL) AS proposed,"
    " EXISTS (SELECT 1 FROM plan WHERE plan.game = game.id) AS planned,"
    " (SELECT coalesce(max(seq), 0) FROM milestone WHERE milestone.game = game.id) AS upgraded,"
    f" {CLOCKS}"
    " FROM sound_game AS game"
    " LEFT JOIN person AS host ON host.id = game.host"
    " LEFT JOIN person AS opener ON opener.id = game.first"
    " LEFT JOIN sound_snapshot AS snapshot ON snapshot.game = game.id"
)


async def find_game(queries: Queries, game: int) -> tuple[GameRow, tuple[Seated, ...]] | None:
    """Return a game with its host and its snapshot, and the people at it; None if there is none.

    They are in the order of their seats, in the lobby in that of joining. Raises DamagedError if what is
    stored of it is not as it was written.
    """
    row = await queries.row(_COLUMNS + " WHERE game.id = ?", game)
    return None if row is None else (_game_of(row), _people_of(row))


async def find_game_in(queries: Queries, channel_id: int) -> tuple[GameRow, tuple[Seated, ...]] | None:
    """Return the game that holds a channel, as :func:`find_game`; None if the channel is free."""
    row = await queries.row(
        _COLUMNS + f" WHERE game.channel_id = ? AND game.status IN ({_HOLDS_CHANNEL})", channel_id
    )
    return None if row is None else (_game_of(row), _people_of(row))


def _attached_of(row: sqlite3.Row) -> Attached:
    return Attached(
        followed=bool(row["followed"]),
        edited=bool(row["edited"]),
        asked=bool(row["asked"]),
        stopped=bool(row["stopped"]),
        timed=bool(row["timed"]),
        answered_ahead=bool(row["answered_ahead"]),
        upgraded=row["upgraded"],
        proposed=bool(row["proposed"]),
        planned=bool(row["planned"]),
        clocks=clocks_of(row["id"], row["clocks"]),
    )


def clocks_of(game: int, written: str | None) -> tuple[TimerRow, ...]:
    """Return the clocks of a game's seats as they are read with it (:data:`CLOCKS`), by their keys."""
    if written is None:
        return ()
    return tuple(
        TimerRow(game, TimerKind.CLOCK, key, due, remaining)
        for key, due, remaining in sorted(_clock_rows.decode(written))
    )


def _people_of(row: sqlite3.Row) -> tuple[Seated, ...]:
    return tuple(
        Seated(
            seat=one.seat,
            person_id=one.id,
            person=sitter(one.id, one.discord_id, one.name, one.level),
            stand_in=one.stand_in is not None,
            called=one.called is not None,
            bank=one.bank,
            reminders=one.reminders,
            away=one.away,
            level=one.level,
        )
        for one in sorted(_seat_rows.decode(row["people"]), key=lambda one: one.seat)
    )


def _snapshot_of(row: sqlite3.Row) -> Snapshot | None:
    if row["seq"] is None:
        return None
    if not row["snapshot_sound"]:
        last = row["last_seq"] or 0
        # No seat was ever asked more often than there are entries: whatever is open is out of date.
        asked = (last + 1,) * row["seats"]
        return Snapshot(last, b"", (), asked, (), 0, b"", 0, sound=False)
    return Snapshot(
        seq=row["seq"],
        state=row["state"],
        waiting=_numbers.decode(row["waiting"]),
        decisions=_numbers.decode(row["decisions"]),
        undo_seats=_numbers.decode(row["undo_seats"]),
        undo_floor_seq=row["checkpoint_seq"],
        undo_floor_state=row["checkpoint_state"],
        announced_seq=row["announced_seq"],
        since=_times.decode(row["since"]),
    )


def _game_of(row: sqlite3.Row) -> GameRow:
    if not row["sound"] or row["seats_sound"] == 0:
        raise DamagedError(row["id"])
    return GameRow(
        id=row["id"],
        kind=row["kind"],
        rules_version=row["rules_version"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        status=Status(row["status"]),
        seats=row["seats"],
        host=Person(row["host_discord_id"], row["host_name"]),
        first=row["first_discord_id"],
        options=msgspec.json.decode(row["options"]) if row["options"] is not None else {},
        seed=row["seed"],
        fingerprint=row["fingerprint"],
        outcome=row["outcome"].encode() if row["outcome"] is not None else None,
        created=row["created"],
        started=row["started"],
        ended=row["ended"],
        paused=row["paused"],
        seed_known=row["seed_known"],
        pace=None if row["pace"] is None else row["pace"].encode(),
        hints=bool(row["hints"]),
        gone_back=row["gone_back"],
        snapshot=_snapshot_of(row),
        attached=_attached_of(row),
    )


async def save_snapshot(
    queries: Queries, game: int, snapshot: Snapshot, now: int, anew: Collection[int] = ()
) -> None:
    """Store where a game stands; one that is not sound stays as it is, so that nobody takes it for sound.

    Seats that were not waited for before, and those that are waited for ``anew``, are since ``now``, in
    milliseconds.
    """
    if not snapshot.sound:
        return
    await queries.run(
        "INSERT INTO snapshot (game, seq, state, waiting, decisions, undo_seats, checkpoint_seq,"
        " checkpoint_state, announced_seq, since) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,"
        " (SELECT json_group_object(value, ?10) FROM json_each(?4)))"
        " ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, state = excluded.state,"
        " waiting = excluded.waiting, decisions = excluded.decisions, undo_seats = excluded.undo_seats,"
        " checkpoint_seq = excluded.checkpoint_seq, checkpoint_state = excluded.checkpoint_state,"
        " announced_seq = excluded.announced_seq, since = (SELECT json_group_object(value,"
        " coalesce(CASE WHEN value NOT IN (SELECT value FROM json_each(?11))"
        " THEN json_extract(snapshot.since, '$.\"' || value || '\"') END, ?10)) FROM json_each(?4))",
        game,
        snapshot.seq,
        snapshot.state,
        msgspec.json.encode(snapshot.waiting).decode(),
        msgspec.json.encode(snapshot.decisions).decode(),
        msgspec.json.encode(snapshot.undo_seats).decode(),
        snapshot.undo_floor_seq,
        snapshot.undo_floor_state,
        snapshot.announced_seq,
        now,
        msgspec.json.encode(sorted(anew)).decode(),
    )
