"""Helpers for the tests of /mod export and /mod import."""

from __future__ import annotations

from typing import Any

from tests.discord import Server, labels, parts, texts

REFUSED = "Only moderators can do that: it takes Manage Channels here, or a role chosen for moderating."


def response_of(result: Any) -> Any:
    """Return the private message that somebody got, be it in the place of a question."""
    assert result.response is not None
    assert result.response.flags.ephemeral
    return result.response


def answer_of(result: Any) -> str:
    """Return the text of the private message, or of the one that was sent beside it."""
    if result.followups:
        return texts(result.followups[-1].components)
    return texts(response_of(result).components)


async def file_of(server: Server, message: Any) -> tuple[str, bytes]:
    """Return the name and the bytes of a message's one file."""
    (file,) = message.attachments
    data = await server.client.http.get_from_cdn(file.url)
    return file.filename, data


def newest(server: Server) -> Any:
    """Return the newest message of the other channel."""
    message = server.other_channel.last_message
    assert message is not None
    return message


async def exported(server: Server, **options: Any) -> tuple[str, bytes]:
    """Export the channel's game as a moderator; return the name and the bytes of the file."""
    question = await server.moderator.slash(server.channel, "mod export", **options)
    first = labels(response_of(question).components)[0]
    return await file_of(
        server, response_of(await server.moderator.click(response_of(question), label=first))
    )


async def asked_to_import(server: Server, data: bytes, channel: Any = None, name: str = "game.json") -> Any:
    """Import a file as a moderator, in the other channel by default; return the result."""
    where = channel or server.other_channel
    return await server.moderator.slash(where, "mod import", file=(name, data))


async def imported(server: Server, data: bytes) -> int:
    """Import a file into the other channel; return the id of the game that it became."""
    question = response_of(await asked_to_import(server, data))
    answer = answer_of(await server.moderator.click(question, label="Import"))
    assert "The game has been imported." in answer
    info = await server.tables.latest(server.other_channel.id)
    assert info is not None
    return info.id


def first_id(message: Any) -> str:
    return next(part["custom_id"] for part in parts(message.components) if part.get("custom_id"))
