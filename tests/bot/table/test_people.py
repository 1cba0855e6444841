"""What is kept about somebody, and that nothing of it is left when they are forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import StoredPreferences, connection
from bot.store.backups import back_up
from bot.table import Person, PersonalData, ProposalKind, TableError, Tables, read_note
from tests.bot.store.test_backups import contents, put
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    MODERATOR,
    choose_all,
    deliver_all,
    everything,
    finish,
    opened,
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


async def test_nothing_of_somebody_is_left(tables: Tables, tmp_path: Path) -> None:
    """Leave nothing in any column of any table, in a copy, or in the bytes of the file or its journal."""
    await everywhere(tables)
    path = tmp_path / "riquet.db"
    assert len(traces(dumped(path))) >= 3
    assert {"id in binary", "name"} <= set(traces_on_disk(tmp_path))
    assert EVE.discord_id is not None
    await tables.people.forget(EVE.discord_id)
    assert traces(dumped(path)) == []
    assert tables.people.overwritten
    made = back_up(path, tmp_path / "backups", keep=1, now=tables.store.clock())
    assert traces(made.path.read_bytes()) == []
    assert traces_on_disk(tmp_path) == []
    assert await tables.people.personal_data(EVE.discord_id) is None
    assert (await StoredPreferences.load(tables.store)).get("person", EVE.discord_id, "language") is None


@asynccontextmanager
async def reading(path: Path) -> AsyncIterator[None]:
    """Read from a database all the while, as a backup does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM person").fetchone()
        yield
        reader.execute("COMMIT")


async def test_somebody_who_reads_meanwhile_holds_up_nobody_and_the_journal_is_emptied_later(
    tables: Tables, tmp_path: Path
) -> None:
    game = await with_eve(tables, CHANNEL)
    async with reading(tmp_path / "riquet.db"):
        begun = time.monotonic()
        await tables.people.forget(EVE.discord_id or 0)
        await tables.play.act(game, ANN, Choose(1))
        # SQLite would wait for the reader as long as for any lock.
        assert time.monotonic() - begun < 4
        assert not tables.people.overwritten
        assert "name" in traces_on_disk(tmp_path)
    assert await tables.store.scrub()
    assert tables.people.overwritten
    assert traces_on_disk(tmp_path) == []
    assert await tables.store.meta("unscrubbed") is None


async def test_what_could_not_be_emptied_is_emptied_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        await with_eve(tables, CHANNEL)
        async with reading(path):
            await tables.people.forget(EVE.discord_id or 0)
        killed = contents(path)
    put(killed)
    assert "name" in traces_on_disk(tmp_path)
    async with opened(path) as tables:
        assert tables.people.overwritten
        assert traces_on_disk(tmp_path) == []


async def test_earlier_names_are_gone_as_well(tables: Tables, tmp_path: Path) -> None:
    game = await with_eve(tables, CHANNEL)
    renamed = replace(EVE, name="E")
    await tables.play.act(game, renamed, Choose(2))
    await tables.people.forget(EVE.discord_id or 0)
    assert traces_on_disk(tmp_path) == []


async def test_the_games_of_others_stay(tables: Tables) -> None:
    """Keep each game as it stood, with a former player where Eve sat."""
    games = await everywhere(tables)
    started = ("finished", "abandoned", "reset", "parked", "open")
    before = {what: await tables.load(games[what]) for what in started}
    await deliver_all(tables)
    touched = await tables.people.forget(EVE.discord_id or 0)
    assert games["open"] in touched
    assert games["finished"] in touched
    for what in started:
        after = await tables.load(games[what])
        assert after.game == before[what].game
        assert after.info.status == before[what].info.status == what
        assert after.info.seats == (ANN, Person(None, ""))
        assert after.info.called == ((1,) if what in ("open", "parked", "reset") else ())
    assert (await tables.records.verify(games["finished"])).ok
    for what in ("open", "parked", "reset"):
        (entry,) = await tables.records.history(games[what], None, 1)
        assert (entry.kind, entry.about, entry.person, entry.outgoing) == (
            "forgotten",
            1,
            None,
            Person(None, ""),
        )
    pending = await deliver_all(tables)
    sent = {(row.game_id, row.kind if row.kind != "note" else read_note(row).key) for row in pending}
    assert sent == {
        (games["open"], "forgotten"),
        (games["open"], "edit"),
        (games["open"], "proposal_edit"),
        (games["offered"], "proposal_edit"),
        *((games[what], "lobby_edit") for what in ("hosted", "alone", "joined")),
    }
    assert all(row.person is None for row in pending)


