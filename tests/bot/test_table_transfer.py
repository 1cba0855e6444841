"""Games that leave as files and come in as files: the same game, or a clear refusal and no change."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import Person
from bot.table import ABANDON, TableError, Tables
from bot.table.gamefile import KINDS
from bot.table.transfer import examined
from rules import GAMES
from tests.bot.filed import ELSEWHERE, MODERATOR, begin, brought_in, changed, log_of, wander
from tests.bot.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    Clock,
    choose_all,
    counts,
    deliver_all,
    everything,
    finish,
    opened,
    start,
)
from tests.toy.actions import Choose, Play
from tests.toy.game import Toy

ROOT = Path(__file__).parents[2]
MIDI = next(kind for kind in GAMES if kind.startswith("canal"))


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path / "riquet.db") as tables:
        yield tables


async def played(tables: Tables) -> int:
    """A game in the middle of a turn, in which something was taken back."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    legal = (await tables.load(game)).game.legal_actions(0)
    plays = [action for action in legal if isinstance(action, Play)]
    await tables.act(game, ANN, plays[0])
    await tables.undo(game, ANN)
    await tables.act(game, ANN, plays[-1])
    return game


@pytest.fixture
async def data(tables: Tables) -> bytes:
    """A file of such a game, with new dice in its log."""
    game = await played(tables)
    await tables.rollback(game, MODERATOR, 2, new_dice=True)
    legal = (await tables.load(game)).game.legal_actions(0)
    await tables.act(game, ANN, next(action for action in legal if isinstance(action, Play)))
    return await tables.export(game, MODERATOR)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(("kind", "seats"), [("toy", 3), ("arriala", 2), (MIDI, 3)])
async def test_a_game_is_the_same_elsewhere(tables: Tables, kind: str, seats: int, number: int) -> None:
    """State, decisions, what can be taken back, log and legal actions; and its dice can be checked."""
    random = Random(f"{kind} {number}")
    game = (await begin(tables, kind, seats, CHANNEL)).id
    await wander(tables, game, random, 10 + 15 * number)
    before = await tables.load(game)
    data = await tables.export(game, MODERATOR)
    there = (await brought_in(tables, data)).id
    after = await tables.load(there)
    assert there != game
    assert after.game == before.game
    assert after.game.to_json() == before.game.to_json()
    assert (after.decisions, after.undo_seat) == (before.decisions, before.undo_seat)
    assert after.info.seats == before.info.seats
    assert (after.info.waiting_for, after.info.outcome) == (before.info.waiting_for, before.info.outcome)
    assert after.info.status == before.info.status
    for seat in range(seats):
        assert after.game.legal_actions(seat) == before.game.legal_actions(seat)
    for reader in (None, *range(seats)):
        told, there_told = await log_of(tables, game, reader), await log_of(tables, there, reader)
        assert there_told[: len(told)] == told
        assert [line[0][1] for line in there_told[len(told) :]] == ["import"]
    snapshots = await everything(
        tables, "snapshot", "state, waiting, decisions, undo_seat, checkpoint_state, announced_seq"
    )
    assert tuple(snapshots[0]) == tuple(snapshots[1])
    for one in (game, there):
        await finish(tables, one)
        assert (await tables.verify(one)).ok
    assert (await tables.load(there)).game == (await tables.load(game)).game


async def test_what_was_begun_can_be_taken_back_there(tables: Tables) -> None:
    game = await played(tables)
    before = (await tables.undo(game, ANN)).position.game
    legal = before.legal_actions(0)
    await tables.act(game, ANN, next(action for action in legal if isinstance(action, Play)))
    there = (await brought_in(tables, await tables.export(game, MODERATOR))).id
    assert (await tables.undo(there, ANN)).position.game == before


