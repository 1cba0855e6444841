"""Makes the message of a pending one: each kind by the maker that a feature has registered for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.store import OutboxRow
from bot.table import MessageKind, read_note
from bot.ui.announcement import Announcement, MessageMaker
from bot.ui.services import Services


class Composer:
    """The makers of messages, by kind of pending message or, for notes, by their key."""

    def __init__(self, services: Services, makers: Iterable[Mapping[str, MessageMaker]]) -> None:
        self._services = services
        self._makers: dict[str, MessageMaker] = {}
        for some in makers:
            if twice := self._makers.keys() & some.keys():
                raise ValueError(f"two makers of messages {', '.join(sorted(twice))}")
            self._makers.update(some)

    async def compose(self, row: OutboxRow) -> Announcement | None:
        """Return the message that a row stands for; None if nothing is to be sent any more.

        Raises ValueError for a row of a kind that no feature knows.
        """
        kind = read_note(row).key if row.kind == MessageKind.NOTE else row.kind
        if kind is None:
            raise ValueError(f"outbox row {row.id} is of a kind that a later program has stored")
        if (maker := self._makers.get(kind)) is None:
            raise ValueError(f"outbox row {row.id} is of an unknown kind {kind!r}")
        return await maker(self._services, row, await self._services.tables.get(row.game_id))
