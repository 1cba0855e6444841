"""The checks of files as processes of their own: they can be ended, and there are few at a time."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from bot.processes import Process, start
from bot.table import TableError
from bot.ui import file_checks
from bot.ui.file_check import checked
from bot.ui.file_checks import FileChecks
from rules import GAMES
from tests.before.loading import export
from tests.bot.mutants import resealed
from tests.bot.table.filed import changed

GUILD = 5


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> asyncio.Queue[Process]:
    """Return the processes that are started."""
    found: asyncio.Queue[Process] = asyncio.Queue()

    def noted(*arguments: str, stdin: int, stderr: int) -> Process:
        process = start(*arguments, stdin=stdin, stderr=stderr)
        found.put_nowait(process)
        return process

    monkeypatch.setattr(file_checks, "start", noted)
    return found


def do_instead(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> None:
    """Let another program be what checks files."""
    (folder / "instead.py").write_text(text)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(file_checks, "CHECK", "instead")


@pytest.mark.parametrize("name", ["export", "export-arriala"])
async def test_a_process_finds_what_this_one_does(started: asyncio.Queue[Process], name: str) -> None:
    """The games outside the tree too, as the toy is."""
    data = export(name)
    found = await FileChecks(apart=True).check(GUILD, data)
    assert found == checked(data, GAMES)
    assert started.get_nowait().returncode == 0


async def test_a_process_refuses_with_the_same_word(started: asyncio.Queue[Process]) -> None:
    data = changed(export("export-arriala"), lambda plain: plain["entries"][1].update(events=[]))
    with pytest.raises(TableError) as refused:
        await FileChecks(apart=True).check(GUILD, data)
    assert (refused.value.key, dict(refused.value.params)) == ("import_entry", {"number": 2})
    assert started.get_nowait().returncode == 0


ENDLESS = "while True: pass"
LIMITED = "import sys; from bot.processes import keep_within; keep_within(*map(int, sys.argv[1:3]))\n"


async def test_a_check_ends_when_its_time_is_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    do_instead(monkeypatch, tmp_path, LIMITED + ENDLESS)
    with pytest.raises(TableError, match="import_too_much"):
        await FileChecks(apart=True, seconds=1).check(GUILD, b"")
    assert started.get_nowait().returncode is not None


async def test_a_check_that_only_waits_is_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    do_instead(monkeypatch, tmp_path, "import threading; threading.Event().wait()")
    monkeypatch.setattr(file_checks, "_PATIENCE", 0.1)
    with pytest.raises(TableError, match="import_too_much"):
        await FileChecks(apart=True, seconds=1).check(GUILD, b"")
    assert started.get_nowait().returncode is not None


async def test_a_check_gets_no_more_memory_than_its_share() -> None:
    """What a file asks for in memory is refused by the system, and the process says so."""
    plain = {"format": "riquet-game", "deep": [[[0] * 30] * 100] * 2_000}
    with pytest.raises(TableError, match="import_too_much"):
        await FileChecks(apart=True, memory=60 << 20).check(GUILD, resealed(plain))


async def test_a_check_that_fails_is_a_fault_of_the_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    do_instead(monkeypatch, tmp_path, "raise ImportError('lost')")
    with pytest.raises(RuntimeError, match="lost"):
        await FileChecks(apart=True).check(GUILD, b"")


async def test_what_a_check_says_beside_is_in_the_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    says = "import pickle, sys; from bot.ui.file_check import Refusal; sys.stderr.write('look here');"
    do_instead(
        monkeypatch, tmp_path, says + "sys.stdout.buffer.write(pickle.dumps(Refusal('import_state', {})))"
    )
    with pytest.raises(TableError, match="import_state"):
        await FileChecks(apart=True).check(GUILD, b"")
    assert "look here" in caplog.text


async def test_nothing_runs_on_when_nobody_waits_any_more(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    do_instead(monkeypatch, tmp_path, ENDLESS)
    checks = FileChecks(apart=True)
    task = asyncio.create_task(checks.check(GUILD, b""))
    process = await started.get()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)
    with pytest.raises(TableError, match="import_unreadable"):
        await FileChecks(apart=False).check(GUILD, b"")


async def test_a_server_has_one_check_and_all_have_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes too early is told so; others wait for one another, and find room again afterwards."""
    going, most, go_on = 0, 0, asyncio.Event()

    async def waits(checks: FileChecks, data: bytes) -> str:
        nonlocal going, most
        going += 1
        most = max(most, going)
        await go_on.wait()
        going -= 1
        return "found"

    monkeypatch.setattr(FileChecks, "_check_apart", waits)
    checks = FileChecks(apart=True)
    tasks = [asyncio.create_task(checks.check(guild, b"")) for guild in range(8)]
    await asyncio.sleep(0)
    for guild in (0, 7, 99):
        with pytest.raises(TableError, match="import_busy"):
            await checks.check(guild, b"")
    go_on.set()
    assert await asyncio.gather(*tasks) == ["found"] * 8
    assert most == 2
    assert await checks.check(99, b"") == "found"
