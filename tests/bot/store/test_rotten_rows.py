"""Rows that have rotted on the disk: the bot starts all the same, and all that is sound goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from datetime import timedelta
from pathlib import Path

import pytest

from bot.store import Store, StoredPreferences, StoreError
from bot.store.backups import back_up
from bot.store.checking import damage_in, require_usable
from bot.store.erasures import read_erasure
from bot.store.nonces import read_epochs
from bot.table import Tables
from tests.bot.store.test_backups import NEWEST, NOW
from tests.bot.store.test_seals import rot
from tests.bot.table.seated import ANN, CHANNEL, GUILD, Clock, choose_all, opened, start
from tests.toy.actions import Choose

TIMES = ("-9223372036854775807", "9223372036854775807")


async def two_games(path: Path) -> tuple[int, int]:
    """Start two games, whose boards are pending; return their ids."""
    async with opened(path) as tables:
        return (await start(tables)).id, (await start(tables, channel=CHANNEL + 1)).id


def rot_past_checks(path: Path, statement: str) -> None:
    """Change one row of a closed database into what its table does not allow."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA ignore_check_constraints = on")
        assert connection.execute(statement).rowcount == 1


def rot_into_nothing(path: Path, column: str, where: str) -> None:
    """Let a column of one pending message of a closed database hold NULL, which its table does not allow."""
    find = "SELECT sql FROM sqlite_schema WHERE name = 'outbox'"
    write = "UPDATE sqlite_schema SET sql = ? WHERE name = 'outbox'"
    with closing(sqlite3.connect(path)) as connection:
        (schema,) = connection.execute(find).fetchone()
    lax = schema.replace(f"{column} INTEGER NOT NULL", f"{column} INTEGER")
    for change, parameters in ((write, (lax,)), (None, ()), (write, (schema,))):
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("PRAGMA writable_schema = on")
            changed = connection.execute(
                change or f"UPDATE outbox SET {column} = NULL WHERE {where} AND done IS NULL", parameters
            )
            assert changed.rowcount == 1


def flip_text(path: Path, text: bytes, read: str) -> None:
    """Flip a bit of a text in a closed database where it changes what is read."""
    content = path.read_bytes()
    place = -1
    while (place := content.find(text, place + 1)) >= 0:
        rotten = bytearray(content)
        rotten[place] ^= 0x02
        path.write_bytes(rotten)
        with closing(sqlite3.connect(path)) as connection, suppress(sqlite3.DatabaseError):
            if connection.execute(read).fetchone()[0].encode() != text:
                return
    raise AssertionError("it is not there")


@pytest.mark.parametrize("column", ["created", "due"])
@pytest.mark.parametrize("value", TIMES)
async def test_a_time_that_is_none_holds_up_no_start(tmp_path: Path, column: str, value: str) -> None:
    path = tmp_path / "riquet.db"
    rotten, sound = await two_games(path)
    rot(path, f"UPDATE outbox SET {column} = {value} WHERE game = {rotten} AND done IS NULL")
    async with await Store.open(path, Clock()) as store:
        tables = Tables(store)
        doubted = await tables.outbox.resume(store.clock())
        assert len(doubted) == 2
        assert await tables.outbox.next_due() is not None
        assert [row.game_id for row in await tables.outbox.due(store.clock(), sound)] == [sound]


async def test_one_that_has_lost_when_it_is_due_is_due(tmp_path: Path) -> None:
    """Else nothing behind it would ever be sent."""
    path = tmp_path / "riquet.db"
    rotten, sound = await two_games(path)
    rot_into_nothing(path, "due", f"game = {rotten}")
    async with await Store.open(path, Clock()) as store:
        outbox = Tables(store).outbox
        for _ in range(2):
            assert [row.kind for row in await outbox.due(store.clock(), rotten)] == [None]
            assert [queue.game_id for queue in await outbox.queues_due(store.clock())] == [rotten, sound]
            await outbox.resume(store.clock())
        (row,) = await outbox.due(store.clock(), rotten)
        await outbox.failed(row.id, "rotten", store.clock() + timedelta(minutes=1))
        assert await outbox.due(store.clock(), rotten) == [], "it waits as any other that has failed"


