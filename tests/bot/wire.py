"""The ids of buttons, menus and forms as they stand in messages, for tests that forge them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WireId:
    """The parts of a custom_id; the wire form is that of all messages ever posted."""

    action: str
    game: int
    seat: int | None = None
    decision: int = 0
    path: str = ""
    topic: str = ""

    @property
    def custom_id(self) -> str:
        """Return the id."""
        seat = "-" if self.seat is None else self.seat
        topic = f":{self.topic}" if self.topic else ""
        return f"r:{self.action}:{self.game}:{seat}:{self.decision}:{self.path}{topic}"
