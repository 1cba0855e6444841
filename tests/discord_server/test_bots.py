"""Somebody plays against a bot that thinks in a process of its own, while the process of all is killed."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from rules import Game
from tests.discord_server.ledger import games_amiss, messages_amiss
from tests.discord_server.people import Person
from tests.discord_server.process import Bot
from tests.discord_server.town import Town, command_of, give

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up there")
_THINKER = "bot.thinking.worker"
_KILLED_AFTER = 3
"""The process is killed again after so many decisions of the person."""
_PART, _WHOLE = 3, 60
"""So many decisions of the person are waited for: a part of a game, and more than a whole one has."""


def thinkers(bot: Bot) -> set[int]:
    """Return the ids of the processes that think for a bot that runs."""
    assert bot.process is not None
    lists = Path(f"/proc/{bot.process.pid}/task").glob("*/children")
    children = {int(child) for one in lists for child in one.read_text().split()}
    return {child for child in children if _THINKER in _command_line(child)}


def _command_line(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


async def the_person_s_turn(town: Town) -> Game:
    """Wait until the game waits for the person, or is over; return it."""

    def is_due() -> bool:
        found = town.rows("SELECT waiting FROM snapshot")
        return bool(found) and "1" not in found[0]["waiting"]

    await town.discord.until(is_due)
    game = town.game(town.channel)
    assert game is not None
    return game


async def alone(town: Town) -> tuple[Person, Person]:
    """Start a game of somebody against a strong bot; return both, as those are called who sit there."""
    ann, bot = town.people[0], Person(town.discord, town.discord.add_user("Bot (strong)"))
    await ann.slash(town.channel, "game new", game="Canal du Midi", seats=2, bots="strong")
    await ann.slash(town.channel, "game start")
    return ann, bot


@pytest.mark.parametrize("most", [_PART, pytest.param(_WHOLE, marks=pytest.mark.soak)])
async def test_a_strong_bot_plays_on_whatever_is_killed(empty_town: Town, most: int) -> None:
    """It bets without waiting for the person, and no process is left behind that thinks for nobody."""
    town, seen, decided = empty_town, set[int](), 0
    await town.bot.start()
    people = await alone(town)
    while (game := await the_person_s_turn(town)).outcome is None and decided < most:
        seen |= thinkers(town.bot)
        if decided % _KILLED_AFTER == 1:
            await town.bot.kill()
            await town.bot.start()
        await give(town.channel, command_of(game, 0, [*people], game.suggest(0)))
        decided += 1
    assert decided == _PART or game.outcome is not None
    await town.settled()
    assert await town.bot.stop() == 0
    assert len(seen) > decided // _KILLED_AFTER
    await town.discord.until(lambda: not any(_THINKER in _command_line(one) for one in seen))
    assert messages_amiss(town.discord, town.bot.database) == []
    assert await games_amiss(town.bot.database) == []
    assert "Traceback" not in town.bot.log


async def test_a_thinking_process_that_is_killed_costs_nothing(empty_town: Town) -> None:
    """Another is started, and the game goes on as if nothing had been."""
    town = empty_town
    await town.bot.start()
    people = await alone(town)
    for _ in range(2):
        game = await the_person_s_turn(town)
        for one in thinkers(town.bot):
            os.kill(one, signal.SIGKILL)
        await give(town.channel, command_of(game, 0, [*people], game.suggest(0)))
    await the_person_s_turn(town)
    await town.settled()
    assert "is started again" in town.bot.log
    assert await town.bot.stop() == 0
    assert await games_amiss(town.bot.database) == []
