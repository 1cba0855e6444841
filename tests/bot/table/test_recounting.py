"""Counting all games again leaves none out, neither after it was ended nor where one of them fails."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from importlib.resources import files
from pathlib import Path

import pytest

from bot.delivery.counting import Counting
from bot.store.ratings import Pair, ratings_by_level, ratings_by_person
from bot.store.uncounted import RECOUNT
from bot.table import TableError, Tables
from bot.table.results import EndedGame, GameResult, Rankings, Recounted, count_game, recount, recounting
from bot.table.results import results as counting_of
from tests.bot.store.test_seals import rot
from tests.bot.table.counted import count_all, games_in, rows_of_results
from tests.bot.table.seated import GUILD, MODERATOR, everything, finish, opened, start
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


@pytest.mark.parametrize("module", ["log.py", "lengths.py", "results/waiting.py"])
def test_a_program_that_counts_otherwise_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    before = recounting.program_of_results()
    table = tmp_path / "table"
    shutil.copytree(str(files("bot.table")), table)
    folders = {"bot.table": table, "bot.table.results": table / "results"}
    monkeypatch.setattr(recounting, "files", folders.__getitem__)
    assert recounting.program_of_results() == before
    (table / module).write_text("mended = True\n")
    assert recounting.program_of_results() != before


def fail(monkeypatch: pytest.MonkeyPatch, *failing: int, where: object = counting_of) -> list[int]:
    """Let some games not be counted by a module; return the list to which each is added when it is tried."""
    tried = list[int]()

    def count(game: EndedGame) -> GameResult:
        if game.row.id in failing:
            tried.append(game.row.id)
            raise RuntimeError("no")
        return count_game(game)

    monkeypatch.setattr(where, "count_game", count)
    return tried


def let_an_hour_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the time of the event loop be an hour later."""
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "time", lambda was=loop.time: was() + 60 * 60)


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
    await simulate(tables, 6, calm=True)
    bot = Counting(tables)
    with monkeypatch.context() as patch:
        refuse(patch, 1, 4)
        for _ in range(3):
            await bot.count()
        assert await games_in(tables, "result") == [2, 3, 5, 6]
        assert (await everything(tables, "rating"))[0][0] > 2
        assert [one.split(";")[0] for one in caplog.messages] == [
            f"game {game} cannot be counted" for game in (1, 4)
        ]
    let_an_hour_pass(monkeypatch)
    await bot.count()
    assert (await everything(tables, "result"))[0][0] == 6


