"""Recorded games still play as they were played."""

import pytest

from rules import GAMES
from tests.recorded import final_hash, load, names


@pytest.mark.parametrize("name", names())
def test_a_recorded_game_replays(name: str) -> None:
    recording = load(name)
    game, happened = recording.replayed()
    assert game.outcome is not None
    assert final_hash(game) == recording.final
    assert recording.events in (None, happened)


def test_recordings_of_the_great_canal_hold_every_action() -> None:
    """Check that games of three and of four, on the printed and on a varied map, play every card."""
    games = [load(name) for name in names() if name.startswith("great_canal")]
    assert {(game.seats, bool(game.options)) for game in games} == {
        (3, False),
        (3, True),
        (4, False),
        (4, True),
    }
    assert {type(action) for game in games for _, action in game.actions} == set(GAMES["great_canal"].actions)
