"""The button to follow a game no longer."""

from __future__ import annotations

from bot.features.watch.commands import stop_watching
from bot.ui.announcement import Unwatch
from bot.ui.request import Request
from bot.ui.router import on


async def _unwatch(request: Request, pressed: Unwatch) -> None:
    await stop_watching(request, pressed.game)


HANDLERS = (on(Unwatch, _unwatch),)
