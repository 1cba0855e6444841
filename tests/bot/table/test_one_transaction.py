"""Whatever is done at a table is one transaction, with all messages that the channel gets of it.

Wherever the process ends, it is done whole, or not at all.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any
from unittest import mock

import pytest

from bot.store import Queries
from bot.table import Tables
from tests.bot.store.work import Statement, noted
from tests.bot.table.acts import ACTS as AT_ANY_TABLE
from tests.bot.table.acts import Act
from tests.bot.table.acts_by_the_clock import BY_THE_CLOCK
from tests.bot.table.acts_of_plans import OF_PLANS
from tests.bot.table.acts_of_time import OWN_TIMES

LOOKING = {
    *("consent.proposal", "consent.proposals", "damage.last_sound", "timers.next_due"),
    *(
        "lifecycle.detached",
        "lifecycle.last_reset",
        "observers.of",
        "people.personal_data",
        "rollback.earlier",
        "rollback.can_go_back",
        "stand_ins.games",
        "stand_ins.think",
        "thoughts.about",
        "thoughts.cancel_outdated",
    ),
    "plans.kept_at",
    *("standing.counting", "standing.counting_at", "standing.of", "takeback.done_since"),
    *("takeback.shown_since", "takeback.target", "takeback.target_at", "threads.parents", "uploads.get"),
    *(
        "records.decisions",
        "records.entries",
        "records.entry",
        "records.history",
        "records.last_of",
        "records.moderated",
    ),
    *("for_players.file", "for_players.may_have", "for_players.whole"),
    *("recaps.of", "replays.step", "replays.turns"),
    *("rankings.behind", "rankings.of", "rankings.of_person"),
    *("results.newest_entry", "results.next_uncounted"),
    *("statistics.of_game", "statistics.of_person", "statistics.of_server"),
    "messages.is_newest",
    *("records.news", "records.verify", "records.visible_numbers", "records.whole"),
    *("lists.of_person", "lists.of_server"),
    "personal_times.of",
}
"""The public methods that change nothing."""

ACTS = (*AT_ANY_TABLE, *BY_THE_CLOCK, *OWN_TIMES)

CLEANING = "DELETE FROM meta WHERE key = ?"
"""What is written on its own once the journal is empty, after somebody was forgotten."""

Rows = dict[str, list[tuple[Any, ...]]]


class EndedError(Exception):
    """The process ends here."""


@contextmanager
def ended_before_it_is_committed() -> Iterator[None]:
    """Let no transaction be committed, as where the process ends before."""
    run = Queries.run

    async def ending(self: Queries, sql: str, *parameters: object) -> None:
        if sql == "COMMIT":
            raise EndedError
        await run(self, sql, *parameters)

    with mock.patch.object(Queries, "run", ending):
        yield


def transactions(statements: Sequence[Statement]) -> int:
    """Return how many transactions some statements were that change something."""
    count, open_since = 0, False
    for sql, _ in statements:
        if sql == "BEGIN IMMEDIATE":
            count, open_since = count + 1, True
        elif sql == "COMMIT":
            open_since = False
        elif not open_since and not sql.startswith(("SELECT", "WITH", "PRAGMA")) and sql != CLEANING:
            count += 1
    return count


async def rows_of(tables: Tables) -> Rows:
    """Return all that is stored."""
    names = await tables.store.reader.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")
    return {
        name: [tuple(row) for row in await tables.store.reader.rows(f"SELECT * FROM {name}")]
        for (name,) in names
    }


async def heard(tables: Tables, since: int) -> str:
    """Return what the channel, or somebody, is to read by rows after one: kinds, of notes the keys."""
    rows = await tables.store.reader.rows(
        "SELECT CASE kind WHEN 'note' THEN json_extract(payload, '$.key') ELSE kind END AS name FROM outbox"
        " WHERE id > ? ORDER BY id",
        since,
    )
    return " ".join(row["name"] for row in rows)


@pytest.mark.parametrize("act", [*ACTS, *OF_PLANS], ids=lambda act: act.method)
async def test_it_is_one_transaction_with_its_messages(tables: Tables, act: Act) -> None:
    game = await act.prepare(tables)
    before = await rows_of(tables)
    with ended_before_it_is_committed(), suppress(EndedError):
        await act.do(tables, game)
    assert await rows_of(tables) == before
    with noted() as work:
        await act.do(tables, game)
    assert transactions(work.statements) == 1
    assert await rows_of(tables) != before
    assert await heard(tables, max((row[0] for row in before["outbox"]), default=0)) == act.hears


async def test_all_that_can_be_done_is_known(tables: Tables) -> None:
    """A method that is given a transaction, or the table that is held, does a part of something larger."""
    layers = ("store", "session", "outbox")
    parts = {name: part for name, part in vars(tables).items() if name not in layers}
    methods = {
        f"{name}.{method}"
        for name, part in {
            **parts,
            "uploads": tables.transfer.uploads,
            "for_players": tables.transfer.for_players,
        }.items()
        for method, function in inspect.getmembers(part, inspect.iscoroutinefunction)
        if not method.startswith("_")
        and not {"queries", "table"} & set(inspect.signature(function).parameters)
    }
    acts = {act.method for act in (*ACTS, *OF_PLANS)}
    assert methods == LOOKING | acts
    assert not LOOKING & acts
