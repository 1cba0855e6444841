"""Recorded games looked at step by step, once they are over: every position, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.table import Tables
from tests import recorded
from tests.bot.table.seated import ANN, CHANNEL, GUILD, PEOPLE, opened

PLAIN = ("toy-3-a", "arriala-2-a", "canal_du_midi-3-ho", "great_canal-3-a")
"""One of each kind is looked at in the plain run, all in the soak."""


async def played(tables: Tables, recording: recorded.Recording) -> int:
    """Play a recorded game at a table to its end; return its id."""
    kind, seats, options = recording.kind, recording.seats, recording.options
    game = (await tables.lobby.create(kind, GUILD, CHANNEL, seats, ANN, options=options)).id
    for person in PEOPLE[1:seats]:
        await tables.lobby.join(game, person)
    info = await tables.lobby.start(game, ANN)
    for seat, action in recording.actions:
        await tables.play.act(game, info.seats[seat], action)
    return game


def positions(recording: recorded.Recording) -> Iterator[bytes]:
    """Yield where a recorded game stood at its start and after each action, by the rules alone."""
    game = recording.start()
    yield game.to_json()
    for seat, action in recording.actions:
        game, _ = game.apply(seat, action)
        yield game.to_json()


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name in PLAIN else pytest.mark.soak) for name in recorded.names()],
)
async def test_a_replay_gives_every_position(tmp_path: Path, name: str) -> None:
    recording = recorded.load(name)
    async with opened(tmp_path / "riquet.db", recording.seed) as tables:
        game = await played(tables, recording)
        course = (await tables.replays.step(game, None)).course
        assert len(course.steps) == len(recording.actions) + 1
        for seq, position in zip(course.steps, positions(recording), strict=True):
            stood = (await tables.replays.step(game, None, seq)).game
            assert stood is not None
            assert stood.to_json() == position
