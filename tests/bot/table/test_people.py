"""What is kept about somebody, and that nothing of it is left when they are forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import StoredPreferences
from bot.store.backups import back_up
from bot.table import Person, PersonalData, ProposalKind, TableError, Tables, read_note
from tests.bot.table.eve import EVE, dumped, everywhere, traces, traces_on_disk, with_eve
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    MODERATOR,
    deliver_all,
    everything,
    finish,
    start,
)
from tests.toy.actions import Choose


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
    assert (await tables.stand_ins.play(game)).acts == 0
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
