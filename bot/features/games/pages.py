"""The pages of a list of games; everybody sees their own list alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

import discord

from bot.features.games.text import game_lines
from bot.table import ListedGame
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.message import Message, plain
from bot.ui.paging import page_buttons, page_of
from bot.ui.places import server_and_channel
from bot.ui.request import Request
from bot.ui.shared_ids import PageLink

_PAGE = 7


class GamesMine(ComponentId, frozen=True, tag="games_mine"):
    """Shows a page of the games of whoever presses."""

    turn: Annotated[PageLink | None, Slot.PATH] = None


class GamesHere(ComponentId, frozen=True, tag="games_here"):
    """Shows a page of the games of the server."""

    turn: Annotated[PageLink | None, Slot.PATH] = None


async def show_mine(request: Request, page: int) -> None:
    """Show a page of the games on all servers in which the person has a seat."""
    found = await request.tables.lists.of_person(request.interaction.user.id)
    heads = [request.translate("games-mine-head")]
    if found.games:
        waiting = sum(game.waits_for_own for game in found.games)
        heads.append(request.translate("games-mine-count", count=waiting))
    else:
        heads.append(request.translate("games-mine-none", command=request.mention("game new")))
    if found.unreadable:
        heads.append(request.translate("games-unreadable", count=found.unreadable))

    def where(game: ListedGame) -> str:
        """Return server and channel."""
        return server_and_channel(request.services, game.guild_id, game.channel_id, request.language)

    await request.reply(_page(request, heads, found.games, where, page, GamesMine), repeats=True)


async def show_here(request: Request, page: int) -> None:
    """Show a page of the games of this server whose channels the person sees; UserError if there is none."""
    guild_id, _ = request.channel()
    member, venues = request.interaction.user, request.services.venues
    found = (await request.tables.lists.of_server(guild_id)).games
    games = (
        [game for game in found if await venues.sees(member, game.channel_id)]
        if isinstance(member, discord.Member)
        else []
    )
    heads = [request.translate("games-here-head")]
    if not games:
        heads.append(request.translate("games-here-none", command=request.mention("game new")))
    message = _page(request, heads, games, lambda game: f"<#{game.channel_id}>", page, GamesHere)
    await request.reply(message, repeats=True)


def _page(
    request: Request,
    heads: Sequence[str],
    games: Sequence[ListedGame],
    where: Callable[[ListedGame], str],
    page: int,
    target: Callable[[PageLink], ComponentId],
) -> Message:
    """Return a page of a list, below its heads; with ``where`` each of the games is played."""
    shown, page, pages = page_of(games, page, _PAGE)
    lines = [line for game in shown for line in game_lines(game, where(game), request.language)]
    if pages == 1:
        return plain("\n".join([*heads, *lines]))
    lines.append(request.translate("games-page", page=str(page + 1), pages=str(pages)))
    labels = ("button-page-before", "button-page-after")
    buttons = page_buttons(request.language, page, pages, target, labels)
    return plain("\n".join([*heads, *lines]), *buttons)
