"""Helpers for tests that play in the bazaar."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.bazaar import TITLE
from tests.bazaar.game import Bazaar
from tests.bot.answers import lay_out, response_of
from tests.bot.playing import open_game
from tests.discord import Server


async def bazaar(server: Server, **changed: Any) -> int:
    """Open a bazaar for three in which the first person is in turn and has rolled; return the game's id."""
    game_id = await open_game(server, TITLE, 3, first=server.people[0])
    game = await bazaar_of(server, game_id)
    await lay_out(server, game_id, replace(game, **{"rolled": True, **changed}))
    return game_id


async def bazaar_of(server: Server, game_id: int) -> Bazaar:
    """Return where a bazaar stands."""
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Bazaar)
    return game


async def panel_of(server: Server, seat: int) -> Any:
    """Return the panel of a seat, newly opened by command."""
    return response_of(await server.people[seat].slash(server.channel, "play"))
