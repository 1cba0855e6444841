"""/ranking: how strong people are in a game of this server."""

from __future__ import annotations

from bot.features.ranking.messages import post_ranking
from bot.features.ranking.text import ranking_text
from bot.ui.commands import Choices, Help, command, offer
from bot.ui.errors import UserError
from bot.ui.games import offered_games
from bot.ui.kinds import find_kind, kind_titles
from bot.ui.matching import matching
from bot.ui.message import in_box
from bot.ui.request import Request


@command("ranking", Help("help-stats", "ranking"), looks=True)
async def ranking(request: Request, game: str | None = None, public: bool = False) -> None:
    """Show the ranking of a game in this server, by itself of what was played last in this channel."""
    guild_id, channel_id = request.channel()
    if not request.services.preferences.shows_ratings(request.scope):
        raise UserError("ranking_off")
    kind = await _kind_here(request, channel_id) if game is None else find_kind(request.language, game)
    if public:
        return await post_ranking(request, kind)
    asker = request.interaction.user.id
    text = await ranking_text(request.services, guild_id, request.scope, kind, request.language, asker)
    return await request.reply(in_box(text), repeats=True)


async def _kind_here(request: Request, channel_id: int) -> str:
    """Return what is played in this channel, else the first of all games."""
    latest = await request.tables.latest(channel_id)
    return next(iter(offered_games())) if latest is None else latest.kind


@ranking.complete("game")
async def _games(request: Request, current: str) -> Choices:
    return offer(matching(kind_titles(request.language), current))
