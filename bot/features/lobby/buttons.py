"""The buttons of an open table, and those to how a game stands and to checking it."""

from __future__ import annotations

from bot.features.lobby.commands import (
    join_table,
    leave_table,
    play_again,
    show_info,
    show_verification,
    start_game,
)
from bot.ui.component_ids import ComponentId
from bot.ui.request import Request
from bot.ui.router import on
from bot.ui.shared_ids import Rematch, ShowInfo, Verify


class Join(ComponentId, frozen=True, tag="join"):
    """Sits down at an open table."""

    game: int


class Leave(ComponentId, frozen=True, tag="leave"):
    """Gets up from an open table."""

    game: int


class Start(ComponentId, frozen=True, tag="start"):
    """Starts a game; the first player is drawn by lot."""

    game: int


async def _join(request: Request, pressed: Join) -> None:
    await join_table(request, pressed.game)


async def _leave(request: Request, pressed: Leave) -> None:
    await leave_table(request, pressed.game)


async def _start(request: Request, pressed: Start) -> None:
    await start_game(request, pressed.game)


async def _info(request: Request, pressed: ShowInfo) -> None:
    await show_info(request, await request.tables.get(pressed.game))


async def _verify(request: Request, pressed: Verify) -> None:
    await show_verification(request, await request.tables.get(pressed.game))


async def _rematch(request: Request, pressed: Rematch) -> None:
    await play_again(request, await request.tables.get(pressed.game))


HANDLERS = (
    on(Join, _join),
    on(Leave, _leave),
    on(Start, _start),
    on(ShowInfo, _info),
    on(Verify, _verify),
    on(Rematch, _rematch, here=True),
)
