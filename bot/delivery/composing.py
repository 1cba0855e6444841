"""Makes the message of a pending one: each kind by the maker that a feature has registered for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.i18n.catalogue import translate
from bot.preferences.settings import Scope
from bot.store import OutboxRow
from bot.table import MessageKind, TableError, read_note
from bot.ui.announcement import Announcement, MessageMaker
from bot.ui.message import plain
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

        Raises ValueError for a row of a kind that no feature knows, or that is not as it was written.
        """
        kind = read_note(row).key if row.kind == MessageKind.NOTE else row.kind
        if kind is None:
            raise ValueError(
                f"outbox row {row.id} has rotted, or is of a kind that a later program has stored"
            )
        if (maker := self._makers.get(kind)) is None:
            raise ValueError(f"outbox row {row.id} is of an unknown kind {kind!r}")
        return await maker(self._services, row, await self._services.tables.get(row.game_id))

    async def blank(self, row: OutboxRow) -> Announcement:
        """Return what stands in the place of a message that cannot be made anew without a name."""
        try:
            info = await self._services.tables.get(row.game_id)
            language = self._services.table_language(info)
        except TableError:
            language = self._services.preferences.language(Scope(row.guild_id, row.channel_id))
        message = plain(translate(language, "message-left-out"))
        return Announcement(row.guild_id, row.channel_id, message.view)
