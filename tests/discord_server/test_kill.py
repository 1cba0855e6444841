"""Whenever the process is ended: what people were told is done, whole, once, and their channel hears of it.

KILLS=1000 python -m pytest -m soak -n 4 -s tests/discord_server/test_kill.py
"""

from __future__ import annotations

import os
import random

import pytest

from tests.discord_server.kill import Killing
from tests.discord_server.town import Town

KILLS = int(os.environ.get("KILLS", "1000"))
"""How often the process is ended in the long run, in all."""

RUNS = 8
"""So many towns share these ends, so that they can be run side by side."""


async def test_a_few_ends(empty_town: Town) -> None:
    killing = Killing(empty_town, random.Random(7), channels=2)
    await killing.begin()
    await check(killing, 3)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(RUNS))
async def test_many_ends(empty_town: Town, seed: int) -> None:
    await check(Killing(empty_town, random.Random(seed)), max(KILLS // RUNS, 1))


@pytest.mark.soak
async def test_many_ends_each_longer_than_nonces_are_known(empty_town: Town) -> None:
    await check(Killing(empty_town, random.Random(RUNS), forgets=True), max(KILLS // RUNS, 1))


async def check(killing: Killing, kills: int) -> None:
    """Check that all is as people were told, whatever was ended when."""
    await killing.run(kills)
    complaints = await killing.complaints()
    ends = ", ".join(f"{count} {moment.name.lower()}" for moment, count in killing.ended.items())
    print(f"{killing.stream.ledger.acknowledged} acts acknowledged; ended: {ends}")
    assert complaints == [], "\n".join(complaints)
    assert "Traceback" not in killing.town.bot.log
