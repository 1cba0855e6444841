"""What the database does for something: which statements, and how many steps SQLite takes for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

from bot.store import Queries, Store

Statement = tuple[str, tuple[object, ...]]

_STEPS_AT_ONCE = 10


@dataclass(slots=True)
class Work:
    """The statements that ran, with their parameters; ``rows`` were returned, by so many ``steps``."""

    statements: list[Statement] = field(default_factory=list[Statement])
    rows: int = 0
    steps: int = 0


@contextmanager
def noted() -> Iterator[Work]:
    """Note the statements of all databases, and the rows that they return."""
    work, rows, run, run_many = Work(), Queries.rows, Queries.run, Queries.run_many

    async def noting_rows(self: Queries, sql: str, *parameters: object) -> list[Any]:
        work.statements.append((sql, parameters))
        found = await rows(self, sql, *parameters)
        work.rows += len(found)
        return found

    async def noting_run(self: Queries, sql: str, *parameters: object) -> None:
        work.statements.append((sql, parameters))
        await run(self, sql, *parameters)

    async def noting_run_many(self: Queries, sql: str, parameters: Iterable[tuple[object, ...]]) -> None:
        every = list(parameters)
        work.statements += [(sql, every[0])] if every else []
        await run_many(self, sql, every)

    noting = {"rows": noting_rows, "run": noting_run, "run_many": noting_run_many}
    with mock.patch.multiple(Queries, **noting):
        yield work


async def count_steps(store: Store, work: Work) -> None:
    """Count from now on the steps that SQLite takes: the same for the same work, however fast it is."""

    def step() -> None:
        work.steps += _STEPS_AT_ONCE

    for connection in store._connections:
        await connection.set_progress_handler(step, _STEPS_AT_ONCE)
