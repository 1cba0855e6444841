"""Pictures for messages: drawn in a thread, named anew each time, with their description."""

from __future__ import annotations

import io
import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from typing import Any

import discord
import msgspec
from discord import ui

import render
from bot.preferences.settings import Style
from bot.ui.drawings import Drawings, Rank, Shelf
from rules import GAMES, Event, Game, encode_events
from rules.language.figures import figures_of
from rules.values import Value

ALT_LIMIT = 1024
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


@dataclass(frozen=True, slots=True)
class Scene:
    """What is drawn for whom: a game as a seat (None: everybody) sees it, in a style and a language.

    ``names`` are those of the seats, ``events`` what is marked as new, ``rank`` says who waits for it and
    ``shelf`` where it is kept.
    """

    game: Game
    seat: int | None
    style: Style
    names: tuple[str, ...]
    language: str
    events: tuple[Event, ...] = ()
    rank: Rank = Rank.ACTING
    shelf: Shelf = Shelf.GAMES


async def draw_board(drawings: Drawings, scene: Scene, part: str | None = None) -> Picture:
    """Return the board of a scene, or a part of it."""
    return await draw_choice(drawings, scene, spots=(), chosen=(), part=part)


async def draw_hand(drawings: Drawings, scene: Scene) -> Picture:
    """Return what the seat of a scene holds in private, what came in by its events marked as new."""
    view, style, language = scene.game.view(scene.seat), scene.style, scene.language
    draw = partial(render.hand, view, style.theme, language, names=scene.names, events=scene.events)
    data = await drawings.get(_key("hand", scene, style.theme), draw, scene.rank, scene.shelf)
    return _picture("hand", data, render.describe_hand(view, language, names=scene.names))


async def draw_choice(
    drawings: Drawings,
    scene: Scene,
    *,
    spots: Sequence[Value],
    chosen: Sequence[Value],
    part: str | None = None,
) -> Picture:
    """Return what of the board holds the places to choose from, or all of it where they lie far apart.

    ``spots`` are these places, ``chosen`` those that were chosen before, such as the piece that is to move.
    With a ``part`` the picture shows that part, whatever there is to choose.
    """
    near, style, language = bool(spots) and part is None, scene.style, scene.language
    view = scene.game.view(scene.seat)
    drawn = _public(scene) if not spots and render.board_is_public(view) else scene
    seen = drawn.game.view(drawn.seat)
    given: dict[str, Any] = {"names": drawn.names, "events": drawn.events, "spots": spots}

    def draw() -> bytes:
        data = render.choice(seen, style.theme, language, **given, chosen=chosen) if near else None
        if data is not None:
            return data
        return render.board(seen, style.theme, language, **given, layout=style.layout, part=part)

    key = _key("board", drawn, style, tuple(spots), tuple(chosen) if near else (), part)
    data = await drawings.get(key, draw, scene.rank, scene.shelf)
    alt = render.describe(view, language, names=scene.names, events=scene.events)
    return _picture("board", data, alt)


async def draw_figure(drawings: Drawings, kind: str, name: str, style: Style, language: str) -> Picture:
    """Return a picture of a game's rulebook."""
    figure = figures_of(GAMES[kind].package)[name]()
    scene = Scene(figure.game, None, style, (), language, figure.events, Rank.LOOKING, Shelf.FIGURES)
    board = await draw_board(drawings, scene)
    return _picture("rule", board.data, board.alt)


def _public(scene: Scene) -> Scene:
    """Return a scene as everybody sees it: what all see alike is drawn once for all of them."""
    return replace(scene, seat=None, events=tuple(one for one in scene.events if one.audience() is None))


def _key(what: str, scene: Scene, *further: object) -> bytes:
    """Return a key of a picture: a digest of all that it depends on, which is what the seat may know."""
    view, events = scene.game.view(scene.seat), encode_events(scene.events)
    told = (what, view.game, view, scene.names, scene.language, events, further)
    return blake2b(msgspec.msgpack.encode(told), digest_size=32).digest()


def _picture(what: str, data: bytes, alt: str) -> Picture:
    return Picture(data, picture_name(what), alt[:ALT_LIMIT])


def picture_name(what: str) -> str:
    """Return a file name that no picture had before, so that no cache shows an old one."""
    stamp = int(discord.utils.utcnow().timestamp() * 1000)
    return f"{what}-{stamp:x}-{next(_numbers)}.png"
