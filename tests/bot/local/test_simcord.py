"""Local mode: its pages, used as a browser uses them, before and after a restart."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest
import simcord

from bot.app import make_client
from bot.config import Config
from bot.i18n.catalogue import translate
from bot.local.page import serve
from bot.local.simcord import PEOPLE, LocalDiscord, _drop_left_processes
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


async def started(page: Page) -> None:
    """Open a table of two for the toy and start it; the host begins."""
    await page.write("game new", game="Toy", seats="2")
    await page.view_as(PEOPLE[1])
    await page.press("Join")
    await page.view_as(PEOPLE[0])
    await page.press("Start")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "local.db"


async def entries(machine: Machine) -> list[int]:
    """Return the interactions of all that was done in the games."""
    rows = await machine.local.client.services.tables.store.reader.rows(
        "SELECT interaction_id FROM entry WHERE interaction_id IS NOT NULL ORDER BY seq"
    )
    return [row["interaction_id"] for row in rows]


def time_passes(machine: Machine, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let so much time pass until the clock is next read."""
    later = datetime.now(UTC) + timedelta(seconds=seconds)
    local = machine.local
    monkeypatch.setattr(local, "_behind", lambda: (later - local.env.now()).total_seconds())


async def test_the_first_move_after_a_restart_counts(database: Path) -> None:
    async with machine(database) as first:
        made = [one.id for one in (*first.local.channels, *first.local.people)]
        page = await first.page("c0")
        await started(page)
        await page.write("toy choose", number="1")
        before = await entries(first)
        assert len(before) == 1
    async with machine(database) as second:
        assert [one.id for one in (*second.local.channels, *second.local.people)] == made
        assert abs(datetime.now(UTC) - second.local.env.now()) < timedelta(minutes=1)
        assert "The toy game: waiting for Joan" in await second.index()
        page = await second.page("c0")
        assert "Pond 1, worth 1: empty." in page.words()
        await page.view_as(PEOPLE[1])
        await page.write("toy choose", number="2")
        after = await entries(second)
        assert after[:1] == before
        assert len(after) == len(set(after)) == 2
        await page.press("Play")
        assert "Joan" in page.words()


async def test_an_open_table_is_there_after_a_restart(database: Path) -> None:
    async with machine(database) as first:
        await (await first.page("c1")).write("game new", game="Toy")
    async with machine(database) as second:
        assert "The toy game: open table" in await second.index()
        page = await second.page("c1")
        await page.view_as(PEOPLE[2])
        await page.press("Join")
        assert "Maëlle and Friedrich" in page.words()


async def test_people_read_the_owners_language_too(database: Path) -> None:
    """The owner's language holds until somebody sets another, although SimCord has English for all."""
    async with machine(database, bot_language="fr") as local:
        page = await local.page("c0")
        await page.write("help")
        assert translate("fr", "help-head").strip("# ") in page.words()
        await page.write("language me", language="oc")
        await page.write("help")
        assert translate("oc", "help-head").strip("# ") in page.words()


async def test_each_channel_has_its_page_and_keeps_it(database: Path) -> None:
    async with machine(database) as local:
        one, two = await local.page("c0"), await local.page("c1")
        await one.write("game new", game="Toy")
        await two.write("help")
        await one.view_as(PEOPLE[1])
        await one.press("Join")
        assert "Maëlle and Joan" in one.words()
        again = await local.page("c0")
        assert "Maëlle and Joan" in again.words()
        assert "How to play" not in again.words()
        mail = await local.page("d3")
        await mail.write("help")
        assert "How to play" in mail.words()
        assert await local.status("open/c9") == 404


async def test_what_one_page_does_another_shows(database: Path) -> None:
    async with machine(database) as local:
        one, two = await local.page("c0"), await local.page("c0")
        await one.write("game new", game="Toy")
        await one.view_as(PEOPLE[1])
        await one.press("Join")
        await two.read()
        assert "Maëlle and Joan" in two.words()


async def test_a_press_counts_though_the_message_has_changed_meanwhile(database: Path) -> None:
    """What was pressed is done, not what stands in its place now; so is what was typed."""
    async with machine(database) as local:
        one, two = await local.page("c0"), await local.page("c0")
        await one.write("game new", game="Toy", seats="3")
        await two.view_as(PEOPLE[1])
        await one.press("Add bot (easy)")
        await two.press("Join", late=True)
        assert "Maëlle, Bot (easy) and Joan" in two.words()
        await one.read()
        await two.press("Leave")
        await one.press("Remove bot", late=True)
        assert "Maëlle and Bot (easy)" not in one.words()


async def test_what_is_gone_is_not_pressed(database: Path) -> None:
    async with machine(database) as local:
        one, two = await local.page("c0"), await local.page("c0")
        await one.write("game new", game="Toy", seats="2")
        await two.read()
        await one.press("Add bot (easy)")
        with pytest.raises(AssertionError, match="rejected"):
            await two.press("Add bot (fair)", late=True)
        await two.read()
        assert "Maëlle and Bot (easy)" in two.words()


