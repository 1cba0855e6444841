"""Pictures for messages: drawn in a thread, named anew each time, with their description."""

from __future__ import annotations

import asyncio
import io
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import discord
from discord import ui

import render
from bot.table import Position
from bot.ui.names import seat_names
from rules import GAMES, Event
from rules.game import View
from rules.language.figures import figures_of
from rules.values import Value

_ALT_LIMIT = 1024
_FIGURES_KEPT = 128
_numbers = itertools.count(1)


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, the name under which it is sent, and its alt text (at most 1,024 characters)."""

    data: bytes
    name: str
    alt: str

    def file(self) -> discord.File:
        """Return the picture as an attachment; a new one for each sending."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)

    def gallery(self) -> ui.MediaGallery[Any]:
        """Return the component that shows the attachment."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt))


async def draw_board(
    view: View,
    theme: str,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    spots: Sequence[Value] = (),
) -> Picture:
    """Return the board of a view; ``names`` are those of the seats, ``spots`` the places to number."""

    def draw() -> tuple[bytes, str]:
        data = render.board(view, theme, language, names=names, events=events, spots=spots)
        return data, render.describe(view, language, names=names, events=events)

    return await _drawn("board", draw)


async def draw_hand(view: View, theme: str, names: Sequence[str], language: str, alt: str) -> Picture:
    """Return what the seat of a view holds in private; ``alt`` is its description."""
    return await _drawn("hand", lambda: (render.hand(view, theme, language, names=names), alt))


async def draw_position(position: Position, seat: int | None, theme: str, language: str) -> Picture:
    """Return the board of a game as it stands for a seat, or for the public."""
    return await draw_board(position.game.view(seat), theme, seat_names(position.info, language), language)


async def draw_choice(
    position: Position, seat: int, theme: str, language: str, spots: Sequence[Value], chosen: Sequence[Value]
) -> Picture:
    """Return the part of the board with the places to choose from, or all of it where they lie far apart.

    ``chosen`` are places that were chosen before, such as the piece that is to move.
    """
    view, names = position.game.view(seat), seat_names(position.info, language)

    def draw() -> tuple[bytes, str]:
        data = None
        if spots:
            data = render.choice(view, theme, language, names=names, spots=spots, chosen=chosen)
        if data is None:
            data = render.board(view, theme, language, names=names, spots=spots)
        return data, render.describe(view, language, names=names)

    return await _drawn("board", draw)


async def draw_figure(kind: str, name: str, theme: str, language: str) -> Picture:
    """Return a picture of a game's rulebook."""
    return await _drawn("rule", lambda: _figure(kind, name, theme, language))


async def _drawn(what: str, draw: Callable[[], tuple[bytes, str]]) -> Picture:
    data, alt = await asyncio.to_thread(draw)
    return Picture(data, picture_name(what), alt[:_ALT_LIMIT])


def picture_name(what: str) -> str:
    """Return a file name that no picture had before, so that no cache shows an old one."""
    stamp = int(discord.utils.utcnow().timestamp() * 1000)
    return f"{what}-{stamp:x}-{next(_numbers)}.png"


@lru_cache(maxsize=_FIGURES_KEPT)
def _figure(kind: str, name: str, theme: str, language: str) -> tuple[bytes, str]:
    """Return a figure as a PNG and its alt text, which are always the same."""
    figure = figures_of(GAMES[kind].package)[name]()
    view = figure.game.view(None)
    data = render.board(view, theme, language, events=figure.events)
    return data, render.describe(view, language, events=figure.events)
