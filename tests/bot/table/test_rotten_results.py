"""What has rotted of a game, of its results or of a person keeps no other game from being counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.delivery.counting import Counting
from bot.table import TableError
from bot.table.results import Recounted, recount
from bot.table.transfer.checking import examined
from tests.bot.store.test_seals import rot
from tests.bot.table.seated import ANN, BOB, GUILD, MODERATOR, everything, finish, opened, start
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
        assert await everything(tables, "uncounted", "game") == []
        assert {2, 3, 4, 5} <= {row["game"] for row in await everything(tables, "result", "game")}
        assert await recount(tables.store) == Recounted(5)
        assert [row["game"] for row in await everything(tables, "result", "game")] == [1, 2, 3, 4, 5]


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
