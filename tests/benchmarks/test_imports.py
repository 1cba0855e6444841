"""The largest file that may come in: how long it holds up everybody who writes.

pytest -m benchmark -n 0 -s tests/benchmarks/test_imports.py
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from bot.table import Candidate
from bot.table.transfer.findings import read, written
from bot.ui.file_checks import FileChecks
from tests.benchmarks.promises import Promises
from tests.bot.exports import export_of
from tests.bot.table.filed import changed
from tests.bot.table.seated import CHANNEL, GUILD, MODERATOR, opened

pytestmark = pytest.mark.benchmark

LOG = 50_000
"""So many entries fit into a file of eight megabytes."""
TRANSACTION = 1.0
"""Seconds of the processor that making a game of it may take, in one transaction."""
READING = 0.3
"""Seconds of the processor that a thread may take to read what a check has found, in pieces."""


def lengthened(plain: dict[str, Any]) -> None:
    """Give a log entries that change nothing."""
    facts = {"seed": False, "over": False}
    entry = {"kind": "export", "time": 0, "seat": None, "action": None, "events": [], "passed": False}
    for seq in range(len(plain["entries"]) + 1, LOG + 1):
        plain["entries"].append(entry | {"seq": seq, "target": None, "about": None, "facts": facts})


async def test_the_largest_file_holds_nobody_up(tmp_path: Path, promises: Promises) -> None:
    data = changed(await export_of("canal_du_midi", tmp_path / "one.db"), lengthened)
    found = written(await FileChecks(apart=True).check(data))
    began = time.process_time()
    candidate = read(found)
    promises.at_most(
        READING, time.process_time() - began, f"what a check of {LOG} entries found is read", "s"
    )
    assert isinstance(candidate, Candidate)
    took = list[float]()
    async with opened(tmp_path / "other.db") as tables:
        for channel_id in range(CHANNEL, CHANNEL + 3):
            began = time.process_time()
            await tables.transfer.import_game(
                candidate, MODERATOR, [None] * 3, guild_id=GUILD, channel_id=channel_id
            )
            took.append(time.process_time() - began)
    promises.at_most(TRANSACTION, min(took), f"a log of {LOG} entries is brought in", "s")
