"""Rows that have rotted on the disk: the bot starts all the same, and all that is sound goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bot.store import Store, StoredPreferences
from bot.store.checking import damage_in
from bot.table import Tables
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
