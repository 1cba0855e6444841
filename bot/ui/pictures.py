"""Pictures for messages: drawn in a thread, named anew each time, with their description."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import render
from bot.ui.names import seat_names
from rules import GAMES, Event
from rules.game import View
from rules.language.figures import figures_of
from rules.values import Value

if TYPE_CHECKING:
    from bot.client import Riquet
    from bot.table import Position, TableInfo

_ALT_LIMIT = 1024
_FIGURES_KEPT = 128


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, the name under which it is sent, and its alt text (at most 1,024 characters)."""

    data: bytes
    name: str
    alt: str

    def file(self) -> discord.File:
        """The picture as an attachment; a new one for each sending."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)

    def gallery(self) -> ui.MediaGallery[Any]:
        """The component that shows the attachment."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt))


async def draw_board(
    client: Riquet,
    info: TableInfo,
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    spots: Sequence[Value] = (),
) -> Picture:
    """The board of a view, in the look of the game's place."""
    look = client.table_look(info)

    def draw() -> Picture:
        data = render.board(view, look, language, names=names, events=events, spots=spots)
        alt = render.describe(view, language, names=names, events=events)
        return Picture(data, client.picture_name("board"), alt[:_ALT_LIMIT])

    return await asyncio.to_thread(draw)


async def draw_hand(
    client: Riquet, info: TableInfo, view: View, names: Sequence[str], language: str, alt: str
) -> Picture:
    """What the seat of a view holds in private; ``alt`` is its description."""
    look = client.table_look(info)

    def draw() -> Picture:
        data = render.hand(view, look, language, names=names)
        return Picture(data, client.picture_name("hand"), alt[:_ALT_LIMIT])

    return await asyncio.to_thread(draw)


async def board_picture(
    client: Riquet, position: Position, seat: int | None, language: str, spots: Sequence[Value] = ()
) -> Picture:
    """The board of a game as it stands for a seat, or for the public."""
    names = seat_names(position.info, language)
    return await draw_board(client, position.info, position.game.view(seat), names, language, spots=spots)


async def draw_figure(client: Riquet, kind: str, name: str, language: str, look: str) -> Picture:
    """A picture of a game's rulebook."""
    data, alt = await asyncio.to_thread(_figure, kind, name, look, language)
    return Picture(data, client.picture_name("rule"), alt)


@lru_cache(maxsize=_FIGURES_KEPT)
def _figure(kind: str, name: str, look: str, language: str) -> tuple[bytes, str]:
    """A figure as a PNG and its alt text, which are always the same."""
    figure = figures_of(GAMES[kind].package)[name]()
    view = figure.game.view(None)
    data = render.board(view, look, language, events=figure.events)
    return data, render.describe(view, language, events=figure.events)[:_ALT_LIMIT]
