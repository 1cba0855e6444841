"""Eve, who leaves behind all that a person can, and what is found of her."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.store import StoredPreferences
from bot.table import Person, ProposalKind, Tables
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    GUILD,
    MODERATOR,
    choose_all,
    finish,
    start,
)
from tests.toy.actions import Choose
from tests.toy.standing import RefuseOffers

EVE = Person(987_654_321_012_345_678, "Ève de l’Étang")


async def with_eve(tables: Tables, channel: int, *others: Person) -> int:
    """Start a game at which Ann and Eve sit."""
    info = await tables.lobby.create("toy", GUILD, channel, 2 + len(others), ANN)
    for person in (EVE, *others):
        await tables.lobby.join(info.id, person)
    await tables.lobby.start(info.id, ANN, first=ANN.discord_id)
    return info.id


async def everywhere(tables: Tables) -> dict[str, int]:
    """Make games of all sorts with Eve in them, and all else that a person can leave behind."""
    found: dict[str, int] = {}
    for channel, status in enumerate(("finished", "abandoned", "reset", "parked", "open"), start=100):
        game = found[status] = await with_eve(tables, channel)
        await tables.play.act(game, ANN, Choose(1))
        await tables.play.act(game, EVE, Choose(2))
        if status == "finished":
            await finish(tables, game)
        if status == "abandoned":
            asked = await tables.consent.propose(game, EVE, ProposalKind.ABANDON)
            await tables.consent.agree(game, asked.id, ANN)
        if status == "reset":
            await tables.lifecycle.reset(game, MODERATOR)
        if status == "parked":
            await tables.lifecycle.detach(game)
    found["hosted"] = (await tables.lobby.create("toy", GUILD, 110, 3, EVE, first=EVE.discord_id)).id
    await tables.lobby.join(found["hosted"], BOB)
    found["alone"] = (await tables.lobby.create("toy", GUILD, 111, 3, EVE)).id
    found["joined"] = (await tables.lobby.create("toy", GUILD, 112, 3, BOB, first=EVE.discord_id)).id
    await tables.lobby.join(found["joined"], EVE)
    found["parked table"] = (await tables.lobby.create("toy", GUILD, 113, 3, EVE)).id
    await tables.lifecycle.detach(found["parked table"])
    found["reset table"] = (await tables.lobby.create("toy", GUILD, 114, 3, EVE)).id
    await tables.lobby.join(found["reset table"], CLEO)
    await tables.lifecycle.reset(found["reset table"], MODERATOR)
    found["watched"] = (await start(tables)).id
    await tables.observers.watch(found["watched"], EVE)
    await choose_all(tables, found["watched"])
    found["offered"] = (await start(tables, channel=115)).id
    await tables.seats.offer(found["offered"], BOB, EVE)
    await tables.messages.enqueue_note(found["watched"], "board", who=EVE)
    preferences = await StoredPreferences.load(tables.store)
    await preferences.set_for_person(EVE, "language", "oc")
    await preferences.set_for_place("channel", CHANNEL, "look", "dark", guild_id=GUILD, who=EVE)
    data = await tables.transfer.export(found["open"], EVE)
    await tables.transfer.uploads.keep(CHANNEL, EVE, b"hers")
    await tables.transfer.uploads.keep(CHANNEL, MODERATOR, data)
    await tables.transfer.uploads.keep(CHANNEL, ANN, b"another")
    await tables.consent.propose(found["open"], EVE, ProposalKind.ABANDON)
    await tables.standing.set(found["open"], EVE, RefuseOffers())
    return found


def traces(data: bytes) -> list[str]:
    """Return what of Eve is in these bytes: her id as text or as SQLite has it, her name as text or JSON."""
    assert EVE.discord_id is not None
    marks = {
        "id": str(EVE.discord_id).encode(),
        "id in binary": EVE.discord_id.to_bytes(8, "big"),
        "name": EVE.name.encode(),
        "name in JSON": b"\\u00c8ve",
        "part of the name": "Étang".encode(),
    }
    return [what for what, mark in marks.items() if mark in data]


def traces_on_disk(folder: Path) -> list[str]:
    """Return what is of Eve in the bytes of the database and of the journal beside it."""
    return traces(b"\n".join(file.read_bytes() for file in sorted(folder.glob("riquet.db*"))))


def dumped(path: Path) -> bytes:
    """Return all values of all tables of a database."""
    found: list[bytes] = []
    with closing(sqlite3.connect(path)) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        for name in names:
            for row in connection.execute(f"SELECT * FROM {name}"):
                found += [value if isinstance(value, bytes) else str(value).encode() for value in row]
    return b"\n".join(found)


@asynccontextmanager
async def reading(path: Path) -> AsyncIterator[None]:
    """Read from a database all the while, as a backup does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM person").fetchone()
        yield
        reader.execute("COMMIT")
