"""/privacy: what is stored about somebody, and how it goes."""

from __future__ import annotations

import io
from contextlib import suppress

import discord
from discord import ui

from bot.features.privacy.buttons import ask_deletion
from bot.features.privacy.text import kept_text
from bot.table import PersonalData, TableError
from bot.ui.commands import Help, command
from bot.ui.games import offered_games
from bot.ui.message import TEXT_LIMIT, Message, plain
from bot.ui.names import words_for
from bot.ui.request import Request
from rules.language.words import Words


@command("privacy show", Help("help-privacy", "show"), anywhere=True, looks=True)
async def show(request: Request) -> None:
    """Show all that is stored about the person, as a file too if it is long."""
    kept = await request.tables.people.personal_data(request.interaction.user.id)
    if kept is None:
        nothing = (request.translate(key) for key in ("privacy-nothing", "privacy-not-stored"))
        return await request.reply(plain("\n".join(nothing)), repeats=True)
    text = kept_text(kept, request.language, await _words(request, kept))
    message = plain(text)
    if len(text) <= TEXT_LIMIT:
        return await request.reply(message, repeats=True)
    name = request.translate("privacy-file")
    message.view.add_item(ui.File(f"attachment://{name}"))
    file = discord.File(io.BytesIO(text.encode()), name)
    return await request.reply(Message(message.view, [file]), repeats=True)


async def _words(request: Request, kept: PersonalData) -> dict[int, Words]:
    """Return the words of the games at which somebody has said something beforehand, as their seats see them.

    A game that is not offered, or that the rules of today cannot read, has none.
    """
    found: dict[int, Words] = {}
    said = (*kept.standing, *kept.plans)
    for game_id in {one.game for one in said if one.kind in offered_games()}:
        with suppress(TableError):
            position = await request.tables.load(game_id)
            seat = position.seat_of(request.interaction.user.id)
            found[game_id] = words_for(position, seat, request.language)
    return found


@command("privacy delete", Help("help-privacy", "delete"), anywhere=True)
async def delete(request: Request) -> None:
    """Answer what goes and what stays, and ask."""
    if await request.tables.people.personal_data(request.interaction.user.id) is None:
        raise TableError("nothing_kept")
    await ask_deletion(request)
