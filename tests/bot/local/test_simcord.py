"""Local mode: its pages, used as a browser uses them, before and after a restart."""

from __future__ import annotations

import asyncio
import gc
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.i18n.catalogue import translate
from bot.local.simcord import PEOPLE, _drop_left_processes
from bot.ui.animations import Animations
from tests.bot.local.pages import Machine, Page, machine


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


@pytest.mark.looks_back
async def test_a_game_ends_at_once_and_is_looked_back_at_when_that_is_made(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No page waits until a whole game is drawn."""
    may_be_drawn = asyncio.Event()

    async def of(*given: Any, **named: Any) -> None:
        await may_be_drawn.wait()

    monkeypatch.setattr(Animations, "of", of)
    async with machine(database) as running:
        page, local = await running.page("c0"), running.local
        await started(page)
        tables = local.client.services.tables
        info = await tables.find(local.channels[0].id)
        assert info is not None
        while (position := await tables.load(info.id)).game.outcome is None:
            seat = position.game.waiting_for[0]
            await tables.play.act(info.id, position.info.seats[seat], position.game.suggest(seat))
        time_passes(running, monkeypatch, 12)
        async with asyncio.timeout(60):
            await local.tick()
        await page.read()
        assert "The toy game is over" in page.words()
        assert "looking back" not in page.words()
        may_be_drawn.set()
        async with asyncio.timeout(60):
            while "looking back" not in page.words():
                await local.tick()
                await page.read()
        assert "The toy game: over" in await running.index()


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
