"""The command to step through a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.features.replay.text import step_buttons, step_message, still_true
from bot.table import SHOWN_STEP, Course, Step
from bot.ui.commands import Help, command
from bot.ui.drawings import Rank
from bot.ui.errors import UserError
from bot.ui.message import Message, plain
from bot.ui.request import Request


@command("replay", Help("help-look", "replay"), looks=True)
async def replay(request: Request, entry: int | None = None, public: bool = False) -> None:
    """Show this channel's newest game as it was after an entry, to step through; or that to the channel."""
    position = await request.started_game()
    if not public:
        return await show_step(request, position.info.id, entry)
    if position.seat_of(request.interaction.user.id) is None:
        raise UserError("not_seated")
    step = await request.tables.replays.step(position.info.id, None, entry)
    await request.tables.messages.enqueue_note(position.info.id, SHOWN_STEP, {"entry": step.seq}, request.who)
    request.wake(position.info.id)
    return await request.reply(plain(request.translate("replay-posted")))


async def show_step(
    request: Request, game_id: int, seq: int | None, way: Callable[[Course, int], int] | None = None
) -> None:
    """Show a game after an entry of its log to somebody, as they may know it; by itself after the last.

    Where a ``way`` from there is given, it is the step that this leads to.
    """

    async def drawn(step: Step) -> Message:
        style, drawings = request.table_style(step.info), request.services.drawings
        buttons = step_buttons(step, request.language)
        return await step_message(drawings, step, style, request.language, Rank.LOOKING, *buttons)

    read = partial(request.tables.replays.step, game_id, request.who, seq, way)
    await request.reply(await still_true(request.tables, read, drawn), repeats=True)
