"""Messages about seats: who has left or got one, for which somebody is looked for, who plays for one."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ButtonStyle

from bot.features.seats.buttons import seat_buttons
from bot.i18n.catalogue import translate
from bot.table import SEEKING_MESSAGES, LogEntry, MessageKind, OutboxRow, Status, TableInfo, read_note
from bot.ui.announcement import Announcement, MessageMaker, announce
from bot.ui.components import IdButton, button
from bot.ui.event_message import event_message
from bot.ui.log_text import event_text
from bot.ui.message import in_box
from bot.ui.services import Services
from bot.ui.shared_ids import TakeSeat, back_button


async def substitute_wanted(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return a message by which a substitute is looked for, with the button to take the seat while it is."""
    entry = await services.tables.records.entry(info.id, pending.seq)
    return await event_message(services, pending, info, *_take_button(services, info, entry))


async def replaced(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return the message that a moderator has emptied a seat, or given it to somebody, who is pinged."""
    entry = await services.tables.records.entry(info.id, pending.seq)
    newcomer = _newcomer(info, entry)
    if newcomer is None:
        return await substitute_wanted(services, pending, info)
    language = services.table_language(info)
    waited = "yes" if entry.about in info.waiting_for and not info.paused else "no"
    text = await event_text(services, info, entry, language)
    ping = translate(language, "post-replace-ping", name=f"<@{newcomer}>", waited=waited)
    message = in_box(f"{text}\n{ping}", *seat_buttons(info.id, language))
    return announce(info, message, pings=(newcomer,))


async def call_over(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return the message by which a substitute was looked for, without its button; None if never sent."""
    seq = int(read_note(pending).params["entry"])
    edits = await services.tables.outbox.entry_message(info.id, seq, SEEKING_MESSAGES)
    if edits is None:
        return None
    language = services.table_language(info)
    text = await event_text(services, info, await services.tables.records.entry(info.id, seq), language)
    return announce(info, in_box(f"{text}\n{translate(language, 'post-call-over')}"), edits=edits)


async def stand_in_plays(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return the message that the bot plays for a seat, with the button to play again while it does."""
    entry = await services.tables.records.entry(info.id, pending.seq)
    if entry.about not in info.stand_ins or entry.about in info.computers or info.status != Status.OPEN:
        return await event_message(services, pending, info)
    back = back_button(info.id, services.table_language(info), ButtonStyle.secondary)
    return await event_message(services, pending, info, back)


def _take_button(services: Services, info: TableInfo, entry: LogEntry) -> tuple[IdButton, ...]:
    """Return the button to take a seat for which somebody is still looked for; else none."""
    if entry.about is None or entry.about not in info.called or info.status != Status.OPEN:
        return ()
    label = translate(services.table_language(info), "button-take-seat")
    return (button(TakeSeat(info.id, entry.about), label, ButtonStyle.success),)


def _newcomer(info: TableInfo, entry: LogEntry) -> int | None:
    """Return whom a moderator has given a seat that they still have: they may not know of the game yet."""
    if entry.incoming is None or entry.about is None or info.status != Status.OPEN:
        return None
    seated = info.seats[entry.about].discord_id
    return seated if seated == entry.incoming.discord_id else None


MESSAGES: Mapping[str, MessageMaker] = {
    **dict.fromkeys(SEEKING_MESSAGES, substitute_wanted),
    MessageKind.REPLACE: replaced,
    "call_edit": call_over,
    MessageKind.STAND_IN: stand_in_plays,
    MessageKind.UNCALL: event_message,
    MessageKind.HANDOVER: event_message,
    MessageKind.SUBSTITUTE: event_message,
    MessageKind.BACK: event_message,
}
