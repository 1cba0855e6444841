"""Messages become pending: rows of the outbox, added and dropped in the transaction of what they tell."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.connection import Queries, marks
from bot.store.kinds import LIVE_BOARDS, RECOUNTS, MessageKind


async def enqueue(
    queries: Queries,
    game: int,
    kind: MessageKind,
    seq: int,
    payload: bytes,
    *,
    now: int,
    state: bytes | None = None,
    person: int | None = None,
    edits: int | None = None,
    note: str | None = None,
    recipient: int | None = None,
) -> int:
    """Add a pending message, due now; return its id.

    ``edits`` is the row whose message it changes, ``note`` the key of a note. ``person`` and ``recipient``
    are row ids of people.
    """
    row = await queries.row(
        "INSERT INTO outbox (game, kind, note, seq, person, edits, payload, state, created, due, recipient)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        game,
        kind,
        note,
        seq,
        person,
        edits,
        payload.decode(),
        state,
        now,
        now,
        recipient,
    )
    assert row is not None
    return row["id"]


async def copy_to_observers(queries: Queries, row_id: int) -> None:
    """Add the same message, as a direct one, for all who follow the game of a row."""
    await queries.run(
        "INSERT INTO outbox (game, kind, note, seq, person, edits, payload, state, created, due, recipient)"
        " SELECT outbox.game, kind, note, seq, outbox.person, edits, payload, state, created, due, person.id"
        " FROM outbox JOIN observer ON observer.game = outbox.game"
        " JOIN person ON person.id = observer.person"
        " WHERE outbox.id = ? AND person.discord_id IS NOT NULL ORDER BY person.id",
        row_id,
    )


async def send_to_channel(queries: Queries, row_id: int, now: int) -> None:
    """Add a direct message once more, for the channel, and store that the direct one is not sent.

    One that is not pending any more stays as it is.
    """
    await queries.run(
        "INSERT INTO outbox (game, kind, note, seq, person, payload, created, due)"
        " SELECT game, kind, note, seq, person, payload, ?1, ?1 FROM outbox WHERE id = ?2 AND done IS NULL",
        now,
        row_id,
    )
    await queries.run(
        "UPDATE outbox SET done = ?, last_error = 'closed' WHERE id = ? AND done IS NULL", now, row_id
    )


async def is_owed(queries: Queries, game: int, note: str, payload: bytes, person: int | None) -> bool:
    """Say whether the same note about a person (their row id) is still to be sent, to whomever."""
    row = await queries.row(
        "SELECT 1 FROM sound_outbox WHERE game = ? AND kind = 'note' AND note = ? AND payload = ?"
        " AND person IS ? AND done IS NULL AND message_id IS NULL AND sound",
        game,
        note,
        payload.decode(),
        person,
    )
    return row is not None


async def is_owed_anew(queries: Queries, row_id: int) -> bool:
    """Say whether a newer note of the same key about the same person is still to be sent at a row's game."""
    row = await queries.row(
        "SELECT 1 FROM sound_outbox AS later JOIN outbox AS own ON own.game = later.game"
        " AND own.kind = later.kind AND own.note = later.note AND own.person = later.person"
        " WHERE own.id = ? AND later.id > own.id AND later.done IS NULL AND later.message_id IS NULL"
        " AND later.sound",
        row_id,
    )
    return row is not None


async def drop_edits(queries: Queries, game: int) -> None:
    """Drop edits that nobody has made yet, because a newer row holds all of them.

    They are deleted, not changed: one that is being sent right now would mark the newer text as sent. One
    that was made, and is to be made anew since somebody was erased, stays.
    """
    await queries.run(
        "DELETE FROM outbox WHERE game = ? AND kind = 'edit' AND done IS NULL AND message_id IS NULL", game
    )


async def last_board(queries: Queries, game: int) -> tuple[int, bytes] | None:
    """Return the id and the payload of the newest row with a board, sent or not; None if there is none."""
    row = await queries.row(
        "SELECT id, payload FROM sound_outbox WHERE game = ? AND recipient IS NULL"
        f" AND kind IN ({marks(LIVE_BOARDS)}) AND sound ORDER BY id DESC LIMIT 1",
        game,
        *LIVE_BOARDS,
    )
    return None if row is None else (row["id"], row["payload"].encode())


async def last_of_kind(queries: Queries, game: int, kind: MessageKind) -> int | None:
    """Return the id of the newest row of a kind for a game's channel, sent or not; None if there is none."""
    row = await queries.row(
        "SELECT id FROM outbox WHERE game = ? AND recipient IS NULL AND kind = ? ORDER BY id DESC LIMIT 1",
        game,
        kind,
    )
    return None if row is None else row["id"]


async def shown_since(queries: Queries, game: int, notes: Sequence[str], row_id: int) -> tuple[int, ...]:
    """Return the ids of notes of some keys for a game's channel that were added, or made anew, after a row.

    They may be sent or not; one that is made anew has a row more for each time.
    """
    rows = await queries.rows(
        "SELECT DISTINCT coalesce(edits, id) AS id FROM outbox WHERE game = ? AND id > ?"
        f" AND recipient IS NULL AND kind = 'note' AND note IN ({marks(notes)}) ORDER BY 1",
        game,
        row_id,
        *notes,
    )
    return tuple(row["id"] for row in rows)


async def shown_late(queries: Queries, game: int, notes: Sequence[str]) -> tuple[int, ...]:
    """Return the ids of notes of some keys for a game's channel that are still to be sent, or made anew."""
    rows = await queries.rows(
        "SELECT DISTINCT coalesce(edits, id) AS id FROM outbox WHERE game = ? AND done IS NULL"
        f" AND recipient IS NULL AND kind = 'note' AND note IN ({marks(notes)}) ORDER BY 1",
        game,
        *notes,
    )
    return tuple(row["id"] for row in rows)


async def shown_again(queries: Queries, row_id: int, seq: int, now: int) -> None:
    """Add a message that is made as that of a row was, and takes its place."""
    await queries.run(
        "INSERT INTO outbox (game, kind, note, seq, person, edits, payload, created, due)"
        " SELECT game, kind, note, ?1, person, id, payload, ?2, ?2 FROM outbox WHERE id = ?3",
        seq,
        now,
        row_id,
    )


async def is_newest_of_kind(queries: Queries, row_id: int) -> bool:
    """Say whether there is no newer row of a row's kind for its game's channel."""
    row = await queries.row(
        "SELECT 1 FROM outbox AS later JOIN outbox AS own ON own.game = later.game AND own.kind = later.kind"
        " WHERE own.id = ? AND later.id > own.id AND later.recipient IS NULL",
        row_id,
    )
    return row is None


async def recounted_at(queries: Queries, game: int) -> tuple[int, ...]:
    """Return the entries at which the channel learnt what had been done until then, the newest first."""
    rows = await queries.rows(
        "SELECT DISTINCT seq FROM outbox WHERE game = ? AND recipient IS NULL AND ("
        f"kind IN ({marks(RECOUNTS)})"
        " OR (kind = 'post' AND json_valid(payload) AND json_extract(payload, '$.since') < seq))"
        " ORDER BY seq DESC",
        game,
        *RECOUNTS,
    )
    return tuple(row["seq"] for row in rows)


async def pending_after(queries: Queries, game: int, seq: int) -> tuple[int, ...]:
    """Return the ids of the channel's rows after an entry that are still to be sent."""
    rows = await queries.rows(
        "SELECT id FROM outbox WHERE game = ? AND seq = ? AND recipient IS NULL AND done IS NULL ORDER BY id",
        game,
        seq,
    )
    return tuple(row["id"] for row in rows)
