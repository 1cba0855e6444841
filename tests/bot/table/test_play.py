"""Acting: one transaction each, once for each interaction, one at a time for each game."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from typing import cast

import pytest

from bot.store.connection import from_millis
from bot.table import TableError, Tables, read_post
from bot.table.locks import KeyedLocks
from rules import RuleError
from tests.bot.table.seated import (
    ANN,
    BOB,
    CLEO,
    DAN,
    Clock,
    choose_all,
    counts,
    deliver_all,
    due_rows,
    end_turn,
    finish,
    opened,
    start,
)
from tests.toy.actions import Choose, Draw, Offer
from tests.toy.events import Chosen, ChosenNumber, DrawnCard


async def test_what_comes_of_an_action(tables: Tables) -> None:
    game = (await start(tables)).id
    result = await tables.play.act(game, BOB, Choose(2), 900, decision=1)
    assert (result.seat, result.seq, result.turn_passed, result.repeated) == (1, 1, True, False)
    assert result.events == (Chosen(1), ChosenNumber(1, 2))
    assert result.position == await tables.load(game)
    assert result.position.info.waiting_for == result.position.game.waiting_for == (0,)


async def test_the_actor_sees_what_the_actor_may_know(tables: Tables) -> None:
    game = (await start(tables)).id
    await choose_all(tables, game)
    drawn = await tables.play.act(game, ANN, Draw())
    assert any(isinstance(event, DrawnCard) for event in drawn.events)
    assert all(event.audience() in (None, (0,)) for event in drawn.events)


async def test_refusals_change_nothing(tables: Tables) -> None:
    game = (await start(tables)).id
    await tables.play.act(game, ANN, Choose(1), 900)
    before, rows = await tables.load(game), await counts(tables)
    refusals = [
        (tables.play.act(game, CLEO, Choose(1), 901), TableError, "not_seated"),
        (tables.play.act(game, ANN, Choose(1), 902), RuleError, r"toy\.number\.same"),
        (tables.play.act(game, ANN, Choose(99), 903), RuleError, r"toy\.number\.range"),
        (tables.play.act(game, BOB, Draw(), 904), RuleError, r"toy\.moment"),
        (tables.play.act(game, ANN, Choose(2), 905, decision=1), TableError, "stale"),
        (tables.play.act(game, ANN, Choose(2), 906, decision=3), TableError, "stale"),
        (tables.play.act(999, ANN, Choose(2), 907), TableError, "no_such_game"),
        (tables.play.act(game, BOB, Choose(2), 900), TableError, "repeated"),
    ]
    for call, kind, key in refusals:
        with pytest.raises(kind, match=key):
            await call
    assert await tables.load(game) == before
    assert await counts(tables) == rows


async def test_a_repeated_interaction_changes_nothing_and_returns_the_same(tables: Tables) -> None:
    game = (await start(tables)).id
    first = await tables.play.act(game, ANN, Choose(1), 900, decision=1)
    rows = await counts(tables)
    again = await tables.play.act(game, ANN, Choose(1), 900, decision=1)
    assert again.repeated
    assert (again.events, again.seat, again.seq, again.turn_passed, again.position, again.pending) == (
        first.events,
        first.seat,
        first.seq,
        first.turn_passed,
        first.position,
        first.pending,
    )
    await tables.play.act(game, BOB, Choose(2), 901)
    late = await tables.play.act(game, ANN, Choose(1), 900, decision=1)
    assert late.repeated
    assert late.seq == 1
    assert late.position.seq == 2
    assert (await counts(tables))["entry"] == rows["entry"] + 1


async def test_a_repeated_interaction_after_the_end(tables: Tables) -> None:
    game = (await start(tables)).id
    await tables.play.act(game, ANN, Choose(1), 900)
    await finish(tables, game)
    assert (await tables.play.act(game, ANN, Choose(1), 900)).repeated
    with pytest.raises(TableError, match="finished"):
        await tables.play.act(game, ANN, Choose(1), 901)


async def test_an_interaction_of_another_game_is_refused(tables: Tables) -> None:
    game = (await start(tables)).id
    other = (await start(tables, channel=71)).id
    await tables.play.act(game, ANN, Choose(1), 900)
    with pytest.raises(TableError, match="repeated"):
        await tables.play.act(other, ANN, Choose(1), 900)


async def test_the_same_interaction_twice_at_once(tables: Tables) -> None:
    game = (await start(tables)).id
    results = await asyncio.gather(*(tables.play.act(game, ANN, Choose(1), 900) for _ in range(5)))
    assert [result.repeated for result in results] == [False, True, True, True, True]
    assert (await counts(tables))["entry"] == 1


async def test_of_two_presses_on_one_decision_one_wins(tables: Tables) -> None:
    game = (await start(tables)).id
    results = await asyncio.gather(
        tables.play.act(game, ANN, Choose(1), 900, decision=1),
        tables.play.act(game, ANN, Choose(2), 901, decision=1),
        return_exceptions=True,
    )
    assert [getattr(result, "key", None) for result in results] == [None, "stale"]
    assert (await tables.load(game)).decisions == (2, 1)


async def test_games_do_not_wait_for_one_another(tables: Tables) -> None:
    one, other = (await start(tables)).id, (await start(tables, channel=71)).id
    async with tables.session.locks.hold(one):
        blocked = asyncio.create_task(tables.play.act(one, ANN, Choose(1)))
        await tables.play.act(other, ANN, Choose(1))
        assert not blocked.done()
    await blocked


async def test_many_games_at_once(tables: Tables) -> None:
    games = [(await start(tables, channel=channel)).id for channel in range(100, 106)]
    infos = await asyncio.gather(*(finish(tables, game) for game in games))
    assert {info.status for info in infos} == {"finished"}
    assert len({info.outcome for info in infos}) == 1
    assert len(tables.session.locks) == 0


async def test_locks_go_when_nobody_needs_them() -> None:
    locks: KeyedLocks[str] = KeyedLocks()
    inside: list[str] = []

    async def hold(name: str) -> None:
        async with locks.hold("a"):
            inside.append(name)

    async with locks.hold("a"):
        waiting = [asyncio.create_task(hold(name)) for name in "xyz"]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.sleep(0)
        assert (inside, len(locks)) == ([], 1)
    await asyncio.gather(*waiting, return_exceptions=True)
    assert (inside, len(locks)) == (["x", "z"], 0)


@pytest.mark.parametrize(
    "place",
    [
        "table.session.insert_entry",
        "store.entries.save_snapshot",
        "table.play.set_ended",
        "table.session.enqueue_change",
    ],
)
async def test_an_action_that_fails_half_way_changes_nothing(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    game = (await start(tables)).id
    while True:
        position = await tables.load(game)
        seat = position.game.waiting_for[0]
        action = position.game.suggest(seat)
        after, _ = position.game.apply(seat, action)
        if after.outcome is not None:
            break
        await tables.play.act(game, position.info.seats[seat], action)
    rows = await counts(tables)

    async def fail(*arguments: object, **more: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(f"bot.{place}", fail)
        with pytest.raises(sqlite3.OperationalError):
            await tables.play.act(game, position.info.seats[seat], action, 900)
    assert await tables.load(game) == position
    assert await counts(tables) == rows
    result = await tables.play.act(game, position.info.seats[seat], action, 900)
    assert (result.repeated, result.position.info.status) == (False, "finished")


async def test_simultaneous_choices_make_no_other_panel_old(tables: Tables) -> None:
    game = (await start(tables, 4)).id
    for seat, who in ((2, CLEO), (0, ANN), (3, DAN)):
        before = (await tables.load(game)).decisions
        result = await tables.play.act(game, who, Choose(1), decision=1)
        assert result.position.decisions == tuple(number + (at == seat) for at, number in enumerate(before))
    changed = await tables.play.act(game, CLEO, Choose(3), decision=2)
    assert changed.position.decisions == (2, 1, 3, 2)
    last = await tables.play.act(game, BOB, Choose(1), decision=1)
    # Ann has her turn; who is asked nothing by it keeps their number.
    assert last.position.decisions == (3, 2, 3, 2)


async def test_an_off_turn_decision_is_given_to_the_one_who_is_asked(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    await choose_all(tables, game, 3)
    before = await tables.load(game)
    asked = await tables.play.act(game, ANN, Offer(2, before.game.view(0).hand[:1]))  # type: ignore[attr-defined]
    numbers = zip(before.decisions, asked.position.decisions, strict=True)
    assert [after - earlier for earlier, after in numbers] == [1, 0, 1]


async def test_what_is_pending_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        await choose_all(tables, game)
        await deliver_all(tables)
        result = await end_turn(tables, game, ANN)
    async with opened(path) as tables:
        assert await tables.load(game) == result.position
        (row,) = await due_rows(tables, Clock().now)
        assert (row.id, row.kind, row.state) == (result.pending[0], "post", result.position.game.to_json())
        assert read_post(row).waiting == (1,)
        await tables.outbox.delivered(row.id, 5001)
        assert await due_rows(tables, Clock().now) == []
    async with opened(path) as tables:
        assert await due_rows(tables, Clock().now) == []


KILLED = """
import asyncio, os, sys
from pathlib import Path
from tests import toy
from tests.bot.table.seated import ANN, choose_all, opened, start
from tests.toy.actions import EndTurn

