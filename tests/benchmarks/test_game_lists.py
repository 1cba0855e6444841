"""How long it takes to list somebody's games, and a server's, in a database of ten thousand.

pytest -m benchmark -n 0 -s tests/benchmarks/test_game_lists.py
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.table import Tables
from tests.benchmarks.filled import Run, fastest, filled
from tests.benchmarks.promises import Promises
from tests.bot.table.seated import ANN, CHANNEL, GUILD, choose_all, deliver_all, start

pytestmark = pytest.mark.benchmark

GAMES = 10_000
OWN = 45
"""So many games somebody has a seat in."""
ON_SERVER = 200
"""So many games a server has; it is one with very much play."""
STATE = 30_000
"""Bytes of each position of a listed game, as the largest game has them; the others are small."""
MOST = 50.0
"""Milliseconds of a query, whatever else is on the machine."""

COPIES = (
    f"INSERT INTO person (id, discord_id, name) SELECT 1000 + value, 10000 + value, 'P' || value"
    f" FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < {GAMES})"
    " SELECT value FROM n)",
    "INSERT INTO game (id, kind, rules_version, guild_id, channel_id, status, seats, host, options, seed,"
    " fingerprint, created, started) SELECT person.id, kind, rules_version,"
    f" CASE WHEN person.id % {GAMES // ON_SERVER} = 0 THEN guild_id ELSE guild_id + person.id % 500 + 1 END,"
    " channel_id + person.id, status, seats, host, options, seed, fingerprint, created, started"
    " FROM game JOIN person ON person.id > 1000 WHERE game.id = 1",
    "INSERT INTO seat (game, seat, person)"
    f" SELECT id, 0, CASE WHEN id % {GAMES // OWN} = 1 THEN 1 ELSE id END FROM game WHERE id > 1000",
    "INSERT INTO seat (game, seat, person) SELECT id, 1, 1000 + id % 7919 FROM game WHERE id > 1000"
    " AND 1000 + id % 7919 <> id AND id % 7919 > 0",
    "INSERT INTO snapshot (game, seq, state, waiting, decisions, checkpoint_seq, checkpoint_state,"
    " announced_seq, since) SELECT game.id, seq, zeroblob(size), waiting, decisions, checkpoint_seq,"
    " zeroblob(size), announced_seq, since FROM snapshot JOIN"
    f" (SELECT id, CASE WHEN guild_id = {GUILD} OR id % {GAMES // OWN} = 1 THEN ?1 ELSE 500 END AS size"
    " FROM game WHERE id > 1000) AS game WHERE snapshot.game = 1",
    "INSERT INTO outbox (game, kind, seq, payload, created, due, done, message_id, posted_in)"
    " SELECT game.id, outbox.kind, seq, payload, outbox.created, due, done, message_id, channel_id"
    " FROM outbox JOIN game ON game.id > 1000 WHERE outbox.game = 1",
)
"""Statements by which a game of two becomes ten thousand."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Run, Tables]]:
    with filled(tmp_path_factory.mktemp("lists") / "riquet.db", fill) as served:
        yield served


@pytest.fixture
def run(served: tuple[Run, Tables]) -> Run:
    return served[0]


@pytest.fixture
def tables(served: tuple[Run, Tables]) -> Tables:
    return served[1]


async def fill(tables: Tables) -> None:
    """Play a game for a while, and make ten thousand others of it with people of their own."""
    game = (await start(tables, channel=CHANNEL)).id
    await choose_all(tables, game)
    await deliver_all(tables)
    assert game == 1
    async with tables.store.write() as queries:
        for statement in COPIES:
            await queries.run(statement, *([STATE] if "?1" in statement else []))


def test_ones_own_games(promises: Promises, run: Run, tables: Tables) -> None:
    found = run(tables.lists.of_person(ANN.discord_id or 0))
    assert len(found.games) >= OWN
    took = fastest(run, lambda: tables.lists.of_person(ANN.discord_id or 0))
    promises.at_most(
        MOST, took, f"a list of games, among {GAMES:,}", "ms", f"{len(found.games)} of one's own"
    )


def test_the_games_of_a_server(promises: Promises, run: Run, tables: Tables) -> None:
    found = run(tables.lists.of_server(GUILD))
    assert len(found.games) >= ON_SERVER
    took = fastest(run, lambda: tables.lists.of_server(GUILD))
    promises.at_most(MOST, took, f"a list of games, among {GAMES:,}", "ms", f"{len(found.games)} of a server")
