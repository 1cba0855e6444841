"""Discord's addresses on this machine: a proxy that leads to the stand-in whatever is meant for Discord.

The bot asks the proxy for Discord's own addresses and speaks TLS with them, as it does with Discord. The
certificate is signed by an authority of the tests alone (``authority.pem``), whose key nobody has any more.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from tests.discord_server.rest import Rest
from tests.discord_server.stand_in import Discord

AUTHORITY = Path(__file__).with_name("authority.pem")
CERTIFICATE = Path(__file__).with_name("certificate.pem")
GATEWAY = "gateway.discord.gg"
HOSTS = ("discord.com", GATEWAY, "cdn.discordapp.com")


class Proxy(asyncio.Protocol):
    """One connection to the proxy: it names where it wants to go, and then the stand-in speaks with it."""

    def __init__(self, discord: Discord, handlers: web.Server, context: ssl.SSLContext) -> None:
        self._discord = discord
        self._handlers = handlers
        self._context = context
        self._asked = b""
        self._leading: asyncio.Task[None] | None = None
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Remember the connection."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Read where the connection is to lead."""
        self._asked += data
        if self._leading is None and b"\r\n\r\n" in self._asked:
            self._leading = asyncio.get_running_loop().create_task(self._lead())

    async def _lead(self) -> None:
        method, target, _ = self._asked.split(b"\r\n")[0].decode().split(" ")
        host = target.rpartition(":")[0]
        if method != "CONNECT" or host not in HOSTS:
            self._discord.faults.append(f"the bot wants to reach {method} {target}")
            self._transport.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
            self._transport.close()
            return
        if host == GATEWAY:
            await self._discord.gateway.admit()
        self._transport.write(b"HTTP/1.1 200 Connection established\r\n\r\n")
        handler = self._handlers()
        try:
            secured = await asyncio.get_running_loop().start_tls(
                self._transport, handler, self._context, server_side=True
            )
        except OSError:
            # The bot was ended meanwhile.
            return
        if secured is not None:
            handler.connection_made(secured)


@asynccontextmanager
async def serving(discord: Discord) -> AsyncIterator[str]:
    """Let the stand-in be reached; yield the address of the proxy that leads to it."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(CERTIFICATE)
    runner = web.AppRunner(Rest(discord).application(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    assert isinstance(runner.server, web.Server)
    handlers = runner.server
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Proxy(discord, handlers, context), "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        discord.gateway.drop()
        await runner.cleanup()
