"""Games that leave as files and come in as files: the same game, or a clear refusal and no change."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.store import Person
from bot.store.kinds import EntryKind
from bot.table import ProposalKind, TableError, Tables
from bot.table.transfer.checking import examined
from rules import GAMES
from tests.bot.table.filed import (
    ELSEWHERE,
    begin,
    brought_in,
    file_of_one,
    log_of,
    played,
    wander,
)
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    MODERATOR,
    Clock,
    choose_all,
    counts,
    deliver_all,
    everything,
    finish,
    start,
)
from tests.toy.actions import Choose, Play
from tests.toy.game import Toy

ROOT = Path(__file__).parents[3]
MIDI = next(kind for kind in GAMES if kind.startswith("canal"))


@pytest.fixture
async def data(tables: Tables) -> bytes:
    return await file_of_one(tables)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(("kind", "seats"), [("toy", 3), ("arriala", 2), (MIDI, 3)])
async def test_a_game_is_the_same_elsewhere(tables: Tables, kind: str, seats: int, number: int) -> None:
    """Keep state, decisions, what can be taken back, log and legal actions; and its dice can be checked."""
    random = Random(f"{kind} {number}")
    game = (await begin(tables, kind, seats, CHANNEL)).id
    await wander(tables, game, random, 10 + 15 * number)
    before = await tables.load(game)
    data = await tables.transfer.export(game, MODERATOR)
    there = (await brought_in(tables, data)).id
    after = await tables.load(there)
    assert there != game
    assert after.game == before.game
    assert after.game.to_json() == before.game.to_json()
    assert (after.decisions, after.undo_seats) == (before.decisions, before.undo_seats)
    assert after.info.seats == before.info.seats
    assert (after.info.waiting_for, after.info.outcome) == (before.info.waiting_for, before.info.outcome)
    assert after.info.status == before.info.status
    for seat in range(seats):
        assert after.game.legal_actions(seat) == before.game.legal_actions(seat)
    for reader in (None, *range(seats)):
        here, there_log = await log_of(tables, game, reader), await log_of(tables, there, reader)
        assert there_log[: len(here)] == here
        assert [entry[0][1] for entry in there_log[len(here) :]] == ["import"]
    snapshots = await everything(
        tables, "snapshot", "state, waiting, decisions, undo_seats, checkpoint_state, announced_seq"
    )
    assert tuple(snapshots[0]) == tuple(snapshots[1])
    for one in (game, there):
        await finish(tables, one)
        assert (await tables.records.verify(one)).ok
    assert (await tables.load(there)).game == (await tables.load(game)).game


async def test_what_was_begun_can_be_taken_back_there(tables: Tables) -> None:
    game = await played(tables)
    before = (await tables.undo.undo_last(game, ANN)).position.game
    legal = before.legal_actions(0)
    await tables.play.act(game, ANN, next(action for action in legal if isinstance(action, Play)))
    there = (await brought_in(tables, await tables.transfer.export(game, MODERATOR))).id
    assert (await tables.undo.undo_last(there, ANN)).position.game == before


async def test_an_export_is_noted_and_makes_the_seed_known(tables: Tables) -> None:
    game = await played(tables)
    await deliver_all(tables)
    data = await tables.transfer.export(game, MODERATOR)
    (entry,) = await tables.records.history(game, None, 1)
    assert (entry.kind, entry.person, dict(entry.facts)) == (
        "export",
        MODERATOR,
        {"seed": True, "over": False},
    )
    (row,) = await deliver_all(tables)
    assert (row.kind, row.person, row.seq) == ("export", MODERATOR, entry.seq)
    plain = json.loads(data)
    assert [entry["seq"] for entry in plain["entries"]] == list(range(1, entry.seq + 1))
    assert plain["people"] == [{"id": 101, "name": "Ann"}, {"id": 102, "name": "Bob"}]
    with pytest.raises(TableError, match="rollback_needs_dice"):
        await tables.rollback.roll_back(game, MODERATOR, 1, new_dice=False)


async def test_what_moderators_did_before_a_game_was_brought_in_last_is_not_of_its_channel(
    tables: Tables, data: bytes
) -> None:
    """It was done elsewhere, also where the game had come from a file already."""
    there = (await brought_in(tables, data)).id
    await tables.lifecycle.pause(there, MODERATOR)
    again = await tables.transfer.export(there, MODERATOR)
    last = (await brought_in(tables, again, channel=ELSEWHERE + 1)).id
    await tables.lifecycle.resume(there, MODERATOR)
    await tables.lifecycle.pause(last, MODERATOR)
    for channel, of_game, done in (
        (ELSEWHERE, there, ["import", "pause", "export", "resume"]),
        (ELSEWHERE + 1, last, ["import", "pause"]),
    ):
        audited = await tables.records.moderated(channel, 9)
        assert [(one, str(entry.kind)) for one, entry in audited] == [(of_game, kind) for kind in done]


async def test_a_log_gives_no_secret_away(tables: Tables) -> None:
    game = await played(tables)
    await tables.transfer.export_log(game, MODERATOR)
    (entry,) = await tables.records.history(game, None, 1)
    assert (entry.kind, dict(entry.facts)) == ("export", {"seed": False, "over": False})
    await tables.rollback.roll_back(game, MODERATOR, 1, new_dice=False)


async def test_an_open_table_cannot_be_exported(tables: Tables) -> None:
    game = (await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN)).id
    for call in (tables.transfer.export(game, MODERATOR), tables.transfer.export_log(game, MODERATOR)):
        with pytest.raises(TableError, match="not_started"):
            await call


@pytest.mark.parametrize("how", ["finished", "abandoned", "reset", "paused"])
async def test_games_that_are_not_on(tables: Tables, how: str) -> None:
    """Import ended games as ended ones; others go on."""
    game = await played(tables)
    clock = tables.store.clock
    assert isinstance(clock, Clock)
    if how == "finished":
        await finish(tables, game)
    if how == "abandoned":
        asked = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
        await tables.consent.agree(game, asked.id, BOB)
    ended = clock.now
    clock.advance(hours=5)
    if how == "reset":
        await tables.lifecycle.reset(game, MODERATOR)
    if how == "paused":
        await tables.lifecycle.pause(game, MODERATOR)
    info = await brought_in(tables, await tables.transfer.export(game, MODERATOR))
    if how in ("finished", "abandoned"):
        assert (info.status, info.ended) == (how, ended)
        assert info.outcome == (await tables.get(game)).outcome
        assert (await tables.records.verify(info.id)).ok
        assert await tables.find(ELSEWHERE) is None
        assert (await tables.latest(ELSEWHERE)) == info
    else:
        assert (info.status, info.paused, info.ended) == ("open", False, None)
        await finish(tables, info.id)
        assert (await tables.records.verify(info.id)).ok


async def test_an_abandoned_game_that_was_opened_again(tables: Tables) -> None:
    game = await played(tables)
    asked = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    await tables.consent.agree(game, asked.id, BOB)
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    info = await brought_in(tables, await tables.transfer.export(game, MODERATOR))
    assert info.status == "open"
    assert (await tables.load(info.id)).game == (await tables.load(game)).game


async def test_seats_of_those_who_are_not_there(tables: Tables, data: bytes) -> None:
    """Leave them free, and look for a substitute for each."""
    await deliver_all(tables)
    info = await brought_in(tables, data, (None, BOB))
    assert (info.seats[1], info.free, info.called) == (BOB, (0,), (0,))
    pending = await deliver_all(tables)
    assert [row.kind for row in pending] == ["import", "free"]
    assert (pending[0].person, pending[0].channel_id, pending[0].state is None) == (
        MODERATOR,
        ELSEWHERE,
        False,
    )
    entries = await tables.records.history(info.id, None, 2)
    assert [(entry.kind, entry.about) for entry in entries] == [("import", None), ("free", 0)]
    await tables.seats.take(info.id, DAN, 0)
    await finish(tables, info.id)
    assert (await tables.records.verify(info.id)).ok


async def test_a_seat_of_nobody_has_nobody_in_the_file(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    await choose_all(tables, game, 3)
    await tables.seats.resign(game, CLEO)
    candidate = examined(await tables.transfer.export(game, MODERATOR))
    assert candidate.people == (ANN, BOB, None)


async def test_an_open_game_is_never_overwritten(tables: Tables, data: bytes) -> None:
    other = (await start(tables, channel=ELSEWHERE)).id
    rows = await counts(tables)
    with pytest.raises(TableError) as refused:
        await brought_in(tables, data)
    assert (refused.value.key, refused.value.params) == ("channel_taken", {"game": other})
    assert await counts(tables) == rows
    await tables.lifecycle.reset(other, MODERATOR)
    info = await brought_in(tables, data)
    await tables.lifecycle.reset(info.id, MODERATOR)
    await tables.lifecycle.restore(ELSEWHERE, MODERATOR)


async def test_whoever_imports_knows_the_seed(tables: Tables, data: bytes) -> None:
    info = await brought_in(tables, data)
    with pytest.raises(TableError, match="rollback_needs_dice"):
        await tables.rollback.roll_back(info.id, MODERATOR, 1, new_dice=False)
    await tables.rollback.roll_back(info.id, MODERATOR, info.seq, new_dice=True)
    await finish(tables, info.id)
    assert (await tables.records.verify(info.id)).ok


@pytest.mark.parametrize(
    "place",
    [
        "table.transfer.importing.insert_entries_of_nobody",
        "table.transfer.importing.save_snapshot",
        "store.entries.save_snapshot",
    ],
)
async def test_an_import_that_fails_half_way_changes_nothing(
    tables: Tables, data: bytes, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    rows = await counts(tables)

    async def fail(*arguments: object, **more: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(f"bot.{place}", fail)
    with pytest.raises(OSError, match="disk full"):
        await brought_in(tables, data)
    assert await counts(tables) == rows


async def test_a_game_of_older_rules_goes_on_from_where_it_stands(
    tables: Tables, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await tables.load(1)
    monkeypatch.setattr(Toy, "version", 2)
    monkeypatch.setattr(Toy, "perform", _harder(Toy.perform))
    candidate = examined(data)
    assert candidate.older
    info = await brought_in(tables, data)
    assert info.rules_version == 2
    position = await tables.load(info.id)
    assert (position.game, position.undo_seats) == (before.game, ())
    entries = await tables.records.history(info.id, None, 2)
    assert [entry.kind for entry in entries] == ["rules", "import"]
    with pytest.raises(TableError, match="rollback_rules"):
        await tables.rollback.roll_back(info.id, MODERATOR, 1, new_dice=True)
    again = await tables.transfer.export(info.id, MODERATOR)
    third = await brought_in(tables, again, channel=ELSEWHERE + 1)
    await finish(tables, third.id)
    found = await tables.records.verify(third.id)
    assert (found.ok, found.unchecked) == (True, entries[0].seq)


def _harder(perform: Any) -> Any:
    """Return rules by which another number comes out of a choice than was chosen."""

    def performed(game: Any, seat: int, action: Any) -> Any:
        if isinstance(action, Choose):
            action = Choose(action.number % game.pieces.numbers + 1)
        return perform(game, seat, action)

    return performed


async def test_uploads_wait_for_their_answer(tables: Tables) -> None:
    clock = tables.store.clock
    assert isinstance(clock, Clock)
    upload = await tables.transfer.uploads.keep(CHANNEL, MODERATOR, b"file")
    assert await tables.transfer.uploads.get(upload, CHANNEL, MODERATOR) == b"file"
    for channel, who, number in (
        (ELSEWHERE, MODERATOR, upload),
        (CHANNEL, ANN, upload),
        (CHANNEL, MODERATOR, upload + 1),
    ):
        with pytest.raises(TableError, match="import_gone"):
            await tables.transfer.uploads.get(number, channel, who)
    newer = await tables.transfer.uploads.keep(CHANNEL, MODERATOR, b"another")
    assert await tables.transfer.uploads.get(upload, CHANNEL, MODERATOR) == b"file"
    await tables.transfer.uploads.offer(newer)
    with pytest.raises(TableError, match="import_gone"):
        await tables.transfer.uploads.get(upload, CHANNEL, MODERATOR)
    clock.advance(hours=25)
    with pytest.raises(TableError, match="import_gone"):
        await tables.transfer.uploads.get(newer, CHANNEL, MODERATOR)
    await tables.transfer.uploads.keep(ELSEWHERE, ANN, b"mine")
    await tables.transfer.uploads.drop_expired()
    assert [row["data"] for row in await everything(tables, "upload", "data")] == [b"mine"]


async def test_an_upload_is_used_once(tables: Tables, data: bytes) -> None:
    upload = await tables.transfer.uploads.keep(ELSEWHERE, MODERATOR, data)
    candidate = examined(data)
    people: tuple[Person | None, ...] = candidate.people
    where = {"guild_id": GUILD, "upload_id": upload}
    info = await tables.transfer.import_game(candidate, MODERATOR, people, channel_id=ELSEWHERE, **where)
    await tables.lifecycle.reset(info.id, MODERATOR)
    with pytest.raises(TableError, match="import_gone"):
        await tables.transfer.import_game(candidate, MODERATOR, people, channel_id=ELSEWHERE, **where)


def test_files_know_all_kinds_of_entries() -> None:
    """Have texts for every kind of entry that the program writes."""
    texts = (ROOT / "bot/i18n/locale/en.ftl").read_text("utf-8").splitlines()
    named = {line.split(" = ")[0].split(" =")[0] for line in texts if line.startswith("log-")}
    others = {"log-head", "log-empty", "log-start", "log-unreadable", "log-damaged"}
    assert {
        f"log-{kind.replace('_', '-')}" for kind in EntryKind if kind != EntryKind.ACTION
    } == named - others
