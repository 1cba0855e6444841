"""The course of a game: whose turns passed, and everybody's points then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec


@dataclass(frozen=True, slots=True)
class TurnScore:
    """A turn that has passed, in which round (None without rounds), and the points of each seat then."""

    round: int | None
    points: tuple[int, ...]


_decoder = msgspec.msgpack.Decoder(list[tuple[int | None, tuple[int, ...]]])


def pack_course(turns: Sequence[TurnScore]) -> bytes:
    """Return the course of a game as it is stored: small, since points are what each turn brought."""
    before: tuple[int, ...] = ()
    packed: list[tuple[int | None, tuple[int, ...]]] = []
    for turn in turns:
        packed.append((turn.round, gains(turn.points, before)))
        before = turn.points
    return msgspec.msgpack.encode(packed)


def unpack_course(stored: bytes) -> tuple[TurnScore, ...]:
    """Return the course of a game that was stored; ValueError if it is none."""
    points: tuple[int, ...] = ()
    turns: list[TurnScore] = []
    for number, brought in _decoder.decode(stored):
        points = tuple(map(sum, zip(brought, points, strict=True))) if points else brought
        turns.append(TurnScore(number, points))
    return tuple(turns)


def rounds_of(turns: Sequence[TurnScore]) -> tuple[TurnScore, ...]:
    """Return the last turn of each round; of a game without rounds all turns."""
    return tuple(
        turn
        for turn, following in zip(turns, (*turns[1:], None), strict=False)
        if following is None or following.round is None or following.round != turn.round
    )


def gains(points: Sequence[int], before: Sequence[int]) -> tuple[int, ...]:
    """Return by how much points have risen; without points before, from nothing."""
    return tuple(now - was for now, was in zip(points, before or (0,) * len(points), strict=True))
