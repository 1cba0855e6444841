"""What the buttons and menus do by which people answer beforehand, and withdraw that."""

from __future__ import annotations

from bot.features.standing.pages import draw_page
from bot.table import Position, StaleError, StandingNotOfferedError, Status
from bot.ui.answering_ahead import (
    AnswerAhead,
    AskMe,
    OpenAhead,
    PromptedAnswer,
    PromptedAskMe,
)
from bot.ui.errors import UserError
from bot.ui.names import words_for
from bot.ui.panel import draw_panel, redraw_current
from bot.ui.request import Request
from bot.ui.router import Audience, on
from bot.ui.struct_names import struct_name
from rules import Standing
from rules.language.story import narrate


async def _open(request: Request, pressed: OpenAhead) -> None:
    """Show the page in the place of the panel."""
    position, seat = request.seated
    if position.info.status == Status.DETACHED:
        raise UserError("parked")
    await request.reply(await draw_page(request.services, position, seat, request.language))


async def _answer(request: Request, pressed: AnswerAhead) -> None:
    """Give the answer that was named; read it back, with what came of it if it answered at once."""
    position, seat = request.seated
    name = request.values[0] if request.values else pressed.answer
    offered = {struct_name(one): one for one in position.game.standing_answers(seat)}
    if name not in offered:
        return await _redraw(request, pressed)
    standing = offered[name]
    try:
        result = await request.tables.standing.set(
            pressed.game, request.who, standing, request.interaction.id, pressed.decision
        )
    except (StandingNotOfferedError, StaleError):
        return await _redraw(request, pressed)
    noted = _noted(request, position, seat, standing)
    if result is None:
        return await _show(request, pressed, noted)
    request.wake(pressed.game)
    words = words_for(result.position, seat, request.language)
    notice = " ".join((noted, *narrate(words, result.events)))
    panel = await draw_panel(request.services, result.position, seat, request.language, notice=notice)
    return await request.reply(panel)


def _noted(request: Request, position: Position, seat: int, standing: Standing) -> str:
    """Return an answer read back in words."""
    told = words_for(position, seat, request.language).standing(standing)
    return request.translate("ahead-noted", answer=told)


async def _ask(request: Request, pressed: AskMe) -> None:
    """Withdraw the answer to a topic, so that the person is asked."""
    position, seat = request.seated
    if pressed.topic not in {kind.topic for kind in type(position.game).standing}:
        return await _redraw(request, pressed)
    await request.tables.standing.withdraw(pressed.game, request.who, pressed.topic)
    topic = words_for(position, seat, request.language).topic(pressed.topic)
    return await _show(request, pressed, request.translate("ahead-withdrawn", topic=topic))


async def _show(request: Request, pressed: AnswerAhead | AskMe, notice: str) -> None:
    """Show what a component was pressed in, the panel or the page, as it is by now."""
    _, seat = request.seated
    position = await request.tables.load(pressed.game)
    draw = draw_panel if isinstance(pressed, PromptedAnswer | PromptedAskMe) else draw_page
    await request.reply(await draw(request.services, position, seat, request.language, notice=notice))


async def _redraw(request: Request, pressed: AnswerAhead | AskMe) -> None:
    """Answer a component that was used too late, or forged; once the game is over the panel says so."""
    position, _ = request.seated
    if position.info.status != Status.OPEN:
        return await redraw_current(request)
    return await _show(request, pressed, request.translate("error-stale"))


HANDLERS = (
    on(OpenAhead, _open, audience=Audience.PANEL_OWNER),
    on(AnswerAhead, _answer, audience=Audience.PANEL_OWNER),
    on(PromptedAnswer, _answer, audience=Audience.PANEL_OWNER),
    on(AskMe, _ask, audience=Audience.PANEL_OWNER),
    on(PromptedAskMe, _ask, audience=Audience.PANEL_OWNER),
)
