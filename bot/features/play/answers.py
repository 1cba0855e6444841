"""Answering what is asked in the channel, by the buttons of the question."""

from __future__ import annotations

from bot.features.play.acting import act, ask_first
from bot.table import Position, Result, StaleError
from bot.ui.components import button
from bot.ui.matters import AnswerMatter, asked_text, chosen_answer
from bot.ui.names import words_for
from bot.ui.panel import draw_panel
from bot.ui.request import Request
from bot.ui.router import Audience, on
from bot.ui.shared_ids import UndoLast, panel_button


async def _answer(request: Request, pressed: AnswerMatter) -> None:
    """Answer a question as the button says; a button of a question that is closed answers no other."""
    position, seat = request.seated
    action = chosen_answer(position, pressed)
    if action is None:
        return await _reply_closed(request, position)
    game = position.game
    lost = game.lost_by(seat, action) if action in game.legal_actions(seat) else None
    if lost is not None:
        return await ask_first(request, position, seat, action, lost)
    try:
        result, notice = await act(request, position, seat, action, position.decisions[seat])
    except StaleError:
        return await _reply_closed(request, await request.tables.load(position.info.id))
    return await _reply_done(request, result, seat, notice)


async def _reply_done(request: Request, result: Result, seat: int, notice: str) -> None:
    """Say what was done; with the panel where the person is asked again at once."""
    position, language = result.position, request.language
    if seat in position.game.waiting_for:
        return await request.reply(
            await draw_panel(request.services, position, seat, language, notice=notice)
        )
    undo = UndoLast(position.info.id, seat, position.decisions[seat])
    undoes = [button(undo, request.translate("button-undo"))] if position.can_undo(seat) else []
    return await request.reply_text(notice, *undoes, panel_button(position.info.id, language))


async def _reply_closed(request: Request, position: Position) -> None:
    """Say that the question is closed, and what is asked now."""
    asked = asked_text(words_for(position, None, request.language))
    text = request.translate("matter-closed", asked=asked)
    await request.reply_text(text, panel_button(position.info.id, request.language))


HANDLERS = (on(AnswerMatter, _answer, audience=Audience.SEATED),)
