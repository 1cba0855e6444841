"""What the private panel's buttons, menus and forms do."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.features.play.acting import act, ask_first, perform, refused, require_may_act
from bot.table import Position, Result, StaleError, Status
from bot.ui.action_picker import (
    Choice,
    Path,
    PathError,
    build,
    command_key,
    field_key,
    follow,
    lost_by,
    lost_if_done,
    path_of_class,
    resolve,
)
from bot.ui.choosing import Act, Pick
from bot.ui.components import button, truncate
from bot.ui.errors import UserError
from bot.ui.game_text import info_text
from bot.ui.matters import AnswerMatter, OpenWay, asked_text, chosen_answer, chosen_way
from bot.ui.names import words_for
from bot.ui.panel import draw_panel, redraw, redraw_current
from bot.ui.request import Request
from bot.ui.router import Answer, Audience, on
from bot.ui.shared_ids import OpenPanel, UndoLast, panel_button
from rules import RuleError
from rules.language.words import Words
from rules.values import fields_of

_FORM_TIMEOUT = 900


async def _pick(request: Request, pressed: Pick) -> None:
    position, seat = request.seated
    if position.info.status == Status.DETACHED:
        raise UserError("parked")
    if pressed.decision != position.decisions[seat]:
        return await redraw(request, position, seat)
    words = words_for(position, seat, request.language)
    try:
        path = pressed.path
        if request.values:
            path = path.then(int(request.values[0]))
        choice = follow(position.game, words, position.game.legal_actions(seat), path)
        if choice is None or choice.field is not None or _asks(position, seat, choice):
            await request.acknowledge()
            panel = await draw_panel(request.services, position, seat, request.language, path)
            return await request.reply(panel)
    except ValueError:
        return await redraw(request, position, seat)
    if not choice.typed:
        return await _perform(request, position, seat, choice, choice.chosen, pressed)
    await request.interaction.response.send_modal(_form(words, pressed, path, choice))
    return None


def _choice_now(request: Request, pressed: Pick | Act) -> Choice | None:
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

    It is where a field has filled itself, where much would be lost, and where it stands aside from the turn.
    """
    if not choice.whole:
        return False
    aside = choice.action.role == "aside"
    return choice.unseen or aside or lost_by(position.game, seat, choice) is not None


async def _act(request: Request, pressed: Act) -> None:
    """Do what the panel showed; it is done as long as it is what the path still leads to."""
    position, seat = request.seated
    choice = _choice_now(request, pressed)
    if choice is None or not choice.whole:
        return await redraw(request, position, seat)
    return await _perform(request, position, seat, choice, choice.chosen, pressed)


async def _send_form(request: Request, pressed: Pick) -> None:
    position, seat = request.seated
    choice = _choice_now(request, pressed)
    if choice is None:
        return await redraw(request, position, seat)
    language = request.language
    words, plain = words_for(position, seat, language), words_for(position, seat, language, plain=True)
    actions = position.game.legal_actions(seat)
    chosen: dict[str, Any] = dict(choice.chosen)
    try:
        for field in choice.typed:
            written = "".join(request.sent.get(field.name, ()))
            chosen[field.name] = resolve(plain, actions, choice.action, field, written)
    except RuleError as error:
        raise refused(words, error) from error
    return await _perform(request, position, seat, choice, chosen, pressed)


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


def _form(words: Words, pressed: Pick, path: Path, choice: Choice) -> ui.Modal:
    """Return the form for the typed fields of an action; its id carries the choice so far."""
    form_id = Pick(pressed.game, pressed.seat, pressed.decision, path).custom_id
    title = truncate(words.text(command_key(choice.action) + "-label"), 45)
    form = ui.Modal(title=title, custom_id=form_id, timeout=_FORM_TIMEOUT)
    for field in fields_of(choice.action):
        if field in choice.typed:
            key = field_key(choice.action, field.name)
            box: ui.TextInput[Any] = ui.TextInput(
                custom_id=field.name,
                placeholder=truncate(words.text(key + "-description"), 100),
                required=field.required,
                max_length=400,
            )
            form.add_item(ui.Label(text=truncate(words.text(key), 45), component=box))
    return form


async def _open(request: Request, pressed: OpenPanel) -> None:
    """Open the panel of whoever presses, or draw it again at the choice it was at."""
    position, seat = request.seated
    if position.info.status == Status.DETACHED:
        raise UserError("parked")
    same = pressed.seat == seat and pressed.decision == position.decisions[seat]
    path = pressed.path if same else Path()
    await request.reply(await draw_panel(request.services, position, seat, request.language, path))


async def _answer(request: Request, pressed: AnswerMatter) -> None:
    """Answer a question as the button says; a button of a question that is closed answers no other."""
    position, seat = request.seated
    action = chosen_answer(position, pressed)
    if action is None:
        return await _reply_closed(request, position)
    require_may_act(position, seat)
    lost = lost_if_done(position.game, seat, action)
    if lost is not None:
        return await ask_first(request, position, seat, action, lost)
    try:
        result, notice = await act(request, position, seat, action, position.decisions[seat])
    except StaleError:
        now = await request.tables.load(position.info.id)
        if chosen_answer(now, pressed) is None:
            return await _reply_closed(request, now)
        return await redraw(request, now, seat)
    if action.role == "begin":
        panel = await draw_panel(request.services, result.position, seat, request.language, notice=notice)
        return await request.reply(panel)
    return await _reply_done(request, result, seat, notice)


async def _open_way(request: Request, pressed: OpenWay) -> None:
    """Open the panel at the choice that a question's button leads to; nothing else where it is closed."""
    position, seat = request.seated
    way = chosen_way(position, pressed)
    if way is None:
        return await _reply_closed(request, position)
    try:
        path = path_of_class(position.game, position.game.legal_actions(seat), way)
    except PathError:
        raise UserError("not_yours_now") from None
    return await request.reply(await draw_panel(request.services, position, seat, request.language, path))


async def _reply_done(request: Request, result: Result, seat: int, notice: str) -> None:
    """Say what was done; with the panel where the person is asked again at once."""
    position, language = result.position, request.language
    if seat in position.game.waiting_for:
        return await request.reply(
            await draw_panel(request.services, position, seat, language, notice=notice)
        )
    info = position.info
    undo = UndoLast(info.id, seat, position.decisions[seat])
    undoes = [button(undo, request.translate("button-undo"))] if position.can_undo(seat) else []
    ways_on = [] if position.game.outcome is not None else [panel_button(info.id, language)]
    return await request.reply_text(notice, *undoes, *ways_on)


async def _reply_closed(request: Request, position: Position) -> None:
    """Say that the question is closed, and what is asked now; once nothing is, how the game stands."""
    language = request.language
    if position.info.status != Status.OPEN:
        return await request.reply_text(info_text(position.info, language))
    asked = asked_text(position, words_for(position, None, language))
    text = request.translate("matter-closed", asked=asked)
    return await request.reply_text(text, panel_button(position.info.id, language))


HANDLERS = (
    on(OpenWay, _open_way, audience=Audience.SEATED),
    on(AnswerMatter, _answer, audience=Audience.SEATED),
    on(Pick, _pick, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER),
    on(Act, _act, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER),
    on(Pick, _send_form, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER, form=True),
    on(OpenPanel, _open, audience=Audience.SEATED),
)
