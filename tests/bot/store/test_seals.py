"""Every row says whether it is as it was written, and what writes rows need not know it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.store.checking import damage_in
from bot.store.seals import LIST_COLUMNS, WITHOUT, columns_in, seal_rows, watch
from bot.table import TableError, Tables
from bot.table.transfer.checking import examined
from tests.bot.store.test_files import older_steps
from tests.bot.table.eve import EVE, everywhere
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    MODERATOR,
    Clock,
    choose_all,
    end_turn,
    finish,
    opened,
    start,
)
from tests.toy.game import Toy

SEALED = 10
"""The step by which rows got seals."""
TIMED = 12
"""The step by which games, seats, positions and questions got other columns."""


@contextmanager
def sound_views(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path)) as connection:
        watch(connection)
        yield connection


def unsound(path: Path) -> list[str]:
    """Return the tables in which a row is not sound."""
    with sound_views(path) as connection:
        columns = columns_in(connection.execute(LIST_COLUMNS).fetchall())
        asked = "SELECT count(*) FROM sound_{} WHERE NOT sound"
        return [table for table in columns if connection.execute(asked.format(table)).fetchone()[0]]


async def test_every_table_has_seals_but_those_that_are_named(tables: Tables) -> None:
    rows = [tuple(row) for row in await tables.store.reader.rows(LIST_COLUMNS)]
    assert {table for table, _ in rows} - set(columns_in(rows)) == WITHOUT


async def test_whatever_is_done_leaves_every_row_sound(tables: Tables, tmp_path: Path) -> None:
    """Play, go back, stop, put away, bring back, forget: all that this test knows of."""
    await everywhere(tables)
    game = (await start(tables, channel=55)).id
    await choose_all(tables, game)
    await end_turn(tables, game, ANN)
    await tables.rollback.roll_back(game, MODERATOR, 1, new_dice=True)
    await finish(tables, game)
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    await tables.lifecycle.reset(game, MODERATOR)
    await tables.lifecycle.restore(55, MODERATOR)
    data = await tables.transfer.export(game, MODERATOR)
    await tables.lifecycle.reset(game, MODERATOR)
    candidate = examined(data)
    await tables.transfer.import_game(candidate, MODERATOR, (ANN, BOB), guild_id=7, channel_id=55)
    await tables.people.forget(EVE.discord_id or 0)
    assert unsound(tmp_path / "riquet.db") == []
    assert damage_in(tmp_path / "riquet.db") == []


async def test_what_was_there_before_seals_has_them_after_the_upgrade(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    await (await Store.open(path, Clock(), older_steps(tmp_path, SEALED))).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO person VALUES (1, 5, 'Ann')")
        connection.execute(
            "INSERT INTO game (id, kind, rules_version, guild_id, channel_id, status, seats, host, created)"
            " VALUES (1, 'toy', 1, 1, 1, 'lobby', 2, 1, 0)"
        )
        for seq in (2, 1, 3):
            connection.execute("INSERT INTO entry (game, seq, kind, time) VALUES (1, ?, 'reset', 0)", (seq,))
    await (await Store.open(path, Clock())).close()
    assert unsound(path) == []


CHANGES = {
    "an action": "UPDATE entry SET action = replace(action, '1', '2') WHERE seq = 1",
    "an event": "UPDATE entry SET events = '[]' WHERE seq = 2",
    "who did it": "UPDATE entry SET person = NULL WHERE seq = 2",
    "a text that is none": "UPDATE entry SET facts = CAST(x'7bff7d' AS TEXT) WHERE seq = 2",
    "two entries": "UPDATE entry SET seq = CASE seq WHEN 1 THEN 20 ELSE 1 END WHERE seq IN (1, 2)",
}


async def played(path: Path) -> int:
    """Play a game to its fourth entry."""
    async with opened(path) as tables:
        game = (await start(tables)).id
        await choose_all(tables, game)
        await end_turn(tables, game, ANN)
        await end_turn(tables, game, BOB)
    return game


def rot(path: Path, *statements: str) -> None:
    """Change a closed database as the disk does: nothing seals it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        triggers = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
        guards = connection.execute(triggers).fetchall()
        for name, _ in guards:
            connection.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            assert connection.execute(statement).rowcount > 0
        for _, guard in guards:
            connection.execute(guard)


