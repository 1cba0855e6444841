"""A server whose toy games have a market."""

from __future__ import annotations

from typing import Any

from bot.app import make_client
from bot.client import Riquet
from rules import Action
from tests.bot.playing import TOY, act_by_command, open_game
from tests.discord import Server
from tests.toy import MARKET
from tests.toy.actions import Choose
from tests.toy.game import Toy


class MarketServer(Server):
    """A server at which the owner has given toy games a market."""

    def _new_client(self) -> Riquet:
        return make_client(self.config, self.database, {"toy": {"toy": MARKET}}, always_sync=True)


async def state(server: Server, game_id: int) -> Toy:
    """Return the state of a game."""
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Toy)
    return game


async def do(server: Server, game_id: int, seat: int, action: Action) -> Any:
    """Do an action for a seat by its command; return the result of the interaction."""
    return await act_by_command(server, await server.tables.load(game_id), seat, action)


SEED = "2"


async def open_market(server: Server, seats: int = 3) -> tuple[int, list[int]]:
    """Start a game at its first turn; return its id, and the seats from the one to move on.

    In its hands are cards of several colours.
    """
    server.tables.lobby.seed_source = lambda: SEED
    game_id = await open_game(server, TOY, seats)
    for seat in range(seats):
        await do(server, game_id, seat, Choose(1))
    turn = (await state(server, game_id)).waiting_for[0]
    return game_id, [(turn + number) % seats for number in range(seats)]
