"""The first page of local mode: which channels and people there are, and what is on."""

from __future__ import annotations

import contextlib
import html
import os
from collections.abc import AsyncGenerator, Iterable
from dataclasses import dataclass
from typing import Protocol

from aiohttp import web

from bot.config import ConfigError
from bot.i18n.catalogue import translate
from bot.ui.computers import level_names
from bot.ui.games import offered_games
from rules.language.words import Words
from rules.players import Level

_STYLE = (
    "<style>"
    "body{font:18px/1.5 system-ui,sans-serif;max-width:36em;margin:2em auto;padding:0 1em;"
    "background:#f3e9d4;color:#1e2a35}"
    "h1{line-height:1.2}h2{margin:1.4em 0 .3em}ol{padding-left:1.3em}ul{list-style:none;padding:0}"
    "li{margin:.4em 0}"
    "ul a{display:flex;flex-wrap:wrap;gap:0 1em;justify-content:space-between;padding:.6em .9em;"
    "background:#fbf6ea;border:1px solid #d8c8a2;border-radius:.5em;color:#1d5f7a;text-decoration:none}"
    "ul a:hover,ul a:focus{border-color:#1d5f7a}small{color:#5b5345;font-size:.85em}"
    "form{display:flex;flex-wrap:wrap;gap:.4em;align-items:center;margin:.4em 0;padding:.6em .9em;"
    "background:#fbf6ea;border:1px solid #d8c8a2;border-radius:.5em}form b{flex:1 1 12em}"
    "button{font:inherit;padding:.2em .8em;border:1px solid #1d5f7a;border-radius:.4em;"
    "background:#1d5f7a;color:#fff;cursor:pointer}button:hover,button:focus{background:#123f52}"
    "</style>"
)


_HOSTS = ("127.0.0.1", "localhost")


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or somebody's direct messages: its key in addresses, its name, and a word on it."""

    key: str
    name: str
    about: str


class Places(Protocol):
    """What has places to open, and begins games."""

    async def places(self) -> tuple[Iterable[Place], Iterable[Place]]:
        """Return channels and direct messages."""
        ...

    async def open(self, key: str) -> str:
        """Return the address of the page of a place; KeyError if there is no such place."""
        ...

    async def begin(self, kind: str, level: Level) -> str | None:
        """Begin a game of one person against computer players at a level in a channel that is free.

        Return the key of its channel; None if all channels have a game.
        """
        ...


def index_page(language: str, channels: Iterable[Place], messages: Iterable[Place], notice: str = "") -> str:
    """Return the page that begins games against the computer, and lists channels and direct messages.

    ``notice`` says why nothing was begun.
    """

    def entries(places: Iterable[Place]) -> str:
        return "".join(
            f'<li><a href="/open/{place.key}" target="riquet-{place.key}">{html.escape(place.name)}'
            f"<small>{html.escape(place.about)}</small></a></li>"
            for place in places
        )

    def text(key: str) -> str:
        return html.escape(translate(language, f"local-{key}"))

    levels = "".join(
        f'<button name="level" value="{level}">{html.escape(name)}</button>'
        for level, name in level_names(language).items()
    )
    games = "".join(
        f'<form method="post" action="/begin/{kind}" target="riquet-alone">'
        f"<b>{html.escape(Words(kind, language).text('title'))}</b>{levels}</form>"
        for kind in offered_games()
    )
    steps = "".join(f"<li>{text(f'how-{number}')}</li>" for number in (1, 2, 3, 4))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{text('title')}</title>{_STYLE}"
        f"<h1>{text('title')}</h1>{f'<p><b>{html.escape(notice)}</b></p>' if notice else ''}"
        f"<h2>{text('alone')}</h2><p>{text('alone-how')}</p>{games}"
        f"<h2>{text('together')}</h2><p>{text('how')}</p><ol>{steps}</ol>"
        f"<h2>{text('channels')}</h2><ul>{entries(channels)}</ul>"
        f"<h2>{text('messages')}</h2><ul>{entries(messages)}</ul><p>{text('kept')}</p></html>"
    )


@contextlib.asynccontextmanager
async def serve(places: Places, language: str, port: int) -> AsyncGenerator[str]:
    """Serve the index page on this machine alone while open; yield its address.

    Raises ConfigError if the port is taken.
    """

    async def index(request: web.Request) -> web.Response:
        text = index_page(language, *await places.places())
        return web.Response(text=text, content_type="text/html", headers={"Cache-Control": "no-store"})

    async def show(request: web.Request) -> web.Response:
        try:
            address = await places.open(request.match_info["key"])
        except KeyError:
            raise web.HTTPNotFound from None
        raise web.HTTPFound(address, headers={"Cache-Control": "no-store"})

    async def begin(request: web.Request) -> web.Response:
        # Pages of others in the same browser may send forms here as well, by any name of this machine.
        own = f"http://{request.host}"
        if request.url.host not in _HOSTS or request.headers.get("Origin", own) != own:
            raise web.HTTPForbidden
        kind = request.match_info["kind"]
        try:
            given = await request.post()
        except (LookupError, ValueError) as error:
            raise web.HTTPBadRequest from error
        if kind not in offered_games() or given.get("level") not in list(Level):
            raise web.HTTPNotFound
        key = await places.begin(kind, Level(str(given["level"])))
        if key is None:
            full = translate(language, "local-full")
            text = index_page(language, *await places.places(), notice=full)
            return web.Response(text=text, content_type="text/html", status=409)
        raise web.HTTPSeeOther(await places.open(key), headers={"Cache-Control": "no-store"})

    app = web.Application()
    app.add_routes([web.get("/", index), web.get("/open/{key}", show), web.post("/begin/{kind}", begin)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        try:
            site = web.TCPSite(runner, "127.0.0.1", port)
            await site.start()
        except OSError as error:
            reason = os.strerror(error.errno or 0)
            raise ConfigError(
                f"LOCAL_PORT is {port}, which cannot be used here ({reason}):"
                " stop what uses it, or set another number"
            ) from error
        yield f"http://127.0.0.1:{port}/"
    finally:
        await runner.cleanup()
