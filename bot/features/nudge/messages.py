"""The message by which people are nudged."""

from __future__ import annotations

from collections.abc import Mapping

from bot.i18n.catalogue import join_list, translate
from bot.table import OutboxRow, TableInfo, read_note
from bot.ui.announcement import Announcement, MessageMaker, announce
from bot.ui.calls import called_by_nobody, still_called
from bot.ui.message import in_box
from bot.ui.names import person_name
from bot.ui.services import Services
from bot.ui.shared_ids import panel_button
from rules.language.words import Words


async def nudge(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return the message that mentions those nudged who are still waited for; None if nobody is.

    It says who has nudged them, where they are told at once.
    """
    written = str(read_note(pending).params["seats"]).split(",")
    decisions = {int(seat): int(decision) for seat, decision in (one.split("/") for one in written)}
    called = await still_called(services, info, decisions)
    if not called:
        return called_by_nobody(services, pending, info)
    language = services.table_language(info)
    text = translate(
        language,
        "post-nudge",
        names=join_list(language, [f"<@{person}>" for person in called.values()]),
        game=Words(info.kind, language).text("title"),
        by="nobody" if pending.person is None else "somebody",
        who=person_name(pending.person, language),
    )
    message = in_box(text, panel_button(info.id, language))
    return announce(info, message, pings=tuple(called.values()))


MESSAGES: Mapping[str, MessageMaker] = {"nudge": nudge}
