"""What moderators see of logs of which not all is read."""

from __future__ import annotations

import pytest

from bot.table import Person
from tests.bot.answers import answer_of
from tests.bot.playing import TOY, open_game
from tests.bot.store.work import noted
from tests.discord import Server
from tests.toy.actions import Choose


async def chosen(server: Server, times: int) -> int:
    """Open a game with a log of so many entries; return its id."""
    game_id = await open_game(server, TOY, 2)
    for number in range(times):
        await server.tables.play.act(game_id, server.people[0].id, Choose(number % 3 + 1))
    return game_id


async def offered(server: Server, typed: str = "") -> list[int]:
    """Return the entries that are offered to go back to."""
    choices = await server.moderator.autocomplete(server.channel, "mod rollback", "entry", typed)
    return [int(choice["value"]) for choice in choices]


@pytest.mark.parametrize("entries", [25, 60])
async def test_entries_are_offered_from_the_newest_on_and_found_anywhere(
    server: Server, entries: int
) -> None:
    await chosen(server, entries)
    everything = list(range(entries, -1, -1))
    assert await offered(server) == everything[:25]
    others = [one for one in everything if "1" in str(one) and one != 1]
    assert await offered(server, "1") == [1, *others][:25], "what is typed comes first"
    assert await offered(server, "chose") == [1]
    assert await offered(server, "start of the game") == [0]
    assert await offered(server, "0.") == [one for one in everything if one % 10 == 0]
    assert await offered(server, "zebra") == []


async def test_no_more_is_read_than_is_offered(server: Server) -> None:
    await chosen(server, 60)
    with noted() as work:
        assert len(await offered(server)) == 25
    assert sum(sql.startswith("SELECT entry.*") for sql, _ in work.statements) == 1
    assert work.rows < 40


async def test_of_what_was_done_at_the_same_time_the_newest_is_first(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, now = await chosen(server, 1), server.env.now()
    monkeypatch.setattr(server.tables.store, "clock", lambda: now)
    moderator = Person(server.moderator.id, "moda")
    await server.tables.lifecycle.pause(game_id, moderator)
    await server.tables.lifecycle.resume(game_id, moderator)
    await server.tables.rollback.roll_back(game_id, moderator, 0, new_dice=False)
    lines = answer_of(await server.moderator.slash(server.channel, "mod audit")).splitlines()
    assert ["went back" in lines[1], "resumed" in lines[2], "paused" in lines[3]] == [True] * 3
