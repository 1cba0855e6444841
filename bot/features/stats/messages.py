"""Statistics that somebody shows to the channel."""

from __future__ import annotations

from bot.features.stats.pages import Asked, game_page, statistics_page
from bot.i18n.catalogue import translate
from bot.table import SHOWN_STATISTICS, OutboxRow, TableError, TableInfo, read_note
from bot.ui.announcement import Announcement, announce
from bot.ui.drawings import Rank
from bot.ui.errors import error_text
from bot.ui.message import in_box, plain
from bot.ui.request import Request
from bot.ui.services import Services


async def post_statistics(request: Request, about: str, kind: str | None) -> None:
    """Show statistics to the channel: the person's own, those of the server or of the newest game.

    Raises UserError if there is no game in the channel, or they have no seat at the newest, and TableError
    if its own are meant and it has not ended.
    """
    info = await request.latest_seated_game()
    if about == "game":
        await request.tables.statistics.of_game(info.id)
    params = {"about": about} if kind is None else {"about": about, "kind": kind}
    await request.tables.messages.enqueue_note(info.id, SHOWN_STATISTICS, params, request.who)
    request.wake(info.id)
    await request.reply(plain(request.translate("stats-posted")))


async def posted_statistics(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return statistics that somebody at the table shows to the channel.

    Those of a game are taken back where it goes on, and nothing else is changed then.
    """
    language, style, params = services.table_language(info), services.table_style(info), _params(pending)
    is_of_game = params["about"] == "game"
    if pending.edits_nothing or (pending.edited_row is not None and not is_of_game):
        return None
    if is_of_game:
        try:
            message = await game_page(services, info, style, language, Rank.CHANNEL)
        except TableError as error:
            message = in_box(error_text(language, error) or "")
        return announce(info, message, edits=pending.edits)
    person = pending.person if params["about"] == "me" else None
    if params["about"] == "me" and (person is None or person.discord_id is None):
        # They have deleted their data since.
        return announce(info, in_box(translate(language, "message-left-out")))
    asked = Asked(
        guild_id=info.guild_id,
        scope=services.venues.scope_of(info),
        kind=params.get("kind"),
        person=None if person is None else person.discord_id,
        name=None if person is None else person.name,
    )
    return announce(info, await statistics_page(services, asked, style, language, Rank.CHANNEL))


def _params(pending: OutboxRow) -> dict[str, str]:
    return {name: str(value) for name, value in read_note(pending).params.items()}
