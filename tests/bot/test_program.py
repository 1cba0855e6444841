"""The program as a process: its help, its errors, how it starts and how it stops."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import urllib.request
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.app import make_client
from bot.config import Config
from bot.local.simcord import LocalDiscord
from bot.store import Store
from bot.table import Tables
from bot.upkeep import HELD
from tests.bot.program import (
    LIMIT,
    STARTING,
    address_line,
    check_stops,
    free_port,
    next_line,
    program,
    refused,
    running,
)
from tests.bot.table.paced import PACE
from tests.bot.table.seated import ANN, BOB
from tests.indexed import indexed_bot

HIDING = (
    "import runpy, sys\n"
    "class Hidden:\n"
    "    def find_spec(self, name, path=None, target=None):\n"
    "        if name == {hidden!r}: raise ModuleNotFoundError('No module named ' + repr(name), name=name)\n"
    "sys.meta_path.insert(0, Hidden())\n"
    "runpy.run_module('bot', run_name='__main__')\n"
)


FAILING = (
    "import runpy\n"
    "from asyncio import CancelledError\n"
    "from bot.table.upgrade import Upgrade\n"
    "async def fail(self): raise {error}\n"
    "Upgrade.adopt_rules = fail\n"
    "runpy.run_module('bot', run_name='__main__')\n"
)


INDEXING = (
    "import runpy\n"
    "from bot.features.rulebook import preparing\n"
    "start = preparing.start\n"
    "def start_seen(*arguments):\n"
    "    process = start(*arguments)\n"
    "    print(process.pid, flush=True)\n"
    "    return process\n"
    "preparing.start = start_seen\n"
    "runpy.run_module('bot', run_name='__main__')\n"
)
"""The program, which prints the number of the process that indexes the rulebooks; that takes seconds."""

UNPARSED = (
    "import runpy, sys\n"
    "import fluent.syntax\n"
    "def fail(self, source): raise AssertionError(source)\n"
    "fluent.syntax.FluentParser.parse = fail\n"
    "sys.argv[1:] = {arguments}\n"
    "try: runpy.run_module({module!r}, run_name='__main__')\n"
    "finally: print('bot.table' in sys.modules)\n"
)
"""A module that is run, or loaded, where no text can be parsed."""


def test_help_lists_all_settings(tmp_path: Path) -> None:
    ended = program(tmp_path, "-m", "bot", "--help")
    assert ended.returncode == 0
    for name, field in Config.model_fields.items():
        assert name.upper() in ended.stdout
        assert str(field.description) in ended.stdout
    assert "[COMMAND ...]" in ended.stdout.splitlines()[0], "without one it runs the bot"


def test_help_neither_parses_texts_nor_loads_the_program(tmp_path: Path) -> None:
    ended = program(tmp_path, "-c", UNPARSED.format(arguments=["--help"], module="bot"))
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.endswith("\nFalse\n")


@pytest.mark.parametrize("module", ["bot.running", "bot.local.simcord"])
def test_loading_the_program_parses_no_texts(tmp_path: Path, module: str) -> None:
    ended = program(tmp_path, "-c", UNPARSED.format(arguments=[], module=module))
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "True\n", "")


def test_a_bad_setting_ends_it(tmp_path: Path) -> None:
    assert "LOOK is 'gaudy'" in refused(program(tmp_path, LOOK="gaudy"))


@pytest.mark.parametrize("hidden", ["simcord", "markdown_it"])
def test_without_the_extra_the_error_shows_how_to_install_it(tmp_path: Path, hidden: str) -> None:
    error = refused(program(tmp_path, "-c", HIDING.format(hidden=hidden)))
    assert "pip install -c constraints.txt -e '.[local]'" in error
    assert "DISCORD_TOKEN" in error


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        error = refused(program(tmp_path, *indexed_bot(), LOCAL_PORT=port))
    assert f"LOCAL_PORT is {port}" in error
    assert not (tmp_path / "riquet-local.db-wal").exists()


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "bad.db").write_text("This is no database, and it is long enough to look at. " * 20)
    error = refused(program(tmp_path, LOCAL_PORT=str(free_port()), LOCAL_DATABASE="bad.db"))
    assert "bad.db" in error


def test_a_newer_database(tmp_path: Path) -> None:
    from bot.store.migrations import APPLICATION_ID

    with sqlite3.connect(tmp_path / "newer.db") as newer:
        newer.execute("CREATE TABLE future (x)")
        newer.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        newer.execute("PRAGMA user_version = 9999")
    error = refused(program(tmp_path, LOCAL_PORT=str(free_port()), LOCAL_DATABASE="newer.db"))
    assert "newer.db has version 9999" in error


@pytest.mark.parametrize("error", ["RuntimeError", "CancelledError"])
def test_a_start_that_fails_ends_the_process(tmp_path: Path, error: str) -> None:
    """An open store would keep it alive for ever."""
    ended = program(tmp_path, "-c", FAILING.format(error=error), LOCAL_PORT=str(free_port()))
    assert ended.returncode != 0
    assert error in ended.stderr
    assert not (tmp_path / "riquet-local.db-wal").exists()


def check_is_refused(folder: Path, holder: subprocess.Popen[str], port: int) -> None:
    """Check that a second process with the same settings says who holds the database, and ends."""
    second = program(folder, LOCAL_PORT=str(port))
    assert (second.returncode, second.stdout) == (HELD, STARTING)
    assert f"riquet-local.db is held by process {holder.pid} on " in second.stderr
    assert second.stderr.startswith("riquet: ")
    assert second.stderr.endswith("stop that one first, or start with --take-over to have it stop\n")
    assert second.stderr.count("\n") == 1


def test_it_starts_silently_and_stops_cleanly(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, "-m", "bot", port=port) as program:
        assert f"http://127.0.0.1:{port}/" in address_line(program)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/open/c0", timeout=LIMIT) as page:
            assert page.status == 200
        check_stops(program, signal.SIGTERM, tmp_path)


async def _with_a_game_whose_time_runs(database: Path) -> None:
    """Make a database with a game of the local page that has a pace."""
    local = LocalDiscord(make_client(Config(_env_file=None), database), "en")  # pyright: ignore[reportCallIssue]
    async with await Store.open(database, lambda: datetime.now(UTC)) as store:
        lobby = Tables(store).lobby
        game = (await lobby.create("arriala", local.guild.id, local.channels[0].id, 2, ANN, pace=PACE)).id
        await lobby.join(game, BOB)
        await lobby.start(game, ANN)


def test_no_clock_is_thought_to_jump_where_times_run(tmp_path: Path) -> None:
    """SimCord has a clock of its own while it acts: times are not moved by it, and nothing is said of it."""
    database = tmp_path / "riquet-local.db"
    asyncio.run(_with_a_game_whose_time_runs(database))
    due = _due_times(database)
    with running(tmp_path, *indexed_bot(), port=free_port()) as program:
        assert "http://" in address_line(program)
        check_stops(program, signal.SIGTERM, tmp_path)
    assert due == _due_times(database) != []


def _due_times(database: Path) -> list[tuple[int, int]]:
    """Return when which timers are due."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT game, due FROM timer ORDER BY game, due").fetchall()


