"""The log as a tree of states: which entries led to where a game stood, whatever was gone back behind."""

from __future__ import annotations

from dataclasses import replace
from sqlite3 import Row

from hypothesis import given
from hypothesis import strategies as st

from bot.store.connection import Queries
from bot.store.entries import (
    Entry,
    EntryPeople,
    entries_after,
    entries_between,
    entry_at,
    insert_entry,
    last_action_of,
    last_entries,
    last_of_kinds,
    uses_of_standing,
)
from bot.store.kinds import EntryKind
from bot.store.rewinds import Rewind, effective_spans, in_spans, last_shared, rewind_of, rewinds_of
from bot.store.standing import StandingRow, set_standing, standing_at
from bot.table import Tables
from tests.bot.table.seated import start

LOGS = st.lists(st.one_of(st.none(), st.integers(0, 10_000)), max_size=40)
"""For each entry None for an action, or a number that picks where it goes back to."""


def rewinds_in(log: list[int | None]) -> tuple[Rewind, ...]:
    return tuple(Rewind(seq, pick % seq) for seq, pick in enumerate(log, start=1) if pick is not None)


def histories(log: list[int | None]) -> list[tuple[int, ...]]:
    """Return after each entry the actions that led there, kept as whole copies."""
    found: list[tuple[int, ...]] = [()]
    for seq, pick in enumerate(log, start=1):
        found.append((*found[-1], seq) if pick is None else found[pick % seq])
    return found


def numbers(spans: tuple[range, ...]) -> list[int]:
    return [number for span in spans for number in span]


@given(LOGS)
def test_the_effective_entries_are_those_of_a_tree_of_states(log: list[int | None]) -> None:
    rewinds, wanted = rewinds_in(log), histories(log)
    for seq in range(len(log) + 1):
        spans = effective_spans(seq, rewinds)
        found = [number for number in numbers(spans) if log[number - 1] is None]
        assert found == list(wanted[seq])
        assert numbers(spans) == sorted(set(numbers(spans)))
        for number in range(len(log) + 2):
            assert in_spans(spans, number) == (number in numbers(spans))


@given(LOGS, st.integers(0, 10_000), st.integers(0, 10_000))
def test_what_two_spans_share_is_a_beginning_of_both(log: list[int | None], one: int, other: int) -> None:
    rewinds, states = rewinds_in(log), histories(log)
    here, there = one % (len(log) + 1), other % (len(log) + 1)
    last = last_shared(effective_spans(here, rewinds), effective_spans(there, rewinds))
    shared = [a for a, b in zip(states[here], states[there], strict=False) if a == b]
    assert [number for number in states[here] if number <= last] == shared
    assert [number for number in states[there] if number <= last] == shared


def test_what_a_kind_of_entry_goes_back_to() -> None:
    assert rewind_of(9, EntryKind.UNDO, 4) == Rewind(9, 3)
    assert rewind_of(9, EntryKind.TAKEBACK, 4) == Rewind(9, 3)
    assert rewind_of(9, EntryKind.ROLLBACK, 4) == Rewind(9, 4)
    assert rewind_of(9, EntryKind.ROLLBACK, 0) == Rewind(9, 0)
    assert rewind_of(9, EntryKind.DICE, 4) is None
    assert rewind_of(9, EntryKind.ACTION, None) is None


def test_a_rollback_of_a_rollback() -> None:
    rewinds = (Rewind(4, 1), Rewind(6, 3), Rewind(8, 5))
    assert effective_spans(3, rewinds) == (range(1, 4),)
    assert effective_spans(5, rewinds) == (range(1, 2), range(5, 6))
    assert effective_spans(7, rewinds) == (range(1, 4), range(7, 8))
    assert effective_spans(9, rewinds) == (range(1, 2), range(5, 6), range(9, 10))
    assert effective_spans(0, rewinds) == ()


async def write(tables: Tables, game: int, *entries: Entry) -> None:
    async with tables.store.write() as queries:
        for entry in entries:
            await insert_entry(queries, game, entry, EntryPeople(), None)


def entry(seq: int, kind: EntryKind = EntryKind.ACTION, target: int | None = None) -> Entry:
    return Entry(seq, kind, 1000 * seq, seat=0, target=target)


async def test_only_what_counts_is_ever_marked_as_undone(tables: Tables) -> None:
    game = (await start(tables)).id
    log = (
        entry(1),
        entry(2, EntryKind.PAUSE),
        entry(3, EntryKind.DICE),
        entry(4),
        entry(5, EntryKind.ROLLBACK, 1),
        entry(6),
        entry(7, EntryKind.UNDO, 6),
    )
    await write(tables, game, *log)
    reader = tables.store.reader
    assert [one.undone for one in await entries_after(reader, game, 0)] == [
        False,
        False,
        True,
        True,
        False,
        True,
        False,
    ]
    await write(tables, game, entry(8, EntryKind.ROLLBACK, 6))
    marked = {one.seq: one.undone for one in await entries_after(reader, game, 0)}
    assert [seq for seq, undone in marked.items() if undone] == [3, 4]
    for seq, undone in marked.items():
        one = await entry_at(reader, game, seq)
        assert one is not None
        assert one.undone == undone
        assert (await entries_after(reader, game, seq - 1))[0].undone == undone
        assert (await last_entries(reader, game, 9 - seq))[0].undone == undone
    assert await entry_at(reader, game, 9) is None


