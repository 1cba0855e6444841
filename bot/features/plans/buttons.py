"""What the buttons, menus and forms do by which plans are written, kept and withdrawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from bot.features.plans.drafting import (
    draft_of,
    is_whole,
    plan_of,
    settled,
    with_condition,
    with_less,
    with_move,
    with_otherwise,
)
from bot.features.plans.editor import Writing, draw_editor, draw_read_back, ways_out, writing
from bot.features.plans.ids import KeepPlan, PlanCase, PlanForm, PlanMove, PlanPick
from bot.features.plans.waiting import awaited_at, draw_waiting
from bot.table import PlanNotPossibleError, Position, StaleError, StandInPlaysError
from bot.ui.action_picker import Choice, Path, PathError, follow
from bot.ui.action_values import build
from bot.ui.choosing import picked_cards
from bot.ui.components import truncate
from bot.ui.drafts import Draft
from bot.ui.errors import RefusedError, refused
from bot.ui.forms import action_form, send_form
from bot.ui.message import TEXT_LIMIT, in_box
from bot.ui.names import words_for
from bot.ui.plan_drafts import Case, PlanDraft
from bot.ui.plan_text import plan_lines
from bot.ui.planning import PlanStep, WithdrawPlan, pass_ahead
from bot.ui.request import Request
from bot.ui.router import Answer, Audience, on
from bot.ui.sent_forms import kept, read_form
from rules import Plan, RuleError

_Of = PlanStep | PlanPick | PlanMove | PlanForm | PlanCase | KeepPlan
_BEGINNING = "new", "change", "pass"


async def _step(request: Request, pressed: PlanStep) -> None:
    """Begin a draft, or go a step on with it."""
    position, seat = _may_plan(request)
    if pressed.step in _BEGINNING:
        return await _begin(request, position, seat, pressed)
    written = await _written(request, pressed)
    if written is None:
        return None
    draft = written.draft
    match pressed.step:
        case "case":
            awaited = awaited_at(position.game, seat, Path())
            return await request.reply(
                await draw_waiting(request.services, written, awaited, request.language), repeats=True
            )
        case "read" if is_whole(draft):
            return await _read_back(request, written)
        case "otherwise":
            return await _go_on(request, written, with_otherwise(draft))
        case "less":
            return await _go_on(request, written, with_less(draft))
        case "anew":
            return await _go_on(request, written, PlanDraft(seat, draft.decision))
        case _:
            return await _show(request, written)


async def _begin(request: Request, position: Position, seat: int, pressed: PlanStep) -> None:
    """Begin a draft: with nothing, with the plan that stands, or with a standing pass to be confirmed."""
    ahead, decision = position.game.ahead(seat), position.decisions[seat]
    if ahead is None or pressed.decision != decision:
        return await _late(request, "plan-nothing" if ahead is None else "error-stale")
    draft, drafts = PlanDraft(seat, decision), request.services.plan_drafts
    if pressed.step == "change":
        stands = (await request.tables.plans.kept_at(position, seat)).plan
        draft = draft if stands is None else draft_of(seat, decision, stands.plan)
    moves = pass_ahead(position, seat) if pressed.step == "pass" else ()
    if moves:
        draft = PlanDraft(seat, decision, (Case(None, moves),), repeated=True)
    draft = drafts.note(request.interaction.user.id, pressed.game, settled(draft, ahead))
    written = writing(position, draft, ahead)
    return await (_read_back(request, written) if draft.repeated else _show(request, written))


def _may_plan(request: Request) -> tuple[Position, int]:
    """Return the game and the seat; TableError unless somebody may do something there."""
    position, seat = request.seated
    position.info.require_running()
    if seat in position.info.stand_ins:
        raise StandInPlaysError(position.info.id)
    return position, seat


async def _written(request: Request, pressed: _Of) -> Writing | None:
    """Return the draft beside which a component was pressed; None where that was answered.

    So it is where there is no draft any more, where it has changed since or is not possible any more.
    """
    position, seat = _may_plan(request)
    draft = request.services.plan_drafts.last(request.interaction.user.id, pressed.game)
    if draft is None:
        return await _late(request, "plan-lost")
    ahead = position.game.ahead(seat)
    if ahead is None or draft.decision != position.decisions[seat]:
        return await _late(request, "error-stale")
    whole = settled(draft, ahead)
    if whole != draft:
        whole = request.services.plan_drafts.note(request.interaction.user.id, pressed.game, whole)
        return await _show(request, writing(position, whole, ahead), notice=request.translate("plan-cut"))
    if pressed.number != draft.number:
        return await _show(request, writing(position, draft, ahead), notice=request.translate("error-stale"))
    return writing(position, draft, ahead)


async def _late(request: Request, key: str) -> None:
    """Say why nothing was done, with ways out."""
    position, seat = request.seated
    buttons = ways_out(position, seat, request.language)
    await request.reply(in_box(request.translate(key), *buttons), repeats=True)


async def _go_on(request: Request, written: Writing, draft: PlanDraft) -> None:
    """Remember a draft as it is now, and show it."""
    position = written.position
    noted = request.services.plan_drafts.note(request.interaction.user.id, position.info.id, draft)
    ahead = position.game.ahead(draft.seat)
    assert ahead is not None
    now = writing(position, noted, ahead)
    request.again = partial(_show_again, game=position.info.id)
    await _show(request, now)


async def _show_again(request: Request, game: int) -> None:
    """Show the draft once more: with the names that people have now."""
    draft = request.services.plan_drafts.last(request.interaction.user.id, game)
    position, seat = request.found_seat = await request.find_seat(game)
    ahead = position.game.ahead(seat)
    if draft is None or ahead is None:
        return await _late(request, "plan-lost")
    return await _show(request, writing(position, draft, ahead))


async def _show(request: Request, written: Writing, path: Path | None = None, notice: str = "") -> None:
    """Show the editor at a choice; at none where a path leads nowhere any more."""
    await request.acknowledge()
    services, language = request.services, request.language
    try:
        message = await draw_editor(services, written, language, path or Path(), notice)
    except PathError:
        notice = request.translate("error-stale")
        message = await draw_editor(services, written, language, Path(), notice)
    await request.reply(message, repeats=True)


async def _read_back(request: Request, written: Writing) -> None:
    """Show the whole plan in words; it is kept by the button below."""
    message = draw_read_back(written, plan_of(written.draft), request.language)
    await request.reply(message, repeats=True)


def _choice_at(request: Request, written: Writing, path: Path) -> Choice | None:
    """Return the choice of the next move at a path; PathError if it leads nowhere."""
    if written.next is None:
        raise PathError(str(path))
    position, seat = written.next, written.draft.seat
    words = words_for(position, seat, request.language)
    return follow(position.game, words, position.game.legal_actions(seat), path)


async def _pick(request: Request, pressed: PlanPick) -> None:
    written = await _written(request, pressed)
    if written is None:
        return None
    path = pressed.path
    try:
        choice = _choice_at(request, written, path)
        if choice is not None and choice.amount and request.values:
            words = words_for(written.next or written.position, written.draft.seat, request.language)
            return await _add(request, written, choice, picked_cards(words, choice, request.values))
        if request.values and (choice is None or not choice.amount):
            path = path.then(request.values[0])
            choice = _choice_at(request, written, path)
    except PathError:
        return await _show(request, written, notice=request.translate("error-stale"))
    if choice is not None and choice.typed:
        return await _send_form(request, written, choice, {})
    if choice is None or not choice.whole or choice.unseen:
        return await _show(request, written, path)
    return await _add(request, written, choice, choice.chosen)


async def _move(request: Request, pressed: PlanMove) -> None:
    """Add the move that the editor showed."""
    written = await _written(request, pressed)
    if written is None:
        return None
    try:
        choice = _choice_at(request, written, pressed.path)
    except PathError:
        choice = None
    if choice is None or not choice.whole:
        return await _show(request, written, notice=request.translate("error-stale"))
    return await _add(request, written, choice, choice.chosen)


async def _add(request: Request, written: Writing, choice: Choice, chosen: Mapping[str, Any]) -> None:
    """Add a move to the draft; raise RefusedError if it is not possible where it would be done."""
    assert written.next is not None
    position, seat = written.next, written.draft.seat
    try:
        move = build(choice.action, chosen)
        position.game.foresee(seat, move)
    except RuleError as error:
        raise refused(words_for(position, seat, request.language), error) from error
    await _go_on(request, written, with_move(written.draft, move))


async def _send_form(request: Request, written: Writing, choice: Choice, draft: Draft) -> None:
    """Open the form of a move; ``draft`` is what stands there already."""
    assert written.next is not None
    position, seat = written.next, written.draft.seat
    form = action_form(choice, position.game.legal_actions(seat))
    await send_form(request, position, seat, form, written.pick.at(choice.path), draft)


async def _form_again(request: Request, pressed: PlanForm) -> None:
    written = await _written(request, pressed)
    if written is None:
        return None
    try:
        choice = _choice_at(request, written, pressed.path)
    except PathError:
        choice = None
    if choice is None or not choice.typed:
        return await _show(request, written, notice=request.translate("error-stale"))
    assert written.next is not None
    form = action_form(choice, written.next.game.legal_actions(written.draft.seat))
    draft = request.services.drafts.last(request.interaction.user.id, pressed.game, form.title)
    return await _send_form(request, written, choice, draft)


async def _read_form(request: Request, pressed: PlanPick) -> None:
    """Add the move that was written in a form; what is not understood is named."""
    written = await _written(request, pressed)
    if written is None:
        return None
    try:
        choice = _choice_at(request, written, pressed.path)
    except PathError:
        choice = None
    if choice is None or not choice.typed or written.next is None:
        return await _show(request, written, notice=request.translate("error-stale"))
    position, seat = written.next, written.draft.seat
    form = action_form(choice, position.game.legal_actions(seat))
    try:
        await _add(request, written, choice, read_form(request, position, seat, form))
    except RefusedError as error:
        again = PlanForm(pressed.game, pressed.seat, pressed.decision, pressed.path, pressed.number)
        raise kept(request, pressed.game, form, error, again) from error
    return request.services.drafts.drop(request.interaction.user.id, pressed.game, form.title)


async def _case(request: Request, pressed: PlanCase) -> None:
    """Go on with what a case waits for; once all of that is picked, its moves come."""
    written = await _written(request, pressed)
    if written is None:
        return None
    position, seat = written.position, written.draft.seat
    path = pressed.path
    if request.values:
        path = replace(path.then(request.values[0]), page=0)
    try:
        awaited = awaited_at(position.game, seat, path)
    except PathError:
        return await _show(request, written, notice=request.translate("error-stale"))
    if awaited.whole:
        return await _go_on(request, written, with_condition(written.draft, awaited.condition))
    message = await draw_waiting(request.services, written, awaited, request.language)
    return await request.reply(message, repeats=True)


async def _keep(request: Request, pressed: KeepPlan) -> None:
    """Keep the plan that was read back, as long as it is that one, and read it back once more."""
    written = await _written(request, pressed)
    if written is None:
        return None
    draft, position = written.draft, written.position
    if not is_whole(draft):
        return await _show(request, written, notice=request.translate("error-stale"))
    plan = plan_of(draft)
    try:
        await request.tables.plans.keep(
            pressed.game, request.who, plan, request.interaction.id, pressed.decision
        )
    except RuleError as error:
        raise refused(words_for(position, draft.seat, request.language), error) from error
    except (StaleError, PlanNotPossibleError) as error:
        return await _late(request, f"error-{error.key.replace('_', '-')}")
    request.services.plan_drafts.drop(request.interaction.user.id, pressed.game)
    request.again = partial(_show_kept_again, game=pressed.game, plan=plan)
    return await _show_kept(request, plan)


async def _show_kept_again(request: Request, game: int, plan: Plan) -> None:
    """Show a plan that was kept once more: with the names that people have now."""
    request.found_seat = await request.find_seat(game)
    await _show_kept(request, plan)


async def _show_kept(request: Request, plan: Plan) -> None:
    position, seat = request.seated
    lines = [request.translate("plan-kept"), *plan_lines(position, seat, plan, request.language)]
    text = truncate("\n".join(lines), TEXT_LIMIT)
    await request.reply(in_box(text, *ways_out(position, seat, request.language)), repeats=True)


async def _withdraw(request: Request, pressed: WithdrawPlan) -> None:
    """Withdraw the plan of whoever presses, so that they are asked."""
    await request.tables.plans.withdraw(pressed.game, request.who, request.interaction.id)
    position, seat = request.seated
    request.services.plan_drafts.drop(request.interaction.user.id, pressed.game)
    buttons = ways_out(position, seat, request.language)
    await request.reply(in_box(request.translate("plan-withdrawn"), *buttons), repeats=True)


_OWNER, _LATER = Audience.PANEL_OWNER, Answer.BY_HANDLER

HANDLERS = (
    on(PlanStep, _step, audience=_OWNER),
    on(PlanPick, _pick, audience=_OWNER, answer=_LATER),
    on(PlanPick, _read_form, audience=_OWNER, answer=_LATER, form=True),
    on(PlanMove, _move, audience=_OWNER),
    on(PlanForm, _form_again, audience=_OWNER, answer=_LATER),
    on(PlanCase, _case, audience=_OWNER),
    on(KeepPlan, _keep, audience=_OWNER),
    on(WithdrawPlan, _withdraw, audience=_OWNER),
)
