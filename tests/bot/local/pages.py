"""Local mode as it runs on a machine, and its pages as a browser uses them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from bot.app import make_client
from bot.config import Config
from bot.local.page import serve
from bot.local.simcord import LocalDiscord
from tests import toy
from tests.bot.program import free_port
from tests.discord import texts


class Page:
    """A channel's page as its script uses it: what it shows, and what is pressed and written there."""

    def __init__(self, http: aiohttp.ClientSession, address: str) -> None:
        parts = urlsplit(address)
        self._http = http
        self._base = f"{parts.scheme}://{parts.netloc}"
        self._headers = {"X-Simcord-Capability": parts.fragment}
        self._sequence = 0
        self.state: dict[str, Any] = {}

    async def open(self) -> None:
        async with self._http.post(f"{self._base}/api/pages", json={}, headers=self._headers) as answer:
            self.state = await answer.json()
        self._headers["X-Simcord-Context"] = self.state["context"]["id"]

    async def read(self) -> None:
        async with self._http.get(f"{self._base}/api/state", headers=self._headers) as answer:
            self.state = await answer.json()

    async def act(self, kind: str, **what: Any) -> dict[str, Any]:
        """Do something, and fail unless it was settled."""
        await self.read()
        return await self.act_late(kind, **what)

    async def act_late(self, kind: str, **what: Any) -> dict[str, Any]:
        """Do something by what was shown when it was last read, and fail unless it was settled."""
        self._sequence += 1
        envelope = {
            "protocol_version": 3,
            "sequence": self._sequence,
            "request_id": f"request-{self._sequence}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": kind,
        }
        action = envelope | what
        async with self._http.post(f"{self._base}/api/action", json=action, headers=self._headers) as answer:
            receipt = await answer.json()
        assert receipt["settlement"] == "settled", receipt
        await self.read()
        return receipt

    async def view_as(self, name: str) -> None:
        viewer = next(one for one in self.state["viewers"] if name in one.values())
        await self.act("viewer", viewer_id=viewer["id"])

    async def write(self, command: str, **options: str) -> None:
        """Send a slash command."""
        async with self._http.get(f"{self._base}/api/commands", headers=self._headers) as answer:
            catalog = await answer.json()
        entry = next(one for one in catalog["entries"] if one["invocation"] == command)
        await self.act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    async def press(self, label: str, *, late: bool = False) -> None:
        """Press the newest button with a label, as it is now or, ``late``, as it was last read."""
        message, key = next(
            (message, found)
            for message in reversed(self.messages())
            if (found := _control(message["components"], label))
        )
        act = self.act_late if late else self.act
        await act("click", target_id=message["id"], control_key=key)

    def messages(self) -> list[dict[str, Any]]:
        return [self.state["messages"][key] for key in self.state["timeline"]]

    def words(self) -> str:
        return "\n".join(texts(message["components"]) for message in self.messages())


def _control(components: list[Any], label: str) -> str | None:
    for component in components:
        if component.get("label") == label:
            return component["control_key"]
        if found := _control(component.get("components", []), label):
            return found
    return None


class Machine:
    """Local mode as it runs on a machine, with a browser."""

    def __init__(self, local: LocalDiscord, http: aiohttp.ClientSession, address: str) -> None:
        self.local = local
        self.address = address
        self.http = http

    async def index(self) -> str:
        async with self.http.get(self.address) as answer:
            assert answer.status == 200
            return await answer.text()

    async def page(self, key: str) -> Page:
        async with self.http.get(f"{self.address}open/{key}", allow_redirects=False) as answer:
            assert answer.status == 302
            page = Page(self.http, answer.headers["Location"])
        await page.open()
        return page

    async def begin(self, kind: str, level: str, **headers: str) -> tuple[int, str]:
        """Press the button that begins a game against the computer; return the status, and where it leads."""
        address = f"{self.address}begin/{kind}"
        given = {"data": {"level": level}, "headers": headers, "allow_redirects": False}
        async with self.http.post(address, **given) as answer:
            return answer.status, answer.headers.get("Location") or await answer.text()

    async def status(self, path: str) -> int:
        async with self.http.get(self.address + path) as answer:
            return answer.status


@asynccontextmanager
async def machine(database: Path, **given: Any) -> AsyncIterator[Machine]:
    """Run local mode once on a database."""
    toy.register()
    config = Config(_env_file=None, **given)  # type: ignore[call-arg]
    local = LocalDiscord(make_client(config, database, heed_locales=False, always_sync=True), config.language)
    async with serve(local, "en", free_port()) as address, aiohttp.ClientSession() as http:
        try:
            await local.start()
            await local.show()
            yield Machine(local, http, address)
        finally:
            await local.stop()