async def test_a_game_that_fails_is_tried_again_each_hour(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It holds nothing up, stays to be counted, and is named once."""
    await simulate(tables, 3, calm=True)
    tried, bot = fail(monkeypatch, 2), Counting(tables)
    for times in (1, 2):
        for _ in range(3):
            await bot.count()
        assert tried == [2] * times
        let_an_hour_pass(monkeypatch)
    assert await games_in(tables, "result") == [1, 3]
    assert await games_in(tables, "uncounted") == [2]
    assert [one.split(";")[0] for one in caplog.messages] == ["game 2 cannot be counted"]


async def test_a_game_that_failed_and_goes_on_is_looked_at_at_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour is for what stands as it did."""
    await simulate(tables, 3, calm=True)
    tried, bot = fail(monkeypatch, 2), Counting(tables)
    await bot.count()
    assert (tried, await games_in(tables, "uncounted")) == ([2], [2])
    await tables.rollback.roll_back(2, MODERATOR, 2, new_dice=True)
    await bot.count()
    assert (tried, await games_in(tables, "uncounted")) == ([2], [])


async def test_whoever_asks_for_a_game_that_cannot_be_counted_is_told_so(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What goes wrong with all games alike is another matter."""
    await simulate(tables, 2, calm=True)
    with monkeypatch.context() as patch:
        fail(patch, 2)
        with pytest.raises(TableError, match="stats_not_counted"):
            await tables.statistics.of_game(2)
    with monkeypatch.context() as patch:
        refuse(patch, 2, error=OSError("disk full"))
        with pytest.raises(OSError, match="disk full"):
            await tables.statistics.of_game(2)
    assert (await tables.statistics.of_game(2)).result.game == 2


@pytest.mark.parametrize("what", ["counted", "stored"])
async def test_a_game_that_cannot_be_counted_again_has_failed(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    """It is named, the others are counted once, and the bot may try it once more."""
    await simulate(tables, 40)
    await count_all(tables)
    whole, tried = await sorted_results(tables), [3, 39]
    with monkeypatch.context() as patch:
        if what == "counted":
            tried = fail(patch, 3, 39)
        else:
            refuse(patch, 3, 39)
        assert await recount(tables.store) == Recounted(38, failed=2)
    assert tried == [3, 39]
    assert caplog.messages == ["game 3 cannot be counted", "game 39 cannot be counted"]
    assert await games_in(tables, "uncounted") == [3, 39]
    await count_all(tables)
    assert await sorted_results(tables) == whole


async def test_a_damaged_game_has_failed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "games.db"
    async with opened(path) as tables:
        await simulate(tables, 3, calm=True)
    rot(path, "UPDATE game SET created = created + 1 WHERE id = 2")
    async with opened(path) as tables:
        assert await recount(tables.store) == Recounted(2, failed=1)
        assert await games_in(tables, "uncounted") == [2]
    assert caplog.messages == ["game 2 cannot be counted"]


async def test_whoever_asks_for_a_game_that_is_counted_waits_for_no_other(tables: Tables) -> None:
    game = (await start(tables)).id
    await finish(tables, game)
    await count_all(tables)
    async with tables.results.turn:
        await asyncio.wait_for(tables.statistics.of_game(game), 10)


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


async def test_all_is_counted_again_from_nothing_but_the_logs(tables: Tables) -> None:
    await simulate(tables, 40)
    await count_all(tables)
    before = await rows_of_results(tables)
    assert all(before[:5])
    async with tables.store.write() as queries:
        await queries.run("UPDATE result SET rounds = 99, course = NULL")
        await queries.run("UPDATE rating SET mu = 1, games = 100")
        await queries.run("DELETE FROM result_seat WHERE seat = 0")
    told: list[tuple[int, int]] = []
    assert await recount(tables.store, lambda done, total: told.append((done, total))) == Recounted(40)
    assert told == [(32, 40), (40, 40)]
    assert await rows_of_results(tables) == before


async def test_counting_again_goes_on_where_it_was_ended(tables: Tables) -> None:
    await simulate(tables, 40)
    await count_all(tables)
    before = await rows_of_results(tables)

    def end(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await recount(tables.store, end)
    assert len((await rows_of_results(tables))[0]) == 32
    assert await recount(tables.store) == Recounted(8)
    assert await rows_of_results(tables) == before
    assert await recount(tables.store) == Recounted(40)


async def test_what_the_bot_has_counted_meanwhile_is_counted_again(tables: Tables) -> None:
    await simulate(tables, 40)

    def end(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await recount(tables.store, end)
    await count_all(tables)
    assert await recount(tables.store) == Recounted(40)


async def test_ratings_are_the_same_in_steps_and_all_at_once(tables: Tables) -> None:
    pair, reader = Pair(GUILD, "toy"), tables.store.reader
    for part in range(3):
        await simulate(tables, 10, f"part {part}")
        await count_all(tables)
    people, levels = await ratings_by_person(reader, pair), await ratings_by_level(reader, pair)
    assert people
    assert levels.keys() == {"fair"}
    await recount(tables.store)
    assert await ratings_by_person(reader, pair) == people
    assert await ratings_by_level(reader, pair) == levels


async def test_games_that_are_counted_at_once_are_rated_once(tables: Tables) -> None:
    await simulate(tables, 8, calm=True)
    await asyncio.gather(*(count_all(tables) for _ in range(3)))
    steps = await rows_of_results(tables)
    await recount(tables.store)
    assert await rows_of_results(tables) == steps
