"""How the program ends: once and to the end, and with one line about what keeps it from running."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot import __main__, running
from bot.app import make_client
from bot.client import Riquet
from bot.config import Config
from bot.store import HeldError, StoreError
from bot.upkeep import HELD


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(cast(Any, SimpleNamespace(close_code=code)), shard_id=0, code=code)


def refused(status: int, reason: str) -> discord.HTTPException:
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason=reason)), "no")


ERRORS: tuple[tuple[Exception, int, str], ...] = (
    (discord.LoginFailure("no"), 1, "DISCORD_TOKEN: Discord does not accept this token"),
    (closed(4004), 1, "DISCORD_TOKEN: Discord does not accept this token"),
    (closed(4011), 1, "Discord has ended this: Shard ID 0 WebSocket closed with 4011"),
    (refused(403, "Forbidden"), 1, "Discord does not let the bot start: 403 Forbidden (error code: 0): no"),
    (refused(503, "Service Unavailable"), 1, "Discord does not let the bot start: 503 Service Unavailable"),
    (discord.PrivilegedIntentsRequired(0), 1, "Shard ID 0 is requesting privileged intents"),
    (aiohttp.ClientConnectionError("gone"), 1, "Discord cannot be reached: gone"),
    (StoreError("the database is full"), 1, "the database is full"),
    (HeldError("process 1 has it"), HELD, "process 1 has it"),
)


@pytest.mark.parametrize(("error", "status", "line"), ERRORS, ids=lambda one: str(one)[:30])
def test_what_keeps_it_from_running_is_one_line(
    error: Exception,
    status: int,
    line: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(running, "load_config", lambda: Config(discord_token="x"))  # type: ignore[arg-type]
    monkeypatch.setattr(running, "run_on_discord", fail)
    monkeypatch.setattr(discord.utils, "setup_logging", lambda **_: None)
    with pytest.raises(SystemExit) as ended:
        running.run()
    said = ended.value.code if isinstance(ended.value.code, str) else capsys.readouterr().err.rstrip()
    assert isinstance(said, str)
    assert said.startswith(f"riquet: {line}")
    assert "\n" not in said
    assert (ended.value.code == HELD) == (status == HELD)


def test_ctrl_c_before_anything_is_begun_ends_it_in_silence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(**_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.argv", ["riquet"])
    monkeypatch.setattr(running, "run", interrupted)
    with pytest.raises(SystemExit) as ended:
        __main__.main()
    assert ended.value.code == 130
    assert capsys.readouterr() == ("", "")


async def test_it_closes_once_and_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stop that comes while it closes comes after that: else its threads would keep the process alive."""
    begun, may_end, ended = asyncio.Event(), asyncio.Event(), list[str]()

    async def end(client: Riquet) -> None:
        begun.set()
        await may_end.wait()
        ended.append("closed")

    monkeypatch.setattr(Riquet, "_end", end)
    client = make_client(Config(_env_file=None), tmp_path / "x.db")  # type: ignore[call-arg]
    closings: tuple[Coroutine[Any, Any, None], ...] = (client.close(), client.__aexit__(None, None, None))
    first, second = map(asyncio.create_task, closings)
    await begun.wait()
    for _ in range(2):
        first.cancel()
        await asyncio.wait([first], timeout=0)
    assert not first.done()
    may_end.set()
    await asyncio.wait([first, second])
    assert first.cancelled()
    assert second.result() is None
    await client.close()
    assert ended == ["closed"]
