"""What the buttons and menus do by which people answer beforehand, and withdraw that."""

from __future__ import annotations

from functools import partial

from bot.features.standing.forms import TIMES, draft_of_given, standing_form
from bot.features.standing.pages import draw_page, draw_read_back
from bot.table import Position, StaleError, StandingNotOfferedError, StandInPlaysError, Status
from bot.ui.action_values import build
from bot.ui.answering_ahead import (
    AnswerAhead,
    AskMe,
    CorrectAhead,
    KeepAhead,
    OpenAhead,
    PromptedAnswer,
    PromptedAskMe,
    PromptedKeep,
    PromptedWrite,
    WriteAhead,
    answer_name,
    how_often,
)
from bot.ui.components import button
from bot.ui.drafts import Draft
from bot.ui.errors import RefusedError, UserError, refused
from bot.ui.forms import Form, send_form
from bot.ui.names import words_for
from bot.ui.panel import draw_panel, redraw_current
from bot.ui.request import Request
from bot.ui.router import Answer, Audience, on
from bot.ui.sent_forms import kept, read_form
from bot.ui.shared_ids import panel_button
from rules import RuleError, Standing
from rules.language.story import narrate
from rules.values import tag_of


async def _open(request: Request, pressed: OpenAhead) -> None:
    """Show the page in the place of the panel, or that of a topic."""
    position, seat = request.seated
    if position.info.status == Status.DETACHED:
        raise UserError("parked")
    topic = request.values[0] if request.values else pressed.topic
    services, language = request.services, request.language
    page = await draw_page(services, position, seat, language, topic=topic, page=pressed.menu)
    await request.reply(page, repeats=True)


async def _answer(request: Request, pressed: AnswerAhead) -> None:
    """Read back in words the answer that was named; a button below gives it, and nothing is given before.

    What would answer a question that came after the page was shown is answered by the page as it is now.
    """
    position, seat = request.seated
    named = _named(request, pressed)
    if named is None:
        return await _redraw(request, pressed)
    position.info.require_running()
    if seat in position.info.stand_ins:
        raise StandInPlaysError(position.info.id)
    standing, times = named
    decision = position.decisions[seat]
    if pressed.decision != decision and position.game.answer(seat, standing) is not None:
        return await _redraw(request, pressed)
    keep = PromptedKeep if isinstance(pressed, PromptedAnswer) else KeepAhead
    kept = keep(pressed.game, seat, decision, answer=answer_name(standing, times))
    message = draw_read_back(position, kept, standing, times, request.language)
    return await request.reply(message, repeats=True)


async def _keep(request: Request, pressed: KeepAhead) -> None:
    """Give the answer that was read back; read it back again, with what came of it if it answered at once."""
    named = _named(request, pressed)
    if named is None:
        return await _redraw(request, pressed)
    try:
        await _give(request, pressed, *named)
    except (StandingNotOfferedError, StaleError):
        await _redraw(request, pressed)


def _named(request: Request, pressed: AnswerAhead) -> tuple[Standing, int | None] | None:
    """Return the answer that a component names, and how often it counts; None if it is not offered now."""
    position, seat = request.seated
    name = request.values[0] if request.values else pressed.answer
    offered = {
        answer_name(one, times): (one, times)
        for one in position.game.standing_answers(seat)
        for times in (None, 1)
    }
    return offered.get(name)


async def _write(request: Request, pressed: WriteAhead) -> None:
    """Open the form of a class of answers, with the one that stands."""
    request.seated[0].info.require_running()
    form = _form_now(request, pressed)
    if form is None:
        return await _redraw(request, pressed)
    position, seat = request.seated
    draft = await _standing_draft(request, pressed.game, form)
    return await send_form(request, position, seat, form, pressed, draft)


