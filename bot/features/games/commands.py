"""/games mine and /games here."""

from __future__ import annotations

from bot.features.games.pages import show_here, show_mine
from bot.ui.commands import Help, command
from bot.ui.request import Request


@command("games mine", Help("help-games-lists", "mine"), anywhere=True, looks=True)
async def mine(request: Request) -> None:
    """Show the person's games on all servers, those that wait for them first; works in direct messages."""
    await show_mine(request, 0)


@command("games here", Help("help-games-lists", "here"), anywhere=True, looks=True)
async def here(request: Request) -> None:
    """Show the games of this server, as far as the person sees their channels."""
    await show_here(request, 0)
