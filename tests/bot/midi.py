"""Helpers for the tests of Canal du Midi through Discord."""

from __future__ import annotations

from typing import Any

import rules
from rules.canal_du_midi import CanalDuMidi
from tests.bot.playing import act_by_command, open_game
from tests.discord import Server

TITLE = "Canal du Midi"


SEED = "ho"


async def table(server: Server, seats: int, seed: str = SEED) -> int:
    """Start a game; return its id."""
    server.tables.lobby.seed_source = lambda: seed
    return await open_game(server, TITLE, seats)


async def position_of(server: Server, game_id: int) -> tuple[Any, CanalDuMidi]:
    """Return the position of a game, and the game in it."""
    position = await server.tables.load(game_id)
    assert isinstance(position.game, CanalDuMidi)
    return position, position.game


async def act(server: Server, game_id: int, seat: int, action: rules.Action) -> None:
    """Act by command for a seat, and check that it counts."""
    position, _ = await position_of(server, game_id)
    await act_by_command(server, position, seat, action)
    assert (await position_of(server, game_id))[0].seq == position.seq + 1, f"{action} by {seat}"


def cards(game: CanalDuMidi, seat: int) -> list[int]:
    """Return a seat's different cards in hand, by points."""
    return list(dict.fromkeys(game.hands[seat]))
