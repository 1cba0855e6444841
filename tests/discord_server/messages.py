"""The messages of the stand-in: what is sent and changed, with files, nonces and the limits of each."""

from __future__ import annotations

import copy
import json
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from aiohttp import web

from tests.discord import parts
from tests.discord_server.limits import EPHEMERAL, check_message
from tests.discord_server.places import Channel, User, new_id
from tests.discord_server.refused import bad_body, unknown

NONCE_WINDOW = 300.0
"""For so many seconds Discord knows the nonces of messages; it says "the past few minutes"."""

FILES = "https://cdn.discordapp.com/attachments"


@dataclass(eq=False)
class Message:
    """A message in a channel; ``body`` is what it was made of, ``files`` the sizes of what is attached."""

    id: int
    channel: Channel
    author: User
    body: dict[str, Any]
    files: dict[str, int]
    edits: int = 0
    metadata: dict[str, Any] | None = None

    @property
    def components(self) -> list[dict[str, Any]]:
        """Return its components."""
        return self.body.get("components") or []

    @property
    def nonce(self) -> str | None:
        """Return by what the sender tells it from others."""
        return self.body.get("nonce")

    @property
    def is_ephemeral(self) -> bool:
        """Say whether only one person sees it."""
        return bool(self.body.get("flags", 0) & EPHEMERAL)

    def payload(self) -> dict[str, Any]:
        """Return what Discord says of it."""
        moment = datetime.now(UTC).isoformat()
        found: dict[str, Any] = {
            "id": str(self.id),
            "type": 0,
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.body.get("content") or "",
            "flags": self.body.get("flags", 0),
            "nonce": self.nonce,
            "timestamp": moment,
            "edited_timestamp": moment if self.edits else None,
            "components": self._shown_components(),
            "attachments": [self._attachment(name, number) for number, name in enumerate(self.files)],
            **dict.fromkeys(("embeds", "mentions", "mention_roles"), ()),
            **dict.fromkeys(("pinned", "tts", "mention_everyone"), False),
        }
        return found if self.metadata is None else found | {"interaction_metadata": self.metadata}

    def _shown_components(self) -> list[dict[str, Any]]:
        shown = copy.deepcopy(self.components)
        for number, one in enumerate(parts(shown), start=1):
            if "type" in one:
                one.setdefault("id", number)
            for name in ("media", "file"):
                if isinstance(one.get(name), dict):
                    one[name]["url"] = self._url_of(one[name]["url"])
        return shown

    def _url_of(self, url: str) -> str:
        name = url.removeprefix("attachment://")
        return f"{FILES}/{self.channel.id}/{self.id}/{name}" if name != url else url

    def _attachment(self, name: str, number: int) -> dict[str, Any]:
        url = self._url_of(f"attachment://{name}")
        return {
            "id": str(self.id + number),
            "filename": name,
            "size": self.files[name],
            "url": url,
            "proxy_url": url,
        }

    def change(self, body: Mapping[str, Any], files: Mapping[str, bytes]) -> None:
        """Change it as an edit asks; raises RefusedError where Discord would not."""
        kept = self._kept(body)
        changed = self.body | {key: value for key, value in body.items() if key != "attachments"}
        changed["flags"] = self.body.get("flags", 0) | body.get("flags", 0)
        check_message(changed, files, kept)
        self.body, self.edits = changed, self.edits + 1
        self.files = kept | {name: len(data) for name, data in files.items()}

    def _kept(self, body: Mapping[str, Any]) -> dict[str, int]:
        """Return the files that stay: all, unless those that are to stay are named."""
        if body.get("attachments") is None:
            return dict(self.files)
        named = {str(one["id"]) for one in body["attachments"]}
        ids = {name: str(self.id + number) for number, name in enumerate(self.files)}
        return {name: size for name, size in self.files.items() if ids[name] in named}


def made(channel: Channel, author: User, body: Mapping[str, Any], files: Mapping[str, bytes]) -> Message:
    """Return a new message; raises RefusedError where Discord would not make it."""
    check_message(body, files)
    sizes = {name: len(data) for name, data in files.items()}
    return Message(new_id(), channel, author, dict(body), sizes)


@dataclass
class Messages:
    """The messages of all channels, in the order in which they were sent, and the nonces that are known."""

    window: float = NONCE_WINDOW
    _by_channel: defaultdict[int, dict[int, Message]] = field(default_factory=lambda: defaultdict(dict))
    _nonces: dict[tuple[int, str], tuple[float, Message]] = field(default_factory=dict)

    def of(self, channel: Channel) -> list[Message]:
        """Return all messages of a channel, the oldest first."""
        return list(self._by_channel[channel.id].values())

    def find(self, channel: Channel, number: int) -> Message:
        """Return a message; raises RefusedError if it is not there."""
        if (found := self._by_channel[channel.id].get(number)) is None:
            raise unknown("message")
        return found

    def send(
        self, channel: Channel, author: User, body: Mapping[str, Any], files: Mapping[str, bytes]
    ) -> Message:
        """Add a message, unless one with the same nonce is known and the sender wants but one of them."""
        key = (channel.id, str(body.get("nonce")))
        enforced = bool(body.get("enforce_nonce"))
        if enforced and key in self._nonces and time.monotonic() - self._nonces[key][0] < self.window:
            return self._nonces[key][1]
        message = made(channel, author, body, files)
        self._by_channel[channel.id][message.id] = message
        if enforced:
            self._nonces[key] = (time.monotonic(), message)
        return message

    def delete(self, message: Message) -> None:
        """Take a message away."""
        del self._by_channel[message.channel.id][message.id]

    def forget_nonces(self) -> None:
        """Know no nonce any more, as if the window had passed."""
        self._nonces.clear()


async def read_body(request: web.Request) -> tuple[Any, dict[str, bytes]]:
    """Return the JSON of a request, and its files by their names; those announced have to be there."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), {}
    fields = await request.post()
    body = json.loads(str(fields.get("payload_json", "{}")))
    files = {part.filename: part.file.read() for part in fields.values() if isinstance(part, web.FileField)}
    _check_names(_message_of(body).get("attachments") or (), files)
    return body, files


def _message_of(body: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the message in a body: that of an answer to an interaction is in its data."""
    return body["data"] if isinstance(body.get("data"), dict) else body


def _check_names(announced: Iterable[Mapping[str, Any]], files: Mapping[str, bytes]) -> None:
    names = [one["filename"] for one in announced if "filename" in one]
    if sorted(names) != sorted(files):
        raise bad_body(f"attachments: {names} are announced, {sorted(files)} are sent")
