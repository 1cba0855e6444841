"""What SQLite does for a command does not grow with the log, nor with what waits at other games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import pytest

from bot.store import kept_floors
from bot.store.entries import last_of_kinds
from bot.store.kinds import EntryKind, MessageKind
from bot.store.pending import enqueue
from bot.table import Tables
from tests.bot.long_logs import play_again_and_again
from tests.bot.store.work import Work, count_steps, noted
from tests.bot.table.seated import ANN, opened, start
from tests.toy.actions import Choose

Ask = Callable[[Tables, int], Awaitable[object]]

SHORT, LONG = 100, 520
_LITTLE = 50
"""So many steps are not counted one by one."""


async def show_newest_page(tables: Tables, game: int) -> None:
    numbers = await tables.records.visible_numbers(game, 0, 3000)
    await tables.records.entries(game, 0, numbers[:15])


async def show_oldest_page(tables: Tables, game: int) -> None:
    numbers = await tables.records.visible_numbers(game, 0, 3000)
    await tables.records.entries(game, 0, numbers[-15:])


async def list_entries(tables: Tables, game: int) -> None:
    await tables.records.history(game, None, 25)


async def look_back(tables: Tables, game: int) -> None:
    """Read from where a game stood some turns ago to where it stood a little later."""
    await tables.rollback.earlier(game, (await tables.load(game)).seq - 20)


async def ask_to_take_back(tables: Tables, game: int) -> None:
    position = await tables.load(game)
    (seat, *_) = (seat for seat in range(3) if seat not in position.game.waiting_for)
    await tables.takeback.target(game, position.info.seats[seat])


async def mark_news(tables: Tables, game: int) -> None:
    await tables.records.news(await tables.load(game), 0)


async def look_far_back(tables: Tables, game: int) -> None:
    await tables.rollback.earlier(game, 30)


async def find_what_never_was(tables: Tables, game: int) -> None:
    kinds = (EntryKind.RESET, EntryKind.DETACH, EntryKind.RULES)
    assert await last_of_kinds(tables.store.reader, game, 1, kinds) == []


async def act(tables: Tables, game: int) -> None:
    position = await tables.load(game)
    (seat, *_) = position.game.waiting_for
    await tables.play.act(game, position.info.seats[seat], position.game.suggest(seat), 1)


async def work_for(path: Path, length: int, asked: Mapping[str, Ask]) -> dict[str, Work]:
    """Return what the database does for each of some questions about a game with a log of a length."""
    found: dict[str, Work] = {}
    async with opened(path) as tables:
        game = await play_again_and_again(tables, "arriala", length)
        for name, ask in asked.items():
            with noted() as work:
                await count_steps(tables.store, work)
                await ask(tables, game)
                found[name] = work
    return found


async def test_a_long_log_is_no_more_work_than_a_short_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # By as many entries both games stand as far behind a state that is kept.
    monkeypatch.setattr(kept_floors, "EVERY", 100)
    asked: tuple[Ask, ...] = (
        show_newest_page,
        show_oldest_page,
        list_entries,
        look_back,
        ask_to_take_back,
        mark_news,
        look_far_back,
        find_what_never_was,
        act,
    )
    by_name = {ask.__name__: ask for ask in asked}
    short = await work_for(tmp_path / "short.db", SHORT, by_name)
    long = await work_for(tmp_path / "long.db", LONG, by_name)
    for name in by_name:
        few, many = short[name], long[name]
        assert len(many.statements) == len(few.statements), name
        assert many.rows <= 1.5 * few.rows, name
        assert many.steps <= 1.5 * few.steps + _LITTLE, name


async def test_an_endless_turn_is_no_more_work_than_a_long_one(tables: Tables) -> None:
    game = (await start(tables)).id
    found: list[Work] = []
    for length in (SHORT, LONG):
        for number in range((await tables.load(game)).seq, length):
            await tables.play.act(game, ANN, Choose(1 + number % 2))
        with noted() as work:
            await count_steps(tables.store, work)
            await tables.play.act(game, ANN, Choose(3))
        found.append(work)
    few, many = found
    assert many.rows == few.rows
    assert many.steps <= 1.1 * few.steps


@pytest.mark.parametrize("owed", [0, 1000])
async def test_what_is_due_at_a_game_is_found_among_much_of_others(tables: Tables, owed: int) -> None:
    game = (await start(tables)).id
    other = (await start(tables, channel=71)).id
    async with tables.store.write() as queries:
        for seq in range(owed):
            await enqueue(queries, other, MessageKind.POST, seq, b"{}", now=0)
    with noted() as work:
        await count_steps(tables.store, work)
        (row,) = await tables.outbox.due(tables.store.clock(), game)
    assert row.game_id == game
    assert work.steps <= 270