async def test_open_tables_are_left(tables: Tables) -> None:
    games = await everywhere(tables)
    await tables.people.forget(EVE.discord_id or 0)
    hosted = await tables.get(games["hosted"])
    assert (hosted.seats, hosted.host, hosted.first, hosted.status) == ((BOB,), BOB, None, "lobby")
    joined = await tables.get(games["joined"])
    assert (joined.seats, joined.host, joined.first) == ((BOB,), BOB, None)
    assert (await tables.get(games["alone"])).status == "abandoned"
    assert (await tables.get(games["parked table"])).status == "abandoned"
    reset = await tables.get(games["reset table"])
    assert (reset.seats, reset.host, reset.status) == ((CLEO,), CLEO, "reset")
    assert (await tables.lifecycle.restore(114, MODERATOR)).seats == (CLEO,)
    await tables.lobby.join(games["hosted"], CLEO)
    assert (await tables.lobby.start(games["hosted"], BOB)).status == "open"


async def test_what_was_asked_is_closed(tables: Tables) -> None:
    games = await everywhere(tables)
    (offer,) = await tables.consent.proposals(games["offered"])
    await tables.people.forget(EVE.discord_id or 0)
    for what in ("open", "offered"):
        assert await tables.consent.proposals(games[what]) == ()
    assert (await tables.consent.proposal(games["offered"], offer.id)).result == "lapsed"
    with pytest.raises(TableError, match="proposal_closed"):
        await tables.seats.answer_offer(games["offered"], offer.id, EVE, accept=True)
    assert await tables.observers.of(games["watched"]) == ()


async def test_only_what_is_theirs_goes(tables: Tables) -> None:
    await everywhere(tables)
    await tables.people.forget(EVE.discord_id or 0)
    assert [row["data"] for row in await everything(tables, "upload", "data")] == [b"another"]
    changes = await everything(tables, "place_change", "value, person")
    assert [row["value"] for row in changes] == ["dark"]
    names = {row["name"] for row in await everything(tables, "person", "name")}
    assert names == {"Ann", "Bob", "Cleo", "Mo", ""}


async def test_somebody_who_comes_back_is_somebody_new(tables: Tables) -> None:
    game = await with_eve(tables, CHANNEL)
    await tables.people.forget(EVE.discord_id or 0)
    with pytest.raises(TableError, match="not_seated"):
        await tables.play.act(game, EVE, Choose(2))
    info = await tables.seats.take(game, EVE, 1)
    assert info.seats == (ANN, EVE)
    entries = await tables.records.history(game, None, 2)
    assert [entry.kind for entry in entries] == ["forgotten", "substitute"]
    assert (entries[0].outgoing, entries[1].incoming) == (Person(None, ""), EVE)
    kept = await tables.people.personal_data(EVE.discord_id or 0)
    assert kept is not None
    assert kept.entries == 1
    await finish(tables, game)
    assert (await tables.records.verify(game)).ok


async def test_a_game_in_which_nobody_is_left_waits(tables: Tables) -> None:
    game = (await start(tables)).id
    for person in (ANN, BOB):
        await tables.people.forget(person.discord_id or 0)
    info = await tables.get(game)
    assert (info.status, info.free, info.called) == ("open", (0, 1), (0, 1))
    assert await tables.stand_ins.play(game) == 0
    await tables.seats.take(game, DAN, 0)
    await tables.seats.take(game, CLEO, 1)
    await finish(tables, game)


async def test_the_seat_of_a_stand_in(tables: Tables) -> None:
    """Stop playing for somebody who will not come back."""
    game = await with_eve(tables, CHANNEL, CLEO)
    asked = await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 1)
    if asked.result is None:
        await tables.consent.agree(game, asked.id, CLEO)
    assert (await tables.get(game)).stand_ins == (1,)
    await tables.people.forget(EVE.discord_id or 0)
    info = await tables.get(game)
    assert (info.stand_ins, info.called) == ((), (1,))


async def test_consents_of_the_seat_are_dropped(tables: Tables) -> None:
    """Drop the consents of a seat that somebody else takes, and ask nobody who is not there."""
    game = await with_eve(tables, CHANNEL, CLEO)
    asked = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    await tables.consent.agree(game, asked.id, EVE)
    await tables.people.forget(EVE.discord_id or 0)
    found = await tables.consent.proposal(game, asked.id)
    assert (found.agreed, found.missing, found.result) == ((0,), (2,), None)


