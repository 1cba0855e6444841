"""Questions of games that have a message of their own or a time limit."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.store.connection import Queries
from bot.store.kinds import TimerKind
from bot.store.timers import TimerRow, remove_timer, save_timer


@dataclass(frozen=True, slots=True)
class MatterRow:
    """An open question of a game, known by its key and how often the game had gone back.

    ``post`` is the outbox row of the message of its own that it has; one that has rotted is none. ``due`` is
    when its time is over, and ``remaining`` how much of it is left while the game rests, in milliseconds;
    both None without a limit.
    """

    key: str
    gone_back: int
    post: int | None = None
    due: int | None = None
    remaining: int | None = None


@dataclass(frozen=True, slots=True)
class Posted:
    """What is kept of a question's message: ``person`` is the row id of whoever it is due by, if anybody.

    ``under_way`` says that it is being sent just now, as the message that its question had then.
    """

    payload: bytes
    person: int | None
    sent: bool
    under_way: bool


@dataclass(frozen=True, slots=True)
class AskedBefore:
    """What is kept of a question that was closed, for when the game goes back to it.

    ``called`` are the seats that had been called for what they had still to do then. ``due`` is when its
    time is over, and ``remaining`` how much of it is left while the game rests, in milliseconds; both None
    without a limit.
    """

    called: tuple[int, ...] = ()
    due: int | None = None
    remaining: int | None = None


def timer_key(key: str, gone_back: int) -> str:
    """Return the key of the timer of a question."""
    return f"{key}/{gone_back}"


_WITH_POST = (
    " LEFT JOIN sound_outbox AS own ON own.id = matter.post"
    " AND CASE WHEN own.sound AND own.kind = 'matter' AND own.game = matter.game"
    " THEN own.payload ->> '$.key' = matter.key AND own.payload ->> '$.gone_back' = gone_back END"
)
"""The message of a question: the row of the outbox that it names, where that is as it was written and its."""


async def matters_at(queries: Queries, game: int) -> tuple[MatterRow, ...]:
    """Return what is kept of the open questions of a game, in the order in which it was first kept."""
    rows = await queries.rows(
        "SELECT matter.key, gone_back, own.id AS post, timer.due, timer.remaining FROM matter"
        f"{_WITH_POST} LEFT JOIN sound_timer AS timer ON timer.game = matter.game AND timer.kind = ?"
        " AND timer.key = matter.key || '/' || gone_back AND timer.sound"
        " WHERE matter.game = ? ORDER BY matter.rowid",
        TimerKind.MATTER,
        game,
    )
    return tuple(
        MatterRow(row["key"], row["gone_back"], row["post"], row["due"], row["remaining"]) for row in rows
    )


async def save_matter(queries: Queries, game: int, row: MatterRow, now: int) -> None:
    """Keep a question, in the place of what was kept of it."""
    await queries.run(
        "INSERT INTO matter (game, key, gone_back, post) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (game, key, gone_back) DO UPDATE SET post = excluded.post",
        game,
        row.key,
        row.gone_back,
        row.post,
    )
    if _is_timed(row):
        key = timer_key(row.key, row.gone_back)
        await save_timer(queries, TimerRow(game, TimerKind.MATTER, key, row.due, row.remaining), now)


def _is_timed(row: MatterRow) -> bool:
    return (row.due, row.remaining) != (None, None)


async def remove_matter(queries: Queries, game: int, row: MatterRow) -> None:
    """Keep a question no longer."""
    if _is_timed(row):
        await remove_timer(queries, game, TimerKind.MATTER, timer_key(row.key, row.gone_back))
    await queries.run(
        "DELETE FROM matter WHERE game = ? AND key = ? AND gone_back = ?", game, row.key, row.gone_back
    )


_IS_SOUND = (
    "EXISTS (SELECT 1 FROM sound_asked_before AS same WHERE same.game = asked_before.game"
    " AND same.key = asked_before.key AND same.sound)"
)
"""Whether what is kept of a closed question is as it was written: else nothing is done with it."""


async def keep_asked(queries: Queries, game: int, key: str, asked: AskedBefore) -> None:
    """Keep of a question what it was when it was closed last."""
    await queries.run(
        "INSERT INTO asked_before (game, key, called, due, remaining) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game, key) DO UPDATE SET called = excluded.called, due = excluded.due,"
        " remaining = excluded.remaining",
        game,
        key,
        json.dumps(asked.called),
        asked.due,
        asked.remaining,
    )


async def asked_before(queries: Queries, game: int, key: str) -> AskedBefore:
    """Return what is kept of a question that was closed.

    Of one that never was, or of which that has rotted, it is that nobody was called.
    """
    row = await queries.row(
        "SELECT called, due, remaining FROM sound_asked_before WHERE game = ? AND key = ? AND sound",
        game,
        key,
    )
    if row is None:
        return AskedBefore()
    return AskedBefore(tuple(json.loads(row["called"])), row["due"], row["remaining"])


async def stop_asked_before(queries: Queries, game: int, now: int) -> None:
    """Stop the time of the closed questions of a game, since it rests."""
    await queries.run(
        "UPDATE asked_before SET remaining = max(0, due - ?), due = NULL"
        f" WHERE game = ? AND due IS NOT NULL AND {_IS_SOUND}",
        now,
        game,
    )


async def resume_asked_before(queries: Queries, game: int, now: int) -> None:
    """Let the time of the closed questions of a game run, since it goes on."""
    await queries.run(
        "UPDATE asked_before SET due = ? + remaining, remaining = NULL"
        f" WHERE game = ? AND remaining IS NOT NULL AND {_IS_SOUND}",
        now,
        game,
    )


async def forget_called(queries: Queries, game: int, seat: int) -> None:
    """Forget for what a seat was called in a game: somebody else has it now."""
    await queries.run(
        "UPDATE asked_before SET called ="
        " (SELECT json_group_array(value) FROM json_each(called) WHERE value <> ?)"
        f" WHERE game = ? AND {_IS_SOUND}",
        seat,
        game,
    )


async def posted(queries: Queries, post: int) -> Posted:
    """Return what is kept of a message, which is as it was written."""
    row = await queries.row(
        "SELECT payload, person, message_id, done IS NULL AND json_extract(payload, '$.begun') IS attempts"
        " AS under_way FROM outbox WHERE id = ?",
        post,
    )
    assert row is not None
    sent, under_way = row["message_id"] is not None, bool(row["under_way"])
    return Posted(row["payload"].encode(), row["person"], sent, under_way)


async def note_begun(queries: Queries, post: int) -> None:
    """Store that a message is being sent; with the next try, after a failure, it is not any more."""
    await queries.run(
        "UPDATE outbox SET payload = json_set(payload, '$.begun', attempts) WHERE id = ? AND done IS NULL",
        post,
    )


async def keep_calling(queries: Queries, post: int) -> None:
    """Store that a message calls whom it was to call though a newer one takes its place meanwhile."""
    await queries.run(
        "UPDATE outbox SET payload = json_set(payload, '$.keeps_calling', json('true'))"
        " WHERE id = ? AND done IS NULL",
        post,
    )


async def drop_changes(queries: Queries, game: int, edited: int) -> None:
    """Drop changes of the message of one row that nobody has made yet: a newer row holds all of them.

    One that was made, and is to be made anew since somebody was erased, stays.
    """
    await queries.run(
        "DELETE FROM outbox WHERE game = ? AND kind = 'matter_edit' AND edits = ? AND done IS NULL"
        " AND message_id IS NULL",
        game,
        edited,
    )
