"""A server whose toy games have a market."""

from __future__ import annotations

from typing import Any

from bot.app import make_client
from bot.client import Riquet
from rules import Action
from tests.bot.playing import TOY, act_by_command, open_game
from tests.discord import Server, texts
from tests.toy import MARKET
from tests.toy import actions as a
from tests.toy.components import Colour
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


async def open_market(server: Server, seats: int = 3, pace: str = "") -> tuple[int, list[int]]:
    """Start a game at its first turn; return its id, and the seats from the one to move on.

    In its hands are cards of several colours.
    """
    server.tables.lobby.seed_source = lambda: SEED
    game_id = await open_game(server, TOY, seats, pace=pace)
    for seat in range(seats):
        await do(server, game_id, seat, a.Choose(1))
    turn = (await state(server, game_id)).waiting_for[0]
    return game_id, [(turn + number) % seats for number in range(seats)]


def question(server: Server, part: str) -> Any:
    """Return the newest message of the channel with some words."""
    return next(one for one in server.newest_first() if part in texts(one.components))


def ids(server: Server, seats: list[int]) -> list[int]:
    """Return the Discord ids of the people at some seats."""
    return [server.people[seat].id for seat in seats]


async def give(server: Server, game_id: int, seat: int) -> None:
    """Give back the first card of a hand."""
    await do(server, game_id, seat, a.Give((await state(server, game_id)).hands[seat][0]))


async def sell(server: Server, game_id: int, seat: int) -> Colour:
    """Sell the first card of a hand; return it."""
    card = (await state(server, game_id)).hands[seat][0]
    await do(server, game_id, seat, a.Sell(card))
    return card
