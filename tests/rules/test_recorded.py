"""Recorded games still play as they were played."""

import pytest

from tests.recorded import final_hash, load, names


@pytest.mark.parametrize("name", names())
def test_a_recorded_game_replays(name: str) -> None:
    recording = load(name)
    game, happened = recording.replayed()
    assert game.outcome is not None
    assert final_hash(game) == recording.final
    assert recording.events in (None, happened)
