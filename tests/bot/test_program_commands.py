"""What the program does beside running the bot: backups, their way back, checks; and what it refuses."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot import counters
from bot.__main__ import main
from bot.config import Config
from bot.store.lease import take
from bot.upkeep import HELD
from tests.bot.program import free_port, program, refused
from tests.bot.store.test_seals import played, rot
from tests.bot.table.seated import opened
from tests.bot.table.simulated import simulate
from tests.bot.table.test_recounting import fail, refuse

Commanded = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Commanded:
    """Return what does in this process, with the program's main function, what ``program`` does with another.

    Whatever is not the bot itself ends soon and leaves nothing behind.
    """
    for name in Config.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        with monkeypatch.context() as given:
            given.setattr(sys, "argv", ["riquet", *arguments])
            for name, value in settings.items():
                given.setenv(name, value)
            with pytest.raises(SystemExit) as ended:
                main()
        printed, errors = capsys.readouterr()
        said = ended.value.code
        if isinstance(said, str):
            # So does Python at the end of a process.
            return subprocess.CompletedProcess(arguments, 1, printed, f"{errors}{said}\n")
        return subprocess.CompletedProcess(arguments, said or 0, printed, errors)

    return run


def test_dotenv_is_read(tmp_path: Path, command: Commanded) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=shout\n")
    assert "LOG_LEVEL is 'shout'" in refused(command("check"))


@pytest.mark.parametrize("given", [("backup",), ("check",), ("recount",), ("restore", "nothing.db")])
def test_what_is_not_there_is_said(tmp_path: Path, command: Commanded, given: tuple[str, ...]) -> None:
    assert "there is no file" in refused(command(*given))
    assert list(tmp_path.iterdir()) == []


def test_where_the_settings_are_missing_it_says_whose_database_is_not_there(command: Commanded) -> None:
    assert "riquet-local.db: without DISCORD_TOKEN" in refused(command("backup"))
    assert refused(command("backup", DISCORD_TOKEN="x")).endswith(" riquet.db\n")


@pytest.mark.parametrize("name", ["backup", "check", "recount", "restore"])
def test_each_command_says_what_it_does_and_to_what(command: Commanded, name: str) -> None:
    ended = command(name, "--help")
    assert ended.returncode == 0
    assert ended.stdout.startswith(f"usage: riquet {name} [-h]")
    assert "LOCAL_DATABASE" in ended.stdout
    assert "Exit status" in ended.stdout


@pytest.mark.parametrize(
    "given",
    [("--take-over", "restore", "x.db"), ("--take-over", "check"), ("--take-over", "recount"), ("nonsense",)],
)
def test_what_does_not_go_together_is_said(
    tmp_path: Path, command: Commanded, given: tuple[str, ...]
) -> None:
    ended = command(*given)
    assert ended.returncode == 2
    assert "usage: riquet" in ended.stderr
    assert given[-1].removesuffix("x.db") in ended.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("given", [(), ("backup",), ("check",), ("recount",), ("restore", "other.db")])
def test_a_file_of_another_program_stays_as_it_is(
    tmp_path: Path, command: Commanded, given: tuple[str, ...]
) -> None:
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("CREATE TABLE theirs (x)")
    other.chmod(0o644)
    database = "x.db" if "restore" in given else "other.db"
    run = command if given else partial(program, tmp_path)
    error = refused(run(*given, LOCAL_PORT=str(free_port()), LOCAL_DATABASE=database))
    assert "other.db is no database of this program" in error
    assert other.stat().st_mode & 0o777 == 0o644
    assert list(tmp_path.iterdir()) == [other]


@pytest.mark.parametrize("given", [(), ("backup",), ("check",), ("recount",)])
def test_a_folder_is_no_database(tmp_path: Path, command: Commanded, given: tuple[str, ...]) -> None:
    (tmp_path / "games").mkdir()
    run = command if given else partial(program, tmp_path)
    ended = run(*given, LOCAL_PORT=str(free_port()), LOCAL_DATABASE="games")
    assert "games is a folder" in refused(ended)


@pytest.mark.parametrize("given", [("backup",), ("restore", "x.db")])
def test_a_schema_that_cannot_be_read_is_named(
    tmp_path: Path, command: Commanded, given: tuple[str, ...]
) -> None:
    asyncio.run(played(tmp_path / "x.db"))
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection, connection:
        connection.execute("PRAGMA writable_schema = on")
        connection.execute("UPDATE sqlite_schema SET sql = 'CREATE TABLE' WHERE name = 'person'")
    error = refused(command(*given, LOCAL_DATABASE="y.db" if "restore" in given else "x.db"))
    assert "x.db: malformed database schema (person)" in error
    assert ".part" not in error


def test_what_has_rotted_is_named_and_no_backup_of_before_goes(tmp_path: Path, command: Commanded) -> None:
    settings = {"LOCAL_DATABASE": "x.db", "BACKUPS_KEPT": "1"}
    asyncio.run(played(tmp_path / "x.db"))
    good = command("backup", **settings)
    assert (good.returncode, good.stderr) == (0, "")
    rot(tmp_path / "x.db", "UPDATE snapshot SET decisions = '[7,7]'")
    for name in ("check", "backup"):
        ended = command(name, **settings)
        assert ended.returncode == 1
        assert ended.stderr.endswith("game 1: where it stands is not as it was written\n")
    assert len(list((tmp_path / "backups").glob("x-*.db"))) == 2


async def finished_games(path: Path, games: int) -> None:
    """Play some games to their end; nothing counts them."""
    async with opened(path) as tables:
        await simulate(tables, games, calm=True)


def test_all_games_are_counted_again(tmp_path: Path, command: Commanded) -> None:
    asyncio.run(finished_games(tmp_path / "x.db", 3))
    for _ in range(2):
        ended = command("recount", LOCAL_DATABASE="x.db")
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, "3 games are counted\n", "")
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        assert connection.execute("SELECT count(*) FROM result").fetchone() == (3,)
        assert connection.execute("SELECT count(*) FROM rating").fetchone() > (2,)


@pytest.mark.parametrize("broken", [refuse, partial(fail, where=counters)])
def test_games_that_cannot_be_counted_are_said(
    tmp_path: Path,
    command: Commanded,
    monkeypatch: pytest.MonkeyPatch,
    broken: Callable[[pytest.MonkeyPatch, int], object],
) -> None:
    asyncio.run(finished_games(tmp_path / "x.db", 3))
    broken(monkeypatch, 2)
    ended = command("recount", LOCAL_DATABASE="x.db")
    assert (ended.returncode, ended.stdout) == (1, "2 games are counted\n")
    assert ended.stderr.endswith("riquet: 1 of 3 games could not be counted\n")


@pytest.mark.parametrize("error", [sqlite3.OperationalError("database is locked"), OSError("no room")])
def test_what_keeps_all_games_from_being_counted_is_said(
    tmp_path: Path, command: Commanded, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    asyncio.run(finished_games(tmp_path / "x.db", 40))
    with monkeypatch.context() as patch:
        refuse(patch, 35, error=error)
        assert refused(command("recount", LOCAL_DATABASE="x.db")) == (
            f"riquet: x.db: {error}; what is counted by now is kept, and riquet recount goes on there\n"
        )
    assert command("recount", LOCAL_DATABASE="x.db").stdout == "8 games are counted\n"


def test_nothing_is_counted_while_a_bot_holds_the_database(tmp_path: Path, command: Commanded) -> None:
    asyncio.run(finished_games(tmp_path / "x.db", 1))
    lease = take(tmp_path / "x.db")
    try:
        ended = command("recount", LOCAL_DATABASE="x.db")
    finally:
        lease.release()
    assert ended.returncode == HELD
    assert "x.db" in ended.stderr
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        assert connection.execute("SELECT count(*) FROM result").fetchone() == (0,)


def test_many_games_are_counted_in_processes_of_their_own(
    tmp_path: Path, command: Commanded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What no other process knows, such as a game of the tests, is counted by what is stored."""
    asyncio.run(finished_games(tmp_path / "x.db", 3))
    monkeypatch.setattr(counters, "_FEW", 1)
    assert command("recount", LOCAL_DATABASE="x.db").stdout == "3 games are counted\n"
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        known = connection.execute("SELECT count(*), count(course) FROM result").fetchone()
    assert known == (3, 1)
