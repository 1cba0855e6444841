"""The Great Canal played through Discord: whole games, by commands and by panels."""

from __future__ import annotations

import pytest

from tests.bot.whole_games import Way, check_looked_back, check_same_end, play_log
from tests.discord import Server
from tests.recorded import load, names

RECORDED = [name for name in names() if name.startswith("great_canal")]
SHORTEST = "great_canal-3-a"


def test_the_recordings_are_of_all_sorts() -> None:
    recorded = [load(name) for name in RECORDED]
    assert {one.seats for one in recorded} == {3, 4}
    assert {bool(one.options.get("variable")) for one in recorded} == {False, True}


@pytest.mark.looks_back
async def test_the_shortest_game(server: Server) -> None:
    """It is played by commands and panels in turn, and looked back at."""
    await check_whole_game(server, SHORTEST, Way.BY_TURNS)
    check_looked_back(server)


@pytest.mark.soak
@pytest.mark.parametrize("way", [Way.COMMANDS, Way.PANELS])
@pytest.mark.parametrize("name", RECORDED)
async def test_all_games(server: Server, name: str, way: Way) -> None:
    await check_whole_game(server, name, way)


async def check_whole_game(server: Server, name: str, way: Way) -> None:
    """Play a recorded game to its victory, with a restart in the middle; it is the same in the end."""
    recording = load(name)
    game_id = await play_log(server, recording, way, restart_at=len(recording.actions) // 2)
    await check_same_end(server, game_id, recording)
    assert (await server.tables.records.verify(game_id)).ok
