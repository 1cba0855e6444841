"""The board as a text from which one can play."""

from __future__ import annotations

import io

import discord
from discord import ui

import render
from bot.i18n.catalogue import translate
from bot.table import Position
from bot.ui.message import TEXT_LIMIT, Message, plain
from bot.ui.names import marked_names, seat_names


def long_text(position: Position, seat: int | None, language: str) -> Message:
    """Return the whole description of a board for a seat or the public; as a file too if it is long."""
    view, info = position.game.view(seat), position.info
    text = render.describe(view, language, long=True, names=marked_names(info, language))
    message = plain(text)
    if len(text) <= TEXT_LIMIT:
        return message
    whole = render.describe(view, language, long=True, names=seat_names(info, language))
    name = translate(language, "board-text-file")
    message.view.add_item(ui.File(f"attachment://{name}"))
    return Message(message.view, [discord.File(io.BytesIO(whole.encode()), name)])
