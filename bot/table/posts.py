"""What a pending message says, and when an entry makes one due."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from bot.store import OutboxRow, Queries
from bot.store.games import GameRow, Snapshot
from bot.store.kinds import MessageKind
from bot.store.pending import copy_to_observers, drop_edits, enqueue, last_board
from bot.table.errors import TableError
from bot.table.model import Change, Table
from bot.table.news import News
from bot.table.questions import at_board, matters_of, new_matters, waited_at_board
from rules import Event, Outcome, decode_events, encode_events


class _Payload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A :class:`Post` as it is stored."""

    since: int
    upto: int
    events: msgspec.Raw
    taken_back: msgspec.Raw
    waiting: tuple[int, ...]
    outcome: Outcome | None
    earlier: msgspec.Raw = msgspec.Raw(b"[]")


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of the bot's own (an outbox row of kind "note"): a text's key and its parameters."""

    key: str
    params: dict[str, int | str]


@dataclass(frozen=True, slots=True)
class Post:
    """What a message about the board says; every kind of outbox row but "note" has one.

    ``events`` are what everybody may know of entries ``since`` (not included) to ``upto``, without those
    taken back. ``taken_back`` are events that an earlier message showed and that an undo has made untrue.
    ``waiting`` are the seats waited for; ``outcome`` is there when the game is over. An "edit" repeats the
    message that it changes, with those who are still waited for. ``earlier`` are events since the turn last
    passed that an earlier message has told: the picture marks them with the ``events``.
    """

    since: int
    upto: int
    events: tuple[Event, ...]
    taken_back: tuple[Event, ...]
    waiting: tuple[int, ...]
    outcome: Outcome | None
    earlier: tuple[Event, ...] = ()


def read_note(row: OutboxRow) -> Note:
    """Return what a "note" says; ValueError if the row is none."""
    if row.kind != MessageKind.NOTE:
        raise ValueError(f"outbox row {row.id} is no note")
    return msgspec.json.decode(row.payload, type=Note)


def read_post(row: OutboxRow) -> Post:
    """Return what a row of the outbox says; ValueError if it is a "note" or not of today's rules."""
    if row.kind == MessageKind.NOTE:
        raise ValueError(f"outbox row {row.id} is a note")
    payload = msgspec.json.decode(row.payload, type=_Payload)
    return Post(
        payload.since,
        payload.upto,
        decode_events(row.game_kind, bytes(payload.events)),
        decode_events(row.game_kind, bytes(payload.taken_back)),
        payload.waiting,
        payload.outcome,
        decode_events(row.game_kind, bytes(payload.earlier)),
    )


def write_post(post: Post) -> bytes:
    """Return a post as JSON."""
    return msgspec.json.encode(
        _Payload(
            post.since,
            post.upto,
            msgspec.Raw(encode_events(post.events)),
            msgspec.Raw(encode_events(post.taken_back)),
            post.waiting,
            post.outcome,
            msgspec.Raw(encode_events(post.earlier)),
        )
    )


def standing_post(table: Table) -> Post:
    """Return a post with nothing new in it: who is waited for, and how the game ended."""
    info = table.info()
    return Post(info.seq, info.seq, (), (), info.waiting_for, info.outcome)


def shown_state(table: Table) -> bytes | None:
    """Return the state from which a message shows the board; None if there is none that can be read."""
    try:
        table.load()
    except TableError:
        return None
    return table.snapshot.state


def message_due(change: Change) -> MessageKind | None:
    """Return whether the channel gets a new board by a change, an edit of its last one, or neither.

    Questions with messages of their own are no reason for one: :mod:`bot.table.matters`.
    """
    if _needs_post(change):
        return MessageKind.POST
    return MessageKind.EDIT if _is_answered(change) else None


def _needs_post(change: Change) -> bool:
    """Say whether the channel gets a new board by a change.

    It does when the game is over, when a seat is waited for below it that was not or others are asked
    something new there, when a turn has ended (by plans it may come back to whom it was), when something
    public is to be announced at once, and when something that it knows of has been taken back.
    """
    return (
        change.after.outcome is not None
        or not waited_at_board(change.after) <= waited_at_board(change.before)
        or any(event.announces and event.audience() is None for event in change.events)
        or any(event.ends_turn for event in change.events)
        or bool(change.taken_back)
        or any(
            seat != change.entry.seat
            for matter in at_board(new_matters(change.before, change.after))
            for seat in matter.asked
        )
    )


