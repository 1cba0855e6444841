"""The message that somebody's time is over, and its end once there is nothing more to choose."""

from __future__ import annotations

from bot.features.clock.buttons import choices
from bot.i18n.catalogue import join_list, translate
from bot.table import OutboxRow, TableInfo, read_note
from bot.ui.announcement import Announcement, announce
from bot.ui.message import Message, in_box
from bot.ui.names import marked_names
from bot.ui.services import Services


async def time_over(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return the message that a seat's time is over, which calls those who can choose; None if it is not.

    If it may have been sent even so, before somebody was erased, it is that this is settled.
    """
    seat, language = _seat(pending), services.table_language(info)
    if seat not in info.over:
        return announce(info, _settled(info, seat, language)) if pending.may_be_shown else None
    people = [info.seats[other].discord_id for other in _asked(pending) if other not in info.stand_ins]
    pings = tuple(one for one in people if one is not None)
    text = translate(
        language,
        "post-time-over",
        name=marked_names(info, language)[seat],
        others=join_list(language, [f"<@{one}>" for one in pings]),
        count=len(pings),
    )
    return announce(info, in_box(text, *choices(info.id, seat, language)), pings)


async def time_over_changed(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return the end of that message, without its buttons; None if it was never sent."""
    seat = _seat(pending)
    edits = await services.tables.outbox.note_message(info.id, f"time_over-{seat}")
    if edits is None:
        return None
    return announce(info, _settled(info, seat, services.table_language(info)), edits=edits)


def _settled(info: TableInfo, seat: int, language: str) -> Message:
    """Return that a seat's time was over and that there is nothing more to choose."""
    return in_box(translate(language, "post-time-over-settled", name=marked_names(info, language)[seat]))


def _seat(pending: OutboxRow) -> int:
    return int(read_note(pending).params["seat"])


def _asked(pending: OutboxRow) -> list[int]:
    """Return the seats of those who were there to choose when the time was over."""
    written = str(read_note(pending).params.get("others", ""))
    return [int(seat) for seat in written.split()]
