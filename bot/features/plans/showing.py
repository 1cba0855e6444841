"""What all that is pressed while a plan is written has in common: its draft, and the panel of that."""

from __future__ import annotations

from functools import partial

from bot.features.plans.drafting import settled
from bot.features.plans.editor import Writing, draw_editor, ways_out, writing
from bot.features.plans.ids import KeepPlan, PlanCase, PlanForm, PlanMove, PlanPick
from bot.table import Position, StandInPlaysError
from bot.ui.action_picker import Path, PathError
from bot.ui.message import in_box
from bot.ui.plan_drafts import PlanDraft
from bot.ui.planning import PlanStep
from bot.ui.request import Request

Beside = PlanStep | PlanPick | PlanMove | PlanForm | PlanCase | KeepPlan
"""What stands beside a draft."""


def may_plan(request: Request) -> tuple[Position, int]:
    """Return the game and the seat; TableError unless somebody may do something there."""
    position, seat = request.seated
    position.info.require_running()
    if seat in position.info.stand_ins:
        raise StandInPlaysError(position.info.id)
    return position, seat


async def written_draft(request: Request, pressed: Beside) -> Writing | None:
    """Return the draft beside which a component was pressed; None where that was answered.

    So it is where there is no draft any more, where it has changed since or is not possible any more.
    """
    position, seat = may_plan(request)
    draft = request.services.plan_drafts.last(request.interaction.user.id, pressed.game)
    if draft is None:
        return await reply_late(request, "plan-lost")
    ahead = position.game.ahead(seat)
    if ahead is None or draft.decision != position.decisions[seat]:
        return await reply_late(request, "error-stale")
    whole = settled(draft, ahead)
    if whole != draft:
        whole = request.services.plan_drafts.note(request.interaction.user.id, pressed.game, whole)
        return await show(request, writing(position, whole, ahead), notice=request.translate("plan-cut"))
    if pressed.number != draft.number:
        return await show(request, writing(position, draft, ahead), notice=request.translate("error-stale"))
    return writing(position, draft, ahead)


async def reply_late(request: Request, key: str) -> None:
    """Say why nothing was done, with ways out."""
    position, seat = request.seated
    buttons = ways_out(position, seat, request.language)
    await request.reply(in_box(request.translate(key), *buttons), repeats=True)


async def go_on(request: Request, written: Writing, draft: PlanDraft) -> None:
    """Remember a draft as it is now, and show it."""
    position = written.position
    noted = request.services.plan_drafts.note(request.interaction.user.id, position.info.id, draft)
    ahead = position.game.ahead(draft.seat)
    assert ahead is not None
    now = writing(position, noted, ahead)
    request.again = partial(_show_again, game=position.info.id)
    await show(request, now)


async def _show_again(request: Request, game: int) -> None:
    """Show the draft once more: with the names that people have now."""
    draft = request.services.plan_drafts.last(request.interaction.user.id, game)
    position, seat = request.found_seat = await request.find_seat(game)
    ahead = position.game.ahead(seat)
    if draft is None or ahead is None:
        return await reply_late(request, "plan-lost")
    return await show(request, writing(position, draft, ahead))


async def show(request: Request, written: Writing, path: Path | None = None, notice: str = "") -> None:
    """Show the editor at a choice; at none where a path leads nowhere any more."""
    await request.acknowledge()
    services, language = request.services, request.language
    try:
        message = await draw_editor(services, written, language, path or Path(), notice)
    except PathError:
        notice = request.translate("error-stale")
        message = await draw_editor(services, written, language, Path(), notice)
    await request.reply(message, repeats=True)
