"""The log: what was done at a game, in order, only ever added to."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from bot.store.connection import Queries, marks
from bot.store.games import Snapshot, save_snapshot
from bot.store.kinds import EntryKind
from bot.store.people import Person, person_of
from bot.store.rewinds import effective_spans, in_spans, rewinds_in, rewinds_of

Facts = Mapping[str, int | str | bool]
"""What an entry says beyond its fields, by name."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a game's log.

    An "action" has an action and its events (JSON); ``passed`` says that the turn passed by it. Entries of
    a kind that rewinds go back to before or after the entry ``target``; "dice" draws anew with the salt
    among its ``facts``. Effective entries that such a rewind has left behind are ``undone``. All other
    kinds change nothing in the position.

    ``seat`` is the seat that did it and ``about`` the seat that it concerns, with who sat there
    (``outgoing``) and who sits there then (``incoming``). ``time`` is in milliseconds.
    An entry that is not as it was written is not ``sound``: then nothing of it counts but its number.
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
    facts: Facts = field(default_factory=dict[str, int | str | bool])
    undone: bool = False
    sound: bool = True


@dataclass(frozen=True, slots=True)
class EntryPeople:
    """The row ids of the people of an entry: who did it, who sat there and who sits there then."""

    person: int | None = None
    outgoing: int | None = None
    incoming: int | None = None


_INSERT = (
    "INSERT INTO entry (game, seq, kind, seat, person, action, events, passed, target, interaction_id,"
    " time, about, outgoing, incoming, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def _values(game: int, entry: Entry, people: EntryPeople) -> tuple[object, ...]:
    """Return the values of an entry's row."""
    return (
        game,
        entry.seq,
        entry.kind,
        entry.seat,
        people.person,
        entry.action,
        entry.events,
        entry.passed,
        entry.target,
        entry.interaction_id,
        entry.time,
        entry.about,
        people.outgoing,
        people.incoming,
        json.dumps(dict(entry.facts)),
    )


async def insert_entry(
    queries: Queries,
    game: int,
    entry: Entry,
    people: EntryPeople,
    snapshot: Snapshot | None,
    anew: Collection[int] = (),
) -> None:
    """Add an entry to a log, with where the game stands by it (None before it has started).

    Entry and snapshot are always written together, in the transaction of ``queries``; the messages that
    they cause go into the same one. The seats ``anew`` are waited for anew by it if they are. The
    people in ``entry`` are not looked at, but ``people``. Raises sqlite3.IntegrityError if the game has an
    entry of that number or the interaction was noted before.
    """
    await queries.run(_INSERT, *_values(game, entry, people))
    if snapshot is not None:
        await save_snapshot(queries, game, snapshot, entry.time, anew)


async def insert_entries_of_nobody(queries: Queries, game: int, entries: Sequence[Entry]) -> None:
    """Add entries to a log without saying who did them, all at once, as a file brings them."""
    nobody = EntryPeople()
    await queries.run_many(_INSERT, (_values(game, entry, nobody) for entry in entries))


COLUMNS = (
    "SELECT entry.*, person.discord_id, person.name,"
    " outgoing.discord_id AS outgoing_id, outgoing.name AS outgoing_name,"
    " incoming.discord_id AS incoming_id, incoming.name AS incoming_name"
)
ROWS = (
    "FROM sound_entry AS entry LEFT JOIN person ON person.id = entry.person"
    " LEFT JOIN person AS outgoing ON outgoing.id = entry.outgoing"
    " LEFT JOIN person AS incoming ON incoming.id = entry.incoming"
)
_ENTRIES = f"{COLUMNS} {ROWS}"
_facts = msgspec.json.Decoder(dict[str, int | str | bool])
ENDLESS = 1 << 62
_NO_ACTION = "WHERE entry.kind <> 'action'"
"""How a statement begins that SQLite answers by the index of the entries that are no actions."""


def entry_of(row: sqlite3.Row, spans: Sequence[range]) -> Entry:
    """Return the entry of a row; what is in none of the ``spans`` of a log was taken back."""
    if not row["sound"]:
        undone = not in_spans(spans, row["seq"])
        return Entry(seq=row["seq"], kind=EntryKind.ACTION, time=0, undone=undone, sound=False)
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
        facts=_facts.decode(row["facts"]),
        undone=kind.facts.effective and not in_spans(spans, row["seq"]),
    )


async def _entries(queries: Queries, game: int, rows: Sequence[sqlite3.Row]) -> list[Entry]:
    if not rows:
        return []
    spans = effective_spans(ENDLESS, await rewinds_of(queries, game, rows[0]["seq"]))
    return [entry_of(row, spans) for row in rows]


