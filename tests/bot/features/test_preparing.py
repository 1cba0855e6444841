"""The rulebooks' indexes as a process of its own makes them for the bot."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NoReturn

import pytest

from bot.app import make_client
from bot.client import Riquet
from bot.features.rulebook import lookup, preparing
from bot.features.rulebook.preparing import prepare
from bot.processes import Process, start
from rules.language.rulebook import indexes, load, load_rulebook, rulebook_languages, search
from rules.language.rulebook.index import Index
from rules.language.rulebook.indexes import Book, index_of
from rules.language.words import Words
from tests.bot.answers import answer_of
from tests.discord import Server
from tests.discord import server as running

KIND = "canal_du_midi"
TITLE = Words(KIND, "en").text("title")
HANGS = "import threading; threading.Event().wait()"
UNREADABLE = (
    "from rules.language.rulebook import indexing\n"
    "def fail(kind, language): raise PermissionError\n"
    "indexing.load_rulebook = fail\n"
    "indexing.main()\n"
)
"""The process that indexes, where no book may be read."""
QUERIES = ("lock", "who wins", "Schleuse", "wer gewint", "que se passe-t-il en cas d’égalité")


class Lasting(Server):
    """A server whose bot has the process for itself, as the program's."""

    def _new_client(self) -> Riquet:
        return make_client(self.config, self.database, always_sync=True, lasting=True)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> dict[Book, Future[Index]]:
    """Let no book and no index be there, and return the indexes that come to be; one game has a rulebook."""
    found: dict[Book, Future[Index]] = {}
    monkeypatch.setattr(indexes, "_indexes", found)
    monkeypatch.setattr(load, "_rulebooks", {})
    monkeypatch.setattr(preparing, "books", lambda: [KIND])
    return found


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> asyncio.Queue[Process]:
    """Return the processes that are started."""
    found: asyncio.Queue[Process] = asyncio.Queue()

    def noted(*arguments: str) -> Process:
        process = start(*arguments)
        found.put_nowait(process)
        return process

    monkeypatch.setattr(preparing, "start", noted)
    return found


def make_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process read no book and make no index."""

    def fail(kind: str, language: str) -> NoReturn:
        raise AssertionError((kind, language))

    monkeypatch.setattr(load, "_read_rulebook", fail)
    monkeypatch.setattr(indexes, "make_index", fail)


def found() -> list[Any]:
    """Return what is found with some queries in all languages."""
    return [search((KIND,), one, query) for one in rulebook_languages(KIND) for query in QUERIES]


async def test_another_process_makes_what_is_looked_up_in(
    monkeypatch: pytest.MonkeyPatch, started: asyncio.Queue[Process], known: dict[Book, Future[Index]]
) -> None:
    wanted = found()
    known.clear()
    load.forget_rulebooks()
    make_none(monkeypatch)
    await prepare()
    assert found() == wanted
    assert started.get_nowait().returncode is not None
    await prepare()
    assert started.empty(), "all are there"


async def test_who_asks_meanwhile_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, known: dict[Book, Future[Index]]
) -> None:
    """All are promised before anything is waited for."""
    make_none(monkeypatch)
    task = asyncio.create_task(prepare())
    await asyncio.sleep(0)
    last = rulebook_languages(KIND)[-1]
    assert (await asyncio.to_thread(index_of, KIND, last)).language == last
    await task


async def test_when_it_is_stopped_its_process_is_ended(
    started: asyncio.Queue[Process], known: dict[Book, Future[Index]]
) -> None:
    """Whoever waited, or asks later, has what they need made here."""
    task = asyncio.create_task(prepare())
    process = await started.get()
    waiting = asyncio.create_task(asyncio.to_thread(index_of, KIND, "en"))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert process.returncode is not None
    assert await waiting is index_of(KIND, "en")
    assert set(known) == {(KIND, "en")}


@pytest.mark.parametrize(
    ("does", "error"),
    [
        ("pass", EOFError),
        (
            "print('begun by something else', flush=True); import threading; threading.Event().wait()",
            ValueError,
        ),
        (HANGS, TimeoutError),
    ],
    ids=["ends", "writes something else", "hangs"],
)
async def test_a_process_that_does_not_do_what_it_is_for_is_ended(
    monkeypatch: pytest.MonkeyPatch,
    started: asyncio.Queue[Process],
    known: dict[Book, Future[Index]],
    does: str,
    error: type[Exception],
) -> None:
    monkeypatch.setattr(preparing, "INDEXING", ("-c", does))
    monkeypatch.setattr(preparing, "PATIENCE", 0.2 if error is TimeoutError else 60)
    with pytest.raises(error):
        await prepare()
    assert started.get_nowait().returncode is not None
    assert not known


@pytest.mark.parametrize("turns", range(8))
async def test_it_ends_wherever_everything_is_cancelled(known: dict[Book, Future[Index]], turns: int) -> None:
    """The local page's Discord cancels all tasks of the loop, also those that others have started."""
    task = asyncio.create_task(prepare())
    for _ in range(turns):
        await asyncio.sleep(0)
    for one in asyncio.all_tasks() - {asyncio.current_task()}:
        one.cancel()
    done, _ = await asyncio.wait([task], timeout=30)
    assert done == {task}
    assert not known


async def test_who_waits_for_an_index_takes_no_thread_from_others(
    monkeypatch: pytest.MonkeyPatch, started: asyncio.Queue[Process], known: dict[Book, Future[Index]]
) -> None:
    monkeypatch.setattr(preparing, "INDEXING", ("-c", HANGS))
    preparation = asyncio.create_task(prepare())
    await started.get()
    waiting = [asyncio.create_task(lookup.suggest((KIND,), "en", "lock")) for _ in range(60)]
    assert await asyncio.wait_for(asyncio.to_thread(lambda: "free"), 30) == "free"
    assert not any(one.done() for one in waiting)
    preparation.cancel()
    assert all(await asyncio.gather(*waiting))


async def test_where_no_process_can_be_started_books_are_indexed_when_they_are_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nowhere"))
    async with running(tmp_path / "games.db", Lasting) as server:
        (fault,) = server.faults
        assert "a feature cannot be prepared" in fault
        assert "FileNotFoundError" in fault
        server.faults.clear()
        shown = await server.stranger.slash(server.channel, "rules search", query="reinforcement", game=TITLE)
        assert load_rulebook(KIND, "en").sections["reinforcement"].title in answer_of(shown)


@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes of its own")
async def test_the_process_gets_no_signal_that_is_meant_for_the_bot(
    started: asyncio.Queue[Process], known: dict[Book, Future[Index]]
) -> None:
    preparation = asyncio.create_task(prepare())
    assert os.getsid((await started.get()).pid) != os.getsid(0)
    preparation.cancel()
    with pytest.raises(asyncio.CancelledError):
        await preparation


def test_a_process_that_nobody_reads_from_ends_without_a_word() -> None:
    books = [f"{KIND}/{language}" for language in rulebook_languages(KIND)]
    command = (sys.executable, "-P", *preparing.INDEXING, *books)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_book_that_cannot_be_read_is_said() -> None:
    ended = subprocess.run(
        (sys.executable, "-P", "-c", UNREADABLE, f"{KIND}/en"), capture_output=True, check=False
    )
    assert ended.returncode != 0
    assert b"PermissionError" in ended.stderr
