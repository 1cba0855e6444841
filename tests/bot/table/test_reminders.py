"""Reminders: after so many hours, once or repeated, in the transaction of what each follows from."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from bot.store.connection import from_millis
from bot.store.kinds import TimerKind
from bot.table import OwnTimes, ProposalKind, QuietHours, Reminders, Tables, read_note
from tests.bot.store.work import noted
from tests.bot.table.doing import import_file, keep_file, stand_in_for_cleo
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
    deliver_all,
    due_rows,
    end_turn,
    finish,
    names_of,
    opened,
    start,
)
from tests.toy.actions import Draw

DAILY = Reminders(after=24, repeated=True)


def clock_of(tables: Tables) -> Clock:
    """Return the clock of some tables."""
    return cast(Clock, tables.store.clock)


async def want(tables: Tables, person: Any, reminders: Reminders, **times: Any) -> None:
    """Let somebody want to be reminded."""
    await tables.personal_times.change(person, lambda _: OwnTimes(reminders, **times))


async def away(tables: Tables, person: Any, **until: int) -> tuple[int, ...]:
    """Let somebody be away from now on; without a length, let them be back."""
    clock = clock_of(tables)
    at = None
    if until:
        now = clock.now
        at = int(clock.advance(**until).timestamp() * 1000)
        clock.now = now
    return await tables.personal_times.change(person, lambda times: OwnTimes(times.reminders, times.zone, at))


async def reminded(tables: Tables) -> list[tuple[str, str]]:
    """Do what is due; return who is reminded and where, in order."""
    await tables.timers.end_due()
    rows = [row for row in await deliver_all(tables) if names_of([row]) == ["reminder"]]
    return [(str(row.person and row.person.name), "direct" if row.recipient else "channel") for row in rows]


async def kept(tables: Tables, kind: TimerKind = TimerKind.REMINDER) -> list[tuple[str, Any, Any]]:
    """Return the timers of a kind: key, due, remaining in hours."""
    now = clock_of(tables).now.timestamp() * 1000
    rows = await tables.store.reader.rows(
        "SELECT key, due, remaining FROM timer WHERE kind = ? ORDER BY game, key", kind
    )
    hour = 3_600_000
    return [
        (
            row["key"],
            None if row["due"] is None else (row["due"] - now) / hour,
            None if row["remaining"] is None else row["remaining"] / hour,
        )
        for row in rows
    ]


async def in_turn(tables: Tables, people: int = 2, **given: Any) -> int:
    """Start a game in which Ann has the turn."""
    game = (await start(tables, people, **given)).id
    await choose_all(tables, game, people)
    await deliver_all(tables)
    return game


async def test_once_after_so_many_hours(tables: Tables) -> None:
    await want(tables, ANN, Reminders(after=24))
    game = await in_turn(tables)
    clock = clock_of(tables)
    clock.advance(hours=24, seconds=-1)
    assert await reminded(tables) == []
    clock.advance(seconds=1)
    assert await reminded(tables) == [("Ann", "channel")]
    clock.advance(days=30)
    assert await reminded(tables) == []
    await tables.lifecycle.pause(game, MODERATOR)
    await tables.lifecycle.resume(game, MODERATOR)
    assert await kept(tables) == []


async def test_repeated_for_as_long_as_it_is_ten_times(tables: Tables) -> None:
    await want(tables, ANN, DAILY)
    await in_turn(tables)
    found = []
    for _ in range(30):
        clock_of(tables).advance(hours=24)
        found += await reminded(tables)
    assert found == [("Ann", "channel")] * 10


async def test_a_program_that_was_down_for_days_reminds_once(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with opened(path) as tables:
        await want(tables, ANN, DAILY)
        await in_turn(tables)
    async with opened(path) as tables:
        clock_of(tables).advance(days=5)
        assert await reminded(tables) == [("Ann", "channel")]
        assert await reminded(tables) == []
        assert await kept(tables) == [("0/1", 24, None)]


async def test_who_answers_gets_no_more(tables: Tables) -> None:
    """Whoever has acted and is still waited for has all their time again."""
    await want(tables, ANN, DAILY)
    game = await in_turn(tables)
    clock_of(tables).advance(hours=20)
    await tables.play.act(game, ANN, Draw())
    assert await kept(tables) == [("0/0", 24, None)]
    await end_turn(tables, game, ANN)
    assert await kept(tables) == []


async def test_what_is_written_says_of_which_decision_and_since_when(tables: Tables) -> None:
    await want(tables, ANN, Reminders(after=1, direct=True))
    game = await in_turn(tables)
    began = clock_of(tables).now
    clock_of(tables).advance(hours=1)
    assert await tables.timers.end_due() == (game,)
    [row] = await deliver_all(tables)
    position = await tables.load(game)
    assert dict(read_note(row).params) == {
        "seat": 0,
        "decision": position.decisions[0],
        "since": int(began.timestamp()),
    }
    assert row.recipient == row.person == ANN


async def test_closed_messages_are_mentions_instead(tables: Tables) -> None:
    """Exactly one takes the place of the direct message, however often it is tried."""
    await want(tables, ANN, Reminders(after=1, direct=True))
    game = await in_turn(tables)
    clock_of(tables).advance(hours=1)
    await tables.timers.end_due()
    [row] = await tables.outbox.due(clock_of(tables).now, game)
    await tables.reminding.fall_back(row)
    await tables.reminding.fall_back(row)
    await tables.outbox.delivered(row.id, None)
    [instead] = await deliver_all(tables)
    assert (instead.recipient, instead.person, instead.payload) == (None, ANN, row.payload)


@pytest.mark.parametrize("stop", ["pause", "reset", "detach"])
async def test_it_stands_still_with_the_game(tables: Tables, stop: str) -> None:
    await want(tables, ANN, DAILY)
    game, clock = await in_turn(tables), clock_of(tables)
    clock.advance(hours=10)
    if stop == "detach":
        await tables.lifecycle.detach(game)
    else:
        await getattr(tables.lifecycle, stop)(game, MODERATOR)
    assert await kept(tables) == [("0/0", None, 14)]
    clock.advance(days=9)
    assert await reminded(tables) == []
    if stop == "pause":
        await tables.lifecycle.resume(game, MODERATOR)
    elif stop == "reset":
        await tables.lifecycle.restore(CHANNEL, MODERATOR)
    else:
        await tables.lifecycle.attach(game, GUILD, CHANNEL, MODERATOR)
    assert await kept(tables) == [("0/0", 14, None)]


async def test_it_stands_still_while_a_stand_in_plays(tables: Tables) -> None:
    await want(tables, CLEO, DAILY)
    game = (await start(tables, 3)).id
    clock_of(tables).advance(hours=4)
    await stand_in_for_cleo(tables, game)
    assert await kept(tables) == [("2/0", None, 20)]
    await tables.stand_ins.dismiss(game, CLEO)
    assert await kept(tables) == [("2/0", 20, None)]


async def test_away_stops_it_in_all_games_and_its_end_lets_all_go_on(tables: Tables) -> None:
    await want(tables, ANN, DAILY)
    games = (await in_turn(tables), await in_turn(tables, channel=CHANNEL + 1))
    clock = clock_of(tables)
    clock.advance(hours=10)
    assert await away(tables, ANN, days=3) == games
    assert await kept(tables) == [("0/0", None, 14)] * 2
    assert names_of(await deliver_all(tables)) == ["edit", "edit", "away", "away"]
    assert await away(tables, ANN, days=3) == ()
    clock.advance(days=3)
    assert await reminded(tables) == []
    assert await kept(tables) == [("0/0", 14, None)] * 2
    assert await kept(tables, TimerKind.AWAY) == []
    clock.advance(hours=14)
    assert await reminded(tables) == [("Ann", "channel")] * 2


async def test_back_early_goes_on_at_once_and_is_told(tables: Tables) -> None:
    await want(tables, ANN, DAILY)
    game = await in_turn(tables)
    await away(tables, ANN, days=3)
    await deliver_all(tables)
    clock_of(tables).advance(hours=5)
    assert await away(tables, ANN) == (game,)
    assert names_of(await deliver_all(tables)) == ["edit", "away_back"]
    assert await kept(tables) == [("0/0", 24, None)]
    assert await kept(tables, TimerKind.AWAY) == []
    assert await away(tables, ANN) == ()


async def test_a_game_begun_and_a_seat_taken_while_away_count_too(tables: Tables) -> None:
    for person in (ANN, DAN):
        await want(tables, person, DAILY)
        await away(tables, person, days=3)
    game = await in_turn(tables)
    assert await kept(tables) == [("0/0", None, 24)]
    assert await kept(tables, TimerKind.AWAY) == [("0", 72, None)]
    await tables.seats.replace(game, MODERATOR, 1, DAN)
    assert await kept(tables, TimerKind.AWAY) == [("0", 72, None), ("1", 72, None)]
    await tables.seats.replace(game, MODERATOR, 0, CLEO)
    assert await kept(tables, TimerKind.AWAY) == [("1", 72, None)]
    assert await kept(tables) == []


async def test_away_ends_while_the_game_rests(tables: Tables) -> None:
    """Nothing is due then, again and again; the reminder goes on with the game."""
    await want(tables, ANN, DAILY)
    game = await in_turn(tables)
    await away(tables, ANN, days=3)
    await tables.lifecycle.pause(game, MODERATOR)
    assert await tables.timers.next_due() is None
    clock_of(tables).advance(days=5)
    await tables.lifecycle.resume(game, MODERATOR)
    assert await kept(tables) == [("0/0", 24, None)]
    assert await kept(tables, TimerKind.AWAY) == []


async def test_another_wish_counts_from_now_on(tables: Tables) -> None:
    game = await in_turn(tables)
    clock_of(tables).advance(hours=5)
    await want(tables, ANN, DAILY)
    assert await kept(tables) == [("0/0", 24, None)]
    await want(tables, ANN, Reminders(after=2))
    assert await kept(tables) == [("0/0", 2, None)]
    await want(tables, ANN, Reminders())
    assert await kept(tables) == []
    assert game


async def test_where_and_when_alone_remind_nobody_again(tables: Tables) -> None:
    """By another way, or with quiet hours, a reminder that was sent once stays the only one."""
    await want(tables, ANN, Reminders(after=2))
    await in_turn(tables)
    clock_of(tables).advance(hours=2)
    assert await reminded(tables) == [("Ann", "channel")]
    for otherwise in (Reminders(after=2, direct=True), Reminders(after=2, quiet=QuietHours(60, 120))):
        await want(tables, ANN, otherwise)
        assert await kept(tables) == []
    await want(tables, ANN, Reminders(after=2, repeated=True))
    assert await kept(tables) == [("0/0", 2, None)]


async def test_where_alone_gives_no_more_time(tables: Tables) -> None:
    await want(tables, ANN, Reminders(after=24))
    await in_turn(tables)
    clock_of(tables).advance(hours=20)
    await want(tables, ANN, Reminders(after=24, direct=True))
    clock_of(tables).advance(hours=4)
    assert await reminded(tables) == [("Ann", "direct")]


async def test_they_begin_in_a_game_that_comes_from_a_file(tables: Tables) -> None:
    for person in (ANN, BOB):
        await want(tables, person, DAILY)
    game = await in_turn(tables, 3)
    await keep_file(tables, game)
    clock_of(tables).advance(hours=1)
    await away(tables, ANN, days=3)
    await import_file(tables, game)
    assert await kept(tables) == [("0/0", None, 23), ("0/0", None, 24)]
    assert await kept(tables, TimerKind.AWAY) == [("0", 72, None)] * 2


async def test_who_is_away_is_written_once(tables: Tables) -> None:
    await away(tables, BOB, days=9)
    game = await in_turn(tables)
    with noted() as work:
        await tables.play.act(game, ANN, Draw())
    assert not [sql for sql, _ in work.statements if "INTO timer" in sql]
    await away(tables, BOB, days=3)
    assert await kept(tables, TimerKind.AWAY) == [("1", 72, None)]


@pytest.mark.parametrize("rests", [False, True])
async def test_who_is_forgotten_leaves_no_timer(tables: Tables, rests: bool) -> None:
    await want(tables, ANN, DAILY, away=int(clock_of(tables).advance(days=1).timestamp() * 1000))
    game = await in_turn(tables)
    if rests:
        await tables.lifecycle.detach(game)
    clock_of(tables).advance(days=-1)
    await tables.people.forget(ANN.discord_id or 0)
    assert await kept(tables) == []
    assert await kept(tables, TimerKind.AWAY) == []
    assert await tables.store.reader.rows("SELECT * FROM person_preference") == []


@pytest.mark.parametrize("how", ["played out", "abandoned"])
async def test_with_the_game_all_timers_end(tables: Tables, how: str) -> None:
    await want(tables, ANN, DAILY)
    await want(tables, BOB, DAILY)
    game = await in_turn(tables)
    await away(tables, BOB, days=3)
    if how == "played out":
        await finish(tables, game)
    else:
        proposal = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
        await tables.consent.agree(game, proposal.id, BOB)
    assert await tables.store.reader.rows("SELECT * FROM timer") == []


async def test_going_back_leaves_one_reminder(tables: Tables) -> None:
    await want(tables, ANN, DAILY)
    game = await in_turn(tables)
    clock_of(tables).advance(hours=3)
    await end_turn(tables, game, ANN)
    assert await kept(tables) == []
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=False)
    assert await kept(tables) == [("0/0", 24, None)]


async def test_where_nobody_wants_any_no_statement_runs(tables: Tables) -> None:
    game = await in_turn(tables)
    with noted() as work:
        await tables.play.act(game, ANN, Draw())
    ran = [sql for sql, _ in work.statements]
    assert not [sql for sql in ran if "INTO timer" in sql or "FROM timer WHERE game" in sql]


async def test_of_several_of_one_decision_the_newest_alone_goes(tables: Tables) -> None:
    """Earlier programs wrote one each time."""
    await want(tables, ANN, DAILY)
    await in_turn(tables)
    clock_of(tables).advance(hours=24)
    await tables.timers.end_due()
    async with tables.store.write() as queries:
        await queries.run(
            "INSERT INTO outbox (game, kind, note, seq, person, payload, created, due)"
            " SELECT game, kind, note, seq, person, payload, created, due FROM outbox WHERE done IS NULL"
        )
    (older,) = await due_rows(tables, clock_of(tables).now)
    assert not await tables.reminding.may_go(older)
    await tables.outbox.delivered(older.id, None)
    (newest,) = await due_rows(tables, clock_of(tables).now)
    assert await tables.reminding.may_go(newest)


async def test_a_clock_that_ran_ahead_reminds_neither_twice_nor_never(tables: Tables) -> None:
    await want(tables, ANN, DAILY)
    clock = clock_of(tables)
    clock.advance(days=400)
    await in_turn(tables)
    clock.advance(days=-400)
    await tables.timers.correct()
    assert await kept(tables) == [("0/0", 24, None)]
    clock.advance(hours=24)
    assert await reminded(tables) == [("Ann", "channel")]
    assert await reminded(tables) == []
    assert from_millis(0) < clock.now
