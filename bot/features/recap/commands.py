"""/recap: what happened since somebody last acted, or at last a whole game, with one picture."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.features.recap.animation import show_animation
from bot.features.recap.text import recap_text
from bot.table import Recap, Status
from bot.ui.commands import Help, command
from bot.ui.components import boxed, row
from bot.ui.drawings import Rank
from bot.ui.message import Message
from bot.ui.names import seat_names
from bot.ui.pictures import Scene, draw_board
from bot.ui.request import Request
from bot.ui.shared_ids import panel_button, replay_button


@command("recap", Help("help-look", "recap"))
async def recap(request: Request) -> None:
    """Show what has happened in this channel's newest game since the person last acted there.

    A game that has ended is shown as an animation. The command counts as a look and waits for those before
    it, but none behind it waits until an animation is drawn.
    """
    looks, who = request.services.looks, request.interaction.user.id
    looks.count(who)
    async with looks.turn(who):
        started = await request.started_game()
        found = await request.tables.recaps.of(started.info.id, request.who)
        text = recap_text(found, request.language)
        info = found.position.info
        if not info.status.facts.ended:
            return await request.reply(await _message(request, found, text), repeats=True)
    return await show_animation(request, info, text)


async def _message(request: Request, found: Recap, text: str) -> Message:
    """Return a text of what happened with the board, on which that is marked."""
    position, language = found.position, request.language
    info = position.info
    style, names = request.table_style(info), seat_names(info, language)
    scene = Scene(position.game, found.seat, style, names, language, found.events, Rank.LOOKING)
    picture = await draw_board(request.services.drawings, scene)
    buttons = [replay_button(info.id, language, found.since)]
    if found.seat is not None and info.status == Status.OPEN:
        buttons.insert(0, panel_button(info.id, language))
    items: list[ui.Item[Any]] = [ui.TextDisplay(text), picture.gallery(), row(*buttons)]
    return Message(boxed(*items), [picture.file()])