async def test_an_export_is_noted_and_makes_the_seed_known(tables: Tables) -> None:
    game = await played(tables)
    await deliver_all(tables)
    data = await tables.export(game, MODERATOR)
    (line,) = await tables.history(game, None, 1)
    assert (line.kind, line.person, dict(line.facts)) == ("export", MODERATOR, {"seed": True, "over": False})
    (row,) = await deliver_all(tables)
    assert (row.kind, row.person, row.seq) == ("export", MODERATOR, line.seq)
    plain = json.loads(data)
    assert [entry["seq"] for entry in plain["entries"]] == list(range(1, line.seq + 1))
    assert plain["people"] == [{"id": 101, "name": "Ann"}, {"id": 102, "name": "Bob"}]
    with pytest.raises(TableError, match="rollback_needs_dice"):
        await tables.rollback(game, MODERATOR, 1, new_dice=False)


async def test_a_log_gives_no_secret_away(tables: Tables) -> None:
    game = await played(tables)
    await tables.export_log(game, MODERATOR)
    (line,) = await tables.history(game, None, 1)
    assert (line.kind, dict(line.facts)) == ("export", {"seed": False, "over": False})
    await tables.rollback(game, MODERATOR, 1, new_dice=False)


async def test_an_open_table_cannot_be_exported(tables: Tables) -> None:
    game = (await tables.create("toy", GUILD, CHANNEL, 2, ANN)).id
    for call in (tables.export(game, MODERATOR), tables.export_log(game, MODERATOR)):
        with pytest.raises(TableError, match="not_started"):
            await call


@pytest.mark.parametrize("how", ["finished", "abandoned", "reset", "paused"])
async def test_games_that_are_not_on(tables: Tables, how: str) -> None:
    """Ended games come in as ended ones; others go on."""
    game = await played(tables)
    clock = tables.store.clock
    assert isinstance(clock, Clock)
    if how == "finished":
        await finish(tables, game)
    if how == "abandoned":
        asked = await tables.propose(game, ANN, ABANDON)
        await tables.agree(game, asked.id, BOB)
    ended = clock.now
    clock.advance(hours=5)
    if how == "reset":
        await tables.reset(game, MODERATOR)
    if how == "paused":
        await tables.pause(game, MODERATOR)
    info = await brought_in(tables, await tables.export(game, MODERATOR))
    if how in ("finished", "abandoned"):
        assert (info.status, info.ended) == (how, ended)
        assert info.outcome == (await tables.get(game)).outcome
        assert (await tables.verify(info.id)).ok
        assert await tables.find(ELSEWHERE) is None
        assert (await tables.latest(ELSEWHERE)) == info
    else:
        assert (info.status, info.paused, info.ended) == ("open", False, None)
        await finish(tables, info.id)
        assert (await tables.verify(info.id)).ok


async def test_an_abandoned_game_that_was_opened_again(tables: Tables) -> None:
    game = await played(tables)
    asked = await tables.propose(game, ANN, ABANDON)
    await tables.agree(game, asked.id, BOB)
    await tables.rollback(game, MODERATOR, 2, new_dice=True)
    info = await brought_in(tables, await tables.export(game, MODERATOR))
    assert info.status == "open"
    assert (await tables.load(info.id)).game == (await tables.load(game)).game


async def test_seats_of_those_who_are_not_there(tables: Tables, data: bytes) -> None:
    """They are free, and for each a call goes out."""
    await deliver_all(tables)
    info = await brought_in(tables, data, (None, BOB))
    assert (info.seats[1], info.free, info.called) == (BOB, (0,), (0,))
    owed = await deliver_all(tables)
    assert [row.kind for row in owed] == ["import", "free"]
    assert (owed[0].person, owed[0].channel_id, owed[0].state is None) == (MODERATOR, ELSEWHERE, False)
    lines = await tables.history(info.id, None, 2)
    assert [(line.kind, line.about) for line in lines] == [("import", None), ("free", 0)]
    await tables.take_seat(info.id, DAN, 0)
    await finish(tables, info.id)
    assert (await tables.verify(info.id)).ok


