"""What a channel reads where a message could not be sent, or not be changed after somebody was erased."""

from __future__ import annotations

from bot.i18n.catalogue import translate
from bot.table import OutboxRow, TableInfo, read_note
from bot.ui.announcement import Announcement, announce_text
from bot.ui.feature import Feature
from bot.ui.services import Services


async def _unsent(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return that a message could not be sent, where it is found in the log, and how the board is seen."""
    language, number = services.table_language(info), str(read_note(pending).params["number"])
    command = services.mentions("board")
    return announce_text(info, translate(language, "note-unsent", number=number, command=command))


async def _unchanged(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return that a message may show somebody who was erased, and cannot be changed."""
    params = read_note(pending).params
    link = f"https://discord.com/channels/{info.guild_id}/{params['channel']}/{params['message']}"
    return announce_text(info, translate(services.table_language(info), "note-unchanged", link=link))


PART = Feature(messages={"unsent": _unsent, "unchanged": _unchanged})
