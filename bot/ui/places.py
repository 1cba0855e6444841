"""Where a game is played, in words for somebody who may be anywhere."""

from __future__ import annotations

from bot.i18n.catalogue import translate
from bot.ui.components import truncate
from bot.ui.names import escape
from bot.ui.services import Services

_SERVER_LIMIT = 40


def server_and_channel(services: Services, guild_id: int, channel_id: int, language: str) -> str:
    """Return server and channel; whoever does not see the channel does not get its name from Discord."""
    name = services.venues.server_name(guild_id)
    if name is None:
        return translate(language, "games-no-server")
    return f"{escape(truncate(name, _SERVER_LIMIT))} · <#{channel_id}>"