async def test_a_refusal_is_shown_and_the_page_goes_on(database: Path) -> None:
    async with machine(database) as local:
        page = await local.page("c0")
        await page.write("undo")
        assert "There is no game in this channel." in page.words()
        await page.write("game new", game="Toy")
        await page.write("undo")
        assert "The game has not started yet." in page.words()


async def test_a_slow_machine_is_waited_for(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An action in which much is drawn ends well, though SimCord by itself does not wait for it."""
    patience: list[float] = []
    settle = simcord.Env._settle_internal

    async def noted(env: simcord.Env, **given: Any) -> None:
        patience.append(given.get("timeout") or env.settle_timeout)
        await settle(env, **given)

    monkeypatch.setattr(simcord.Env, "_settle_internal", noted)
    async with machine(database) as local:
        await started(await local.page("c0"))
        assert patience
        assert min(patience) >= 60


async def test_a_fifth_person_watches_by_direct_message(database: Path) -> None:
    """The open page of their messages shows each board as it comes, and a substitute can be called for."""
    async with machine(database) as local:
        page, mail = await local.page("c0"), await local.page(f"d{len(PEOPLE) - 1}")
        await started(page)
        await page.view_as(PEOPLE[4])
        await page.write("watch")
        await mail.read()
        assert len(mail.messages()) == 1
        for number, name in enumerate(PEOPLE[:2], start=1):
            await page.view_as(name)
            await page.write("toy choose", number=str(number))
        await mail.read()
        assert "Maëlle chose 1" in mail.words()
        assert "Play" not in mail.words().split("\n")
        assert len(mail.messages()) == 2


async def test_the_first_person_moderates(database: Path) -> None:
    async with machine(database) as local:
        page = await local.page("c0")
        await started(page)
        await page.write("mod reset")
        await page.press("Cancel")
        assert "Nothing was changed." in page.words()
        await page.view_as(PEOPLE[1])
        await page.write("mod reset")
        assert "Only moderators can do that" in page.words()


async def test_time_goes_on_and_what_failed_is_tried_again(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with machine(database) as local:
        page = await local.page("c0")
        local.local.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
        await page.write("game new", game="Toy")
        assert "open table" not in page.words()
        time_passes(local, monkeypatch, 12)
        await local.local.tick()
        await page.read()
        assert "open table" in page.words()


async def test_after_a_long_sleep_the_clock_jumps(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with machine(database) as local:
        page = await local.page("c0")
        await started(page)
        time_passes(local, monkeypatch, 3 * 86400)
        sweeps: list[int] = []
        outbox = local.local.client.services.tables.outbox
        due = outbox.due

        async def counted(*given: Any) -> Any:
            sweeps.append(1)
            return await due(*given)

        monkeypatch.setattr(outbox, "due", counted)
        await local.local.tick()
        assert local.local.env.now() - datetime.now(UTC) > timedelta(days=2)
        assert len(sweeps) < 5
        await page.write("toy choose", number="1")
        assert len(await entries(local)) == 1


async def test_nothing_is_left_of_a_picture_that_nobody_waited_for(database: Path) -> None:
    too_much = "import sys; sys.stdout.buffer.write(bytes(900_000))"
    async with machine(database):
        left = await asyncio.create_subprocess_exec(
            sys.executable, "-c", too_much, stdout=asyncio.subprocess.PIPE
        )
    assert left._transport.is_closing()  # type: ignore[attr-defined]


async def test_no_process_is_left_at_the_end() -> None:
    """Those of before Python was told to leave alone what stays are ended too."""
    left = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "input()", stdin=asyncio.subprocess.PIPE
    )
    gc.freeze()
    await _drop_left_processes()
    async with asyncio.timeout(20):
        assert await left.wait() != 0


async def test_a_game_against_the_computer_is_begun_by_one_press(database: Path) -> None:
    """It opens in a channel that is free, with the board and the button to play, and hints allowed."""
    async with machine(database) as running:
        assert 'action="/begin/canal_du_midi"' in await running.index()
        status, address = await running.begin("canal_du_midi", "easy")
        assert status == 303
        page = Page(running.http, address)
        await page.open()
        assert "Bot (easy)" in page.words()
        await page.press("Play")
        await page.press("Hint")
        assert "A strong bot would do this" in page.words()
        info = await running.local.client.services.tables.find(running.local.channels[0].id)
        assert info is not None
        assert (info.computers, info.hints) == ((1,), True)


async def test_what_does_not_begin_a_game(database: Path) -> None:
    """Forms of other sites, games and levels that there are not, and channels that are all taken."""
    async with machine(database) as running:
        assert (await running.begin("canal_du_midi", "easy", Origin="http://elsewhere.example"))[0] == 403
        assert (await running.begin("canal_du_midi", "easy", Host="evil.example"))[0] == 403
        foul = {"Content-Type": "application/x-www-form-urlencoded; charset=foo"}
        assert (await running.begin("canal_du_midi", "easy", **foul))[0] == 400
        assert (await running.begin("chess", "easy"))[0] == 404
        assert (await running.begin("canal_du_midi", "divine"))[0] == 404
        for _ in running.local.channels:
            assert (await running.begin("canal_du_midi", "easy"))[0] == 303
        status, told = await running.begin("canal_du_midi", "easy")
        assert status == 409
        assert "All channels have a game" in told
