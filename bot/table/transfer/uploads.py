"""Files that moderators have sent, until they say whether they are to become games."""

from __future__ import annotations

from bot.store import Person, PersonRef
from bot.store.people import discord_id_of, upsert_person
from bot.store.uploads import (
    add_upload,
    find_upload,
    is_upload,
    remove_earlier_uploads,
    remove_upload,
    remove_upload_of,
    remove_uploads_before,
    uploads_before,
)
from bot.table.errors import TableError
from bot.table.session import Session

_KEPT_FOR = 24 * 60 * 60 * 1000
"""How long a file waits for an answer, in milliseconds."""


class Uploads:
    """The files that wait for an answer."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def keep(self, channel_id: int, who: Person, data: bytes) -> int:
        """Keep a file until somebody says whether it is to become a game; return its id.

        It is kept before it is checked, so that it goes with those whom it names and who want to be forgotten
        meanwhile.
        """
        async with self._session.write() as queries:
            person = await upsert_person(queries, who)
            return await add_upload(queries, channel_id, person, data, self._session.now())

    async def offer(self, upload_id: int) -> None:
        """Let a file that was found good stand in for those that the same person had sent there before.

        Raises TableError("import_gone") if it is not there any more.
        """
        async with self._session.write() as queries:
            if not await is_upload(queries, upload_id):
                raise TableError("import_gone")
            removed = await remove_earlier_uploads(queries, upload_id)
        if removed:
            await self._session.store.scrub()

    async def drop_expired(self) -> None:
        """Remove the files to which nobody came back within a day."""
        before = self._session.now() - _KEPT_FOR
        if await uploads_before(self._session.reader, before):
            async with self._session.write() as queries:
                await remove_uploads_before(queries, before)
            await self._session.store.scrub()

    async def get(self, upload_id: int, channel_id: int, who: PersonRef) -> bytes:
        """Return a file that somebody has sent in a channel; TableError("import_gone") if it is not there."""
        found = await find_upload(self._session.reader, upload_id)
        if found is None or found.channel_id != channel_id or found.person is None:
            raise TableError("import_gone")
        expired = found.created < self._session.now() - _KEPT_FOR
        if found.person.discord_id != discord_id_of(who) or expired:
            raise TableError("import_gone")
        return found.data

    async def drop(self, upload_id: int) -> None:
        """Remove a file; one that is gone already changes nothing."""
        async with self._session.write() as queries:
            removed = await remove_upload(queries, upload_id)
        if removed:
            await self._session.store.scrub()

    async def give_up(self, upload_id: int, channel_id: int, who: PersonRef) -> None:
        """Remove a file that somebody has sent in a channel; TableError("import_gone") if it is not there."""
        async with self._session.write() as queries:
            if not await remove_upload_of(queries, upload_id, channel_id, discord_id_of(who)):
                raise TableError("import_gone")
        await self._session.store.scrub()
