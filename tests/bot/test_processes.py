"""Processes that the bot starts."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading

import pytest

from bot.processes import Process, followed, start

HANGS = ("-c", "import threading; threading.Event().wait()")


def test_a_process_does_not_get_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    with start("-c", "import os, sys; sys.exit('DISCORD_TOKEN' in os.environ)") as process:
        assert process.wait() == 0


def test_no_process_is_started_that_might_find_another_riquet(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = os.pathsep.join(("games", "of others"))
    monkeypatch.setattr(sys, "path", [*sys.path, folder])
    with pytest.raises(ValueError, match=folder):
        start("-c", "pass")


def output(process: Process) -> bytes:
    return process.communicate()[0]


async def test_a_process_is_followed_to_its_end() -> None:
    process = start("-c", "print('found')")
    assert await followed(process, output, 60) == b"found" + os.linesep.encode()
    assert process.returncode == 0


async def test_a_process_that_takes_too_long_is_ended() -> None:
    process = start(*HANGS)
    with pytest.raises(TimeoutError):
        await followed(process, output, 0.1)
    assert process.returncode is not None


async def test_the_loop_ends_a_process_and_a_thread_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As much memory as a process may have takes the system a while to give back."""
    wait, waiting = subprocess.Popen.wait, list[threading.Thread]()

    def noted(process: Process, timeout: float | None = None) -> int:
        waiting.append(threading.current_thread())
        return wait(process, timeout)

    monkeypatch.setattr(subprocess.Popen, "wait", noted)
    with pytest.raises(TimeoutError):
        await followed(start(*HANGS), output, 0.1)
    assert waiting
    assert threading.main_thread() not in waiting


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends processes by a number of their own")
async def test_a_process_within_limits_is_the_first_that_the_system_ends() -> None:
    says = "from bot.processes import keep_within; keep_within(9, 1 << 28); "
    says += "print(open('/proc/self/oom_score_adj').read())"
    assert (await followed(start("-c", says), output, 60)).split() == [b"1000"]


async def test_a_process_that_nobody_waits_for_is_ended() -> None:
    process = start(*HANGS)
    following = asyncio.create_task(followed(process, output, 60))
    await asyncio.sleep(0)
    following.cancel()
    with pytest.raises(asyncio.CancelledError):
        await following
    assert process.returncode is not None
