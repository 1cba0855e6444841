"""The message of a rule that somebody shows to the channel."""

from __future__ import annotations

from bot.features.rulebook.pages import rule_message
from bot.i18n.catalogue import translate
from bot.table import OutboxRow, TableInfo, read_note
from bot.ui.announcement import Announcement, announce
from bot.ui.errors import UserError
from bot.ui.names import person_name
from bot.ui.rule_links import Topic
from bot.ui.services import Services


async def shown_rule(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return a page of the rules that somebody shows; None if it is not there any more."""
    note = read_note(pending)
    try:
        topic = Topic.parse(str(note.params["topic"]))
    except UserError:
        return None
    language, style = services.table_language(info), services.table_style(info)
    above = translate(language, "post-rule", name=person_name(pending.person, language))
    page = int(note.params["page"])
    message = await rule_message(services, topic, language, style, info, page, above=above, public=True)
    return announce(info, message)
