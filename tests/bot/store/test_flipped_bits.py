"""One bit of the file flips: either that is found, or all that is read is as it was.

Where a game's position or log has changed it is also found when the game is read, and never acted on.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.store.checking import damage_in
from bot.store.seals import WITHOUT
from bot.table import TableError, Tables
from tests.bot.store.test_backups import put
from tests.bot.table.eve import everywhere
from tests.bot.table.seated import ANN, MODERATOR, choose_all, end_turn, opened, start

NOT_COMPARED = (*sorted(WITHOUT), "sqlite_sequence", "sqlite_stat1")
"""What the program keeps for itself, and the numbers of rows that are gone."""

Rows = dict[str, list[tuple[object, ...]]]


@pytest.fixture
async def filled(tmp_path: Path) -> bytes:
    """Return the bytes of a database with games of all sorts in it."""
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        await everywhere(tables)
        game = (await start(tables, channel=55)).id
        await choose_all(tables, game)
        await end_turn(tables, game, ANN)
        await tables.rollback.roll_back(game, MODERATOR, 1, new_dice=True)
    return path.read_bytes()


def rows_of(path: Path) -> Rows:
    """Return the rows of all tables, read as a whole and by their indexes."""
    with closing(sqlite3.connect(path)) as connection:
        connection.text_factory = bytes
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        found = {name.decode(): connection.execute(f"SELECT * FROM {name.decode()}") for (name,) in names}
        return {name: rows.fetchall() for name, rows in found.items() if name not in NOT_COMPARED}


def is_found(path: Path) -> bool:
    """Say whether the check of a database finds anything wrong with it."""
    try:
        return bool(damage_in(path))
    except StoreError:
        return True


def flips(content: bytes, count: int) -> Iterator[tuple[int, int]]:
    """Yield so many bits of a file, by byte and bit: at random, and all over its header and first rows."""
    rng = random.Random(count)
    yield from ((place, rng.randrange(8)) for place in range(16, min(100, 16 + count // 4)))
    yield from ((rng.randrange(len(content)), rng.randrange(8)) for _ in range(count))


def check_flips(content: bytes, path: Path, count: int) -> tuple[int, int]:
    """Flip bits one by one; return how many were found and how many changed nothing that is read."""
    path.write_bytes(content)
    before, found, harmless = rows_of(path), 0, 0
    for place, bit in flips(content, count):
        rotten = bytearray(content)
        rotten[place] ^= 1 << bit
        path.write_bytes(rotten)
        if is_found(path):
            found += 1
            continue
        assert rows_of(path) == before, (place, bit)
        harmless += 1
    return found, harmless


def test_what_is_as_it_was_has_nothing_wrong(filled: bytes, tmp_path: Path) -> None:
    (tmp_path / "rot.db").write_bytes(filled)
    assert damage_in(tmp_path / "rot.db") == []


def test_a_bit_that_flips_is_found_or_harmless(filled: bytes, tmp_path: Path) -> None:
    found, harmless = check_flips(filled, tmp_path / "rot.db", 150)
    assert found > 30
    assert harmless > 0


def test_a_schema_that_is_text_no_more_is_found(filled: bytes, tmp_path: Path) -> None:
    """The kind of a value is a bit away from another: a statement can come to be bytes."""
    path = tmp_path / "rot.db"
    path.write_bytes(filled)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = CAST(sql AS BLOB) WHERE name = 'seat'")
    with pytest.raises(StoreError, match="its schema is not that of version"):
        damage_in(path)


@pytest.mark.soak
def test_bits_that_flip_all_over_are_found_or_harmless(filled: bytes, tmp_path: Path) -> None:
    found, harmless = check_flips(filled, tmp_path / "rot.db", 20_000)
    print(f"\n{found} of {found + harmless} flipped bits found, {harmless} changed nothing that is read")


async def positions(tables: Tables) -> dict[int, object]:
    """Return where all open games stand, with who sits there; an error's key where that is refused."""
    found: dict[int, object] = {}
    for game in range(1, 8):
        try:
            position = await tables.load(game)
            found[game] = (position.game, position.info.seats, position.decisions, position.seq)
        except TableError as error:
            found[game] = error.key
        except sqlite3.DatabaseError:
            found[game] = "damaged"
    return found


async def check_games(content: bytes, path: Path, count: int) -> int:
    """Flip bits of states one by one; return how many changed a game, each of which was refused."""
    put({path: content})
    async with opened(path) as tables:
        before, refused = await positions(tables), 0
    rng = random.Random(count)
    places = [place for place in range(len(content)) if content[place : place + 8] == b'{"game":']
    for _ in range(count):
        rotten = bytearray(content)
        rotten[rng.choice(places) + rng.randrange(8, 400)] ^= 1 << rng.randrange(8)
        put({path: bytes(rotten)})
        try:
            async with opened(path) as tables:
                after = await positions(tables)
        except StoreError:
            continue
        changed = {game for game in before if after[game] != before[game]}
        assert {after[game] for game in changed} <= {"damaged"}
        refused += len(changed)
    return refused


async def test_a_game_whose_state_has_changed_is_refused(filled: bytes, tmp_path: Path) -> None:
    assert await check_games(filled, tmp_path / "rot.db", 40) > 2


@pytest.mark.soak
async def test_games_whose_states_have_changed_are_refused(filled: bytes, tmp_path: Path) -> None:
    assert await check_games(filled, tmp_path / "rot.db", 3_000) > 300
