"""The buttons to the board, the hand and the log."""

from __future__ import annotations

from bot.features.board.commands import show_board, show_hand, show_log
from bot.ui.component_ids import ComponentId
from bot.ui.request import Request
from bot.ui.router import Answer, on
from bot.ui.shared_ids import ShowHand, ShowLog


class ShowBoard(ComponentId, frozen=True, tag="board"):
    """Shows the board as it stands for the person; stands on messages of before alone."""

    game: int


async def _board(request: Request, pressed: ShowBoard) -> None:
    await show_board(request, await request.tables.load(pressed.game))


async def _hand(request: Request, pressed: ShowHand) -> None:
    await show_hand(request, pressed.game)


async def _log(request: Request, pressed: ShowLog) -> None:
    page = 0 if pressed.turn is None else pressed.turn.page
    await show_log(request, await request.tables.load(pressed.game), page)


HANDLERS = (
    on(ShowBoard, _board, looks=True),
    on(ShowHand, _hand, answer=Answer.BESIDE, looks=True),
    on(ShowLog, _log, looks=True),
)
