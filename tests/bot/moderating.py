"""What moderators do, as the suites about them do it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import render
from rules.game import View
from tests.bot.told import answer_of, parts, press_as
from tests.bot.wire import WireId
from tests.discord import Server


async def ask(server: Server, command: str, **written: Any) -> Any:
    """Sends a moderator's command; the question they get."""
    result = await server.moderator.slash(server.channel, command, **written)
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def press(server: Server, question: Any, label: str) -> str:
    """Presses a button of a moderator's question; what stands in its place, or beside it, then."""
    result = await server.moderator.click(question, label=label)
    if result.followups:
        return answer_of_parts(result.followups[-1].components)
    return answer_of_parts(server_message(server, question).components)


async def do(server: Server, command: str, label: str, **written: Any) -> str:
    """Sends a moderator's command and presses a button of the question; what they are told."""
    return await press(server, await ask(server, command, **written), label)


def server_message(server: Server, message: Any) -> Any:
    """A private message as it stands now."""
    return server.env.backend.get_message(message.channel_id, message.id)


def answer_of_parts(components: Any) -> str:
    """All words of components."""
    return "\n".join(part["content"] for part in parts(components) if part.get("content"))


def pinged(server: Server) -> list[int]:
    """Whom the newest message of the bot calls."""
    return [int(one) for one in server.sent[-1]["allowed_mentions"].get("users", [])]


async def forged(server: Server, who: Any, made: WireId) -> str:
    """Presses a button of ours that never was on the channel's newest message with buttons; the answer."""
    public = next(
        message
        for message in reversed(server.messages())
        if any(part.get("custom_id") for part in parts(message.components))
    )
    old = next(part["custom_id"] for part in parts(public.components) if part.get("custom_id"))
    press_as(server, public, old, made.custom_id)
    said = answer_of(await who.click(public, custom_id=made.custom_id))
    press_as(server, public, made.custom_id, old)
    return said


@contextmanager
def seen(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[View]]:
    """The views of all that is drawn or described in the meantime."""
    found: list[View] = []

    def spied(real: Any) -> Any:
        def spy(view: View, *given: Any, **named: Any) -> Any:
            found.append(view)
            return real(view, *given, **named)

        return spy

    with monkeypatch.context() as patch:
        for name in ("board", "describe", "hand", "describe_hand"):
            patch.setattr(render, name, spied(getattr(render, name)))
        yield found