@pytest.mark.parametrize("status", ["'garbage'", "CAST(x'ff41' AS TEXT)"])
async def test_a_game_of_no_known_status_holds_up_no_start(
    tmp_path: Path, status: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "riquet.db"
    rotten, sound = await two_games(path)
    rot_past_checks(path, f"UPDATE game SET status = {status} WHERE id = {rotten}")
    said = damage_in(path)
    assert "a row of game holds what none of them can" in said
    assert f"game {rotten}: a row of game is not as it was written" in said
    async with opened(path) as tables:
        assert await tables.damage.find() == ()
        assert f"game {rotten} is damaged on the disk" in caplog.text
        await choose_all(tables, sound)
        # Its channel is not held by what nobody knows.
        again = await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN)
        assert again.id not in (rotten, sound)


async def test_a_status_of_which_a_bit_flips_leaves_its_channel_free(tmp_path: Path) -> None:
    """The index still has the row under what it held before."""
    path = tmp_path / "riquet.db"
    rotten, sound = await two_games(path)
    flip_text(path, b"open", f"SELECT status FROM game WHERE id = {rotten}")
    async with opened(path) as tables:
        assert await tables.find(CHANNEL) is None
        assert (await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN)).id not in (rotten, sound)


async def test_a_place_of_no_known_kind_holds_up_no_start(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    rotten, _ = await two_games(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        insert = "INSERT INTO place_preference (kind, place, key, value) VALUES (?, ?, 'language', 'fr')"
        connection.executemany(insert, [("channel", CHANNEL), ("channel", CHANNEL + 1)])
    rot_past_checks(path, f"UPDATE place_preference SET kind = 'garbage' WHERE place = {CHANNEL}")
    assert "a row of place_preference holds what none of them can" in damage_in(path)
    async with opened(path) as tables:
        await StoredPreferences.load(tables.store)
        await tables.play.act(rotten, ANN, Choose(1))


async def test_a_row_that_points_nowhere_is_named_and_the_rest_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    rotten, _ = await two_games(path)
    rot(path, f"UPDATE seat SET person = 4711 WHERE game = {rotten} AND seat = 0")
    said = damage_in(path)
    assert "a row of seat points nowhere" in said
    assert f"game {rotten}: a row of seat is not as it was written" in said


@pytest.mark.parametrize("key", ["nonces", "erasure", "holder", "commands", "lost", "unscrubbed", "other"])
async def test_what_the_program_keeps_need_be_no_text(tmp_path: Path, key: str) -> None:
    path = tmp_path / "riquet.db"
    await two_games(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO meta VALUES (?, CAST(x'5bff5d' AS TEXT))"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key,),
        )
    assert back_up(path, tmp_path / "b", keep=1, now=NOW).damage == []
    async with await Store.open(path, Clock()) as store:
        for kept, read in (("nonces", read_epochs), ("erasure", read_erasure)):
            read(await store.meta(kept))


@pytest.mark.parametrize("place", [b"CREATE TABLE outbox", b"sqlite_sequence", b"outbox_by_game"])
async def test_a_schema_that_is_no_text_is_one_line(tmp_path: Path, place: bytes) -> None:
    path = tmp_path / "riquet.db"
    await two_games(path)
    content = path.read_bytes()
    at = content.find(place)
    while at >= 0:
        path.write_bytes(content[: at + 3] + b"\xff" + content[at + 4 :])
        with pytest.raises(StoreError, match=r"^[^\n]*riquet\.db[^\n]*$"):
            damage_in(path)
        with suppress(StoreError):
            await (await Store.open(path, Clock())).close()
        at = content.find(place, at + 1)


async def test_a_column_whose_name_has_changed_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    await two_games(path)
    content = path.read_bytes()
    assert content.count(b"announced_seq INTEGER") >= 1
    path.write_bytes(content.replace(b"announced_seq INTEGER", b"annotnced_seq INTEGER"))
    with pytest.raises(StoreError, match="its schema is not that of version"):
        await Store.open(path, Clock())


@pytest.mark.parametrize(
    ("byte", "bit", "opens"), [(18, 0, False), (18, 7, False), (19, 3, False), (18, 1, True)]
)
async def test_a_header_of_another_format_is_named(tmp_path: Path, byte: int, bit: int, opens: bool) -> None:
    path = tmp_path / "riquet.db"
    await two_games(path)
    content = bytearray(path.read_bytes())
    content[byte] ^= 1 << bit
    path.write_bytes(content)
    if opens:
        assert "its header is not as it was written" in damage_in(path)
        async with opened(path):
            return
    with pytest.raises(StoreError, match="header names a format"):
        require_usable(path, NEWEST)
    with pytest.raises(StoreError, match="header names a format"):
        await Store.open(path, Clock())