async def test_a_seat_of_nobody_has_nobody_in_the_file(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    await choose_all(tables, game, 3)
    await tables.resign(game, CLEO)
    candidate = await tables.examine(await tables.export(game, MODERATOR))
    assert candidate.people == (ANN, BOB, None)


async def test_an_open_game_is_never_overwritten(tables: Tables, data: bytes) -> None:
    other = (await start(tables, channel=ELSEWHERE)).id
    rows = await counts(tables)
    with pytest.raises(TableError) as refused:
        await brought_in(tables, data)
    assert (refused.value.key, refused.value.params) == ("channel_taken", {"game": other})
    assert await counts(tables) == rows
    await tables.reset(other, MODERATOR)
    info = await brought_in(tables, data)
    await tables.reset(info.id, MODERATOR)
    await tables.restore(ELSEWHERE, MODERATOR)


async def test_whoever_imports_knows_the_seed(tables: Tables, data: bytes) -> None:
    info = await brought_in(tables, data)
    with pytest.raises(TableError, match="rollback_needs_dice"):
        await tables.rollback(info.id, MODERATOR, 1, new_dice=False)
    await tables.rollback(info.id, MODERATOR, info.seq, new_dice=True)
    await finish(tables, info.id)
    assert (await tables.verify(info.id)).ok


@pytest.mark.parametrize("place", ["transfer.add_entry", "transfer.save_snapshot", "desk.save_snapshot"])
async def test_an_import_that_fails_half_way_changes_nothing(
    tables: Tables, data: bytes, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    rows = await counts(tables)

    async def fail(*arguments: object, **more: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(f"bot.table.{place}", fail)
    with pytest.raises(OSError, match="disk full"):
        await brought_in(tables, data)
    assert await counts(tables) == rows


async def test_a_game_of_older_rules_goes_on_from_where_it_stands(
    tables: Tables, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await tables.load(1)
    monkeypatch.setattr(Toy, "version", 2)
    monkeypatch.setattr(Toy, "perform", _harder(Toy.perform))
    candidate = await tables.examine(data)
    assert candidate.older
    info = await brought_in(tables, data)
    assert info.rules_version == 2
    position = await tables.load(info.id)
    assert (position.game, position.undo_seat) == (before.game, None)
    lines = await tables.history(info.id, None, 2)
    assert [line.kind for line in lines] == ["rules", "import"]
    with pytest.raises(TableError, match="rollback_rules"):
        await tables.rollback(info.id, MODERATOR, 1, new_dice=True)
    again = await tables.export(info.id, MODERATOR)
    third = await brought_in(tables, again, channel=ELSEWHERE + 1)
    await finish(tables, third.id)
    found = await tables.verify(third.id)
    assert (found.ok, found.unchecked) == (True, lines[0].seq)


def _harder(perform: Any) -> Any:
    """Rules by which another number comes out of a choice than was chosen."""

    def performed(game: Any, seat: int, action: Any) -> Any:
        if isinstance(action, Choose):
            action = Choose(action.number % game.pieces.numbers + 1)
        return perform(game, seat, action)

    return performed


Change = Callable[[dict[str, Any]], object]


def _entry(number: int, **fields: Any) -> Change:
    return lambda plain: plain["entries"][number - 1].update(fields)


def _fact(kind: str, **facts: Any) -> Change:
    return lambda plain: next(e for e in plain["entries"] if e["kind"] == kind)["facts"].update(facts)


def _put(**fields: Any) -> Change:
    return lambda plain: plain.update(fields)


def _drop(name: str) -> Change:
    return lambda plain: plain.pop(name)


DAMAGES: dict[str, tuple[str, Change]] = {
    "another format": ("import_unreadable", _put(format="something")),
    "no format": ("import_unreadable", _drop("format")),
    "a readable log": ("import_log", _put(format="riquet-log")),
    "a newer format": ("import_newer", _put(format_version=2)),
    "an older format": ("import_malformed", _put(format_version=0)),
    "no version": ("import_malformed", _put(format_version=None)),
    "newer rules": ("import_newer_rules", _put(rules_version=2)),
    "an unknown game": ("import_unknown_game", _put(kind="chess")),
    "no seed": ("import_malformed", _drop("seed")),
    "an empty seed": ("import_malformed", _put(seed="")),
    "another seed": ("import_fingerprint", _put(seed="ff" * 16)),
    "another fingerprint": ("import_fingerprint", _put(fingerprint="ff")),
    "an unknown option": ("import_options", lambda plain: plain["options"].update(size=3)),
    "an option named like a parameter": ("import_options", lambda plain: plain["options"].update(seats=3)),
    "a bad component": ("import_fingerprint", lambda plain: plain["options"].update(toy="x = 1")),
    "an option of a wrong type": ("import_options", lambda plain: plain["options"].update(toy=3)),
    "other seats": ("import_malformed", _put(seats=3)),
    "no seats": ("import_malformed", _put(seats=0)),
    "a huge number of seats": ("import_malformed", _put(seats=10**30)),
    "an unknown field": ("import_malformed", _put(extra=1)),
    "an unknown field of an entry": ("import_malformed", _entry(1, extra=1)),
    "the same person twice": (
        "import_malformed",
        lambda plain: plain.update(people=[plain["people"][0]] * 2),
    ),
    "too few people": ("import_malformed", lambda plain: plain["people"].pop()),
    "a person with a huge id": ("import_malformed", lambda plain: plain["people"][0].update(id=1 << 70)),
    "a decision too few": ("import_malformed", lambda plain: plain["decisions"].pop()),
    "a huge decision": ("import_malformed", lambda plain: plain.update(decisions=[10**12, 1])),
    "told of more than there is": ("import_malformed", _put(announced=10_000)),
    "a huge time": ("import_malformed", _put(started=10**17)),
    "a number that is a text": ("import_malformed", _put(created="yesterday")),
    "an entry missing": ("import_malformed", lambda plain: plain["entries"].pop(0)),
    "the last entries missing": ("import_state", lambda plain: plain.update(entries=plain["entries"][:2])),
    "an entry twice": ("import_malformed", lambda plain: plain["entries"].append(plain["entries"][0])),
    "another action": ("import_entry", _entry(1, action={"type": "choose", "number": 3})),
    "an action that is none": ("import_entry", _entry(1, action={"type": "fly"})),
    "no action": ("import_malformed", _entry(1, action=None)),
    "an action of nobody": ("import_malformed", _entry(1, seat=None)),
    "an action of another seat": ("import_entry", _entry(1, seat=1)),
    "an action of a seat that there is not": ("import_malformed", _entry(1, seat=7)),
    "other events": ("import_entry", _entry(2, events=[])),
    "the ball passed": ("import_entry", _entry(3, passed=True)),
    "an unknown kind": ("import_malformed", _entry(1, kind="magic")),
    "a deed with an action": ("import_malformed", _entry(1, kind="pause")),
    "a target beyond": ("import_malformed", _entry(4, target=99)),
    "a target ahead": ("import_malformed", _entry(4, target=4)),
    "another target": ("import_entry", _entry(4, target=1)),
    "no target": ("import_malformed", _entry(4, target=None)),
    "a negative target": ("import_malformed", _entry(4, target=-1)),
    "another salt": ("import_state", _fact("dice", salt="00")),
    "a salt that is none": ("import_malformed", _fact("dice", salt=7)),
    "a fact with markup": ("import_malformed", _fact("export", note="**@everyone**")),
    "a fact that hides a name": ("import_malformed", _fact("export", name="x")),
    "a fact that is huge": ("import_malformed", _fact("export", n=1 << 60)),
    "another state": ("import_state", lambda plain: plain["state"].update(round=2)),
    "a state that is none": ("import_malformed", lambda plain: plain["state"].pop("round")),
    "a state of another game": ("import_malformed", lambda plain: plain["state"].update(game="arriala")),
    "a state of more seats": ("import_malformed", lambda plain: plain["state"].update(seats=3)),
    "a milestone from nowhere": (
        "import_malformed",
        lambda plain: plain.update(milestones=[{"seq": 1, "state": plain["state"]}]),
    ),
    "new rules without a state": (
        "import_malformed",
        _entry(1, kind="rules", action=None, events=[], passed=False, facts={"from": 1, "to": 1}),
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_forged_file_is_refused(tables: Tables, data: bytes, damage: str) -> None:
    """Its checksum is right: what is wrong shows when it is read, or when the log is played again."""
    key, change = DAMAGES[damage]
    rows = await counts(tables)
    with pytest.raises(TableError) as refused:
        await brought_in(tables, changed(data, change))
    assert refused.value.key == key
    assert await counts(tables) == rows


async def test_the_end_of_a_log_is_what_its_entries_lead_to(tables: Tables, data: bytes) -> None:
    """An undo whose action is gone, a jump to a state that was never reached."""
    for change in (_entry(6, kind="undo", target=2), _entry(6, target=0)):
        with pytest.raises(TableError, match=r"import_(entry|state|malformed)"):
            examined(changed(data, change))


@pytest.mark.parametrize("state", ["hands", "queue", "points"])
async def test_a_state_that_nothing_proves_is_tried_out(
    data: bytes, monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    """Of older rules there is only where it stands: what the bot could not show is refused."""
    monkeypatch.setattr(Toy, "version", 2)
    broken = {"hands": [], "queue": [{"type": "turn", "seat": 9, "left": 1}], "points": []}[state]
    with pytest.raises(TableError, match=r"import_(state|malformed)"):
        examined(changed(data, lambda plain: plain["state"].update({state: broken})))


async def test_entries_of_older_rules_stay_what_they_were(
    tables: Tables, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Today's rules cannot read all of them; the log says so, and the game goes on."""
    monkeypatch.setattr(Toy, "version", 2)
    old = {"events": [{"type": "of_old", "seat": 9}], "action": {"type": "gone", "far": [1, None]}}
    info = await brought_in(tables, changed(data, _entry(1, **old)))
    first = await tables.line(info.id, 1)
    assert (first.unreadable, first.kind, first.seat) == (True, "action", 0)
    again = msgspec.json.decode(await tables.export(info.id, MODERATOR))["entries"][0]
    assert {name: again[name] for name in old} == old
    examined(changed(data, _entry(1, events=[{"type": "chosen", "seat": 9}])))


async def test_a_file_that_came_to_harm_is_refused(tables: Tables, data: bytes) -> None:
    rows = await counts(tables)
    middle = len(data) // 2
    flipped = data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]
    for broken in (
        b"",
        b" ",
        data[:middle],
        data[:-1],
        b"[]",
        b"null",
        b"17",
        b"\xff\xfe",
        b"hello",
        flipped,
    ):
        with pytest.raises(TableError) as refused:
            await brought_in(tables, broken)
        assert refused.value.key in ("import_unreadable", "import_damaged")
    with pytest.raises(TableError, match="import_damaged"):
        await brought_in(tables, changed(data, _put(seed="f" * 32), sealed=False))
    with pytest.raises(TableError, match="import_damaged"):
        await brought_in(tables, changed(data, lambda plain: plain.pop("checksum"), sealed=False))
    deep = b'{"format":"riquet-game","x":' + b"[" * 200_000 + b"]" * 200_000 + b"}"
    huge = b'{"format":"riquet-game","format_version":' + b"9" * 5000 + b"}"
    odd = b'{"format":"riquet-game","x":"\\ud800"}'
    for broken in (deep, huge, odd):
        with pytest.raises(TableError, match=r"import_(unreadable|damaged|newer)"):
            await brought_in(tables, broken)
    assert await counts(tables) == rows


async def test_a_byte_order_mark_does_no_harm(data: bytes) -> None:
    assert examined(b"\xef\xbb\xbf" + data) == examined(data)


async def test_the_order_of_what_is_in_a_file_does_not_matter(tables: Tables, data: bytes) -> None:
    """Nor does its spacing: whoever has put it through a formatter still has the same game."""
    plain = json.loads(data)
    turned = json.dumps(dict(reversed(plain.items())), indent=4, sort_keys=True).encode()
    info = await brought_in(tables, turned)
    await finish(tables, info.id)
    assert (await tables.verify(info.id)).ok


def _leaves(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of everything in a file."""
    found = [path] if path else []
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inside:
        found += _leaves(value, (*path, key))
    return found


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 0, 1, 2, 3, 1 << 31, 1 << 63, 1 << 70]),
    st.text(max_size=5),
    st.just([]),
    st.just({}),
    st.floats(),
)


@given(st.data())
@settings(
    max_examples=250,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)
def test_any_change_is_refused_or_is_no_change_of_the_game(fuzz_data: bytes, draw: st.DataObject) -> None:
    """Whatever somebody puts in the place of anything, the answer is a game that is proven, or a refusal."""
    plain = msgspec.json.decode(fuzz_data)
    path = draw.draw(st.sampled_from(_leaves(plain)))
    value = draw.draw(VALUES)

    def change(plain: Any) -> None:
        for step in path[:-1]:
            plain = plain[step]
        plain[path[-1]] = value

    try:
        forged = changed(fuzz_data, change)
    except ValueError:
        return
    try:
        found = examined(forged)
    except TableError as refused:
        found = refused.key
    if isinstance(found, str):
        assert found.startswith("import_")
    else:
        assert found.standing.game == examined(fuzz_data).standing.game


@given(st.binary(max_size=200))
@settings(deadline=None, derandomize=True)
def test_no_bytes_break_it(data: bytes) -> None:
    with pytest.raises(TableError, match="import_unreadable"):
        examined(data)


@pytest.fixture
async def fuzz_data(data: bytes) -> bytes:
    return data


async def test_uploads_wait_for_their_answer(tables: Tables) -> None:
    clock = tables.store.clock
    assert isinstance(clock, Clock)
    upload = await tables.keep_upload(CHANNEL, MODERATOR, b"file")
    assert await tables.upload(upload, CHANNEL, MODERATOR) == b"file"
    for channel, who, number in (
        (ELSEWHERE, MODERATOR, upload),
        (CHANNEL, ANN, upload),
        (CHANNEL, MODERATOR, upload + 1),
    ):
        with pytest.raises(TableError, match="import_gone"):
            await tables.upload(number, channel, who)
    newer = await tables.keep_upload(CHANNEL, MODERATOR, b"another")
    with pytest.raises(TableError, match="import_gone"):
        await tables.upload(upload, CHANNEL, MODERATOR)
    clock.advance(hours=25)
    with pytest.raises(TableError, match="import_gone"):
        await tables.upload(newer, CHANNEL, MODERATOR)
    await tables.keep_upload(ELSEWHERE, ANN, b"mine")
    assert [row["data"] for row in await everything(tables, "upload", "data")] == [b"mine"]


async def test_an_upload_is_used_once(tables: Tables, data: bytes) -> None:
    upload = await tables.keep_upload(ELSEWHERE, MODERATOR, data)
    candidate = await tables.examine(data)
    people: tuple[Person | None, ...] = candidate.people
    where = {"guild_id": GUILD, "upload_id": upload}
    info = await tables.import_game(candidate, MODERATOR, people, channel_id=ELSEWHERE, **where)
    await tables.reset(info.id, MODERATOR)
    with pytest.raises(TableError, match="import_gone"):
        await tables.import_game(candidate, MODERATOR, people, channel_id=ELSEWHERE, **where)


def test_files_know_all_kinds_of_entries() -> None:
    """Every kind of entry that the program writes has texts, and is no stranger to a file."""
    texts = (ROOT / "bot/locale/en.ftl").read_text("utf-8").splitlines()
    told = {line.split(" = ")[0].split(" =")[0] for line in texts if line.startswith("log-")}
    others = {"log-head", "log-empty", "log-start", "log-unreadable"}
    assert {f"log-{kind.replace('_', '-')}" for kind in KINDS if kind != "action"} == told - others
