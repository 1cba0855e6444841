"""Rankings that somebody shows to the channel."""

from __future__ import annotations

from bot.features.ranking.text import ranking_text
from bot.i18n.catalogue import translate
from bot.table import OutboxRow, TableInfo, read_note
from bot.ui.announcement import Announcement, announce
from bot.ui.message import in_box, plain
from bot.ui.request import Request
from bot.ui.services import Services

RANKED = "ranking"
"""The key of the note by which a ranking is shown to the channel."""


async def post_ranking(request: Request, kind: str) -> None:
    """Show a ranking to the channel; UserError as :meth:`Request.latest_seated_game`."""
    info = await request.latest_seated_game()
    await request.tables.messages.enqueue_note(info.id, RANKED, {"kind": kind}, request.who)
    request.wake(info.id)
    await request.reply(plain(request.translate("stats-posted")))


async def posted_ranking(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return a ranking that somebody at the table shows to the channel."""
    language, scope = services.table_language(info), services.venues.scope_of(info)
    if not services.preferences.shows_ratings(scope):
        return announce(info, in_box(translate(language, "error-ranking-off")))
    kind = str(read_note(pending).params["kind"])
    return announce(info, in_box(await ranking_text(services, info.guild_id, scope, kind, language)))
