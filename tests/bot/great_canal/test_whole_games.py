"""The Great Canal played through Discord: whole games, by commands and by panels."""

from __future__ import annotations

import pytest

from tests.bot.whole_games import Way, check_same_end, play_log
from tests.discord import Server
from tests.recorded import load, names

RECORDED = [name for name in names() if name.startswith("great_canal")]
GAMES = [
    ("great_canal-3-a", Way.BY_TURNS),
    *(
        pytest.param(name, way, marks=pytest.mark.soak)
        for name in RECORDED
        for way in (Way.COMMANDS, Way.PANELS)
    ),
]
"""The game of the plain run is the shortest one; all others are soaks."""


def test_the_recordings_are_of_all_sorts() -> None:
    recorded = [load(name) for name in RECORDED]
    assert {one.seats for one in recorded} == {3, 4}
    assert {bool(one.options.get("variable")) for one in recorded} == {False, True}


@pytest.mark.parametrize(("name", "way"), GAMES)
async def test_a_whole_game(server: Server, name: str, way: Way) -> None:
    """A recorded game is played to its victory, with a restart in the middle, and is the same in the end."""
    recording = load(name)
    game_id = await play_log(server, recording, way, restart_at=len(recording.actions) // 2)
    await check_same_end(server, game_id, recording)
    assert (await server.tables.records.verify(game_id)).ok