async def entries_after(queries: Queries, game: int, seq: int, limit: int = ENDLESS) -> list[Entry]:
    """Return the entries after an entry, in order; no more than the first ``limit`` of them."""
    rows = await queries.rows(
        _ENTRIES + " WHERE entry.game = ? AND entry.seq > ? ORDER BY entry.seq LIMIT ?", game, seq, limit
    )
    if len(rows) == limit:
        return await _entries(queries, game, rows)
    # All that came after is here: no need to look for what was gone back behind.
    spans = effective_spans(ENDLESS, rewinds_in(rows))
    return [entry_of(row, spans) for row in rows]


@dataclass(frozen=True, slots=True)
class Effective:
    """An entry that led to where a game stands: its number, who did it, and whether it passed the turn."""

    seq: int
    seat: int | None
    passed: bool


async def effective_numbers(queries: Queries, game: int) -> list[Effective]:
    """Return the entries that led to where a game stands, in order, without what was done by them."""
    kinds = [kind for kind in EntryKind if kind.facts.effective]
    rows = await queries.rows(
        f"SELECT seq, seat, passed FROM entry WHERE game = ? AND kind IN ({marks(kinds)}) ORDER BY seq",
        game,
        *kinds,
    )
    spans = effective_spans(ENDLESS, await rewinds_of(queries, game))
    found = [Effective(row["seq"], row["seat"], bool(row["passed"])) for row in rows]
    return [one for one in found if in_spans(spans, one.seq)]


async def made_by(
    queries: Queries, game: int, seat: int, person: int, facts: Collection[str]
) -> frozenset[int]:
    """Return the numbers of the entries that a person made for a seat, without those that have some facts.

    ``person`` is a row id.
    """
    rows = await queries.rows(
        "SELECT seq FROM entry WHERE game = ? AND seat = ? AND person = ? AND NOT (json_valid(facts)"
        f" AND EXISTS (SELECT 1 FROM json_each(facts) WHERE key IN ({marks(facts)})))",
        game,
        seat,
        person,
        *facts,
    )
    return frozenset(row["seq"] for row in rows)


async def came_to(queries: Queries, game: int, seat: int, person: int) -> int:
    """Return the last entry by which a person (a row id) came to a seat; 0 if they had it at the start."""
    row = await queries.row(
        f"SELECT max(seq) AS seq FROM entry {_NO_ACTION} AND game = ? AND about = ? AND incoming = ?",
        game,
        seat,
        person,
    )
    return 0 if row is None else row["seq"] or 0


async def entries_in(queries: Queries, game: int, numbers: Sequence[int]) -> list[Entry]:
    """Return the effective entries that have some numbers, in order."""
    rows = await queries.rows(
        f"{_ENTRIES} WHERE entry.game = ? AND entry.seq IN ({marks(numbers)}) ORDER BY entry.seq",
        game,
        *numbers,
    )
    every = (range(1, ENDLESS),)
    return [entry for row in rows if (entry := entry_of(row, every)).kind.facts.effective]


async def entries_between(queries: Queries, game: int, first: int, last: int) -> list[Entry]:
    """Return the entries from one to another, in order."""
    rows = await queries.rows(
        _ENTRIES + " WHERE entry.game = ? AND entry.seq BETWEEN ? AND ? ORDER BY entry.seq",
        game,
        first,
        last,
    )
    return await _entries(queries, game, rows)


async def last_entries(queries: Queries, game: int, limit: int, upto: int | None = None) -> list[Entry]:
    """Return the newest entries, or the newest up to an entry, the newest last."""
    rows = await queries.rows(
        _ENTRIES + " WHERE entry.game = ? AND entry.seq <= ? ORDER BY entry.seq DESC LIMIT ?",
        game,
        ENDLESS if upto is None else upto,
        limit,
    )
    return await _entries(queries, game, rows[::-1])


async def last_of_kinds(queries: Queries, game: int, limit: int, kinds: tuple[EntryKind, ...]) -> list[Entry]:
    """Return the newest entries of some kinds, none of them actions, the newest last."""
    # With the plus SQLite sorts the few that it finds by their kind, and does not walk the log in its order.
    rows = await queries.rows(
        f"{_ENTRIES} {_NO_ACTION} AND entry.game = ? AND entry.kind IN ({marks(kinds)})"
        " ORDER BY +entry.seq DESC LIMIT ?",
        game,
        *kinds,
        limit,
    )
    return await _entries(queries, game, rows[::-1])


async def entry_at(queries: Queries, game: int, seq: int) -> Entry | None:
    """Return one entry of a game; None if there is none of that number."""
    rows = await queries.rows(_ENTRIES + " WHERE entry.game = ? AND entry.seq = ?", game, seq)
    return next(iter(await _entries(queries, game, rows)), None)


