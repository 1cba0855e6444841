"""What has rotted of a game, of its results or of a person keeps no other game from being counted."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.delivery.counting import Counting
from bot.store.ratings import Pair, RatingRow, ratings_by_person
from bot.table import TableError, Tables
from bot.table.results import Recounted, recount
from bot.table.transfer.checking import examined
from tests.bot.store.test_seals import rot
from tests.bot.table.counted import count_all, games_in
from tests.bot.table.seated import ANN, BOB, GUILD, MODERATOR, finish, opened, start
from tests.bot.table.simulated import simulate

ROTS = {
    "the game of a result": "UPDATE result SET game = 77 WHERE game = 1",
    "the numbers of people": "UPDATE person SET id = id + 700 WHERE id > 1",
    "what is to be counted": "UPDATE uncounted SET game = 77 WHERE game = 1",
}


@pytest.mark.parametrize("damage", ROTS.values(), ids=ROTS)
async def test_what_has_rotted_holds_up_no_game(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.db"
    async with opened(path) as tables:
        await simulate(tables, 5)
        await Counting(tables).count()
        async with tables.store.write() as queries:
            await queries.run("INSERT INTO uncounted (game) SELECT id FROM game")
    rot(path, damage)
    async with opened(path) as tables:
        await Counting(tables).count()
        assert not [record for record in caplog.records if record.exc_info]
        assert await games_in(tables, "uncounted") == []
        assert {2, 3, 4, 5} <= {*await games_in(tables, "result")}
        assert await recount(tables.store) == Recounted(5)
        assert await games_in(tables, "result") == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    "table", ["game SET created = created + 1 WHERE id", "seat SET called = 1 WHERE game"]
)
async def test_a_game_that_is_imported_again_counts_instead_of_the_damaged_one(
    tmp_path: Path, table: str
) -> None:
    path = tmp_path / "games.db"
    async with opened(path) as tables:
        original = (await start(tables)).id
        await finish(tables, original)
        await Counting(tables).count()
        data = await tables.transfer.export(original, MODERATOR)
    rot(path, f"UPDATE {table} = {original}")
    async with opened(path) as tables:
        imported = await tables.transfer.import_game(
            examined(data), MODERATOR, (ANN, BOB), guild_id=GUILD, channel_id=71
        )
        await Counting(tables).count()
        for _ in range(2):
            assert (await tables.statistics.of_game(imported.id)).result.game == imported.id
            assert [one.ended for one in await tables.statistics.of_server(GUILD)] == [1]
            with pytest.raises(TableError, match="damaged_row"):
                await tables.statistics.of_game(original)
            await recount(tables.store)


async def test_a_damaged_game_is_not_counted_and_holds_nothing_up(
    tables: Tables, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await simulate(tables, 2, calm=True)
    with closing(sqlite3.connect(tmp_path / "riquet.db")) as connection, connection:
        connection.execute("UPDATE game SET created = created + 1 WHERE id = 1")
    await Counting(tables).count()
    assert await games_in(tables, "result") == [2]
    assert await games_in(tables, "uncounted") == [1]
    assert [one.split(";")[0] for one in caplog.messages] == ["game 1 cannot be counted"]


async def ratings_of_both(tables: Tables) -> list[dict[int, RatingRow]]:
    """Return the ratings of people in two servers."""
    return [
        await ratings_by_person(tables.store.reader, Pair(server, "toy")) for server in (GUILD, GUILD + 1)
    ]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE result_seat SET ending = 'hemd' WHERE game = 2 AND seat = 0",
        "UPDATE result SET rounds = rounds + 1 WHERE game = 2",
        "UPDATE rating SET mu = 9e999 WHERE guild_id = 7 AND person = 1",
        "UPDATE rating SET games = games + 9 WHERE guild_id = 7 AND person = 1",
    ],
)
async def test_what_has_rotted_is_made_again_and_holds_up_no_other_server(
    tmp_path: Path, damage: str
) -> None:
    """Damaged results are counted again, damaged ratings are not shown and made anew with the next game."""
    path = tmp_path / "games.db"
    async with opened(path) as tables:
        await simulate(tables, 6, calm=True)
        await count_all(tables)
        async with tables.store.write() as queries:
            await queries.run("UPDATE game SET guild_id = guild_id + 1 WHERE id > 3")
            await queries.run("INSERT INTO uncounted (game) SELECT id FROM game")
        await count_all(tables)
        whole = await ratings_of_both(tables)
        assert all(whole)
        async with tables.store.write() as queries:
            await queries.run("UPDATE ranking SET behind = 1, ended = -1, game = 0")
    rot(path, damage)
    async with opened(path) as tables:
        await tables.rankings.of(GUILD, "toy")
        await tables.rankings.of_person(ANN, GUILD)
        await tables.statistics.of_server(GUILD)
        for _ in range(2):
            await Counting(tables).count()
        assert await ratings_of_both(tables) == whole


async def test_a_game_whose_log_is_damaged_rates_nobody(tmp_path: Path) -> None:
    """By which entry a seat changed hands may be lost."""
    path = tmp_path / "games.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        await finish(tables, game)
    rot(path, "UPDATE entry SET events = '[]' WHERE seq = 2")
    async with opened(path) as tables:
        await count_all(tables)
        (of_kind,) = await tables.statistics.of_server(GUILD)
        assert of_kind.played == 2
        assert await tables.rankings.of_person(ANN, GUILD) == {}
