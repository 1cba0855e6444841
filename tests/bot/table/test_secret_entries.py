"""Which entries of a log are shown to whom is known without reading them."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest

from bot.table import Person, TableError, Tables
from bot.table.transfer.checking import examined
from bot.ui.log_text import log_line
from bot.ui.names import words_for
from tests.bot.table.seated import ANN, BOB, MODERATOR, PEOPLE, opened, start, tamper
from tests.toy.actions import Choose

READERS = (None, 0, 1, 2)


async def lines(tables: Tables, game: int, seat: int | None) -> tuple[int, ...]:
    """Return the numbers of the entries that have a line for a seat, newest first, by reading all of them."""
    position = await tables.load(game)
    words = words_for(position, seat, "en")
    entries = await tables.records.history(game, seat, 1000)
    return tuple(one.seq for one in reversed(entries) if log_line(words, position.info, one, "en"))


async def check(tables: Tables, game: int) -> None:
    for seat in READERS:
        assert await tables.records.visible_numbers(game, seat, 1000) == await lines(tables, game, seat)


async def play_at_random(tables: Tables, kind: str) -> int:
    """Play a game of three at random, and take something back now and then; return its id."""
    info = await tables.lobby.create(kind, 7, 70, 3, ANN)
    for person in PEOPLE[1:3]:
        await tables.lobby.join(info.id, person)
    await tables.lobby.start(info.id, ANN)
    rng = random.Random(4)
    for number in range(60):
        position = await tables.load(info.id)
        seat = rng.choice([one for one in range(3) if position.game.legal_actions(one)] or [0])
        who = position.info.seats[seat]
        if number % 9 == 8:
            with suppress(TableError):
                await tables.undo.undo_last(info.id, who)
        elif actions := position.game.legal_actions(seat):
            await tables.play.act(info.id, who, rng.choice(actions))
    return info.id


@pytest.mark.parametrize("kind", ["toy", "arriala", "canal_du_midi", "great_canal"])
async def test_each_sees_the_entries_that_have_a_line_for_them(tables: Tables, kind: str) -> None:
    await check(tables, await play_at_random(tables, kind))


async def test_secret_choices_are_shown_to_those_who_made_them(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    await tables.play.act(game, BOB, Choose(2))
    await tables.play.act(game, ANN, Choose(1))
    await tables.play.act(game, ANN, Choose(3))
    found = [await tables.records.visible_numbers(game, seat, 1000) for seat in READERS]
    assert found == [await lines(tables, game, seat) for seat in READERS]
    assert [await tables.records.visible_numbers(game, 0, 2)] == [found[1][:2]]
    shown = await tables.records.entries(game, 0, (3, 1))
    assert [entry.seq for entry in shown] == [3, 1]
    assert await tables.records.entries(game, 0, ()) == ()


async def test_a_log_of_before_is_searched_once(tmp_path: Path) -> None:
    path = tmp_path / "before.db"
    async with opened(path) as tables:
        game = await play_at_random(tables, "toy")
        wanted = [await lines(tables, game, seat) for seat in READERS]
    tamper(path, "DELETE FROM secret_entry")
    tamper(path, "INSERT INTO unsearched_log (game) SELECT id FROM game")
    async with opened(path) as tables:
        await check(tables, game)
        assert await tables.store.reader.rows("SELECT * FROM unsearched_log") == []
        assert [await tables.records.visible_numbers(game, seat, 1000) for seat in READERS] == wanted


async def test_an_imported_log_shows_what_it_showed(tables: Tables) -> None:
    game = await play_at_random(tables, "toy")
    data = await tables.transfer.export(game, MODERATOR)
    candidate = examined(data)
    people: list[Person | None] = [ANN, BOB, None]
    made = await tables.transfer.import_game(candidate, MODERATOR, people, guild_id=7, channel_id=71)
    await check(tables, made.id)
