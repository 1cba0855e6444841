"""Interactions: what people ask of the bot, and how it answers by the token that comes with each."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any

from tests.discord_server.limits import EPHEMERAL
from tests.discord_server.messages import Message, made
from tests.discord_server.places import Channel, User, new_id
from tests.discord_server.refused import RefusedError, unknown

FIRST_WORD = 3.0
"""After so many seconds without an answer Discord tells the person that the application did not respond."""

TOKEN_LIFE = 900.0
"""For so many seconds an interaction can be answered further."""


class Kind(IntEnum):
    """What somebody does."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    FORM = 5


class Callback(IntEnum):
    """How the bot answers first."""

    MESSAGE = 4
    THINKING = 5
    WAIT = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


@dataclass(frozen=True)
class Answer:
    """What somebody got in the end: a message, a form to fill in, or choices; and after how many seconds.

    ``components`` and ``files`` are those of the message then: later it may be changed. Who gets nothing is
    told by Discord that the application did not respond.
    """

    message: Message | None = None
    components: Sequence[Mapping[str, Any]] = ()
    files: Mapping[str, int] = field(default_factory=dict[str, int])
    form: Mapping[str, Any] | None = None
    choices: tuple[Mapping[str, Any], ...] = ()
    after: float = 0.0


@dataclass(eq=False)
class Interaction:
    """Something that somebody asks of the bot.

    ``on`` is the message whose component was used. ``original`` is the message of the answer: for a component
    whose answer is to come in its place, that very message.
    """

    kind: Kind
    user: User
    channel: Channel
    data: dict[str, Any]
    bot: User
    on: Message | None = None
    id: int = field(default_factory=new_id)
    began: float = field(default_factory=time.monotonic)
    original: Message | None = None
    callback: Callback | None = None
    first_word: float | None = None
    refused: list[RefusedError] = field(default_factory=list[RefusedError])
    followups: dict[int, Message] = field(default_factory=dict[int, Message])
    answer: asyncio.Future[Answer] = field(default_factory=asyncio.Future)
    _private: bool = False

    @property
    def token(self) -> str:
        """Return by what the bot answers."""
        return f"token-{self.id}"

    @property
    def age(self) -> float:
        """Return how many seconds ago it was sent."""
        return time.monotonic() - self.began

    def heed(self, body: Mapping[str, Any], files: Mapping[str, bytes]) -> Message | None:
        """Take the first word of the bot; return the message that it makes or changes."""
        if self.callback is not None:
            raise RefusedError(400, 40060, "Interaction has already been acknowledged.")
        if self.age > FIRST_WORD:
            self._finish(Answer())
            raise unknown("interaction")
        callback, data = Callback(body["type"]), body.get("data") or {}
        self._take(callback, data, files)
        self.callback, self.first_word = callback, self.age
        return self.original if callback in (Callback.MESSAGE, Callback.UPDATE) else None

    def _take(self, callback: Callback, data: Mapping[str, Any], files: Mapping[str, bytes]) -> None:
        match callback:
            case Callback.MESSAGE:
                self.original = self._made(data, files)
                self._finish(Answer(message=self.original))
            case Callback.THINKING:
                self._private = bool(data.get("flags", 0) & EPHEMERAL)
            case Callback.WAIT:
                self._require(Kind.COMPONENT, Kind.FORM)
                self.original = self.on
            case Callback.UPDATE:
                self._require(Kind.COMPONENT, Kind.FORM)
                assert self.on is not None
                self.on.change(data, files)
                self.original = self.on
                self._finish(Answer(message=self.on))
            case Callback.CHOICES:
                self._require(Kind.AUTOCOMPLETE)
                self._finish(Answer(choices=tuple(data["choices"])))
            case Callback.FORM:
                self._require(Kind.COMMAND, Kind.COMPONENT)
                self._finish(Answer(form=data))

    def _require(self, *kinds: Kind) -> None:
        if self.kind not in kinds:
            raise RefusedError(400, 50035, f"Invalid Form Body: no such answer to a {self.kind.name}")

    def change_original(self, body: Mapping[str, Any], files: Mapping[str, bytes]) -> Message:
        """Take what the bot makes of its answer; of one that it was thinking of, the answer."""
        self._check_token()
        if self.original is None:
            flags = body.get("flags", 0) | (EPHEMERAL if self._private else 0)
            self.original = self._made({**body, "flags": flags}, files)
        else:
            self.original.change(body, files)
        self._finish(Answer(message=self.original))
        return self.original

    def follow_up(self, body: Mapping[str, Any], files: Mapping[str, bytes]) -> Message:
        """Take a further message of the bot; the first after "thinking" is the answer itself."""
        self._check_token()
        if self.callback is Callback.THINKING and self.original is None:
            return self.change_original(body, files)
        message = self._made(body, files)
        self.followups[message.id] = message
        self._finish(Answer(message=message))
        return message

    def find(self, number: str) -> Message:
        """Return a message of the answer by its id, or the original; raises RefusedError without one."""
        self._check_token()
        found = self.original if number == "@original" else self.followups.get(int(number))
        if found is None and self.original is not None and number == str(self.original.id):
            found = self.original
        if found is None:
            raise unknown("message")
        return found

    def _check_token(self) -> None:
        if self.callback is None:
            raise unknown("webhook")
        if self.age > TOKEN_LIFE:
            raise RefusedError(401, 50027, "Invalid Webhook Token")

    def _made(self, body: Mapping[str, Any], files: Mapping[str, bytes]) -> Message:
        message = made(self.channel, self.bot, body, files)
        message.metadata = self.metadata()
        return message

    def metadata(self) -> dict[str, Any]:
        """Return what Discord says in a message of the interaction that it answers."""
        return {
            "id": str(self.id),
            "type": int(self.kind),
            "user": self.user.payload(),
            "authorizing_integration_owners": {},
        }

    def _finish(self, answer: Answer) -> None:
        if not self.answer.done():
            if answer.message is not None:
                answer = replace(answer, components=answer.message.components, files=answer.message.files)
            self.answer.set_result(replace(answer, after=self.age))
