"""/undo: taking back the last action of one's turn."""

from __future__ import annotations

from functools import partial

from bot.table import TableError, UndoNothingError, UndoRefusedError, UndoTooLateError
from bot.ui.commands import Help, command
from bot.ui.components import IdButton, button
from bot.ui.errors import RefusedError, error_text
from bot.ui.panel import draw_panel
from bot.ui.proposal_replies import explained
from bot.ui.request import Request
from bot.ui.router import Audience
from bot.ui.shared_ids import AskTakeback


@command("undo", Help("help-play", "undo"), audience=Audience.SEATED)
async def undo(request: Request) -> None:
    """Take back the person's last action of this turn."""
    await undo_last(request, None)


async def undo_last(request: Request, decision: int | None) -> None:
    """Take back the person's last action of this turn and answer with their panel.

    Raises RefusedError where nothing can be taken back: the rulebook says why. Where the others may allow it,
    it has a button to ask them.
    """
    position, seat = request.seated
    game_id, services = position.info.id, request.services
    try:
        result = await services.tables.undo.undo_last(game_id, request.who, request.interaction.id, decision)
    except UndoRefusedError as error:
        raise await _refusal(request, error) from error
    # Whoever was late is back by it, and what the others have asked about them expires.
    if result.pending or position.info.over:
        request.wake(game_id)
    notice = request.translate("panel-undone")
    request.again = partial(_show_undone, game_id=game_id, notice=notice)
    panel = await draw_panel(services, result.position, seat, request.language, notice=notice)
    await request.reply(panel, repeats=True)


async def _show_undone(request: Request, game_id: int, notice: str) -> None:
    """Show the panel once more after something was undone: with the names that people have now."""
    position, seat = await request.find_seat(game_id)
    panel = await draw_panel(request.services, position, seat, request.language, notice=notice)
    await request.reply(panel, repeats=True)


async def _refusal(request: Request, error: UndoRefusedError) -> RefusedError:
    """Return why somebody cannot undo, with a button to ask the others where they may allow it."""
    position, _ = request.seated
    info = position.info
    text, rule = error_text(request.language, error) or "", f"table.{error.key}"
    items: list[IdButton] = []
    if isinstance(error, UndoTooLateError):
        try:
            target = await request.tables.takeback.target(info.id, request.who)
        except TableError as further:
            if not isinstance(further, UndoNothingError):
                rule = f"table.{further.key}"
                reason = await explained(request, info.id, further)
                text = f"{text} {error_text(request.language, reason) or ''}".strip()
        else:
            text = f"{text} {request.translate('undo-ask')}"
            items.append(button(AskTakeback(info.id, target), request.translate("button-ask-others")))
    return RefusedError(text, info.kind, rule, tuple(items))