def test_it_stops_cleanly_while_the_rulebooks_are_indexed(tmp_path: Path) -> None:
    """Ctrl-C at the start, which all processes of a terminal get: nothing is left running, nor complains."""
    with running(tmp_path, "-c", INDEXING, port=free_port()) as program:
        assert next_line(program) == STARTING
        indexing = int(next_line(program))
        assert os.getpgid(indexing) != os.getpgid(program.pid)
        check_stops(program, signal.SIGINT, tmp_path)
    with pytest.raises(ProcessLookupError):
        os.kill(indexing, 0)


def test_a_second_process_reads_who_plays_and_nobody_waits_for_one_that_was_killed(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, *indexed_bot(), port=port) as first:
        assert "http://" in address_line(first)
        check_is_refused(tmp_path, first, port)
        first.kill()
        first.wait()
        with running(tmp_path, *indexed_bot(), port=free_port()) as second:
            assert "http://" in address_line(second)


def test_one_that_takes_over_ends_the_first(tmp_path: Path) -> None:
    """It has the same settings, so that it needs the port as well."""
    port = free_port()
    with running(tmp_path, *indexed_bot(), port=port) as first:
        assert "http://" in address_line(first)
        with running(tmp_path, *indexed_bot(), "--take-over", port=port) as second:
            assert "http://" in address_line(second)
            printed, errors = first.communicate(timeout=LIMIT)
            assert (first.returncode, printed) == (HELD, "")
            assert f"process {second.pid} on " in errors
            assert "has taken over the database riquet-local.db" in errors


def test_a_backup_is_made_while_it_runs_and_put_back_when_it_does_not(tmp_path: Path) -> None:
    with running(tmp_path, *indexed_bot(), port=free_port()) as bot:
        assert "http://" in address_line(bot)
        made = program(tmp_path, "-m", "bot", "backup")
        assert (made.returncode, made.stderr) == (0, "")
        backup = made.stdout.strip()
        assert (tmp_path / backup).is_file()
        checked = program(tmp_path, "-m", "bot", "check")
        assert (checked.returncode, checked.stderr) == (0, "")
        held = program(tmp_path, "-m", "bot", "restore", backup)
        assert held.returncode == HELD
        assert held.stderr.endswith("stop that one first\n")
        check_stops(bot, signal.SIGTERM, tmp_path)
    back = program(tmp_path, "-m", "bot", "restore", backup)
    assert (back.returncode, back.stderr) == (0, "")
    assert "what it replaces is riquet-local.db.replaced-" in back.stdout