@pytest.mark.parametrize("change", CHANGES)
async def test_an_entry_that_changed_is_found_and_led_back_behind(tmp_path: Path, change: str) -> None:
    path = tmp_path / "riquet.db"
    game = await played(path)
    rot(path, CHANGES[change])
    assert any(f"game {game}: entry" in line for line in damage_in(path))
    first = 1 if change in ("an action", "two entries") else 2
    async with opened(path) as tables:
        assert await tables.damage.find() == (game,)
        with pytest.raises(TableError) as refused:
            await tables.rollback.roll_back(game, MODERATOR, 3, new_dice=False)
        assert (refused.value.key, refused.value.params) == ("rollback_damaged", {"number": first - 1})
        await tables.rollback.roll_back(game, MODERATOR, first - 1, new_dice=False)
        await tables.play.act(game, ANN, (await tables.load(game)).game.suggest(0))
        await tables.rollback.roll_back(game, MODERATOR, first - 1, new_dice=False)
        # What has rotted is behind it, and nobody is told again.
        assert await tables.damage.find() == ()
        history = await tables.records.history(game, 0, 9)
        assert any(entry.damaged for entry in history)


async def test_where_a_rewind_went_is_not_believed_when_it_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    game = await played(path)
    async with opened(path) as tables:
        await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=False)
        await tables.rollback.earlier(game, 5)
    rot(path, "UPDATE entry SET target = 1 WHERE kind = 'rollback'")
    async with opened(path) as tables:
        with pytest.raises(TableError) as refused:
            await tables.rollback.earlier(game, 5)
    assert (refused.value.key, refused.value.params) == ("rollback_damaged", {"number": 4})


async def test_a_chain_ends_where_an_entry_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    game = await played(path)
    rot(path, "DELETE FROM entry WHERE seq = 4")
    assert f"game {game}: where it stands is not as it was written" in damage_in(path)
    rot(path, "DELETE FROM entry WHERE seq = 2")
    assert f"game {game}: an entry of its log is lost" in damage_in(path)


POSITIONS = (
    "UPDATE snapshot SET state = CAST(replace(CAST(state AS TEXT), ':1', ':2') AS BLOB)",
    "UPDATE snapshot SET decisions = '[7,7]'",
    "UPDATE snapshot SET waiting = CAST(x'5bff5d' AS TEXT)",
    "UPDATE snapshot SET waiting = '['",
    "UPDATE snapshot SET seq = seq + 1",
    "UPDATE snapshot SET seal = seal + 1",
)


