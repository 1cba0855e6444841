"""The button to follow a game no longer."""

from __future__ import annotations

from bot.features.watch.commands import stop_watching
from bot.ui.request import Request
from bot.ui.router import on
from bot.ui.shared_ids import Unwatch


async def _unwatch(request: Request, pressed: Unwatch) -> None:
    await stop_watching(request, pressed.game)


HANDLERS = (on(Unwatch, _unwatch),)
