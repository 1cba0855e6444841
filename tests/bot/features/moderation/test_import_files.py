"""Files that somebody sends to import: what happens while one is checked, and how long it is kept."""

from __future__ import annotations

import re

import discord
import pytest

from bot.table import Candidate, TableError
from bot.ui.file_checks import FileChecks
from tests.bot.features.moderation.files import (
    answer_of,
    asked_to_import,
    exported,
    response_of,
)
from tests.discord import Server


def forget_during_checks(server: Server, patch: pytest.MonkeyPatch) -> None:
    """Let somebody of the game be forgotten while a file is checked."""
    check = FileChecks.check

    async def slow(checks: FileChecks, data: bytes) -> Candidate:
        found = await check(checks, data)
        await server.tables.people.forget(server.people[1].id)
        return found

    patch.setattr(FileChecks, "check", slow)


async def test_who_is_forgotten_during_the_check_is_in_no_file(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file goes with them, and what was found in it comes to nothing: nobody is named any more."""
    _, data = await exported(server)
    forget_during_checks(server, monkeypatch)
    answer = answer_of(await asked_to_import(server, data))
    assert answer == "That file is no longer kept. Send it again."
    assert await server.tables.store.reader.row("SELECT id FROM upload") is None


async def test_who_is_forgotten_while_it_is_imported_gets_no_seat(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, data = await exported(server)
    question = response_of(await asked_to_import(server, data))
    forget_during_checks(server, monkeypatch)
    answer = answer_of(await server.moderator.click(question, label="Import"))
    assert answer == "That file is no longer kept. Send it again."
    assert await server.tables.latest(server.other_channel.id) is None


async def test_a_file_that_is_refused_leaves_the_one_before(server: Server, game: int) -> None:
    _, data = await exported(server)
    question = response_of(await asked_to_import(server, data))
    assert "damaged" in answer_of(
        await asked_to_import(server, data.replace(b'"seats": 2', b'"seats": 3', 1))
    )
    assert "The game has been imported" in answer_of(await server.moderator.click(question, label="Import"))


async def test_a_second_file_takes_the_place_of_the_first(server: Server, game: int) -> None:
    _, data = await exported(server)
    first = response_of(await asked_to_import(server, data))
    await asked_to_import(server, data)
    (row,) = await server.tables.store.reader.rows("SELECT id FROM upload")
    answer = answer_of(await server.moderator.click(first, label="Import"))
    assert answer == "That file is no longer kept. Send it again."
    assert [one["id"] for one in await server.tables.store.reader.rows("SELECT id FROM upload")] == [
        row["id"]
    ]


async def test_a_second_file_while_one_is_checked_is_not_even_fetched(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it is kept either. Room is taken before a file is fetched, and given back after all."""
    _, data = await exported(server)
    checks, guild, fetched = server.services.file_checks, server.guild.id, list[str]()

    async def noted(file: discord.Attachment) -> bytes:
        fetched.append(file.filename)
        with pytest.raises(TableError, match="import_busy"), checks.room(guild):
            pass
        return data

    monkeypatch.setattr(discord.Attachment, "read", noted)
    with checks.room(guild):
        answer = answer_of(await asked_to_import(server, data))
        assert answer == "Other files are being checked just now. Try again in a minute."
    assert fetched == []
    assert await server.tables.store.reader.row("SELECT id FROM upload") is None
    question = response_of(await asked_to_import(server, data))
    with checks.room(guild):
        assert "Try again" in answer_of(await server.moderator.click(question, label="Import"))
    assert "The game has been imported" in answer_of(await server.moderator.click(question, label="Import"))
    assert fetched == ["game.json"]


async def test_a_server_whose_file_took_too_much_has_to_wait(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, data = await exported(server)
    fetched = 0

    async def too_much(checks: FileChecks, data: bytes) -> Candidate:
        raise TableError("import_too_much")

    async def noted(file: discord.Attachment) -> bytes:
        nonlocal fetched
        fetched += 1
        return data

    monkeypatch.setattr(FileChecks, "check", too_much)
    monkeypatch.setattr(discord.Attachment, "read", noted)
    assert "more time or memory than any game needs" in answer_of(await asked_to_import(server, data))
    assert answer_of(await asked_to_import(server, data)) == (
        "A file that was sent here took too much time or memory. The next one can be checked in 10 minutes."
    )
    assert fetched == 1
    assert await server.tables.store.reader.row("SELECT id FROM upload") is None


async def test_a_check_that_fails_is_answered_with_the_number_in_the_log(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, data = await exported(server)

    async def broken(checks: FileChecks, data: bytes) -> Candidate:
        raise RuntimeError("a file could not be checked (-11)")

    monkeypatch.setattr(FileChecks, "check", broken)
    answer = answer_of(await asked_to_import(server, data))
    assert any("could not be checked (-11)" in fault for fault in server.faults)
    (number,) = re.findall(r"\d{6,}", answer)
    assert any(number in fault for fault in server.faults)
    server.faults.clear()
    assert await server.tables.store.reader.row("SELECT id FROM upload") is None


@pytest.mark.parametrize("broken", ["timers", "uploads"])
async def test_what_is_due_goes_though_something_else_that_is_due_cannot(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """Files go by themselves while no timer can be read, and the other way round."""
    _, data = await exported(server)
    await asked_to_import(server, data)
    tables, expired = server.tables, 0
    async with tables.store.write() as queries:
        await queries.run("UPDATE upload SET created = created - 86400001")

    async def fail() -> tuple[int, ...]:
        raise OSError("disk")

    async def noted() -> tuple[int, ...]:
        nonlocal expired
        expired += 1
        return ()

    monkeypatch.setattr(tables.timers, "end_due", fail if broken == "timers" else noted)
    if broken == "uploads":
        monkeypatch.setattr(tables.transfer.uploads, "drop_expired", fail)
    for _ in range(2):
        await server.sweep(61)
    left = await tables.store.reader.row("SELECT id FROM upload")
    assert (left is None) == (broken == "timers")
    assert (expired > 0) == (broken == "uploads")
    assert any("disk" in fault for fault in server.faults)
    server.faults.clear()


async def test_a_file_goes_after_a_day_in_which_the_program_did_not_run(server: Server, game: int) -> None:
    _, data = await exported(server)
    await asked_to_import(server, data)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE upload SET created = created - 86400001")
    await server.restart()
    await server.sweep(2)
    assert await server.tables.store.reader.row("SELECT id FROM upload") is None


async def test_a_file_to_which_nobody_comes_back_goes_after_a_day(server: Server, game: int) -> None:
    """By itself: nobody has to send another one, or to start the program anew."""
    _, data = await exported(server)
    await asked_to_import(server, data)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE upload SET created = created - 86370000")
    await server.sweep(5)
    assert await server.tables.store.reader.row("SELECT id FROM upload") is not None
    await server.sweep(66)
    assert await server.tables.store.reader.row("SELECT id FROM upload") is None
