"""When the channel is told something, and what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.store import OutboxRow, Queries
from bot.store.games import GameRow, Snapshot
from bot.store.kinds import MessageKind
from bot.store.outbox import drop_edits, last_board, owe
from bot.store.seats import observers
from rules import Event, Game, Outcome, decode_events, encode_events


class _Payload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A :class:`Post` as it is stored."""

    since: int
    upto: int
    events: msgspec.Raw
    taken_back: msgspec.Raw
    waiting: tuple[int, ...]
    outcome: Outcome | None


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of the bot's own that an outbox row of kind "note" owes: a text's key and its parameters."""

    key: str
    params: dict[str, int | str]


def read_note(row: OutboxRow) -> Note:
    """What a "note" says; ValueError if the row is none."""
    if row.kind != "note":
        raise ValueError(f"outbox row {row.id} is no note")
    return msgspec.json.decode(row.payload, type=Note)


@dataclass(frozen=True, slots=True)
class Post:
    """What a message about the board says; every kind of outbox row but "note" has one.

    ``events`` are what everybody may know of entries ``since`` (not included) to ``upto``, without those
    taken back. ``taken_back`` are events that an earlier message told and that an undo has made untrue.
    ``waiting`` are the seats waited for; ``outcome`` is there when the game is over. An "edit" repeats the
    message that it changes, with those who are still waited for.
    """

    since: int
    upto: int
    events: tuple[Event, ...]
    taken_back: tuple[Event, ...]
    waiting: tuple[int, ...]
    outcome: Outcome | None


def read_post(row: OutboxRow) -> Post:
    """What a row of the outbox says; ValueError if it is a "note"."""
    if row.kind == "note":
        raise ValueError(f"outbox row {row.id} is a note")
    payload = msgspec.json.decode(row.payload, type=_Payload)
    return Post(
        payload.since,
        payload.upto,
        decode_events(row.game_kind, bytes(payload.events)),
        decode_events(row.game_kind, bytes(payload.taken_back)),
        payload.waiting,
        payload.outcome,
    )


def write_note(note: Note) -> bytes:
    """A note as JSON."""
    return msgspec.json.encode(note)


def write_post(post: Post) -> bytes:
    """A post as JSON."""
    return msgspec.json.encode(
        _Payload(
            post.since,
            post.upto,
            msgspec.Raw(encode_events(post.events)),
            msgspec.Raw(encode_events(post.taken_back)),
            post.waiting,
            post.outcome,
        )
    )


@dataclass(frozen=True, slots=True)
class News:
    """What an entry changed for those who look on: how it found the game and how it leaves it."""

    before: Snapshot
    after: Game
    seq: int
    events: tuple[Event, ...]
    taken_back: tuple[Event, ...] = ()

    @property
    def told(self) -> bool:
        """Whether the channel gets a new message.

        It does when the game is over, when a seat is waited for that was not, when something public is
        to be announced at once, and when something that it was told of has been taken back.
        """
        return (
            self.after.outcome is not None
            or not set(self.after.waiting_for) <= set(self.before.waiting)
            or any(event.announces and event.audience() is None for event in self.events)
            or bool(self.taken_back)
        )

    @property
    def edited(self) -> bool:
        """Whether the last message is changed, because somebody of several has answered."""
        return not self.told and set(self.after.waiting_for) < set(self.before.waiting)


async def tell(
    queries: Queries, row: GameRow, news: News, public: Sequence[Event], state: bytes, now: int
) -> tuple[int, ...]:
    """Owes the channel what an entry makes it due; the rows' ids.

    ``public`` are the events that it has not been told of yet, the newest entry's included.
    """
    if news.told:
        await drop_edits(queries, row.id)
        post = Post(
            since=news.before.announced_seq,
            upto=news.seq,
            events=tuple(public),
            taken_back=news.taken_back,
            waiting=news.after.waiting_for,
            outcome=news.after.outcome,
        )
        return (
            await tell_all(
                queries, row.id, MessageKind.POST, news.seq, write_post(post), now=now, state=state
            ),
        )
    if news.edited and (last := await last_board(queries, row.id)) is not None:
        await drop_edits(queries, row.id)
        edited, payload = last
        changed = msgspec.structs.replace(
            msgspec.json.decode(payload, type=_Payload), waiting=news.after.waiting_for
        )
        return (
            await owe(
                queries,
                row.id,
                MessageKind.EDIT,
                news.seq,
                msgspec.json.encode(changed),
                now=now,
                state=state,
                edits=edited,
            ),
        )
    return ()


async def tell_all(
    queries: Queries,
    game: int,
    kind: MessageKind,
    seq: int,
    payload: bytes,
    *,
    now: int,
    state: bytes | None = None,
    person: int | None = None,
) -> int:
    """Owes a message to the channel and, if it shows the board, to all who follow the game.

    The row of the channel's.
    """
    row = await owe(queries, game, kind, seq, payload, now=now, state=state, person=person)
    if state is not None:
        for observer, _ in await observers(queries, game):
            await owe(
                queries, game, kind, seq, payload, now=now, state=state, person=person, recipient=observer
            )
    return row
