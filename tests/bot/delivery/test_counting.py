"""The loop that counts games: it outlives what goes wrong, and stops before the store."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.features.test_rematch import played_out
from tests.bot.playing import TOY
from tests.discord import Server


async def counted(server: Server) -> list[Any]:
    """Return which games are counted, and how many people are rated by that."""
    reader = server.tables.store.reader
    games = [row["game"] for row in await reader.rows("SELECT game FROM result")]
    (rated,) = await reader.rows("SELECT count(*) AS people FROM rating")
    return [games, rated["people"]]


async def test_a_game_is_counted_within_a_minute_of_its_end(server: Server) -> None:
    game = await played_out(server, TOY, 2, 0)
    assert await counted(server) == [[], 0]
    await server.env.advance_time(61)
    assert await counted(server) == [[game], 2]


async def test_it_goes_on_after_games_could_not_be_counted(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await played_out(server, TOY, 2, 0)

    async def broken(after: int = 0) -> int | None:
        raise OSError("no disk")

    with monkeypatch.context() as patch:
        patch.setattr(server.tables.results, "next_uncounted", broken)
        await server.sweep(61)
        assert any("no disk" in fault for fault in server.faults)
        server.faults.clear()
    assert await counted(server) == [[], 0]
    await server.env.advance_time(61)
    assert await counted(server) == [[game], 2]


async def test_what_ended_before_the_program_did_is_counted_after_the_next_start(server: Server) -> None:
    game = await played_out(server, TOY, 2, 0)
    await server.restart()
    await server.env.advance_time(61)
    assert await counted(server) == [[game], 2]
