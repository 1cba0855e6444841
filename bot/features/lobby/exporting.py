"""/game export: a game that is over, as a file or a text, for those who have played it."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import ui

from bot.features.lobby.story import story_of
from bot.table import zone_of
from bot.table.transfer.gamefile import LARGEST
from bot.ui.commands import Help, command
from bot.ui.components import layout
from bot.ui.errors import UserError
from bot.ui.message import Message
from bot.ui.request import Request
from bot.ui.router import Answer, on
from bot.ui.shared_ids import FileForm, TakeGame

_MEGABYTE = 1 << 20


@command("game export", Help("help-end", "export"), looks=True)
async def export(request: Request, text: bool = False) -> None:
    """Hand out this channel's newest game, once it is over, to somebody who has played it."""
    info = await request.latest_game()
    await _hand_out(request, info.id, FileForm.TEXT if text else FileForm.GAME)


async def _take(request: Request, pressed: TakeGame) -> None:
    """Hand out a game beside the panel that was pressed."""
    await _hand_out(request, pressed.game, pressed.form)


async def _hand_out(request: Request, game_id: int, form: FileForm) -> None:
    """Give a game to the person alone; UserError("file_too_big") where it is more than a file may be."""
    info = await request.tables.get(game_id)
    if form is FileForm.GAME:
        data, ending = await request.tables.transfer.for_players.file(game_id, request.who), "json"
    else:
        data, ending = await _story(request, game_id), "txt"
    if len(data) > LARGEST:
        raise UserError("file_too_big", limit=str(LARGEST // _MEGABYTE))
    name = f"riquet-{info.kind}-{info.id}.{ending}"
    text = request.translate(f"file-{form}", verify=request.mention("game verify"))
    view = layout(ui.Container(ui.TextDisplay(text)), ui.File(f"attachment://{name}"))
    await request.reply_beside(Message(view, [discord.File(io.BytesIO(data), name)]), repeats=True)


async def _story(request: Request, game_id: int) -> bytes:
    """Return a game as a text in the person's language, with the days of their time zone."""
    whole = await request.tables.transfer.for_players.whole(game_id, request.who)
    times = await request.tables.personal_times.of(request.interaction.user.id)
    # The event loop must not wait until a long log is narrated.
    return (await asyncio.to_thread(story_of, whole, request.language, zone_of(times.zone))).encode()


HANDLERS = (on(TakeGame, _take, answer=Answer.BESIDE, looks=True),)
