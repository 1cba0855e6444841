"""A database as version 2 left it, with games in it, comes to today's version and is played on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.migrations import packaged_migrations
from bot.table import Person, ProposalKind, Tables
from rules import fingerprint, new_game, resolve_options
from tests.bot.table.seated import ANN, BOB, CHANNEL, CLEO, GUILD, SEED, Clock, deliver_all, finish, opened
from tests.toy.actions import Choose

OLD = 2


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Make an open game (4) of three whose end Bob, then Cleo, proposed; others are over or put away."""
    steps, path = tmp_path / "steps", tmp_path / "riquet.db"
    steps.mkdir()
    for script in sorted(packaged_migrations().iterdir(), key=lambda one: one.name):
        if script.name.endswith(".sql") and int(script.name[:4]) <= OLD:
            (steps / script.name).write_text(script.read_text("utf-8"))
    await (await Store.open(path, Clock(), steps)).close()
    fill(path)
    return path


def fill(path: Path) -> None:
    options = resolve_options("toy", {"first": 0})
    state = new_game("toy", seats=3, seed=SEED, **options).to_json()
    promised = fingerprint("toy", seats=3, seed=SEED, options=options)
    text = json.dumps(options)
    with closing(sqlite3.connect(path)) as old, old:
        people = [(person.discord_id, person.name) for person in (ANN, BOB, CLEO)]
        old.executemany("INSERT INTO person (discord_id, name) VALUES (?, ?)", people)
        for game, status, ended in (
            (1, "finished", 5000),
            (2, "reset", None),
            (3, "abandoned", 6000),
            (4, "open", None),
        ):
            old.execute(
                "INSERT INTO game (id, kind, rules_version, guild_id, channel_id, status, seats, host,"
                " options, seed, fingerprint, created, started, ended)"
                " VALUES (?, 'toy', 1, ?, ?, ?, 3, 1, ?, ?, ?, 1000, 2000, ?)",
                (game, GUILD, CHANNEL, status, text, SEED, promised, ended),
            )
            for seat in range(3):
                old.execute("INSERT INTO seat VALUES (?, ?, ?)", (game, seat, seat + 1))
            old.execute(
                "INSERT INTO snapshot VALUES (?, 0, ?, '[0,1,2]', '[1,1,1]', NULL, 0, ?, 0)",
                (game, state, state),
            )
        old.execute(
            "INSERT INTO entry (game, seq, kind, person, interaction_id, time)"
            " VALUES (2, 1, 'reset', 1, 77, 3000)"
        )
        for game, seat, time in ((4, 1, 7000), (4, 2, 8000), (1, 0, 4000)):
            old.execute("INSERT INTO agreement VALUES (?, 'abandon', ?, ?)", (game, seat, time))
        for row, kind, payload in (
            (1, "post", '{"since":0,"upto":0,"events":[],"taken_back":[],"waiting":[],"outcome":null}'),
            (40, "note", '{"key":"board","params":{"name":"Ann","number":3}}'),
        ):
            old.execute(
                "INSERT INTO outbox (id, game, kind, note, seq, person, payload, created, due)"
                " VALUES (?, 4, ?, ?, 0, 1, ?, 1, 1)",
                (row, kind, "board" if kind == "note" else None, payload),
            )


def ask(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


async def test_nothing_is_lost_and_all_is_in_its_place(path: Path) -> None:
    before = ask(path, "SELECT id, status, seed, fingerprint, options, host FROM game")
    async with opened(path) as tables:
        assert (await tables.get(4)).seats == (ANN, BOB, CLEO)
    assert ask(path, "SELECT id, status, seed, fingerprint, options, host FROM game") == before
    assert ask(path, "SELECT id, paused, seed_known FROM game") == [
        (1, None, 5000),
        (2, None, None),
        (3, None, 6000),
        (4, None, None),
    ]
    assert ask(path, "SELECT count(*), count(stand_in), count(called) FROM seat") == [(12, 0, 0)]
    assert ask(path, "SELECT game, kind, interaction_id, facts FROM entry") == [(2, "reset", 77, "{}")]
    assert ask(path, "PRAGMA foreign_key_check") == []
    assert ask(path, "PRAGMA integrity_check") == [("ok",)]
    assert ask(path, "SELECT payload FROM outbox WHERE id = 40") == [
        ('{"key":"board","params":{"number":3}}',)
    ]
    assert ask(path, "SELECT person, recipient FROM outbox") == [(1, None), (1, None)]
    assert ask(path, "SELECT name FROM sqlite_schema WHERE name LIKE '%fresh%' OR sql LIKE '%fresh%'") == []


async def test_an_open_proposal_to_stop_survives_with_its_consents(path: Path) -> None:
    async with opened(path) as tables:
        (asked,) = await tables.consent.proposals(4)
        assert (asked.kind, asked.seat, asked.agreed, asked.missing) == (
            ProposalKind.ABANDON,
            1,
            (1, 2),
            (0,),
        )
        assert ask(path, "SELECT game, opened FROM proposal") == [(4, 7000)]
        assert (await tables.consent.agree(4, asked.id, ANN)).result == "done"
        assert (await tables.get(4)).status == "abandoned"


async def test_numbers_go_on_and_are_never_used_again(path: Path) -> None:
    async with opened(path) as tables:
        await deliver_all(tables)
        assert await tables.messages.enqueue_note(4, "board") == 41
        await tables.lifecycle.reset(4, Person(900, "Mo"))
        assert (await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN)).id == 5


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM game WHERE id = 1",
        "UPDATE game SET seed = 'other' WHERE id = 4",
        "UPDATE entry SET kind = 'restore'",
        "DELETE FROM entry",
        "INSERT INTO game (kind, rules_version, guild_id, channel_id, status, seats, host, created)"
        f" VALUES ('toy', 1, 1, {CHANNEL}, 'lobby', 2, 1, 1)",
        "INSERT INTO entry (game, seq, kind, interaction_id, time) VALUES (4, 1, 'action', 77, 1)",
        "UPDATE seat SET person = 1 WHERE game = 4",
        "UPDATE game SET status = 'lost' WHERE id = 4",
    ],
)
async def test_what_was_guarded_is_guarded_still(path: Path, statement: str) -> None:
    async with await Store.open(path, Clock()) as store:
        with pytest.raises(sqlite3.IntegrityError):
            async with store.write() as queries:
                await queries.run(statement)


async def test_a_game_is_played_on_and_one_that_was_over_is_opened_again(path: Path) -> None:
    async with opened(path) as tables:
        await tables.play.act(4, ANN, Choose(1))
        await finish(tables, 4)
        assert (await tables.records.verify(4)).ok
        assert await reopened(tables, 3) == "open"


async def reopened(tables: Tables, game: int) -> str:
    assert (await tables.rollback.earlier(game, 0)).must_draw
    return (await tables.rollback.roll_back(game, Person(900, "Mo"), 0, new_dice=True)).status
