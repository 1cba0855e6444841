"""A disk that takes no more, or a database that another holds: people hear of it, and nothing is lost."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from bot.i18n.catalogue import translate
from tests.discord_server.interactions import Answer
from tests.discord_server.ledger import games_amiss, messages_amiss
from tests.discord_server.people import shown
from tests.discord_server.town import Town, give

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's own")

GAME = "Arriala"
PAGE = 4096
OURS = translate("en", "error-ours", number="").split(";")[0]


@contextmanager
def full_disk(town: Town, room: int) -> Iterator[None]:
    """Let the bot write no file beyond the size of its journal now and some room; a write beyond it fails."""
    import resource

    assert town.bot.process is not None
    journal = town.bot.database.with_name("riquet.db-wal").stat().st_size
    number, most = town.bot.process.pid, (journal + room, resource.RLIM_INFINITY)
    kept = resource.prlimit(number, resource.RLIMIT_FSIZE, most)
    try:
        yield
    finally:
        resource.prlimit(number, resource.RLIMIT_FSIZE, kept)


async def act(town: Town) -> Answer:
    """Let who is waited for do what is suggested; return the answer."""
    command = town.next_command(town.channel)
    assert command is not None
    return await give(town.channel, command)


def entries(town: Town) -> int:
    """Return how much has been done in all games."""
    return town.rows("SELECT count(*) AS entries FROM entry")[0]["entries"]


async def check_whole(town: Town) -> None:
    """Check that all is delivered once, and that the games are as their logs say."""
    await town.settled()
    assert await town.bot.stop() == 0
    assert messages_amiss(town.discord, town.bot.database) == []
    assert await games_amiss(town.bot.database) == []


async def test_what_a_full_disk_does_not_take_is_not_done(town: Town) -> None:
    await town.open_game(town.channel, GAME, 2)
    await town.settled()
    with full_disk(town, room=0):
        assert OURS in shown((await act(town)).message)
        assert entries(town) == 0
    assert OURS not in shown((await act(town)).message)
    assert entries(town) == 1
    await check_whole(town)


@pytest.mark.soak
async def test_any_write_may_fail(town: Town) -> None:
    """Of each act one more page is written before the disk fails: what was told is what is done."""
    await town.open_game(town.channel, GAME, 2)
    told: list[bool] = []
    for pages in range(60):
        if town.next_command(town.channel) is None:
            break
        before = entries(town)
        with full_disk(town, room=pages * PAGE):
            told.append(OURS not in shown((await act(town)).message))
        assert entries(town) == before + told[-1], pages
    assert set(told) == {True, False}
    await check_whole(town)


@pytest.mark.soak
async def test_who_holds_the_database_holds_it_up_for_a_while(town: Town) -> None:
    """Five seconds the bot waits for the file; then people are told, and later all goes on."""
    await town.open_game(town.channel, GAME, 2)
    await town.settled()
    with closing(sqlite3.connect(town.bot.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert OURS in shown((await act(town)).message)
        other.execute("ROLLBACK")
    assert entries(town) == 0
    assert OURS not in shown((await act(town)).message)
    await check_whole(town)