async def entry_of_interaction(queries: Queries, interaction_id: int) -> tuple[int, Entry] | None:
    """Return the game and the entry of an interaction; None if it did nothing yet."""
    row = await queries.row(_ENTRIES + " WHERE entry.interaction_id = ?", interaction_id)
    if row is None:
        return None
    return row["game"], (await _entries(queries, row["game"], [row]))[0]


async def uses_of_standing(queries: Queries, game: int, since: int) -> list[tuple[int, int, str]]:
    """Return number, seat and topic of each effective entry after one that was made by a standing answer."""
    rows = await queries.rows(
        "SELECT seq, seat, json_extract(facts, '$.standing') AS topic FROM entry"
        " WHERE game = ? AND seq > ? AND json_type(facts, '$.standing') = 'text' ORDER BY seq",
        game,
        since,
    )
    spans = effective_spans(ENDLESS, await rewinds_of(queries, game, rows[0]["seq"])) if rows else ()
    return [(row["seq"], row["seat"], row["topic"]) for row in rows if in_spans(spans, row["seq"])]


async def last_sound_entry(queries: Queries, game: int) -> int:
    """Return the last entry up to which all that led to where a game stands is as it was written.

    The whole log is read for it. It is the last entry if all of it is.
    """
    rows = await queries.rows("SELECT seq FROM sound_entry WHERE game = ? AND NOT sound ORDER BY seq", game)
    spans = effective_spans(ENDLESS, await rewinds_of(queries, game)) if rows else ()
    first = next((row["seq"] for row in rows if in_spans(spans, row["seq"])), None)
    return await last_seq(queries, game) if first is None else first - 1


async def has_acted(queries: Queries, game: int, seat: int) -> bool:
    """Say whether a seat has ever done an action."""
    row = await queries.row(
        "SELECT 1 FROM entry WHERE game = ? AND seat = ? AND kind = 'action' LIMIT 1", game, seat
    )
    return row is not None


async def last_action_of(queries: Queries, game: int, seat: int, since: int) -> int | None:
    """Return the number of a seat's newest effective action after an entry; None if there is none.

    What was done because the time of a question was over is nobody's action.
    """
    own = "WHERE seat = ? AND json_extract(facts, '$.clock') IS NULL"
    return await _last_effective(queries, game, range(since + 1, ENDLESS), own, seat)


async def last_event(queries: Queries, game: int, tags: Sequence[str], upto: int) -> int | None:
    """Return the number of the newest effective action, up to an entry, by which such an event happened.

    None if there is none. ``tags`` are those of the classes of events.
    """
    happened = " OR ".join("instr(events, ?)" for _ in tags)
    named = (json.dumps(tag) for tag in tags)
    return await _last_effective(queries, game, range(1, upto + 1), f"WHERE ({happened})", *named)


async def _last_effective(
    queries: Queries, game: int, among: range, where: str, *params: int | str
) -> int | None:
    """Return the number of the newest effective action among some entries that a clause picks.

    The log is read from its end, rewinds as well, and no further than that action.
    """
    while among:
        row = await queries.row(
            f"SELECT seq FROM entry {where} AND kind = 'action' AND game = ? AND seq BETWEEN ? AND ?"
            " ORDER BY seq DESC LIMIT 1",
            *params,
            game,
            among.start,
            among.stop - 1,
        )
        if row is None:
            return None
        found: int = row["seq"]
        spans = effective_spans(ENDLESS, await rewinds_of(queries, game, found))
        if in_spans(spans, found):
            return found
        among = range(among.start, _last_before(spans, found) + 1)
    return None


def _last_before(spans: Sequence[range], seq: int) -> int:
    """Return the last number in spans that is smaller than one that is in none of them; 0 if none is."""
    return max((span.stop - 1 for span in spans if span.stop <= seq), default=0)


async def last_about(queries: Queries, game: int, seat: int, kinds: tuple[EntryKind, ...]) -> int | None:
    """Return the number of the newest entry of some kinds, none of them actions, that concerns a seat.

    None if there is none.
    """
    row = await queries.row(
        f"SELECT max(seq) AS seq FROM entry {_NO_ACTION} AND game = ? AND kind IN ({marks(kinds)})"
        " AND about = ?",
        game,
        *kinds,
        seat,
    )
    return None if row is None else row["seq"]


async def last_seq(queries: Queries, game: int) -> int:
    """Return the number of a game's last entry; 0 if it has none."""
    row = await queries.row("SELECT coalesce(max(seq), 0) AS seq FROM entry WHERE game = ?", game)
    assert row is not None
    return row["seq"]
