"""Files that wait for an answer: they go with whom they name, and by themselves, to the last byte."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.checking import damage_in
from bot.store.connection import UNSCRUBBED
from bot.table import TableError, Tables
from bot.table.transfer.checking import examined
from tests.bot.store.work import noted
from tests.bot.table.eve import EVE, traces_on_disk
from tests.bot.table.filed import ELSEWHERE, changed, file_of_one
from tests.bot.table.seated import ANN, CHANNEL, GUILD, MODERATOR, Clock, counts, everything


@pytest.fixture
async def data(tables: Tables) -> bytes:
    """Return a file in which Eve has a seat, whom the database knows only by it."""
    sitter = {"id": EVE.discord_id, "name": EVE.name}
    return changed(await file_of_one(tables), lambda plain: plain["people"].__setitem__(1, sitter))


def advance(tables: Tables, hours: int) -> None:
    assert isinstance(tables.store.clock, Clock)
    tables.store.clock.advance(hours=hours)


async def expire(tables: Tables, upload: int) -> None:
    advance(tables, 25)
    await tables.transfer.uploads.drop_expired()


async def drop(tables: Tables, upload: int) -> None:
    await tables.transfer.uploads.drop(upload)


async def give_up(tables: Tables, upload: int) -> None:
    await tables.transfer.uploads.give_up(upload, CHANNEL, MODERATOR)


async def put_another_in_its_place(tables: Tables, upload: int) -> None:
    another = await tables.transfer.uploads.keep(CHANNEL, MODERATOR, b"another")
    await tables.transfer.uploads.offer(another)


async def make_a_game_of_it(tables: Tables, upload: int) -> None:
    candidate = examined(await tables.transfer.uploads.get(upload, CHANNEL, MODERATOR))
    await tables.transfer.import_game(
        candidate, MODERATOR, (ANN, None), guild_id=GUILD, channel_id=ELSEWHERE, upload_id=upload
    )


async def forget(tables: Tables, upload: int) -> None:
    await tables.transfer.uploads.keep(ELSEWHERE, EVE, b"of Eve")
    await tables.people.forget(EVE.discord_id or 0)


ENDS = [expire, drop, give_up, put_another_in_its_place, make_a_game_of_it, forget]


@pytest.mark.parametrize("end", ENDS)
async def test_of_a_file_that_is_gone_no_byte_is_left(
    tables: Tables, tmp_path: Path, data: bytes, end: Callable[[Tables, int], Awaitable[None]]
) -> None:
    """Leave nothing in the database and in the journal beside it, whatever ended its wait."""
    upload = await tables.transfer.uploads.keep(CHANNEL, MODERATOR, data)
    assert {"id", "name"} <= set(traces_on_disk(tmp_path))
    await end(tables, upload)
    assert traces_on_disk(tmp_path) == []
    assert tables.store.scrubbed
    assert damage_in(tmp_path / "riquet.db") == []


@pytest.mark.parametrize("end", ENDS)
async def test_it_is_kept_in_mind_that_the_journal_is_to_be_emptied(
    tables: Tables,
    tmp_path: Path,
    data: bytes,
    monkeypatch: pytest.MonkeyPatch,
    end: Callable[[Tables, int], Awaitable[None]],
) -> None:
    """The program may be killed before, or somebody may read from it just then: the next start does it."""

    async def killed(store: Store) -> bool:
        return False

    upload = await tables.transfer.uploads.keep(CHANNEL, MODERATOR, data)
    with monkeypatch.context() as changing:
        changing.setattr(Store, "scrub", killed)
        await end(tables, upload)
    assert {"id", "name"} <= set(traces_on_disk(tmp_path))
    assert await tables.store.meta(UNSCRUBBED) is not None
    await tables.store.scrub()
    assert traces_on_disk(tmp_path) == []
    assert await tables.store.meta(UNSCRUBBED) is None


async def test_whoever_is_forgotten_between_check_and_button_comes_into_no_game(
    tables: Tables, tmp_path: Path, data: bytes
) -> None:
    """The check that the button asks for may be under way: what it finds comes to nothing."""
    upload = await tables.transfer.uploads.keep(CHANNEL, MODERATOR, data)
    await tables.transfer.uploads.offer(upload)
    candidate = examined(await tables.transfer.uploads.get(upload, CHANNEL, MODERATOR))
    await forget(tables, upload)
    rows = await counts(tables)
    with pytest.raises(TableError, match="import_gone"):
        await tables.transfer.import_game(
            candidate, MODERATOR, candidate.people, guild_id=GUILD, channel_id=ELSEWHERE, upload_id=upload
        )
    assert await counts(tables) == rows
    assert traces_on_disk(tmp_path) == []


async def test_a_file_whose_day_is_over_during_its_check_comes_to_nothing(
    tables: Tables, data: bytes
) -> None:
    upload = await tables.transfer.uploads.keep(CHANNEL, MODERATOR, data)
    candidate = examined(data)
    await expire(tables, upload)
    with pytest.raises(TableError, match="import_gone"):
        await tables.transfer.uploads.offer(upload)
    with pytest.raises(TableError, match="import_gone"):
        await tables.transfer.import_game(
            candidate, MODERATOR, (ANN, None), guild_id=GUILD, channel_id=ELSEWHERE, upload_id=upload
        )


async def test_a_file_is_given_up_by_whoever_has_sent_it_there(tables: Tables) -> None:
    uploads = tables.transfer.uploads
    upload = await uploads.keep(CHANNEL, MODERATOR, b"file")
    for channel, who in ((ELSEWHERE, MODERATOR), (CHANNEL, ANN)):
        with pytest.raises(TableError, match="import_gone"):
            await uploads.give_up(upload, channel, who)
    assert len(await everything(tables, "upload", "id")) == 1
    await uploads.give_up(upload, CHANNEL, MODERATOR)
    with pytest.raises(TableError, match="import_gone"):
        await uploads.give_up(upload, CHANNEL, MODERATOR)


async def test_no_file_is_read_to_see_whether_it_is_there(tables: Tables) -> None:
    """Rows that are only looked for, or removed, are as long as the files."""
    uploads = tables.transfer.uploads
    earlier = await uploads.keep(CHANNEL, MODERATOR, b"x" * 1_000_000)
    later = await uploads.keep(CHANNEL, MODERATOR, b"x" * 1_000_000)
    with noted() as work:
        await uploads.offer(later)
        await uploads.drop(earlier)
        await uploads.drop_expired()
        await uploads.give_up(later, CHANNEL, MODERATOR)
    about = [sql for sql, _ in work.statements if "upload" in sql]
    assert about
    assert not [sql for sql in about if "*" in sql or "data" in sql]


async def test_files_of_a_day_ago_are_found_without_reading_the_others(tables: Tables) -> None:
    rows = await tables.store.reader.rows("EXPLAIN QUERY PLAN SELECT 1 FROM upload WHERE created < 5 LIMIT 1")
    assert ["USING COVERING INDEX upload_by_time" in row["detail"] for row in rows] == [True]


async def test_a_log_is_written_in_a_few_trips_however_long_it_is(tables: Tables) -> None:
    data = await file_of_one(tables)

    def lengthen(plain: dict[str, object]) -> None:
        entries = plain["entries"]
        assert isinstance(entries, list)
        last = entries[-1]
        facts = {
            "kind": "export",
            "seat": None,
            "action": None,
            "events": [],
            "passed": False,
            "target": None,
        }
        for seq in range(len(entries) + 1, 500):
            entries.append(last | facts | {"seq": seq, "facts": {"seed": False, "over": False}})

    trips = list[int]()
    for number, file in enumerate((data, changed(data, lengthen))):
        with noted() as work:
            await tables.transfer.import_game(
                examined(file), MODERATOR, (ANN, None), guild_id=GUILD, channel_id=ELSEWHERE + number
            )
        trips.append(len(work.statements))
    assert trips[0] == trips[1]
    info = await tables.find(ELSEWHERE + 1)
    assert info is not None
    assert info.seq > 500