async def test_what_is_kept(tables: Tables) -> None:
    games = await everywhere(tables)
    kept = await tables.people.personal_data(EVE.discord_id or 0)
    assert isinstance(kept, PersonalData)
    assert kept.person == EVE
    statuses = {game.id: game.status for game in kept.games}
    for what in ("finished", "abandoned", "reset", "parked", "open"):
        assert statuses[games[what]] == what
    assert len(kept.games) == 10
    assert {game.place for game in kept.games if game.id == games["open"]} == {1}
    assert [game.id for game in kept.followed] == [games["watched"]]
    assert kept.settings == (("language", "oc"),)
    assert (kept.proposals, kept.changes, kept.uploads, kept.hosted) == (2, 1, 1, 4)
    assert kept.pending > 0
    rows = await everything(
        tables, "entry JOIN person ON person.id = entry.person WHERE discord_id = 987654321012345678"
    )
    assert kept.entries == rows[0][0]


async def test_of_a_stranger_nothing_is_kept(tables: Tables) -> None:
    await start(tables)
    assert await tables.people.personal_data(555) is None
    with pytest.raises(TableError, match="nothing_kept"):
        await tables.people.forget(555)


@pytest.mark.parametrize(
    "place", ["store.personal.remove_uploads_about", "table.people.erase", "table.session.insert_entry"]
)
async def test_forgetting_that_fails_half_way_changes_nothing(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    await everywhere(tables)
    before = await tables.people.personal_data(EVE.discord_id or 0)

    async def fail(*arguments: object, **more: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(f"bot.{place}", fail)
    with pytest.raises(OSError, match="disk full"):
        await tables.people.forget(EVE.discord_id or 0)
    assert await tables.people.personal_data(EVE.discord_id or 0) == before


async def test_who_sits_down_meanwhile_is_forgotten_there_too(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leave also a table that was joined between looking and forgetting."""
    await with_eve(tables, CHANNEL)
    other = (await tables.lobby.create("toy", GUILD, 72, 3, BOB)).id
    hold, joined = tables.session.locks.hold, False

    @asynccontextmanager
    async def holding(game: int) -> AsyncIterator[None]:
        nonlocal joined
        if not joined:
            joined = True
            await tables.lobby.join(other, EVE)
        async with hold(game):
            yield

    monkeypatch.setattr(tables.session.locks, "hold", holding)
    await tables.people.forget(EVE.discord_id or 0)
    assert (await tables.get(other)).seats == (BOB,)
    assert await tables.people.personal_data(EVE.discord_id or 0) is None


async def test_a_disk_that_fails_after_it_is_done_is_no_refusal(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was deleted still stands in the journal: it is tried again, and said so."""
    await everywhere(tables)

    def failing(_: Path) -> bool:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(connection, "_truncate", failing)
        assert await tables.people.forget(EVE.discord_id or 0)
    assert await tables.people.personal_data(EVE.discord_id or 0) is None
    assert not tables.people.overwritten
    assert await tables.store.meta("unscrubbed") is not None
    assert await tables.store.scrub()
    assert tables.people.overwritten


async def test_who_is_erased_while_the_journal_is_emptied_has_it_emptied_too(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody reads what stood there when the second is erased: the first has nothing to say of that."""
    await everywhere(tables)
    truncate, reading = connection._truncate, list[sqlite3.Connection]()
    emptied, second = threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def first_emptied(path: Path) -> bool:
        done = truncate(path)
        if not reading:
            reader = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            reading.append(reader)
            loop.call_soon_threadsafe(second.set)
            emptied.wait(5)
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM person").fetchone()
        return done

    monkeypatch.setattr(connection, "_truncate", first_emptied)
    first = asyncio.create_task(tables.people.forget(EVE.discord_id or 0))
    await second.wait()
    other = asyncio.create_task(tables.people.forget(ANN.discord_id or 0))
    for _ in range(20):
        # What the second reads stands before this.
        await tables.store.reader.rows("SELECT 1")
    emptied.set()
    await asyncio.gather(first, other)
    assert not tables.people.overwritten
    assert await tables.store.meta("unscrubbed") is not None
    reading[0].close()
    assert await tables.store.scrub()
    assert tables.people.overwritten


async def test_what_is_kept_in_memory_is_dropped_before_anybody_waits(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Emptying the journal takes its time, in which others are answered."""
    await everywhere(tables)
    order: list[str] = []
    scrub = tables.store.scrub

    async def noted() -> bool:
        order.append("scrub")
        return await scrub()

    monkeypatch.setattr(tables.store, "scrub", noted)
    before = tables.store.erasure
    await tables.people.forget(
        EVE.discord_id or 0, lambda: order.append("drop" if tables.store.erasure != before else "too soon")
    )
    assert order == ["drop", "scrub"]
