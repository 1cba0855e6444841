"""The buttons to the statistics of a game, page by page."""

from __future__ import annotations

from bot.features.stats.pages import game_page
from bot.ui.drawings import Rank
from bot.ui.request import Request
from bot.ui.router import on
from bot.ui.shared_ids import ShowStats


async def _show(request: Request, pressed: ShowStats) -> None:
    page = 0 if pressed.turn is None else pressed.turn.page
    info = await request.tables.get(pressed.game)
    style = request.table_style(info)
    message = await game_page(request.services, info, style, request.language, Rank.LOOKING, page)
    await request.reply(message, repeats=True)


HANDLERS = (on(ShowStats, _show, looks=True),)
