"""The moves of a plan: picked or written as in a panel, and added to the draft instead of being done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.features.plans.drafting import with_move
from bot.features.plans.editor import Writing
from bot.features.plans.ids import PlanForm, PlanMove, PlanPick
from bot.features.plans.showing import go_on, show, written_draft
from bot.ui.action_picker import Choice, Path, PathError, follow
from bot.ui.action_values import build
from bot.ui.choosing import picked_cards
from bot.ui.drafts import Draft
from bot.ui.errors import RefusedError, refused
from bot.ui.forms import action_form, send_form
from bot.ui.names import words_for
from bot.ui.request import Request
from bot.ui.router import Answer, Audience, on
from bot.ui.sent_forms import kept, read_form
from rules import RuleError


def _choice_at(request: Request, written: Writing, path: Path) -> Choice | None:
    """Return the choice of the next move at a path; PathError if it leads nowhere."""
    if written.next is None:
        raise PathError(str(path))
    position, seat = written.next, written.draft.seat
    words = words_for(position, seat, request.language)
    return follow(position.game, words, position.game.legal_actions(seat), path)


def _choice_now(request: Request, written: Writing, path: Path) -> Choice | None:
    """Return the choice of the next move at a path; None if it leads nowhere."""
    try:
        return _choice_at(request, written, path)
    except PathError:
        return None


async def _pick(request: Request, pressed: PlanPick) -> None:
    written = await written_draft(request, pressed)
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
        return await show(request, written, notice=request.translate("error-stale"))
    if choice is not None and choice.typed:
        return await _send_form(request, written, choice, {})
    if choice is None or not choice.whole or choice.unseen:
        return await show(request, written, path)
    return await _add(request, written, choice, choice.chosen)


async def _move(request: Request, pressed: PlanMove) -> None:
    """Add the move that the editor showed."""
    written = await written_draft(request, pressed)
    if written is None:
        return None
    choice = _choice_now(request, written, pressed.path)
    if choice is None or not choice.whole:
        return await show(request, written, notice=request.translate("error-stale"))
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
    await go_on(request, written, with_move(written.draft, move))


async def _send_form(request: Request, written: Writing, choice: Choice, draft: Draft) -> None:
    """Open the form of a move; ``draft`` is what stands there already."""
    assert written.next is not None
    position, seat = written.next, written.draft.seat
    form = action_form(choice, position.game.legal_actions(seat))
    await send_form(request, position, seat, form, written.pick.at(choice.path), draft)


async def _form_again(request: Request, pressed: PlanForm) -> None:
    written = await written_draft(request, pressed)
    if written is None:
        return None
    choice = _choice_now(request, written, pressed.path)
    if choice is None or not choice.typed or written.next is None:
        return await show(request, written, notice=request.translate("error-stale"))
    form = action_form(choice, written.next.game.legal_actions(written.draft.seat))
    draft = request.services.drafts.last(request.interaction.user.id, pressed.game, form.title)
    return await _send_form(request, written, choice, draft)


async def _read_form(request: Request, pressed: PlanPick) -> None:
    """Add the move that was written in a form; what is not understood is named."""
    written = await written_draft(request, pressed)
    if written is None:
        return None
    choice = _choice_now(request, written, pressed.path)
    if choice is None or not choice.typed or written.next is None:
        return await show(request, written, notice=request.translate("error-stale"))
    position, seat = written.next, written.draft.seat
    form = action_form(choice, position.game.legal_actions(seat))
    try:
        await _add(request, written, choice, read_form(request, position, seat, form))
    except RefusedError as error:
        again = PlanForm(pressed.game, pressed.seat, pressed.decision, pressed.path, pressed.number)
        raise kept(request, pressed.game, form, error, again) from error
    return request.services.drafts.drop(request.interaction.user.id, pressed.game, form.title)


_OWNER, _LATER = Audience.PANEL_OWNER, Answer.BY_HANDLER

HANDLERS = (
    on(PlanPick, _pick, audience=_OWNER, answer=_LATER),
    on(PlanPick, _read_form, audience=_OWNER, answer=_LATER, form=True),
    on(PlanMove, _move, audience=_OWNER),
    on(PlanForm, _form_again, audience=_OWNER, answer=_LATER),
)
