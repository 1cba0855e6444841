"""What came of games is counted from nothing but their logs, once, and again where something has changed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.delivery.counting import Counting
from bot.store import Store
from bot.store.ratings import Pair, RatingRow, ratings_by_level, ratings_by_person
from bot.store.results import GameResult
from bot.table import TableError, Tables
from bot.table.results import Recounted, Scores, TurnScore, counting, gains, recount
from bot.table.results.course import pack_scores, unpack_scores
from bot.table.results.histogram import spread_of
from bot.table.transfer.checking import examined
from tests.bot.store.test_seals import rot
from tests.bot.table.counted import count_all, rows_of_results
from tests.bot.table.seated import (
    ANN,
    BOB,
    GUILD,
    MODERATOR,
    Clock,
    everything,
    finish,
    opened,
    start,
    tamper,
)
from tests.bot.table.simulated import CROWD, simulate


def test_spreads_name_what_half_of_all_is_between() -> None:
    assert spread_of({}) is None
    spread = spread_of({5: 1, 1: 2, 9: 1, 7: 1})
    assert spread is not None
    assert (spread.low, spread.quarter, spread.middle, spread.three_quarters, spread.high) == (1, 1, 5, 7, 9)
    assert spread.count == 5
    two = spread_of({21: 1, 26: 1})
    assert two is not None
    assert two.middle == 23.5


def test_a_course_is_stored_small_and_read_again() -> None:
    turns = (TurnScore(0, (3, 0)), TurnScore(1, (3, -2)), TurnScore(None, (300, 4)))
    scores = Scores((2, 2), turns)
    assert unpack_scores(pack_scores(scores)) == scores
    assert len(pack_scores(scores)) < 30
    assert unpack_scores(pack_scores(Scores((0,), ()))) == Scores((0,), ())
    assert gains((5, 3), (2, 4)) == (3, -1)


def test_a_round_is_told_by_its_last_turn() -> None:
    turns = tuple(TurnScore(number, (place,)) for place, number in enumerate((1, 1, 1, 2, 4, 4)))
    assert [turn.points for turn in Scores((0,), turns).rounds] == [(2,), (3,), (5,)]
    without = tuple(TurnScore(None, (place,)) for place in range(3))
    assert Scores((0,), without).rounds == without
    assert Scores((0,), ()).rounds == ()


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


async def test_a_damaged_game_is_not_counted_and_holds_nothing_up(tables: Tables, tmp_path: Path) -> None:
    await simulate(tables, 2, calm=True)
    with closing(sqlite3.connect(tmp_path / "riquet.db")) as connection, connection:
        connection.execute("UPDATE game SET created = created + 1 WHERE id = 1")
    await count_all(tables)
    assert [row["game"] for row in await everything(tables, "result", "game")] == [2]


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


async def test_a_game_that_cannot_be_counted_holds_nothing_up(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await simulate(tables, 3, calm=True)
    whole = counting.counted

    def failing(game: counting.EndedGame) -> GameResult:
        if game.row.id == 2:
            raise RuntimeError("no")
        return whole(game)

    monkeypatch.setattr(counting, "counted", failing)
    await count_all(tables)
    assert [row["game"] for row in await everything(tables, "result", "game")] == [1, 3]
    assert "game 2 cannot be counted" in caplog.text
