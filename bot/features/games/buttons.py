"""The buttons to the other pages of a list of games."""

from __future__ import annotations

from bot.features.games.pages import GamesHere, GamesMine, show_here, show_mine
from bot.ui.request import Request
from bot.ui.router import on


async def _turn_mine(request: Request, pressed: GamesMine) -> None:
    await show_mine(request, 0 if pressed.turn is None else pressed.turn.page)


async def _turn_here(request: Request, pressed: GamesHere) -> None:
    await show_here(request, 0 if pressed.turn is None else pressed.turn.page)


HANDLERS = (on(GamesMine, _turn_mine, looks=True), on(GamesHere, _turn_here, looks=True))
