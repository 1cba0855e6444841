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
from time import monotonic, sleep

import pytest

from tests.bot.counting_apart import COUNTING, GO
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
    "import sys, time\n"
    "from pathlib import Path\n"
    "if '--multiprocessing-fork' in sys.orig_argv:\n"
    "    Path('0.counting').touch()\n"
    "    while not Path('go').exists(): time.sleep(0.01)\n"
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


def one_that_counts(folder: Path) -> int:
    """Return the number of a process that counts a game, as soon as there is one."""
    until = monotonic() + LIMIT
    while not (found := sorted(folder.glob(COUNTING.format("*")))):
        assert monotonic() < until
        sleep(0.01)
    return int(found[0].stem)


def ended(program: subprocess.Popen[str]) -> tuple[str, str]:
    """Return what the program has printed once neither it nor a process of its own is there any more.

    Each has what it prints to open; TimeoutExpired is raised if one stays.
    """
    return program.communicate(timeout=LIMIT)


def check_goes_on(database: Path) -> None:
    """Check that the games are counted by another run."""
    (database.parent / GO).touch()
    with recounting(database) as program:
        printed, _ = ended(program)
    assert (program.returncode, printed.splitlines()[-1]) == (0, f"{GAMES} games are counted")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_that_asks_to_stop_leaves_no_process(database: Path, name: str) -> None:
    number = signal.Signals[name]
    with recounting(database) as program:
        one_that_counts(database.parent)
        program.send_signal(number)
        (database.parent / GO).touch()
        _, errors = ended(program)
    assert (program.returncode, errors) == (128 + number, "")
    assert not database.with_name("x.db-wal").exists()
    check_goes_on(database)


def test_being_killed_leaves_no_process(database: Path) -> None:
    with recounting(database) as program:
        one_that_counts(database.parent)
        program.kill()
        ended(program)
    check_goes_on(database)


def test_ctrl_c_while_processes_start_is_silent(database: Path) -> None:
    """All processes of a terminal get it."""
    (database.parent / "sitecustomize.py").write_text(LOADING)
    with recounting(database) as program:
        one_that_counts(database.parent)
        os.killpg(program.pid, signal.SIGINT)
        (database.parent / GO).touch()
        _, errors = ended(program)
    assert (program.returncode, errors) == (130, "")


def test_a_closed_terminal_does_not_end_what_is_to_outlive_it(database: Path) -> None:
    with recounting(database, "nohup") as program:
        one_that_counts(database.parent)
        program.send_signal(signal.SIGHUP)
        (database.parent / GO).touch()
        printed, _ = ended(program)
    assert (program.returncode, printed.splitlines()[-1]) == (0, f"{GAMES} games are counted")


def test_where_one_of_its_processes_is_killed_it_counts_the_rest_itself(database: Path) -> None:
    with recounting(database) as program:
        os.kill(one_that_counts(database.parent), signal.SIGKILL)
        (database.parent / GO).touch()
        printed, errors = ended(program)
    assert (program.returncode, printed.splitlines()[-1]) == (0, f"{GAMES} games are counted")
    assert errors.count("\n") == 1
    assert "this one counts the others" in errors
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM result").fetchone() == (GAMES,)
