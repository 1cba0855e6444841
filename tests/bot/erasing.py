"""Somebody is erased at a moment of a message's way: composed, on its way, or sent but not noted."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
from simcord.http.client import FakeHTTPClient
from simcord.results import to_discord_message

from bot.features.board import messages
from bot.store import Outbox
from bot.table import MessageKind, OutboxRow, Person, read_note
from bot.ui.drawings import Drawings
from bot.ui.pictures import Picture, Scene
from tests.bot.sent import Sent, collected
from tests.discord import Server, texts

BEA = "Bea"
MOMENTS = ("composed", "on its way", "not noted")
_MESSAGES = re.compile(r"/channels/\d+/messages(/\d+)?$")


def kind_of(row: OutboxRow) -> str:
    """Return what the message of a row is: its kind, or the key of a note."""
    return read_note(row).key if row.kind == MessageKind.NOTE else str(row.kind)


def words_of(announcement: Any) -> str:
    """Return all words of a message that is about to be sent, the descriptions of its pictures among them."""
    shown = texts(announcement.view.to_components())
    return "\n".join((shown, *(str(file.description) for file in announcement.files)))


def words_sent(sent: Sent) -> str:
    """Return all words of what was sent, the descriptions of its pictures among them."""
    files = sent.payload.get("attachments") or ()
    return "\n".join((sent.words, *(str(one.get("description")) for one in files)))


def shown(server: Server) -> dict[int, str]:
    """Return all words of each message as it stands, in channels and in direct messages, by its id."""
    found = server.env.backend.messages.values()
    sent = [to_discord_message(server.env, one) for some in found for one in some.values()]
    return {
        one.id: "\n".join((texts(one.components), *(str(file.description) for file in one.attachments)))
        for one in sent
        if not one.flags.ephemeral
    }


def changed(before: dict[int, str], after: dict[int, str]) -> str:
    """Return all words of the messages that are new or others."""
    return "\n".join(words for number, words in after.items() if before.get(number) != words)


@dataclass
class Erasing:
    """Erases somebody once, at a ``moment`` of the first message of a ``kind`` that has their name.

    ``number`` says who of the people it is, Bea if nobody else. With ``changes`` it is the first such message
    that is made anew in the place of one that was sent.
    """

    server: Server
    patch: pytest.MonkeyPatch
    kind: str
    moment: str
    to_follower: bool = False
    number: int = 1
    changes: bool = False
    erased: bool = False
    before: dict[int, str] = field(default_factory=dict[int, str])
    """All that is shown once the message is composed."""
    sent: list[Sent] = field(default_factory=list[Sent])
    """All that is sent once they are erased, before which the message was not."""
    drawn: list[tuple[str, ...]] = field(default_factory=list[tuple[str, ...]])
    """The names in all pictures of messages that are drawn once they are erased."""
    _armed: bool = False

    def __post_init__(self) -> None:
        person = known(self.server, self.number)
        self.name, self.discord_id = person.name, person.discord_id or 0

    def begin(self) -> None:
        """Watch what is composed and sent from now on; what is pending by then is sent by :meth:`send`."""
        worker: Any = self.server.services.delivery
        compose, request = worker._compose, FakeHTTPClient.request

        async def composed(row: OutboxRow) -> Any:
            announcement = await compose(row)
            wanted = kind_of(row) == self.kind and (row.recipient is not None) == self.to_follower
            wanted = wanted and self.changes == (row.message_id is not None)
            if (
                wanted
                and not self.erased
                and announcement is not None
                and self.name in words_of(announcement)
            ):
                self.before = shown(self.server)
                if self.moment == "composed":
                    await self.erase()
                else:
                    self._armed = True
            return announcement

        async def requested(client: FakeHTTPClient, route: Any, **given: Any) -> Any:
            answer = await request(client, route, **given)
            if self._armed and route.method in ("POST", "PATCH") and _MESSAGES.search(route.url):
                self._armed = False
                await self.erase()
            return answer

        draw = messages.draw_board

        async def drawn(drawings: Drawings, scene: Scene, part: str | None = None) -> Picture:
            if self.erased:
                self.drawn.append(scene.names)
            return await draw(drawings, scene, part)

        worker._compose = composed
        self.patch.setattr(messages, "draw_board", drawn)
        self.patch.setattr(FakeHTTPClient, "request", requested)

    async def erase(self) -> None:
        """Erase them; from the moment before it a killed process notes nothing more."""
        self.erased = True
        if self.moment == "composed":
            self.sent = collected(self.patch)
        if self.moment == "not noted":
            self.patch.setattr(Outbox, "delivered", _killed)
            self.patch.setattr(Outbox, "failed", _killed)
        await self.server.tables.people.forget(self.discord_id)

    async def send(self, game: int) -> None:
        """Send what is pending for a game, and by the next process what one that was killed has left."""
        with self.server.env.time_context(), suppress(KilledError):
            await self.server.services.delivery.deliver(game)
        if self.moment == "not noted":
            self.patch.undo()
            await self.server.restart()
        for _ in range(3):
            await self.server.sweep(61)


class KilledError(BaseException):
    """The process is not there any more."""


async def _killed(*given: object) -> None:
    raise KilledError


def known(server: Server, number: int) -> Person:
    """Return one of the people as the table knows them."""
    who = server.people[number]
    return Person(who.id, str(who.user.global_name))
