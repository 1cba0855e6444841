"""Messages that call somebody again: whom they still call when they are sent, and the way to the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.i18n.catalogue import translate
from bot.table import OutboxRow, Status, TableError, TableInfo
from bot.ui.announcement import Announcement, announce_text
from bot.ui.services import Services


async def still_called(services: Services, info: TableInfo, decisions: Mapping[int, int]) -> dict[int, int]:
    """Return whom a game still waits for of some seats: their Discord ids by seat.

    ``decisions`` are the numbers of the decisions that they were called for: whoever has acted since, is
    played for or has left the seat is called no more, and nobody is while the game rests.
    """
    if info.status != Status.OPEN or info.paused:
        return {}
    try:
        position = await services.tables.load(info.id)
    except TableError:
        return {}
    called: dict[int, int] = {}
    for seat, decision in decisions.items():
        person = position.info.seats[seat].discord_id
        waits = seat in position.info.waiting_for and seat not in position.info.stand_ins
        if person is not None and waits and position.decisions[seat] == decision:
            called[seat] = person
    return called


def called_by_nobody(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return what is sent where a message calls nobody any more: nothing.

    In the place of one that was sent, and named somebody who has been erased since, a plain text is put.
    """
    if pending.message_id is None:
        return None
    return announce_text(info, translate(services.table_language(info), "message-left-out"))


async def board_link(services: Services, info: TableInfo, language: str) -> ui.Button[Any]:
    """Return the button to the newest board of a game, or to its channel where there is none."""
    last = await services.tables.outbox.last_message(info.id)
    url = f"https://discord.com/channels/{info.guild_id}/{info.channel_id}"
    if last is not None and last.message_id is not None:
        url = f"{url}/{last.message_id}"
    return ui.Button(label=translate(language, "button-to-game"), url=url)
