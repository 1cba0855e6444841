"""The log as it may be read, and the check of ended games."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.table import TableError, Tables, Verification
from tests.bot.table.seated import ANN, BOB, choose_all, finish, opened, start, tamper
from tests.toy.actions import Choose, Draw, Play
from tests.toy.game import Toy


@pytest.fixture
async def ended(tmp_path: Path) -> Path:
    """Make a closed database with one finished game, in which something was taken back."""
    path = tmp_path / "ended.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        await choose_all(tables, game)
        legal = (await tables.load(game)).game.legal_actions(0)
        await tables.play.act(game, ANN, next(action for action in legal if isinstance(action, Play)))
        await tables.undo.undo_last(game, ANN)
        await finish(tables, game)
    return path


async def verified(path: Path) -> Verification:
    async with opened(path) as tables:
        return await tables.records.verify(1)


def last_seq(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT max(seq) FROM entry").fetchone()[0]


async def test_an_honest_game(ended: Path) -> None:
    found = await verified(ended)
    assert found.ok
    assert found == Verification(True, None, True, True, last_seq(ended), 0, 1, 1)


@pytest.mark.parametrize(
    ("statement", "fingerprint", "broken_at"),
    [
        ("UPDATE game SET fingerprint = 'f' || substr(fingerprint, 2)", False, None),
        ("UPDATE game SET options = json_set(options, '$.first', 1)", False, 2),
        ("UPDATE game SET options = json_set(options, '$.toy', 'nonsense')", False, 0),
        ("""UPDATE entry SET action = '{"type":"choose","number":3}' WHERE seq = 1""", True, 1),
        ("UPDATE entry SET events = '[]' WHERE seq = 2", True, 2),
        ("UPDATE entry SET seat = 1 WHERE seq = 3", True, 3),
        ("UPDATE entry SET action = 'rubbish' WHERE seq = 3", True, 3),
        ("UPDATE entry SET target = 2 WHERE kind = 'undo'", True, 4),
        ("DELETE FROM entry WHERE kind = 'undo'", True, 4),
    ],
)
async def test_what_was_tampered_with_is_named(
    ended: Path, statement: str, fingerprint: bool, broken_at: int | None
) -> None:
    tamper(ended, statement)
    found = await verified(ended)
    assert not found.ok
    assert (found.fingerprint, found.log_broken_at) == (fingerprint, broken_at)


async def test_another_seed_is_named(ended: Path) -> None:
    tamper(ended, "UPDATE game SET seed = 'f' || substr(seed, 2)")
    found = await verified(ended)
    assert (found.fingerprint, found.state) == (False, False)


async def test_a_changed_end_is_named(ended: Path) -> None:
    tamper(ended, "UPDATE game SET outcome = json_set(outcome, '$.winners', json('[0,1]'))")
    found = await verified(ended)
    assert (found.fingerprint, found.log_broken_at, found.state, found.outcome) == (True, None, True, False)
    tamper(
        ended,
        "UPDATE snapshot SET state ="
        " CAST(replace(CAST(state AS TEXT), '\"round\":3', '\"round\":2') AS BLOB)",
    )
    found = await verified(ended)
    assert (found.log_broken_at, found.state) == (None, False)


async def test_other_rules_are_shown(ended: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "version", 2)
    found = await verified(ended)
    assert (found.ok, found.rules_version, found.current_version) == (True, 1, 2)


async def test_an_open_game_keeps_its_seed(tables: Tables) -> None:
    game = (await start(tables)).id
    with pytest.raises(TableError, match="not_ended"):
        await tables.records.verify(game)
    assert (await tables.get(game)).seed is None


async def test_the_log_shows_each_what_they_may_know(tables: Tables) -> None:
    game = (await start(tables)).id
    await tables.play.act(game, BOB, Choose(2), 900)
    await tables.play.act(game, ANN, Choose(1))
    await tables.play.act(game, ANN, Draw())
    own = await tables.records.history(game, 0, 10)
    public = await tables.records.history(game, None, 10)
    other = await tables.records.history(game, 1, 10)
    assert [entry.seq for entry in own] == [entry.seq for entry in public] == [1, 2, 3]
    assert [entry.action for entry in own] == [None, Choose(1), Draw()]
    assert [entry.action for entry in other] == [Choose(2), None, None]
    assert [entry.action for entry in public] == [None, None, None]
    assert [len(entry.events) for entry in own] == [1, 4, 2]
    assert [len(entry.events) for entry in other] == [2, 3, 1]
    assert [len(entry.events) for entry in public] == [1, 3, 1]
    assert [entry.person for entry in public] == [BOB, ANN, ANN]
    assert await tables.records.history(game, None, 2) == public[1:]
