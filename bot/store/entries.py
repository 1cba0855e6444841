"""The log: what was done at a game, in order, only ever added to."""

from __future__ import annotations

import json
import sqlite3
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.store.connection import Queries
from bot.store.kinds import EntryKind
from bot.store.people import Person, person_of


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a game's log.

    ``kind`` "action" has an action and its events (JSON); ``passed`` says that the ball passed by it.
    "undo" and "takeback" go back to before the entry ``target``, "rollback" to after it; "dice" draws anew
    with the salt among its ``facts``. Actions and dice that such a jump has left behind are ``undone``. All
    other kinds change nothing in the position.

    ``seat`` is the seat that did it and ``about`` the seat that it concerns, with who sat there
    (``outgoing``) and who sits there then (``incoming``). ``time`` is in milliseconds.
    """

    seq: int
    kind: EntryKind
    time: int
    seat: int | None = None
    person: Person | None = None
    action: str | None = None
    events: str = "[]"
    passed: bool = False
    target: int | None = None
    interaction_id: int | None = None
    about: int | None = None
    outgoing: Person | None = None
    incoming: Person | None = None
    facts: Mapping[str, int | str | bool] = field(default_factory=dict[str, int | str | bool])
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of the people that an entry points to: who did it, who sat there and who sits there then."""

    person: int | None = None
    outgoing: int | None = None
    incoming: int | None = None


async def add_entry(queries: Queries, game: int, entry: Entry, rows: Rows) -> None:
    """Adds a line; the people in ``entry`` are not looked at, but ``rows``.

    Raises sqlite3.IntegrityError if the game has that line or the interaction was noted before.
    """
    await queries.run(
        "INSERT INTO entry (game, seq, kind, seat, person, action, events, passed, target, interaction_id,"
        " time, about, outgoing, incoming, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        game,
        entry.seq,
        entry.kind,
        entry.seat,
        rows.person,
        entry.action,
        entry.events,
        entry.passed,
        entry.target,
        entry.interaction_id,
        entry.time,
        entry.about,
        rows.outgoing,
        rows.incoming,
        json.dumps(dict(entry.facts)),
    )


@dataclass(frozen=True, slots=True)
class Jump:
    """Entry ``seq`` puts the game where it stood after entry ``back_to``."""

    seq: int
    back_to: int


def jump_of(seq: int, kind: EntryKind, target: int | None) -> Jump | None:
    """The jump that an entry makes; None if it is none."""
    if kind.facts.rewinds is None or target is None:
        return None
    return Jump(seq, target if kind.facts.rewinds == "after" else target - 1)


def line_to(seq: int, jumps: Sequence[Jump]) -> tuple[range, ...]:
    """The numbers of the entries that led to where a game stood after an entry, as ranges in order.

    ``jumps`` are in the order of the log. They themselves lead nowhere and are left out.
    """
    spans: list[range] = []
    at = seq
    for jump in reversed(jumps):
        if jump.seq <= at:
            spans.append(range(jump.seq + 1, at + 1))
            at = jump.back_to
    spans.append(range(1, at + 1))
    return tuple(span for span in reversed(spans) if span)


def on_line(line: Sequence[range], seq: int) -> bool:
    """Whether an entry is one of a line of :func:`line_to`."""
    before = bisect_right(line, seq, key=lambda span: span.start)
    return before > 0 and seq in line[before - 1]


def last_shared(one: Sequence[range], other: Sequence[range]) -> int:
    """The last entry that two lines have in common; 0 if none. All that led to it is the same in both."""
    ends = (min(a.stop, b.stop) - 1 for a in one for b in other if a.start < b.stop and b.start < a.stop)
    return max(ends, default=0)


async def jumps_of(queries: Queries, game: int, since: int = 0) -> tuple[Jump, ...]:
    """The jumps of a game after an entry, in order; those before it say nothing about what came after."""
    rows = await queries.rows(
        "SELECT seq, kind, target FROM entry WHERE game = ? AND seq > ? AND target IS NOT NULL ORDER BY seq",
        game,
        since,
    )
    found = (jump_of(row["seq"], EntryKind(row["kind"]), row["target"]) for row in rows)
    return tuple(jump for jump in found if jump is not None)


_COLUMNS = (
    "SELECT entry.*, person.discord_id, person.name,"
    " outgoing.discord_id AS outgoing_id, outgoing.name AS outgoing_name,"
    " incoming.discord_id AS incoming_id, incoming.name AS incoming_name FROM entry"
    " LEFT JOIN person ON person.id = entry.person"
    " LEFT JOIN person AS outgoing ON outgoing.id = entry.outgoing"
    " LEFT JOIN person AS incoming ON incoming.id = entry.incoming"
)
_ENDLESS = 1 << 62


