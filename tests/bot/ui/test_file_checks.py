"""The checks of files as processes of their own: they can be ended, and there are few at a time."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from pathlib import Path

import msgspec
import pytest

from bot.processes import Process, start
from bot.table import TableError
from bot.table.transfer.findings import Finding, Refusal, read
from bot.ui import file_checks
from bot.ui.file_check import checked
from bot.ui.file_checks import FileChecks
from rules import GAMES
from tests.before.loading import EXPORTS, export
from tests.bot.mutants import resealed
from tests.bot.table.filed import changed
from tests.bot.table.seated import Clock


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


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.soak if name == "export-arriala" else ()) for name in EXPORTS],
)
async def test_a_process_finds_what_this_one_does(started: asyncio.Queue[Process], name: str) -> None:
    """The games outside the tree too, as the toy is; of each game one file is enough for the plain run."""
    data = export(name)
    found = await FileChecks(apart=True).check(data)
    assert found == checked(data, GAMES)
    assert started.get_nowait().returncode == 0


async def test_a_process_refuses_with_the_same_word(started: asyncio.Queue[Process]) -> None:
    data = changed(export("export-arriala"), lambda plain: plain["entries"][1].update(events=[]))
    with pytest.raises(TableError) as refused:
        await FileChecks(apart=True).check(data)
    assert (refused.value.key, dict(refused.value.params)) == ("import_entry", {"number": 2})
    assert started.get_nowait().returncode == 0


ENDLESS = "while True: pass"
LIMITED = "import sys; from bot.processes import keep_within; keep_within(*map(int, sys.argv[1:3]))\n"


async def test_a_check_ends_when_its_time_is_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    do_instead(monkeypatch, tmp_path, LIMITED + ENDLESS)
    with pytest.raises(TableError, match="import_too_much"):
        await FileChecks(apart=True, seconds=1).check(b"")
    assert started.get_nowait().returncode is not None


async def test_a_check_that_only_waits_is_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    do_instead(monkeypatch, tmp_path, "import threading; threading.Event().wait()")
    monkeypatch.setattr(file_checks, "_PATIENCE", 0.1)
    with pytest.raises(TableError, match="import_too_much"):
        await FileChecks(apart=True, seconds=1).check(b"")
    assert started.get_nowait().returncode is not None


async def test_a_check_gets_no_more_memory_than_its_share() -> None:
    """What a file asks for in memory is refused by the system, and the process says so."""
    plain = {"format": "riquet-game", "deep": [[[0] * 30] * 100] * 2_000}
    with pytest.raises(TableError, match="import_too_much"):
        await FileChecks(apart=True, memory=60 << 20).check(resealed(plain))


async def test_a_check_that_fails_is_a_fault_of_the_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    do_instead(monkeypatch, tmp_path, "raise ImportError('lost')")
    with pytest.raises(RuntimeError, match="lost"):
        await FileChecks(apart=True).check(b"")


async def test_what_a_check_says_beside_is_in_the_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    says = (
        "import sys; from bot.table.transfer.findings import Refusal, written; sys.stderr.write('look here');"
    )
    do_instead(monkeypatch, tmp_path, says + "sys.stdout.buffer.write(written(Refusal('import_state', {})))")
    with pytest.raises(TableError, match="import_state"):
        await FileChecks(apart=True).check(b"")
    assert "look here" in caplog.text


async def test_nothing_runs_on_when_nobody_waits_any_more(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    do_instead(monkeypatch, tmp_path, ENDLESS)
    checks = FileChecks(apart=True)
    task = asyncio.create_task(checks.check(b""))
    process = await started.get()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)
    with pytest.raises(TableError, match="import_unreadable"):
        await FileChecks(apart=False).check(b"")


async def test_what_a_check_finds_is_read_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = list[threading.Thread]()

    def noted(data: bytes) -> Finding:
        reading.append(threading.current_thread())
        return read(data)

    monkeypatch.setattr(file_checks, "read", noted)
    await FileChecks(apart=True).check(export("export"))
    assert reading
    assert threading.main_thread() not in reading


async def test_what_is_no_finding_is_a_fault_of_the_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    do_instead(monkeypatch, tmp_path, "import pickle, sys; sys.stdout.buffer.write(pickle.dumps([1]))")
    with pytest.raises(msgspec.DecodeError):
        await FileChecks(apart=True).check(b"")


@pytest.mark.skipif(sys.platform == "win32", reason="no process ends by these signals there")
@pytest.mark.parametrize(
    ("end", "too_much"),
    [
        ("os.kill(os.getpid(), signal.SIGKILL)", True),
        ("os.kill(os.getpid(), signal.SIGXCPU)", True),
        ("sys.exit(3)", True),
        ("os.kill(os.getpid(), signal.SIGSEGV)", False),
        ("os.abort()", False),
        ("sys.exit(1)", False),
        ("sys.exit(4)", False),
    ],
)
async def test_only_limits_are_a_word_about_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, end: str, too_much: bool
) -> None:
    """All else is a fault of the bot, whatever somebody has done to find it."""
    do_instead(monkeypatch, tmp_path, f"import os, signal, sys; {end}")
    expected = pytest.raises(TableError, match="import_too_much") if too_much else pytest.raises(RuntimeError)
    with expected:
        await FileChecks(apart=True).check(b"")


async def test_of_a_check_that_fails_the_log_gets_the_beginning(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    do_instead(monkeypatch, tmp_path, "import sys; sys.stderr.write('x' * 100_000); sys.exit(1)")
    with pytest.raises(RuntimeError) as failed:
        await FileChecks(apart=True).check(b"")
    assert 2_000 < len(str(failed.value)) < 2_100


async def test_a_server_has_one_check_and_all_have_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes too early is told so; others wait for one another, and find room again afterwards."""
    going, most, go_on = 0, 0, asyncio.Event()

    async def waits(checks: FileChecks, data: bytes) -> Refusal:
        nonlocal going, most
        going += 1
        most = max(most, going)
        await go_on.wait()
        going -= 1
        return Refusal("import_log", {})

    monkeypatch.setattr(FileChecks, "_check_apart", waits)
    checks = FileChecks(apart=True)

    async def check(guild: int) -> None:
        with pytest.raises(TableError, match="import_log"), checks.room(guild):
            await checks.check(b"")

    tasks = [asyncio.create_task(check(guild)) for guild in range(4)]
    await asyncio.sleep(0)
    for guild in (0, 3, 99):
        with pytest.raises(TableError, match="import_busy"), checks.room(guild):
            pass
    go_on.set()
    await asyncio.gather(*tasks)
    assert most == 1
    await check(99)


async def test_a_server_rests_after_a_file_that_took_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others do not, nor does one whose file was refused for what is in it."""
    clock, found = Clock(), "import_too_much"

    async def refuses(checks: FileChecks, data: bytes) -> Refusal:
        return Refusal(found, {})

    monkeypatch.setattr(FileChecks, "_check_apart", refuses)
    checks = FileChecks(apart=True, clock=lambda: clock().timestamp())

    async def check(guild: int) -> TableError:
        with pytest.raises(TableError) as refused, checks.room(guild):
            await checks.check(b"")
        return refused.value

    assert (await check(1)).key == "import_too_much"
    for seconds, minutes in ((1, 10), (539, 1), (59, 1)):
        clock.advance(seconds=seconds)
        resting = await check(1)
        assert (resting.key, dict(resting.params)) == ("import_rest", {"minutes": minutes})
    found = "import_state"
    for _ in range(2):
        assert (await check(2)).key == "import_state"
    clock.advance(seconds=2)
    assert (await check(1)).key == "import_state"