async def _correct(request: Request, pressed: CorrectAhead) -> None:
    """Open the form of a class of answers again, with what was not understood."""
    request.seated[0].info.require_running()
    form = _form_now(request, pressed)
    if form is None:
        return await _redraw(request, pressed)
    position, seat = request.seated
    draft = request.services.drafts.last(request.interaction.user.id, pressed.game, form.title)
    draft = draft or await _standing_draft(request, pressed.game, form)
    return await send_form(request, position, seat, form, pressed, draft)


async def _standing_draft(request: Request, game: int, form: Form[Standing]) -> Draft:
    """Return what a form begins with: the answer of its class that stands; {} where none does."""
    position, seat = request.seated
    given = await request.tables.standing.counting(game, request.who)
    stands = next((one for one in given if type(one.standing) is form.kind), None)
    words = words_for(position, seat, request.language, plain=True)
    return {} if stands is None else draft_of_given(words, form, stands)


async def _read_form(request: Request, pressed: WriteAhead) -> None:
    """Give the answer that was written; what is not understood is named, and the form can be opened again."""
    form = _form_now(request, pressed)
    if form is None:
        return await _redraw(request, pressed)
    try:
        await _give_written(request, pressed, form)
    except RefusedError as error:
        again = CorrectAhead(pressed.game, pressed.seat, pressed.decision, pressed.kind)
        raise kept(request, pressed.game, form, error, again) from error
    except StandingNotOfferedError:
        return await _redraw(request, pressed)
    except StaleError:
        return await _offer_again(request, pressed, form)
    return request.services.drafts.drop(request.interaction.user.id, pressed.game, form.title)


async def _offer_again(request: Request, pressed: WriteAhead, form: Form[Standing]) -> None:
    """Say that what was written came too late, since the game has gone on; the form can be opened with it."""
    position, seat = await request.find_seat(pressed.game)
    if position.info.status != Status.OPEN:
        return await redraw_current(request)
    request.services.drafts.note(request.interaction.user.id, pressed.game, form.title, request.sent)
    again = CorrectAhead(pressed.game, seat, position.decisions[seat], pressed.kind)
    way = button(again, request.translate("form-again"))
    panel = panel_button(pressed.game, request.language)
    return await request.reply_text(request.translate("error-stale"), way, panel)


async def _give_written(request: Request, pressed: WriteAhead, form: Form[Standing]) -> None:
    """Give the answer that was written; raise RefusedError where it is not understood, or not possible."""
    position, seat = request.seated
    values = read_form(request, position, seat, form)
    times = values.pop(TIMES, None)
    try:
        await _give(request, pressed, build(form.kind, values), times)
    except RuleError as error:
        raise refused(words_for(position, seat, request.language), error) from error


def _form_now(request: Request, pressed: WriteAhead) -> Form[Standing] | None:
    """Return the form of a class of answers; None if the seat may not give one now."""
    position, seat = request.seated
    offered = position.game.standing_answers(seat)
    kinds = (type(one) for one in offered if one.open_ended)
    kind = next((one for one in kinds if tag_of(one) == pressed.kind), None)
    return None if kind is None else standing_form(kind, offered)


async def _give(
    request: Request, pressed: AnswerAhead | WriteAhead, standing: Standing, times: int | None
) -> None:
    """Give an answer; read it back, with what came of it if it answered at once."""
    position, seat = request.seated
    await request.acknowledge()
    result = await request.tables.standing.set(
        pressed.game, request.who, standing, request.interaction.id, pressed.decision, times
    )
    request.again = partial(_show_given, pressed=pressed, standing=standing, times=times)
    noted = _noted(request, position, seat, standing, times)
    if result is None:
        return await _show(request, pressed, noted)
    request.wake(pressed.game)
    words = words_for(result.position, seat, request.language)
    notice = "\n".join((noted, " ".join(narrate(words, result.events)))).rstrip()
    panel = await draw_panel(request.services, result.position, seat, request.language, notice=notice)
    return await request.reply(panel, repeats=True)


