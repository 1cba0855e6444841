"""Lists of games with who is waited for, read by one statement each and without their positions."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from bot.store.connection import Queries
from bot.store.games import AWAY, CLOCKS, Seated, clocks_of, sitter
from bot.store.kinds import HOLDING, LIVE_BOARDS, Status, literals
from bot.store.timers import TimerRow

ONGOING = (*HOLDING, Status.DETACHED)
"""The statuses of the games that a person's list shows."""


@dataclass(frozen=True, slots=True)
class ListedRow:
    """A game that goes on, or gathers people; times are in milliseconds.

    ``people`` are in the order of their seats, in the lobby in that of joining; ``needed`` is how many there
    is room for. ``waiting`` is since when each seat that is waited for is, None where that is not known; it
    is None as a whole where it cannot be read. ``paused`` is since when nobody may act, ``message_id`` the
    newest message with the board, or of the open table, in the game's channel. At a table with a ``pace``
    (JSON) ``clocks`` are those of its seats.
    """

    id: int
    kind: str
    status: Status
    guild_id: int
    channel_id: int
    needed: int
    people: tuple[Seated, ...]
    waiting: Mapping[int, int | None] | None
    paused: int | None
    created: int
    message_id: int | None
    pace: bytes | None
    clocks: tuple[TimerRow, ...]


class _SeatRow(msgspec.Struct):
    """A seat as the statement has it, in JSON."""

    seat: int
    person: int | None
    discord_id: int | None
    name: str | None
    stand_in: bool
    level: str | None
    called: bool
    away: int | None
    sound: bool


_seat_rows = msgspec.json.Decoder(list[_SeatRow], strict=False)
_numbers = msgspec.json.Decoder(tuple[int, ...])
_times = msgspec.json.Decoder(dict[int, int])

# Whatever has rotted is cast to what it was, so that one row fails no list.
_PEOPLE = (
    "(SELECT json_group_array(json_object('seat', CAST(seat.seat AS INTEGER), 'person', person.id,"
    " 'discord_id', CAST(person.discord_id AS INTEGER), 'name', CAST(person.name AS TEXT),"
    " 'stand_in', seat.stand_in IS NOT NULL, 'called', seat.called IS NOT NULL, 'sound', seat.sound,"
    f" 'level', CAST(seat.level AS TEXT), 'away', {AWAY}))"
    " FROM sound_seat AS seat LEFT JOIN person ON person.id = seat.person WHERE seat.game = game.id)"
)
_MESSAGE = (
    "(SELECT outbox.message_id FROM outbox WHERE outbox.game = game.id AND outbox.recipient IS NULL"
    f" AND (outbox.kind IN ({literals(LIVE_BOARDS)}) OR (outbox.kind = 'note' AND outbox.note = 'lobby'))"
    " AND outbox.message_id IS NOT NULL AND outbox.posted_in = game.channel_id"
    " ORDER BY outbox.id DESC LIMIT 1)"
)
_COLUMNS = (
    "SELECT game.id, game.kind, game.status, game.guild_id, game.channel_id, game.seats, game.paused,"
    " game.created, game.sound, game.pace, snapshot.waiting, snapshot.since,"
    f" {_PEOPLE} AS people, {_MESSAGE} AS message, {CLOCKS}"
)
_OF_PERSON = (
    f"{_COLUMNS} FROM person JOIN seat AS own ON own.person = person.id JOIN sound_game AS game"
    " ON game.id = own.game LEFT JOIN snapshot ON snapshot.game = game.id"
    f" WHERE person.discord_id = ? AND game.status IN ({literals(ONGOING)})"
)
_OF_SERVER = (
    f"{_COLUMNS} FROM sound_game AS game LEFT JOIN snapshot ON snapshot.game = game.id"
    f" WHERE game.guild_id = ? AND game.status IN ({literals(HOLDING)})"
)

Listed = tuple[tuple[ListedRow, ...], int]
"""The games that can be read, and how many cannot: their rows, or those of seats, are damaged."""


async def games_of_person(queries: Queries, discord_id: int) -> Listed:
    """Return the games at which somebody has a seat and that have not ended, in no order."""
    return _listed(await queries.rows(_OF_PERSON, discord_id))


async def games_of_server(queries: Queries, guild_id: int) -> Listed:
    """Return the games that hold a channel of a server, in no order."""
    return _listed(await queries.rows(_OF_SERVER, guild_id))


def _listed(rows: list[sqlite3.Row]) -> Listed:
    found = tuple(one for one in map(_row_of, rows) if one is not None)
    return found, len(rows) - len(found)


def _row_of(row: sqlite3.Row) -> ListedRow | None:
    """Return a game; None if its row, or one of its seats', is not as it was written."""
    if not row["sound"]:
        return None
    seats = sorted(_seat_rows.decode(row["people"]), key=lambda one: one.seat)
    if not all(one.sound for one in seats):
        return None
    return ListedRow(
        id=row["id"],
        kind=row["kind"],
        status=Status(row["status"]),
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        needed=row["seats"],
        people=tuple(map(_seated_of, seats)),
        waiting=_waiting_of(row, len(seats)),
        paused=row["paused"],
        created=row["created"],
        message_id=row["message"],
        pace=row["pace"],
        clocks=clocks_of(row["id"], row["clocks"]),
    )


def _seated_of(one: _SeatRow) -> Seated:
    person = sitter(one.person, one.discord_id, one.name, one.level)
    return Seated(
        one.seat,
        one.person,
        person,
        stand_in=one.stand_in,
        called=one.called,
        away=one.away,
        level=one.level,
    )


def _waiting_of(row: sqlite3.Row, seats: int) -> Mapping[int, int | None] | None:
    """Return since when each seat is waited for; None if what is stored of it is no such thing.

    Whether it is sound is not looked at: that takes the whole position.
    """
    if row["waiting"] is None:
        return {}
    try:
        waiting, since = _numbers.decode(row["waiting"]), _times.decode(row["since"])
    except (TypeError, ValueError):
        return None
    if not all(0 <= seat < seats for seat in waiting):
        return None
    return {seat: since.get(seat) for seat in waiting}