async def test_the_newest_entries_of_some_kinds(tables: Tables) -> None:
    game = (await start(tables)).id
    await write(
        tables,
        game,
        entry(1),
        entry(2, EntryKind.PAUSE),
        entry(3),
        entry(4, EntryKind.ROLLBACK, 1),
        entry(5, EntryKind.DICE),
    )
    reader = tables.store.reader
    found = await last_of_kinds(reader, game, 2, (EntryKind.PAUSE, EntryKind.ROLLBACK, EntryKind.DICE))
    assert [one.seq for one in found] == [4, 5]
    assert [one.seq for one in await last_of_kinds(reader, game, 9, (EntryKind.DICE,))] == [5]
    assert await last_of_kinds(reader, game, 9, (EntryKind.SKIP,)) == []
    assert await last_of_kinds(reader, 99, 9, (EntryKind.DICE,)) == []
    assert await rewinds_of(reader, game) == (Rewind(4, 1),)
    assert await rewinds_of(reader, game, 4) == ()


async def test_the_newest_entries_and_those_before_them(tables: Tables) -> None:
    game = (await start(tables)).id
    await write(tables, game, entry(1), entry(2), entry(3), entry(4, EntryKind.ROLLBACK, 1))
    reader = tables.store.reader
    newest = await last_entries(reader, game, 2)
    assert [(one.seq, one.undone) for one in newest] == [(3, True), (4, False)]
    older = await last_entries(reader, game, 9, 2)
    assert [(one.seq, one.undone) for one in older] == [(1, False), (2, True)]
    assert [one.seq for one in await entries_between(reader, game, 2, 3)] == [2, 3]
    assert [one.seq for one in await entries_after(reader, game, 1, 2)] == [2, 3]
    assert await last_entries(reader, 99, 9) == []


async def test_the_last_action_of_a_seat(tables: Tables) -> None:
    """It is not what a clock did, what was gone back behind, somebody else's or older than asked for."""
    game = (await start(tables)).id
    await write(
        tables,
        game,
        entry(1),
        replace(entry(2), seat=1),
        entry(3, EntryKind.PAUSE),
        replace(entry(4), facts={"standing": "offers"}),
        replace(entry(5), facts={"clock": True}),
    )
    reader = tables.store.reader

    async def last(seat: int, since: int = 0) -> int | None:
        return await last_action_of(reader, game, seat, since)

    assert (await last(0), await last(1), await last(2)) == (4, 2, None)
    assert (await last(0, 3), await last(0, 4), await last(1, 1), await last(1, 2)) == (4, None, 2, None)
    await write(tables, game, entry(6, EntryKind.UNDO, 4))
    assert (await last(0), await last(0, 1)) == (1, None)
    await write(tables, game, entry(7), entry(8, EntryKind.ROLLBACK, 5))
    assert await last(0) == 4


async def used_log(tables: Tables) -> int:
    """Return a game in which standing answers have acted, partly behind where it has gone back to."""
    game = (await start(tables)).id
    goods, offers = {"standing": "goods"}, {"standing": "offers"}
    await write(
        tables,
        game,
        replace(entry(1), facts=goods),
        replace(entry(2), facts=offers),
        replace(entry(3), seat=1, facts=goods),
        replace(entry(4), facts=offers),
        entry(5, EntryKind.ROLLBACK, 2),
        replace(entry(6), facts=goods),
        replace(entry(7), facts=goods),
        entry(8, EntryKind.TAKEBACK, 7),
        replace(entry(9), facts=offers),
    )
    return game


USES = [(1, 0, "goods"), (2, 0, "offers"), (6, 0, "goods"), (9, 0, "offers")]


async def test_uses_of_standing_answers_after_an_entry(tables: Tables) -> None:
    """They are the last of all uses, whichever entry they are asked for after."""
    game = await used_log(tables)
    for since in range(10):
        found = await uses_of_standing(tables.store.reader, game, since)
        assert found == [use for use in USES if use[0] > since]


async def test_what_a_limited_answer_was_used_is_the_same_beside_others(tables: Tables) -> None:
    """However far back the log is read for one of them, each counts from its own entry on."""
    game = await used_log(tables)
    seats = await tables.store.reader.rows("SELECT person FROM seat WHERE game = ? AND seat = 0", game)
    given = [
        StandingRow(0, topic, seats[0]["person"], "{}", since, times)
        for topic, since, times in (("goods", 0, 9), ("offers", 5, 1), ("gold", 0, None))
    ]
    async with tables.store.write() as queries:
        for row in given:
            await set_standing(queries, game, row)
    used = {row.topic: row.used for row in await standing_at(tables.store.reader, game)}
    assert used == {"goods": 2, "offers": 1, "gold": 0}


class Recorded(Queries):
    """Queries that record their statements."""

    def __init__(self, queries: Queries) -> None:
        self._queries = queries
        self.asked: list[tuple[str, tuple[object, ...]]] = []

    async def rows(self, sql: str, *parameters: object) -> list[Row]:
        self.asked.append((sql, parameters))
        return await self._queries.rows(sql, *parameters)


async def test_uses_are_found_in_the_newer_part_of_the_log_alone(tables: Tables) -> None:
    """The facts of older entries are not parsed: an index leads to where a limited answer was given."""
    game = await used_log(tables)
    person = (await tables.store.reader.rows("SELECT person FROM seat WHERE game = ?", game))[0]["person"]
    async with tables.store.write() as queries:
        await set_standing(queries, game, StandingRow(0, "goods", person, "{}", 0, None))
        await set_standing(queries, game, StandingRow(0, "offers", person, "{}", 5, 1))
    recorded = Recorded(tables.store.reader)
    await standing_at(recorded, game)
    asked = [one for one in recorded.asked if "$.standing" in one[0]]
    assert [parameters for _, parameters in asked] == [(game, 5)]
    ((sql, parameters),) = asked
    plan = await tables.store.reader.rows(f"EXPLAIN QUERY PLAN {sql}", *parameters)
    assert [row["detail"].partition("(")[2] for row in plan] == ["game=? AND seq>?)"]