async def _show_given(
    request: Request, pressed: AnswerAhead | WriteAhead, standing: Standing, times: int | None
) -> None:
    """Read an answer back once more: with the names that people have now."""
    request.found_seat = position, seat = await request.find_seat(pressed.game)
    await _show(request, pressed, _noted(request, position, seat, standing, times))


def _noted(request: Request, position: Position, seat: int, standing: Standing, times: int | None) -> str:
    """Return an answer read back in words, with how often it counts."""
    words = words_for(position, seat, request.language)
    answer = how_often(words, standing, times, words.standing(standing))
    return request.translate("ahead-noted", answer=answer)


async def _ask(request: Request, pressed: AskMe) -> None:
    """Withdraw the answer to a topic, so that the person is asked."""
    position, seat = request.seated
    if pressed.topic not in {kind.topic for kind in type(position.game).standing}:
        return await _redraw(request, pressed)
    await request.tables.standing.withdraw(pressed.game, request.who, pressed.topic, request.interaction.id)
    topic = words_for(position, seat, request.language).topic(pressed.topic)
    notice = request.translate("ahead-withdrawn", topic=topic)
    request.again = partial(_show_withdrawn, pressed=pressed, notice=notice)
    return await _show(request, pressed, notice)


async def _show_withdrawn(request: Request, pressed: AskMe, notice: str) -> None:
    """Say once more that an answer is withdrawn: with the names that people have now."""
    request.found_seat = await request.find_seat(pressed.game)
    await _show(request, pressed, notice)


async def _show(request: Request, pressed: AnswerAhead | WriteAhead | AskMe, notice: str) -> None:
    """Show what a component was pressed in, the panel or the page, as it is by now."""
    _, seat = request.seated
    services, language = request.services, request.language
    position = await request.tables.load(pressed.game)
    if isinstance(pressed, PromptedAnswer | PromptedKeep | PromptedWrite | PromptedAskMe):
        panel = await draw_panel(services, position, seat, language, notice=notice)
        return await request.reply(panel, repeats=True)
    topic = _topic_of(position, request, pressed)
    page = await draw_page(services, position, seat, language, notice, topic)
    return await request.reply(page, repeats=True)


def _topic_of(position: Position, request: Request, pressed: AnswerAhead | WriteAhead | AskMe) -> str:
    """Return the topic of what a component stands for; "" for one that is not understood."""
    if isinstance(pressed, AskMe):
        return pressed.topic
    written = pressed.kind if isinstance(pressed, WriteAhead) else (*request.values, pressed.answer)[0]
    tag = written.partition("/")[0].partition(".")[0]
    return next((kind.topic for kind in type(position.game).standing if tag_of(kind) == tag), "")


async def _redraw(request: Request, pressed: AnswerAhead | WriteAhead | AskMe) -> None:
    """Answer a component that was used too late, or forged; once the game is over the panel says so."""
    position, _ = request.seated
    if position.info.status != Status.OPEN:
        return await redraw_current(request)
    return await _show(request, pressed, request.translate("error-stale"))


HANDLERS = (
    on(OpenAhead, _open, audience=Audience.PANEL_OWNER),
    on(AnswerAhead, _answer, audience=Audience.PANEL_OWNER),
    on(PromptedAnswer, _answer, audience=Audience.PANEL_OWNER),
    on(KeepAhead, _keep, audience=Audience.PANEL_OWNER),
    on(PromptedKeep, _keep, audience=Audience.PANEL_OWNER),
    on(WriteAhead, _write, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER),
    on(PromptedWrite, _write, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER),
    on(CorrectAhead, _correct, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER),
    on(WriteAhead, _read_form, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER, form=True),
    on(PromptedWrite, _read_form, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER, form=True),
    on(CorrectAhead, _read_form, audience=Audience.PANEL_OWNER, answer=Answer.BY_HANDLER, form=True),
    on(AskMe, _ask, audience=Audience.PANEL_OWNER),
    on(PromptedAskMe, _ask, audience=Audience.PANEL_OWNER),
)