async def play():
    async with opened(Path(sys.argv[1])) as tables:
        game = (await start(tables)).id
        await choose_all(tables, game)
        await tables.play.act(game, ANN, EndTurn(), 900)
        os._exit(9)

toy.register()
asyncio.run(play())
"""


async def test_a_process_killed_after_the_commit_has_done_it(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    root = Path(__file__).parents[3]
    killed = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", KILLED, str(path)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        check=False,
    )
    assert killed.returncode == 9
    async with opened(path) as tables:
        assert (await tables.load(1)).seq == 3
        assert (await tables.play.act(1, ANN, Draw(), 900)).repeated
        sent = [(row.kind, read_post(row).upto) for row in await deliver_all(tables)]
        assert sent == [("start", 0), ("post", 2), ("post", 3)]


async def test_since_when_a_seat_is_waited_for_is_kept_until_it_is_not_any_more(tables: Tables) -> None:
    clock = cast(Clock, tables.store.clock)
    begun = clock.now
    game = (await start(tables)).id
    clock.advance(hours=1)
    await tables.play.act(game, ANN, Choose(1))
    assert await waited_since(tables, game) == {1: begun}
    chosen = clock.advance(hours=1)
    await tables.play.act(game, BOB, Choose(2))
    assert await waited_since(tables, game) == {0: chosen}
    clock.advance(hours=1)
    await tables.play.act(game, ANN, Draw())
    assert await waited_since(tables, game) == {0: chosen}
    ended = clock.advance(hours=1)
    await end_turn(tables, game, ANN)
    assert await waited_since(tables, game) == {1: ended}


async def waited_since(tables: Tables, game: int) -> dict[int, datetime]:
    """Return since when the seats of a game are waited for."""
    async with tables.session.hold(game) as table:
        return {seat: from_millis(since) for seat, since in table.snapshot.since.items()}
