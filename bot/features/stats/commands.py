"""/stats: what came of the games of a person, of a server, or of one game."""

from __future__ import annotations

import discord

from bot.features.stats.messages import post_statistics
from bot.features.stats.pages import Asked, game_page, statistics_page
from bot.ui.commands import Choices, Help, command, offer
from bot.ui.drawings import Rank
from bot.ui.errors import UserError
from bot.ui.kinds import find_kind, kind_titles
from bot.ui.matching import matching
from bot.ui.request import Request

ME, SERVER, GAME = "me", "server", "game"
_ABOUT = {one: f"stats-about-{one}" for one in (ME, SERVER, GAME)}


@command("stats", Help("help-stats", "stats"), looks=True, choices={"about": _ABOUT})
async def stats(
    request: Request,
    about: str | None = None,
    person: discord.User | None = None,
    game: str | None = None,
    public: bool = False,
) -> None:
    """Show the statistics of somebody here, of this server or of the newest game; or to the channel.

    To the channel everybody shows their own alone, or those of server and game.
    """
    guild_id, _ = request.channel()
    own = person is None or person.id == request.interaction.user.id
    if person is not None and about in (SERVER, GAME):
        raise UserError("stats_one_of_both")
    if game is not None and about == GAME:
        raise UserError("stats_kind_of_game")
    if public and not own:
        raise UserError("stats_public_other")
    kind = None if game is None else find_kind(request.language, game)
    if public:
        return await post_statistics(request, about or ME, kind)
    if about == GAME:
        info = await request.latest_game()
        style = request.table_style(info)
        message = await game_page(request.services, info, style, request.language, Rank.LOOKING)
        return await request.reply(message, repeats=True)
    meant = None if about == SERVER else (person or request.interaction.user)
    asked = Asked(
        guild_id=guild_id,
        scope=request.scope,
        kind=kind,
        person=None if meant is None else meant.id,
        name=None if meant is None or own else meant.display_name,
    )
    style = request.services.preferences.style(request.scope, request.interaction.user.id)
    message = await statistics_page(request.services, asked, style, request.language, Rank.LOOKING)
    return await request.reply(message, repeats=True)


@stats.complete("game")
async def _games(request: Request, current: str) -> Choices:
    return offer(matching(kind_titles(request.language), current))
