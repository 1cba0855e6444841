"""The course of a game: whose turns passed, and everybody's points then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec


@dataclass(frozen=True, slots=True)
class TurnScore:
    """A turn that has passed: whose it was (None where nobody's did it), and the points of each seat then."""

    seat: int | None
    points: tuple[int, ...]


_decoder = msgspec.msgpack.Decoder(list[tuple[int | None, tuple[int, ...]]])


def pack_course(turns: Sequence[TurnScore]) -> bytes:
    """Return the course of a game as it is stored: small, since points are what each turn brought."""
    before: tuple[int, ...] = ()
    packed: list[tuple[int | None, tuple[int, ...]]] = []
    for turn in turns:
        packed.append((turn.seat, gains(turn.points, before)))
        before = turn.points
    return msgspec.msgpack.encode(packed)


def unpack_course(stored: bytes) -> tuple[TurnScore, ...]:
    """Return the course of a game that was stored; ValueError if it is none."""
    points: tuple[int, ...] = ()
    turns: list[TurnScore] = []
    for seat, brought in _decoder.decode(stored):
        points = tuple(map(sum, zip(brought, points, strict=True))) if points else brought
        turns.append(TurnScore(seat, points))
    return tuple(turns)


def rounds_of(turns: Sequence[TurnScore]) -> tuple[TurnScore, ...]:
    """Return the last turn of each round: a round is over before a seat has its second turn in it."""
    last: list[TurnScore] = []
    seen = set[int | None]()
    for before, turn in zip((None, *turns), turns, strict=False):
        if turn.seat in seen and before is not None:
            last.append(before)
            seen.clear()
        seen.add(turn.seat)
    return (*last, *turns[-1:])


def gains(points: Sequence[int], before: Sequence[int]) -> tuple[int, ...]:
    """Return by how much points have risen; without points before, from nothing."""
    return tuple(now - was for now, was in zip(points, before or (0,) * len(points), strict=True))
