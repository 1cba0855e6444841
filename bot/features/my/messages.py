"""The messages by which people are reminded, and by which a table reads that somebody is away."""

from __future__ import annotations

from collections.abc import Mapping

from bot.i18n.catalogue import translate
from bot.table import OutboxRow, TableInfo, read_note
from bot.ui.announcement import Announcement, MessageMaker, announce, announce_text
from bot.ui.calls import board_link, called_by_nobody, still_called
from bot.ui.message import in_box
from bot.ui.names import person_name
from bot.ui.own_times import moment_text
from bot.ui.services import Services
from bot.ui.shared_ids import panel_button
from rules.language.words import Words


async def reminder(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return the message that a game waits for somebody, or None if it does not any more.

    In the channel it mentions them alone, with the button to play; a direct message leads to the board.
    """
    params, person = read_note(pending).params, pending.person
    seat = int(params["seat"])
    called = await still_called(services, info, {seat: int(params["decision"])})
    if person is None or person.discord_id is None or called.get(seat) != person.discord_id:
        return called_by_nobody(services, pending, info)
    direct = pending.recipient is not None
    language = services.table_language(info)
    if direct:
        language = services.follower_language(person.discord_id, info)
    title, since = Words(info.kind, language).text("title"), f"<t:{params['since']}:f>"
    if direct:
        text = translate(language, "post-reminder-direct", game=title, since=since)
        return announce(info, in_box(text, await board_link(services, info, language)))
    name = f"<@{person.discord_id}>"
    text = translate(language, "post-reminder", name=name, game=title, since=since)
    return announce(info, in_box(text, panel_button(info.id, language)), pings=(person.discord_id,))


async def away(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return the message that somebody is away until a time; it does not say why."""
    language = services.table_language(info)
    name = person_name(pending.person, language)
    until = moment_text(int(read_note(pending).params["until"]) * 1000)
    return announce_text(info, translate(language, "post-away", name=name, until=until))


async def back(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return the message that somebody is back before the time that they had said."""
    language = services.table_language(info)
    return announce_text(
        info, translate(language, "post-away-back", name=person_name(pending.person, language))
    )


MESSAGES: Mapping[str, MessageMaker] = {"reminder": reminder, "away": away, "away_back": back}
