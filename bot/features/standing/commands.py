"""/ahead: the page of answers given beforehand."""

from __future__ import annotations

from bot.features.standing.pages import draw_page
from bot.ui.commands import Help, command
from bot.ui.request import Request
from bot.ui.router import Audience


@command("ahead", Help("help-play", "ahead"), audience=Audience.SEATED)
async def ahead(request: Request) -> None:
    """Open the page where the person says beforehand what they answer when they are asked."""
    position, seat = request.seated
    page = await draw_page(request.services, position, seat, request.language)
    await request.reply(page, repeats=True)
