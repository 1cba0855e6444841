"""What the messages of questions say, as the outbox keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from bot.store import OutboxRow
from bot.store.kinds import MessageKind
from rules import Event, decode_events, encode_events

Stage = Literal["open", "settled", "gone", "resting", "moved"]
"""How a question stands: open, settled by an answer, gone because the game went back or is over, open again
when the game goes on, or asked again in a newer message."""


class _Payload(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A :class:`MatterPost` as it is stored; a row of before may be ``silent``, and so calls nobody.

    ``begun`` is at which try its sending has begun, and ``keeps_calling`` says that another message relies on
    it to call whom it was to call then (:mod:`bot.store.matters` writes both).
    """

    key: str
    gone_back: int
    stage: Stage
    results: msgspec.Raw
    called: tuple[int, ...] | None = None
    calls: bool = False
    silent: bool = False
    begun: int | None = None
    keeps_calling: bool = False


@dataclass(frozen=True, slots=True)
class MatterPost:
    """What the message of a question says, or its change.

    ``gone_back`` is how often the game had gone back when it was asked. ``results`` are the public events
    by which it was settled. ``called`` are the seats that a new message pings if they are to do something,
    None for all. ``calls`` says that by it or by one before it the seat has been called that goes on once
    all have answered. ``keeps_calling`` says that it calls though it is not the message of its question any
    more: its sending had begun when a newer one took its place.
    """

    key: str
    gone_back: int
    stage: Stage = "open"
    results: tuple[Event, ...] = ()
    called: tuple[int, ...] | None = None
    calls: bool = False
    keeps_calling: bool = False


def write_matter_post(post: MatterPost) -> bytes:
    """Return what the row of a question's message holds."""
    results = msgspec.Raw(encode_events(post.results))
    payload = _Payload(post.key, post.gone_back, post.stage, results, post.called, post.calls)
    return msgspec.json.encode(payload)


def read_matter_post(row: OutboxRow) -> MatterPost:
    """Return what a row about a question says; ValueError if it is another, or not of today's rules."""
    if row.kind not in (MessageKind.MATTER, MessageKind.MATTER_EDIT):
        raise ValueError(f"outbox row {row.id} is about no question")
    return read_matter_payload(row.game_kind, row.payload)


def read_matter_payload(game_kind: str, data: bytes) -> MatterPost:
    """Return what a message of a question in a kind of game says; ValueError if not of today's rules."""
    payload = msgspec.json.decode(data, type=_Payload)
    results = decode_events(game_kind, bytes(payload.results))
    called = () if payload.silent else payload.called
    return MatterPost(
        payload.key, payload.gone_back, payload.stage, results, called, payload.calls, payload.keeps_calling
    )
