"""A step of a game in the channel, as somebody at the table has shown it."""

from __future__ import annotations

from bot.features.replay.text import step_message
from bot.table import OutboxRow, TableInfo, read_note
from bot.ui.announcement import Announcement, announce
from bot.ui.components import row
from bot.ui.drawings import Rank
from bot.ui.services import Services
from bot.ui.shared_ids import replay_button


async def posted_step(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return a step as everybody may know it, with a button by which each steps on from there alone.

    It is made anew where a game goes on that was over when it was shown; None if it was not sent until then.
    """
    if pending.edits_nothing:
        return None
    language = services.table_language(info)
    step = await services.tables.replays.step(info.id, None, int(read_note(pending).params["entry"]))
    below = row(replay_button(info.id, language, step.seq))
    style = services.table_style(info)
    message = await step_message(services.drawings, step, style, language, Rank.CHANNEL, below)
    return announce(info, message, edits=pending.edits)
