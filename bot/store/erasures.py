"""How often people were erased, so that what was read with their names before is not sent after it.

A row of the outbox that was pending then may have been sent with a name, without our knowing: Discord may
keep the message waiting, or the program was killed before it noted it. Only a change of the message that is
made later is known to be without the name.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

import msgspec

KEY = "erasure"
"""Under which the store keeps the last one."""


@dataclass(frozen=True, slots=True)
class Erasure:
    """The last time that somebody was erased: the ``number``-th, with the outbox at the row ``last_row``."""

    number: int = 0
    last_row: int = 0

    @property
    def stored(self) -> str | None:
        """Return it as the store keeps it; None if nobody was erased yet."""
        return json.dumps([self.number, self.last_row]) if self.number else None


NEVER = Erasure()


def read_erasure(stored: str | None) -> Erasure:
    """Return the last erasure as the store keeps it; :data:`NEVER` if there is none.

    Raises ValueError if it is not as it was written.
    """
    return NEVER if stored is None else Erasure(*msgspec.json.decode(stored, type=tuple[int, int]))