@pytest.mark.parametrize("change", POSITIONS)
async def test_a_position_that_changed_is_set_aside_and_the_rest_goes_on(
    tmp_path: Path, change: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "riquet.db"
    game = await played(path)
    async with opened(path) as tables:
        before = await tables.load(game)
        other = (await start(tables, channel=71)).id
    rot(path, f"{change} WHERE game = {game}")
    assert damage_in(path) == [f"game {game}: where it stands is not as it was written"]
    async with opened(path) as tables:
        assert await tables.damage.find() == (game,)
        assert f"game {game} is damaged on the disk; its log is good up to entry 4" in caplog.text
        assert await tables.damage.find() == ()
        for refused in (
            tables.load(game),
            tables.play.act(game, ANN, before.game.suggest(0)),
            tables.messages.post_again(game),
            tables.transfer.export(game, MODERATOR),
            tables.undo.undo_last(game, BOB),
        ):
            with pytest.raises(TableError, match="damaged"):
                await refused
        await choose_all(tables, other)
        # Whatever else is written of the game does not make its position sound.
        await tables.lifecycle.reset(game, MODERATOR)
        await tables.lifecycle.restore(CHANNEL, MODERATOR)
        with pytest.raises(TableError, match="damaged"):
            await tables.load(game)
        await tables.rollback.roll_back(game, MODERATOR, 4, new_dice=False)
        after = await tables.load(game)
        assert after.game == before.game
        assert all(now > then for now, then in zip(after.decisions, before.decisions, strict=True))
        await finish(tables, game)
        assert (await tables.records.verify(game)).ok
        await finish(tables, other)
    assert unsound(path) == []


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE game SET channel_id = channel_id + 4 WHERE id = 1",
        "UPDATE game SET rules_version = 3 WHERE id = 1",
        "UPDATE game SET options = CAST(x'ff' AS TEXT) WHERE id = 1",
        "UPDATE seat SET person = NULL WHERE game = 1 AND seat = 0",
    ],
)
async def test_a_game_whose_own_row_changed_is_named_in_the_log_alone(
    tmp_path: Path, change: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "riquet.db"
    game = await played(path)
    rot(path, change)
    async with opened(path) as tables:
        assert await tables.damage.find() == ()
        assert f"game {game} is damaged on the disk" in caplog.text
        with pytest.raises(TableError, match="damaged"):
            await tables.get(game)


async def test_states_that_are_kept_on_the_way_are_not_used_where_they_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.kept_floors.EVERY", 2)
    path = tmp_path / "riquet.db"
    game = await played(path)
    async with opened(path) as tables:
        wanted = [(await tables.rollback.earlier(game, seq)).game for seq in range(5)]
    rot(path, "UPDATE kept_floor SET state = x'00'")
    async with opened(path) as tables:
        assert [(await tables.rollback.earlier(game, seq)).game for seq in range(5)] == wanted


async def test_new_rules_leave_every_row_sound_and_their_states_are_not_used_where_they_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "riquet.db"
    game = await played(path)
    monkeypatch.setattr(Toy, "version", 2)
    async with opened(path) as tables:
        assert await tables.upgrade.adopt_rules() == (game,)
    assert unsound(path) == []
    rot(path, "UPDATE milestone SET state = CAST(replace(CAST(state AS TEXT), ':1', ':2') AS BLOB)")
    async with opened(path) as tables:
        for refused in (tables.rollback.earlier(game, 5), tables.transfer.export(game, MODERATOR)):
            with pytest.raises(TableError, match="damaged"):
                await refused


def test_sealing_again_is_what_a_tamperer_would_do(tmp_path: Path) -> None:
    """Seals are against rot; who changes a game is found by its log and its fingerprint."""
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        connection.execute("CREATE TABLE entry (game INTEGER, seq INTEGER, seal INTEGER)")
        connection.executemany("INSERT INTO entry (game, seq) VALUES (?, ?)", [(1, 2), (1, 1), (2, 1)])
        seal_rows(connection)
        watch(connection)
        assert connection.execute("SELECT min(sound) FROM sound_entry").fetchone() == (1,)


async def test_rows_of_other_columns_are_sealed_anew_and_what_is_unsound_stays_so(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    await (await Store.open(path, Clock(), older_steps(tmp_path, TIMED))).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        for number in (1, 2):
            connection.execute("INSERT INTO person VALUES (?, ?, 'Ann', NULL)", (number, number))
            connection.execute(
                "INSERT INTO game (id, kind, rules_version, guild_id, channel_id, status, seats, host,"
                " created) VALUES (?1, 'toy', 1, 1, ?1, 'lobby', 2, 1, 0)",
                (number,),
            )
            connection.execute("INSERT INTO matter VALUES (?, 'sale-1', 0, NULL, 90, NULL, NULL)", (number,))
        seal_rows(connection)
        connection.execute("UPDATE game SET created = 7 WHERE id = 2")
        connection.execute("UPDATE person SET name = 'Bob' WHERE id = 2")
    await (await Store.open(path, Clock())).close()
    with sound_views(path) as connection:
        found = {
            table: connection.execute(f"SELECT sound FROM sound_{table} ORDER BY rowid").fetchall()
            for table in ("game", "person", "matter", "timer")
        }
    assert found == {
        "game": [(1,), (0,)],
        "person": [(1,), (0,)],
        "matter": [(1,), (1,)],
        "timer": [(1,), (1,)],
    }


async def test_what_an_upgrade_was_killed_before_sealing_is_sealed_by_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "riquet.db"
    await (await Store.open(path, Clock(), older_steps(tmp_path, TIMED))).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO person VALUES (1, 5, 'Ann', NULL)")
        connection.execute(
            "INSERT INTO game (id, kind, rules_version, guild_id, channel_id, status, seats, host, created)"
            " VALUES (1, 'toy', 1, 1, 1, 'lobby', 2, 1, 0)"
        )
        seal_rows(connection)

    def killed(*_: object) -> None:
        raise sqlite3.OperationalError("killed")

    with monkeypatch.context() as patch:
        patch.setattr("bot.store.migrations.seal_rows", killed)
        with pytest.raises(StoreError, match="killed"):
            await Store.open(path, Clock())
    assert unsound(path) == ["game"]
    await (await Store.open(path, Clock())).close()
    assert unsound(path) == []
