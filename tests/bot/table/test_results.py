"""What came of games is counted from nothing but their logs, once, and again where something has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Store
from bot.table import TableError, Tables
from bot.table.results import Recounted, recount
from bot.table.transfer.checking import examined
from tests.bot.table.counted import count_all, rows_of_results
from tests.bot.table.seated import (
    ANN,
    BOB,
    GUILD,
    MODERATOR,
    Clock,
    finish,
    start,
    tamper,
)
from tests.bot.table.simulated import CROWD, simulate


async def test_a_game_a_moderator_goes_back_into_counts_no_more(tables: Tables) -> None:
    game = (await start(tables)).id
    assert await tables.results.next_uncounted() is None
    with pytest.raises(TableError, match="stats_not_ended"):
        await tables.statistics.of_game(game)
    await finish(tables, game)
    found = await tables.statistics.of_game(game)
    assert found.scores is not None
    assert found.info.outcome is not None
    assert found.scores.turns[-1].points == found.info.outcome.scores
    assert [one.won for one in found.result.people] == [seat in found.info.outcome.winners for seat in (0, 1)]
    await count_all(tables)
    assert await tables.rankings.of_person(ANN, GUILD)
    await tables.rollback.roll_back(game, MODERATOR, 3, new_dice=True)
    await count_all(tables)
    with pytest.raises(TableError, match="stats_not_ended"):
        await tables.statistics.of_game(game)
    assert await tables.statistics.of_server(GUILD) == ()
    assert await tables.rankings.of_person(ANN, GUILD) == {}
    await finish(tables, game)
    await count_all(tables)
    assert (await tables.statistics.of_server(GUILD))[0].finished == 1
    assert (await tables.rankings.of_person(ANN, GUILD))["toy"].games == 1
    found = await tables.statistics.of_game(game)
    assert found.scores is not None
    assert found.info.outcome is not None
    assert found.scores.turns[-1].points == found.info.outcome.scores


async def test_a_copy_of_a_game_counts_once(tables: Tables) -> None:
    game = (await start(tables)).id
    await finish(tables, game)
    data = await tables.transfer.export(game, MODERATOR)
    imported = await tables.transfer.import_game(
        examined(data), MODERATOR, (ANN, BOB), guild_id=GUILD, channel_id=71
    )
    elsewhere = await tables.transfer.import_game(
        examined(data), MODERATOR, (ANN, BOB), guild_id=8, channel_id=72
    )
    await count_all(tables)
    with pytest.raises(TableError, match="stats_not_counted"):
        await tables.statistics.of_game(imported.id)
    assert (await tables.statistics.of_server(GUILD))[0].ended == 1
    original, copy = await tables.statistics.of_game(game), await tables.statistics.of_game(elsewhere.id)
    assert copy.scores == original.scores
    assert [one.points for one in copy.result.people] == [one.points for one in original.result.people]
    # The original goes on: then the copy is the one that counts.
    await tables.rollback.roll_back(game, MODERATOR, 3, new_dice=True)
    await count_all(tables)
    assert (await tables.statistics.of_game(imported.id)).result.game == imported.id


async def test_what_cannot_be_played_again_is_counted_by_what_is_stored(
    tables: Tables, tmp_path: Path
) -> None:
    game = (await start(tables)).id
    await finish(tables, game)
    whole = await tables.statistics.of_game(game)
    await tables.store.close()
    path = tmp_path / "riquet.db"
    tamper(path, "UPDATE game SET rules_version = rules_version + 1")
    async with await Store.open(path, Clock()) as store:
        assert await recount(store) == Recounted(1)
        found = await Tables(store).statistics.of_game(game)
    assert found.scores is None
    assert found.result.rounds == whole.result.rounds
    assert [(one.points, one.won, one.waited) for one in found.result.people] == [
        (one.points, one.won, None) for one in whole.result.people
    ]


async def test_nothing_of_a_number_names_who_is_forgotten(tables: Tables) -> None:
    await simulate(tables, 60, calm=True)
    await count_all(tables)
    gone = CROWD[0]
    kept = await tables.people.personal_data(gone.discord_id or 0)
    assert kept is not None
    assert kept.results == len(
        await tables.store.reader.rows(
            "SELECT 1 FROM result_seat JOIN person ON person.id = person WHERE discord_id = ?",
            gone.discord_id,
        )
    )
    assert [(guild, kind) for guild, kind, _ in kept.ratings] == [(GUILD, "toy")]
    others = dict((await tables.rankings.of(GUILD, "toy")).people)
    assert others.pop(gone).games > 5
    await tables.people.forget(gone.discord_id or 0)
    assert dict((await tables.rankings.of(GUILD, "toy")).people) == others
    assert await tables.statistics.of_person(gone, GUILD) == ()
    assert await tables.rankings.of_person(gone, GUILD) == {}
    rows = await tables.store.reader.rows(
        "SELECT person.discord_id FROM rating JOIN person ON person.id = rating.person"
    )
    assert None not in [row["discord_id"] for row in rows]
    # What they did counts for the others as that of somebody without a name.
    await recount(tables.store)
    assert dict((await tables.rankings.of(GUILD, "toy")).people) == others
    assert (await tables.statistics.of_server(GUILD))[0].ended == 60
    await simulate(tables, 20, "later", calm=True)
    await count_all(tables)
    before = await rows_of_results(tables)
    await recount(tables.store)
    assert await rows_of_results(tables) == before
