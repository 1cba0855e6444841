"""Rows of pending messages as they are read: what waits for whom, and what has rotted."""

from __future__ import annotations

import logging
import sqlite3
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple, cast

from bot.store.connection import from_millis
from bot.store.erasures import NEVER, Erasure
from bot.store.kinds import MessageKind
from bot.store.people import Person, person_of

log = logging.getLogger(__name__)


class Queue(NamedTuple):
    """Messages that are sent one after the other: of a game, to its channel (``recipient`` None) or to one
    person, by their Discord id; 0 for whoever has been forgotten.

    Changes of a message that have failed for a while are a queue of their own, for which nothing else waits:
    ``aside`` is the row whose message they change.
    """

    game_id: int
    recipient: int | None
    aside: int | None = None


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A message to a channel.

    ``kind`` is None if a later program has stored a kind that this one does not know, or if the row is not
    as it was written. ``payload`` is JSON: the table writes and reads it. ``seq`` is the entry after which
    it is due and ``person`` whoever caused it, where that matters. ``recipient`` is who gets it as a direct
    message; None for the channel. ``state`` is the whole game then, hidden things included; None once
    delivered or if there is none. ``edits`` is the message that an "edit" changes; None if that one was
    never sent, or if it is in a channel that the game has left. ``first_kind`` and ``first_seq`` are kind
    and entry of the row that an "edit" changes, of any other row its own. ``more`` says that others wait
    behind it. A pending row with a ``message_id`` was sent, to the channel ``posted_in`` if not to a person,
    and is to be made anew in the place of that message, which may name somebody who was erased since.
    ``note`` is the key of a note, and ``edited_row`` the row whose message it changes. ``erasure`` is the
    last one before it was read.
    """

    id: int
    game_id: int
    game_kind: str
    guild_id: int
    channel_id: int
    kind: MessageKind | None
    seq: int
    person: Person | None
    recipient: Person | None
    payload: bytes
    state: bytes | None
    edits: int | None
    first_kind: MessageKind | None
    first_seq: int
    created: datetime
    due: datetime
    attempts: int
    message_id: int | None
    last_error: str | None
    more: bool
    posted_in: int | None
    note: str | None = None
    edited_row: int | None = None
    erasure: Erasure = NEVER
    aside: int | None = None

    @property
    def edits_nothing(self) -> bool:
        """Return whether the row changes a message that was never sent, or is in a channel that was left."""
        return self.edited_row is not None and self.edits is None

    @property
    def may_be_shown(self) -> bool:
        """Return whether Discord may show what was made of the row before somebody was erased."""
        return self.message_id is not None or self.id <= self.erasure.last_row

    @property
    def shown(self) -> Erasure:
        """Return the last erasure before what Discord shows was made, once the row is sent as it was read.

        It is not known where an earlier sending may have got there: Discord drops a later one.
        """
        changes = self.edits is not None or self.message_id is not None
        return self.erasure if changes or not self.may_be_shown else NEVER

    @property
    def changes(self) -> int | None:
        """Return the row whose message it changes, which may be its own; None if it is a message to send."""
        return self.edited_row if self.edited_row is not None else self.id if self.message_id else None

    @property
    def queue(self) -> Queue:
        """Return the queue in which it waits."""
        recipient = None if self.recipient is None else self.recipient.discord_id or 0
        return Queue(self.game_id, recipient, self.aside)


def time_of(stored: object) -> datetime:
    """Return a time of a row that may have rotted: then it is long ago."""
    try:
        return from_millis(cast(int, stored))
    except (ArithmeticError, OSError, TypeError, ValueError):
        return from_millis(0)


STEPS_ASIDE = 3
"""After so many failures a change of a message lets those behind it pass."""


_KINDS: dict[str, MessageKind] = {kind.value: kind for kind in MessageKind}

ASIDE = (
    f"CASE WHEN outbox.attempts >= {STEPS_ASIDE} AND coalesce(outbox.edits, outbox.message_id) IS NOT NULL"
    " THEN coalesce(outbox.edits, outbox.id) END"
)
"""The row whose message is changed by one that has failed for a while; NULL for all others."""

COLUMNS = (
    "SELECT outbox.*, outbox.sound AND coalesce(recipient.sound, 1) AS as_written,"
    " game.kind AS game_kind, game.guild_id, game.channel_id, person.discord_id,"
    " person.name, recipient.discord_id AS recipient_id, recipient.name AS recipient_name,"
    " CASE WHEN edited.sound AND (outbox.recipient IS NOT NULL OR edited.posted_in = game.channel_id)"
    " THEN edited.message_id END AS edits_message, coalesce(edited.kind, outbox.kind) AS first_kind,"
    " coalesce(edited.seq, outbox.seq) AS first_seq,"
    " EXISTS (SELECT 1 FROM outbox AS later WHERE later.game = outbox.game"
    " AND later.recipient IS outbox.recipient AND later.done IS NULL AND later.id > outbox.id) AS more,"
    f" {ASIDE} AS aside"
    " FROM sound_outbox AS outbox"
    " JOIN game ON game.id = outbox.game"
    " LEFT JOIN person ON person.id = outbox.person"
    " LEFT JOIN sound_person AS recipient ON recipient.id = outbox.recipient"
    " LEFT JOIN sound_outbox AS edited ON edited.id = outbox.edits"
)


def row_of(row: sqlite3.Row, erasure: Erasure = NEVER) -> OutboxRow:
    """Return a row; one that has rotted, as one of no known kind: it is not sent, and all others can be."""
    try:
        if row["as_written"]:
            return _sound_row(row, erasure)
    except (ArithmeticError, AttributeError, OSError, TypeError, ValueError):
        log.error("row %d of the outbox is sealed and cannot be read", row["id"])
    return _rotten_row(row, erasure)


def _rotten_row(row: sqlite3.Row, erasure: Erasure) -> OutboxRow:
    return OutboxRow(
        id=row["id"],
        game_id=row["game"],
        game_kind=str(row["game_kind"]),
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        kind=None,
        seq=0,
        person=None,
        recipient=None if row["recipient"] is None else Person(row["recipient_id"], ""),
        payload=b"",
        state=None,
        edits=None,
        first_kind=None,
        first_seq=0,
        created=from_millis(0),
        due=from_millis(0),
        attempts=0,
        message_id=None,
        last_error=None,
        more=bool(row["more"]),
        posted_in=None,
        erasure=erasure,
        aside=row["aside"],
    )


def _sound_row(row: sqlite3.Row, erasure: Erasure) -> OutboxRow:
    return OutboxRow(
        id=row["id"],
        game_id=row["game"],
        game_kind=row["game_kind"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        kind=_KINDS.get(row["kind"]),
        seq=row["seq"],
        person=person_of(row),
        recipient=person_of(row, "recipient_id", "recipient_name"),
        payload=row["payload"].encode(),
        state=row["state"],
        edits=row["edits_message"],
        first_kind=_KINDS.get(row["first_kind"]),
        first_seq=row["first_seq"],
        created=from_millis(row["created"]),
        due=from_millis(row["due"]),
        attempts=row["attempts"],
        message_id=row["message_id"],
        last_error=row["last_error"],
        more=bool(row["more"]),
        posted_in=row["posted_in"],
        note=row["note"],
        edited_row=row["edits"],
        erasure=erasure,
        aside=row["aside"],
    )
