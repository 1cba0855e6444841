"""What the private panel's buttons, menus and forms do."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.features.play.acting import act, ask_first, perform, require_may_act
from bot.table import Position, Result, StaleError, Status
from bot.ui.action_picker import (
    Choice,
    Path,
    PathError,
    follow,
    lost_by,
    lost_if_done,
    path_of_class,
)
from bot.ui.action_values import build
from bot.ui.board_parts import ShowPart, part_of_option
from bot.ui.choosing import Act, Pick, loss_name, picked_cards
from bot.ui.component_ids import ComponentId
from bot.ui.components import button
from bot.ui.drafts import Draft
from bot.ui.errors import RefusedError, UserError, refused
from bot.ui.forms import action_form, send_form
from bot.ui.game_text import info_text
from bot.ui.matters import AnswerMatter, OpenWay, asked_text, asks_still, chosen_answer, chosen_way
from bot.ui.names import words_for
from bot.ui.obstacles import obstacles
from bot.ui.panel import draw_panel, redraw, redraw_current
from bot.ui.request import Request
from bot.ui.router import Answer, Audience, on
from bot.ui.sent_forms import kept, read_form
from bot.ui.shared_ids import OpenPanel, UndoLast, panel_button
from rules import Action, RuleError
from rules.values import fields_of


class AgainForm(ComponentId, frozen=True, tag="form"):
    """Opens the form of an action again, with what was there when it was not understood."""

    game: int
    seat: int
    decision: int
    path: Path


async def _pick(request: Request, pressed: Pick) -> None:
    position, seat = request.seated
    if position.info.status == Status.DETACHED:
        raise UserError("parked")
    if pressed.decision != position.decisions[seat]:
        return await redraw(request, position, seat)
    words, actions = words_for(position, seat, request.language), position.game.legal_actions(seat)
    try:
        path, cards = pressed.path, ()
        choice = follow(position.game, words, actions, path)
        if choice is not None and choice.amount:
            cards = request.values
        elif request.values:
            path = path.then(request.values[0])
            choice = follow(position.game, words, actions, path)
        if cards and choice is not None:
            chosen = picked_cards(words, choice, cards)
            return await _perform(request, position, seat, choice, chosen, pressed)
        if choice is None or not choice.whole or _asks(position, seat, choice):
            return await _go_to(request, position, seat, path, choice)
    except PathError:
        return await redraw(request, position, seat)
    return await _perform(request, position, seat, choice, choice.chosen, pressed)


async def _go_to(request: Request, position: Position, seat: int, path: Path, choice: Choice | None) -> None:
    """Draw the panel at a choice, or open the form that asks for all of it; raise PathError for no path."""
    if choice is not None and choice.typed:
        return await _send_form(request, position, seat, choice, {})
    await request.acknowledge()
    panel = await draw_panel(request.services, position, seat, request.language, path)
    return await request.reply(panel, repeats=True)


def _choice_now(request: Request, pressed: Pick | Act | AgainForm) -> Choice | None:
    """Return the choice that a component was made for; None if it was used too late, or leads nowhere."""
    position, seat = request.seated
    if pressed.decision != position.decisions[seat]:
        return None
    words = words_for(position, seat, request.language)
    try:
        return follow(position.game, words, position.game.legal_actions(seat), pressed.path)
    except PathError:
        return None


def _asks(position: Position, seat: int, choice: Choice) -> bool:
    """Say whether an action is shown before it is done.

    It is where a field has filled itself, where much would be lost, where it stands aside from the turn, and
    where what it does has to be read first.
    """
    if not choice.whole:
        return False
    aside = choice.action.role in ("aside", "withdraw")
    unread = not choice.free and choice.view.explanation(choice.action) is not None
    return choice.unseen or aside or unread or lost_by(position.game, seat, choice) is not None


async def _act(request: Request, pressed: Act) -> None:
    """Do what the panel showed; it is done as long as it is what the path still leads to.

    Where something else would be lost by now than was shown, that is asked first.
    """
    position, seat = request.seated
    choice = _choice_now(request, pressed)
    if choice is None or not choice.whole:
        return await redraw(request, position, seat)
    lost = lost_by(position.game, seat, choice)
    if lost is not None and loss_name(lost) != pressed.lost:
        await request.acknowledge()
        return await ask_first(request, position, seat, build(choice.action, choice.chosen), lost)
    return await _perform(request, position, seat, choice, choice.chosen, pressed)


async def _form_again(request: Request, pressed: AgainForm) -> None:
    position, seat = request.seated
    choice = _choice_now(request, pressed)
    if choice is None or not choice.typed:
        return await redraw(request, position, seat)
    form = action_form(choice, position.game.legal_actions(seat))
    draft = request.services.drafts.last(request.interaction.user.id, pressed.game, form.title)
    return await _send_form(request, position, seat, choice, draft)


async def _send_form(request: Request, position: Position, seat: int, choice: Choice, draft: Draft) -> None:
    """Open the form of a choice; ``draft`` is what stands there already."""
    require_may_act(position, seat)
    form = action_form(choice, position.game.legal_actions(seat))
    form_id = Pick(position.info.id, seat, position.decisions[seat], choice.path)
    await send_form(request, position, seat, form, form_id, draft)


async def _read_form(request: Request, pressed: Pick) -> None:
    """Do what was sent in a form; what is not understood is named, and it can be opened again."""
    position, seat = request.seated
    choice = _choice_now(request, pressed)
    if choice is None or not choice.typed:
        return await redraw(request, position, seat)
    form = action_form(choice, position.game.legal_actions(seat))
    try:
        chosen = read_form(request, position, seat, form)
        await _perform(request, position, seat, choice, chosen, pressed)
    except RefusedError as error:
        again = AgainForm(pressed.game, seat, pressed.decision, pressed.path)
        raise kept(request, pressed.game, form, error, again) from error
    return request.services.drafts.drop(request.interaction.user.id, pressed.game, form.title)


async def _perform(
    request: Request,
    position: Position,
    seat: int,
    choice: Choice,
    chosen: dict[str, Any],
    pressed: Pick | Act,
) -> None:
    try:
        action = build(choice.action, chosen)
    except RuleError as error:
        raise refused(words_for(position, seat, request.language), error) from error
    try:
        await perform(request, position, seat, action, pressed.decision)
    except StaleError:
        await redraw_current(request)


async def _open(request: Request, pressed: OpenPanel) -> None:
    """Open the panel of whoever presses, or draw it again at the choice it was at."""
    position, seat = request.seated
    if position.info.status in (Status.DETACHED, Status.RESET):
        raise UserError(position.info.status)
    same = pressed.seat == seat and pressed.decision == position.decisions[seat]
    path = pressed.path if same else Path()
    try:
        panel = await draw_panel(request.services, position, seat, request.language, path)
    except PathError:
        return await redraw(request, position, seat)
    return await request.reply(panel, repeats=True)


async def _show_part(request: Request, pressed: ShowPart) -> None:
    """Draw the panel with a part of the board, or with all of it again."""
    position, seat = request.seated
    part = part_of_option(position.game.view(seat), request.values[0] if request.values else "")
    if part is None:
        return await redraw(request, position, seat)
    path = Path(part=part)
    panel = await draw_panel(request.services, position, seat, request.language, path)
    return await request.reply(panel, repeats=True)


async def _answer(request: Request, pressed: AnswerMatter) -> None:
    """Answer a question as the button says; a button of a question that is closed answers no other."""
    position, seat = request.seated
    action = chosen_answer(position, pressed)
    if action is None:
        return await _reply_late(request, position, pressed)
    return await _do(request, position, seat, action, pressed)


async def _do(
    request: Request, position: Position, seat: int, action: Action, pressed: AnswerMatter | OpenWay
) -> None:
    """Answer a question with an action; say so where that comes too late."""
    require_may_act(position, seat)
    lost = lost_if_done(position.game, seat, action)
    if lost is not None:
        return await ask_first(request, position, seat, action, lost)
    try:
        result, notice = await act(request, position, seat, action, position.decisions[seat])
    except StaleError:
        now = await request.tables.load(position.info.id)
        return await _reply_late(request, now, pressed)
    if action.role == "begin":
        panel = await draw_panel(request.services, result.position, seat, request.language, notice=notice)
        return await request.reply(panel, repeats=True)
    return await _reply_done(request, result, seat, notice)


async def _open_way(request: Request, pressed: OpenWay) -> None:
    """Open the panel at the choice that a question's button leads to; nothing else where it is closed.

    Who cannot answer so is told why: what is in the way, or who is asked.
    """
    position, seat = request.seated
    way = chosen_way(position, pressed)
    if way is None:
        await request.acknowledge()
        return await _reply_closed(request, position)
    if not fields_of(way):
        await request.acknowledge()
        return await _do(request, position, seat, way(), pressed)
    require_may_act(position, seat)
    actions = position.game.legal_actions(seat)
    try:
        path = path_of_class(position.game, actions, way)
    except PathError:
        raise await asyncio.to_thread(_in_the_way, position, seat, request.language, way) from None
    words = words_for(position, seat, request.language)
    return await _go_to(request, position, seat, path, follow(position.game, words, actions, path))


def _in_the_way(position: Position, seat: int, language: str, way: type[Action]) -> RefusedError:
    """Return why a seat cannot answer by a class of actions: what stands in its way first."""
    met = obstacles(position, seat, words_for(position, seat, language, plain=True), way)
    words = words_for(position, seat, language)
    return refused(words, met[0] if met else position.game.not_waited_for())


async def _reply_done(request: Request, result: Result, seat: int, notice: str) -> None:
    """Say what was done; with the panel where the person is asked again at once."""
    position, language = result.position, request.language
    if seat in position.game.waiting_for:
        panel = await draw_panel(request.services, position, seat, language, notice=notice)
        return await request.reply(panel, repeats=True)
    info = position.info
    undo = UndoLast(info.id, seat, position.decisions[seat])
    undoes = [button(undo, request.translate("button-undo"))] if position.can_undo(seat) else []
    ways_on = [] if position.game.outcome is not None else [panel_button(info.id, language)]
    return await request.reply_text(notice, *undoes, *ways_on, repeats=True)


async def _reply_late(request: Request, position: Position, pressed: AnswerMatter | OpenWay) -> None:
    """Say that nothing was done: the question is closed, or else its choice is another one by now."""
    if isinstance(pressed, OpenWay):
        open_still = chosen_way(position, pressed) is not None
    else:
        open_still = asks_still(position, pressed)
    if open_still:
        return await redraw(request, position, request.seated[1])
    return await _reply_closed(request, position)


async def _reply_closed(request: Request, position: Position) -> None:
    """Say that the question is closed, and what is asked now; once nothing is, how the game stands."""
    language = request.language
    if position.info.status != Status.OPEN:
        return await request.reply_text(info_text(position.info, language), repeats=True)
    asked = asked_text(position, words_for(position, None, language))
    text = request.translate("matter-closed", asked=asked)
    return await request.reply_text(text, panel_button(position.info.id, language), repeats=True)


HANDLERS = (
    on(OpenWay, _open_way, audience=Audience.SEATED, answer=Answer.BY_HANDLER),
    on(AnswerMatter, _answer, audience=Audience.SEATED),
    on(Pick, _pick, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER),
    on(Act, _act, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER),
    on(AgainForm, _form_again, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER),
    on(Pick, _read_form, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER, form=True),
    on(ShowPart, _show_part, audience=Audience.PANEL_OWNER),
    on(OpenPanel, _open, audience=Audience.SEATED),
)
