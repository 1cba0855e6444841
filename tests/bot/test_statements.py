"""An act is done by few statements: what it needs is read once, and what it changes is written once."""

from __future__ import annotations

import pytest

from bot.ui.action_keys import action_path
from rules.language.words import Words
from tests.bot.playing import act_by_command, command_options, open_game, words_of
from tests.bot.store.work import noted
from tests.bot.table.seated import SEED
from tests.discord import Server

MOST = 15
"""So many statements an act runs at most, to the sent message, BEGIN and COMMIT among them."""
FURTHER = 12
"""So many more for each message after the first: those that ask something of several people are others."""
USUAL = 14.6
ACTS = 24


@pytest.mark.parametrize("kind", ["arriala", "canal_du_midi", "great_canal"])
async def test_an_act_runs_few_statements(server: Server, kind: str) -> None:
    server.tables.lobby.seed_source = lambda: SEED
    game_id = await open_game(server, Words(kind, "en").text("title"), 3)
    numbers: list[int] = []
    for _ in range(ACTS):
        position = await server.tables.load(game_id)
        seat = position.game.waiting_for[0]
        action, words = position.game.suggest(seat), words_of(server, position, seat)
        path, options = action_path(position.info.kind, type(action)), command_options(kind, words, action)
        with noted() as work:
            await server.people[seat].slash(server.channel, path, **options)
        if (await server.tables.load(game_id)).seq == position.seq:
            # What would be lost by it is asked first.
            await act_by_command(server, position, seat, action)
            continue
        ran = [sql for sql, _ in work.statements]
        messages = sum(statement.startswith("INSERT INTO outbox") for statement in ran)
        assert len(ran) <= MOST + FURTHER * max(0, messages - 1), "\n".join(ran)
        numbers.append(len(ran))
    assert len(numbers) >= ACTS // 2
    assert sum(numbers) <= USUAL * len(numbers)
