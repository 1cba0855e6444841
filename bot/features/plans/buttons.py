"""What the buttons and menus do by which plans are begun, read back, kept and withdrawn."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.features.plans import moves
from bot.features.plans.drafting import (
    draft_of,
    is_whole,
    plan_of,
    settled,
    with_condition,
    with_less,
    with_otherwise,
)
from bot.features.plans.editor import Writing, draw_read_back, ways_out, writing
from bot.features.plans.ids import KeepPlan, PlanCase
from bot.features.plans.showing import go_on, may_plan, reply_late, show, written_draft
from bot.features.plans.waiting import awaited_at, draw_waiting
from bot.table import PlanNotPossibleError, Position, StaleError
from bot.ui.action_picker import Path, PathError
from bot.ui.answers_first import answers_first, withdrawn_text
from bot.ui.components import boxed, row
from bot.ui.errors import refused
from bot.ui.message import TEXT_LIMIT, Message, in_box
from bot.ui.names import words_for
from bot.ui.plan_drafts import Case, PlanDraft
from bot.ui.plan_text import plan_lines
from bot.ui.planning import PlanStep, WithdrawPlan, nothing_key, pass_ahead, plan_section
from bot.ui.request import Request
from bot.ui.router import Audience, on
from rules import Plan, RuleError

_BEGINNING = "new", "change", "pass"


async def _step(request: Request, pressed: PlanStep) -> None:
    """Begin a draft, or go a step on with it."""
    position, seat = may_plan(request)
    if pressed.step in _BEGINNING:
        return await _begin(request, position, seat, pressed)
    written = await written_draft(request, pressed)
    if written is None:
        return None
    draft = written.draft
    step, _, page = pressed.step.partition("-")
    match step:
        case "case":
            awaited = awaited_at(position.game, seat, Path())
            return await request.reply(
                await draw_waiting(request.services, written, awaited, request.language), repeats=True
            )
        case "read" if is_whole(draft):
            return await _read_back(request, written, int(page) if page.isdecimal() else 0)
        case "otherwise":
            return await go_on(request, written, with_otherwise(draft))
        case "less":
            return await go_on(request, written, with_less(draft))
        case "anew":
            return await go_on(request, written, PlanDraft(seat, draft.decision))
        case _:
            return await show(request, written)


async def _begin(request: Request, position: Position, seat: int, pressed: PlanStep) -> None:
    """Begin a draft: with nothing, with the plan that stands, or with a standing pass to be confirmed."""
    ahead, decision = position.game.ahead(seat), position.decisions[seat]
    if ahead is None or pressed.decision != decision:
        return await reply_late(request, nothing_key(position, seat) or "error-stale")
    draft, drafts = PlanDraft(seat, decision), request.services.plan_drafts
    if pressed.step == "change":
        stands = (await request.tables.plans.kept_at(position, seat)).plan
        draft = draft if stands is None else draft_of(seat, decision, stands)
    moves = pass_ahead(position, seat) if pressed.step == "pass" else ()
    if moves:
        draft = PlanDraft(seat, decision, (Case(None, moves),), repeated=True)
    draft = drafts.note(request.interaction.user.id, pressed.game, settled(draft, ahead))
    written = writing(position, draft, ahead)
    return await (_read_back(request, written) if draft.repeated else show(request, written))


async def _read_back(request: Request, written: Writing, page: int = 0) -> None:
    """Show the whole plan in words, a long one page by page; it is kept by the button below the last."""
    plan = plan_of(written.draft)
    message = await draw_read_back(request.services, written, plan, request.language, page)
    await request.reply(message, repeats=True)


async def _case(request: Request, pressed: PlanCase) -> None:
    """Go on with what a case waits for; once all of that is picked, its moves come."""
    written = await written_draft(request, pressed)
    if written is None:
        return None
    position, seat = written.position, written.draft.seat
    path = pressed.path
    if request.values:
        path = replace(path.then(request.values[0]), page=0)
    try:
        awaited = awaited_at(position.game, seat, path)
    except PathError:
        return await show(request, written, notice=request.translate("error-stale"))
    if awaited.whole:
        return await go_on(request, written, with_condition(written.draft, awaited.condition))
    message = await draw_waiting(request.services, written, awaited, request.language)
    return await request.reply(message, repeats=True)


async def _keep(request: Request, pressed: KeepPlan) -> None:
    """Keep the plan that was read back, as long as it is that one, and read it back once more."""
    written = await written_draft(request, pressed)
    if written is None:
        return None
    draft, position = written.draft, written.position
    if not is_whole(draft):
        return await show(request, written, notice=request.translate("error-stale"))
    plan = plan_of(draft)
    try:
        await request.tables.plans.keep(
            pressed.game, request.who, plan, request.interaction.id, pressed.decision
        )
    except RuleError as error:
        raise refused(words_for(position, draft.seat, request.language), error) from error
    except (StaleError, PlanNotPossibleError) as error:
        return await reply_late(request, f"error-{error.key.replace('_', '-')}")
    request.services.plan_drafts.drop(request.interaction.user.id, pressed.game)
    request.again = partial(_show_kept_again, game=pressed.game, plan=plan)
    return await _show_kept(request, plan)


async def _show_kept_again(request: Request, game: int, plan: Plan) -> None:
    """Show a plan that was kept once more: with the names that people have now."""
    request.found_seat = await request.find_seat(game)
    await _show_kept(request, plan)


async def _show_kept(request: Request, plan: Plan) -> None:
    position, seat = request.seated
    noted = request.translate("plan-kept")
    lines = [
        *plan_lines(position, seat, plan, request.language),
        *await answers_first(request.services, position, seat, request.language),
    ]
    text = "\n".join([noted, *lines])
    # What was read back page by page has been read by then, and stands on pages of its own.
    text = text if len(text) <= TEXT_LIMIT else noted
    await request.reply(in_box(text, *ways_out(position, seat, request.language)), repeats=True)


async def _withdraw(request: Request, pressed: WithdrawPlan) -> None:
    """Withdraw the plan of whoever presses, so that they are asked; or only what was dropped of it."""
    await request.tables.plans.withdraw(
        pressed.game, request.who, request.interaction.id, known=pressed.known
    )
    position, seat = request.seated
    buttons = ways_out(position, seat, request.language)
    if pressed.known:
        section = await plan_section(request.services, position, seat, request.language)
        return await request.reply(Message(boxed(*section, row(*buttons))), repeats=True)
    request.services.plan_drafts.drop(request.interaction.user.id, pressed.game)
    text = await withdrawn_text(request.services, position, seat, request.language)
    return await request.reply(in_box(text, *buttons), repeats=True)


_OWNER = Audience.PANEL_OWNER

HANDLERS = (
    on(PlanStep, _step, audience=_OWNER),
    on(PlanCase, _case, audience=_OWNER),
    on(KeepPlan, _keep, audience=_OWNER),
    on(WithdrawPlan, _withdraw, audience=_OWNER),
    *moves.HANDLERS,
)