def _entry_of(row: sqlite3.Row, line: Sequence[range]) -> Entry:
    kind = EntryKind(row["kind"])
    return Entry(
        seq=row["seq"],
        kind=kind,
        time=row["time"],
        seat=row["seat"],
        person=person_of(row),
        action=row["action"],
        events=row["events"],
        passed=bool(row["passed"]),
        target=row["target"],
        interaction_id=row["interaction_id"],
        about=row["about"],
        outgoing=person_of(row, "outgoing_id", "outgoing_name"),
        incoming=person_of(row, "incoming_id", "incoming_name"),
        facts=json.loads(row["facts"]),
        undone=kind.facts.effective and not on_line(line, row["seq"]),
    )


async def _entries(queries: Queries, game: int, rows: Sequence[sqlite3.Row]) -> list[Entry]:
    if not rows:
        return []
    line = line_to(_ENDLESS, await jumps_of(queries, game, rows[0]["seq"]))
    return [_entry_of(row, line) for row in rows]


async def entries_after(queries: Queries, game: int, seq: int) -> list[Entry]:
    """The lines after a line, in order."""
    rows = await queries.rows(
        _COLUMNS + " WHERE entry.game = ? AND entry.seq > ? ORDER BY entry.seq", game, seq
    )
    return await _entries(queries, game, rows)


async def last_entries(
    queries: Queries, game: int, limit: int, kinds: tuple[EntryKind, ...] | None = None
) -> list[Entry]:
    """The newest lines, of some kinds or of all, the newest last."""
    marks = ", ".join("?" * len(kinds or ()))
    rows = await queries.rows(
        _COLUMNS
        + f" WHERE entry.game = ? AND (? IS NULL OR entry.kind IN ({marks})) ORDER BY entry.seq DESC LIMIT ?",
        game,
        None if kinds is None else 1,
        *(kinds or ()),
        limit,
    )
    return await _entries(queries, game, rows[::-1])


async def entry_at(queries: Queries, game: int, seq: int) -> Entry | None:
    """One line of a game."""
    rows = await queries.rows(_COLUMNS + " WHERE entry.game = ? AND entry.seq = ?", game, seq)
    return next(iter(await _entries(queries, game, rows)), None)


async def entry_of_interaction(queries: Queries, interaction_id: int) -> tuple[int, Entry] | None:
    """What an interaction did, and at which game."""
    row = await queries.row(_COLUMNS + " WHERE entry.interaction_id = ?", interaction_id)
    if row is None:
        return None
    return row["game"], (await _entries(queries, row["game"], [row]))[0]


async def has_acted(queries: Queries, game: int, seat: int) -> bool:
    """Whether a seat has ever done something."""
    row = await queries.row(
        "SELECT 1 FROM entry WHERE game = ? AND seat = ? AND kind = 'action' LIMIT 1", game, seat
    )
    return row is not None


async def last_about(queries: Queries, game: int, seat: int, kinds: tuple[EntryKind, ...]) -> int | None:
    """The number of the newest line of some kinds that concerns a seat."""
    row = await queries.row(
        "SELECT max(seq) AS seq FROM entry WHERE game = ? AND about = ?"
        f" AND kind IN ({', '.join('?' * len(kinds))})",
        game,
        seat,
        *kinds,
    )
    return None if row is None else row["seq"]


async def last_seq(queries: Queries, game: int) -> int:
    """The number of a game's last line; 0 if it has none."""
    row = await queries.row("SELECT coalesce(max(seq), 0) AS seq FROM entry WHERE game = ?", game)
    assert row is not None
    return row["seq"]


async def add_milestone(queries: Queries, game: int, seq: int, state: bytes) -> None:
    """Keeps the whole state after an entry, because nothing before it leads there by today's rules."""
    await queries.run("INSERT INTO milestone (game, seq, state) VALUES (?, ?, ?)", game, seq, state)


async def last_milestone(queries: Queries, game: int) -> tuple[int, bytes] | None:
    """The newest state kept for a game, with its entry."""
    row = await queries.row("SELECT seq, state FROM milestone WHERE game = ? ORDER BY seq DESC LIMIT 1", game)
    return None if row is None else (row["seq"], row["state"])


async def milestones_of(queries: Queries, game: int) -> tuple[tuple[int, bytes], ...]:
    """All states kept for a game, with their entries, in order."""
    rows = await queries.rows("SELECT seq, state FROM milestone WHERE game = ? ORDER BY seq", game)
    return tuple((row["seq"], row["state"]) for row in rows)
