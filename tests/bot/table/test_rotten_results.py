"""What has rotted of a game, of its results or of a person keeps no other game from being counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.delivery.counting import Counting
from bot.table import TableError
from bot.table.results import recount
from bot.table.transfer.checking import examined
from tests.bot.store.test_seals import rot
from tests.bot.table.seated import ANN, BOB, GUILD, MODERATOR, finish, opened, start


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
