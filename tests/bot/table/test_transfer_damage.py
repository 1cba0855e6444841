"""Files that are damaged or forged: a clear refusal and no change, or a game that is proven."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.table import TableError, Tables
from bot.table.transfer.checking import examined
from rules import GAMES
from tests.bot.table.filed import (
    brought_in,
    changed,
    file_of_one,
)
from tests.bot.table.seated import (
    MODERATOR,
    counts,
    finish,
)
from tests.toy.game import Toy

ROOT = Path(__file__).parents[3]
MIDI = next(kind for kind in GAMES if kind.startswith("canal"))


@pytest.fixture
async def data(tables: Tables) -> bytes:
    return await file_of_one(tables)


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
    "announced more than there is": ("import_malformed", _put(announced=10_000)),
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
    "the turn passed": ("import_entry", _entry(3, passed=True)),
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
    "an upgrade from nowhere": (
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
    """Refuse what a right checksum hides: it shows when the file is read, or when the log is played again."""
    key, change = DAMAGES[damage]
    rows = await counts(tables)
    with pytest.raises(TableError) as refused:
        await brought_in(tables, changed(data, change))
    assert refused.value.key == key
    assert await counts(tables) == rows


async def test_rules_of_a_game_that_is_not_known_are_not_asked(
    data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refuse it before it is played through, which takes as long as a stranger wants."""
    monkeypatch.setattr("bot.table.transfer.checking.resolve_options", None)
    with pytest.raises(TableError) as refused:
        examined(data, kinds=("arriala",))
    assert refused.value.key == "import_unknown_game"


async def test_the_end_of_a_log_is_what_its_entries_lead_to(tables: Tables, data: bytes) -> None:
    """Refuse an undo whose action is gone, and a rewind to a state that was never reached."""
    for change in (_entry(6, kind="undo", target=2), _entry(6, target=0)):
        with pytest.raises(TableError, match=r"import_(entry|state|malformed)"):
            examined(changed(data, change))


@pytest.mark.parametrize("state", ["hands", "queue", "points"])
async def test_a_state_that_nothing_proves_is_tried_out(
    data: bytes, monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    """Refuse a position of older rules that the bot could not show."""
    monkeypatch.setattr(Toy, "version", 2)
    broken = {"hands": [], "queue": [{"type": "turn", "seat": 9, "left": 1}], "points": []}[state]
    with pytest.raises(TableError, match=r"import_(impossible|malformed)"):
        examined(changed(data, lambda plain: plain["state"].update({state: broken})))


async def test_entries_of_older_rules_stay_what_they_were(
    tables: Tables, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Go on where today's rules cannot read all entries, and mark those in the log."""
    monkeypatch.setattr(Toy, "version", 2)
    old = {"events": [{"type": "of_old", "seat": 9}], "action": {"type": "gone", "far": [1, None]}}
    info = await brought_in(tables, changed(data, _entry(1, **old)))
    first = await tables.records.entry(info.id, 1)
    assert (first.unreadable, first.kind, first.seat) == (True, "action", 0)
    again = msgspec.json.decode(await tables.transfer.export(info.id, MODERATOR))["entries"][0]
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
        assert refused.value.key in ("import_unreadable", "import_cut_off", "import_damaged")
    with pytest.raises(TableError, match="import_damaged"):
        await brought_in(tables, changed(data, _put(seed="f" * 32), sealed=False))
    with pytest.raises(TableError, match="import_damaged"):
        await brought_in(tables, changed(data, lambda plain: plain.pop("checksum"), sealed=False))
    deep = b'{"format":"riquet-game","x":' + b"[" * 200_000 + b"]" * 200_000 + b"}"
    huge = b'{"format":"riquet-game","format_version":' + b"9" * 5000 + b"}"
    odd = b'{"format":"riquet-game","x":"\\ud800"}'
    for broken in (deep, huge, odd):
        with pytest.raises(TableError, match=r"import_(unreadable|cut_off|damaged|newer)"):
            await brought_in(tables, broken)
    assert await counts(tables) == rows


async def test_a_byte_order_mark_does_no_harm(data: bytes) -> None:
    assert examined(b"\xef\xbb\xbf" + data) == examined(data)


async def test_the_order_of_what_is_in_a_file_does_not_matter(tables: Tables, data: bytes) -> None:
    """Accept other spacing: whoever has put it through a formatter still has the same game."""
    plain = json.loads(data)
    turned = json.dumps(dict(reversed(plain.items())), indent=4, sort_keys=True).encode()
    info = await brought_in(tables, turned)
    await finish(tables, info.id)
    assert (await tables.records.verify(info.id)).ok


def _leaves(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Yield the places of everything in a file."""
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
    """Answer with a game that is proven, or a refusal, whatever somebody puts in the place of anything."""
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
        assert found.snapshot.state == examined(fuzz_data).snapshot.state


async def test_a_file_that_is_cut_off_is_told_from_any_other(tables: Tables, data: bytes) -> None:
    for part in (data[:-1], data[: len(data) // 2], data[:30], b"\xef\xbb\xbf" + data[:-9]):
        with pytest.raises(TableError, match="import_cut_off"):
            await brought_in(tables, part)
    for other in (data[:10], data[1:], b'{"format": "something"'):
        with pytest.raises(TableError, match="import_unreadable"):
            await brought_in(tables, other)


@given(st.binary(max_size=200))
@settings(deadline=None, derandomize=True)
def test_no_bytes_break_it(data: bytes) -> None:
    with pytest.raises(TableError, match="import_unreadable"):
        examined(data)


@pytest.fixture
async def fuzz_data(data: bytes) -> bytes:
    return data
