"""``riquet recount`` as a process with others of its own: none of them is left, however it ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from tests.bot.held_back import Gate
from tests.bot.program import LIMIT, ROOT, surroundings
from tests.bot.test_program_commands import finished_games

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")

GAMES = 6

RECOUNT = (
    "import sys\n"
    "from bot import counters\n"
    "from bot.__main__ import main\n"
    "from tests.bot.counting_apart import count_when_told\n"
    "counters._FEW = 0\n"
    "counters.count_game = count_when_told\n"
    "sys.argv[1:] = ['recount']\n"
    "main()\n"
)
"""The command, with all games counted in processes of their own."""

LOADING = (
    "import sys\n"
    "if '--multiprocessing-fork' in sys.orig_argv:\n"
    "    from tests.bot.held_back import wait_to_go_on\n"
    "    wait_to_go_on()\n"
)
"""What Python runs when it starts: a process for counting takes long to load."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "x.db"
    asyncio.run(finished_games(path, GAMES))
    return path


@contextmanager
def recounting(database: Path, *before: str) -> Iterator[subprocess.Popen[str]]:
    """Start to count all games again; at last nothing of it is left."""
    with subprocess.Popen(
        [*before, sys.executable, "-c", RECOUNT],
        cwd=database.parent,
        env=surroundings(
            LOCAL_DATABASE=str(database), PYTHONPATH=os.pathsep.join([str(database.parent), str(ROOT)])
        ),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        try:
            yield program
        finally:
            with suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)


@pytest.fixture
def gate(database: Path) -> Iterator[Gate]:
    """Hold back what counts in the folder of the database."""
    made = Gate(database.parent)
    yield made
    made.close()


def ended(program: subprocess.Popen[str]) -> tuple[str, str]:
    """Return what the program has printed once neither it nor a process of its own is there any more.

    Each has what it prints to open; TimeoutExpired is raised if one stays.
    """
    return program.communicate(timeout=LIMIT)


def check_goes_on(database: Path, gate: Gate) -> None:
    """Check that the games are counted by another run."""
    gate.open()
    with recounting(database) as program:
        printed, _ = ended(program)
    assert (program.returncode, printed.splitlines()[-1]) == (0, f"{GAMES} games are counted")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_that_asks_to_stop_leaves_no_process(database: Path, gate: Gate, name: str) -> None:
    number = signal.Signals[name]
    with recounting(database) as program:
        gate.wait_for_one(LIMIT)
        program.send_signal(number)
        gate.open()
        _, errors = ended(program)
    assert (program.returncode, errors) == (128 + number, "")
    assert not database.with_name("x.db-wal").exists()
    check_goes_on(database, gate)


def test_being_killed_leaves_no_process(database: Path, gate: Gate) -> None:
    with recounting(database) as program:
        gate.wait_for_one(LIMIT)
        program.kill()
        ended(program)
    check_goes_on(database, gate)


def test_ctrl_c_while_processes_start_is_silent(database: Path, gate: Gate) -> None:
    """All processes of a terminal get it."""
    (database.parent / "sitecustomize.py").write_text(LOADING)
    with recounting(database) as program:
        gate.wait_for_one(LIMIT)
        os.killpg(program.pid, signal.SIGINT)
        gate.open()
        _, errors = ended(program)
    assert (program.returncode, errors) == (130, "")


def test_a_closed_terminal_does_not_end_what_is_to_outlive_it(database: Path, gate: Gate) -> None:
    with recounting(database, "nohup") as program:
        gate.wait_for_one(LIMIT)
        program.send_signal(signal.SIGHUP)
        gate.open()
        printed, _ = ended(program)
    assert (program.returncode, printed.splitlines()[-1]) == (0, f"{GAMES} games are counted")


def test_where_one_of_its_processes_is_killed_it_counts_the_rest_itself(database: Path, gate: Gate) -> None:
    with recounting(database) as program:
        os.kill(gate.wait_for_one(LIMIT), signal.SIGKILL)
        gate.open()
        printed, errors = ended(program)
    assert (program.returncode, printed.splitlines()[-1]) == (0, f"{GAMES} games are counted")
    assert errors.count("\n") == 1
    assert "this one counts the others" in errors
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM result").fetchone() == (GAMES,)
