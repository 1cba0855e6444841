"""Local mode: the same bot against SimCord, an offline Discord, on a page of this machine.

SimCord forgets everything when it stops and its clock starts anew, so people and channels are made first
and always in the same order (the same ids in each run), its clock is brought to the present before the
bot starts and kept there from outside the bot, and every open game is posted again.
"""

from __future__ import annotations

import asyncio
import contextlib
import html
import logging
import webbrowser
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from aiohttp import web

from bot.client import Riquet
from bot.settings import Settings, SettingsError
from bot.texts import say

log = logging.getLogger(__name__)

_GUILD_ID = 1 << 40
_CHANNELS = ("canal-1", "canal-2", "canal-3")
_PEOPLE = ("Maëlle", "Joan", "Friedrich", "Aliénor")


class LocalDiscord:
    """One server with a few channels and four people, the bot in it, and the page that shows them."""

    def __init__(self, client: Riquet) -> None:
        self.client = client
        self.env = simcord.Env(client, shard_count=1, check_errors=False)
        self.guild = self.env.create_guild("Riquet", id=_GUILD_ID)
        self.channels = [self.guild.create_text_channel(name) for name in _CHANNELS]
        manage = discord.Permissions(manage_channels=True)
        moderators = self.guild.create_role("Moderation", permissions=manage)
        self.users = [self.env.create_user(name.casefold(), global_name=name) for name in _PEOPLE]
        self.people = [
            self.guild.add_member(user, roles=[moderators] if user is self.users[0] else [])
            for user in self.users
        ]
        self._preview: Any = None
        self._switching = asyncio.Lock()

    async def start(self) -> None:
        """Starts the bot at the present time and posts every open game again."""
        self._to_present()
        await self.env.start()
        await self.client.post_open_games()
        await self.env.settle()

    def _to_present(self) -> None:
        behind = (datetime.now(UTC) - self.env.now()).total_seconds()
        if behind > 0:
            self.env.backend.clock.advance(behind)

    async def tick(self) -> None:
        """Keeps SimCord's clock at the present, so that timers come due; never ends by itself."""
        while True:
            await asyncio.sleep(1)
            behind = (datetime.now(UTC) - self.env.now()).total_seconds()
            if behind < 0.5:
                continue
            with contextlib.suppress(simcord.SetupError):
                await self.env.advance_time(behind)

    async def open(self, place: str) -> str:
        """Shows a channel ("c0") or somebody's direct messages ("d0"); the address of the page.

        SimCord shows one at a time, so the one shown before is closed. KeyError if there is no such place.
        """
        channel, viewers = self._places()[place]
        async with self._switching:
            if self._preview is not None:
                await self._preview.__aexit__(None, None, None)
            self._preview = self.env.preview(channel, viewers=viewers, layout="channel")
            await self._preview.__aenter__()
            return self._preview.url

    def _places(self) -> dict[str, tuple[Any, list[Any]]]:
        places: dict[str, tuple[Any, list[Any]]] = {
            f"c{index}": (channel, list(self.people)) for index, channel in enumerate(self.channels)
        }
        for index, user in enumerate(self.users):
            places[f"d{index}"] = (user.dm_channel, [user])
        return places

    async def stop(self) -> None:
        """Closes the page and stops the bot."""
        if self._preview is not None:
            await self._preview.__aexit__(None, None, None)
        await self.env.shutdown()


def index_page(language: str) -> str:
    """The page that lists channels and direct messages."""

    def link(place: str, name: str) -> str:
        return f'<li><a href="/open/{place}" target="riquet">{html.escape(name)}</a></li>'

    channels = "".join(link(f"c{index}", f"#{name}") for index, name in enumerate(_CHANNELS))
    messages = "".join(link(f"d{index}", name) for index, name in enumerate(_PEOPLE))
    texts = {
        key: html.escape(say(language, f"local-{key}"))
        for key in ("title", "how", "channels", "messages", "one")
    }
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{texts['title']}</title>"
        "<style>body{font:18px/1.5 system-ui,sans-serif;max-width:34em;margin:3em auto;padding:0 1em;"
        "background:#f3e9d4;color:#1e2a35}a{color:#1d5f7a}li{margin:.3em 0}</style>"
        f"<h1>{texts['title']}</h1><p>{texts['how']}</p>"
        f"<h2>{texts['channels']}</h2><ul>{channels}</ul>"
        f"<h2>{texts['messages']}</h2><ul>{messages}</ul><p>{texts['one']}</p></html>"
    )


@contextlib.asynccontextmanager
async def serve(local: LocalDiscord, language: str, port: int) -> AsyncIterator[str]:
    """Serves the index page on this machine alone while open; gives its address.

    Raises SettingsError if the port is taken.
    """

    async def index(request: web.Request) -> web.Response:
        return web.Response(text=index_page(language), content_type="text/html")

    async def show(request: web.Request) -> web.Response:
        try:
            address = await local.open(request.match_info["place"])
        except KeyError:
            raise web.HTTPNotFound from None
        raise web.HTTPFound(address)

    app = web.Application()
    app.add_routes([web.get("/", index), web.get("/open/{place}", show)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
    except OSError as error:
        await runner.cleanup()
        raise SettingsError(f"LOCAL_PORT: {port} cannot be used: {error.strerror}") from error
    try:
        yield f"http://127.0.0.1:{port}/"
    finally:
        await runner.cleanup()


async def run(settings: Settings, components: Mapping[str, Mapping[str, str]]) -> None:
    """Runs the bot on a page of this machine until cancelled; its games are kept between runs."""
    client = Riquet(settings, settings.local_database, components, always_sync=True)
    local = LocalDiscord(client)
    try:
        await local.start()
        async with serve(local, settings.language, settings.local_port) as address:
            print(say(settings.language, "local-address", address=address), flush=True)
            if settings.local_browser:
                await asyncio.to_thread(webbrowser.open, address)
            await local.tick()
    finally:
        await local.stop()