def _is_answered(change: Change) -> bool:
    """Say whether somebody has answered what the last board asks, or it asks otherwise by now.

    What only the actor is asked next is not shown before somebody has answered it: they see it themselves.
    """
    known = {one.key: one for one in at_board(matters_of(change.before))}
    answered = any(
        one != known[one.key] if one.key in known else bool(one.answers)
        for one in at_board(matters_of(change.after))
    )
    return answered or waited_at_board(change.after) < waited_at_board(change.before)


async def enqueue_change(
    queries: Queries,
    game: GameRow,
    before: Snapshot,
    change: Change,
    due: MessageKind | None,
    news: News,
    state: bytes,
    actor: int | None,
) -> tuple[int, ...]:
    """Add the message that a change makes due, as :func:`message_due` says; return the ids of the channel's.

    ``news`` are those of the message, the newest entry's included; ``state`` is the game after the change
    (JSON). ``actor`` is the row id of whoever made it, whom the
    message does not ping; None if nobody did.
    """
    seq, now, after = change.entry.seq, change.entry.time, change.after
    if due is MessageKind.POST:
        if game.attached.edited:
            await drop_edits(queries, game.id)
        post = Post(
            since=before.announced_seq,
            upto=seq,
            events=news.told,
            taken_back=change.taken_back,
            waiting=after.waiting_for,
            outcome=after.outcome,
            earlier=news.earlier,
        )
        row = await enqueue(
            queries, game.id, MessageKind.POST, seq, write_post(post), now=now, state=state, person=actor
        )
        if game.attached.followed:
            await copy_to_observers(queries, row)
        return (row,)
    if due is MessageKind.EDIT:
        return await _enqueue_edit(queries, game, seq, after.waiting_for, now=now, state=state)
    return ()


async def enqueue_board_again(queries: Queries, table: Table, now: int) -> None:
    """Add a change of the last board, since somebody else has a seat whom it names; it pings nobody.

    Nothing is changed where there is no position that can be read.
    """
    state, snapshot = shown_state(table), table.snapshot
    if state is not None:
        await _enqueue_edit(queries, table.row, snapshot.seq, snapshot.waiting, now=now, state=state)


async def _enqueue_edit(
    queries: Queries, game: GameRow, seq: int, waiting: tuple[int, ...], *, now: int, state: bytes
) -> tuple[int, ...]:
    """Add a change of the last board, with who is waited for now; return its id, () where there is none."""
    last = await last_board(queries, game.id)
    if last is None:
        return ()
    if game.attached.edited:
        await drop_edits(queries, game.id)
    edited, payload = last
    post = msgspec.structs.replace(msgspec.json.decode(payload, type=_Payload), waiting=waiting)
    changed, kind = msgspec.json.encode(post), MessageKind.EDIT
    return (await enqueue(queries, game.id, kind, seq, changed, now=now, state=state, edits=edited),)


async def enqueue_post(
    queries: Queries,
    game: int,
    kind: MessageKind,
    seq: int,
    post: Post,
    *,
    now: int,
    state: bytes | None = None,
    person: int | None = None,
    edits: int | None = None,
) -> int:
    """Add a message for the channel and, if it shows the board, for all who follow the game.

    ``state`` is the game that the board shows (JSON), ``person`` the row id of whoever caused it, ``edits``
    the row whose message it changes. Return the id of the channel's row.
    """
    payload = write_post(post)
    row = await enqueue(queries, game, kind, seq, payload, now=now, state=state, person=person, edits=edits)
    if state is not None:
        await copy_to_observers(queries, row)
    return row


async def enqueue_note(
    queries: Queries,
    game: int,
    note: Note,
    seq: int,
    *,
    now: int,
    name: str | None = None,
    person: int | None = None,
) -> int:
    """Add a message of the bot's own for the channel; return its id.

    ``name`` is the key by which its message is found again (None: the note's key), and ``person`` the row
    id of the person that it speaks of.
    """
    payload = msgspec.json.encode(note)
    kind = MessageKind.NOTE
    return await enqueue(queries, game, kind, seq, payload, now=now, note=name or note.key, person=person)
