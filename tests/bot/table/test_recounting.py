"""Counting all games again leaves none out, neither after it was ended nor where one of them fails."""

from __future__ import annotations

import sqlite3

import pytest

from bot.delivery.counting import Counting
from bot.store.ratings import Pair
from bot.store.uncounted import RECOUNT
from bot.table import Tables
from bot.table.results import Rankings, Recounted, recount, recounting
from bot.table.results import results as counting_of
from tests.bot.table.counted import count_all, rows_of_results
from tests.bot.table.seated import everything, finish, start
from tests.bot.table.simulated import simulate


def end(done: int, total: int) -> None:
    raise KeyboardInterrupt


async def interrupted(tables: Tables) -> None:
    """Count forty games, and all of them again until that is ended after the first 32."""
    await simulate(tables, 40)
    await Counting(tables).count()
    with pytest.raises(KeyboardInterrupt):
        await recount(tables.store, end)


async def sorted_results(tables: Tables) -> list[list[tuple[object, ...]]]:
    """Return all rows of results in an order that does not depend on when each was written."""
    return [sorted(rows, key=repr) for rows in await rows_of_results(tables)]


async def test_it_begins_anew_after_the_bot_has_counted_the_rest(tables: Tables) -> None:
    await interrupted(tables)
    await Counting(tables).count()
    assert await tables.store.meta(RECOUNT) is None
    await finish(tables, (await start(tables)).id)
    assert await recount(tables.store) == Recounted(41)


async def test_it_begins_anew_after_the_bot_has_tried_the_rest(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await interrupted(tables)
    with monkeypatch.context() as patch:
        refuse(patch, 35)
        await Counting(tables).count()
    assert await recount(tables.store) == Recounted(40)


async def test_it_begins_anew_by_another_program(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise some results would be by mended rules, and some by those of before."""
    await interrupted(tables)
    monkeypatch.setattr(recounting, "program_of_results", lambda: "mended")
    assert await recount(tables.store) == Recounted(40)


def test_a_program_of_other_rules_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    before = recounting.program_of_results()
    assert recounting.program_of_results() == before
    game = recounting.GAMES["toy"]
    monkeypatch.setattr(game, "version", game.version + 1)
    assert recounting.program_of_results() != before


def refuse(monkeypatch: pytest.MonkeyPatch, *refused: int, error: Exception | None = None) -> None:
    """Let the results of some games not be stored."""
    stored = counting_of.write_result

    async def write(queries: object, result: object) -> None:
        if getattr(result, "game", 0) in refused:
            raise error or sqlite3.IntegrityError("no")
        await stored(queries, result)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(counting_of, "write_result", write)


async def test_the_bot_counts_all_games_but_one_that_fails(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await simulate(tables, 6)
    bot = Counting(tables)
    with monkeypatch.context() as patch:
        refuse(patch, 1, 4)
        for _ in range(3):
            await bot.count()
        assert [row["game"] for row in await everything(tables, "result", "game")] == [2, 3, 5, 6]
        assert (await everything(tables, "rating"))[0][0] > 2
        assert [one.split(";")[0] for one in caplog.messages] == [
            f"game {game} cannot be counted" for game in (1, 4)
        ]
    await bot.count()
    assert (await everything(tables, "result"))[0][0] == 6


async def test_all_games_but_those_that_fail_are_counted_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await simulate(tables, 40)
    await count_all(tables)
    whole = await sorted_results(tables)
    with monkeypatch.context() as patch:
        refuse(patch, 3, 4, 39)
        assert await recount(tables.store) == Recounted(37, failed=3)
    assert [one for one in caplog.messages if "cannot be counted" in one] == [
        f"game {game} cannot be counted" for game in (3, 4, 39)
    ]
    assert len((await rows_of_results(tables))[0]) == 37
    await count_all(tables)
    assert await sorted_results(tables) == whole


async def test_what_is_wrong_with_one_servers_ratings_is_said(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await simulate(tables, 3, calm=True)
    await simulate(tables, 3, "others", calm=True, guild=8)
    rate = Rankings.rate

    async def failing(self: Rankings, pair: Pair) -> None:
        if pair.guild_id == 7:
            raise ValueError("no")
        await rate(self, pair)

    monkeypatch.setattr(Rankings, "rate", failing)
    assert await recount(tables.store) == Recounted(6, unrated=1)
    assert "ratings of Pair(guild_id=7, kind='toy') cannot be made" in caplog.text
    assert {row["guild_id"] for row in await everything(tables, "rating", "guild_id")} == {8}


@pytest.mark.parametrize("error", [sqlite3.OperationalError("database is locked"), OSError("no disk")])
async def test_what_goes_wrong_with_all_games_ends_it_at_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    await simulate(tables, 40)
    with monkeypatch.context() as patch:
        refuse(patch, 35, error=error)
        with pytest.raises(type(error)):
            await recount(tables.store)
    assert len((await rows_of_results(tables))[0]) == 32
    assert await recount(tables.store) == Recounted(8)
