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
from bot.preferences.settings import Style
from rules import GAMES, Event
from rules.language.figures import figures_of
from rules.values import Value
from rules.view import View

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
    style: Style,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    part: str | None = None,
) -> Picture:
    """Return the board of a view, or a part of it.

    ``names`` are those of the seats, ``events`` what is marked as new.
    """

    def draw() -> tuple[bytes, str]:
        given: dict[str, Any] = {"names": names, "events": events, "part": part}
        data = render.board(view, style.theme, language, **given, layout=style.layout)
        return data, render.describe(view, language, names=names, events=events)

    return await _drawn("board", draw)


async def draw_hand(
    view: View, style: Style, names: Sequence[str], language: str, *, events: Sequence[Event] = ()
) -> Picture:
    """Return what the seat of a view holds in private, what came in by ``events`` marked as new."""

    def draw() -> tuple[bytes, str]:
        alt = render.describe_hand(view, language, names=names)
        return render.hand(view, style.theme, language, names=names, events=events), alt

    return await _drawn("hand", draw)


async def draw_choice(
    view: View,
    style: Style,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event],
    spots: Sequence[Value],
    chosen: Sequence[Value],
    part: str | None = None,
) -> Picture:
    """Return what of the board holds the places to choose from, or all of it where they lie far apart.

    ``spots`` are these places, ``chosen`` those that were chosen before, such as the piece that is to move.
    With a ``part`` the picture shows that part, whatever there is to choose.
    """

    def draw() -> tuple[bytes, str]:
        given: dict[str, Any] = {"names": names, "events": events, "spots": spots}
        near = bool(spots) and part is None
        data = render.choice(view, style.theme, language, **given, chosen=chosen) if near else None
        if data is None:
            data = render.board(view, style.theme, language, **given, layout=style.layout, part=part)
        return data, render.describe(view, language, names=names, events=events)

    return await _drawn("board", draw)


async def draw_figure(kind: str, name: str, style: Style, language: str) -> Picture:
    """Return a picture of a game's rulebook."""
    return await _drawn("rule", lambda: _figure(kind, name, style, language))


async def _drawn(what: str, draw: Callable[[], tuple[bytes, str]]) -> Picture:
    data, alt = await asyncio.to_thread(draw)
    return Picture(data, picture_name(what), alt[:_ALT_LIMIT])


def picture_name(what: str) -> str:
    """Return a file name that no picture had before, so that no cache shows an old one."""
    stamp = int(discord.utils.utcnow().timestamp() * 1000)
    return f"{what}-{stamp:x}-{next(_numbers)}.png"


@lru_cache(maxsize=_FIGURES_KEPT)
def _figure(kind: str, name: str, style: Style, language: str) -> tuple[bytes, str]:
    """Return a figure as a PNG and its alt text, which are always the same."""
    figure = figures_of(GAMES[kind].package)[name]()
    view = figure.game.view(None)
    data = render.board(view, style.theme, language, events=figure.events, layout=style.layout)
    return data, render.describe(view, language, events=figure.events)
