"""The button of a panel by which somebody sets the layout of their own pictures."""

from __future__ import annotations

from bot.preferences.declared import LAYOUT
from bot.ui.errors import UserError
from bot.ui.panel import draw_panel
from bot.ui.request import Request
from bot.ui.router import Audience, on
from bot.ui.shared_ids import ChooseLayout


async def _choose(request: Request, pressed: ChooseLayout) -> None:
    if pressed.layout not in LAYOUT.choices:
        raise UserError("stale")
    position, seat = request.seated
    services, language = request.services, request.language
    await services.preferences.set_for_person(request.who, LAYOUT, pressed.layout)
    layout, command = LAYOUT.describe(language, pressed.layout), request.mention("settings layout")
    notice = request.translate("panel-layout-chosen", layout=layout, command=command)
    panel = await draw_panel(services, position, seat, language, notice=notice)
    await request.reply(panel, repeats=True)


HANDLERS = (on(ChooseLayout, _choose, audience=Audience.SEATED),)
