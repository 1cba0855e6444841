"""The buttons to take back one's last action, and to ask the others for it."""

from __future__ import annotations

from bot.features.undo.commands import undo_last
from bot.table import ProposalKind, StaleError, TableError
from bot.ui.errors import UserError
from bot.ui.panel import redraw_current
from bot.ui.proposal_replies import explained, reply_proposal
from bot.ui.request import Request
from bot.ui.router import Audience, on
from bot.ui.shared_ids import AskTakeback, UndoLast


async def _undo(request: Request, pressed: UndoLast) -> None:
    try:
        await undo_last(request, pressed.decision)
    except StaleError:
        await redraw_current(request)


async def _ask(request: Request, pressed: AskTakeback) -> None:
    """Ask the others to let the person take back what they did last, if it still is what they saw."""
    tables, game_id = request.tables, pressed.game
    try:
        target = await tables.takeback.target(game_id, request.who)
        if target != pressed.target:
            raise UserError("takeback_other")
        proposal = await tables.consent.propose(game_id, request.who, ProposalKind.TAKEBACK, target)
    except TableError as error:
        request.wake(game_id)
        raise await explained(request, game_id, error) from error
    await reply_proposal(request, proposal, "asked")


HANDLERS = (
    on(UndoLast, _undo, audience=Audience.PANEL_OWNER),
    on(AskTakeback, _ask, here=True),
)
