"""A step of a game in the channel, as somebody at the table has shown it."""

from __future__ import annotations

from functools import partial

from bot.features.replay.text import step_message, still_true
from bot.table import OutboxRow, Step, TableError, TableInfo, read_note
from bot.ui.announcement import Announcement, announce
from bot.ui.components import row
from bot.ui.drawings import Rank
from bot.ui.errors import error_text
from bot.ui.message import Message, in_box
from bot.ui.services import Services
from bot.ui.shared_ids import replay_button


async def posted_step(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return a step as everybody may know it, with a button by which each steps on from there alone.

    It is made anew where a game goes on that was over when it was shown; None if it was not sent until then.
    Where there is no such step any more, the message says why.
    """
    if pending.edits_nothing:
        return None
    language, style = services.table_language(info), services.table_style(info)

    async def drawn(step: Step) -> Message:
        below = row(replay_button(info.id, language, step.seq))
        return await step_message(services.drawings, step, style, language, Rank.CHANNEL, below)

    read = partial(services.tables.replays.step, info.id, None, int(read_note(pending).params["entry"]))
    try:
        message = await still_true(services.tables, read, drawn)
    except TableError as error:
        message = in_box(error_text(language, error) or "")
    return announce(info, message, edits=pending.edits)
