"""Files that moderators have sent, until they say whether they are to become games."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.store.connection import Queries, note_unscrubbed
from bot.store.people import Person, person_of


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that ``person`` has sent in a channel; ``created`` is in milliseconds."""

    id: int
    channel_id: int
    person: Person | None
    data: bytes
    created: int


async def add_upload(queries: Queries, channel_id: int, person: int, data: bytes, created: int) -> int:
    """Keep a file; return its id."""
    row = await queries.row(
        "INSERT INTO upload (channel_id, person, data, created) VALUES (?, ?, ?, ?) RETURNING id",
        channel_id,
        person,
        data,
        created,
    )
    assert row is not None
    return row["id"]


async def find_upload(queries: Queries, upload: int) -> Upload | None:
    """Return a file that is kept; None if there is none."""
    row = await queries.row(
        "SELECT upload.*, person.discord_id, person.name FROM upload"
        " JOIN person ON person.id = upload.person WHERE upload.id = ?",
        upload,
    )
    if row is None:
        return None
    return Upload(row["id"], row["channel_id"], person_of(row), row["data"], row["created"])


async def is_upload(queries: Queries, upload: int) -> bool:
    """Say whether a file is kept."""
    return await queries.row("SELECT 1 FROM upload WHERE id = ?", upload) is not None


async def remove_upload(queries: Queries, upload: int) -> bool:
    """Remove a file; say whether it was there."""
    return await _remove(queries, "DELETE FROM upload WHERE id = ? RETURNING id", upload)


async def remove_upload_of(queries: Queries, upload: int, channel_id: int, discord_id: int | None) -> bool:
    """Remove a file that somebody has sent in a channel; say whether there was one."""
    return await _remove(
        queries,
        "DELETE FROM upload WHERE id = ? AND channel_id = ?"
        " AND person = (SELECT id FROM person WHERE discord_id = ?) RETURNING id",
        upload,
        channel_id,
        discord_id,
    )


async def remove_earlier_uploads(queries: Queries, upload: int) -> bool:
    """Remove the files that a person had sent in a channel before this one; say whether there were some."""
    return await _remove(
        queries,
        "DELETE FROM upload WHERE id < ?1 AND (channel_id, person) ="
        " (SELECT channel_id, person FROM upload WHERE id = ?1) RETURNING id",
        upload,
    )


async def uploads_before(queries: Queries, time: int) -> bool:
    """Say whether there are files that were sent before a time."""
    return await queries.row("SELECT 1 FROM upload WHERE created < ? LIMIT 1", time) is not None


async def remove_uploads_before(queries: Queries, time: int) -> None:
    """Remove the files that were sent before a time, to which nobody came back."""
    await _remove(queries, "DELETE FROM upload WHERE created < ? RETURNING id", time)


async def remove_uploads_about(queries: Queries, person: int, discord_id: int, name: str) -> None:
    """Remove the files that a person has sent, and those that name them."""
    await _remove(queries, "DELETE FROM upload WHERE person = ? RETURNING id", person)
    marks = [mark.encode() for mark in (str(discord_id), name, json.dumps(name)[1:-1]) if mark]
    for row in await queries.rows("SELECT id FROM upload"):
        # One at a time: together they can be more than there is memory.
        kept = await find_upload(queries, row["id"])
        if kept is not None and any(mark in kept.data for mark in marks):
            await remove_upload(queries, row["id"])


async def _remove(queries: Queries, sql: str, *parameters: object) -> bool:
    """Remove files by a statement that returns them; say whether there were some.

    It is noted that they are to be removed from the journal beside the database as well.
    """
    removed = await queries.rows(sql, *parameters)
    if removed:
        await note_unscrubbed(queries)
    return bool(removed)
