"""What the thinking process is given and gives back, a line of JSON each."""

from __future__ import annotations

import msgspec

from rules.players.levels import Level


class Job(msgspec.Struct, frozen=True):
    """A decision to think about: the stored game, who decides, how well, and the seed of the thoughts."""

    game: msgspec.Raw
    seat: int
    level: Level
    seed: str


class Answer(msgspec.Struct, frozen=True):
    """What the seat does, as it is stored; None where thinking was stopped, or ``error`` says what failed."""

    action: str | None = None
    error: str | None = None


STOP = b"\n"
"""The line that stops what is thought about."""
