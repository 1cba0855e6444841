"""The course of a game: in which rounds its turns have passed, and everybody's points then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec


@dataclass(frozen=True, slots=True)
class TurnScore:
    """A turn that has passed, in which round (None without rounds), and the points of each seat then."""

    round: int | None
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scores:
    """A game in points: those of each seat at its ``start``, and the turns that have passed."""

    start: tuple[int, ...]
    turns: tuple[TurnScore, ...]

    @property
    def rounds(self) -> tuple[TurnScore, ...]:
        """Return the last turn of each round; of a game without rounds all turns."""
        return tuple(
            turn
            for turn, following in zip(self.turns, (*self.turns[1:], None), strict=False)
            if following is None or following.round is None or following.round != turn.round
        )


_decoder = msgspec.msgpack.Decoder(tuple[tuple[int, ...], list[tuple[int | None, tuple[int, ...]]]])


def pack_scores(scores: Scores) -> bytes:
    """Return the course of a game as it is stored: small, since points are what each turn brought."""
    before, packed = scores.start, list[tuple[int | None, tuple[int, ...]]]()
    for turn in scores.turns:
        packed.append((turn.round, gains(turn.points, before)))
        before = turn.points
    return msgspec.msgpack.encode((scores.start, packed))


def unpack_scores(stored: bytes) -> Scores:
    """Return the course of a game that was stored; ValueError if it is none."""
    start, packed = _decoder.decode(stored)
    points, turns = start, list[TurnScore]()
    for number, brought in packed:
        points = tuple(map(sum, zip(brought, points, strict=True)))
        turns.append(TurnScore(number, points))
    return Scores(start, tuple(turns))


def gains(points: Sequence[int], before: Sequence[int]) -> tuple[int, ...]:
    """Return by how much the points of each seat have risen."""
    return tuple(now - was for now, was in zip(points, before, strict=True))
