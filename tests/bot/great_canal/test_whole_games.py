"""The Great Canal played through Discord: whole games, by commands and by panels."""

from __future__ import annotations

import pytest

from tests.bot.whole_games import check_same_end, play_log
from tests.discord import Server
from tests.recorded import load, names

RECORDED = [name for name in names() if name.startswith("great_canal")]
PLAIN = {("great_canal-3-a", False), ("great_canal-3-a", True)}
"""The games of the plain run, the shortest one; all others are soaks."""
GAMES = [
    pytest.param(name, panels, marks=() if (name, panels) in PLAIN else pytest.mark.soak)
    for name in RECORDED
    for panels in (False, True)
]


def test_the_recordings_are_of_all_sorts() -> None:
    recorded = [load(name) for name in RECORDED]
    assert {one.seats for one in recorded} == {3, 4}
    assert {bool(one.options.get("variable")) for one in recorded} == {False, True}


@pytest.mark.parametrize(("name", "panels"), GAMES)
async def test_a_whole_game(server: Server, name: str, panels: bool) -> None:
    """A recorded game is played to its victory, with a restart in the middle, and is the same in the end."""
    recording = load(name)
    game_id = await play_log(server, recording, panels=panels, restart_at=len(recording.actions) // 2)
    await check_same_end(server, game_id, recording)
    assert (await server.tables.records.verify(game_id)).ok
