"""The bot as the process that people start; rulebooks may be indexed once for many of them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from bot.config import Config
from tests.discord_server.server import AUTHORITY
from tests.discord_server.stand_in import TOKEN, Discord
from tests.forked import CAN_FORK, Forked, fork
from tests.indexed import INDEXED

ROOT = Path(__file__).parents[2]
STOPPING = 20
AS_PEOPLE_START_IT = ("-m", "bot")


@dataclass
class Bot:
    """The process of the bot in a folder of its own; ``database`` is the file that holds all games.

    ``arguments`` are what Python starts it with.
    """

    folder: Path
    proxy: str
    discord: Discord
    database: Path
    arguments: tuple[str, ...] = AS_PEOPLE_START_IT
    process: asyncio.subprocess.Process | Forked | None = None

    @classmethod
    def in_folder(cls, folder: Path, proxy: str, discord: Discord) -> Self:
        """Return the process with a database of its own."""
        return cls(folder, proxy, discord, folder / "riquet.db")

    @property
    def log(self) -> str:
        """Return all that it has written, of all its lives."""
        return (self.folder / "riquet.log").read_text("utf-8")

    @property
    def runs(self) -> bool:
        """Say whether it runs."""
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Start it; return once it is connected, and fail if it ends instead."""
        before = self.discord.gateway.identified
        await self.launch()
        assert self.process is not None
        ending = asyncio.create_task(self.process.wait())
        connected = asyncio.create_task(
            self.discord.until(
                lambda: self.discord.gateway.identified > before and self.discord.gateway.connected
            )
        )
        await asyncio.wait((ending, connected), return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if not connected.done():
            connected.cancel()
            raise AssertionError(f"it has ended instead of connecting:\n{self.log[-2000:]}")
        await connected

    async def launch(self) -> None:
        """Start it, and wait for nothing."""
        assert not self.runs
        with (self.folder / "riquet.log").open("ab") as log:
            if CAN_FORK and self.arguments[: len(INDEXED)] == INDEXED:
                code, rest = INDEXED[-1], self.arguments[len(INDEXED) :]
                self.process = await fork(code, rest, self.folder, log, **self._surroundings())
                return
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self.arguments,
                cwd=self.folder,
                env=self._surroundings(),
                stdout=log,
                stderr=log,
            )

    def _surroundings(self) -> dict[str, str]:
        ours = {name.upper() for name in Config.model_fields}
        plain = {name: value for name, value in os.environ.items() if name not in ours}
        return {
            **plain,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_PROXY": self.proxy,
            "SSL_CERT_FILE": str(AUTHORITY),
            "DATABASE": str(self.database),
        }

    async def stop(self) -> int:
        """Ask it to stop, as a service's manager does; return its exit code."""
        assert self.process is not None
        self._send(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), STOPPING)

    async def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if self.process is not None:
            if self.process.returncode is None:
                self._send(signal.SIGKILL)
            await self.process.wait()

    def _send(self, number: signal.Signals) -> None:
        """Send a signal; Process.send_signal would look whether it has ended, and lose its exit code."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, number)
