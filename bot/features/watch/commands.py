"""/watch: beginning and ending to follow a game."""

from __future__ import annotations

from bot.ui.commands import Help, command
from bot.ui.errors import UserError
from bot.ui.request import Request


@command("watch", Help("help-seats", "watch"))
async def watch(request: Request, stop: bool = False) -> None:
    """Follow the game of this channel by direct message, or stop following it."""
    game_id, services = (await request.open_game()).id, request.services
    if stop:
        return await stop_watching(request, game_id)
    await services.tables.observers.watch(game_id, request.who)
    await services.delivery.deliver(game_id)
    if request.who.discord_id not in [one.discord_id for one in await services.tables.observers.of(game_id)]:
        raise UserError("watch_unreachable")
    return await request.reply_text(request.translate("watch-begun"))


async def stop_watching(request: Request, game_id: int) -> None:
    """End the person's following of a game."""
    await request.tables.observers.unwatch(game_id, request.who)
    await request.reply_text(request.translate("watch-ended"))
