"""How fast a table plays: the time that people have each time they are waited for, and a bank beyond it."""

from __future__ import annotations

from datetime import timedelta
from typing import ClassVar

import msgspec

_HOUR = timedelta(hours=1) // timedelta(milliseconds=1)


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours that people have each time the game comes to wait for them, and once beyond all of these.

    Each is at most ``LONGEST``.
    """

    LONGEST: ClassVar[int] = 8 * 7 * 24

    turn: int
    bank: int

    @property
    def is_possible(self) -> bool:
        """Return whether a table can play by it."""
        return 1 <= self.turn <= self.LONGEST and 0 <= self.bank <= self.LONGEST

    @property
    def turn_millis(self) -> int:
        """Return the time of each turn in milliseconds."""
        return self.turn * _HOUR

    @property
    def bank_millis(self) -> int:
        """Return the whole bank in milliseconds."""
        return self.bank * _HOUR


def write_pace(pace: Pace | None) -> bytes | None:
    """Return a pace as it is stored; None is that of a table that takes its time."""
    return None if pace is None else msgspec.json.encode(pace)


def read_pace(stored: bytes | None) -> Pace | None:
    """Return a pace from how it is stored."""
    return None if stored is None else msgspec.json.decode(stored, type=Pace)
