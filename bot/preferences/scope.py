"""Where a setting counts: a thread, its channel, the server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.store.preferences import Place

Source: TypeAlias = Literal["channel", "parent", "server", "owner"]
"""Where something was set: the channel or thread itself, the channel of the thread, the server, the owner."""


@dataclass(frozen=True, slots=True)
class Scope:
    """A channel of a server, or a server as a whole; ``parent_id`` is the channel of a thread."""

    guild_id: int | None
    channel_id: int | None = None
    parent_id: int | None = None

    @property
    def server(self) -> Scope:
        """Return the server as a whole."""
        return Scope(self.guild_id)

    @property
    def sources(self) -> tuple[tuple[Source, Place, int], ...]:
        """Return whose settings count here, the nearest first: as what, of which kind, by which id."""
        candidates: tuple[tuple[Source, Place, int | None], ...] = (
            ("channel", "channel", self.channel_id),
            ("parent", "channel", self.parent_id),
            ("server", "server", self.guild_id),
        )
        return tuple((source, place, number) for source, place, number in candidates if number is not None)


@dataclass(frozen=True, slots=True)
class ResolvedSetting:
    """A value that counts, and who has set it."""

    value: str
    source: Source
