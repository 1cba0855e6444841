"""From the press to the sent message, an act takes one drawing of the board: for the answer and the channel.

Where places to choose from are marked in the private answer, that is a drawing of its own; and so is a
message that is changed, which goes on marking what it has told.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import render
from rules.language.words import Words
from tests.bot.playing import act_by_command, open_game
from tests.bot.table.seated import SEED
from tests.discord import Server

ACTS = 16


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return how often each was drawn: the board, the board with places to choose from, a hand."""
    found: Counter[str] = Counter()

    def counted(name: str, draw: Any) -> Any:
        def noted(*given: Any, **named: Any) -> Any:
            data = draw(*given, **named)
            found["places" if named.get("spots") else name] += data is not None
            return data

        return noted

    for name in ("board", "choice", "hand"):
        monkeypatch.setattr(render, name, counted(name, getattr(render, name)))
    return found


@pytest.mark.parametrize("kind", ["arriala", "canal_du_midi", "great_canal"])
async def test_an_act_takes_one_drawing_of_the_board(server: Server, drawn: Counter[str], kind: str) -> None:
    server.tables.lobby.seed_source = lambda: SEED
    game_id = await open_game(server, Words(kind, "en").text("title"), 3)
    announced = 0
    for _ in range(ACTS):
        position = await server.tables.load(game_id)
        seat = position.game.waiting_for[0]
        drawn.clear()
        await act_by_command(server, position, seat, position.game.suggest(seat))
        after = await server.tables.load(game_id)
        channel = await messages(server, after.seq)
        announced += "post" in channel
        private = drawn["places"] if "post" in channel else 0
        assert drawn["board"] + drawn["places"] == 1 + private + ("edit" in channel), (after.seq, channel)
        assert drawn["places"] <= 1
        assert drawn["hand"] <= 1
    assert announced >= 3


async def messages(server: Server, seq: int) -> list[str]:
    """Return the kinds of the messages with the board by which the channel was told of an entry."""
    rows = await server.tables.store.reader.rows(
        "SELECT kind FROM outbox WHERE seq = ? AND kind IN ('post', 'edit') AND message_id IS NOT NULL", seq
    )
    return [row["kind"] for row in rows]
