"""Messages about entries of the log that are no moves and show no board."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.store import OutboxRow
from bot.table import TableInfo
from bot.ui.announcement import Announcement, announce_text
from bot.ui.log_text import event_text
from bot.ui.services import Services


async def event_message(
    services: Services, pending: OutboxRow, info: TableInfo, *items: ui.Item[Any]
) -> Announcement:
    """Return what the channel reads of an entry that is no move, with buttons below."""
    entry = await services.tables.records.entry(info.id, pending.seq)
    text = await event_text(services, info, entry, services.table_language(info))
    return announce_text(info, text, *items)
