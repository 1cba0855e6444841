"""What is read of results is found by indexes, however many games have ended."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from sqlite3 import Row

import pytest

from bot.store import Queries
from bot.store.ratings import (
    Behind,
    Pair,
    finished_since,
    rated_people,
    ratings_by_level,
    ratings_by_person,
    ratings_of,
)
from bot.store.results import find_result
from bot.store.tallies import Among, tally_hours, tally_rounds, tally_seats
from bot.store.uncounted import is_copy
from bot.table import Tables
from tests.bot.store.test_entries import Recorded
from tests.bot.table.counted import count_all
from tests.bot.table.seated import GUILD
from tests.bot.table.simulated import simulate

PAIR = Pair(GUILD, "toy")
OF_SERVER, OF_KIND = Among(GUILD), Among(GUILD, kind="toy")
OF_PERSON, OF_BOTH = Among(GUILD, 1), Among(GUILD, 1, "toy")

KEY = "INTEGER PRIMARY KEY"
SEATS_COVERED = "COVERING INDEX result_seat_by_server"
ROUNDS_COVERED = "COVERING INDEX result_by_rounds"
HOURS_COVERED = "COVERING INDEX result_by_hours"
SEATS_OF_PERSON = "INDEX result_seat_by_person"
RATINGS_OF_PAIR = "INDEX sqlite_autoindex_rating_1"
SEATS_OF_GAME = "INDEX sqlite_autoindex_result_seat_1"

Read = Callable[[Queries], Awaitable[object]]

READS: tuple[tuple[Read, list[str]], ...] = (
    (lambda queries: tally_seats(queries, OF_SERVER), [SEATS_COVERED]),
    (lambda queries: tally_seats(queries, OF_KIND), [SEATS_COVERED]),
    (lambda queries: tally_seats(queries, OF_PERSON), [SEATS_OF_PERSON]),
    (lambda queries: tally_seats(queries, OF_BOTH), [SEATS_OF_PERSON]),
    (lambda queries: tally_rounds(queries, OF_SERVER), [ROUNDS_COVERED]),
    (lambda queries: tally_rounds(queries, OF_KIND), [ROUNDS_COVERED]),
    (lambda queries: tally_rounds(queries, OF_PERSON), [KEY, SEATS_OF_PERSON]),
    (lambda queries: tally_hours(queries, OF_SERVER), [HOURS_COVERED]),
    (lambda queries: tally_hours(queries, OF_KIND), [HOURS_COVERED]),
    (lambda queries: tally_hours(queries, OF_BOTH), [KEY, SEATS_OF_PERSON]),
    (
        lambda queries: is_copy(queries, 1),
        [KEY, "INDEX game_by_fingerprint", "INDEX sqlite_autoindex_seat_2"],
    ),
    (lambda queries: finished_since(queries, Behind(PAIR, 5, 1)), ["INDEX result_in_order", SEATS_OF_GAME]),
    (lambda queries: rated_people(queries, PAIR), [RATINGS_OF_PAIR, KEY]),
    (lambda queries: ratings_by_person(queries, PAIR), [RATINGS_OF_PAIR]),
    (lambda queries: ratings_by_level(queries, PAIR), ["INDEX sqlite_autoindex_computer_rating_1"]),
    (lambda queries: ratings_of(queries, 1), ["INDEX rating_by_person"]),
    (lambda queries: find_result(queries, 1), [KEY, SEATS_OF_GAME]),
)
"""What is read of results, and by what SQLite finds the rows of each table for it."""


class Asked(Recorded):
    """Queries that record their statements, also those for one row."""

    async def row(self, sql: str, *parameters: object) -> Row | None:
        self.asked.append((sql, parameters))
        return await self._queries.row(sql, *parameters)


@pytest.mark.parametrize(("read", "found_by"), READS)
async def test_rows_of_results_are_found_by_indexes(tables: Tables, read: Read, found_by: list[str]) -> None:
    """No table is gone through; what is asked of a whole server is answered by an index alone."""
    await simulate(tables, 1, calm=True)
    await count_all(tables)
    asked = Asked(tables.store.reader)
    await read(asked)
    plan = [
        row["detail"]
        for sql, parameters in asked.asked
        for row in await tables.store.reader.rows(f"EXPLAIN QUERY PLAN {sql}", *parameters)
        if row["detail"].startswith(("SEARCH", "SCAN"))
    ]
    assert not [line for line in plan if line.startswith("SCAN")]
    assert [line.split(" (")[0].partition(" USING ")[2] for line in plan] == found_by
