"""The buttons from one step of a game to another, and the form that asks for one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from discord import ui

from bot.features.replay.commands import show_step
from bot.table import Course
from bot.ui.components import truncate
from bot.ui.errors import UserError
from bot.ui.request import Request
from bot.ui.router import Answer, on
from bot.ui.shared_ids import AskStep, ShowStep, Way

_TIMEOUT = 900
_LONGEST = 9
_BOX = "entry"

_WAYS: Mapping[Way, Callable[[Course, int], int]] = {
    Way.START: lambda course, _: course.steps[0],
    Way.TURN_BACK: Course.turn_before,
    Way.BACK: lambda course, seq: course.beside(seq, -1),
    Way.AT: lambda _, seq: seq,
    Way.ON: lambda course, seq: course.beside(seq, 1),
    Way.TURN_ON: Course.turn_after,
    Way.END: lambda course, _: course.steps[-1],
}


async def _show(request: Request, pressed: ShowStep) -> None:
    """Show the step that a way from another leads to, in the game as it stands now."""
    await show_step(request, pressed.game, pressed.seq, _WAYS[pressed.way])


async def _ask(request: Request, pressed: AskStep) -> None:
    """Open the form that asks for the number of an entry."""
    title = truncate(request.translate("button-replay-to"), 45)
    modal = ui.Modal(title=title, custom_id=pressed.custom_id, timeout=_TIMEOUT)
    box: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=_BOX, max_length=_LONGEST, default=str(pressed.seq))
    modal.add_item(ui.Label(text=truncate(request.translate("replay-form-entry"), 45), component=box))
    request.require_current()
    await request.interaction.response.send_modal(modal)


async def _read(request: Request, pressed: AskStep) -> None:
    """Show the step that was asked for."""
    written = "".join(request.sent.get(_BOX, ())).strip()
    if not written.isascii() or not written.isdecimal():
        raise UserError("step_unknown", written=written)
    await request.acknowledge()
    await show_step(request, pressed.game, int(written))


HANDLERS = (
    on(ShowStep, _show, looks=True),
    on(AskStep, _ask, answer=Answer.BY_HANDLER),
    on(AskStep, _read, answer=Answer.BY_HANDLER, form=True, looks=True),
)
