"""Random draws from a seed, by named streams.

Each draw is SHA-256 of seed, stream name and the stream's counter; the counter is part of the state.
So a game replays the same in any process and any Python, streams do not disturb one another, and asking
or undoing never rolls again.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

import msgspec

T = TypeVar("T")

_SPAN = 1 << 256


class Randomness(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The random draws of one game: its seed and how often each stream has been drawn from.

    ``drawn`` pairs stream names with counters, sorted by name, so that it compares by value.
    """

    seed: str
    drawn: tuple[tuple[str, int], ...] = ()

    def draw(self, stream: str, sides: int) -> tuple[int, Randomness]:
        """Return a number from 0 to ``sides - 1``, each equally likely, and the randomness after the draw.

        Raises ValueError if ``sides`` is below 1.
        """
        if sides < 1:
            raise ValueError(f"cannot draw from {sides} values")
        counters = dict(self.drawn)
        counter = counters.get(stream, 0)
        value = _uniform(f"{self.seed}\n{stream}\n{counter}", sides)
        return value, self._after(counters, stream, counter + 1)

    def shuffle(self, stream: str, items: Sequence[T]) -> tuple[tuple[T, ...], Randomness]:
        """Return the items in an order drawn by lot (Fisher-Yates), and the randomness after the draws."""
        pool = list(items)
        if len(pool) < 2:
            return tuple(pool), self
        counters = dict(self.drawn)
        counter = counters.get(stream, 0)
        for last in range(len(pool) - 1, 0, -1):
            other = _uniform(f"{self.seed}\n{stream}\n{counter}", last + 1)
            pool[last], pool[other] = pool[other], pool[last]
            counter += 1
        return tuple(pool), self._after(counters, stream, counter)

    def _after(self, counters: dict[str, int], stream: str, counter: int) -> Randomness:
        """Return the randomness with a new counter of a stream; ``counters`` are those of before."""
        drawn_before = stream in counters
        counters[stream] = counter
        drawn = counters.items() if drawn_before else sorted(counters.items())
        return Randomness(self.seed, tuple(drawn))

    def reseed(self, salt: str) -> Randomness:
        """Return randomness of a new seed, made of the old one and a published salt; counters start at 0."""
        return Randomness(sha256(f"{self.seed}\nreseed\n{salt}".encode()).hexdigest())


def _uniform(source: str, sides: int) -> int:
    """Return a number below ``sides`` from a text, without the bias of a bare remainder."""
    limit = _SPAN - _SPAN % sides
    attempt = 0
    while True:
        number = int.from_bytes(sha256(f"{source}\n{attempt}".encode()).digest(), "big")
        if number < limit:
            return number % sides
        attempt += 1
